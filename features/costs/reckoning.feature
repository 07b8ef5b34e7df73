Feature: What a date costs
  Before a works council decides, it wants to know what a date costs, and the employer wants to read it. Prices are net;
  VAT follows the day of service, is reckoned per rate on the sum, and rounded once.

  Background:
    Given the hotel "Haus Elbgarten" costs:
      | night       | 95.00 |
      | breakfast   | 15.50 |
      | day package | 65.00 |
      | parking     | 10.00 |
      | city tax    | 2.50  |

  Scenario: A seminar of three days in a hotel
    Given the theme "Rhetorik":
      | duration | 3 |
    And it is held:
      | number | from       | days | where          | price  |
      | 4711   | 2026-12-07 | 3    | Haus Elbgarten | 990.00 |
    When the costs of "rhetorik-4711" are reckoned
    Then "Eine Person" costs:
      | item                         | quantity | each     | rate | net      |
      | Seminargebühr                | 1 Person | 990,00 € | 19 % | 990,00 € |
      | Übernachtung im Einzelzimmer | 2 Nächte | 95,00 €  | 7 %  | 190,00 € |
      | Frühstück                    | 2 Mal    | 15,50 €  | 7 %  | 31,00 €  |
      | Tagungspauschale: Speisen    | 3 Tage   | 45,50 €  | 7 %  | 136,50 € |
      | Tagungspauschale: Getränke   | 3 Tage   | 19,50 €  | 19 % | 58,50 €  |
      | Übernachtungssteuer          | 2 Nächte | 2,50 €   | 0 %  | 5,00 €   |
    And "Eine Person" sums up to:
      | Summe netto                 | 1.411,00 € |
      | 19 % MwSt. auf 1.048,50 €   | 199,22 €   |
      | 7 % MwSt. auf 357,50 €      | 25,03 €    |
      | Summe brutto                | 1.635,25 € |
    And it takes "3 Tage"
    And nobody travels
    And the claim rests on "Schulung nach § 37 Abs. 6 BetrVG, Kosten nach § 40 Abs. 1 BetrVG."

  @rule:domain-costs-vat-once
  Scenario Outline: The sums that a court found right (BAG, 7 ABR 8/23)
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   |
      | 4711   | 2026-12-07 | 1    | online | <price> |
    When the costs of "rhetorik-4711" are reckoned with:
      | people | 2 |
    Then "Alle zusammen" sums up to:
      | Summe netto               | <net>   |
      | 19 % MwSt. auf <net>      | <vat>   |
      | Summe brutto              | <gross> |

    Examples:
      | price  | net        | vat      | gross      |
      | 764.00 | 1.528,00 € | 290,32 € | 1.818,32 € |
      | 554.31 | 1.108,62 € | 210,64 € | 1.319,26 € |

  @rule:domain-costs-vat-once
  Scenario: Nobody rounds person by person
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price  |
      | 4711   | 2026-12-07 | 1    | online | 500.03 |
    When the costs of "rhetorik-4711" are reckoned with:
      | people | 2 |
    Then "Alle zusammen" sums up to:
      | Summe netto                | 1.000,06 € |
      | 19 % MwSt. auf 1.000,06 €  | 190,01 €   |
      | Summe brutto               | 1.190,07 € |

  @rule:domain-costs-vat-once
  Scenario: Nor line by line
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          | price  |
      | 4711   | 2026-12-07 | 1    | Haus Elbgarten | 300.03 |
    When the costs of "rhetorik-4711" are reckoned
    Then "Eine Person" costs:
      | item                       | quantity | each     | rate | net      |
      | Seminargebühr              | 1 Person | 300,03 € | 19 % | 300,03 € |
      | Tagungspauschale: Speisen  | 1 Tag    | 45,50 €  | 7 %  | 45,50 €  |
      | Tagungspauschale: Getränke | 1 Tag    | 19,50 €  | 19 % | 19,50 €  |
    And "Eine Person" sums up to:
      | Summe netto             | 365,03 € |
      | 19 % MwSt. auf 319,53 € | 60,71 €  |
      | 7 % MwSt. auf 45,50 €   | 3,19 €   |
      | Summe brutto            | 428,93 € |

  Scenario: Everyone travels in his own way
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          | price  |
      | 4711   | 2026-12-07 | 2    | Haus Elbgarten | 500.00 |
    When the costs of "rhetorik-4711" are reckoned with:
      | people             | 3                 |
      | by                 | auto; bahn; keine |
      | kilometres         | 240; 0; 0         |
      | tickets            | 0; 89,90; 0       |
      | overnight          | ja; ja; nein      |
      | the evening before | nein; ja; nein    |
    Then the reckoning is for "Person 1, Person 2, Person 3, Alle zusammen"
    And "Person 1" costs:
      | item                         | quantity | each     | rate | net      |
      | Seminargebühr                | 1 Person | 500,00 € | 19 % | 500,00 € |
      | Übernachtung im Einzelzimmer | 1 Nacht  | 95,00 €  | 7 %  | 95,00 €  |
      | Frühstück                    | 1 Mal    | 15,50 €  | 7 %  | 15,50 €  |
      | Tagungspauschale: Speisen    | 2 Tage   | 45,50 €  | 7 %  | 91,00 €  |
      | Tagungspauschale: Getränke   | 2 Tage   | 19,50 €  | 19 % | 39,00 €  |
      | Parkplatz                    | 2 Tage   | 10,00 €  | 19 % | 20,00 €  |
      | Übernachtungssteuer          | 1 Nacht  | 2,50 €   | 0 %  | 2,50 €   |
    And "Person 3" costs:
      | item                       | quantity | each     | rate | net      |
      | Seminargebühr              | 1 Person | 500,00 € | 19 % | 500,00 € |
      | Tagungspauschale: Speisen  | 2 Tage   | 45,50 €  | 7 %  | 91,00 €  |
      | Tagungspauschale: Getränke | 2 Tage   | 19,50 €  | 19 % | 39,00 €  |
    And "Alle zusammen" costs:
      | item                         | quantity   | each     | rate | net        |
      | Seminargebühr                | 3 Personen | 500,00 € | 19 % | 1.500,00 € |
      | Übernachtung im Einzelzimmer | 3 Nächte   | 95,00 €  | 7 %  | 285,00 €   |
      | Frühstück                    | 3 Mal      | 15,50 €  | 7 %  | 46,50 €    |
      | Tagungspauschale: Speisen    | 6 Tage     | 45,50 €  | 7 %  | 273,00 €   |
      | Tagungspauschale: Getränke   | 6 Tage     | 19,50 €  | 19 % | 117,00 €   |
      | Parkplatz                    | 2 Tage     | 10,00 €  | 19 % | 20,00 €    |
      | Übernachtungssteuer          | 3 Nächte   | 2,50 €   | 0 %  | 7,50 €     |
    And for information the journeys cost "161,90 €"
    And whoever is given the address of this calculation sees the same

  Scenario: An employer for whom VAT is no cost reads net sums
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          | price  |
      | 4711   | 2026-12-07 | 3    | Haus Elbgarten | 990.00 |
    When the costs of "rhetorik-4711" are reckoned with:
      | people    | 2        |
      | overnight | ja; nein |
      | VAT       | nein     |
    Then "Person 1" sums up to:
      | Netto zu 19 % MwSt.      | 1.048,50 € |
      | Netto zu 7 % MwSt.       | 357,50 €   |
      | Netto ohne MwSt.         | 5,00 €     |
      | Summe netto, zzgl. MwSt. | 1.411,00 € |
    And "Alle zusammen" sums up to:
      | Netto zu 19 % MwSt.      | 2.097,00 € |
      | Netto zu 7 % MwSt.       | 494,00 €   |
      | Netto ohne MwSt.         | 5,00 €     |
      | Summe netto, zzgl. MwSt. | 2.596,00 € |
    And whoever is given the address of this calculation sees the same

  @rule:domain-costs-online
  Scenario: Online there is neither hotel nor journey
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price  |
      | 4711   | 2026-12-07 | 2    | online | 249.50 |
    When the costs of "rhetorik-4711" are reckoned with:
      | overnight  | ja   |
      | by         | auto |
      | kilometres | 240  |
    Then "Eine Person" costs:
      | item          | quantity | each     | rate | net      |
      | Seminargebühr | 1 Person | 249,50 € | 19 % | 249,50 € |
    And nobody travels

  @rule:domain-costs-one-day
  Scenario: For one day nobody stays overnight, unless he wants to
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          | price  |
      | 4711   | 2026-12-07 | 1    | Haus Elbgarten | 300.00 |
    When the costs of "rhetorik-4711" are reckoned
    Then "Eine Person" costs:
      | item                       | quantity | each     | rate | net      |
      | Seminargebühr              | 1 Person | 300,00 € | 19 % | 300,00 € |
      | Tagungspauschale: Speisen  | 1 Tag    | 45,50 €  | 7 %  | 45,50 €  |
      | Tagungspauschale: Getränke | 1 Tag    | 19,50 €  | 19 % | 19,50 €  |
    When the costs of "rhetorik-4711" are reckoned with:
      | overnight | ja   |
      | breakfast | nein |
    Then "Eine Person" costs:
      | item                         | quantity | each     | rate | net      |
      | Seminargebühr                | 1 Person | 300,00 € | 19 % | 300,00 € |
      | Übernachtung im Einzelzimmer | 1 Nacht  | 95,00 €  | 7 %  | 95,00 €  |
      | Tagungspauschale: Speisen    | 1 Tag    | 45,50 €  | 7 %  | 45,50 €  |
      | Tagungspauschale: Getränke   | 1 Tag    | 19,50 €  | 19 % | 19,50 €  |
      | Übernachtungssteuer          | 1 Nacht  | 2,50 €   | 0 %  | 2,50 €   |

  @rule:domain-costs-series
  Scenario: A training series costs the sum of its modules
    Given the training series "Ausbildung zum Vorsitz" with the modules:
      | title   | from       | days | where          | duration |
      | Auftakt | 2026-12-07 | 2    | Haus Elbgarten | 2        |
      | Abend   | 2027-01-12 | 1    | 522            | 90       |
      | Finale  | 2027-02-01 | 1    | Haus Elbgarten | 1        |
    When the costs of "ausbildung-zum-vorsitz-4001" are reckoned with:
      | by      | bahn |
      | tickets | 50   |
    Then "Eine Person" costs:
      | item                                  | quantity | each       | rate | net        |
      | Seminargebühr                         | 1 Person | 1.490,00 € | 19 % | 1.490,00 € |
      | Auftakt: Übernachtung im Einzelzimmer | 1 Nacht  | 95,00 €    | 7 %  | 95,00 €    |
      | Auftakt: Frühstück                    | 1 Mal    | 15,50 €    | 7 %  | 15,50 €    |
      | Auftakt: Tagungspauschale: Speisen    | 2 Tage   | 45,50 €    | 7 %  | 91,00 €    |
      | Auftakt: Tagungspauschale: Getränke   | 2 Tage   | 19,50 €    | 19 % | 39,00 €    |
      | Auftakt: Übernachtungssteuer          | 1 Nacht  | 2,50 €     | 0 %  | 2,50 €     |
      | Finale: Tagungspauschale: Speisen     | 1 Tag    | 45,50 €    | 7 %  | 45,50 €    |
      | Finale: Tagungspauschale: Getränke    | 1 Tag    | 19,50 €    | 19 % | 19,50 €    |
    And it takes "3 Tage + 90 Minuten"
    And for information the journeys cost "100,00 €"

  @rule:domain-costs-on-request
  Scenario: A price auf Anfrage is never taken for nothing
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             | price  |
      | 4711   | 2026-12-07 | 2    | Hotel Lindenbogen | 500.00 |
    When the costs of "rhetorik-4711" are reckoned
    Then "Eine Person" costs:
      | item                         | quantity | each        | rate | net         |
      | Seminargebühr                | 1 Person | 500,00 €    | 19 % | 500,00 €    |
      | Übernachtung im Einzelzimmer | 1 Nacht  | auf Anfrage |      | auf Anfrage |
      | Frühstück                    | 1 Mal    | auf Anfrage |      | auf Anfrage |
      | Tagungspauschale             | 2 Tage   | auf Anfrage |      | auf Anfrage |
      | Übernachtungssteuer          | 1 Nacht  | auf Anfrage |      | auf Anfrage |
    And "Eine Person" sums up to:
      | Summe netto, soweit bekannt  | 500,00 € |
      | 19 % MwSt. auf 500,00 €      | 95,00 €  |
      | Summe brutto, soweit bekannt | 595,00 € |

  Scenario Outline: What makes no sense is named
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4711   | 2026-12-07 | 2    | Haus Elbgarten |
    When the costs of "rhetorik-4711" are reckoned with:
      | people     | <people>     |
      | kilometres | <kilometres> |
      | tickets    | <tickets>    |
    Then nothing is reckoned because of "<fields>"

    Examples:
      | people | kilometres | tickets | fields        |
      | 0      | 1          | 1       | personen      |
      | 51     | 1          | 1       | personen      |
      | zwei   | 1          | 1       | personen      |
      | 2      | 1; weit    | 1       | km-2          |
      | 1      | 1          | 1e3     | fahrkarte     |
      | 99     | -5         | 1       | personen, km  |

  Scenario: An unknown date costs nothing, an old address leads to the right one
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4711   | 2026-12-07 | 2    | Haus Elbgarten |
    When the costs of "rhetorik-4712" are reckoned
    Then there are no costs
    When the costs of "redekunst-4711" are reckoned
    Then the costs are at "/kostenrechner/rhetorik-4711"

  Scenario: A date that is over
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4711   | 2026-12-07 | 2    | Haus Elbgarten |
    When the costs of "rhetorik-4711" are reckoned
    And it is "2026-12-09T06:00:00Z" UTC
    And the costs of "rhetorik-4711" are reckoned
    Then the costs are of the past date "07.12.2026 bis 08.12.2026" of "/seminare/t/rhetorik"
