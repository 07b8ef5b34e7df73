Feature: Dates that are moved or called off
  Whoever meant to come must learn on the date's own page that it is held on another day, or not at all.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             |
      | 4711   | 2026-12-07 | 3    | Hotel Lindenbogen |
      | 4712   | 2027-01-11 | 1    | online            |

  Scenario: A date that stands says nothing
    When a visitor asks what has become of the date "rhetorik-4711"
    Then it stands as it was announced

  Scenario: A date that is moved says from when
    Given a visitor asks what has become of the date "rhetorik-4711"
    And the provider moves the date 4711 to "2027-02-01"
    When he asks what has become of the date "rhetorik-4711"
    Then it was moved from "07.12.2026"

  Scenario: One that is moved again names each day it stood on
    Given a visitor asks what has become of the date "rhetorik-4711"
    And the provider moves the date 4711 to "2027-02-01"
    And he asks what has become of the date "rhetorik-4711"
    And the provider moves the date 4711 to "2027-03-01"
    When he asks what has become of the date "rhetorik-4711"
    Then it was moved from "07.12.2026, 01.02.2027"

  Scenario: One that begins at another hour says so
    Given a visitor asks what has become of the date "rhetorik-4712"
    And the date 4712 lasts from "10:30" to "17:00" o’clock
    When he asks what has become of the date "rhetorik-4712"
    Then it was to begin at "9:00 Uhr"

  @browser
  Scenario: A date that is called off says so, and what is held instead
    Given a visitor asks what has become of the date "rhetorik-4711"
    And the provider calls the date 4711 off
    When he asks what has become of the date "rhetorik-4711"
    Then it is called off, and "11.01.2027" are held instead

  Scenario: Whoever travels to it all the same reads on the day that it was called off
    Given a visitor asks what has become of the date "rhetorik-4711"
    And the provider calls the date 4711 off
    And he asks what has become of the date "rhetorik-4711"
    And it is "2026-12-07T09:00:00Z" UTC
    When he asks what has become of the date "rhetorik-4711"
    Then it is called off, and "11.01.2027" are held instead

  Scenario: Once its days are over it is past like any other
    Given a visitor asks what has become of the date "rhetorik-4711"
    And the provider calls the date 4711 off
    And he asks what has become of the date "rhetorik-4711"
    And it is "2026-12-10T09:00:00Z" UTC
    When he asks what has become of the date "rhetorik-4711"
    Then he reads that "07.12.2026 bis 09.12.2026" are past, and finds its theme at "/seminare/t/rhetorik"

  Scenario: What never was is nothing
    When a visitor asks what has become of the date "rhetorik-9999"
    Then he reads that there is nothing here
