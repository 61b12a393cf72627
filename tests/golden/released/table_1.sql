BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	"match" VARCHAR(20) NOT NULL, 
	seq BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_entries_match FOREIGN KEY("match") REFERENCES matches (code)
);
INSERT INTO "entries" VALUES('dy532b2cgw',1,1.79489771309596276281e+09,'{"kind":"created","game":"lanterns","rules":1,"packs":[["lanterns","46e46a7bb0d4369e"]],"options":[["pack","full"]],"chairs":[{"sitter":"person"},{"sitter":"person"}],"access":"unlisted","host":"b81882e7bef16e8cc721ae919080fff4","seed":"ac4de4e3eb605dccacca2853f9501dbe16417a16f68635a12644554e936579e9","grace":60}','','');
INSERT INTO "entries" VALUES('dy532b2cgw',2,1.79489771311024188995e+09,'{"kind":"seated","seat":0,"person":"b81882e7bef16e8cc721ae919080fff4","name":"Ada"}','','');
INSERT INTO "entries" VALUES('dy532b2cgw',3,1.79489771311024188995e+09,'{"kind":"seated","seat":1,"person":"b81882e7bef16e8cc721ae919080fff4","name":"Ada"}','','');
INSERT INTO "entries" VALUES('dy532b2cgw',4,1.79489771311024188995e+09,'{"kind":"started"}','','');
INSERT INTO "entries" VALUES('dy532b2cgw',5,1.79489771311024188995e+09,'{"kind":"dealt","moves":["deal 0 L3","deal 1 L10","deal 0 L5","deal 1 L4","deal 0 L12","deal 1 L11"]}','','');
INSERT INTO "entries" VALUES('dy532b2cgw',6,1.79489771477164983745e+09,'{"kind":"moved","seat":1,"move":"return L4","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-2');
INSERT INTO "entries" VALUES('dy532b2cgw',7,1.79489771478427910804e+09,'{"kind":"moved","seat":0,"move":"return L5","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-3');
INSERT INTO "entries" VALUES('dy532b2cgw',8,1.79489771479316258433e+09,'{"kind":"moved","seat":0,"move":"hang L3 80","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-4');
INSERT INTO "entries" VALUES('dy532b2cgw',9,1.79489771480767083171e+09,'{"kind":"moved","seat":0,"move":"wish","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-5');
INSERT INTO "entries" VALUES('dy532b2cgw',10,1.79489771480767083171e+09,'{"kind":"dealt","moves":["deal 0 L9"]}','','');
INSERT INTO "entries" VALUES('dy532b2cgw',11,1.7948977148216896057e+09,'{"kind":"moved","seat":0,"move":"bury L12","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-6');
INSERT INTO "entries" VALUES('dy532b2cgw',12,1.79489771484424805638e+09,'{"kind":"moved","seat":1,"move":"hang L11 110","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-7');
INSERT INTO "entries" VALUES('dy532b2cgw',13,1.79489771487172508242e+09,'{"kind":"moved","seat":1,"move":"pass","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-8');
INSERT INTO "entries" VALUES('dy532b2cgw',14,1.79489771490691018109e+09,'{"kind":"moved","seat":0,"move":"hang L9 200","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-9');
INSERT INTO "entries" VALUES('dy532b2cgw',15,1794897714.92746,'{"kind":"moved","seat":0,"move":"wish","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-10');
INSERT INTO "entries" VALUES('dy532b2cgw',16,1794897714.92746,'{"kind":"dealt","moves":["deal 0 L8"]}','','');
INSERT INTO "entries" VALUES('dy532b2cgw',17,1.79489771494746732719e+09,'{"kind":"moved","seat":1,"move":"hang L10 150","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-11');
INSERT INTO "entries" VALUES('3ag96sgb8a',1,1.79489771496995902059e+09,'{"kind":"created","game":"lanterns","rules":1,"packs":[["lanterns","46e46a7bb0d4369e"]],"options":[["pack","full"]],"chairs":[{"sitter":"person"},{"sitter":"person"}],"access":"unlisted","host":"b81882e7bef16e8cc721ae919080fff4","seed":"3ab414e09905fa3558f514c0cc00a6a650b17d304c929b32aeb328bd6292cf5b","grace":60}','','');
INSERT INTO "entries" VALUES('3ag96sgb8a',2,1.79489771497228884702e+09,'{"kind":"seated","seat":0,"person":"b81882e7bef16e8cc721ae919080fff4","name":"Ada"}','','');
INSERT INTO "entries" VALUES('3ag96sgb8a',3,1.79489771497228884702e+09,'{"kind":"seated","seat":1,"person":"b81882e7bef16e8cc721ae919080fff4","name":"Ada"}','','');
INSERT INTO "entries" VALUES('3ag96sgb8a',4,1.79489771497228884702e+09,'{"kind":"started"}','','');
INSERT INTO "entries" VALUES('3ag96sgb8a',5,1.79489771497228884702e+09,'{"kind":"dealt","moves":["deal 0 L1","deal 1 L2","deal 0 L7","deal 1 L11","deal 0 L8","deal 1 L9"]}','','');
INSERT INTO "entries" VALUES('3ag96sgb8a',6,1.79489771509970116617e+09,'{"kind":"moved","seat":1,"move":"return L11","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-13');
INSERT INTO "entries" VALUES('3ag96sgb8a',7,1.79489771512298727038e+09,'{"kind":"moved","seat":0,"move":"return L1","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-14');
INSERT INTO "entries" VALUES('3ag96sgb8a',8,1.79489771514657783508e+09,'{"kind":"moved","seat":0,"move":"hang L7 80","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-15');
INSERT INTO "entries" VALUES('3ag96sgb8a',9,1.79489771516793656346e+09,'{"kind":"moved","seat":0,"move":"wish","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-16');
INSERT INTO "entries" VALUES('3ag96sgb8a',10,1.79489771516793656346e+09,'{"kind":"dealt","moves":["deal 0 L12"]}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',1,1.7948977155795719624e+09,'{"kind":"created","game":"kodama-3d","rules":1,"packs":[["kodama-3d","f8e919f88c94213a"]],"options":[["forest","booklet"],["first","0"],["colours","drawn"]],"chairs":[{"sitter":"person"},{"sitter":"person"}],"access":"unlisted","host":"b81882e7bef16e8cc721ae919080fff4","seed":"808842a322b40088e57b94f7d4d1a3949d497bfa46fc634d04a0aa0266d7d8f9","grace":60}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',2,1.79489771558096027374e+09,'{"kind":"seated","seat":0,"person":"b81882e7bef16e8cc721ae919080fff4","name":"Ada"}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',3,1.79489771558096027374e+09,'{"kind":"seated","seat":1,"person":"b81882e7bef16e8cc721ae919080fff4","name":"Ada"}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',4,1.79489771558096027374e+09,'{"kind":"started"}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',5,1.79489771558096027374e+09,'{"kind":"dealt","moves":["colour pink","colour blue","show a1 blossom-blue-crown","show b1 mushroom-blue-crown","show c1 firefly-orange-bough","show d1 caterpillar-blue-bough","show a2 firefly-blue-shoot","show b2 mushroom-green-crown","show c2 firefly-pink-shoot","show d2 firefly-pink-crown","show a3 caterpillar-orange-bough","show b3 mushroom-orange-fork","show c3 firefly-pink-bough","show d3 mushroom-blue-shoot","show a4 caterpillar-blue-crown","show b4 firefly-orange-crown","show c4 mushroom-pink-crown","show d4 mushroom-pink-bough","deal 0 orange-beside-orange","deal 1 four-pink-in-a-row","deal 0 three-mushrooms-in-a-row","deal 1 blue-beside-blue","deal 0 pink-beside-pink","deal 1 caterpillars-by-mushrooms"]}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',6,1.79489771618753838535e+09,'{"kind":"moved","seat":0,"move":"return orange-beside-orange","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-18');
INSERT INTO "entries" VALUES('f6abjv7wrr',7,1.79489771623751473428e+09,'{"kind":"moved","seat":1,"move":"return blue-beside-blue","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-19');
INSERT INTO "entries" VALUES('f6abjv7wrr',8,1.79489771623751473428e+09,'{"kind":"dealt","moves":["turn fireflies-at-the-ends","turn firefly-on-every-limb","turn every-limb-ends-orange","turn caterpillar-on-every-limb"]}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',9,1.7948977162688121796e+09,'{"kind":"moved","seat":0,"move":"place b2","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-20');
INSERT INTO "entries" VALUES('f6abjv7wrr',10,1794897716.34151,'{"kind":"moved","seat":1,"move":"place a2","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-21');
INSERT INTO "entries" VALUES('f6abjv7wrr',11,1.79489771636717557906e+09,'{"kind":"moved","seat":1,"move":"place d1","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-22');
INSERT INTO "entries" VALUES('f6abjv7wrr',12,1.79489771639398121836e+09,'{"kind":"moved","seat":0,"move":"place c1","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-23');
INSERT INTO "entries" VALUES('f6abjv7wrr',13,1.7948977165165348053e+09,'{"kind":"moved","seat":0,"move":"move b2 b1","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-24');
INSERT INTO "entries" VALUES('f6abjv7wrr',14,1.79489771655101227765e+09,'{"kind":"moved","seat":0,"move":"grow trunk.2","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-25');
INSERT INTO "entries" VALUES('f6abjv7wrr',15,1.79489771655101227765e+09,'{"kind":"dealt","moves":["show b2 firefly-green-bough"]}','','');
INSERT INTO "entries" VALUES('f6abjv7wrr',16,1.79489771668490266792e+09,'{"kind":"moved","seat":0,"move":"take every-limb-ends-orange","by":"person","ended":true}','b81882e7bef16e8cc721ae919080fff4','request-26');
INSERT INTO "entries" VALUES('f6abjv7wrr',17,1.79489771668490266792e+09,'{"kind":"dealt","moves":["turn four-orange-in-a-row"]}','','');
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	"match" VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	purpose VARCHAR(20) NOT NULL, 
	expires DOUBLE, 
	used BOOLEAN NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (hash), 
	CONSTRAINT fk_keys_match FOREIGN KEY("match") REFERENCES matches (code)
);
INSERT INTO "keys" VALUES('6b49e55bdbcd5a19cbe270705d1f3ee7dd9a37bd7980e69cc8eb0016aa0862b5','dy532b2cgw',NULL,'link',NULL,0);
INSERT INTO "keys" VALUES('342fdf60cb2562ea35ab743818038e7aa7a2f0b79d3f5f24d5115aac004ba9a6','3ag96sgb8a',NULL,'link',NULL,0);
INSERT INTO "keys" VALUES('526d1ecc099f48f8fe31fdaa3d3d2ffd4a1361b6171e5adfc8cf42c4bc3e15ef','f6abjv7wrr',NULL,'link',NULL,0);
CREATE TABLE matches (
	code VARCHAR(20) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	access VARCHAR(20) NOT NULL, 
	status VARCHAR(20) NOT NULL, 
	seq BIGINT NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	info TEXT NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (code), 
	CONSTRAINT fk_matches_host FOREIGN KEY(host) REFERENCES persons (id)
);
INSERT INTO "matches" VALUES('dy532b2cgw','b81882e7bef16e8cc721ae919080fff4','request-1','lanterns','unlisted','over',17,1.79489771311024188995e+09,1.79489771494746732719e+09,'{"match":"dy532b2cgw","game":"lanterns","status":"over","access":"unlisted","players":2,"options":{"pack":"full"},"seats":[{"seat":0,"sitter":"person","name":"Ada"},{"seat":1,"sitter":"person","name":"Ada"}],"waiting":[],"mine":[],"my_turn":false,"commitment":"c89a16eb82b5eb1ac07cac3e90010720aec24d45839dbbfca55e498f1269a196","caretaker":null,"grace":60,"created":1794897713.0959628,"changed":1794897714.9474673,"seq":17,"rematch":null,"hints":true}');
INSERT INTO "matches" VALUES('3ag96sgb8a','b81882e7bef16e8cc721ae919080fff4','request-12','lanterns','unlisted','playing',10,1.79489771497228884702e+09,1.79489771516793656346e+09,'{"match":"3ag96sgb8a","game":"lanterns","status":"playing","access":"unlisted","players":2,"options":{"pack":"full"},"seats":[{"seat":0,"sitter":"person","name":"Ada"},{"seat":1,"sitter":"person","name":"Ada"}],"waiting":[0],"mine":[],"my_turn":false,"commitment":"b73f4fbb9935576dd6609bdb1c8b55281e46c87917aece1c7dbd6e47acbbcc80","caretaker":null,"grace":60,"created":1794897714.969959,"changed":1794897715.1679366,"seq":10,"rematch":null,"hints":true}');
INSERT INTO "matches" VALUES('f6abjv7wrr','b81882e7bef16e8cc721ae919080fff4','request-17','kodama-3d','unlisted','playing',17,1.79489771558096027374e+09,1.79489771668490266792e+09,'{"match":"f6abjv7wrr","game":"kodama-3d","status":"playing","access":"unlisted","players":2,"options":{"forest":"booklet","first":"0","colours":"drawn"},"seats":[{"seat":0,"sitter":"person","name":"Ada"},{"seat":1,"sitter":"person","name":"Ada"}],"waiting":[1],"mine":[],"my_turn":false,"commitment":"cdd2d5a9f1184ca5b4629a10cd118461d4520bb389612b22688559c45da6f75f","caretaker":null,"grace":60,"created":1794897715.579572,"changed":1794897716.6849027,"seq":17,"rematch":null,"hints":true}');
CREATE TABLE persons (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_persons PRIMARY KEY (id), 
	CONSTRAINT uq_persons_login UNIQUE (login)
);
INSERT INTO "persons" VALUES('b81882e7bef16e8cc721ae919080fff4','Ada',NULL,NULL,1.79489771253848385806e+09);
CREATE TABLE presences (
	"match" VARCHAR(20) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	process VARCHAR(16) NOT NULL, 
	here BOOLEAN NOT NULL, 
	seen DOUBLE NOT NULL, 
	CONSTRAINT pk_presences PRIMARY KEY ("match", person, process)
);
CREATE TABLE records (
	id VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id)
);
CREATE TABLE seats (
	"match" VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (code), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "seats" VALUES('dy532b2cgw',0,'b81882e7bef16e8cc721ae919080fff4');
INSERT INTO "seats" VALUES('dy532b2cgw',1,'b81882e7bef16e8cc721ae919080fff4');
INSERT INTO "seats" VALUES('3ag96sgb8a',0,'b81882e7bef16e8cc721ae919080fff4');
INSERT INTO "seats" VALUES('3ag96sgb8a',1,'b81882e7bef16e8cc721ae919080fff4');
INSERT INTO "seats" VALUES('f6abjv7wrr',0,'b81882e7bef16e8cc721ae919080fff4');
INSERT INTO "seats" VALUES('f6abjv7wrr',1,'b81882e7bef16e8cc721ae919080fff4');
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_person FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "tokens" VALUES('f551c67640ceed76df8699345f3275298ab79fd76c7a749b97998b56f78e2900','b81882e7bef16e8cc721ae919080fff4',1.79489771253848385806e+09);
CREATE INDEX ix_matches_access_status_changed ON matches (access, status, changed);
CREATE INDEX ix_matches_changed ON matches (changed);
CREATE UNIQUE INDEX uq_matches_host_client ON matches (host, client);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE UNIQUE INDEX uq_entries_match_person_client ON entries ("match", person, client) WHERE client <> '';
CREATE INDEX ix_keys_match ON keys ("match");
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
