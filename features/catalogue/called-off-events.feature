@no-screen @asked-by-programs
Feature: An event that the office calls off
  It leaves the programme at once: lists, searches, cards and calendars. Its own page says that it is called off and what is held
  instead, and no import brings it back.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | Hotel Lindenbogen | 1000.00 | 4      | 0     |
      | 4712   | 2027-02-08 | 1    | online            | 1200.00 | 4      | 0     |
    And Jonas is signed in as redaktion
    And a visitor takes the calendar of the date "rhetorik-4711"

  @rule:domain-called-off
  Scenario: Its page says so, and what is held instead
    When Jonas calls 4711 off: "Zu wenige Anmeldungen"
    And a visitor asks what has become of the date "rhetorik-4711"
    Then it is called off, and "08.02.2027" are held instead

  @rule:domain-called-off
  Scenario: Calendars that follow it take it out
    When Jonas calls 4711 off: "Zu wenige Anmeldungen"
    And a visitor takes the calendar of the date "rhetorik-4711"
    Then it is still the same entry, changed 1 time
    And the entry is cancelled
    When a visitor takes the calendar of all dates
    Then the calendar says:
      | title    | from             |
      | Rhetorik | 2027-02-08 09:00 |

  @rule:domain-called-off
  Scenario: Nothing brings it back
    Given Jonas calls 4711 off: "Zu wenige Anmeldungen"
    When the provider moves the date 4711 to "2027-03-01"
    And a visitor asks what has become of the date "rhetorik-4711"
    Then it is called off, and "08.02.2027" are held instead
    When a visitor takes the calendar of all dates
    Then the calendar says:
      | title    | from             |
      | Rhetorik | 2027-02-08 09:00 |

  @rule:domain-called-off
  Scenario: Lists that were read before leave it out at once, and its theme offers what is left
    Given a visitor takes the calendar of all dates
    And the calendar says:
      | title    | from             |
      | Rhetorik | 2027-01-11 09:00 |
      | Rhetorik | 2027-02-08 09:00 |
    When Jonas calls 4711 off: "Zu wenige Anmeldungen"
    And a visitor takes the calendar of all dates
    Then the calendar says:
      | title    | from             |
      | Rhetorik | 2027-02-08 09:00 |
    And an advertiser is offered:
      | title    | price      | towns |
      | Rhetorik | 1.200,00 € |       |
