-- Rows of a database as migration 011 left it, in words that SQLite and PostgreSQL both understand: what a store had written
-- before themes, rubrics, hotels and towns became documents.
insert into setting (name, value) values
  ('brand', '{"name":"Seminarhaus","portal":"mein Seminarhaus","product":"betriebsrat","claim":"Wissen, das trägt","phone":"040 123","phoneLink":"+4940123","email":"service@seminarhaus.example","officeHours":"Mo–Fr 8–17 Uhr","founded":1994,"city":"Hamburg"}'),
  ('first-fill', '2027-01-11');
insert into rubric (id, url, title, position, teaser, description, withdrawn, fingerprint) values
  (1, 'recht', 'Recht', 1, 'Was gilt.', 'Alles, was gilt.', false, 'K-nJQ3hs2cPAfsKlzGRqMekpWY2TQH4w9maGAnXqIk0'),
  (2, 'amt', 'Amt & Ämter', 2, 'Übernehmen.', 'Größer denken.', false, 'XS4mVTRWGxt53DYRWDs_JecPTy5n24zOR-g464AXfYM'),
  (3, 'vergangen', 'Vergangen', 3, 'Was gilt.', 'Alles, was gilt.', true, 'QplGIZTPt0KPOfrg7ToOy3If1OzmzuaFEXlzY3G7-Wk');
insert into location (internal_id, name, withdrawn, fingerprint) values
  (1, 'Hamburg', false, 'pYHoBAX27nuJQaYtJ_TmLIfel1Coi9slNmDOTz3tfqU'),
  (2, 'Ulm', false, '-snwGLjIern5hytOL0ILpLB2UOZ3qBwY2D4irmLO8SI'),
  (3, 'Öhringen', true, 'MPYAZmVIjbiQ-CsrjQHmfo8YdBdeT5Nh6WKYY8sy7dI');
insert into hotel (internal_id, name, location_id, street, zip, city, teaser, withdrawn, fingerprint) values
  (11, 'Haus Elbgarten', 1, 'Palmaille 12', '22767', 'Hamburg', 'Ruhig über der Elbe.', false, 'rRKIJRNuMQTBKH0hxUe1yobUqMVQ0E3ok_BLGCJvQ5E'),
  (12, 'Ärztehaus', 2, 'Am Ufer 1', '89073', 'Ulm', 'Ruhig über der Elbe.', false, 'zmylydl5J9WH4aTFn3Cy6I07DLpMLC-rS1SsWET6MH8'),
  (13, 'Zum Gehen', 3, 'Palmaille 12', '22767', 'Hamburg', 'Ruhig über der Elbe.', true, 'UGGOVXSmIQx6zDOZu2REYm3zDgYsk-MWGG6qxMyeO6s');
