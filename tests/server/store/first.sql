CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
CREATE TABLE boards (
	tournament VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	players VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	result VARCHAR, 
	disclosed BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, round, board)
);
CREATE TABLE challenges (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (table_id, seat)
);
CREATE TABLE codes (
	hash VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	table_id VARCHAR, 
	seat INTEGER, 
	mark VARCHAR, 
	expires INTEGER, 
	PRIMARY KEY (hash)
);
CREATE TABLE comments (
	id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	step INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	client VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	marks VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (person, client)
);
CREATE TABLE consents (
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, person)
);
CREATE TABLE contestants (
	tournament VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	lot INTEGER NOT NULL, 
	gone BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, number)
);
CREATE TABLE counted (
	table_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE deals (
	day VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	made INTEGER NOT NULL, 
	par VARCHAR, 
	clairvoyant INTEGER, 
	claimed INTEGER, 
	PRIMARY KEY (day, game)
);
CREATE TABLE deliveries (
	id VARCHAR NOT NULL, 
	channel VARCHAR NOT NULL, 
	target VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	seats VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	due INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	lease INTEGER NOT NULL, 
	state VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entries (
	day VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	score VARCHAR, 
	refused VARCHAR, 
	PRIMARY KEY (day, game, person)
);
CREATE TABLE events (
	seq INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER, 
	data VARCHAR NOT NULL, 
	person VARCHAR, 
	client VARCHAR, 
	UNIQUE (table_id, n), 
	UNIQUE (table_id, person, client)
);
CREATE TABLE finished (
	table_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	ended INTEGER NOT NULL, 
	rated INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE friends (
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	since INTEGER NOT NULL, 
	PRIMARY KEY (person, other)
);
CREATE TABLE hooks (
	id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	format VARCHAR NOT NULL, 
	url VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	base VARCHAR NOT NULL, 
	failed INTEGER NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE host_log (
	id VARCHAR NOT NULL, 
	at INTEGER NOT NULL, 
	what VARCHAR NOT NULL, 
	about VARCHAR NOT NULL, 
	address VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE host_sessions (
	hash VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	until INTEGER NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE hushed (
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	PRIMARY KEY (person, table_id)
);
CREATE TABLE ledger (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE merges (
	was VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (was)
);
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	viewer INTEGER NOT NULL, 
	id INTEGER NOT NULL, 
	body VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, viewer, id)
)
 WITHOUT ROWID;
CREATE TABLE notices (
	id VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	seats VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE passkey_challenges (
	challenge VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	handle VARCHAR NOT NULL, 
	expires INTEGER NOT NULL, 
	PRIMARY KEY (challenge)
);
CREATE TABLE passkeys (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	credential VARCHAR NOT NULL, 
	handle VARCHAR NOT NULL, 
	public_key BLOB NOT NULL, 
	counter INTEGER NOT NULL, 
	label VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	synced BOOLEAN NOT NULL, 
	created INTEGER NOT NULL, 
	used INTEGER, 
	PRIMARY KEY (id), 
	UNIQUE (credential)
);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE ratings (
	player VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	company VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (player, game, company)
);
CREATE TABLE reports (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	accused VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	about VARCHAR NOT NULL, 
	reason VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	made INTEGER NOT NULL, 
	state VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (person, table_id, seat, about)
);
CREATE TABLE results (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	company VARCHAR NOT NULL, 
	ended INTEGER NOT NULL, 
	told INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	shared BOOLEAN NOT NULL, 
	gone VARCHAR NOT NULL, 
	decisions INTEGER, 
	loss DOUBLE, 
	rating DOUBLE, 
	deviation DOUBLE, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE reviews (
	table_id VARCHAR NOT NULL, 
	first INTEGER NOT NULL, 
	body VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (table_id, first)
);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE sharing (
	person VARCHAR NOT NULL, 
	mark VARCHAR, 
	presence BOOLEAN NOT NULL, 
	here INTEGER NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (mark)
);
CREATE TABLE silenced (
	person VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE solvers (
	person VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	body VARCHAR NOT NULL, 
	PRIMARY KEY (person, game)
);
CREATE TABLE subscriptions (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	endpoint VARCHAR NOT NULL, 
	p256dh VARCHAR NOT NULL, 
	auth VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	base VARCHAR NOT NULL, 
	label VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (endpoint)
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	host VARCHAR NOT NULL, 
	client VARCHAR, 
	status VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	secret BLOB NOT NULL, 
	snapshot VARCHAR NOT NULL, 
	due INTEGER, 
	bots BOOLEAN NOT NULL, 
	created INTEGER NOT NULL, 
	touched INTEGER NOT NULL, 
	minder VARCHAR, 
	game VARCHAR, 
	places INTEGER, 
	pace VARCHAR, 
	PRIMARY KEY (id), 
	UNIQUE (host, client)
);
CREATE TABLE tokens (
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	seen INTEGER, 
	label VARCHAR, 
	via VARCHAR, 
	noticed INTEGER, 
	PRIMARY KEY (hash)
);
CREATE TABLE tournaments (
	id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	owner VARCHAR NOT NULL, 
	client VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	round INTEGER NOT NULL, 
	terms VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	worker VARCHAR, 
	created INTEGER NOT NULL, 
	touched INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (owner, client)
);
CREATE TABLE waiting (
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	address VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	pace VARCHAR NOT NULL, 
	bots INTEGER, 
	bot VARCHAR, 
	since INTEGER NOT NULL, 
	until INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE wishes (
	person VARCHAR NOT NULL, 
	unwanted VARCHAR NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	zone VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	mail VARCHAR NOT NULL, 
	mail_code VARCHAR NOT NULL, 
	mail_tries INTEGER NOT NULL, 
	base VARCHAR NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE workers (
	id VARCHAR NOT NULL, 
	until INTEGER NOT NULL, 
	rules VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX deliveries_due ON deliveries (state, due);
CREATE INDEX finished_rated ON finished (rated, ended);
CREATE INDEX ix_boards_table_id ON boards (table_id);
CREATE INDEX ix_challenges_other ON challenges (other);
CREATE INDEX ix_challenges_person ON challenges (person);
CREATE INDEX ix_challenges_table_id ON challenges (table_id);
CREATE INDEX ix_codes_person ON codes (person);
CREATE INDEX ix_codes_table_id ON codes (table_id);
CREATE INDEX ix_comments_person ON comments (person);
CREATE INDEX ix_comments_table_id ON comments (table_id);
CREATE INDEX ix_consents_person ON consents (person);
CREATE INDEX ix_contestants_person ON contestants (person);
CREATE INDEX ix_deliveries_person ON deliveries (person);
CREATE INDEX ix_deliveries_target ON deliveries (target);
CREATE INDEX ix_entries_person ON entries (person);
CREATE INDEX ix_entries_table_id ON entries (table_id);
CREATE INDEX ix_friends_other ON friends (other);
CREATE INDEX ix_hooks_person ON hooks (person);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
CREATE INDEX ix_host_log_at ON host_log (at);
CREATE INDEX ix_hushed_table_id ON hushed (table_id);
CREATE INDEX ix_merges_person ON merges (person);
CREATE INDEX ix_passkey_challenges_expires ON passkey_challenges (expires);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_ratings_person ON ratings (person);
CREATE INDEX ix_reports_accused ON reports (accused);
CREATE INDEX ix_reports_person ON reports (person);
CREATE INDEX ix_reports_table_id ON reports (table_id);
CREATE INDEX ix_reviews_made ON reviews (made);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
CREATE INDEX ix_tables_bots ON tables (bots);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_minder ON tables (minder);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_tournaments_status ON tournaments (status);
CREATE INDEX reports_state ON reports (state, made);
CREATE INDEX results_of ON results (person, game, ended);
CREATE INDEX tables_old ON tables (status, touched);
CREATE INDEX tables_open ON tables (listed, status, created);
CREATE INDEX waiting_for ON waiting (game, seats, pace, since);
INSERT INTO alembic_version VALUES ('0001');
