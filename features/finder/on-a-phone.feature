Feature: Finding a date with one thumb
  A chairwoman on a train, a phone in her hand: five of the committee are new, spring is free, and Stuttgart is near.

  Background:
    Given the towns lie where they lie
    And the theme "Betriebsverfassungsrecht I":
      | for   | br         |
      | level | grundlagen |
    And it is held:
      | from       | days | where             | price   | places | taken |
      | 2027-02-22 | 5    | Hotel Rheinwerft  | 1290.00 | 20     | 2     |
      | 2027-03-08 | 5    | Haus Elbgarten    | 1290.00 | 20     | 2     |
      | 2027-04-12 | 5    | Hotel Rheinwerft  | 1290.00 | 20     | 2     |
      | 2027-05-03 | 5    | Hotel Rheinwerft  | 1290.00 | 20     | 16    |
      | 2027-06-07 | 5    | Hotel Rheinwerft  | 1290.00 | 20     | 2     |
    And the theme "Betriebsverfassungsrecht II":
      | for   | br     |
      | level | aufbau |
    And it is held:
      | from       | days | where            | price   | places | taken |
      | 2027-04-19 | 5    | Hotel Rheinwerft | 1290.00 | 20     | 2     |
    And the hotel "Hotel Rheinwerft" costs:
      | night       | 90.00 |
      | breakfast   | 15.00 |
      | day package | 55.00 |
      | parking     | 10.00 |
      | city tax    | 0     |

  @browser
  Scenario: Five touches to the list, the nearest first with its price in all, and a sixth for the paper
    When a visitor touches on the start page of a phone:
      | Amt          | Betriebsrat   |
      | Stufe        | Grundlagen    |
      | Postleitzahl | 70173         |
      | Plätze für   | 5 Personen    |
      | Wann?        | Frühjahr 2027 |
    Then the list reads:
      | title                      | days                      | distance             | with hotel                             |
      | Betriebsverfassungsrecht I | 12.04.2027 bis 16.04.2027 | etwa 288 km entfernt | mit Hotel etwa 1.985 € netto je Person |
      | Betriebsverfassungsrecht I | 08.03.2027 bis 12.03.2027 | etwa 533 km entfernt |                                        |
    When she takes the paper of "Betriebsverfassungsrecht I"
    Then the screen was touched 6 times

  Scenario: Without a postcode the next date comes first
    When a visitor touches on the start page of a phone:
      | Stufe | Grundlagen    |
      | Wann? | Frühjahr 2027 |
    Then the list reads:
      | days                      |
      | 08.03.2027 bis 12.03.2027 |
      | 12.04.2027 bis 16.04.2027 |
      | 03.05.2027 bis 07.05.2027 |
