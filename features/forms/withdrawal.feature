Feature: Withdrawing from a contract
  A consumer declares a withdrawal in two steps, without signing in and without a reason. The receipt comes at once: on the
  page and by letter, with what was declared, the day and the time (§ 356a BGB).

  Background:
    Given the theme "Rhetorik I"

  Scenario: The receipt says what was declared and when it came
    Given it is "2026-11-22T23:30:00Z" UTC
    And Mara has begun the form "Widerruf" 40 seconds ago
    When she sends the form
    Then the form is accepted
    And the receipt and the letter to "mara@werk.example" say "Mara Kessler"
    And the receipt and the letter to "mara@werk.example" say "Bestellung AB-2X7-K9Q: Rhetorik I am 15.03.2027"
    And the receipt and the letter to "mara@werk.example" say "mara@werk.example"
    And the receipt and the letter to "mara@werk.example" say "23.11.2026, 0:30 Uhr"
    And the office gets a letter with "Bestellung AB-2X7-K9Q: Rhetorik I am 15.03.2027" in it

  @browser
  Scenario: Without JavaScript the first sending is heard as well
    Given Mara has begun the form "Widerruf" 4 seconds ago without JavaScript
    When she sends the form
    Then the form is accepted
    And the receipt and the letter to "mara@werk.example" say "Bestellung AB-2X7-K9Q: Rhetorik I am 15.03.2027"

  Scenario: What somebody adds stands in the receipt as well
    Given Mara has begun the form "Widerruf" 40 seconds ago
    When she sends the form with "Ihre Nachricht" set to "Bitte bestätigen Sie auch am Telefon."
    Then the form is accepted
    And the receipt and the letter to "mara@werk.example" say "Bitte bestätigen Sie auch am Telefon."

  Scenario Outline: A field that is wrong is named
    Given Mara has begun the form "Widerruf" 40 seconds ago
    When she sends the form with "<field>" set to "<value>"
    Then the field "<field>" of the form is at fault
    And 0 letters go out about the form

    Examples:
      | field                             | value     |
      | Ihr Name                          |           |
      | Welchen Vertrag widerrufen Sie?   |           |
      | E-Mail-Adresse                    | mara@werk |

  Scenario: Declared twice it came once, at first
    Given it is "2026-11-23T09:00:00Z" UTC
    And Mara has begun the form "Widerruf" 40 seconds ago
    And she sends the form
    When 30 minutes have passed
    And she sends the same form once more
    Then the form is accepted
    And 2 letters go out about the form
    And the receipt and the letter to "mara@werk.example" say "23.11.2026, 10:00 Uhr"

  Scenario: Whoever is not heard learns that, and how else to declare it
    Given Mara has sent the form "Widerruf" 5 times
    And Mara has begun the form "Widerruf" 40 seconds ago
    When she sends the form with "Ihre Nachricht" set to "Noch ein sechstes Mal."
    Then the form says "zu viele Versuche"
    And the form says "Ihr Widerruf ist noch nicht bei uns angekommen"
