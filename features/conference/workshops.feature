@no-screen @asked-by-programs
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
    When a program asks for the Fachtagung "Fachtagung Inklusion"
    Then it is told the speakers "Aylin Öztürk, Jonas Reimer"
    And 24 seats are free in "Hören und Sehen"
    And 20 seats are free in "Digitale Barrieren"

  Scenario: Seats that others have chosen are gone, on that date only
    Given it is held:
      | number | from       | days | where          |
      | 4071   | 2027-06-23 | 2    | Haus Elbgarten |
      | 4072   | 2028-06-21 | 2    | Haus Elbgarten |
    And 20 have chosen the workshop "Digitale Barrieren" of the date 4071
    When a program asks for the Fachtagung "Fachtagung Inklusion"
    Then 0 seats are free in "Digitale Barrieren"
    And 24 seats are free in "Hören und Sehen"
    Given it is "2027-06-25T08:00:00Z" UTC
    When a program asks for the Fachtagung "Fachtagung Inklusion"
    Then 20 seats are free in "Digitale Barrieren"

  @rule:domain-registration-state
  Scenario Outline: Whether one can register
    Given it is "<now>" UTC
    And it is held:
      | from       | days | where          | places | taken   |
      | 2027-06-23 | 2    | Haus Elbgarten | 80     | <taken> |
    When a program asks for the Fachtagung "Fachtagung Inklusion"
    Then it is told that the registration is "<state>"

    Examples:
      | now                  | taken | state       |
      | 2027-06-22T21:59:59Z | 79    | offen       |
      | 2027-06-22T21:59:59Z | 80    | warteliste  |
      | 2027-06-22T22:00:00Z | 0     | begonnen    |

  Scenario: Without a date there is nothing to register for
    When a program asks for the Fachtagung "Fachtagung Inklusion"
    Then it is told that the registration is "geschlossen"

  Scenario: What is no Fachtagung
    Given the theme "Rhetorik"
    When a program asks for the Fachtagung "Rhetorik"
    Then it is told that there is nothing

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
