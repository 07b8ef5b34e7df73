Feature: Threads of the forum are found
  What everybody reads in the forum the search finds, a moment after it was said. What is said among few, what waits for
  the moderation and what was removed it never knows (domain §6, §7.7, §7.13).

  Background:
    Given it is "2026-11-21T09:00:00Z" UTC
    And Mara is signed in
    And Jonas is signed in as forum

  Rule: What everybody reads

    @rule:domain-search-forum
    Scenario: A thread is found a moment after it was opened, as one of the forum
      When a visitor searches for "Ersatzmitglied"
      Then nothing is found
      Given Mara opened the thread "Wer rückt nach?" in "wahlen" with "Unser **Ersatzmitglied** ist verreist."
      When a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then what was typed was looked for
      And the first hit is "Wer rückt nach?", and leads to "/forum/thema/wer-rueckt-nach"
      And the kinds to choose are "Forum (1)"
      And "Ersatzmitglied" is marked in what is quoted from "Wer rückt nach?"

    Scenario: Hits of the forum alone
      Given the lexicon for "br" holds "Ersatzmitglied"
      And Mara opened the thread "Ersatzmitglied verreist" in "wahlen" with "Wer kommt für sie in die Sitzung?"
      When a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then the hits are "Ersatzmitglied, Ersatzmitglied verreist"
      And the kinds to choose are "Lexikon (1), Forum (1)"
      When a visitor searches for "Ersatzmitglied" among "Forum"
      Then the hits are "Ersatzmitglied verreist"

    Scenario: Whoever types is told of threads too
      Given Mara opened the thread "Ersatzmitglied verreist" in "wahlen" with "Wer kommt für sie in die Sitzung?"
      When a moment passes
      And a visitor types "ersatzm" into the search
      Then it is suggested: "Ersatzmitglied verreist Forum"

    Scenario: What somebody misspelt in the forum is mended all the same
      Given the theme "Protokollführung"
      And Mara opened the thread "Wer schreibt mit?" in "wahlen" with "Die Portokollführung wechselt bei uns."
      When a moment passes
      And a visitor searches for "Portokollführung"
      Then "Protokollführung" was looked for instead
      And the themes found are "Protokollführung"
      When a visitor searches for "Portokollführung" to the letter
      Then the hits are "Wer schreibt mit?"

    @rule:domain-search-forum
    Scenario: What is said in a closed group is found by nobody
      Given Mara opened the thread "Zusatzurlaub teilen" in "sbv" with "Unsere Vertrauensperson ist verreist."
      When a moment passes
      And a visitor searches for "Zusatzurlaub"
      Then nothing is found
      When Mara searches for "Vertrauensperson"
      Then nothing is found

    Scenario: What members say is no source of the chatbot
      Given Mara opened the thread "Wann vertritt das Ersatzmitglied?" in "wahlen" with "Das Ersatzmitglied vertritt, wenn jemand verhindert ist."
      When a moment passes
      And a visitor asks the chatbot "Wann vertritt das Ersatzmitglied?"
      Then the chatbot finds nothing and leads to "/suche"

  @no-screen @asked-by-programs
  Rule: What changes

    Background:
      Given Mara calls herself "Tagesordnung" in the forum
      And Jonas calls himself "Eule" in the forum

    @rule:domain-search-forum
    Scenario: What waits for the moderation is found once it is there for everybody
      When Mara opens "Wer rückt nach?" in "wahlen" with "Unser Ersatzmitglied ist verreist."
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then nothing is found
      When Jonas releases "Wer rückt nach?"
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then the hits are "Wer rückt nach?"

    Scenario: An answer that waits is not found with its thread, and is once it is released
      Given Jonas opens "Wer rückt nach?" in "wahlen" with "Die Frage kommt jedes Mal."
      When Mara answers in "Wer rückt nach?" with "Das Ersatzmitglied der Liste."
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then nothing is found
      When Jonas releases "Wer rückt nach?"
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then the hits are "Wer rückt nach?"

    Scenario: A post that is changed is found by what it says now
      Given Jonas opens "Wer rückt nach?" in "wahlen" with "Unser Ersatzmitglied ist verreist."
      And a moment passes
      When Jonas changes post 1 of "Wer rückt nach?" to "Unsere Nachrückerin ist verreist."
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then nothing is found
      When a visitor searches for "Nachrückerin"
      Then the hits are "Wer rückt nach?"

    @rule:domain-search-forum
    Scenario: What a post said that was removed is found no more, nor where somebody quotes it
      Given Jonas opens "Wer rückt nach?" in "wahlen" with "Die Frage kommt jedes Mal."
      And Mara answers in "Wer rückt nach?" with "Kauft meine Kreuzfahrt."
      And Jonas releases "Wer rückt nach?"
      And Jonas answers in "Wer rückt nach?" with "> Kauft meine Kreuzfahrt." and "Bitte keine Werbung."
      And a moment passes
      When a visitor searches for "Kreuzfahrt"
      Then the hits are "Wer rückt nach?"
      When Jonas removes post 2 of "Wer rückt nach?"
      And a moment passes
      And a visitor searches for "Kreuzfahrt"
      Then nothing is found
      When a visitor searches for "Werbung"
      Then the hits are "Wer rückt nach?"

    Scenario: A thread that was removed is found no more
      Given Jonas opens "Wer rückt nach?" in "wahlen" with "Unser Ersatzmitglied ist verreist."
      And a moment passes
      When Jonas removes post 1 of "Wer rückt nach?"
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then nothing is found

    @rule:domain-search-forum
    Scenario: A thread that is moved into a closed group is found no more
      Given Jonas opens "Wer rückt nach?" in "wahlen" with "Unser Ersatzmitglied ist verreist."
      And a moment passes
      When Jonas moves "Wer rückt nach?" to "seminare" because "Es geht um die Schulung."
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then the hits are "Wer rückt nach?"
      When Jonas moves "Wer rückt nach?" to "sbv" because "Es geht um die SBV."
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then nothing is found

    Scenario: What stands in another thread now is found there
      Given Jonas opens "Wer rückt nach?" in "wahlen" with "Unser Ersatzmitglied ist verreist."
      And Jonas opens "Wer vertritt wen?" in "wahlen" with "Das fragen viele."
      And a moment passes
      When Jonas appends "Wer rückt nach?" to "Wer vertritt wen?" because "Das ist dieselbe Frage."
      And a moment passes
      And a visitor searches for "Ersatzmitglied"
      Then the hits are "Wer vertritt wen?"

    @rule:domain-search-forum
    Scenario: What was removed wrongly is found again
      Given Mara opens "Wer rückt nach?" in "wahlen" with "Kauft meine Kreuzfahrt, nur heute."
      And Jonas releases "Wer rückt nach?"
      And the visitor reports post 1 of "Wer rückt nach?" from "gast@example.org" because "Das ist reine Werbung."
      And Jonas decides "entfernt" about the report because "Werbung ist hier nicht erlaubt."
      When a moment passes
      And a visitor searches for "Kreuzfahrt"
      Then nothing is found
      When a visitor searches for "rückt"
      Then nothing is found
      When Mara objects by the link of her letter because "Das war als Scherz gemeint, ohne Angebot."
      And Jonas decides "bleibt" about the report because "Der Scherz ist erkennbar, wir haben uns geirrt."
      And a moment passes
      And a visitor searches for "Kreuzfahrt"
      Then the hits are "Wer rückt nach?"

    Scenario: Whose account is gone takes along what waits, and nobody finds her by her nickname
      Given Mara opens "Wer rückt nach?" in "wahlen" with "Unser Ersatzmitglied ist verreist."
      And Jonas releases "Wer rückt nach?"
      And Jonas answers in "Wer rückt nach?" with "> **Tagesordnung:** verreist?" and "Dann die Nächste der Liste."
      When Mara has her account deleted
      And time passes to "2026-11-28T12:00:00Z" UTC
      And a visitor searches for "Tagesordnung"
      Then nothing is found
      When a visitor searches for "Ersatzmitglied"
      Then the hits are "Wer rückt nach?"
