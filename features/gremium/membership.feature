Feature: Belonging to a Gremium
  A committee plans its training together. Who belongs to it joined by an invitation; its managers say who (domain §4.7).

  Background:
    Given Mara is signed in
    And Jonas is signed in

  Scenario: Whoever begins a Gremium manages it
    When Mara begins the Gremium "BR" of "Muster & Söhne GmbH" at "Werk Nord"
    Then Mara belongs to "Betriebsrat, Muster & Söhne GmbH, Werk Nord" as "verwalter"
    And Mara sees in her Gremium: "Mara Kessler (verwalter)"

  Scenario: Nobody belongs to a Gremium before
    Then Mara belongs to no Gremium
    And Jonas is told when she looks at her Gremium: "not-found"

  Scenario Outline: What a Gremium says of itself is looked at
    When Mara begins the Gremium "<type>" of "<company>" at "<site>"
    Then the Gremium was not begun for "<faults>"

    Examples:
      | type | company      | site              | faults                    |
      | BR   |              |                   | company missing           |
      | BR   | www.böse.de  |                   | company malformed         |
      | BR   | Muster GmbH  | http://böse       | site malformed            |

  @no-screen @asked-by-programs
  Scenario: A program may name a kind that there is not
    When Mara begins the Gremium "XY" of "Muster GmbH" at ""
    Then the Gremium was not begun for "type unknown"

  Scenario: Somebody is invited by letter and joins
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    When Mara invites "jonas@werk.example" as "mitglied"
    Then a letter invites "jonas@werk.example" to "Betriebsrat, Muster GmbH" and names "Mara Kessler"
    And Mara sees in her Gremium: "Mara Kessler (verwalter), jonas@werk.example (mitglied, eingeladen)"
    When Jonas takes the invitation
    Then Jonas belongs to "Betriebsrat, Muster GmbH" as "mitglied"
    And Jonas sees in his Gremium: "Jonas Yıldız (mitglied), Mara Kessler (verwalter)"

  Scenario: An invitation is taken once
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    And Mara invites "jonas@werk.example" as "mitglied"
    When Jonas takes the invitation
    And Mara takes the invitation
    Then she is told about the Gremium: "expired"

  Scenario: An invitation waits for 14 days
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    And Mara invites "jonas@werk.example" as "mitglied"
    When time passes to "2026-12-04T09:00:00Z" UTC
    And Jonas signs in
    And Jonas takes the invitation
    Then he is told about the Gremium: "expired"

  Scenario: An invitation that is taken back is worth nothing
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    And Mara invites "jonas@werk.example" as "mitglied"
    When Mara takes "jonas@werk.example" out of her Gremium
    And Jonas takes the invitation
    Then he is told about the Gremium: "expired"

  Scenario: A second invitation takes the place of the first
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    And Mara invites "jonas@werk.example" as "mitglied"
    When Mara invites "jonas@werk.example" as "verwalter"
    Then Mara sees in her Gremium: "Mara Kessler (verwalter), jonas@werk.example (verwalter, eingeladen)"

  Scenario: Whoever does not manage it changes nothing
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    When Jonas invites "lea@werk.example" as "verwalter"
    Then he is told about the Gremium: "not-allowed"
    When Jonas takes "Mara Kessler" out of his Gremium
    Then he is told about the Gremium: "not-allowed"
    And Jonas is told when she looks at those whom it has: "not-allowed"

  @rule:domain-gremium-managed
  Scenario: The last manager stays, until another one is there
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    When Mara leaves her Gremium
    Then she is told about the Gremium: "last-manager"
    When Mara takes "Mara Kessler" out of her Gremium
    Then she is told about the Gremium: "last-manager"
    When Mara makes "Jonas Yıldız" "verwalter"
    And Mara leaves her Gremium
    Then Mara belongs to no Gremium
    And Jonas sees in his Gremium: "Jonas Yıldız (verwalter)"

  @rule:domain-gremium-managed
  Scenario: Whoever is alone in a Gremium may leave it, and it is gone
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    And Mara invites "jonas@werk.example" as "mitglied"
    When Mara leaves her Gremium
    And Jonas takes the invitation
    Then he is told about the Gremium: "expired"

  Scenario: Somebody who was taken out sees nothing of it any more
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    When Mara takes "Jonas Yıldız" out of her Gremium
    Then Jonas belongs to no Gremium
    And Jonas is told when she looks at her Gremium: "not-found"

  Scenario: A Gremium says how large it is and learns what the law says of it
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    Then Jonas learns of the law: "unknown-size, election"
    When Mara says of her Gremium: "employees 250, inOffice 9, released 1, electedAt 2026-04-20"
    Then Jonas reads of his Gremium: "electedAt 2026-04-20, employees 250, inOffice 9, released 1"
    And Jonas learns of the law: "size, releases, works-committee, committees, quorum, election"

  Scenario Outline: What it says is looked at
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    When Mara says of her Gremium: "<numbers>"
    Then she is told about the Gremium: "<faults>"

    Examples:
      | numbers                       | faults                |
      | employees -1                  | employees too-low     |
      | employees 1000000             | employees too-high    |
      | employees 2.5                 | employees malformed   |
      | employees 10, voters 11       | voters too-high       |
      | inOffice 151                  | inOffice too-high     |
      | released 1.255                | released malformed    |
      | electedAt 2026-11-21          | electedAt too-high    |

  @no-screen @asked-by-programs
  Scenario: A program may name a day that there is not
    Given Mara begins the Gremium "BR" of "Muster GmbH" at ""
    When Mara says of her Gremium: "electedAt 2026-02-30"
    Then she is told about the Gremium: "electedAt malformed"

  Scenario: Whoever does not manage it says nothing for it
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    When Jonas says of his Gremium: "employees 250"
    Then he is told about the Gremium: "not-allowed"

  @rule:domain-gremium-changed
  Scenario: Of two who change it at the same time, one is told
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    And Mara makes "Jonas Yıldız" "verwalter"
    When Mara and Jonas open its settings, and Mara says "employees 250" and then Jonas says "employees 300"
    Then he is told about the Gremium: "gremium-changed"
    And Mara reads of her Gremium: "employees 250"

  Scenario: Somebody belongs to two Gremien and sees each for itself
    Given Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    When Jonas begins the Gremium "SBV" of "Andere AG" at ""
    Then Jonas belongs to "Betriebsrat, Muster GmbH" as "mitglied"
    And Jonas belongs to the Gremien "Betriebsrat; Muster GmbH, Schwerbehindertenvertretung; Andere AG"
    And Mara is told when she looks at the Gremium of "Andere AG": "not-found"
