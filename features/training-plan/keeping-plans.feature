Feature: Training plans that are kept
  Somebody has a plan made, hands on its link, and changes it; nobody else does (domain §7.10).

  Background:
    Given themes teach:
      | training       | title                      | number | from       | days | seats |
      | br-1           | Betriebsverfassungsrecht I | 4711   | 2026-12-07 | 5    | 8     |
      | br-1           | Betriebsverfassungsrecht I | 4712   | 2026-12-14 | 5    | 8     |
      | arbeitsrecht-1 | Arbeitsrecht I             | 4731   | 2027-01-18 | 5    | 8     |
    And Mara is signed in
    And Jonas is signed in

  Scenario: A plan is made, and whoever has its link reads it
    When Mara has a plan made for "Mara, Amtszeit 2026"
    Then Mara has the plans "Mara, Amtszeit 2026"
    And the plan holds for Mara:
      | Betriebsverfassungsrecht I | 07.12.2026 |
      | Arbeitsrecht I             | 18.01.2027 |
    And Jonas reads the plan and may not change it

  @no-screen @asked-by-programs
  Scenario: What cannot be is said of each field
    When Mara asks for a plan with:
      | mandate       | papst   |
      | inOfficeSince | gestern |
      | postcode      | 00000   |
    Then of the plan it is said: "mandate unknown, inOfficeSince malformed, postcode unknown"

  Scenario: What a form lacks is said of each field
    When Mara asks for a plan with:
      | inOfficeSince |       |
      | postcode      | 00000 |
    Then of the plan it is said: "inOfficeSince missing, postcode unknown"

  @rule:domain-training-plan-stored
  Scenario: What was attended is never proposed
    When Mara asks for a plan with:
      | attended | Arbeitsrecht I |
    Then the plan holds for Mara:
      | Betriebsverfassungsrecht I  | 07.12.2026   |
      | Betriebsverfassungsrecht II | Termin folgt |

  Scenario: An event that is chosen stays
    Given Mara has a plan made for "Mara"
    When Mara takes the event 4712 for "br-1" of the plan as it was at 1
    Then the plan holds for Mara:
      | Betriebsverfassungsrecht I | 14.12.2026 |

  @no-screen @asked-by-programs
  Scenario: What no rule allows is told in a sentence, and changes nothing
    Given Mara has a plan made for "Mara"
    When Mara takes the event 4731 for "br-1" of the plan as it was at 1
    Then of the plan it is said: "Diesen Termin gibt es für die Schulung nicht."
    And the plan holds for Mara:
      | Betriebsverfassungsrecht I | 07.12.2026 |

  @rule:domain-training-plan-stored
  Scenario: Of two changes the second is told that the plan is another one
    Given Mara has a plan made for "Mara"
    When Mara does "drop" to "arbeitsrecht-1" of the plan as it was at 1
    And Mara does "drop" to "br-1" of the plan as it was at 1
    Then of the plan it is said: "plan-changed"
    And the plan holds for Mara:
      | Betriebsverfassungsrecht I | 07.12.2026 |

  @rule:domain-training-plan-stored
  Scenario: A plan is nothing to others but by its link
    Given Mara has a plan made for "Mara"
    When Jonas does "drop" to "br-1" of the plan as it was at 1
    Then of the plan it is said: "not-found"
    When Jonas deletes the plan
    Then of the plan it is said: "not-found"
    And Jonas is told of its number: "not-found"
    And Jonas has the plans ""
    And Jonas is told of all plans: "not-allowed"

  @rule:domain-training-plan-stored
  Scenario: After twelve months the link opens nothing, and its owner still finds the plan
    Given Mara has a plan made for "Mara"
    When 366 days go by
    Then Jonas is told of its link: "expired"

  Scenario: A plan that is deleted is gone with its link
    Given Mara has a plan made for "Mara"
    When Mara deletes the plan
    Then Mara has the plans ""
    And Jonas is told of its link: "not-found"

  Scenario: Only consultants make plans for others
    When Jonas has a plan made for "Mara" in the account of Mara
    Then of the plan it is said: "not-allowed"

  Scenario: Who of a Gremium lacks what
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    Then of her Gremium Mara learns that "Jonas Yıldız" has "br-1": "geplant"
    And of her Gremium Mara learns that "Jonas Yıldız" has "br-2": "fehlt"
