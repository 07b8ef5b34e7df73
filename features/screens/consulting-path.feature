@browser @only-in-browser @needs-layout
Feature: The whole path of an appointment with a consultant
  A visitor finds by her postcode who advises her, takes an hour, reschedules it and cancels it by the link of her
  letter, and the office sees it all the while. What is given back is offered to others again.

  Background:
    # A Monday, 10 o'clock in Berlin.
    Given it is "2026-11-23T09:00:00Z" UTC
    And the consultant "Svenja Brandt" for "20, 21" in "Hamburg"

  Scenario Outline: The whole path of an appointment, <how>
    Given Kim and the office work with appointments <how>
    When Kim finds "Svenja Brandt" by the postcode "20095"
    And she takes "14:00 Uhr" of "Di, 01.12." by video, about "Schulungsplan für das neue Gremium"
    Then the letter "Ihr Beratungstermin: Dienstag, 1. Dezember 2026, 14:00 Uhr" brings "REQUEST 2026-12-01 14:00"
    And the office sees of "Svenja Brandt" "Dienstag, 1. Dezember 2026, 14:00 Uhr, per Video"
    And "14:00 Uhr" of "Di, 01.12." is not offered to others
    When she opens the link of "Ihr Beratungstermin", and reschedules to "9:00 Uhr" of "Mi, 02.12."
    Then the letter "Ihr Beratungstermin ist verlegt: Mittwoch, 2. Dezember 2026, 9:00 Uhr" brings "REQUEST 2026-12-02 09:00"
    And "14:00 Uhr" of "Di, 01.12." is offered to others
    When she opens the link of "Ihr Beratungstermin ist verlegt", wants to cancel, and thinks better of it
    Then the office sees of "Svenja Brandt" "Mittwoch, 2. Dezember 2026, 9:00 Uhr, per Video"
    When she wants to cancel, and says so once more
    Then the letter "Ihr Beratungstermin ist abgesagt: Mittwoch, 2. Dezember 2026, 9:00 Uhr" brings "CANCEL 2026-12-02 09:00"
    And the office sees of "Svenja Brandt" "Es steht kein Termin aus."
    And "9:00 Uhr" of "Mi, 02.12." is offered to others

    Examples:
      | how          |
      | with scripts |

    @long
    Examples: By plain forms
      | how             |
      | without scripts |
