-- A database as the second schema (0002) and its server wrote it. Never changed: migrations start here.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "codes" VALUES('07b1bd34e47abf464e461d38fe679ac07c2fe76abca91248bcf4fdeee4f0eddb','recovery','second-person',NULL,NULL,'d029fa',NULL);
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
INSERT INTO "events" VALUES(1,'second-table',1,1800000000000,'open',NULL,'{"game":"hashi","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"bc70ba058bca55c5"}','second-person','7fc81f450290-1');
INSERT INTO "events" VALUES(2,'second-table',2,1800000000000,'sit',0,'{"name":"Ada"}','second-person',NULL);
INSERT INTO "events" VALUES(3,'second-table',3,1800000000000,'sit',1,'{"name":"Ada"}','second-person',NULL);
INSERT INTO "events" VALUES(4,'second-table',4,1800000000000,'ready',0,'{"words":"words"}','second-person',NULL);
INSERT INTO "events" VALUES(5,'second-table',5,1800000000000,'ready',1,'{"words":"words"}','second-person',NULL);
INSERT INTO "events" VALUES(6,'second-table',6,1800000000000,'start',NULL,'{}',NULL,NULL);
INSERT INTO "events" VALUES(7,'second-table',7,1800000000000,'move',0,'{"move":58,"asked":"33298af95b462d12"}','second-person','7fc81f450290-2');
CREATE TABLE ledger (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "ledger" VALUES('serves','0001');
INSERT INTO "ledger" VALUES('key','the-key-it-had');
INSERT INTO "ledger" VALUES('cleared','1800000000000');
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	viewer INTEGER NOT NULL, 
	id INTEGER NOT NULL, 
	body VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, viewer, id)
)
 WITHOUT ROWID

;
INSERT INTO "messages" VALUES('second-table',-1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',-1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',-1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',-1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',-1,5,'{"type":"start","seat":null,"words":["words","words"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',-1,6,'{"type":"done","seat":"A","move":null,"facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',0,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',0,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',0,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',0,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',0,5,'{"type":"start","seat":null,"words":["words","words"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',0,6,'{"type":"move","seat":"A","move":"3@d1","facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',1,5,'{"type":"start","seat":null,"words":["words","words"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":1800000000000}');
INSERT INTO "messages" VALUES('second-table',1,6,'{"type":"done","seat":"A","move":null,"facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":1800000000000}');
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('second-person','Ada',1800000000000,1800000000000);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('second-table',0,'second-person');
INSERT INTO "seats" VALUES('second-table',1,'second-person');
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
	touched INTEGER NOT NULL, minder VARCHAR, 
	PRIMARY KEY (id), 
	UNIQUE (host, client)
);
INSERT INTO "tables" VALUES('second-table',7,'second-person','7fc81f450290-1','playing',0,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"n":3,"layout":"fa031fb494eacfdb","counts":{"-1":2,"0":2,"1":2},"status":"gathering","host":"second-person","terms":{"game":"hashi","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"bc70ba058bca55c5"},"seats":[{"person":"second-person","name":"Ada","bot":"","ready":false,"words":"","away":"","substitute":"","acts":0,"clock":null},{"person":"second-person","name":"Ada","bot":"","ready":false,"words":"","away":"","substitute":"","acts":0,"clock":null}],"live":null,"ask":null,"muted":[],"chats":0,"next":"","since":1800000000000,"moved":1800000000000}',NULL,0,1800000000000,1800000000000,NULL);
CREATE TABLE tokens (
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('2e3661e2768be8a0db41d59d7572fc5ff4e3d07ebfee8883452bea77bd7be01f','second-person',1800000000000);
CREATE TABLE workers (
	id VARCHAR NOT NULL, 
	until INTEGER NOT NULL, 
	rules VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_codes_table_id ON codes (table_id);
CREATE INDEX ix_codes_person ON codes (person);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_bots ON tables (bots);
CREATE INDEX tables_open ON tables (listed, status, created);
CREATE INDEX tables_old ON tables (status, touched);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_tables_minder ON tables (minder);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('events',7);
COMMIT;
