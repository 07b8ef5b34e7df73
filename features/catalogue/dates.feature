Feature: Dates
  Dates are German and live in Berlin, whatever the server's clock thinks.

  @rule:dates-berlin
  Scenario Outline: A date in words
    Given the theme "Rhetorik"
    And it is held:
      | from   | days   | where          |
      | <from> | <days> | Haus Elbgarten |
    When a visitor opens the dates of "Rhetorik"
    Then the dates read:
      | days  | weekdays   | month   |
      | <all> | <weekdays> | <month> |

    Examples:
      | from       | days | all                       | weekdays | month          |
      | 2026-12-07 | 5    | 07.12.2026 bis 11.12.2026 | Mo–Fr    | Dezember 2026  |
      | 2027-03-03 | 1    | 03.03.2027                | Mi       | März 2027      |
      | 2027-03-30 | 3    | 30.03.2027 bis 01.04.2027 | Di–Do    | Mär./April 2027 |
      | 2027-05-06 | 2    | 06.05.2027 bis 07.05.2027 | Do–Fr    | Mai 2027       |
      | 2027-03-27 | 2    | 27.03.2027 bis 28.03.2027 | Sa–So    | März 2027      |
      | 2027-10-30 | 2    | 30.10.2027 bis 31.10.2027 | Sa–So    | Oktober 2027   |

  @rule:dates-berlin
  Scenario Outline: A date has begun when its day has, in Berlin
    Given it is "<now>" UTC
    And the theme "Rhetorik"
    And it is held:
      | from       | days | where          |
      | 2027-01-01 | 1    | Haus Elbgarten |
      | 2027-07-01 | 1    | Haus Elbgarten |
    When a visitor opens the dates of "Rhetorik"
    Then the dates are "<still to come>"

    Examples:
      | now                  | still to come          |
      | 2026-12-31T22:59:59Z | 01.01.2027, 01.07.2027 |
      | 2026-12-31T23:00:00Z | 01.07.2027             |
      | 2027-06-30T21:59:59Z | 01.07.2027             |
      | 2027-06-30T22:00:00Z |                        |

  @rule:dates-berlin
  Scenario Outline: Nor do the nights of the clock changes move it
    Given it is "<now>" UTC
    And the theme "Rhetorik"
    And it is held:
      | from       | days | where          |
      | 2027-03-28 | 1    | Haus Elbgarten |
      | 2027-03-29 | 1    | Haus Elbgarten |
      | 2027-10-31 | 1    | Haus Elbgarten |
      | 2027-11-01 | 1    | Haus Elbgarten |
    When a visitor opens the dates of "Rhetorik"
    Then the next date is "<next>"

    Examples:
      | now                  | next       |
      | 2027-03-27T22:59:59Z | 28.03.2027 |
      | 2027-03-27T23:00:00Z | 29.03.2027 |
      | 2027-03-28T21:59:59Z | 29.03.2027 |
      | 2027-03-28T22:00:00Z | 31.10.2027 |
      | 2027-10-30T21:59:59Z | 31.10.2027 |
      | 2027-10-30T22:00:00Z | 01.11.2027 |
      | 2027-10-31T22:59:59Z | 01.11.2027 |
      | 2027-10-31T23:00:00Z | none       |

  Scenario: Dates stand in order of time, not of number
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4001   | 2027-02-01 | 1    | Haus Elbgarten |
      | 4002   | 2026-12-07 | 1    | Haus Elbgarten |
      | 4003   | 2027-01-11 | 1    | Haus Elbgarten |
    When a visitor opens the dates of "Rhetorik"
    Then the dates are "07.12.2026, 11.01.2027, 01.02.2027"

  @rule:domain-availability
  Scenario Outline: What is left is told in words
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where          | places | taken   | guaranteed   |
      | 2026-12-07 | 1    | Haus Elbgarten | 12     | <taken> | <guaranteed> |
    When a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" says "<state>"

    Examples:
      | taken | guaranteed | state                         |
      | 0     | no         | Plätze frei                   |
      | 2     | no         | Plätze frei                   |
      | 3     | no         | Noch 9 Plätze                 |
      | 8     | no         | Noch 4 Plätze                 |
      | 9     | no         | Nur noch 3 Plätze             |
      | 11    | no         | Nur noch 1 Platz              |
      | 12    | no         | Ausgebucht, Warteliste offen  |
      | 0     | yes        | Plätze frei, Findet garantiert statt |
      | 9     | yes        | Nur noch 3 Plätze, Findet garantiert statt |
      | 12    | yes        | Ausgebucht, Warteliste offen, Findet garantiert statt |

  Scenario Outline: What it costs
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where          | price   |
      | 2026-12-07 | 1    | Haus Elbgarten | <price> |
    When a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" costs "<words>"

    Examples:
      | price   | words       |
      | 1490.00 | 1.490,00 €  |
      | 249.50  | 249,50 €    |
      | 0       | 0,00 €      |
      | none    | auf Anfrage |

  Scenario: What it costs with the hotel stands beside it
    Given the hotel "Haus Elbgarten" costs:
      | night       | 90.00 |
      | breakfast   | 15.00 |
      | day package | 55.00 |
      | parking     | 10.00 |
      | city tax    | 0     |
    And the theme "Rhetorik"
    And it is held:
      | from       | days | where          | price   |
      | 2026-12-07 | 3    | Haus Elbgarten | 1490.00 |
      | 2027-01-11 | 3    | online         | 1490.00 |
      | 2027-02-01 | 3    | Haus Elbgarten | none    |
    When a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" costs "mit Hotel etwa 1.865 € netto je Person" with the hotel
    And the date from "11.01.2027" tells no price with the hotel
    And the date from "01.02.2027" tells no price with the hotel

  Scenario: A date has a page of its own
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where            |
      | 4711   | 2026-12-07 | 3    | Hotel Lindenbogen |
    When a visitor opens the date "rhetorik-4711"
    Then the page tells of "Rhetorik" from "07.12.2026 bis 09.12.2026" at "Leipzig"