insert into theme (internal_id, url, title, sort_key, designation, event_type, color, is_new, hide_in_training_series, redirect_url, rubric_id, rubric_position, allow_single, content, withdrawn, fingerprint) values
  (101, 'betriebsverfassung-1', 'Betriebsverfassung 1', 'betriebsverfassung 1', 'Grundlagenseminar', 2, '#a1b2c3', true, false, null, 1, 1, false, '[{"title":"Betriebsverfassung, der Anfang","teaser":"Was der Betriebsrat darf – und was er „muss“.","duration":4.5,"image":{"url":"/bilder/bv1.svg","alt":"Ein Tisch"},"highlights":[{"title":"Prüfliste d''accord","text":"Für 50 % der Fälle \\ alle"}],"starterPackages":[{"title":"Startpaket","image":{"url":"/bilder/paket.svg","alt":"Paket"},"condition":"ab 3 Tagen"}],"learn":["Rechte kennen","Pflichten kennen"],"programme":[{"title":"Tag 1","begins":"13:00","ends":"17:00","points":["Anreise","§ 37 BetrVG"]}],"audience":"Neu Gewählte"},{"title":"Zweiter","teaser":"Was der Betriebsrat darf – und was er „muss“.","duration":4.5,"image":null,"highlights":[{"title":"Prüfliste d''accord","text":"Für 50 % der Fälle \\ alle"}],"starterPackages":[{"title":"Startpaket","image":{"url":"/bilder/paket.svg","alt":"Paket"},"condition":"ab 3 Tagen"}],"learn":["Rechte kennen","Pflichten kennen"],"programme":[{"title":"Tag 1","begins":"13:00","ends":"17:00","points":["Anreise","§ 37 BetrVG"]}],"audience":"Neu Gewählte"}]', false, 'Q1d6EEE540RFUxrDFF7vVmwq7VpK_OxWINlTN7XtOJs'),
  (102, 'reihe', 'Überblick in drei Teilen', 'uberblick in drei teilen', 'Reihe', 1, null, false, false, null, 2, 2, true, '[{"title":"Betriebsverfassung, der Anfang","teaser":"Was der Betriebsrat darf – und was er „muss“.","image":{"url":"/bilder/bv1.svg","alt":"Ein Tisch"},"highlights":[{"title":"Prüfliste d''accord","text":"Für 50 % der Fälle \\ alle"}],"starterPackages":[],"learn":["Rechte kennen","Pflichten kennen"],"programme":[{"title":"Tag 1","begins":"13:00","ends":"17:00","points":["Anreise","§ 37 BetrVG"]}],"audience":"Neu Gewählte"}]', false, '3qjOxSW0hLT3pvVamX00dEUK5ZJ5fkW2Y3PHHvrR8HU'),
  (103, 'weg', 'Anderswo', 'anderswo', 'Grundlagenseminar', 2, null, false, false, '/anderswo', 1, 1, false, '[]', false, 'cI7-gzudMgGcc6UJTQ725oHCh50kieOyt7Fo9Sx_3Nw'),
  (104, 'tagung', 'Tagung', 'tagung', 'Grundlagenseminar', 3, null, false, false, null, 2, 2, false, '[{"title":"Betriebsverfassung, der Anfang","teaser":"Was der Betriebsrat darf – und was er „muss“.","duration":1,"image":{"url":"/bilder/bv1.svg","alt":"Ein Tisch"},"highlights":[{"title":"Prüfliste d''accord","text":"Für 50 % der Fälle \\ alle"}],"starterPackages":[{"title":"Startpaket","image":{"url":"/bilder/paket.svg","alt":"Paket"},"condition":"ab 3 Tagen"}],"learn":["Rechte kennen","Pflichten kennen"],"programme":[{"title":"Tag 1","begins":"13:00","ends":"17:00","points":["Anreise","§ 37 BetrVG"]}],"audience":"Neu Gewählte"}]', false, 'Cnw1YaFbFeuHWkio20GHdsdMMsJOqL_wjdMFWLG7V4Y'),
  (105, 'teil', 'Teil', 'teil', 'Grundlagenseminar', 2, null, false, true, null, 1, 1, false, '[]', false, 'W0pE7CCQaskQgDuKQF-1SBnntebMA2tqjfkUSHW2_7k'),
  (106, 'vorbei', 'Vorbei', 'vorbei', 'Grundlagenseminar', 2, null, false, false, null, 3, 3, false, '[]', true, 'eLt8K4Yhy5xDYvjuITBQqErlTflDD901dWzPbsyp3sE');
insert into theme_target_group (theme_id, target_group, position) values
  (101, 'jav', 0),
  (101, 'br', 1),
  (102, 'br', 0),
  (103, 'br', 0),
  (104, 'sbv', 0),
  (105, 'br', 0);
insert into theme_word (word, theme_id, weight) values
  ('betrieb', 101, 3),
  ('recht', 101, 1);
