Feature: Who has which seat in a Gremium
  A committee writes down who is in it, with or without an account: who leads it, who is released, who stands in when
  somebody falls out. Whoever belongs to the Gremium reads it, its managers write it.

  Background:
    Given Mara is signed in
    And Jonas is signed in
    And Mara and Jonas are in the Gremium "BR" of "Muster GmbH"

  Scenario: Members are told in the order of their office, deputies of members last
    When Mara adds to the roster:
      | firstName | lastName | role     | since      | released |
      | Birgit    | Hansen   | ersatz   | 2026-04-28 |          |
      | Thi Lan   | Nguyen   | mitglied | 2026-04-28 | 0.5      |
      | Mara      | Kessler  | vorsitz  | 2022-04-26 | 1        |
    Then Jonas sees the roster:
      | Mara Kessler (vorsitz) released 1     |
      | Thi Lan Nguyen (mitglied) released 0.5 |
      | Birgit Hansen (ersatz)                |
    And Jonas reads of his Gremium: "inOffice 2, released 1.5"

  Scenario: The law says how many seats there are
    Given Mara says of her Gremium: "employees 250"
    And the roster of Mara has:
      | firstName | lastName | role     | since      |
      | Mara      | Kessler  | vorsitz  | 2022-04-26 |
      | Ağça      | Łuczak   | mitglied | 2026-04-28 |
    Then Jonas sees "2 of 9" seats taken
    And Jonas learns of the law: "size, early-election, releases, committees, quorum, election"

  Scenario: Seats of whoever left are free as long as deputies wait to move up
    Given Mara says of her Gremium: "employees 10"
    And the roster of Mara has:
      | firstName | lastName | role    | since      | until      |
      | Mara      | Kessler  | vorsitz | 2022-04-26 | 2026-10-31 |
      | Birgit    | Hansen   | ersatz  | 2026-04-28 |            |
    Then Jonas sees "0 of 1" seats taken
    And Jonas learns of the law: "size, moving-up, quorum, election"

  Scenario: Guests of its meetings have no seat in a works council
    When Mara adds to the roster:
      | firstName | lastName | role    | since      | released |
      | Mara      | Kessler  | vorsitz | 2022-04-26 | 1        |
      | Emre      | Kaya     | sbv     | 2022-11-08 | 1        |
      | Pia       | Sommer   | jav     | 2024-11-05 |          |
    Then Jonas reads of his Gremium: "inOffice 1, released 1"

  Scenario: Several stand in for a person of trust, and none of them has her seat
    Given Mara says of her Gremium: "type SBV, disabled 120"
    When Mara adds to the roster:
      | firstName | lastName | role   | since      |
      | Mara      | Kessler  | sbv    | 2022-11-08 |
      | Emre      | Kaya     | stellv | 2022-11-08 |
      | Pia       | Sommer   | stellv | 2022-11-08 |
    Then the roster says "done"
    And Jonas sees "1 of 1" seats taken

  Scenario: Whoever changes the settings is not in the way of whoever writes the roster
    Given Mara makes "Jonas Yıldız" "verwalter"
    When Mara opens the settings of her Gremium
    And Jonas adds to the roster:
      | firstName | lastName | role     | since      |
      | Emre      | Kaya     | mitglied | 2026-04-28 |
    And Mara says of her Gremium: "employees 40"
    Then Mara is told about the Gremium: "done"

  Scenario Outline: What is said of a member is looked at
    Given the roster of Mara has:
      | firstName | lastName | role    | since      | email           |
      | Mara      | Kessler  | vorsitz | 2022-04-26 | mara@werk.example |
    When Mara adds to the roster:
      | firstName | lastName | role   | since   | until   | released   | email   | functions   |
      | <first>   | Hansen   | <role> | <since> | <until> | <released> | <email> | <functions> |
    Then the roster says "<faults>"

    Examples:
      | first  | role     | since      | until      | released | email             | functions | faults                            |
      |        |          |            |            | 2        | kein              |           | firstName missing, email malformed, role missing, released too-high, since missing |
      | Birgit | vorsitz  | 2026-04-28 |            | 0.125    | mara@werk.example |           | email taken, role taken, released malformed |
      | Birgit | mitglied | 2026-04-28 | 2026-04-27 |          |                   |           | until too-low                     |
      | Birgit | vorsitz  | 2018-04-24 | 2022-04-25 |          | mara@werk.example | it-ausschuss | done                           |
      | Birgit | mitglied | 1911-04-28 | 2999-01-01 |          |                   |           | since too-low, until too-high     |

  @no-screen @asked-by-programs
  Scenario: A program may name a committee that there is not
    When Mara adds to the roster:
      | firstName | lastName | role     | since      | functions |
      | Birgit    | Hansen   | mitglied | 2026-04-28 | yoga      |
    Then the roster says "functions unknown"

  @rule:domain-gremium-changed
  Scenario: Of two who change the same member one is told, with what stands there now
    Given the roster of Mara has:
      | firstName | lastName | role     | since      |
      | Thi Lan   | Nguyen   | mitglied | 2026-04-28 |
    And Mara makes "Jonas Yıldız" "verwalter"
    When Mara looks at the member "Thi Lan Nguyen"
    And Jonas looks at the member "Thi Lan Nguyen"
    And Mara says of the member "Thi Lan Nguyen": role "stellv"
    And Jonas says of the member "Thi Lan Nguyen": released "0.5"
    Then the roster says "member-changed"
    And Jonas is shown what stands there now: "Thi Lan Nguyen (stellv)"
    And Mara sees the roster:
      | Thi Lan Nguyen (stellv) |

  Scenario: Who leaves office is followed by a deputy
    Given the roster of Mara has:
      | firstName | lastName | role     | since      |
      | Thi Lan   | Nguyen   | mitglied | 2026-04-28 |
      | Birgit    | Hansen   | ersatz   | 2026-04-28 |
    When Mara ends the term of "Thi Lan Nguyen" on 2026-11-19, and "Birgit Hansen" moves up
    Then Jonas sees the roster:
      | Thi Lan Nguyen (mitglied) until 2026-11-19 |
      | Birgit Hansen (mitglied)                   |
    And Jonas reads of his Gremium: "inOffice 1, released 0"

  Scenario: Only a deputy moves up, and a term ends after it began
    Given the roster of Mara has:
      | firstName | lastName | role     | since      |
      | Thi Lan   | Nguyen   | mitglied | 2026-04-28 |
      | Marta     | Łuczak   | mitglied | 2026-04-28 |
    When Mara ends the term of "Thi Lan Nguyen" on 2026-11-19, and "Marta Łuczak" moves up
    Then the roster says "successor unknown"
    When Mara ends the term of "Thi Lan Nguyen" on 2026-04-27
    Then the roster says "until too-low"
    And Jonas sees the roster:
      | Thi Lan Nguyen (mitglied) |
      | Marta Łuczak (mitglied)   |

  Scenario: Whoever does not manage it reads it, without addresses of others
    Given the roster of Mara has:
      | firstName | lastName | role     | since      | email              |
      | Jonas     | Yıldız   | mitglied | 2026-04-28 | jonas@werk.example |
      | Thi Lan   | Nguyen   | mitglied | 2026-04-28 | thi@werk.example   |
    When Jonas adds to the roster:
      | firstName | lastName | role     | since      |
      | Emre      | Kaya     | mitglied | 2026-04-28 |
    Then the roster says "not-allowed"
    And Jonas sees no address beside "Thi Lan Nguyen"
    And Mara sees beside "Thi Lan Nguyen" the address "thi@werk.example"

  Scenario: Whoever joins with the address that stands beside a member has her seat, until she leaves
    Given Jonas leaves his Gremium
    And the roster of Mara has:
      | firstName | lastName | role     | since      | email              |
      | Jonas     | Yıldız   | mitglied | 2026-04-28 | jonas@werk.example |
    Then Mara sees that "Jonas Yıldız" has no account
    When Mara invites "jonas@werk.example" as "mitglied"
    And Jonas takes the invitation
    Then Mara sees that "Jonas Yıldız" has an account
    When Jonas leaves his Gremium
    Then Mara sees that "Jonas Yıldız" has no account

  Scenario: A slip is taken out
    Given the roster of Mara has:
      | firstName | lastName | role     | since      |
      | Emre      | Kaya     | mitglied | 2026-04-28 |
    When Mara takes the member "Emre Kaya" out
    Then Jonas sees nobody in the roster
