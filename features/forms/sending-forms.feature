Feature: Writing to the provider by a form
  Whoever has a question or wants something sends a form; it is stored, and both sides get a letter.

  Background:
    Given the theme "Rhetorik I"

  Scenario Outline: Each form arrives with a number, and both sides get a letter
    Given Mara has begun the form "<form>" 40 seconds ago
    When she sends the form
    Then the form is accepted
    And its number stands in a letter to "mara@werk.example"
    And the office gets a letter with "<words>" in it

    Examples:
      | form             | words                                        |
      | Kontakt          | Wann beginnt das nächste Seminar in Hamburg? |
      | Bausteine        | Wann beginnt das nächste Seminar in Hamburg? |
      | Inhouse          | Dienstplan                                   |
      | SBV-Beratung     | Wann beginnt das nächste Seminar in Hamburg? |
      | Katalog          | jav                                          |
      | Rechtsfrage      | Anhörung                                     |
      | Digitaler Wandel | mobile-arbeit                                |
      | Infoabend        | neu                                          |
      | Netzwerktreffen  | Werk GmbH                                    |

  @browser
  Scenario: Without JavaScript the first sending is heard as well
    Given Mara has begun the form "Kontakt" 4 seconds ago without JavaScript
    When she sends the form
    Then the form is accepted
    And its number stands in a letter to "mara@werk.example"

  Scenario: A letter to an address that nobody confirmed repeats no word of the sender's
    Given Mara has begun the form "Kontakt" 40 seconds ago
    When she sends the form
    Then the sender’s letter says nothing that he wrote

  Scenario Outline: A field that is wrong is named
    Given Mara has begun the form "<form>" 40 seconds ago
    When she sends the form with "<field>" set to "<value>"
    Then the field "<field>" of the form is at fault
    And 0 letters go out about the form

    Examples:
      | form             | field                                                                | value                |
      | Kontakt          | Ihr Name                                                             |                      |
      | Kontakt          | Ihr Name                                                             | www.werbung.example  |
      | Kontakt          | E-Mail-Adresse                                                       | mara@werk            |
      | Kontakt          | Ihre Nachricht                                                       | Hallo                |
      | Kontakt          | Ich habe die Hinweise zum Datenschutz gelesen.                       | nein                 |
      | Inhouse          | Thema                                                                |                      |
      | Inhouse          | Für welches Gremium?                                                 |                      |
      | Inhouse          | Teilnehmende                                                         | 0                    |
      | Inhouse          | Teilnehmende                                                         | 101                  |
      | Inhouse          | Teilnehmende                                                         | viele                |
      | Inhouse          | Wo soll es stattfinden?                                              |                      |
      | Inhouse          | Telefon                                                              |                      |
      | SBV-Beratung     | Ihre Frage                                                           |                      |
      | SBV-Beratung     | Beschäftigte im Betrieb                                              |                      |
      | Katalog          | Welche Kataloge?                                                     |                      |
      | Katalog          | Straße und Hausnummer                                                |                      |
      | Katalog          | Postleitzahl                                                         | 2045                 |
      | Rechtsfrage      | Telefon                                                              | keins                |
      | Rechtsfrage      | Sie dürfen meine Angaben und Unterlagen an eine Kanzlei weitergeben. | nein                 |
      | Digitaler Wandel | Was beschäftigt Sie besonders?                                       |                      |
      | Digitaler Wandel | Betrieb oder Dienststelle                                            |                      |
      | Netzwerktreffen  | Wie viele kommen?                                                    | 6                    |
      | Infoabend        | Wie lange sind Sie im Amt?                                           |                      |

  Scenario: Each form says how to mend its own fields
    Given Mara has begun the form "Inhouse" 40 seconds ago
    When she sends the form with "Teilnehmende" set to "101"
    Then beside "Teilnehmende" stands "mehr als 100 Personen"

  Scenario: A digital catalogue needs no postal address
    Given Mara has begun the form "Katalog" 40 seconds ago
    When she sends the form with "Wie möchten Sie sie bekommen?" set to "Als PDF, per E-Mail" and "Ort" set to ""
    Then the form is accepted

  @browser
  Scenario: A lawyer's question comes with its papers
    Given Mara has begun the form "Rechtsfrage" 40 seconds ago
    When she sends the form with the file "Anhörung.pdf"
    Then the form is accepted
    And the office gets a letter with "Anhörung.pdf" in it

  Scenario: Papers that are no PDF are refused by their name
    Given Mara has begun the form "Rechtsfrage" 40 seconds ago
    When she sends the form with the file "Foto.png"
    Then the form says "„Foto.png“: Wir nehmen hier nur PDF"

  Scenario: A file of more than ten megabytes is named
    Given Mara has begun the form "Rechtsfrage" 40 seconds ago
    When she sends the form with a file "Akte.pdf" of 11 megabytes
    Then the form says "„Akte.pdf“: Eine Datei darf höchstens"

  @rule:domain-form-time
  Scenario: Nobody fills in a form in two seconds, and the second attempt is heard
    Given Mara has begun the form "Kontakt" 2 seconds ago
    And she sends the form
    And the form says "schneller, als ein Mensch tippt"
    When 4 seconds have passed
    And she sends the same form once more
    Then the form is accepted

  Scenario: Sent twice is one request
    Given Mara has begun the form "Kontakt" 40 seconds ago
    And she sends the form
    When she sends the same form once more
    Then the form is accepted
    And 2 letters go out about the form

  @rule:domain-form-limit
  Scenario: Five an hour are enough
    Given Mara has sent the form "Kontakt" 5 times
    And Mara has begun the form "Kontakt" 40 seconds ago
    When she sends the form with "Ihre Nachricht" set to "Noch ein sechstes Mal."
    Then the form says "zu viele Versuche"

  @rule:domain-form-limit
  Scenario: Another form is heard all the same
    Given Mara has sent the form "Kontakt" 5 times
    And Mara has begun the form "SBV-Beratung" 40 seconds ago
    When she sends the form
    Then the form is accepted

  Scenario: A member says what he thinks of the portal
    Given Mara is signed in
    When she sends the feedback "Die Merkliste ist praktisch."
    Then the form is accepted
    And the office gets a letter with "Die Merkliste ist praktisch." in it

  Scenario: Feedback in one word is too short
    Given Mara is signed in
    When she sends the feedback "Gut"
    Then the field "Ihre Rückmeldung" of the form is at fault