insert into event (internal_id, event_id, url, theme_id, start_date, end_date, start_time, end_time, hotel_id, has_online, price_net, price_rate, places, taken, guaranteed, fingerprint) values
  (1, 3, 'betriebsverfassung-1-3', 101, '2027-03-01', '2027-03-05', '09:00', '17:00', 11, false, 119000, 19, 12, 5, false, 'G0omxmeGJvUuz2BZ1YU1_8kwQLAToQBH7cVyCBD0bjI'),
  (2, 1, 'betriebsverfassung-1-1', 101, '2027-04-01', '2027-04-01', '09:00', '17:00', null, true, null, null, 12, 3, false, 'Xu9nfHPFirZcGQuu7IJHkas7BIihwnTDPpVR9I-Esps'),
  (3, 2, 'reihe-2', 102, '2027-03-01', '2027-06-01', '09:00', '17:00', 12, true, 250000, 19, 12, 3, false, 'V_f3jGOpkz47wVVQuYf2UNb-IasB5N3DSHpaXOHHdrM'),
  (4, 4, 'weg-4', 103, '2027-03-01', '2027-03-01', '09:00', '17:00', 11, false, 119000, 19, 12, 3, false, '4KMd8ZEA1gV6ymDIi6KzIfu5FRBl9tDu4pRgg58kp5Q'),
  (5, 5, 'tagung-5', 104, '2027-05-04', '2027-05-04', '09:00', '17:00', 12, false, 69000, 7, 12, 3, true, 'C3vMi976hyyg8BSCBJ3H39H-KFaTBTj5jT3xX-MUoWw'),
  (6, 6, 'vorbei-6', 106, '2027-01-01', '2027-01-01', '09:00', '17:00', 13, false, 119000, 19, 12, 3, false, 'l3Bm3sjOEkT4wYbpAGosODUZ7CI2AijXUaoYClNSJTI'),
  (7, 1000001, 'betriebsverfassung-1-1000001', 101, '2027-06-01', '2027-06-01', '09:00', '17:00', 11, false, 119000, 19, 12, 3, false, 'added'),
  (8, 1000002, 'tagung-1000002', 104, '2027-06-02', '2027-06-02', '09:00', '17:00', null, true, 119000, 19, 12, 3, false, 'added');
insert into event_module (event_id, position, title, theme_id, duration, start_date, end_date, start_time, end_time, venue_id, hotel_id) values
  (2, 0, 'Teil 1', null, 3, '2027-03-01', '2027-03-01', '09:00', '17:00', 522, null),
  (2, 1, 'Teil 2', 105, 3, '2027-04-05', '2027-04-05', '09:00', '17:00', 12, 12),
  (2, 2, 'Teil 3', null, 3, '2027-06-01', '2027-06-01', '09:00', '17:00', 11, 11);
insert into event_venue (event_id, hotel_id, start_date) values
  (3, 11, '2027-03-01'),
  (2, 12, '2027-03-01'),
  (2, 11, '2027-03-01'),
  (4, 11, '2027-03-01'),
  (5, 12, '2027-05-04'),
  (6, 13, '2027-01-01'),
  (1000001, 11, null);
insert into town_day (location_id, day, events) values
  (1, '2027-03-01', 3),
  (2, '2027-03-01', 1),
  (2, '2027-05-04', 1),
  (3, '2027-01-01', 1),
  (1, '2027-06-01', 1);
insert into theme_place (theme_id, location_id, last_day) values
  (101, 1, '2027-06-01'),
  (102, 1, '2027-03-01'),
  (102, 2, '2027-03-01'),
  (103, 1, '2027-03-01'),
  (104, 2, '2027-05-04'),
  (106, 3, '2027-01-01'),
  (101, 0, '2027-04-01'),
  (102, 0, '2027-03-01'),
  (104, 0, '2027-06-02');
insert into theme_price (theme_id, price_net, price_rate, last_day) values
  (101, 119000, 19, '2027-06-01'),
  (102, 250000, 19, '2027-03-01'),
  (103, 119000, 19, '2027-03-01'),
  (104, 69000, 7, '2027-05-04'),
  (106, 119000, 19, '2027-01-01'),
  (104, 119000, 19, '2027-06-02');
insert into lexicon_entry (target_group, slug, title, definition, fingerprint) values
  ('br', 'abmahnung', 'Abmahnung', 'Eine Rüge mit Warnung.', 'bpSnitec7vpBrp0iY8z94DR6IBkVgjWZrk0p1rxHhtE');
insert into page (slug, title, description, html, fingerprint) values
  ('impressum', 'Impressum', 'Wer wir sind.', '<p>Seminarhaus GmbH</p>', 'aauEVI5j_upb2OJ6QA9cxiCtIyIAJDvNO1p2G1pB9oM');
