@no-screen @asked-by-programs
Feature: The forum
  Members ask and answer each other under nicknames; everybody reads it, closed groups are for those who belong to them. First posts
  are read by the moderation before others see them, reports are decided with reasons for both sides (domain §7.7, DSA Art. 16, 17, 20).

  Background:
    Given it is "2026-11-21T09:00:00Z" UTC
    And Mara is signed in
    And Jonas is signed in as forum

  Rule: Reading and permission

    Scenario: Everybody may read, and is told why he may not write
      Then the visitor may in "wahlen": "reads, nicht-angemeldet"
      And Mara may in "wahlen": "reads, nicht-dabei"
      And the visitor may in "sbv": "nothing, nicht-angemeldet"
      And Mara may in "sbv": "nothing, geschlossene-gruppe"
      And Jonas may in "sbv": "reads, moderates, nicht-dabei"

    Scenario: A closed group lists its threads to nobody else
      When the visitor lists the threads of "sbv"
      Then he is told in the forum: "not-signed-in"
      When Mara lists the threads of "sbv"
      Then she is told in the forum: "not-allowed"
      When Mara lists the threads of "gibt-es-nicht"
      Then she is told in the forum: "not-found"

    Scenario: Whoever belongs to an SBV writes among them, and what is said stays there
      Given Mara and Jonas are in the Gremium "SBV" of "Muster GmbH"
      And Mara calls herself "Tagesordnung" in the forum
      When Mara opens "Zusatzurlaub teilen" in "sbv" with "Wie teilt ihr den Zusatzurlaub auf?"
      And Jonas releases "Zusatzurlaub teilen"
      Then Mara sees the threads of "sbv": "Zusatzurlaub teilen"
      And the visitor sees the latest threads: ""
      When the visitor reads the thread "Zusatzurlaub teilen"
      Then he is told in the forum: "not-found"

    Scenario: Who has left a closed group is told no more of what is said there
      Given Mara and Jonas are in the Gremium "SBV" of "Muster GmbH"
      And Mara calls herself "Tagesordnung" in the forum
      And Jonas calls himself "Eule" in the forum
      And Jonas opens "Zusatzurlaub teilen" in "sbv" with "Wie teilt ihr den Zusatzurlaub auf?"
      And Mara follows the thread "Zusatzurlaub teilen"
      When Jonas answers in "Zusatzurlaub teilen" with "Bei uns entscheidet die Reihenfolge."
      Then Mara has 1 thread to read
      And these letters of the forum left: "forum-news to Mara"
      When Mara reads the thread "Zusatzurlaub teilen" to its end
      And Mara makes "Jonas Yıldız" "verwalter"
      And Mara leaves her Gremium
      And Jonas answers in "Zusatzurlaub teilen" with "Oder man lost es aus."
      Then Mara has 0 threads to read
      And Mara follows nothing in the forum
      And these letters of the forum left: "forum-news to Mara"

  Rule: Nicknames

    Scenario Outline: A nickname is not one's name, and nobody else's
      Given Jonas calls himself "Eule" in the forum
      When Mara calls herself "<nickname>" in the forum
      Then she is told in the forum: "<answer>"

      Examples:
        | nickname     | answer             |
        | Tagesordnung | done               |
        | Mara         | nickname wrong     |
        | M. Kessler   | nickname wrong     |
        | eule         | nickname taken     |
        | Moderation1  | nickname taken     |
        | X            | nickname too-short |

    Scenario: Without the Netiquette nobody writes
      When Mara calls herself "Tagesordnung" in the forum without the Netiquette
      Then she is told in the forum: "netiquette not-accepted"
      When Mara opens "Eine Frage" in "wahlen" with "Wer leitet die Wahl?"
      Then she is told in the forum: "not-joined"

  Rule: Writing

    Background:
      Given Mara calls herself "Tagesordnung" in the forum
      And Jonas calls himself "Eule" in the forum

    Scenario: The first post waits for the moderation, the next is there at once
      When Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      Then she is told in the forum: "wartet"
      And the visitor sees the latest threads: ""
      When the visitor reads the thread "Wer leitet die Wahl?"
      Then he is told in the forum: "not-found"
      When Jonas releases "Wer leitet die Wahl?"
      Then the visitor sees the latest threads: "Wer leitet die Wahl?"
      And the visitor sees in "Wer leitet die Wahl?": "Tagesordnung: Wir haben keinen Wahlvorstand."
      When time passes to "2026-11-21T09:05:00Z" UTC
      And Mara answers in "Wer leitet die Wahl?" with "Jetzt haben wir einen gefunden."
      Then she is told in the forum: "sichtbar"
      And the visitor sees in "Wer leitet die Wahl?": "Tagesordnung: Wir haben keinen Wahlvorstand. / Tagesordnung: Jetzt haben wir einen gefunden."

    Scenario: Who is told of a release, and whoever follows of an answer, once until she reads on
      When Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      And Jonas releases "Wer leitet die Wahl?"
      And Jonas answers in "Wer leitet die Wahl?" with "Den bestellt ihr selbst, Paragraf 16."
      And Jonas answers in "Wer leitet die Wahl?" with "Spätestens zehn Wochen vorher."
      Then these letters of the forum left: "forum-released to Mara, forum-news to Mara"
      And Mara has unread in "Wer leitet die Wahl?": 3
      When Mara reads the thread "Wer leitet die Wahl?" to its end
      Then Mara has unread in "Wer leitet die Wahl?": 0

    Scenario: One post in thirty seconds is taken, and the same text once
      When Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      And Jonas releases "Wer leitet die Wahl?"
      And Mara answers in "Wer leitet die Wahl?" with "Noch eine Frage dazu."
      Then she is told in the forum: "too-many"
      When time passes to "2026-11-21T09:01:00Z" UTC
      And Mara answers in "Wer leitet die Wahl?" with "Wir haben keinen Wahlvorstand."
      Then she is told in the forum: "said-already"

    Scenario Outline: What is too short or too long is not taken
      When Mara opens "<title>" in "wahlen" with "<body>"
      Then she is told in the forum: "<answer>"

      Examples:
        | title      | body                | answer          |
        | Was?       | Ein ganzer Satz.    | title too-short |
        | Eine Frage | kurz                | body too-short  |
        |            | Ein ganzer Satz.    | title missing   |

    Scenario: What is locked is read, and answered by nobody
      Given Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      And Jonas releases "Wer leitet die Wahl?"
      When Jonas locks "Wer leitet die Wahl?" because "Alles ist beantwortet."
      And time passes to "2026-11-21T09:05:00Z" UTC
      And Mara answers in "Wer leitet die Wahl?" with "Ich hätte noch etwas."
      Then she is told in the forum: "thread-locked"
      And the visitor sees in "Wer leitet die Wahl?": "Tagesordnung: Wir haben keinen Wahlvorstand."

    Scenario: One changes what one wrote for fifteen minutes, and nobody else does
      Given Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      And Jonas releases "Wer leitet die Wahl?"
      When Mara changes post 1 of "Wer leitet die Wahl?" to "Wir haben noch keinen Wahlvorstand."
      Then she is told in the forum: "done"
      And the visitor sees in "Wer leitet die Wahl?": "Tagesordnung: Wir haben noch keinen Wahlvorstand."
      When time passes to "2026-11-21T09:15:01Z" UTC
      And Mara changes post 1 of "Wer leitet die Wahl?" to "Wir haben immer noch keinen."
      Then she is told in the forum: "edit-over"
      When Mara removes post 1 of "Wer leitet die Wahl?"
      Then she is told in the forum: "edit-over"

    Scenario: Whoever asked says what helped
      Given Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      And Jonas releases "Wer leitet die Wahl?"
      And Jonas answers in "Wer leitet die Wahl?" with "Den bestellt ihr selbst, Paragraf 16."
      When Mara takes post 2 of "Wer leitet die Wahl?" as the answer
      Then the visitor sees that "Wer leitet die Wahl?" is answered by post 2

    Scenario: What is removed has helped nobody
      Given Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      And Jonas releases "Wer leitet die Wahl?"
      And Jonas answers in "Wer leitet die Wahl?" with "Den bestellt ihr selbst, Paragraf 16."
      And Mara takes post 2 of "Wer leitet die Wahl?" as the answer
      When Jonas removes post 2 of "Wer leitet die Wahl?"
      Then the visitor sees that "Wer leitet die Wahl?" is answered by nothing

    Scenario: What was reported and removed has helped nobody
      Given Mara opens "Wer leitet die Wahl?" in "wahlen" with "Wir haben keinen Wahlvorstand."
      And Jonas releases "Wer leitet die Wahl?"
      And Jonas answers in "Wer leitet die Wahl?" with "Kauft meine Schulungen, nur heute."
      And Mara takes post 2 of "Wer leitet die Wahl?" as the answer
      When the visitor reports post 2 of "Wer leitet die Wahl?" from "gast@example.org" because "Das ist reine Werbung."
      And Jonas decides "entfernt" about the report because "Werbung ist hier nicht erlaubt."
      Then the visitor sees that "Wer leitet die Wahl?" is answered by nothing

  Rule: Putting threads in order

    Background:
      Given Mara calls herself "Tagesordnung" in the forum
      And Jonas calls himself "Eule" in the forum
      And Jonas opens "Wer leitet die Wahl?" in "wahlen" with "Die Frage kommt jedes Mal."
      And Jonas opens "Wer bestellt den Wahlvorstand?" in "wahlen" with "Das fragen viele."

    Scenario: The address of an appended thread leads to where its posts stand now
      Given Mara answers in "Wer leitet die Wahl?" with "Bei uns der Wahlvorstand."
      When Jonas appends "Wer leitet die Wahl?" to "Wer bestellt den Wahlvorstand?" because "Das ist dieselbe Frage."
      Then he is told in the forum: "done"
      And the visitor sees the latest threads: "Wer bestellt den Wahlvorstand?"
      And the visitor sees in "Wer leitet die Wahl?": "Eule: Das fragen viele. / Eule: Die Frage kommt jedes Mal."
      When Jonas releases "Wer leitet die Wahl?"
      Then the visitor sees the latest threads: "Wer bestellt den Wahlvorstand?"
      And the visitor sees in "Wer bestellt den Wahlvorstand?": "Eule: Das fragen viele. / Eule: Die Frage kommt jedes Mal. / Tagesordnung: Bei uns der Wahlvorstand."

    Scenario: Who follows a thread that is appended follows the other one from then on, and has not to read it again
      When Mara follows the thread "Wer leitet die Wahl?"
      And Jonas appends "Wer leitet die Wahl?" to "Wer bestellt den Wahlvorstand?" because "Das ist dieselbe Frage."
      Then Mara follows in the forum: "Wer bestellt den Wahlvorstand?"
      And Mara has unread in "Wer bestellt den Wahlvorstand?": 0
      When Jonas answers in "Wer bestellt den Wahlvorstand?" with "Der Betriebsrat, Paragraf 16."
      Then Mara has unread in "Wer bestellt den Wahlvorstand?": 1
      And these letters of the forum left: "forum-news to Mara"

    Scenario: A thread is moved, and not out of a closed group
      When Jonas moves "Wer leitet die Wahl?" to "seminare" because "Es geht um die Schulung."
      Then the visitor sees the threads of "seminare": "Wer leitet die Wahl?"
      When Jonas moves "Wer leitet die Wahl?" to "sbv" because "Es geht um die SBV-Wahl."
      And Jonas moves "Wer leitet die Wahl?" to "wahlen" because "Es geht um alle Wahlen."
      Then he is told in the forum: "category unknown"

    Scenario: Whose post the moderation removes is told why
      Given Mara answers in "Wer leitet die Wahl?" with "Kauft meine Schulungen."
      When Jonas releases "Wer leitet die Wahl?"
      And Jonas removes post 2 of "Wer leitet die Wahl?"
      Then these letters of the forum left: "forum-released to Mara, forum-news to Jonas, forum-removed to Mara"
      And the visitor sees in "Wer leitet die Wahl?": "Eule: Die Frage kommt jedes Mal. / Tagesordnung: "

  Rule: Reports

    Background:
      Given Mara calls herself "Tagesordnung" in the forum
      And Jonas calls himself "Eule" in the forum
      And Mara opens "Wer leitet die Wahl?" in "wahlen" with "Kauft meine Schulungen, nur heute."
      And Jonas releases "Wer leitet die Wahl?"

    Scenario: Anybody reports a post, and both sides are told what was decided
      When the visitor reports post 1 of "Wer leitet die Wahl?" from "gast@example.org" because "Das ist reine Werbung."
      Then he is told in the forum: "done"
      When Jonas decides "entfernt" about the report because "Werbung ist hier nicht erlaubt."
      Then he is told in the forum: "done"
      And these letters of the forum left: "forum-released to Mara, forum-report-received to gast@example.org, forum-decision to gast@example.org, forum-decision to Mara"
      When the visitor reads the thread "Wer leitet die Wahl?"
      Then he is told in the forum: "not-found"

    Scenario: Whoever is concerned objects once, and what was removed wrongly comes back
      Given the visitor reports post 1 of "Wer leitet die Wahl?" from "gast@example.org" because "Das ist reine Werbung."
      And Jonas decides "entfernt" about the report because "Werbung ist hier nicht erlaubt."
      When Mara objects by the link of her letter because "Das war als Scherz gemeint, ohne Angebot."
      Then she is told in the forum: "done"
      When Jonas decides "bleibt" about the report because "Der Scherz ist erkennbar, wir haben uns geirrt."
      Then he is told in the forum: "done"
      And the visitor sees in "Wer leitet die Wahl?": "Tagesordnung: Kauft meine Schulungen, nur heute."
      When Mara objects by the link of her letter because "Das war als Scherz gemeint, ohne Angebot."
      Then she is told in the forum: "expired"

    Scenario: A report needs its reasons, and an address of whoever has no account
      When the visitor reports post 1 of "Wer leitet die Wahl?" from "niemand" because "Weg"
      Then he is told in the forum: "explanation too-short, email malformed"

    Scenario: Only the moderation sees the queue and decides
      When Mara looks at the queue of the moderation
      Then she is told in the forum: "not-allowed"
      When the visitor looks at the queue of the moderation
      Then he is told in the forum: "not-signed-in"
