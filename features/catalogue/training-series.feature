Feature: Training series
  A series lists its modules in order; themes that want to stay in the background are left out.

  Background:
    Given the theme "Grundlagen"
    And the theme "Zwischentreffen":
      | hidden in series | yes |
    And the training series "Betriebsrat kompakt" with the modules:
      | title           | theme           | duration | from       | days | where            |
      | Grundlagen      | Grundlagen      | 3        | 2026-12-07 | 3    | Hotel Lindenbogen |
      | Zwischentreffen | Zwischentreffen | 90       | 2027-01-20 | 1    | -1               |
      | Abschluss       |                 | 2        | 2027-02-15 | 2    | Haus Elbgarten   |

  @rule:domain-series-page
  Scenario: The modules stand in order with duration and place
    When a visitor opens the theme "Betriebsrat kompakt"
    Then the modules are:
      | title      | duration | place   |
      | Grundlagen | 3 Tage   | Leipzig |
      | Abschluss  | 2 Tage   | Hamburg |

  @rule:theme-hidden-in-series
  Scenario: A hidden theme is no module that is shown
    When a visitor opens the theme "Betriebsrat kompakt"
    Then no module is called "Zwischentreffen"

  @rule:theme-hidden-in-series
  Scenario: A module's theme tells the series it belongs to
    When a visitor opens the theme "Grundlagen"
    Then it belongs to "Betriebsrat kompakt"

  @rule:theme-hidden-in-series
  Scenario: A hidden theme keeps that to itself
    When a visitor opens the theme "Zwischentreffen"
    Then it belongs to nothing

  @rule:series-duration
  Scenario: What is not listed does not count into the series' duration
    When a visitor opens the theme "Betriebsrat kompakt"
    Then the page says "5 Tage" beside "Dauer"
