Feature: One count of events
  A series takes place in every town and hotel of its modules; whoever asks how many events there are in one gets one answer.

  Background:
    Given the training series "Betriebsrat kompakt" with the modules:
      | title    | duration | from       | days | where             |
      | Anfang   | 3        | 2026-12-07 | 3    | Hotel Lindenbogen |
      | Dazwischen | 90     | 2027-01-20 | 1    | -1                |
      | Ende     | 2        | 2027-02-15 | 2    | Haus Elbgarten    |
      | Feier    | 1        | 2027-03-15 | 1    | Hotel am Fleet    |
    And the theme "Rhetorik"
    And it is held:
      | from       | days | where          |
      | 2027-01-11 | 3    | Haus Elbgarten |

  Scenario: A town counts a series once, whatever of it takes place there
    Then the town "Hamburg" has 2 events, wherever one asks
    And the town "Leipzig" has 1 event, wherever one asks
    And the town "Köln" has 0 events, wherever one asks

  Scenario: A hotel counts a series that has a module in it
    Then the hotel "Haus Elbgarten" has 2 events, wherever one asks
    And the hotel "Hotel am Fleet" has 1 event, wherever one asks
    And the hotel "Hotel Lindenbogen" has 1 event, wherever one asks

  Scenario: Near a postcode a series is as near as the nearest of its hotels
    Given the town "Hamburg" lies at 53.55 north, 10.0 east
    And the town "Leipzig" lies at 51.34 north, 12.37 east
    When a visitor asks the finder within 100 km of "20095"
    Then the finder counts 2 dates
    When he asks the finder within 100 km of "04109"
    Then the finder counts 1 dates
