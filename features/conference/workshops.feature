Feature: Workshops of a Fachtagung
  Every workshop has its own room, and who comes later finds fewer seats in it.

  Background:
    Given the expert "Jonas Reimer"
    And the expert "Aylin Öztürk"
    And the Fachtagung "Fachtagung Inklusion" with the workshops:
      | workshop          | led          | seats |
      | Hören und Sehen   | Aylin Öztürk | 24    |
      | Digitale Barrieren | Jonas Reimer | 20    |

  Scenario: At first all seats are free
    Given it is held:
      | number | from       | days | where          |
      | 4071   | 2027-06-23 | 2    | Haus Elbgarten |
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then "Aylin Öztürk, Jonas Reimer" speak
    And the workshops read:
      | workshop           | seats                |
      | Hören und Sehen    | 24 Plätze, alle frei |
      | Digitale Barrieren | 20 Plätze, alle frei |

  Scenario: Seats that others have chosen are gone, on that date only
    Given it is held:
      | number | from       | days | where          |
      | 4071   | 2027-06-23 | 2    | Haus Elbgarten |
      | 4072   | 2028-06-21 | 2    | Haus Elbgarten |
    And 20 have chosen the workshop "Digitale Barrieren" of the date 4071
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then the workshops read:
      | workshop           | seats                |
      | Hören und Sehen    | 24 Plätze, alle frei |
      | Digitale Barrieren | Ausgebucht           |
    Given it is "2027-06-25T08:00:00Z" UTC
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then the workshops read:
      | workshop           | seats                |
      | Hören und Sehen    | 24 Plätze, alle frei |
      | Digitale Barrieren | 20 Plätze, alle frei |

  @rule:domain-registration-state
  Scenario Outline: Whether one can register
    Given it is "<now>" UTC
    And it is held:
      | from       | days | where          | places | taken   |
      | 2027-06-23 | 2    | Haus Elbgarten | 80     | <taken> |
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then its registration says "<state>"

    Examples:
      | now                  | taken | state                        |
      | 2027-06-22T21:59:59Z | 79    | Anmeldung offen              |
      | 2027-06-22T21:59:59Z | 80    | Ausgebucht, Warteliste offen |
      | 2027-06-22T22:00:00Z | 0     | Anmeldung geschlossen        |

  @no-screen @asked-by-programs
  Scenario Outline: Fachtagungen by words
    Given it is held:
      | from       | days | where          |
      | 2027-06-23 | 2    | Haus Elbgarten |
    When a program asks for Fachtagungen about "<words>"
    Then it is told "<found>"

    Examples:
      | words              | found                |
      | Inklusion          | Fachtagung Inklusion |
      | Barriere           | Fachtagung Inklusion |
      | Öztürk             | Fachtagung Inklusion |
      | Hamburg            | Fachtagung Inklusion |
      | Inklusion Leipzig  |                      |
      | ?!                 |                      |
