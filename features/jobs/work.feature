Feature: Open positions
  Who wants to work here reads what is open, until when, and how to apply.

  Background:
    Given the open position "Redakteurin" until "2026-12-31"
    And the open position "Buchhalter" until "2026-11-25"

  Scenario: All open positions
    When a visitor looks for work
    Then the titles read are "Redakteurin, Buchhalter"

  Scenario: A position with its last day
    When a visitor opens the position "redakteurin-701" in "seminarorganisation"
    Then the position "Redakteurin" can be applied for until "31.12.2026"

  Scenario Outline: How much, for how long and where is told apart
    Given the open position "Buchbinderin" in "<extent>", "<contract>", at home "<at home>"
    When a visitor opens the position "buchbinderin-703" in "seminarorganisation"
    Then its work is "<work>" in "<place>"

    Examples:
      | extent            | contract    | at home   | work                                                              | place                             |
      | Vollzeit, Teilzeit | unbefristet | nein      | Vollzeit oder Teilzeit, unbefristet, 38 Stunden in der Woche     | Leipzig                           |
      | Teilzeit          | befristet   | teilweise | Teilzeit, befristet, 38 Stunden in der Woche                      | Leipzig, teilweise von zu Hause   |
      | Vollzeit          | Ausbildung  | nein      | Vollzeit, Ausbildung, 38 Stunden in der Woche                     | Leipzig                           |
      | Vollzeit          | Praktikum   | ganz      | Vollzeit, Praktikum, 38 Stunden in der Woche                      | Leipzig oder ganz von zu Hause    |

  @rule:domain-position-closed
  Scenario: On its last day a position is still open
    Given it is "2026-11-25T22:00:00Z" UTC
    When a visitor opens the position "buchhalter-702" in "seminarorganisation"
    Then the position "Buchhalter" can be applied for until "25.11.2026"

  @rule:domain-position-closed
  Scenario: After its last day it is closed, and the others are named
    Given it is "2026-11-25T23:00:00Z" UTC
    When a visitor opens the position "buchhalter-702" in "seminarorganisation"
    Then the position "Buchhalter" is closed, and "Redakteurin" are open

  @rule:domain-keyed-address
  Scenario Outline: The number is the key, the words must be right
    When a visitor opens the position "<segment>" in "<department>"
    Then a visitor is led to "/jobs-karriere/offene-stellen/seminarorganisation/redakteurin-701"

    Examples:
      | segment         | department          |
      | lektorin-701    | seminarorganisation |
      | redakteurin-701 | redaktion           |

  Scenario: A position that never was
    When a visitor opens the position "kapitaen-999" in "seminarorganisation"
    Then a visitor reads that there is nothing here
