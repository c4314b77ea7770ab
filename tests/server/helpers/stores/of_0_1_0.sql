BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE events (
	code TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	event TEXT NOT NULL, 
	seat INTEGER, 
	said TEXT, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "events" VALUES('B9SJFC9ACN',1,'{"type":"sat","seat":0,"name":"Anna","token":"5ALGvpSwNkXj1pioVfTCBVJ9K3ePOZzLmI6TGH2wKNQ=","guest":"wS/iYPO4FpJJz3mNVvYs7wXsXI8+7LQBzUryV7+LZWk=","face":null}',NULL,NULL,1.7950693988074908256e+09);
INSERT INTO "events" VALUES('B9SJFC9ACN',2,'{"type":"sat","seat":1,"name":"Ben","token":"ik1rFXmGx2I4mBoy66/q65sMAPquQkOq37ipyg/T0Uw=","guest":"HNWS0eMwdQfHa52dHBDUU4mGchlL2b+EGpB1FkJnn58=","face":null}',NULL,NULL,1.7950693989053621292e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',1,'{"type":"sat","seat":0,"name":"Anna","token":"g1yTV4USklwBAIjLoG7koS+Yk0xTmZcPGgW+TPhvCzo=","guest":"vCW1BuTiSHfkj72MgElF/yJ4f58xPJIpV9JChZ332Q4=","face":null}',NULL,NULL,1795069399.38096);
INSERT INTO "events" VALUES('FQTK4AXH95',2,'{"type":"sat","seat":1,"name":"Ben","token":"HNnxJJv+GLispR4yIMQ1mVkZajMkOwAxzt4XMXCStqQ=","guest":"nzmTiyqyMxcJ5RX4aiI0fekSnnfWHhNZMfnHpUXJxtQ=","face":null}',NULL,NULL,1.79506939944417977335e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',3,'{"type":"worded","seat":0,"words":"old words"}',0,'old-1',1.79506939963075184824e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',4,'{"type":"started"}',0,'old-2',1.79506939964699673657e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',5,'{"type":"played","seat":1,"action":"lay monkey-crocodile"}',1,'old-3',1.79506939967989611632e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',6,'{"type":"played","seat":0,"action":"lay monkey-monkey left"}',0,'old-4',1.79506939972272181512e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',7,'{"type":"played","seat":1,"action":"lay giraffe-monkey left"}',1,'old-5',1.79506939977405333523e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',8,'{"type":"played","seat":0,"action":"lay giraffe-zebra left"}',0,'old-6',1.79506939984915971759e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',9,'{"type":"played","seat":1,"action":"lay zebra-penguin left"}',1,'old-7',1.79506939987365293507e+09);
INSERT INTO "events" VALUES('FQTK4AXH95',10,'{"type":"played","seat":0,"action":"lay penguin-penguin left"}',0,'old-8',1.79506939989993405341e+09);
INSERT INTO "events" VALUES('5496TYUYD8',1,'{"type":"sat","seat":0,"name":"Anna","token":"i5BfCUun1IXoK9JbLG22P3Rf5Ua5A0KFHKJN8sJDp+U=","guest":"FMXVN15cA/Qr6/OAOyWTGeVr9j+xL3bhWHOa3jdw9yM=","face":null}',NULL,NULL,1.79506940072915458679e+09);
INSERT INTO "events" VALUES('5496TYUYD8',2,'{"type":"sat","seat":1,"name":"Ben","token":"yO9TtLYWOyMzABIfIjabO1m88v6sM8INuESKSGFferQ=","guest":"Io+/7ncwva79E5IgLKJd3UvNH0qHQTcmIsmekQgdOD4=","face":null}',NULL,NULL,1.79506940083821082119e+09);
INSERT INTO "events" VALUES('5496TYUYD8',3,'{"type":"started"}',0,'old-9',1.79506940130124592776e+09);
INSERT INTO "events" VALUES('5496TYUYD8',4,'{"type":"played","seat":0,"action":"take diamond-2"}',0,'old-10',1.79506940139045882221e+09);
INSERT INTO "events" VALUES('5496TYUYD8',5,'{"type":"played","seat":0,"action":"complete run-4/cherry with diamond-2 heart-3 heart-4 joker"}',0,'old-11',1.79506940143444347385e+09);
INSERT INTO "events" VALUES('5496TYUYD8',6,'{"type":"played","seat":0,"action":"end"}',0,'old-12',1.79506940145868754384e+09);
INSERT INTO "events" VALUES('5496TYUYD8',7,'{"type":"played","seat":1,"action":"take diamond-4"}',1,'old-13',1.7950694015218007565e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',1,'{"type":"sat","seat":0,"name":"Anna","token":"439E45GMRrEh1np3N7IXlHdEISpSsj8+JXO9E+Y8ylo=","guest":"Y8NNF0w8qkm0x7pzva3gyk3C1vzxr5aK4mg82mH8rUA=","face":null}',NULL,NULL,1.79506940157208800317e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',2,'{"type":"bot_sat","seat":1,"bot":"casual","name":"Kofi"}',0,'old-14',1.79506940251976084702e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',3,'{"type":"started"}',0,'old-15',1.79506940253934288019e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',4,'{"type":"played","seat":1,"action":"lay elephant-flamingo"}',NULL,NULL,1.79506940288181877137e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',5,'{"type":"played","seat":0,"action":"lay penguin-flamingo right"}',0,'old-16',1.79506940289144086833e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',6,'{"type":"played","seat":1,"action":"lay elephant-monkey left"}',NULL,NULL,1.79506940289956903452e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',7,'{"type":"played","seat":0,"action":"lay lion-monkey left"}',0,'old-17',1.79506940290337705613e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',8,'{"type":"played","seat":1,"action":"lay lion-giraffe left"}',NULL,NULL,1.7950694029182064533e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',9,'{"type":"played","seat":0,"action":"draw"}',0,'old-18',1.79506940293598771102e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',10,'{"type":"played","seat":0,"action":"lay giraffe-penguin left"}',0,'old-19',1.79506940294711804387e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',11,'{"type":"played","seat":1,"action":"draw"}',NULL,NULL,1.79506940299424767489e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',12,'{"type":"played","seat":1,"action":"draw"}',NULL,NULL,1795069403.02695);
INSERT INTO "events" VALUES('NXU37P3NTX',13,'{"type":"played","seat":1,"action":"lay crocodile-penguin right"}',NULL,NULL,1.79506940306460165981e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',14,'{"type":"played","seat":0,"action":"lay zebra-crocodile right"}',0,'old-20',1.79506940309554743765e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',15,'{"type":"played","seat":1,"action":"lay zebra-zebra right"}',NULL,NULL,1.79506940312367725375e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',16,'{"type":"played","seat":0,"action":"lay lion-zebra right"}',0,'old-21',1.79506940320714116097e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',17,'{"type":"played","seat":1,"action":"draw"}',NULL,NULL,1.79506940327082467083e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',18,'{"type":"played","seat":1,"action":"draw"}',NULL,NULL,1.79506940333141112322e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',19,'{"type":"played","seat":1,"action":"lay monkey-penguin left"}',NULL,NULL,1.79506940336569809912e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',20,'{"type":"played","seat":0,"action":"lay lion-lion right"}',0,'old-22',1.79506940344516181945e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',21,'{"type":"played","seat":1,"action":"lay monkey-flamingo left"}',NULL,NULL,1.79506940347809123992e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',22,'{"type":"played","seat":0,"action":"lay elephant-lion right"}',0,'old-23',1.79506940368383288383e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',23,'{"type":"played","seat":1,"action":"lay giraffe-flamingo left"}',NULL,NULL,1.79506940374608969695e+09);
INSERT INTO "events" VALUES('NXU37P3NTX',24,'{"type":"played","seat":0,"action":"lay elephant-zebra right"}',0,'old-24',1.7950694038904981613e+09);
CREATE TABLE jobs (
	code TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	glass TEXT, 
	PRIMARY KEY (code)
);
CREATE TABLE presence (
	code TEXT NOT NULL, 
	process TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	spectators INTEGER NOT NULL, 
	PRIMARY KEY (code, process)
);
CREATE TABLE probes (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE processes (
	name TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	at FLOAT NOT NULL, state TEXT, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('B9SJFC9ACN','tile-rummy',2,'{"version":"exchange","rejected":"aside","rounds":4,"starter":"rotate","clock":"turn","turn_seconds":60,"bank_minutes":10,"increment_seconds":10,"hand_size":14,"opening_minimum":30,"rework_on_opening":false,"exchange_after_opening":false,"stars_in_play":"2","stars":"exchange","star_penalty":25,"combinations":"both","ace":"low","mixed_sequences":false,"doubling":true,"blocked_after":40}',3,X'D0ADEE4611BF6475199645CEAC91B896',1.7950693988074908256e+09,'waiting');
INSERT INTO "tables" VALUES('FQTK4AXH95','zoo-domino',1,'{"way":"draw","must_trump":false,"rounds":1,"first":"chance","starter":"rotate","clock":"none","turn_seconds":60,"bank_minutes":10,"increment_seconds":10}',2,X'09C76D9443449D38A845A229DDA76E62',1795069399.38096,'playing');
INSERT INTO "tables" VALUES('5496TYUYD8','romi-rami',2,'{"edition":"standard","rounds":1,"first":"chance","stalled_after":30,"clock":"none","turn_seconds":60,"bank_minutes":10,"increment_seconds":10}',2,X'3F3FAE35EE67BB04F9B6B33037758457',1.79506940072915458679e+09,'playing');
INSERT INTO "tables" VALUES('NXU37P3NTX','zoo-domino',1,'{"way":"draw","must_trump":false,"rounds":1,"first":"chance","starter":"rotate","clock":"none","turn_seconds":60,"bank_minutes":10,"increment_seconds":10}',2,X'756F0CC163353DB676519AE9CFF999FE',1.79506940157208800317e+09,'over');
CREATE INDEX tables_by_state ON tables (state, at);
COMMIT;
