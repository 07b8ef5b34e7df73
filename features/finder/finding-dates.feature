Feature: Finding a date
  Somebody who may go has a month, a town and a budget in mind, and finds a fitting date in under a minute.

  Background:
    Given the theme "Rhetorik":
      | for   | br, sbv |
      | level | spezial |
    And it is held:
      | from       | days | where             | price  | places | taken |
      | 2026-12-07 | 3    | Haus Elbgarten    | 990.00 | 12     | 12    |
      | 2027-01-11 | 3    | Hotel Rheinwerft  | 990.00 | 12     | 2     |
      | 2027-01-18 | 1    | online            | 390.00 | 12     | 10    |
    And the theme "Rechte der SBV":
      | for   | sbv    |
      | level | aufbau |
    And it is held:
      | from       | days | where             | price   | guaranteed |
      | 2027-01-12 | 5    | Hotel Lindenbogen | 1490.00 | yes        |
    And the theme "JAV, und jetzt?":
      | for | jav |
    And it is held:
      | from       | days | where            | price |
      | 2027-02-08 | 4    | Hotel Rheinwerft | none  |

  @browser @long
  Scenario: Without a filter all dates stand in their order, each with its state in words
    When a visitor opens the finder
    Then "5 Termine" are found
    And the list reads:
      | title           | days                      | state                        | price        |
      | Rhetorik        | 07.12.2026 bis 09.12.2026 | Ausgebucht, Warteliste offen | 990,00 €     |
      | Rhetorik        | 11.01.2027 bis 13.01.2027 | Plätze frei                  | 990,00 €     |
      | Rechte der SBV  | 12.01.2027 bis 16.01.2027 | Plätze frei, Findet garantiert statt | 1.490,00 €   |
      | Rhetorik        | 18.01.2027                | Nur noch 2 Plätze            | 390,00 €     |
      | JAV, und jetzt? | 08.02.2027 bis 11.02.2027 | Plätze frei                  | auf Anfrage  |
    And "Amt" counts "Betriebsrat 3, SBV 4, JAV 1"

  @browser
  Scenario: Filters narrow together, and each can be taken away alone
    When a visitor looks for dates with:
      | Amt   | SBV         |
      | Monat | Januar 2027 |
    Then "3 Termine" are found
    And "Wie Sie lernen" counts "Online 1, Im Seminar-Hotel 2"
    When she narrows them by:
      | Stadt | Köln |
    Then the list reads:
      | title    | days                      |
      | Rhetorik | 11.01.2027 bis 13.01.2027 |
    When she drops the filter "Januar 2027"
    Then "1 Termin" are found
    When she resets all filters
    Then "5 Termine" are found

  @browser @long
  Scenario: Several values of one filter at once: what one committee member can, another cannot
    When a visitor looks for dates with:
      | Amt   | SBV oder JAV                 |
      | Stadt | Leipzig oder Köln            |
      | Monat | Januar 2027 oder Februar 2027 |
    Then the list reads:
      | title           | days                      |
      | Rhetorik        | 11.01.2027 bis 13.01.2027 |
      | Rechte der SBV  | 12.01.2027 bis 16.01.2027 |
      | JAV, und jetzt? | 08.02.2027 bis 11.02.2027 |
    And "Amt" counts "Betriebsrat 1, SBV 2, JAV 1"
    When she drops the filter "Leipzig"
    Then "2 Termine" are found
    When she drops the filter "Jugend- und Auszubildendenvertretung"
    Then "1 Termin" are found

  Scenario: A season is three months at once
    When a visitor opens the finder
    And she chooses the season "Winter 2026/27"
    Then "5 Termine" are found
    When she drops the filter "Winter 2026/27"
    And she narrows them by:
      | Monat | Februar 2027 |
    And she chooses the season "Winter 2026/27"
    Then "5 Termine" are found
    When she chooses the season "Winter 2026/27"
    And she narrows them by:
      | Monat | Februar 2027 |
    Then "1 Termin" are found

  @browser @long
  Scenario: How long it takes, from when to when, and what it costs with the hotel
    Given the hotel "Hotel Rheinwerft" costs:
      | night       | 90.00 |
      | breakfast   | 15.00 |
      | day package | 55.00 |
      | parking     | 10.00 |
      | city tax    | 0     |
    When a visitor looks for dates with:
      | Monat | Januar 2027 |
    Then the list reads:
      | title          | lasts                                      | with hotel                                |
      | Rhetorik       | 5 Tage, Beginn 9:00 Uhr, Ende 17:00 Uhr   | mit Hotel etwa 1.365 € netto je Person    |
      | Rechte der SBV | 5 Tage, Beginn 9:00 Uhr, Ende 17:00 Uhr   |                                           |
      | Rhetorik       | 5 Tage, 9:00–17:00 Uhr                     |                                           |

  Scenario: A date that can't be booked says why
    When a visitor looks for dates with:
      | Stadt | Hamburg |
    Then the list says of "Rhetorik": "Sie können sich auf die Warteliste setzen."

  Scenario Outline: One filter alone
    When a visitor looks for dates with:
      | <filter> | <value> |
    Then "<count>" are found

    Examples:
      | filter                   | value                      | count     |
      | Wie Sie lernen           | Online                     | 1 Termin  |
      | Dauer                    | Ab vier Tagen und Reihen   | 5 Termine |
      | Nur zeigen               | Termine mit freien Plätzen | 4 Termine |
      | Nur zeigen               | Termine, die garantiert stattfinden | 1 Termin |
      | Stichwort oder Paragraf  | rhetorische                | 3 Termine |
      | Stufe                    | Grundlagen oder Aufbau     | 1 Termin  |
      | Plätze für               | 5 Personen                 | 3 Termine |
      | Preis bis, in Euro netto | 990                        | 3 Termine |

  @browser
  Scenario: By price, the cheapest first; what is told on request stands last
    When a visitor opens the finder
    And she sorts by "Preis"
    Then the list reads:
      | price       | days                      |
      | 390,00 €    | 18.01.2027                |
      | 990,00 €    | 07.12.2026 bis 09.12.2026 |
      | 990,00 €    | 11.01.2027 bis 13.01.2027 |
      | 1.490,00 €  | 12.01.2027 bis 16.01.2027 |
      | auf Anfrage | 08.02.2027 bis 11.02.2027 |

  Scenario: By distance only from somewhere
    Given the towns lie where they lie
    When a visitor opens the finder
    Then the list can be sorted by "Datum, Preis"
    When she narrows them by:
      | Postleitzahl | 04109 |
    Then the list can be sorted by "Datum, Entfernung, Preis"
    When she sorts by "Entfernung"
    Then the list reads:
      | title           | days                      | distance               |
      | Rechte der SBV  | 12.01.2027 bis 16.01.2027 | gleich am Ort          |
      | Rhetorik        | 07.12.2026 bis 09.12.2026 | etwa 292 km entfernt   |
      | Rhetorik        | 11.01.2027 bis 13.01.2027 | etwa 380 km entfernt   |
      | JAV, und jetzt? | 08.02.2027 bis 11.02.2027 | etwa 380 km entfernt   |
      | Rhetorik        | 18.01.2027                |                        |

  Scenario: Not far from home
    Given the towns lie where they lie
    When a visitor looks for dates with:
      | Postleitzahl | 50667  |
      | Umkreis      | 100 km |
    Then the list reads:
      | title           | distance      |
      | Rhetorik        | gleich am Ort |
      | JAV, und jetzt? | gleich am Ort |
    When she drops the filter "100 km um 50667"
    Then "5 Termine" are found

  @browser
  Scenario: What means nothing is said beside its field, stays there, and filters nothing
    When a visitor looks for dates with:
      | Postleitzahl             | 123  |
      | Preis bis, in Euro netto | -5   |
      | Monat                    | Januar 2027 |
    Then "Postleitzahl" is marked as wrong and still reads "123"
    And "Preis bis, in Euro netto" is marked as wrong and still reads "-5"
    And "3 Termine" are found

  @browser @long
  Scenario: Where nothing is found, the list says what comes nearest
    When a visitor looks for dates with:
      | Monat | Februar 2027 |
    And she narrows them by:
      | Stadt | Köln |
    And she narrows them by:
      | Preis bis, in Euro netto | 500 |
    Then "0 Termine" are found
    And what comes nearest is:
      | ohne „bis 500 €“: 1 Termin |

  Scenario: A town without dates keeps its name where it stands in the way
    When a visitor looks for dates with:
      | Stadt | Hamburg      |
      | Monat | Februar 2027 |
    Then "0 Termine" are found
    And what comes nearest is:
      | Dezember 2026: 1 Termin |
      | ohne „Hamburg“: 1 Termin |

  @browser
  Scenario: Another town or month is nearer than another seminar: each with its events, at most five
    Given the towns lie where they lie
    And the theme "Wahlvorstand":
      | level | grundlagen |
    And it is held:
      | from       | days | where             | price  | places | taken |
      | 2027-03-01 | 3    | Hotel Lindenbogen | 990.00 | 12     | 8     |
      | 2027-03-15 | 3    | Hotel Rheinwerft  | 990.00 | 12     | 2     |
      | 2027-04-12 | 3    | Haus Elbgarten    | 990.00 | 12     | 2     |
      | 2027-05-10 | 3    | Haus Elbgarten    | 990.00 | 12     | 2     |
      | 2027-03-08 | 3    | online            | 990.00 | 12     | 2     |
    When a visitor looks for dates with:
      | Stufe        | Grundlagen  |
      | Monat        | März 2027   |
      | Postleitzahl | 20095       |
      | Umkreis      | 50 km       |
    Then "0 Termine" are found
    And what comes nearest is:
      | Leipzig, 294 km: 1 Termin |
      | April 2027: 1 Termin      |
      | Mai 2027: 1 Termin        |
      | Online: 1 Termin          |
    When she goes on to "Leipzig, 294 km: 1 Termin"
    Then the list reads:
      | title        | days                      | distance             |
      | Wahlvorstand | 01.03.2027 bis 03.03.2027 | etwa 294 km entfernt |
    And what comes nearest is:
      | Köln, 357 km: 1 Termin |
      | Online: 1 Termin       |

  Scenario: Of one or two dates the list still says what comes near; of three it does not
    When a visitor looks for dates with:
      | Monat      | Januar 2027 |
      | Plätze für | 5 Personen  |
    Then "2 Termine" are found
    And what comes nearest is:
      | Februar 2027: 1 Termin           |
      | Plätze für 2 Personen: 3 Termine |
    When she goes on to "Plätze für 2 Personen: 3 Termine"
    Then "3 Termine" are found
    And nothing else is offered

  Scenario: What somebody needs, and for whom it is, gives way last
    When a visitor looks for dates with:
      | Amt        | JAV         |
      | Stufe      | Aufbau      |
    Then "0 Termine" are found
    And what comes nearest is:
      | ohne „Aufbau“: 1 Termin |
      | ohne „Jugend- und Auszubildendenvertretung“: 1 Termin |

  Scenario: A long list goes on where it ended
    Given the theme "Protokoll"
    And it is held on 28 days in a row from "2027-03-01"
    When a visitor opens the finder
    Then the list holds 24 dates and continues
    When she goes on in the list
    Then the list holds 9 dates and ends