insert into record (kind, key, place, value, fingerprint) values
  ('location', '2', 0, '{"locationId":2,"state":"Baden-Württemberg","position":{"latitude":48.4,"longitude":9.99},"teaser":"","description":"","sideProgramme":[]}', 'aA3BY7VaHkXCUeev-u7qsIwuFXdhK-ybEIqiUMI4vZ8');
insert into event_revision (event_id, face, sequence, changed_at, called_off, begins, earlier_starts) values
  (1, 'QP1oRSV1z7YQuUk0otBExV', 0, '2027-01-11T12:00:00.000Z', null, '2027-04-01T09:00', '[]'),
  (2, 'Uq92p7TjOR9HQ-X3GMVfVy', 0, '2027-01-11T12:00:00.000Z', null, '2027-03-01T09:00', '[]'),
  (3, 'aL17gfDaggTWqDnIFHklo1', 0, '2027-01-11T12:00:00.000Z', null, '2027-03-01T09:00', '[]'),
  (4, 'BW_0atWgOUtxeCpmV57m2T', 0, '2027-01-11T12:00:00.000Z', null, '2027-03-01T09:00', '[]'),
  (5, 'TzK-MmHHIXCIo8KvJeOSff', 0, '2027-01-11T12:00:00.000Z', null, '2027-05-04T09:00', '[]'),
  (6, 'zlkvVrVTO6tBnA0D29R0B4', 0, '2027-01-11T12:00:00.000Z', null, '2027-01-01T09:00', '[]');
insert into change (tag, version, changed_at) values
  ('brand', 1, '2027-01-11T12:00:00.000Z'),
  ('rubric:recht', 3, '2027-01-11T12:00:00.000Z'),
  ('rubric:amt', 3, '2027-01-11T12:00:00.000Z'),
  ('rubric:vergangen', 2, '2027-01-12T12:00:00.000Z'),
  ('theme:betriebsverfassung-1', 4, '2027-01-11T12:00:00.000Z'),
  ('theme:reihe', 3, '2027-01-11T12:00:00.000Z'),
  ('theme:weg', 3, '2027-01-11T12:00:00.000Z'),
  ('theme:tagung', 3, '2027-01-11T12:00:00.000Z'),
  ('theme:teil', 3, '2027-01-11T12:00:00.000Z'),
  ('theme:vorbei', 2, '2027-01-12T12:00:00.000Z'),
  ('event:3', 4, '2027-01-11T12:00:00.000Z'),
  ('event:1', 1, '2027-01-11T12:00:00.000Z'),
  ('event:2', 1, '2027-01-11T12:00:00.000Z'),
  ('event:4', 1, '2027-01-11T12:00:00.000Z'),
  ('event:5', 1, '2027-01-11T12:00:00.000Z'),
  ('event:6', 2, '2027-01-12T12:00:00.000Z'),
  ('hotel:11', 4, '2027-01-11T12:00:00.000Z'),
  ('hotel:12', 3, '2027-01-11T12:00:00.000Z'),
  ('hotel:13', 3, '2027-01-12T12:00:00.000Z'),
  ('location:1', 4, '2027-01-11T12:00:00.000Z'),
  ('location:2', 3, '2027-01-11T12:00:00.000Z'),
  ('location:3', 3, '2027-01-12T12:00:00.000Z'),
  ('lexicon:br', 1, '2027-01-11T12:00:00.000Z'),
  ('page:impressum', 1, '2027-01-11T12:00:00.000Z'),
  ('record:location', 1, '2027-01-11T12:00:00.000Z'),
  ('rubrics', 3, '2027-01-12T12:00:00.000Z'),
  ('themes', 3, '2027-01-12T12:00:00.000Z'),
  ('dates', 4, '2027-01-12T12:00:00.000Z'),
  ('venues', 3, '2027-01-12T12:00:00.000Z'),
  ('all-dates', 3, null);
insert into change_count (one, version) values
  (1, 4);
insert into workshop_seats (event_id, workshop, taken) values
  (5, 'inklusion', 7),
  (5, 'recht', 2);
