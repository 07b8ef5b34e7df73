Feature: Content with faults
  The provider's content comes in whole or not at all; every fault is told with the place where it stands.

  Background:
    Given the theme "Rhetorik"
    And it is held in "Haus Elbgarten"

  @no-wire
  Scenario: Content without fault comes in
    When the editor imports the content
    Then the import adds 1 theme

  @no-wire
  Scenario: The same content twice changes nothing
    Given the editor has imported the content
    When the editor imports the content
    Then the import changes nothing

  @no-wire
  Scenario: A changed title is a change
    Given the editor has imported the content
    And the theme "Rhetorik" is now titled "Rede und Gegenrede"
    When the editor imports the content
    Then the import changes 1 theme

  @rule:event-hotel-empty-online @no-wire @rule:domain-online-derived
  Scenario: A date that claims to be online and has a hotel is refused
    Given a date of "Rhetorik" claims to be online but has the hotel "Haus Elbgarten"
    When the editor imports the content
    Then the import is refused because of "termine.csv" line 17

  @no-wire
  Scenario Outline: What is refused
    Given <fault>
    When the editor imports the content
    Then the import is refused because of "<file>" line 17

    Examples:
      | fault                                          | file            |
      | a theme in a rubric that does not exist        | themen/probe.md |
      | a second theme with the address "rhetorik"     | themen/probe.md |
      | a theme with the reserved address "anmeldung"  | themen/probe.md |
      | a theme that lasts 0                           | themen/probe.md |
      | a theme that lasts -1                          | themen/probe.md |
      | a date of a theme that does not exist          | termine.csv     |
      | a date in a hotel that does not exist          | termine.csv     |
      | a date that starts on "2026-02-30"             | termine.csv     |
      | a date that starts on "irgendwann"             | termine.csv     |
      | a date with more places taken than there are   | termine.csv     |
      | a date with a price below nothing              | termine.csv     |
      | a second date with the number of the first     | termine.csv     |
      | a date of a series without modules             | termine.csv     |
      | a series that begins at another hour than its first module | termine.csv |
      | a series that ends at another hour than its last module    | termine.csv |
      | a series that begins on another day than its first module  | termine.csv |
      | a series that ends on another day than its last module     | termine.csv |
      | a date online on three days from "13:00" to "12:00" o’clock | termine.csv |
      | a date that does not say when it begins        | termine.csv     |
      | a hotel in a town that does not exist          | hotels.yaml     |
      | a rubric at a place that is taken              | rubriken.yaml   |
      | a rubric at place 10                           | rubriken.yaml   |
      | a hotel in the Indian Ocean                    | hotels.yaml     |
      | an expert for a theme that does not exist      | referenten.yaml |
      | an open position that closes before it is posted | stellen/probe.md |
      | a Fachtagung with a speaker who does not exist | fachtagungen/fachtagung-sbv.yaml |
      | workshops of a theme that is no Fachtagung     | fachtagungen/rhetorik.yaml |

  @rule:domain-no-towns @no-wire
  Scenario: A town with the number 522 is refused
    Given a town with the number 522
    When the editor imports the content
    Then the import is refused because of "standorte.yaml" line 17

  Scenario: After a refusal everything is as it was
    Given the editor has imported the content
    And the theme "Rhetorik" is now titled "Rede und Gegenrede"
    And a date of a theme that does not exist
    When the editor imports the content
    Then the import is refused because of "termine.csv" line 17
    And the theme "Rhetorik" still stands on the shelf

  @no-wire
  Scenario: Every fault is told at once
    Given a date of a theme that does not exist
    And a hotel in a town that does not exist
    When the editor imports the content
    Then the import is refused because of 2 faults

  @rule:domain-demo-dates
  Scenario: Demo dates count from the day of the first fill
    Given it is "2026-11-18T09:00:00Z" UTC
    And the date of "Rhetorik" starts on "+1w Mo"
    And the editor has imported the content
    When a visitor opens the dates of "Rhetorik"
    Then the dates are "23.11.2026"

  @rule:domain-demo-dates
  Scenario: Later imports keep counting from that day
    Given it is "2026-11-18T09:00:00Z" UTC
    And the date of "Rhetorik" starts on "+3w Mo"
    And the editor has imported the content
    And it is "2026-11-26T09:00:00Z" UTC
    And the editor has imported the content
    When a visitor opens the dates of "Rhetorik"
    Then the dates are "07.12.2026"
