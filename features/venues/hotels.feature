Feature: Towns and seminar hotels
  Who travels to a seminar wants to know where it is, what it costs, and whether he can move about in it.

  Scenario: All hotels stand under their towns
    When a visitor looks at all hotels
    Then these hotels are found:
      | town    | hotels                          |
      | Hamburg | Haus Elbgarten, Hotel am Fleet  |
      | Köln    | Hotel Rheinwerft                |
      | Leipzig | Hotel Lindenbogen               |

  Scenario: Hotels that have all that somebody needs
    Given the hotel "Haus Elbgarten" has "Aufzug, Induktionsschleife im Saal"
    And the hotel "Hotel Rheinwerft" has "Aufzug"
    And the hotel "Hotel Lindenbogen" has "Induktionsschleife im Saal, Rollstuhlgerechte Zimmer, Aufzug"
    When a visitor looks for hotels with "Aufzug, Induktionsschleife im Saal"
    Then these hotels are found:
      | town    | hotels            |
      | Hamburg | Haus Elbgarten    |
      | Leipzig | Hotel Lindenbogen |

  Scenario: A hotel of which nothing is said has nothing for certain
    Given the hotel "Haus Elbgarten" has "Aufzug"
    When a visitor looks for hotels with "Aufzug"
    Then these hotels are found:
      | town    | hotels         |
      | Hamburg | Haus Elbgarten |

  Scenario: Where no hotel has everything, the page says what to leave out
    Given the hotel "Haus Elbgarten" has "Aufzug, Rollstuhlgerechte Zimmer"
    And the hotel "Hotel Rheinwerft" has "Aufzug, Induktionsschleife im Saal"
    When a visitor looks for hotels with "Aufzug, Rollstuhlgerechte Zimmer, Induktionsschleife im Saal"
    Then no hotel is found, but without "Rollstuhlgerechte Zimmer, Induktionsschleife im Saal"

  Scenario: A town with its hotels, dates and evenings
    Given of an evening "Hamburg" offers "Speicherstadt, Elbtunnel"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten, Hotel Lindenbogen"
    When a visitor opens the town "hamburg-1"
    Then the town "Hamburg" has the hotels "Haus Elbgarten, Hotel am Fleet"
    And there are dates of "Rhetorik"
    And of an evening there is "Speicherstadt, Elbtunnel"

  Scenario: A hotel with its address and what it has and lacks
    Given the hotel "Hotel Lindenbogen" has "Aufzug, Rollstuhlgerechte Zimmer"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten, Hotel Lindenbogen"
    When a visitor opens the hotel "hotel-lindenbogen-21"
    Then the hotel "Hotel Lindenbogen" stands at "Gohliser Straße 4, 04105 Leipzig"
    And it has "Aufzug, Rollstuhlgerechte Zimmer" but lacks:
      | Stufenlos vom Eingang bis zum Seminarraum |
      | Rollstuhlgerechtes WC am Seminarraum      |
      | Behindertenparkplatz am Haus              |
      | Induktionsschleife im Saal                |
      | Tastbare Leitlinien und Schilder          |
      | Assistenzhunde willkommen                 |
    And there are dates of "Rhetorik"

  Scenario: The dates in a hotel, the next one first, and the first with seats left
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where          | places | taken |
      | 2027-02-01 | 3    | Haus Elbgarten | 12     | 0     |
      | 2026-12-07 | 3    | Haus Elbgarten | 12     | 12    |
      | 2027-01-11 | 3    | Haus Elbgarten | 12     | 11    |
      | 2026-12-14 | 3    | Hotel am Fleet | 12     | 0     |
    When a visitor opens the hotel "haus-elbgarten-11"
    Then the hotel lists "07.12.2026, 11.01.2027, 01.02.2027"
    And the first link leads to "3 Termine in diesem Haus"
    And the hotel says in brief:
      | Termine                | 3 davon 2 mit freien Plätzen |
      | Nächster freier Termin | 11.01.2027 Rhetorik          |

  Scenario: A hotel whose dates are sold out
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where          | places | taken |
      | 2026-12-07 | 3    | Haus Elbgarten | 12     | 12    |
    When a visitor opens the hotel "haus-elbgarten-11"
    Then the hotel lists "07.12.2026"
    And the hotel says in brief:
      | Termine                | 1 zurzeit ausgebucht          |
      | Nächster freier Termin | keiner Wartelisten sind offen |

  Scenario: Whoever reads on comes to every date in a hotel
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where          |
      | 2027-08-02 | 3    | Haus Elbgarten |
      | 2027-01-04 | 3    | Haus Elbgarten |
      | 2027-02-01 | 3    | Haus Elbgarten |
      | 2027-03-01 | 3    | Haus Elbgarten |
      | 2027-04-05 | 3    | Haus Elbgarten |
      | 2027-05-03 | 3    | Haus Elbgarten |
      | 2027-06-07 | 3    | Haus Elbgarten |
      | 2027-07-05 | 3    | Haus Elbgarten |
    When a visitor opens the hotel "haus-elbgarten-11"
    Then the hotel lists "04.01.2027, 01.02.2027, 01.03.2027, 05.04.2027, 03.05.2027, 07.06.2027"
    When the visitor reads on in the hotel "haus-elbgarten-11"
    Then the hotel lists "05.07.2027, 02.08.2027"
    And the first link leads to "8 Termine in diesem Haus"

  Scenario: A hotel without dates names those of its town that have some
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where             |
      | 2027-02-01 | 3    | Hotel am Fleet    |
      | 2026-12-14 | 3    | Hotel am Fleet    |
      | 2026-12-07 | 3    | Hotel Lindenbogen |
    When a visitor opens the hotel "haus-elbgarten-11"
    Then the hotel lists ""
    And the first link leads to "Häuser in Hamburg mit Terminen"
    And these hotels are named instead:
      | hotel          | dates                              |
      | Hotel am Fleet | 2 Termine, der erste am 14.12.2026 |
    And the hotel says in brief:
      | Termine | 0 neue folgen |

  Scenario: No hotel of the town has dates
    Given the theme "Rhetorik"
    And it is held in "Hotel Lindenbogen"
    When a visitor opens the hotel "haus-elbgarten-11"
    Then the hotel lists ""
    And the first link leads to "Alle Termine"
    And no hotel is named instead

  Scenario: What a stay costs and what the house is like stands at the beginning
    Given the hotel "Haus Elbgarten" costs:
      | night       | none  |
      | breakfast   | 16.00 |
      | day package | 60.50 |
      | parking     | 10.00 |
      | city tax    | 4.00  |
    When a visitor opens the hotel "haus-elbgarten-11"
    Then the hotel says in brief:
      | Termine          | 0 neue folgen               |
      | Einzelzimmer     | auf Anfrage                 |
      | Tagungspauschale | 60,50 € netto je Tag        |
      | Barrierefreiheit | 2 von 8 Merkmalen vorhanden |
      | Zimmer           | 80 und 4 Seminarräume       |

  Scenario: What a stay costs, with the tax on whatever has one rate
    Given the hotel "Haus Elbgarten" costs:
      | night       | 100.00 |
      | breakfast   | 16.00  |
      | day package | 60.00  |
      | parking     | 10.00  |
      | city tax    | 4.00   |
    When a visitor opens the hotel "haus-elbgarten-11"
    Then these are its prices:
      | Einzelzimmer ohne Frühstück                            | 107,00 € |
      | Frühstück                                              | 17,12 €  |
      | Tagungspauschale mit Mittagessen, Pausen und Getränken | 60,00 €  |
      | Parkplatz                                              | 11,90 €  |
      | Übernachtungssteuer der Stadt                          | 4,00 €   |

  Scenario: A price that the hotel does not tell
    Given the hotel "Haus Elbgarten" costs:
      | night       | none  |
      | breakfast   | 16.00 |
      | day package | 60.00 |
      | parking     | 10.00 |
      | city tax    | 0     |
    When a visitor opens the hotel "haus-elbgarten-11"
    Then these are its prices:
      | Einzelzimmer ohne Frühstück                            | auf Anfrage |
      | Frühstück                                              | 17,12 €     |
      | Tagungspauschale mit Mittagessen, Pausen und Getränken | 60,00 €     |
      | Parkplatz                                              | 11,90 €     |

  @rule:domain-keyed-address
  Scenario Outline: The number is the key of a town, the name must be right
    When a visitor opens the town "<segment>"
    Then a visitor is led to "/standorte/hamburg-1"

    Examples:
      | segment     |
      | hamburg     |
      | hanse-1     |
      | 1           |

  @rule:domain-keyed-address
  Scenario Outline: The number is the key of a hotel, the name must be right
    When a visitor opens the hotel "<segment>"
    Then a visitor is led to "/standorte/hotel/haus-elbgarten-11"

    Examples:
      | segment            |
      | haus-elbgarten     |
      | haus-am-deich-11   |

  @rule:domain-no-towns
  Scenario Outline: Towns that are none
    When a visitor opens the town "<segment>"
    Then a visitor reads that there is nothing here

    Examples:
      | segment    |
      | atlantis   |
      | atlantis-9 |
      | online-522 |
      | online--1  |

  Scenario Outline: Hotels that are none
    When a visitor opens the hotel "<segment>"
    Then a visitor reads that there is nothing here

    Examples:
      | segment    |
      | online-522 |
      | online--1  |
      | nirgends   |
