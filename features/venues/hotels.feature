Feature: Towns and seminar hotels
  Who travels to a seminar wants to know where it is, what it costs, and whether he can move about in it.

  Scenario: All houses stand under their towns
    When a visitor looks at all houses
    Then these houses are found:
      | town    | houses                          |
      | Hamburg | Haus Elbgarten, Hotel am Fleet  |
      | Köln    | Hotel Rheinwerft                |
      | Leipzig | Hotel Lindenbogen               |

  Scenario: Houses that have all that somebody needs
    Given the house "Haus Elbgarten" has "Aufzug, Induktionsschleife im Saal"
    And the house "Hotel Rheinwerft" has "Aufzug"
    And the house "Hotel Lindenbogen" has "Induktionsschleife im Saal, Rollstuhlgerechte Zimmer, Aufzug"
    When a visitor looks for houses with "Aufzug, Induktionsschleife im Saal"
    Then these houses are found:
      | town    | houses            |
      | Hamburg | Haus Elbgarten    |
      | Leipzig | Hotel Lindenbogen |

  Scenario: A house of which nothing is said has nothing for certain
    Given the house "Haus Elbgarten" has "Aufzug"
    When a visitor looks for houses with "Aufzug"
    Then these houses are found:
      | town    | houses         |
      | Hamburg | Haus Elbgarten |

  Scenario: Where no house has everything, the page says what to leave out
    Given the house "Haus Elbgarten" has "Aufzug, Rollstuhlgerechte Zimmer"
    And the house "Hotel Rheinwerft" has "Aufzug, Induktionsschleife im Saal"
    When a visitor looks for houses with "Aufzug, Rollstuhlgerechte Zimmer, Induktionsschleife im Saal"
    Then no house is found, but without "Rollstuhlgerechte Zimmer, Induktionsschleife im Saal"

  Scenario: A town with its houses, dates and evenings
    Given of an evening "Hamburg" offers "Speicherstadt, Elbtunnel"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten, Hotel Lindenbogen"
    When a visitor opens the town "hamburg-1"
    Then the town "Hamburg" has the houses "Haus Elbgarten, Hotel am Fleet"
    And there are dates of "Rhetorik"
    And of an evening there is "Speicherstadt, Elbtunnel"

  Scenario: A house with its address and what it has and lacks
    Given the house "Hotel Lindenbogen" has "Aufzug, Rollstuhlgerechte Zimmer"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten, Hotel Lindenbogen"
    When a visitor opens the house "hotel-lindenbogen-21"
    Then the house "Hotel Lindenbogen" stands at "Gohliser Straße 4, 04105 Leipzig"
    And it has "Aufzug, Rollstuhlgerechte Zimmer" but lacks:
      | Stufenlos vom Eingang bis zum Seminarraum |
      | Rollstuhlgerechtes WC am Seminarraum      |
      | Behindertenparkplatz am Haus              |
      | Induktionsschleife im Saal                |
      | Tastbare Leitlinien und Schilder          |
      | Assistenzhunde willkommen                 |
    And there are dates of "Rhetorik"

  Scenario: What a stay costs, with the tax on whatever has one rate
    Given the house "Haus Elbgarten" costs:
      | night       | 100.00 |
      | breakfast   | 16.00  |
      | day package | 60.00  |
      | parking     | 10.00  |
      | city tax    | 4.00   |
    When a visitor opens the house "haus-elbgarten-11"
    Then these are its prices:
      | Einzelzimmer ohne Frühstück                            | 107,00 € |
      | Frühstück                                              | 17,12 €  |
      | Tagungspauschale mit Mittagessen, Pausen und Getränken | 60,00 €  |
      | Parkplatz                                              | 11,90 €  |
      | Übernachtungssteuer der Stadt                          | 4,00 €   |

  Scenario: A price that the house does not tell
    Given the house "Haus Elbgarten" costs:
      | night       | none  |
      | breakfast   | 16.00 |
      | day package | 60.00 |
      | parking     | 10.00 |
      | city tax    | 0     |
    When a visitor opens the house "haus-elbgarten-11"
    Then these are its prices:
      | Einzelzimmer ohne Frühstück                            | auf Anfrage |
      | Frühstück                                              | 17,12 €     |
      | Tagungspauschale mit Mittagessen, Pausen und Getränken | 60,00 €     |
      | Parkplatz                                              | 11,90 €     |

  Scenario Outline: The number is the key of a town, the name must be right
    When a visitor opens the town "<segment>"
    Then a visitor is led to "/standorte/hamburg-1"

    Examples:
      | segment     |
      | hamburg     |
      | hanse-1     |
      | 1           |

  Scenario Outline: The number is the key of a house, the name must be right
    When a visitor opens the house "<segment>"
    Then a visitor is led to "/standorte/hotel/haus-elbgarten-11"

    Examples:
      | segment            |
      | haus-elbgarten     |
      | haus-am-deich-11   |

  Scenario Outline: Towns that are none
    When a visitor opens the town "<segment>"
    Then a visitor reads that there is nothing here

    Examples:
      | segment    |
      | atlantis   |
      | atlantis-9 |
      | online-522 |
      | online--1  |

  Scenario Outline: Houses that are none
    When a visitor opens the house "<segment>"
    Then a visitor reads that there is nothing here

    Examples:
      | segment    |
      | online-522 |
      | online--1  |
      | nirgends   |
