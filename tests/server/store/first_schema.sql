-- A database as the first schema (0001) and the first server wrote it. Never changed: migrations start here.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "events" VALUES(1,'first-2',1,1794000000000,'open',NULL,'{"game":"hashi","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"3d047e3204948348"}','first-1','7f90c4a87d50-1');
INSERT INTO "events" VALUES(2,'first-2',2,1794000000000,'sit',0,'{"name":"Ada"}','first-1',NULL);
INSERT INTO "events" VALUES(3,'first-2',3,1794000000000,'sit',1,'{"name":"Ada"}','first-1',NULL);
INSERT INTO "events" VALUES(4,'first-2',4,1794000000000,'ready',0,'{"words":"first words"}','first-1',NULL);
INSERT INTO "events" VALUES(5,'first-2',5,1794000000000,'ready',1,'{"words":"first words"}','first-1',NULL);
INSERT INTO "events" VALUES(6,'first-2',6,1794000000000,'start',NULL,'{}',NULL,NULL);
INSERT INTO "events" VALUES(7,'first-2',7,1794000000000,'move',0,'{"move":63,"asked":"ae7ad7a8fed051c0"}','first-1','fA');
INSERT INTO "events" VALUES(8,'first-2',8,1794000000000,'move',1,'{"move":63,"asked":"dfae5df75d51616e"}','first-1','fB');
INSERT INTO "events" VALUES(9,'first-2',9,1794000000000,'move',16,'{"move":107}',NULL,NULL);
INSERT INTO "events" VALUES(10,'first-2',10,1794000000000,'move',1,'{"move":1,"asked":"f2381e51723f68fa"}','first-1','fC');
CREATE TABLE messages (
	table_id VARCHAR NOT NULL, 
	viewer INTEGER NOT NULL, 
	id INTEGER NOT NULL, 
	body VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, viewer, id)
)
 WITHOUT ROWID

;
INSERT INTO "messages" VALUES('first-2',-1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',-1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',-1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',-1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',-1,5,'{"type":"start","seat":null,"words":["first words","first words"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',-1,6,'{"type":"done","seat":"A","move":null,"facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',-1,7,'{"type":"settled","seat":"B","move":"4@b2","facts":[["hashi-fact-prepared",{"seat":1,"owner":0,"number":4,"island":"b2"}],["hashi-fact-prepared",{"seat":0,"owner":1,"number":4,"island":"b2"}]],"turn":1,"acting":[],"settled":[{"seat":"A","moves":["4@b2"]},{"seat":"B","moves":["4@b2"]}],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',-1,8,'{"type":"move","seat":"fate","move":"6/1","facts":[["hashi-fact-card",{"card":1,"number":6,"bridges":1}]],"turn":1,"acting":["A","B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,5,'{"type":"start","seat":null,"words":["first words","first words"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,6,'{"type":"move","seat":"A","move":"4@b2","facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,7,'{"type":"settled","seat":"B","move":"4@b2","facts":[["hashi-fact-prepared",{"seat":1,"owner":0,"number":4,"island":"b2"}],["hashi-fact-prepared",{"seat":0,"owner":1,"number":4,"island":"b2"}]],"turn":1,"acting":[],"settled":[{"seat":"A","moves":["4@b2"]},{"seat":"B","moves":["4@b2"]}],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',0,8,'{"type":"move","seat":"fate","move":"6/1","facts":[["hashi-fact-card",{"card":1,"number":6,"bridges":1}]],"turn":1,"acting":["A","B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,5,'{"type":"start","seat":null,"words":["first words","first words"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,6,'{"type":"done","seat":"A","move":null,"facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,7,'{"type":"settled","seat":"B","move":"4@b2","facts":[["hashi-fact-prepared",{"seat":1,"owner":0,"number":4,"island":"b2"}],["hashi-fact-prepared",{"seat":0,"owner":1,"number":4,"island":"b2"}]],"turn":1,"acting":[],"settled":[{"seat":"A","moves":["4@b2"]},{"seat":"B","moves":["4@b2"]}],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,8,'{"type":"move","seat":"fate","move":"6/1","facts":[["hashi-fact-card",{"card":1,"number":6,"bridges":1}]],"turn":1,"acting":["A","B"],"at":1794000000000}');
INSERT INTO "messages" VALUES('first-2',1,9,'{"type":"move","seat":"B","move":"6@d1","facts":[],"turn":1,"acting":["A","B"],"at":1794000000000}');
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('first-1','Ada',1794000000000,1794000000000);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('first-2',0,'first-1');
INSERT INTO "seats" VALUES('first-2',1,'first-1');
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
	PRIMARY KEY (id), 
	UNIQUE (host, client)
);
INSERT INTO "tables" VALUES('first-2',10,'first-1','7f90c4a87d50-1','playing',0,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"layout":"12492655335b4477","counts":{"-1":8,"0":8,"1":9},"status":"playing","host":"first-1","terms":{"game":"hashi","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"3d047e3204948348"},"seats":[{"person":"first-1","name":"Ada","bot":"","ready":true,"words":"first words","away":"","acts":1,"clock":null},{"person":"first-1","name":"Ada","bot":"","ready":true,"words":"first words","away":"","acts":2,"clock":null}],"live":{"state":"YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAG0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAgIBDwABAAAAAAAAAAAAAAAAAAAAAAAA","settled":"YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAgIBDwAAAAAAAAAAAAAAAAAAAAAAAAAA","base":"YAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAgIBDwAAAAAAAAAAAAAAAAAAAAAAAAAA","phase":2,"drafts":{"1":[1]},"log":[],"counter":1,"words":["first words","first words"],"names":["Ada","Ada"]},"ask":null,"muted":[],"chats":0,"next":"","since":1794000000000}',NULL,0,1794000000000,1794000000000);
CREATE TABLE tokens (
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('86cbeb8ffaad4e305c1d2bd2d3a5063246cb4e305c930c9bffa09cc400046e80','first-1',1794000000000);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_codes_person ON codes (person);
CREATE INDEX ix_codes_table_id ON codes (table_id);
CREATE INDEX ix_tables_bots ON tables (bots);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX tables_open ON tables (listed, status, created);
CREATE INDEX tables_old ON tables (status, touched);
CREATE INDEX ix_seats_person ON seats (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('events',10);
COMMIT;
