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
