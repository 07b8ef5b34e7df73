Feature: Finding a theme
  Who does not yet know what to learn looks at themes: those that have a date on which all wishes come true at once.

  Background:
    Given the rubric "Auftreten" at place 2
    And the theme "Rhetorik":
      | rubric | Auftreten |
      | for    | br, sbv   |
    And it is held:
      | from       | days | where            | price  | places | taken |
      | 2027-01-11 | 3    | Hotel Rheinwerft | 990.00 | 12     | 2     |
      | 2027-01-18 | 3    | Hotel Rheinwerft | 990.00 | 12     | 10    |
      | 2027-02-15 | 3    | online           | 990.00 | 12     | 2     |
    And the theme "Arbeitsrecht I":
      | for | br |
    And it is held:
      | from       | days | where             | price   | places | taken |
      | 2027-01-04 | 5    | Haus Elbgarten    | 1490.00 | 12     | 0     |
      | 2027-02-01 | 5    | Hotel Rheinwerft  | 1490.00 | 12     | 0     |
    And the theme "Mobbing":
      | for | sbv |
    And it is held:
      | from       | days | where             | price   | places | taken |
      | 2027-01-25 | 2    | Hotel Lindenbogen | 690.00  | 12     | 0     |

  @browser
  Scenario: The filters of the dates go along, and back
    When a visitor looks for dates with:
      | Monat | Januar 2027 |
      | Amt   | Betriebsrat |
    And she looks at their themes
    Then the themes found are "2 Themen":
      | rubric             | title          | events                                                   |
      | Betriebsverfassung | Arbeitsrecht I | 1 Termin: 04.01.2027 bis 08.01.2027, Hamburg             |
      | Auftreten          | Rhetorik       | 2 Termine, der erste: 11.01.2027 bis 13.01.2027, Köln    |
    When she looks at the dates again
    Then "3 Termine" are found

  Scenario: One date must pass all filters; a theme does not with one date for each
    When a visitor looks for dates with:
      | Monat | Januar 2027 |
      | Stadt | Köln        |
    And she looks at their themes
    Then the themes found are "1 Thema":
      | rubric    | title    | events                                                |
      | Auftreten | Rhetorik | 2 Termine, der erste: 11.01.2027 bis 13.01.2027, Köln |

  Scenario: The first date is the first that fits
    When a visitor looks for dates with:
      | Wie Sie lernen | Online |
    And she looks at their themes
    Then the themes found are "1 Thema":
      | rubric    | title    | events                                               |
      | Auftreten | Rhetorik | 1 Termin: 15.02.2027 bis 17.02.2027, Online          |

  Scenario: Where no theme fits, what comes nearest is said as it is of dates
    When a visitor looks for dates with:
      | Monat | Februar 2027 |
      | Amt   | Betriebsrat  |
    And she narrows them by:
      | Plätze für | 9 Personen |
    And she narrows them by:
      | Preis bis, in Euro netto | 700 |
    And she looks at their themes
    Then the themes found are "0 Themen":
      | rubric | title | events |
    And what comes nearest is:
      | bis 1.000 €: 1 Termin |
