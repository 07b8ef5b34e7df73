Feature: Fachtagungen
  A Fachtagung shows its programme day by day before anyone resolves to send somebody.

  Background:
    Given the expert "Annika Lorenz"
    And the Fachtagung "Fachtagung Inklusion" with the programme:
      | day         | from  | to    | what         | speaker        |
      | Erster Tag  | 10:00 | 11:00 | Eröffnung    | Annika Lorenz  |
      | Erster Tag  | 11:30 | 12:30 | Rechtsprechung |              |
      | Zweiter Tag | 09:00 | 10:00 | Beispiele    | Annika Lorenz  |

  Scenario: The programme by day and who speaks
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then the programme reads:
      | day         | date | slot           | with              |
      | Erster Tag  |      | Eröffnung      | Mit Annika Lorenz |
      | Erster Tag  |      | Rechtsprechung |                   |
      | Zweiter Tag |      | Beispiele      | Mit Annika Lorenz |
    And "Annika Lorenz" speaks

  Scenario: With an event of as many days each day of the programme has its date
    Given it is held:
      | from       | days | where          |
      | 2027-06-23 | 2    | Haus Elbgarten |
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then the programme reads:
      | date                      | slot           |
      | Mittwoch, 23. Juni 2027   | Eröffnung      |
      | Mittwoch, 23. Juni 2027   | Rechtsprechung |
      | Donnerstag, 24. Juni 2027 | Beispiele      |

  Scenario: A programme that does not fit the event tells no dates
    Given it is held:
      | from       | days | where          |
      | 2027-06-23 | 3    | Haus Elbgarten |
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then the programme reads:
      | date | slot           |
      |      | Eröffnung      |
      |      | Rechtsprechung |
      |      | Beispiele      |

  Scenario: Each workshop says who leads it and whether there are seats
    Given the Fachtagung "Fachtagung Digitales" with the workshops:
      | workshop           | led            | seats |
      | Hören und Sehen    | Annika Lorenz  | 24    |
      | Digitale Barrieren | Annika Lorenz  | 1     |
      | Offene Runde       |                | 8     |
    And it is held:
      | number | from       | days | where          |
      | 4071   | 2027-06-23 | 2    | Haus Elbgarten |
    And 3 have chosen the workshop "Hören und Sehen" of the date 4071
    And 1 have chosen the workshop "Digitale Barrieren" of the date 4071
    When a visitor opens the Fachtagung "Fachtagung Digitales"
    Then the workshops read:
      | workshop           | with              | seats                      |
      | Hören und Sehen    | Mit Annika Lorenz | Noch 21 von 24 Plätzen frei |
      | Digitale Barrieren | Mit Annika Lorenz | Ausgebucht                 |
      | Offene Runde       |                   | 8 Plätze, alle frei        |

  @rule:domain-registration-state
  Scenario: Without a date nobody can register yet
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then its registration says "Anmeldung noch nicht geöffnet"

  @rule:domain-registration-state
  Scenario Outline: With a date, registration is open as long as there are places
    Given it is held:
      | from       | days | where          | places | taken   |
      | 2027-06-23 | 2    | Haus Elbgarten | 80     | <taken> |
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then its registration says "<state>"

    Examples:
      | taken | state                        |
      | 0     | Anmeldung offen              |
      | 79    | Anmeldung offen              |
      | 80    | Ausgebucht, Warteliste offen |

  Scenario Outline: The price of early registration says until which day one has it
    Given the Fachtagung "Fachtagung Verhandeln" with the prices:
      | title           | net | days before |
      | Frühe Anmeldung | 840 | 84          |
      | Teilnahme       | 890 |             |
    And it is held:
      | from       | days | where          |
      | 2027-04-02 | 2    | Haus Elbgarten |
    And it is "<now>" UTC
    When a visitor opens the Fachtagung "Fachtagung Verhandeln"
    Then its prices read:
      | price           | until   |
      | Frühe Anmeldung | <until> |
      | Teilnahme       |         |

    Examples:
      | now                  | until                    |
      | 2027-01-08T22:59:59Z | bis 8. Januar 2027       |
      | 2027-01-08T23:00:00Z | galt bis 8. Januar 2027  |

  Scenario: Without a date it says how long before
    Given the Fachtagung "Fachtagung Verhandeln" with the prices:
      | title           | net | days before |
      | Frühe Anmeldung | 840 | 84          |
    When a visitor opens the Fachtagung "Fachtagung Verhandeln"
    Then its prices read:
      | price           | until                   |
      | Frühe Anmeldung | bis 12 Wochen vor Beginn |

  Scenario: A seminar is no Fachtagung
    Given the theme "Rhetorik"
    When a visitor opens the Fachtagung "Rhetorik"
    Then a visitor reads that there is nothing here

  Scenario Outline: One that lives elsewhere now leads there: to its page as a Fachtagung where it is one there too
    Given the theme "Rhetorik"
    And the theme "Inklusionstag":
      | event type | 3         |
      | lives at   | <address> |
    When a visitor opens the Fachtagung "Inklusionstag"
    Then she is led to "<where>"

    Examples:
      | address                            | where                          |
      | /seminare/t/fachtagung-inklusion   | /fachtagung/fachtagung-inklusion |
      | /seminare/t/rhetorik               | /seminare/t/rhetorik           |

  Scenario: A seminar that lives elsewhere is no Fachtagung either
    Given the theme "Reden":
      | lives at | /seminare/t/rhetorik |
    When a visitor opens the Fachtagung "Reden"
    Then a visitor reads that there is nothing here

  Scenario: All Fachtagungen stand in one list
    When a visitor looks at all Fachtagungen
    Then the titles read are "Fachtagung Inklusion"
