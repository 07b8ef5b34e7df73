Feature: Seats that others take
  Whoever has looked at a page and looks again sees what others have taken meanwhile, wherever the date stands.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          | price  | places | taken |
      | 4711   | 2026-12-07 | 1    | Haus Elbgarten | 390.00 | 12     | 0     |

  @rule:domain-availability
  Scenario: In the list of a theme's dates
    Given a visitor opens the dates of "Rhetorik"
    And the date from "07.12.2026" says "Plätze frei"
    When 9 places of the date 4711 are taken
    And a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" says "Nur noch 3 Plätze"

  @rule:domain-availability
  Scenario: In the list of the finder
    Given a visitor opens the finder
    And the list reads:
      | title    | days       | state       | price    |
      | Rhetorik | 07.12.2026 | Plätze frei | 390,00 € |
    When 12 places of the date 4711 are taken
    And a visitor opens the finder
    Then the list reads:
      | title    | days       | state                        | price    |
      | Rhetorik | 07.12.2026 | Ausgebucht, Warteliste offen | 390,00 € |

  Scenario: On the page of a Fachtagung, where a workshop is chosen
    Given the expert "Aylin Öztürk"
    And the Fachtagung "Fachtagung Inklusion" with the workshops:
      | workshop        | led          | seats |
      | Hören und Sehen | Aylin Öztürk | 24    |
    And it is held:
      | number | from       | days | where          |
      | 4071   | 2027-06-23 | 2    | Haus Elbgarten |
    And a visitor opens the Fachtagung "Fachtagung Inklusion"
    And the workshops read:
      | workshop        | seats                |
      | Hören und Sehen | 24 Plätze, alle frei |
    When 20 have chosen the workshop "Hören und Sehen" of the date 4071
    And a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then the workshops read:
      | workshop        | seats                      |
      | Hören und Sehen | Noch 4 von 24 Plätzen frei |
