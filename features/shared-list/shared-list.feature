Feature: The list that a Gremium keeps together
  A committee gathers events and themes before it decides. Whoever belongs to it puts something there and says what is
  for her; nobody else sees any of it.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
      | 4712   | 2027-02-08 | 1    | online | 1000.00 | 12     | 12    |
    And the theme "Brandschutz"
    And Mara is signed in
    And Jonas is signed in

  Scenario: Nothing is on it before
    Given Mara manages a Gremium with Jonas
    Then Mara sees on the list: ""

  Scenario: Whoever belongs to no Gremium has no list
    When Mara looks at the list
    Then she is told about the list: "not-found"
    When Mara puts "termin-4711" on the list
    Then she is told about the list: "not-found"

  Scenario: What one puts there, the other sees, the newest first
    Given Mara manages a Gremium with Jonas
    When Mara puts "termin-4711" on the list
    And Jonas puts "brandschutz" on the list
    Then Mara sees on the list: "Brandschutz, Rhetorik"
    And Jonas sees that "Rhetorik" was put there by "Mara Kessler"

  @rule:domain-shared-list
  Scenario: What is there already is there once
    Given Mara manages a Gremium with Jonas
    When Mara puts "termin-4711" on the list
    And Jonas puts "termin-4711" on the list
    Then he is told about the list: "done"
    And Jonas sees on the list: "Rhetorik"

  Scenario: What there is not cannot be put there
    Given Mara manages a Gremium with Jonas
    When Mara puts "termin-999999" on the list
    Then she is told about the list: "unknown-content"
    When Mara puts "gibt-es-nicht" on the list
    Then she is told about the list: "unknown-content"

  @rule:domain-shared-list
  Scenario: Members say what is for them, and no longer
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    When Mara says of "Rhetorik": for me
    And Jonas says of "Rhetorik": for me
    And Jonas says of "Rhetorik": for me
    Then Jonas sees that "Rhetorik" is for "Jonas Yıldız, Mara Kessler"
    When Mara says of "Rhetorik": no longer for me
    Then Jonas sees that "Rhetorik" is for "Jonas Yıldız"

  @rule:domain-shared-list
  Scenario: Whoever put it there takes it off, and a manager; others do not
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    And Jonas puts "brandschutz" on the list
    When Jonas takes "Rhetorik" off the list
    Then he is told about the list: "not-allowed"
    When Jonas takes "Brandschutz" off the list
    And Mara takes "Rhetorik" off the list
    Then Mara sees on the list: ""

  Scenario: What somebody took off meanwhile is told as gone
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    And Jonas sees on the list: "Rhetorik"
    When Mara takes "Rhetorik" off the list
    And Jonas says of "Rhetorik": for me
    Then he is told about the list: "not-found"

  @no-screen @asked-by-programs
  Scenario: Whoever leaves the Gremium sees nothing of its list any more, and what was for her is not
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    And Jonas says of "Rhetorik": for me
    When Jonas leaves his Gremium
    And Jonas looks at the list
    Then he is told about the list: "not-found"
    And Mara sees that "Rhetorik" is for ""

  @rule:domain-shared-list
  Scenario: A list belongs to one Gremium
    Given Mara has a Gremium of her own
    And Jonas has a Gremium of his own
    And Mara puts "termin-4711" on the list
    Then Jonas sees on the list: ""

  Scenario: An event that is over says so
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    When time passes to "2027-01-20T09:00:00Z" UTC
    And Mara signs in
    Then Mara sees that "Rhetorik" stands "vorbei"

  Scenario: An event that is sold out says so
    Given Mara manages a Gremium with Jonas
    When Mara puts "termin-4712" on the list
    Then Mara sees that "Rhetorik" stands "ausgebucht: Ausgebucht, Warteliste offen"

  Scenario: An event says how many seats are left
    Given Mara manages a Gremium with Jonas
    When Mara puts "termin-4711" on the list
    Then Mara sees that "Rhetorik" stands "offen: Nur noch 3 Plätze"

  @rule:domain-shared-list-votes
  Scenario: A secret vote is not told while it runs, and of two people never
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    When Mara votes about "Rhetorik": "dafuer"
    And Jonas votes about "Rhetorik": "dagegen"
    Then Mara sees that she has voted about "Rhetorik"
    And Mara sees the votes about "Rhetorik": "untold"
    When Mara counts the votes about "Rhetorik"
    Then she is told about the list: "too-few-votes"

  @no-screen @asked-by-programs @rule:domain-shared-list-votes
  Scenario: A secret vote is cast once
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    When Mara votes about "Rhetorik": "dafuer"
    And Mara votes about "Rhetorik": "dagegen"
    Then she is told about the list: "voted-already"

  Scenario: Members comment an entry, and an empty comment is none
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    When Mara comments "Rhetorik" with "Passt zu unserem Projekt"
    And Jonas comments "Rhetorik" with "Im Januar haben wir Zeit"
    Then Mara reads about "Rhetorik": "Passt zu unserem Projekt / Im Januar haben wir Zeit"
    When Mara comments "Rhetorik" with " "
    Then she is told about the list: "comment missing"

  Scenario: What was taken off while somebody comments it is told as gone
    Given Mara manages a Gremium with Jonas
    And Mara puts "termin-4711" on the list
    And Jonas sees on the list: "Rhetorik"
    When Mara takes "Rhetorik" off the list
    And Jonas comments "Rhetorik" with "Gut"
    Then he is told about the list: "not-found"
