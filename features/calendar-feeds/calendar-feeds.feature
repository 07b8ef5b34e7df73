@no-screen @asked-by-programs
Feature: Calendars to subscribe to
  A member's calendar takes her own events by itself, a manager's all that is booked for the Gremium. Whoever has an address reads it;
  it names nobody, and ends whenever its owner wants (domain §5 iCalendar).

  Background:
    Given it is "2026-11-21T09:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 1    | online | 1000.00 | 12     | 0     |
    And Mara is signed in
    And Jonas is signed in
    And Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    And Mara books 2 seats of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Jonas Yıldız" with "jonas@werk.example" in the portal

  @rule:domain-calendar-feeds
  Scenario: Her own calendar holds the events in which somebody takes part, and no names
    When Jonas switches on his calendar
    Then the address of the calendar says: "Rhetorik CONFIRMED"
    And the calendar feed names neither "Yıldız" nor "Kessler" nor "Muster"
    When Mara switches on her calendar
    Then the address of the calendar says: ""

  @rule:domain-calendar-feeds
  Scenario: The calendar of a Gremium holds all that is booked for it, with the number of people
    When Mara switches on the calendar of her Gremium
    Then the address of the calendar says: "Rhetorik CONFIRMED"
    And the calendar feed says "Gebucht für 2 Personen."
    And the calendar feed names neither "Yıldız" nor "Kessler" nor "Muster"

  Scenario: Only its managers have the calendar of a Gremium
    When Jonas switches on the calendar of his Gremium
    Then Jonas is told about the calendar: "not-allowed"
    When Mara switches on the calendar of the Gremium "nobody's"
    Then Mara is told about the calendar: "not-found"

  Scenario: What is cancelled is told as cancelled
    Given Mara switches on the calendar of her Gremium
    When Mara cancels for "Jonas Yıldız" of 4711 in the portal
    And Mara cancels for "N. N." of 4711 in the portal
    Then the address of the calendar says: "Nicht gebucht: Rhetorik CANCELLED"
    And the calendar feed has changed

  @rule:domain-calendar-feeds
  Scenario: Whoever ordered and does not come any more is told that hers is cancelled
    Given Mara gives the seat of "N. N." of 4711 to "Mara Kessler" with "mara@werk.example" in the portal
    And Mara switches on her calendar
    And the address of the calendar says: "Rhetorik CONFIRMED"
    When Mara cancels for "Mara Kessler" of 4711 in the portal
    Then the address of the calendar says: "Nicht gebucht: Rhetorik CANCELLED"
    And the calendar feed has changed

  @rule:domain-calendar-feeds
  Scenario: What is called off is told as cancelled under the same uid
    Given Jonas switches on his calendar
    And the address of the calendar says: "Rhetorik CONFIRMED"
    Given Mara is signed in as redaktion
    When Mara calls 4711 off: "Die Referentin ist erkrankt"
    Then the address of the calendar says: "Abgesagt: Rhetorik CANCELLED"
    And the calendar feed has changed

  @rule:domain-calendar-feeds
  Scenario: A new address ends the one before
    Given Jonas switches on his calendar
    When Jonas switches on his calendar
    Then the address of the calendar before says: "not-found"
    And the address of the calendar says: "Rhetorik CONFIRMED"

  @rule:domain-calendar-feeds
  Scenario: Switched off, the address leads nowhere
    Given Jonas switches on his calendar
    When Jonas switches off his calendar
    Then the address of the calendar says: "not-found"
    And Jonas sees of his calendar: "off"

  Scenario: Somebody sees since when it is on and when it was fetched
    Then Jonas sees of his calendar: "off"
    When Jonas switches on his calendar
    Then Jonas sees of his calendar: "on since 2026-11-21T09:00, never fetched"
    Given it is "2026-11-21T10:30:00Z" UTC
    And the address of the calendar says: "Rhetorik CONFIRMED"
    Then Jonas sees of his calendar: "on since 2026-11-21T09:00, fetched 2026-11-21T10:30"

  @rule:domain-calendar-feeds
  Scenario: Who manages the Gremium no longer loses its calendar
    Given Mara makes "Jonas Yıldız" "verwalter"
    And Jonas switches on the calendar of his Gremium
    And the address of the calendar says: "Rhetorik CONFIRMED"
    When Mara makes "Jonas Yıldız" "mitglied"
    Then the address of the calendar says: "not-found"

  @rule:domain-calendar-feeds
  Scenario: Who left the Gremium loses its calendar, and coming back does not bring it back
    Given Mara makes "Jonas Yıldız" "verwalter"
    And Jonas switches on the calendar of his Gremium
    When Mara takes "Jonas Yıldız" out of her Gremium
    Then the address of the calendar says: "not-found"
    Given it is "2026-11-21T10:00:00Z" UTC
    And Mara invites "jonas@werk.example" as "verwalter"
    And Jonas takes the invitation
    Then Jonas belongs to "Betriebsrat, Muster GmbH" as "verwalter"
    And the address of the calendar says: "not-found"

  Scenario: An unknown address says nothing, and whoever tries many waits
    When somebody tries 61 addresses of calendars that nobody has
    Then the last of them says: "too-many"
