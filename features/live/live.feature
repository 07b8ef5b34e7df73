@no-screen @asked-by-programs
Feature: What an open page shows while others are at work
  A page that stands open hears that something of it has changed, and by name alone; what it is now it reads with the
  rights that its reader has by then.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 11    |
      | 4712   | 2027-02-08 | 1    | online | 1000.00 | 12     | 3     |
    And Mara is signed in
    And Jonas is signed in

  @rule:domain-live
  Scenario: Somebody else votes, and my page shows it
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    And Mara has the list open
    When Jonas votes about "Rhetorik": "dafuer"
    Then Mara hears that the list has changed
    When Jonas comments "Rhetorik" with "Im Januar haben wir Zeit"
    Then Mara hears that the list has changed
    And Mara reads about "Rhetorik": "Im Januar haben wir Zeit"
    And Mara hears of nothing

  @rule:domain-live
  Scenario: What is read and refused changes nothing
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    And Mara has the list open
    When Jonas sees on the list: "Rhetorik"
    And Jonas puts "termin-999999" on the list
    Then Mara hears of nothing

  @rule:domain-live
  Scenario: The last seat goes while I look
    Given Mara has the date 4711 open
    When somebody has booked 1 seat of the date 4712
    Then Mara hears of nothing
    When somebody has booked 1 seat of the date 4711
    Then Mara hears that the date 4711 has changed

  @rule:domain-live
  Scenario: A seat of an event on the list goes
    Given Mara manages a Gremium with Jonas
    And Jonas puts "termin-4711" on the list
    And Mara has the list open
    When somebody has booked 1 seat of the date 4711
    Then Mara hears that the date 4711 has changed
    And Mara sees that "Rhetorik" stands "ausgebucht: Ausgebucht, Warteliste offen"

  @rule:domain-live
  Scenario: Whoever belongs to no Gremium hears of no list
    Given Mara has a Gremium of her own
    Then Jonas can have no list open: "not-found"
