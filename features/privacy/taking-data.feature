@no-screen @asked-by-programs
Feature: Taking one's data away
  Somebody takes all that is stored of her away, for programs and to be read, once she said her password again (Art. 15 and 20 DSGVO).

  Background:
    Given it is "2026-11-21T09:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 0     |
    And Mara is signed in
    And Jonas is signed in

  @rule:domain-data-export
  Scenario: With her password somebody takes everything away
    Given Mara books 1 seat of the date 4711
    When Mara takes her data away
    Then the archive holds "LIESMICH.txt, daten.json, daten.pdf"
    And the data for programs names "mara@werk.example" and "Rhetorik"
    And the data to be read is a PDF
    And the archive does not name "jonas@werk.example"

  @rule:domain-data-export
  Scenario: A wrong password hands out nothing
    When Mara takes her data away with the password "geraten und falsch"
    Then she is told about her data: "credentials-wrong"
    When Mara asks for the archive alone
    Then she is told about her data: "not-allowed"

  @rule:domain-data-export
  Scenario: Each time the password is said one archive is handed out
    When Mara takes her data away
    Then the archive holds "LIESMICH.txt, daten.json, daten.pdf"
    When Mara asks for the archive alone
    Then she is told about her data: "not-allowed"

  @rule:domain-data-export
  Scenario: What was proven is forgotten after five minutes
    Given Mara says her password before she takes her data
    And it is "2026-11-21T09:05:01Z" UTC
    When Mara asks for the archive alone
    Then she is told about her data: "not-allowed"

  @rule:domain-data-export
  Scenario: Nobody takes her data all the time
    When Mara takes her data away 6 times
    Then she is told about her data: "too-many"
