-- A database as the server before 1.0.0 wrote it (schema 0013): a table of each game, and one that ended. Never changed; its clock is far ahead,
-- so that nothing in it grows old.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "codes" VALUES('25453051ea56c9eb4467610aaf58f1c158ec610e6329618d454bb16eed062c2e','used','IHgbYr5t-dcQ','hSuuD3o5-qjP0dhE',1,'oplQZ8-I',NULL);
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
	claimed INTEGER, 
	PRIMARY KEY (day, game)
);
INSERT INTO "deals" VALUES('2026-11-18','hashi',X'50044908EAB072A0A21010D7C880F6306C94C8EF90619EC4383B785A3C7D4BB1',4094981536321,NULL,NULL);
INSERT INTO "deals" VALUES('2026-11-18','loopit',X'555ECF297EDADA558C2A4C0192E3E3C9FB27879F1A251FCE7ABA04837787F6E7',4094981536321,NULL,NULL);
INSERT INTO "deals" VALUES('2026-11-18','river_dragons',X'9ACECB3376081715003E30509505D216C1871930FFE3ED12BAC679F51728680D',4094981536321,NULL,NULL);
INSERT INTO "deals" VALUES('2026-11-18','the_border',X'7AC8B89FCCCF24009C2F7330AEB507403DCF44498344AAF29311F7D82E199D1D',4094981536321,NULL,NULL);
INSERT INTO "deals" VALUES('2026-11-19','hashi',X'FF5C6AC2BE217D613B797EE72FB5E03EAD1BD79123BC5CAC80B8DE97F012A3E5',4094981536321,NULL,NULL);
INSERT INTO "deals" VALUES('2026-11-19','loopit',X'82A9CFC19AAF5F9239E4688884A39E298229CF52F217331A72DF7A1154BA1D3B',4094981536321,NULL,NULL);
INSERT INTO "deals" VALUES('2026-11-19','river_dragons',X'70328640244B15238A300AAF0A07F1586911D12BDE764A47511E7D029956F897',4094981536321,NULL,NULL);
INSERT INTO "deals" VALUES('2026-11-19','the_border',X'9246A9BB724B27896EB1D6BE21FF8E4CF90ACA869E10B6022DE8D3540D9AA74E',4094981536321,NULL,NULL);
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
INSERT INTO "events" VALUES(1,'lT6WKlWR5AYShDcr',1,4094981536447,'open',NULL,'{"game":"hashi","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"bdaa086f8e002546","luck":2,"beacon":null}','tjLEs2OU1vA2','7f4f2a791550-1');
INSERT INTO "events" VALUES(2,'lT6WKlWR5AYShDcr',2,4094981536447,'sit',0,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(3,'lT6WKlWR5AYShDcr',3,4094981536447,'sit',1,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(4,'lT6WKlWR5AYShDcr',4,4094981536479,'ready',0,'{"words":"10e9247da34554e3a9e03d8cb2558416"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(5,'lT6WKlWR5AYShDcr',5,4094981536479,'ready',1,'{"words":"10e9247da34554e3a9e03d8cb2558416"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(6,'lT6WKlWR5AYShDcr',6,4094981536479,'start',NULL,'{}',NULL,NULL);
INSERT INTO "events" VALUES(7,'lT6WKlWR5AYShDcr',7,4094981536507,'move',0,'{"move":58,"asked":"33298af95b462d12"}','tjLEs2OU1vA2','7f4f2a791550-2');
INSERT INTO "events" VALUES(8,'lT6WKlWR5AYShDcr',8,4094981536519,'move',1,'{"move":58,"asked":"99314ca0349a2165"}','tjLEs2OU1vA2','7f4f2a791550-3');
INSERT INTO "events" VALUES(9,'lT6WKlWR5AYShDcr',9,4094981536519,'move',16,'{"move":105}',NULL,NULL);
INSERT INTO "events" VALUES(10,'lT6WKlWR5AYShDcr',10,4094981536534,'move',0,'{"move":3,"asked":"a079fd1176af4037"}','tjLEs2OU1vA2','7f4f2a791550-4');
INSERT INTO "events" VALUES(11,'lT6WKlWR5AYShDcr',11,4094981536548,'move',0,'{"move":18,"asked":"0e83420187b99870"}','tjLEs2OU1vA2','7f4f2a791550-5');
INSERT INTO "events" VALUES(12,'qRj1fQy2Ag3jL_Kw',1,4094981536555,'open',NULL,'{"game":"river_dragons","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"622046ca8ea2b6bf","luck":2,"beacon":null}','tjLEs2OU1vA2','7f4f2a791550-6');
INSERT INTO "events" VALUES(13,'qRj1fQy2Ag3jL_Kw',2,4094981536555,'sit',0,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(14,'qRj1fQy2Ag3jL_Kw',3,4094981536555,'sit',1,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(15,'qRj1fQy2Ag3jL_Kw',4,4094981536783,'ready',0,'{"words":"656e79c6d87122445f883a102ba7a3c0"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(16,'qRj1fQy2Ag3jL_Kw',5,4094981536783,'ready',1,'{"words":"656e79c6d87122445f883a102ba7a3c0"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(17,'qRj1fQy2Ag3jL_Kw',6,4094981536783,'start',NULL,'{}',NULL,NULL);
INSERT INTO "events" VALUES(18,'qRj1fQy2Ag3jL_Kw',7,4094981536783,'move',16,'{"move":753}',NULL,NULL);
INSERT INTO "events" VALUES(19,'qRj1fQy2Ag3jL_Kw',8,4094981536800,'move',0,'{"move":0,"asked":"c5547366a5c6dfff"}','tjLEs2OU1vA2','7f4f2a791550-7');
INSERT INTO "events" VALUES(20,'qRj1fQy2Ag3jL_Kw',9,4094981536804,'move',0,'{"move":1,"asked":"b5f858a26b026167"}','tjLEs2OU1vA2','7f4f2a791550-8');
INSERT INTO "events" VALUES(21,'qRj1fQy2Ag3jL_Kw',10,4094981536817,'move',0,'{"move":2,"asked":"d9dd306c4f0cfe21"}','tjLEs2OU1vA2','7f4f2a791550-9');
INSERT INTO "events" VALUES(22,'qRj1fQy2Ag3jL_Kw',11,4094981536827,'move',0,'{"move":3,"asked":"96e3de870da363db"}','tjLEs2OU1vA2','7f4f2a791550-10');
INSERT INTO "events" VALUES(23,'-f5Bn97X7Cdqo2_U',1,4094981536837,'open',NULL,'{"game":"the_border","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"9845dd92756938a9","luck":2,"beacon":null}','tjLEs2OU1vA2','7f4f2a791550-11');
INSERT INTO "events" VALUES(24,'-f5Bn97X7Cdqo2_U',2,4094981536837,'sit',0,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(25,'-f5Bn97X7Cdqo2_U',3,4094981536837,'sit',1,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(26,'-f5Bn97X7Cdqo2_U',4,4094981536911,'ready',0,'{"words":"3fe75df0f359bfca38943253d662e27b"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(27,'-f5Bn97X7Cdqo2_U',5,4094981536911,'ready',1,'{"words":"3fe75df0f359bfca38943253d662e27b"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(28,'-f5Bn97X7Cdqo2_U',6,4094981536911,'start',NULL,'{}',NULL,NULL);
INSERT INTO "events" VALUES(29,'-f5Bn97X7Cdqo2_U',7,4094981536911,'move',16,'{"move":576}',NULL,NULL);
INSERT INTO "events" VALUES(30,'-f5Bn97X7Cdqo2_U',8,4094981536911,'move',16,'{"move":573}',NULL,NULL);
INSERT INTO "events" VALUES(31,'-f5Bn97X7Cdqo2_U',9,4094981536911,'move',16,'{"move":577}',NULL,NULL);
INSERT INTO "events" VALUES(32,'-f5Bn97X7Cdqo2_U',10,4094981536911,'move',16,'{"move":586}',NULL,NULL);
INSERT INTO "events" VALUES(33,'-f5Bn97X7Cdqo2_U',11,4094981536911,'move',16,'{"move":583}',NULL,NULL);
INSERT INTO "events" VALUES(34,'-f5Bn97X7Cdqo2_U',12,4094981536911,'move',16,'{"move":584}',NULL,NULL);
INSERT INTO "events" VALUES(35,'-f5Bn97X7Cdqo2_U',13,4094981536911,'move',16,'{"move":582}',NULL,NULL);
INSERT INTO "events" VALUES(36,'-f5Bn97X7Cdqo2_U',14,4094981536911,'move',16,'{"move":585}',NULL,NULL);
INSERT INTO "events" VALUES(37,'-f5Bn97X7Cdqo2_U',15,4094981536922,'move',0,'{"move":0,"asked":"f709c4a0a859f39c"}','tjLEs2OU1vA2','7f4f2a791550-12');
INSERT INTO "events" VALUES(38,'-f5Bn97X7Cdqo2_U',16,4094981536938,'move',0,'{"move":572,"asked":"f51d9033124da36a"}','tjLEs2OU1vA2','7f4f2a791550-13');
INSERT INTO "events" VALUES(39,'-f5Bn97X7Cdqo2_U',17,4094981536951,'move',1,'{"move":559,"asked":"48c576d80b4bafee"}','tjLEs2OU1vA2','7f4f2a791550-14');
INSERT INTO "events" VALUES(40,'-f5Bn97X7Cdqo2_U',18,4094981536966,'move',1,'{"move":556,"asked":"85bbe94b2cb4874b"}','tjLEs2OU1vA2','7f4f2a791550-15');
INSERT INTO "events" VALUES(41,'R7Hq51IBjYSqBO8J',1,4094981536979,'open',NULL,'{"game":"loopit","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"be890b79e34efbca","luck":2,"beacon":null}','tjLEs2OU1vA2','7f4f2a791550-16');
INSERT INTO "events" VALUES(42,'R7Hq51IBjYSqBO8J',2,4094981536979,'sit',0,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(43,'R7Hq51IBjYSqBO8J',3,4094981536979,'sit',1,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(44,'R7Hq51IBjYSqBO8J',4,4094981537023,'ready',0,'{"words":"6a942ec409a95a1a210b985376c90f4a"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(45,'R7Hq51IBjYSqBO8J',5,4094981537023,'ready',1,'{"words":"6a942ec409a95a1a210b985376c90f4a"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(46,'R7Hq51IBjYSqBO8J',6,4094981537023,'start',NULL,'{}',NULL,NULL);
INSERT INTO "events" VALUES(47,'R7Hq51IBjYSqBO8J',7,4094981537023,'move',16,'{"move":4}',NULL,NULL);
INSERT INTO "events" VALUES(48,'R7Hq51IBjYSqBO8J',8,4094981537023,'move',16,'{"move":38}',NULL,NULL);
INSERT INTO "events" VALUES(49,'R7Hq51IBjYSqBO8J',9,4094981537023,'move',16,'{"move":29}',NULL,NULL);
INSERT INTO "events" VALUES(50,'R7Hq51IBjYSqBO8J',10,4094981537023,'move',16,'{"move":36}',NULL,NULL);
INSERT INTO "events" VALUES(51,'R7Hq51IBjYSqBO8J',11,4094981537023,'move',16,'{"move":33}',NULL,NULL);
INSERT INTO "events" VALUES(52,'R7Hq51IBjYSqBO8J',12,4094981537023,'move',16,'{"move":9}',NULL,NULL);
INSERT INTO "events" VALUES(53,'R7Hq51IBjYSqBO8J',13,4094981537023,'move',16,'{"move":31}',NULL,NULL);
INSERT INTO "events" VALUES(54,'R7Hq51IBjYSqBO8J',14,4094981537023,'move',16,'{"move":35}',NULL,NULL);
INSERT INTO "events" VALUES(55,'R7Hq51IBjYSqBO8J',15,4094981537023,'move',16,'{"move":20}',NULL,NULL);
INSERT INTO "events" VALUES(56,'R7Hq51IBjYSqBO8J',16,4094981537023,'move',16,'{"move":17}',NULL,NULL);
INSERT INTO "events" VALUES(57,'R7Hq51IBjYSqBO8J',17,4094981537023,'move',16,'{"move":33}',NULL,NULL);
INSERT INTO "events" VALUES(58,'R7Hq51IBjYSqBO8J',18,4094981537023,'move',16,'{"move":39}',NULL,NULL);
INSERT INTO "events" VALUES(59,'R7Hq51IBjYSqBO8J',19,4094981537041,'move',1,'{"move":1875,"asked":"12e6c7d6c62d61dc"}','tjLEs2OU1vA2','7f4f2a791550-17');
INSERT INTO "events" VALUES(60,'R7Hq51IBjYSqBO8J',20,4094981537043,'move',1,'{"move":0,"asked":"6d3c28488023e2ef"}','tjLEs2OU1vA2','7f4f2a791550-18');
INSERT INTO "events" VALUES(61,'R7Hq51IBjYSqBO8J',21,4094981537043,'move',16,'{"move":23}',NULL,NULL);
INSERT INTO "events" VALUES(62,'R7Hq51IBjYSqBO8J',22,4094981537045,'move',0,'{"move":509,"asked":"f47438962c60e894"}','tjLEs2OU1vA2','7f4f2a791550-19');
INSERT INTO "events" VALUES(63,'R7Hq51IBjYSqBO8J',23,4094981537047,'move',0,'{"move":0,"asked":"f51d9033124da36a"}','tjLEs2OU1vA2','7f4f2a791550-20');
INSERT INTO "events" VALUES(64,'R7Hq51IBjYSqBO8J',24,4094981537047,'move',16,'{"move":41}',NULL,NULL);
INSERT INTO "events" VALUES(65,'hSuuD3o5-qjP0dhE',1,4094981537048,'open',NULL,'{"game":"loopit","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"edaeb75c41da6b58","luck":2,"beacon":null}','tjLEs2OU1vA2','7f4f2a791550-21');
INSERT INTO "events" VALUES(66,'hSuuD3o5-qjP0dhE',2,4094981537048,'sit',0,'{"name":"Ada","tag":"34df03"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(67,'hSuuD3o5-qjP0dhE',3,4094981537053,'sit',1,'{"name":"Ben","tag":"063705","asked":"45f5114382e7b352"}','IHgbYr5t-dcQ','7f4f20b23e10-1');
INSERT INTO "events" VALUES(68,'hSuuD3o5-qjP0dhE',4,4094981537053,'ready',1,'{"words":"f662a0e0146214e9783fe1c07b404b22"}','IHgbYr5t-dcQ',NULL);
INSERT INTO "events" VALUES(69,'hSuuD3o5-qjP0dhE',5,4094981537055,'ready',0,'{"words":"82b0f30537ba019185403948e5a3fcc1"}','tjLEs2OU1vA2',NULL);
INSERT INTO "events" VALUES(70,'hSuuD3o5-qjP0dhE',6,4094981537055,'start',NULL,'{}',NULL,NULL);
INSERT INTO "events" VALUES(71,'hSuuD3o5-qjP0dhE',7,4094981537055,'move',16,'{"move":3}',NULL,NULL);
INSERT INTO "events" VALUES(72,'hSuuD3o5-qjP0dhE',8,4094981537055,'move',16,'{"move":16}',NULL,NULL);
INSERT INTO "events" VALUES(73,'hSuuD3o5-qjP0dhE',9,4094981537055,'move',16,'{"move":41}',NULL,NULL);
INSERT INTO "events" VALUES(74,'hSuuD3o5-qjP0dhE',10,4094981537055,'move',16,'{"move":13}',NULL,NULL);
INSERT INTO "events" VALUES(75,'hSuuD3o5-qjP0dhE',11,4094981537055,'move',16,'{"move":22}',NULL,NULL);
INSERT INTO "events" VALUES(76,'hSuuD3o5-qjP0dhE',12,4094981537055,'move',16,'{"move":18}',NULL,NULL);
INSERT INTO "events" VALUES(77,'hSuuD3o5-qjP0dhE',13,4094981537055,'move',16,'{"move":10}',NULL,NULL);
INSERT INTO "events" VALUES(78,'hSuuD3o5-qjP0dhE',14,4094981537055,'move',16,'{"move":33}',NULL,NULL);
INSERT INTO "events" VALUES(79,'hSuuD3o5-qjP0dhE',15,4094981537055,'move',16,'{"move":12}',NULL,NULL);
INSERT INTO "events" VALUES(80,'hSuuD3o5-qjP0dhE',16,4094981537055,'move',16,'{"move":31}',NULL,NULL);
INSERT INTO "events" VALUES(81,'hSuuD3o5-qjP0dhE',17,4094981537055,'move',16,'{"move":41}',NULL,NULL);
INSERT INTO "events" VALUES(82,'hSuuD3o5-qjP0dhE',18,4094981537055,'move',16,'{"move":37}',NULL,NULL);
INSERT INTO "events" VALUES(83,'hSuuD3o5-qjP0dhE',19,4094981537058,'away',1,'{"why":"resigned","end":true}','IHgbYr5t-dcQ',NULL);
CREATE TABLE finished (
	table_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	ended INTEGER NOT NULL, 
	rated INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "finished" VALUES('hSuuD3o5-qjP0dhE','loopit',4094981537058,0);
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
INSERT INTO "ledger" VALUES('serves','0001');
INSERT INTO "ledger" VALUES('key','fhpmN5MsV4wt18vC_t2Z7cjIaHbdvJSw');
INSERT INTO "ledger" VALUES('cleared','4094981536250');
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
 WITHOUT ROWID

;
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536837}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536837}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,5,'{"type":"start","seat":null,"words":["3fe75df0f359bfca38943253d662e27b","3fe75df0f359bfca38943253d662e27b"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,6,'{"type":"move","seat":"fate","move":"board4","facts":[["the-border-fact-board",{"seat":0,"board":4}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,7,'{"type":"move","seat":"fate","move":"board1","facts":[["the-border-fact-board",{"seat":1,"board":1}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,8,'{"type":"move","seat":"fate","move":"start-A","facts":[["the-border-fact-starts",{"seat":0}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,9,'{"type":"move","seat":"fate","move":"s","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,10,'{"type":"move","seat":"fate","move":"b","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,11,'{"type":"move","seat":"fate","move":"y","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,12,'{"type":"move","seat":"fate","move":"g","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,13,'{"type":"move","seat":"fate","move":"o","facts":[["the-border-fact-roll",{"seat":0,"roll":1,"rolls":3,"dice":"g b y o s"}]],"turn":1,"acting":["A"],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,14,'{"type":"move","seat":"A","move":"stop","facts":[["the-border-fact-stops",{"seat":0}]],"turn":1,"acting":["A"],"tentative":true,"at":4094981536922}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',-1,15,'{"type":"move","seat":"A","move":".","facts":[["the-border-fact-used-none",{"seat":0,"used":"","left":"g b y o s"}]],"turn":1,"acting":["B"],"at":4094981536938}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536837}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536837}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,5,'{"type":"start","seat":null,"words":["3fe75df0f359bfca38943253d662e27b","3fe75df0f359bfca38943253d662e27b"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,6,'{"type":"move","seat":"fate","move":"board4","facts":[["the-border-fact-board",{"seat":0,"board":4}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,7,'{"type":"move","seat":"fate","move":"board1","facts":[["the-border-fact-board",{"seat":1,"board":1}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,8,'{"type":"move","seat":"fate","move":"start-A","facts":[["the-border-fact-starts",{"seat":0}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,9,'{"type":"move","seat":"fate","move":"s","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,10,'{"type":"move","seat":"fate","move":"b","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,11,'{"type":"move","seat":"fate","move":"y","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,12,'{"type":"move","seat":"fate","move":"g","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,13,'{"type":"move","seat":"fate","move":"o","facts":[["the-border-fact-roll",{"seat":0,"roll":1,"rolls":3,"dice":"g b y o s"}]],"turn":1,"acting":["A"],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,14,'{"type":"move","seat":"A","move":"stop","facts":[["the-border-fact-stops",{"seat":0}]],"turn":1,"acting":["A"],"tentative":true,"at":4094981536922}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',0,15,'{"type":"move","seat":"A","move":".","facts":[["the-border-fact-used-none",{"seat":0,"used":"","left":"g b y o s"}]],"turn":1,"acting":["B"],"at":4094981536938}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536837}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536837}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,5,'{"type":"start","seat":null,"words":["3fe75df0f359bfca38943253d662e27b","3fe75df0f359bfca38943253d662e27b"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,6,'{"type":"move","seat":"fate","move":"board4","facts":[["the-border-fact-board",{"seat":0,"board":4}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,7,'{"type":"move","seat":"fate","move":"board1","facts":[["the-border-fact-board",{"seat":1,"board":1}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,8,'{"type":"move","seat":"fate","move":"start-A","facts":[["the-border-fact-starts",{"seat":0}]],"turn":0,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,9,'{"type":"move","seat":"fate","move":"s","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,10,'{"type":"move","seat":"fate","move":"b","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,11,'{"type":"move","seat":"fate","move":"y","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,12,'{"type":"move","seat":"fate","move":"g","facts":[],"turn":1,"acting":[],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,13,'{"type":"move","seat":"fate","move":"o","facts":[["the-border-fact-roll",{"seat":0,"roll":1,"rolls":3,"dice":"g b y o s"}]],"turn":1,"acting":["A"],"at":4094981536911}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,14,'{"type":"move","seat":"A","move":"stop","facts":[["the-border-fact-stops",{"seat":0}]],"turn":1,"acting":["A"],"tentative":true,"at":4094981536922}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,15,'{"type":"move","seat":"A","move":".","facts":[["the-border-fact-used-none",{"seat":0,"used":"","left":"g b y o s"}]],"turn":1,"acting":["B"],"at":4094981536938}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,16,'{"type":"move","seat":"B","move":"m13","facts":[],"turn":1,"acting":["B"],"at":4094981536951}');
INSERT INTO "messages" VALUES('-f5Bn97X7Cdqo2_U',1,17,'{"type":"move","seat":"B","move":"n12","facts":[],"turn":1,"acting":["B"],"at":4094981536966}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536979}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536979}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,5,'{"type":"start","seat":null,"words":["6a942ec409a95a1a210b985376c90f4a","6a942ec409a95a1a210b985376c90f4a"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,6,'{"type":"move","seat":"fate","move":"first B","facts":[["loopit-fact-begins",{"seat":1}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,7,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,8,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,9,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,10,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,11,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,12,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,13,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,14,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,15,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,16,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,17,'{"type":"move","seat":"fate","move":"ESW2","facts":[["loopit-fact-start",{"tile":"ESW2","ends":14,"value":2}]],"turn":0,"acting":["B"],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,18,'{"type":"move","seat":"B","move":"NS5 g8","facts":[["loopit-fact-lays",{"seat":1,"tile":"NS5","ends":5,"value":5,"square":"g8","times":1,"own":5,"linked":2,"points":7}]],"turn":1,"acting":["B"],"tentative":true,"at":4094981537041}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,19,'{"type":"move","seat":"B","move":".","facts":[],"turn":1,"acting":[],"at":4094981537043}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,20,'{"type":"done","seat":"fate","move":null,"facts":[],"turn":1,"acting":["A"],"at":4094981537043}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,21,'{"type":"move","seat":"A","move":"E7 f7","facts":[["loopit-fact-lays",{"seat":0,"tile":"E7","ends":2,"value":7,"square":"f7","times":1,"own":7,"linked":2,"points":9}]],"turn":1,"acting":["A"],"tentative":true,"at":4094981537045}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,22,'{"type":"move","seat":"A","move":".","facts":[],"turn":1,"acting":[],"at":4094981537047}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',-1,23,'{"type":"done","seat":"fate","move":null,"facts":[],"turn":1,"acting":["B"],"at":4094981537047}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536979}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536979}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,5,'{"type":"start","seat":null,"words":["6a942ec409a95a1a210b985376c90f4a","6a942ec409a95a1a210b985376c90f4a"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,6,'{"type":"move","seat":"fate","move":"first B","facts":[["loopit-fact-begins",{"seat":1}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,7,'{"type":"move","seat":"fate","move":"NSW3","facts":[["loopit-fact-draws",{"seat":0,"tile":"NSW3","ends":13,"value":3}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,8,'{"type":"move","seat":"fate","move":"EW4","facts":[["loopit-fact-draws",{"seat":0,"tile":"EW4","ends":10,"value":4}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,9,'{"type":"move","seat":"fate","move":"SW6","facts":[["loopit-fact-draws",{"seat":0,"tile":"SW6","ends":12,"value":6}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,10,'{"type":"move","seat":"fate","move":"NEW3","facts":[["loopit-fact-draws",{"seat":0,"tile":"NEW3","ends":11,"value":3}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,11,'{"type":"move","seat":"fate","move":"E7","facts":[["loopit-fact-draws",{"seat":0,"tile":"E7","ends":2,"value":7}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,12,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,13,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,14,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,15,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,16,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,17,'{"type":"move","seat":"fate","move":"ESW2","facts":[["loopit-fact-start",{"tile":"ESW2","ends":14,"value":2}]],"turn":0,"acting":["B"],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,18,'{"type":"move","seat":"B","move":"NS5 g8","facts":[["loopit-fact-lays",{"seat":1,"tile":"NS5","ends":5,"value":5,"square":"g8","times":1,"own":5,"linked":2,"points":7}]],"turn":1,"acting":["B"],"tentative":true,"at":4094981537041}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,19,'{"type":"move","seat":"B","move":".","facts":[],"turn":1,"acting":[],"at":4094981537043}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,20,'{"type":"done","seat":"fate","move":null,"facts":[],"turn":1,"acting":["A"],"at":4094981537043}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,21,'{"type":"move","seat":"A","move":"E7 f7","facts":[["loopit-fact-lays",{"seat":0,"tile":"E7","ends":2,"value":7,"square":"f7","times":1,"own":7,"linked":2,"points":9}]],"turn":1,"acting":["A"],"tentative":true,"at":4094981537045}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,22,'{"type":"move","seat":"A","move":".","facts":[],"turn":1,"acting":[],"at":4094981537047}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',0,23,'{"type":"move","seat":"fate","move":"NESW1","facts":[["loopit-fact-draws",{"seat":0,"tile":"NESW1","ends":15,"value":1}]],"turn":1,"acting":["B"],"at":4094981537047}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536979}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536979}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,5,'{"type":"start","seat":null,"words":["6a942ec409a95a1a210b985376c90f4a","6a942ec409a95a1a210b985376c90f4a"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,6,'{"type":"move","seat":"fate","move":"first B","facts":[["loopit-fact-begins",{"seat":1}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,7,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,8,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,9,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,10,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,11,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,12,'{"type":"move","seat":"fate","move":"EW6","facts":[["loopit-fact-draws",{"seat":1,"tile":"EW6","ends":10,"value":6}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,13,'{"type":"move","seat":"fate","move":"SW5","facts":[["loopit-fact-draws",{"seat":1,"tile":"SW5","ends":12,"value":5}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,14,'{"type":"move","seat":"fate","move":"ES5","facts":[["loopit-fact-draws",{"seat":1,"tile":"ES5","ends":6,"value":5}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,15,'{"type":"move","seat":"fate","move":"NS5","facts":[["loopit-fact-draws",{"seat":1,"tile":"NS5","ends":5,"value":5}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,16,'{"type":"move","seat":"fate","move":"NEW3","facts":[["loopit-fact-draws",{"seat":1,"tile":"NEW3","ends":11,"value":3}]],"turn":0,"acting":[],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,17,'{"type":"move","seat":"fate","move":"ESW2","facts":[["loopit-fact-start",{"tile":"ESW2","ends":14,"value":2}]],"turn":0,"acting":["B"],"at":4094981537023}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,18,'{"type":"move","seat":"B","move":"NS5 g8","facts":[["loopit-fact-lays",{"seat":1,"tile":"NS5","ends":5,"value":5,"square":"g8","times":1,"own":5,"linked":2,"points":7}]],"turn":1,"acting":["B"],"tentative":true,"at":4094981537041}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,19,'{"type":"move","seat":"B","move":".","facts":[],"turn":1,"acting":[],"at":4094981537043}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,20,'{"type":"move","seat":"fate","move":"NES3","facts":[["loopit-fact-draws",{"seat":1,"tile":"NES3","ends":7,"value":3}]],"turn":1,"acting":["A"],"at":4094981537043}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,21,'{"type":"move","seat":"A","move":"E7 f7","facts":[["loopit-fact-lays",{"seat":0,"tile":"E7","ends":2,"value":7,"square":"f7","times":1,"own":7,"linked":2,"points":9}]],"turn":1,"acting":["A"],"tentative":true,"at":4094981537045}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,22,'{"type":"move","seat":"A","move":".","facts":[],"turn":1,"acting":[],"at":4094981537047}');
INSERT INTO "messages" VALUES('R7Hq51IBjYSqBO8J',1,23,'{"type":"done","seat":"fate","move":null,"facts":[],"turn":1,"acting":["B"],"at":4094981537047}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981537048}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981537053}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,3,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981537053}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,4,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,5,'{"type":"start","seat":null,"words":["82b0f30537ba019185403948e5a3fcc1","f662a0e0146214e9783fe1c07b404b22"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,6,'{"type":"move","seat":"fate","move":"first A","facts":[["loopit-fact-begins",{"seat":0}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,7,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,8,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,9,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,10,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,11,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,12,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,13,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,14,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,15,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,16,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,17,'{"type":"move","seat":"fate","move":"NSW2","facts":[["loopit-fact-start",{"tile":"NSW2","ends":13,"value":2}]],"turn":0,"acting":["A"],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,18,'{"type":"away","seat":"B","why":"resigned","facts":[["server-fact-resigns-end",{"seat":1}]],"acting":[],"at":4094981537058}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',-1,19,'{"type":"over","points":[0,0],"places":[1,2],"winners":["A"],"secret":"d26f95f33341b571bbd7c9951ce88598e8015611bc5b40561e0c727812a1a938","facts":[],"at":4094981537058}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981537048}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981537053}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,3,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981537053}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,4,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,5,'{"type":"start","seat":null,"words":["82b0f30537ba019185403948e5a3fcc1","f662a0e0146214e9783fe1c07b404b22"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,6,'{"type":"move","seat":"fate","move":"first A","facts":[["loopit-fact-begins",{"seat":0}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,7,'{"type":"move","seat":"fate","move":"NS4","facts":[["loopit-fact-draws",{"seat":0,"tile":"NS4","ends":5,"value":4}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,8,'{"type":"move","seat":"fate","move":"NESW1","facts":[["loopit-fact-draws",{"seat":0,"tile":"NESW1","ends":15,"value":1}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,9,'{"type":"move","seat":"fate","move":"NE6","facts":[["loopit-fact-draws",{"seat":0,"tile":"NE6","ends":3,"value":6}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,10,'{"type":"move","seat":"fate","move":"NES2","facts":[["loopit-fact-draws",{"seat":0,"tile":"NES2","ends":7,"value":2}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,11,'{"type":"move","seat":"fate","move":"NS6","facts":[["loopit-fact-draws",{"seat":0,"tile":"NS6","ends":5,"value":6}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,12,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,13,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,14,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,15,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,16,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,17,'{"type":"move","seat":"fate","move":"NSW2","facts":[["loopit-fact-start",{"tile":"NSW2","ends":13,"value":2}]],"turn":0,"acting":["A"],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,18,'{"type":"away","seat":"B","why":"resigned","facts":[["server-fact-resigns-end",{"seat":1}]],"acting":[],"at":4094981537058}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',0,19,'{"type":"over","points":[0,0],"places":[1,2],"winners":["A"],"secret":"d26f95f33341b571bbd7c9951ce88598e8015611bc5b40561e0c727812a1a938","facts":[],"at":4094981537058}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981537048}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981537053}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,3,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981537053}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,4,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,5,'{"type":"start","seat":null,"words":["82b0f30537ba019185403948e5a3fcc1","f662a0e0146214e9783fe1c07b404b22"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,6,'{"type":"move","seat":"fate","move":"first A","facts":[["loopit-fact-begins",{"seat":0}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,7,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,8,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,9,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,10,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,11,'{"type":"hidden","seat":"fate","move":null,"facts":[],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,12,'{"type":"move","seat":"fate","move":"E8","facts":[["loopit-fact-draws",{"seat":1,"tile":"E8","ends":2,"value":8}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,13,'{"type":"move","seat":"fate","move":"NEW3","facts":[["loopit-fact-draws",{"seat":1,"tile":"NEW3","ends":11,"value":3}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,14,'{"type":"move","seat":"fate","move":"NE5","facts":[["loopit-fact-draws",{"seat":1,"tile":"NE5","ends":3,"value":5}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,15,'{"type":"move","seat":"fate","move":"EW6","facts":[["loopit-fact-draws",{"seat":1,"tile":"EW6","ends":10,"value":6}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,16,'{"type":"move","seat":"fate","move":"NESW1","facts":[["loopit-fact-draws",{"seat":1,"tile":"NESW1","ends":15,"value":1}]],"turn":0,"acting":[],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,17,'{"type":"move","seat":"fate","move":"NSW2","facts":[["loopit-fact-start",{"tile":"NSW2","ends":13,"value":2}]],"turn":0,"acting":["A"],"at":4094981537055}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,18,'{"type":"away","seat":"B","why":"resigned","facts":[["server-fact-resigns-end",{"seat":1}]],"acting":[],"at":4094981537058}');
INSERT INTO "messages" VALUES('hSuuD3o5-qjP0dhE',1,19,'{"type":"over","points":[0,0],"places":[1,2],"winners":["A"],"secret":"d26f95f33341b571bbd7c9951ce88598e8015611bc5b40561e0c727812a1a938","facts":[],"at":4094981537058}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536447}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536447}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,5,'{"type":"start","seat":null,"words":["10e9247da34554e3a9e03d8cb2558416","10e9247da34554e3a9e03d8cb2558416"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,6,'{"type":"done","seat":"A","move":null,"facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":4094981536507}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,7,'{"type":"settled","seat":"B","move":"3@d1","facts":[["hashi-fact-prepared",{"seat":1,"owner":0,"number":3,"island":"d1"}],["hashi-fact-prepared",{"seat":0,"owner":1,"number":3,"island":"d1"}]],"turn":0,"acting":[],"settled":[{"seat":"A","moves":["3@d1"]},{"seat":"B","moves":["3@d1"]}],"at":4094981536519}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',-1,8,'{"type":"move","seat":"fate","move":"5/2","facts":[["hashi-fact-card",{"card":1,"number":5,"bridges":2}]],"turn":1,"acting":["A","B"],"at":4094981536519}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536447}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536447}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,5,'{"type":"start","seat":null,"words":["10e9247da34554e3a9e03d8cb2558416","10e9247da34554e3a9e03d8cb2558416"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,6,'{"type":"move","seat":"A","move":"3@d1","facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":4094981536507}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,7,'{"type":"settled","seat":"B","move":"3@d1","facts":[["hashi-fact-prepared",{"seat":1,"owner":0,"number":3,"island":"d1"}],["hashi-fact-prepared",{"seat":0,"owner":1,"number":3,"island":"d1"}]],"turn":0,"acting":[],"settled":[{"seat":"A","moves":["3@d1"]},{"seat":"B","moves":["3@d1"]}],"at":4094981536519}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,8,'{"type":"move","seat":"fate","move":"5/2","facts":[["hashi-fact-card",{"card":1,"number":5,"bridges":2}]],"turn":1,"acting":["A","B"],"at":4094981536519}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,9,'{"type":"move","seat":"A","move":"5@b2","facts":[],"turn":1,"acting":["A","B"],"at":4094981536534}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',0,10,'{"type":"move","seat":"A","move":"a1-d1","facts":[],"turn":1,"acting":["A","B"],"at":4094981536548}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536447}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536447}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,5,'{"type":"start","seat":null,"words":["10e9247da34554e3a9e03d8cb2558416","10e9247da34554e3a9e03d8cb2558416"],"facts":[["server-fact-starts",{}]],"acting":["A","B"],"at":4094981536479}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,6,'{"type":"done","seat":"A","move":null,"facts":[["hashi-fact-done",{"seat":0}]],"turn":0,"acting":["B"],"at":4094981536507}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,7,'{"type":"settled","seat":"B","move":"3@d1","facts":[["hashi-fact-prepared",{"seat":1,"owner":0,"number":3,"island":"d1"}],["hashi-fact-prepared",{"seat":0,"owner":1,"number":3,"island":"d1"}]],"turn":0,"acting":[],"settled":[{"seat":"A","moves":["3@d1"]},{"seat":"B","moves":["3@d1"]}],"at":4094981536519}');
INSERT INTO "messages" VALUES('lT6WKlWR5AYShDcr',1,8,'{"type":"move","seat":"fate","move":"5/2","facts":[["hashi-fact-card",{"card":1,"number":5,"bridges":2}]],"turn":1,"acting":["A","B"],"at":4094981536519}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',-1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536555}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',-1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536555}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',-1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',-1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',-1,5,'{"type":"start","seat":null,"words":["656e79c6d87122445f883a102ba7a3c0","656e79c6d87122445f883a102ba7a3c0"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',-1,6,'{"type":"move","seat":"fate","move":"first B","facts":[["river-dragons-fact-first",{"seat":1}]],"turn":0,"acting":["A","B"],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536555}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536555}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,5,'{"type":"start","seat":null,"words":["656e79c6d87122445f883a102ba7a3c0","656e79c6d87122445f883a102ba7a3c0"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,6,'{"type":"move","seat":"fate","move":"first B","facts":[["river-dragons-fact-first",{"seat":1}]],"turn":0,"acting":["A","B"],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,7,'{"type":"move","seat":"A","move":"stone","facts":[],"turn":1,"acting":["A","B"],"at":4094981536800}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,8,'{"type":"move","seat":"A","move":"stones","facts":[],"turn":1,"acting":["A","B"],"at":4094981536804}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,9,'{"type":"move","seat":"A","move":"plank","facts":[],"turn":1,"acting":["A","B"],"at":4094981536817}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',0,10,'{"type":"move","seat":"A","move":"planks","facts":[],"turn":1,"acting":["A","B"],"at":4094981536827}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',1,1,'{"type":"sit","seat":"A","facts":[["server-fact-sits",{"seat":0}]],"at":4094981536555}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',1,2,'{"type":"sit","seat":"B","facts":[["server-fact-sits",{"seat":1}]],"at":4094981536555}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',1,3,'{"type":"ready","seat":"A","facts":[["server-fact-ready",{"seat":0}]],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',1,4,'{"type":"ready","seat":"B","facts":[["server-fact-ready",{"seat":1}]],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',1,5,'{"type":"start","seat":null,"words":["656e79c6d87122445f883a102ba7a3c0","656e79c6d87122445f883a102ba7a3c0"],"facts":[["server-fact-starts",{}]],"acting":[],"at":4094981536783}');
INSERT INTO "messages" VALUES('qRj1fQy2Ag3jL_Kw',1,6,'{"type":"move","seat":"fate","move":"first B","facts":[["river-dragons-fact-first",{"seat":1}]],"turn":0,"acting":["A","B"],"at":4094981536783}');
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
INSERT INTO "people" VALUES('tjLEs2OU1vA2','Ada',4094981536430,4094981536430);
INSERT INTO "people" VALUES('IHgbYr5t-dcQ','Ben',4094981536439,4094981536439);
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
INSERT INTO "results" VALUES('hSuuD3o5-qjP0dhE',0,'tjLEs2OU1vA2','Ada','','loopit',2,'people',4094981537058,4094981537058,0,1,0,'',NULL,NULL,NULL,NULL);
INSERT INTO "results" VALUES('hSuuD3o5-qjP0dhE',1,'IHgbYr5t-dcQ','Ben','','loopit',2,'people',4094981537058,4094981537058,0,2,0,'resigned',NULL,NULL,NULL,NULL);
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
INSERT INTO "seats" VALUES('lT6WKlWR5AYShDcr',0,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('lT6WKlWR5AYShDcr',1,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('qRj1fQy2Ag3jL_Kw',0,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('qRj1fQy2Ag3jL_Kw',1,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('-f5Bn97X7Cdqo2_U',0,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('-f5Bn97X7Cdqo2_U',1,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('R7Hq51IBjYSqBO8J',0,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('R7Hq51IBjYSqBO8J',1,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('hSuuD3o5-qjP0dhE',0,'tjLEs2OU1vA2');
INSERT INTO "seats" VALUES('hSuuD3o5-qjP0dhE',1,'IHgbYr5t-dcQ');
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
	touched INTEGER NOT NULL, minder VARCHAR, game VARCHAR, places INTEGER, pace VARCHAR, 
	PRIMARY KEY (id), 
	UNIQUE (host, client)
);
INSERT INTO "tables" VALUES('lT6WKlWR5AYShDcr',11,'tjLEs2OU1vA2','7f4f2a791550-1','playing',0,X'CFF591730109F1FAECB4DEC205FBEC642F5264A10F2109352DEF470168D92AFC','{"n":6,"layout":"fa031fb494eacfdb","counts":{"-1":5,"0":5,"1":5},"status":"playing","host":"tjLEs2OU1vA2","terms":{"game":"hashi","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"bdaa086f8e002546","luck":2,"beacon":null},"seats":[{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"10e9247da34554e3a9e03d8cb2558416","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0},{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"10e9247da34554e3a9e03d8cb2558416","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0}],"luck":null,"live":{"state":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAP4AAAAAAAAAAAAAAAAAAAAAAAAAAA==","settled":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAP4AAAAAAAAAAAAAAAAAAAAAAAAAAA==","base":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAP4AAAAAAAAAAAAAAAAAAAAAAAAAAA==","phase":1,"drafts":{},"log":[],"dropped":0,"left":[],"names":["Ada","Ada"],"luck":{"table":"lT6WKlWR5AYShDcr","attempts":[{"number":1,"promise":"de90712c59b60e8cfc13d520bfbba05c7819c72f8acb4d139ec7a1ab6769ecbc","beacon":null,"commitments":[{"seat":0,"digest":"3dd746be67531763ab3307ea39e4c604723801260b81b365a5e3a7d23aeace3a","held":true},{"seat":1,"digest":"4384e8b16561e67185096b086eaa11576cb9b89c08145d5f591f373d6fec4220","held":true}],"list_hash":"3a32663427d3d0914f00d4eefa554ab4fc27d3a16433b155ef3465687691a4b5","reveals":[{"seat":0,"salt":"2f997569f27b4085eb26d4dfdb9e37a553d78617434de16372147f4f177fd240","words":"10e9247da34554e3a9e03d8cb2558416"},{"seat":1,"salt":"87b7ccb889e3fc3fca1895b63fee9cb41db4e3b86ad1750e9ea9f94f3fe5398b","words":"10e9247da34554e3a9e03d8cb2558416"}],"failed":"","missing":[]}]},"chance":[0,0]},"ask":null,"muted":[],"chats":0,"spoken":{},"next":"","since":4094981536479,"moved":4094981536479}',NULL,0,4094981536447,4094981536548,NULL,'hashi',2,'live');
INSERT INTO "tables" VALUES('qRj1fQy2Ag3jL_Kw',11,'tjLEs2OU1vA2','7f4f2a791550-6','playing',0,X'56ED545420B670CF78F6B82E3EE4A9FE27F83E060F5A5A1DC982858CF5DD940A','{"n":7,"layout":"8c3153cdfe6fd7b1","counts":{"-1":6,"0":6,"1":6},"status":"playing","host":"tjLEs2OU1vA2","terms":{"game":"river_dragons","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"622046ca8ea2b6bf","luck":2,"beacon":null},"seats":[{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"656e79c6d87122445f883a102ba7a3c0","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0},{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"656e79c6d87122445f883a102ba7a3c0","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0}],"luck":null,"live":{"state":"APADAAAAAAAAAADADwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/AAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAu/9IApAHSAC7/XP4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSANIAAAAu/y7/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v4AAAAAAAACBf7+/v4CBf7+/v4BAgEBAP7+AP7+AAAAAA==","settled":"APADAAAAAAAAAADADwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/AAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAu/9IApAHSAC7/XP4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSANIAAAAu/y7/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v4AAAAAAAACBf7+/v4CBf7+/v4BAgEBAP7+AP7+AAAAAA==","base":"APADAAAAAAAAAADADwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/AAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAu/9IApAHSAC7/XP4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADSANIAAAAu/y7/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v4AAAAAAAACBf7+/v4CBf7+/v4BAgEBAP7+AP7+AAAAAA==","phase":1,"drafts":{},"log":[],"dropped":1,"left":[],"names":["Ada","Ada"],"luck":{"table":"qRj1fQy2Ag3jL_Kw","attempts":[{"number":1,"promise":"40ddab6ba80547937b135d3d95f9714e7ddb7afbf5f576aedcd8d44fdaaaf574","beacon":null,"commitments":[{"seat":0,"digest":"615e23f6ebe22dc5292f9965cc80bd245234a5bf3ad12fde9d7dac885cedd4e4","held":true},{"seat":1,"digest":"8718ad4077630d5af60f060f7fca7c530fb3daa2c56f0a5537ac71364caed3f0","held":true}],"list_hash":"939b3fee996bcbd1a0f5ecf3f6c81303cd619ff5ece9eb8087583a2ff29cb975","reveals":[{"seat":0,"salt":"da3fe940f6e2bf4de77bdfcab02977dfbd678e8d31e1583b8ad687420548e153","words":"656e79c6d87122445f883a102ba7a3c0"},{"seat":1,"salt":"388d88d6d7ad6894a945edf6781bf9e57c6a7508a2e889cd640181e33ca48579","words":"656e79c6d87122445f883a102ba7a3c0"}],"failed":"","missing":[]}]},"chance":[0,1]},"ask":null,"muted":[],"chats":0,"spoken":{},"next":"","since":4094981536783,"moved":4094981536783}',NULL,0,4094981536555,4094981536827,NULL,'river_dragons',2,'live');
INSERT INTO "tables" VALUES('-f5Bn97X7Cdqo2_U',18,'tjLEs2OU1vA2','7f4f2a791550-11','playing',0,X'130BA3272E9D66D27257CE19596DB9D6E8ED205B6AF0AE18A73049A13E0172BB','{"n":14,"layout":"4a29968e0606996d","counts":{"-1":13,"0":13,"1":13},"status":"playing","host":"tjLEs2OU1vA2","terms":{"game":"the_border","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"9845dd92756938a9","luck":2,"beacon":null},"seats":[{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"3fe75df0f359bfca38943253d662e27b","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0},{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"3fe75df0f359bfca38943253d662e27b","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0}],"luck":null,"live":{"state":"AAABAAAAAAAAAACAAAAAAAACIAAAAAAAAAAASAAAAAACAwQFAgMEBQIDBAUCAwQFAgMEBQIDBAUAAAEAAAAAAAAAAIAAAAAAAAIgAAAAAAAAAABIAAAAAAIDBAUCAwQFAgMEBQIDBAUCAwQFAgMEBQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAIAAAAAAAAIgAAAAAAAAAABIAAAAAAIDBAUCAwQFAgMEBQIDBAUCAwQFAgMEBQAAAQAAAAAAAAAAgAAAAAAAAiAAAAAAAAAAAEgAAAAAAgMEBQIDBAUCAwQFAgMEBQIDBAUCAwQFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBERABAREQAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAgAAAQMA/v4AAAAAAA==","settled":"AAABAAAAAAAAAACAAAAAAAACIAAAAAAAAAAASAAAAAACAwQFAgMEBQIDBAUCAwQFAgMEBQIDBAUAAAEAAAAAAAAAAIAAAAAAAAIgAAAAAAAAAABIAAAAAAIDBAUCAwQFAgMEBQIDBAUCAwQFAgMEBQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAIAAAAAAAAIgAAAAAAAAAABIAAAAAAIDBAUCAwQFAgMEBQIDBAUCAwQFAgMEBQAAAQAAAAAAAAAAgAAAAAAAAiAAAAAAAAAAAEgAAAAAAgMEBQIDBAUCAwQFAgMEBQIDBAUCAwQFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBERABAREQAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAgAAAQMA/v4AAAAAAA==","base":"AAABAAAAAAAAAACAAAAAAAACIAAAAAAAAAAASAAAAAACAwQFAgMEBQIDBAUCAwQFAgMEBQIDBAUAAAEAAAAAAAAAAIAAAAAAAAIgAAAAAAAAAABIAAAAAAIDBAUCAwQFAgMEBQIDBAUCAwQFAgMEBQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAIAAAAAAAAIgAAAAAAAAAABIAAAAAAIDBAUCAwQFAgMEBQIDBAUCAwQFAgMEBQAAAQAAAAAAAAAAgAAAAAAAAiAAAAAAAAAAAEgAAAAAAgMEBQIDBAUCAwQFAgMEBQIDBAUCAwQFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBERABAREQAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAgAAAQMA/v4AAAAAAA==","phase":0,"drafts":{},"log":[],"dropped":8,"left":[],"names":["Ada","Ada"],"luck":{"table":"-f5Bn97X7Cdqo2_U","attempts":[{"number":1,"promise":"10bd7782c5ec07029183d152edcad9c79aaecd69f7806510f43d5f712673c81f","beacon":null,"commitments":[{"seat":0,"digest":"1f536e0d8bff95bc2c498282366c3e5e3d5509adadb3784ddbf6301f4a3196f6","held":true},{"seat":1,"digest":"ab2cfea1c8918730348852bcef59f2a629358a57f220e75c60a4eb21efae5cc1","held":true}],"list_hash":"a8ce29fd9676cd47ec02782bb90ef6a85a019463b459f669cd6c0c13a569d695","reveals":[{"seat":0,"salt":"2cba24bbaacd0e894d502438f37954ef8ce8014db8378e8ce5672ffc32ad2e7f","words":"3fe75df0f359bfca38943253d662e27b"},{"seat":1,"salt":"f37524735801919ecad43455f0f46eb017351e1af1ed01b5a479989edaabade8","words":"3fe75df0f359bfca38943253d662e27b"}],"failed":"","missing":[]}]},"chance":[1,5]},"ask":null,"muted":[],"chats":0,"spoken":{},"next":"","since":4094981536911,"moved":4094981536911}',NULL,0,4094981536837,4094981536966,NULL,'the_border',2,'live');
INSERT INTO "tables" VALUES('R7Hq51IBjYSqBO8J',24,'tjLEs2OU1vA2','7f4f2a791550-16','playing',0,X'65F5F34171DA0A00D282315E9D7EF7678EAE056C9EE7E782BCFB130DF8E3F69A','{"n":18,"layout":"4e206f31546447d8","counts":{"-1":17,"0":17,"1":17},"status":"playing","host":"tjLEs2OU1vA2","terms":{"game":"loopit","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"be890b79e34efbca","luck":2,"beacon":null},"seats":[{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"6a942ec409a95a1a210b985376c90f4a","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0},{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"6a942ec409a95a1a210b985376c90f4a","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0}],"luck":null,"live":{"state":"AAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAA/x8AAAAAAAAAAAAEAAAAAAAAAAAAAAAAABAAAkAACACAABAAAkEAAASAABAAAkAA/x8AAkAACACAABAAAkAAAASAABAAAkAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAQAAAAAAAAAAAA/H8AASAABIAAEAAAASAABIAAAAgAASAABAAAASAABIAAEAAAQSAABIAAAAgAASAA/H8AAAAAAAAAAAAAAAAUAAEAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAA/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+IP7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/gIWGh0fCg0YGhz+/v7+/v7+/v7+BQUAAAEBAAEBAQIBAQIBAgEAAgQFAQEBAQIBAgEEAwEAAQQEAwUJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUCAAAAAQEAAA==","settled":"AAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAA/x8AAAAAAAAAAAAEAAAAAAAAAAAAAAAAABAAAkAACACAABAAAkEAAASAABAAAkAA/x8AAkAACACAABAAAkAAAASAABAAAkAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAQAAAAAAAAAAAA/H8AASAABIAAEAAAASAABIAAAAgAASAABAAAASAABIAAEAAAQSAABIAAAAgAASAA/H8AAAAAAAAAAAAAAAAUAAEAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAA/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+IP7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/gIWGh0fCg0YGhz+/v7+/v7+/v7+BQUAAAEBAAEBAQIBAQIBAgEAAgQFAQEBAQIBAgEEAwEAAQQEAwUJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUCAAAAAQEAAA==","base":"AAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAA/x8AAAAAAAAAAAAEAAAAAAAAAAAAAAAAABAAAkAACACAABAAAkEAAASAABAAAkAA/x8AAkAACACAABAAAkAAAASAABAAAkAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAQAAAAAAAAAAAA/H8AASAABIAAEAAAASAABIAAAAgAASAABAAAASAABIAAEAAAQSAABIAAAAgAASAA/H8AAAAAAAAAAAAAAAAUAAEAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAA/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+IP7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/gIWGh0fCg0YGhz+/v7+/v7+/v7+BQUAAAEBAAEBAQIBAQIBAgEAAgQFAQEBAQIBAgEEAwEAAQQEAwUJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUCAAAAAQEAAA==","phase":0,"drafts":{},"log":[],"dropped":12,"left":[],"names":["Ada","Ada"],"luck":{"table":"R7Hq51IBjYSqBO8J","attempts":[{"number":1,"promise":"5713e564780f333d64dd61936d230d36a2ee06a7700bd7e57728a598a511baa5","beacon":null,"commitments":[{"seat":0,"digest":"6ccee0a93e835d7f51ea9e09a5b63b13aef135dc4b36c1d2a53cb684294acd78","held":true},{"seat":1,"digest":"35a2d6ddc0a94565f62ff761a6ca5cc96350671e4e12b6fc5f6e5535f9054788","held":true}],"list_hash":"300489393dc197029439d5e86457e5ef3c2a4f06b3587ef909d77433d62face5","reveals":[{"seat":0,"salt":"1629ea527f53a9c4082b0cc927173e632a3a1a64e17d9fcf2c922ed8d58c394c","words":"6a942ec409a95a1a210b985376c90f4a"},{"seat":1,"salt":"7c142cd5bc924d4d3071602a93f8cf9498a753d79a354dccfa27fd62a10fb700","words":"6a942ec409a95a1a210b985376c90f4a"}],"failed":"","missing":[]}]},"chance":[0,12]},"ask":null,"muted":[],"chats":0,"spoken":{},"next":"","since":4094981537023,"moved":4094981537023}',NULL,0,4094981536979,4094981537047,NULL,'loopit',2,'live');
INSERT INTO "tables" VALUES('hSuuD3o5-qjP0dhE',19,'tjLEs2OU1vA2','7f4f2a791550-21','over',0,X'64AF4808B2D2278A8B1A197999FBA0CD12A39C51D77ACC24757C3643F3E778DC','{"n":19,"layout":"4e206f31546447d8","counts":{"-1":19,"0":19,"1":19},"status":"over","host":"tjLEs2OU1vA2","terms":{"game":"loopit","version":1,"options":{},"seats":2,"pace":"live","clock":null,"substitute":"passive","listed":false,"asked":"edaeb75c41da6b58","luck":2,"beacon":null},"seats":[{"person":"tjLEs2OU1vA2","name":"Ada","tag":"34df03","bot":"","ready":true,"words":"82b0f30537ba019185403948e5a3fcc1","away":"","substitute":"","acts":0,"clock":null,"paid":-1,"grace":false,"called":0},{"person":"IHgbYr5t-dcQ","name":"Ben","tag":"063705","bot":"","ready":true,"words":"f662a0e0146214e9783fe1c07b404b22","away":"resigned","substitute":"passive","acts":0,"clock":null,"paid":-1,"grace":false,"called":0}],"luck":null,"live":{"state":"AAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAA/x8AAAAAAAAAAAAEAAAAAAAAAAAAAAAAABAAAkAACACAABAAAkEAAASAABAAAkAA/x8AAkAACACAABAAAkAAAASAABAAAkAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/H8AASAABIAAEAAAQSAQBIAAAAgAASAABAAAASAABIAAEAAAASAQBIAAAAgAASAA/H8AAAAAAAAAAAAAQAAEAAEAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAA/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+Hv7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/gYJCw8iAwUYGiL+/v7+/v7+/v7+BQUAAAEBAQABAAEBAQECAQEBAgMFAQEBAQICAgEEBAEBAgMFBAUHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUCAAAAAAAAAA==","settled":"AAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAA/x8AAAAAAAAAAAAEAAAAAAAAAAAAAAAAABAAAkAACACAABAAAkEAAASAABAAAkAA/x8AAkAACACAABAAAkAAAASAABAAAkAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/H8AASAABIAAEAAAQSAQBIAAAAgAASAABAAAASAABIAAEAAAASAQBIAAAAgAASAA/H8AAAAAAAAAAAAAQAAEAAEAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAA/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+Hv7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/gYJCw8iAwUYGiL+/v7+/v7+/v7+BQUAAAEBAQABAAEBAQECAQEBAgMFAQEBAQICAgEEBAEBAgMFBAUHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUCAAAAAAAAAA==","base":"AAAAAAAAAAAAAAAEAAEAAAAAAAAAAAAA/x8AAAAAAAAAAAAEAAAAAAAAAAAAAAAAABAAAkAACACAABAAAkEAAASAABAAAkAA/x8AAkAACACAABAAAkAAAASAABAAAkAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/H8AASAABIAAEAAAQSAQBIAAAAgAASAABAAAASAABIAAEAAAASAQBIAAAAgAASAA/H8AAAAAAAAAAAAAQAAEAAEAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAA/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+Hv7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/gYJCw8iAwUYGiL+/v7+/v7+/v7+BQUAAAEBAQABAAEBAQECAQEBAgMFAQEBAQICAgEEBAEBAgMFBAUHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUCAAAAAAAAAA==","phase":0,"drafts":{},"log":[],"dropped":12,"left":[[1,"resigned",12,true]],"names":["Ada","Ben"],"luck":{"table":"hSuuD3o5-qjP0dhE","attempts":[{"number":1,"promise":"1d0baf4e97f85cfbfa6b74a360fbcb45391207a00972665fc65c82f96220ee66","beacon":null,"commitments":[{"seat":0,"digest":"1742c6c1d78b2de029ba5f5b12255cbcd24a745548875243b0cd6ccf5ffa226c","held":true},{"seat":1,"digest":"5fcb3b60c57b9d9915eff21e079425b3fda2d3dbdf7ee0825701443d48fa255a","held":true}],"list_hash":"719b31edf1beb02bad295a2674339ded0d78b3cd116a00cde9650527398d28b0","reveals":[{"seat":0,"salt":"0f81059d0dc776ffe1283e1e4eda6edf9458f1ee9cc7f7d3e6ba795d119f9201","words":"82b0f30537ba019185403948e5a3fcc1"},{"seat":1,"salt":"fbbc5a9c346b9c61a1f64f555fc0102146a1f75192a8c60ce5eadae32fcd5d5c","words":"f662a0e0146214e9783fe1c07b404b22"}],"failed":"","missing":[]}]},"chance":[0,12]},"ask":null,"muted":[],"chats":0,"spoken":{},"next":"","since":4094981537058,"moved":4094981537058,"ended_at":4094981537058}',NULL,0,4094981537048,4094981537058,NULL,'loopit',2,'live');
CREATE TABLE tokens (
	hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created INTEGER NOT NULL, seen INTEGER, label VARCHAR, via VARCHAR, noticed INTEGER, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('28c6696a848c566648ce086c3e4dcf293e576463f024a8546c05990961fd8ded','tjLEs2OU1vA2',4094981536431,4094981536431,'/','',4094981536431);
INSERT INTO "tokens" VALUES('2d68461cf6e1cb668aa232805b0cbfef726371f61ae4763cf5342d3deeb81123','IHgbYr5t-dcQ',4094981536439,4094981536439,'/','',4094981536439);
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
	since INTEGER NOT NULL, 
	until INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, bot VARCHAR, 
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
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_codes_person ON codes (person);
CREATE INDEX ix_codes_table_id ON codes (table_id);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_bots ON tables (bots);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX tables_open ON tables (listed, status, created);
CREATE INDEX tables_old ON tables (status, touched);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_tables_minder ON tables (minder);
CREATE INDEX ix_entries_person ON entries (person);
CREATE INDEX ix_entries_table_id ON entries (table_id);
CREATE INDEX ix_deliveries_person ON deliveries (person);
CREATE INDEX deliveries_due ON deliveries (state, due);
CREATE INDEX ix_deliveries_target ON deliveries (target);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
CREATE INDEX ix_hooks_person ON hooks (person);
CREATE INDEX ix_hooks_table_id ON hooks (table_id);
CREATE INDEX ix_hushed_table_id ON hushed (table_id);
CREATE INDEX ix_tournaments_status ON tournaments (status);
CREATE INDEX ix_contestants_person ON contestants (person);
CREATE INDEX ix_boards_table_id ON boards (table_id);
CREATE INDEX ix_reviews_made ON reviews (made);
CREATE INDEX ix_consents_person ON consents (person);
CREATE INDEX ix_reports_person ON reports (person);
CREATE INDEX ix_reports_accused ON reports (accused);
CREATE INDEX ix_reports_table_id ON reports (table_id);
CREATE INDEX reports_state ON reports (state, made);
CREATE INDEX ix_host_log_at ON host_log (at);
CREATE INDEX ix_comments_person ON comments (person);
CREATE INDEX ix_comments_table_id ON comments (table_id);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_passkey_challenges_expires ON passkey_challenges (expires);
CREATE INDEX ix_merges_person ON merges (person);
CREATE INDEX finished_rated ON finished (rated, ended);
CREATE INDEX results_of ON results (person, game, ended);
CREATE INDEX ix_ratings_person ON ratings (person);
CREATE INDEX ix_friends_other ON friends (other);
CREATE INDEX ix_challenges_person ON challenges (person);
CREATE INDEX ix_challenges_other ON challenges (other);
CREATE INDEX ix_challenges_table_id ON challenges (table_id);
CREATE INDEX waiting_for ON waiting (game, seats, pace, since);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('events',83);
COMMIT;
