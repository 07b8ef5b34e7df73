Feature: Laws
  Laws can be read norm by norm, as they were published last.

  Background:
    Given the law "GartG" is published with these norms:
      | norm       | title  | text                          |
      | § 1        | Gärten | Gärten sind grün.             |
      | §§ 3 bis 6 |        | (weggefallen)                 |
      | § 7        | Hecken | Hecken bleiben niedrig.       |
      | § 7a       | Beete  | Beete sind bunt. Sie duften.  |
    And the law "AÜG" is published with these norms:
      | norm  | title | text         |
      | Art 1 | Zweck | Es geht los. |

  Scenario: They stand in the order of how one cites them
    When a visitor looks at the laws
    Then the laws are "AÜG Gesetz AÜG, GartG Gesetz GartG"

  Scenario: A law has a table of contents
    When a visitor opens the law "gartg"
    Then its contents are "§ 1 Gärten, §§ 3 bis 6, § 7 Hecken, § 7a Beete"

  Scenario Outline: Words are found in a law, in any inflection and in others
    When a visitor looks for "<words>" in the law "gartg"
    Then what is found is "<found>"

    Examples:
      | words          | found                |
      | Hecke          | § 7 Hecken           |
      | garten         | § 1 Gärten           |
      | bunte Beete    | § 7a Beete           |
      | Hecken Beete   |                      |
      | Quastenflosser |                      |
      | und            |                      |

  Scenario: A norm leads to those of its own law that it cites
    Given the law "WegeG" is published with these norms:
      | norm | title | text                                |
      | § 1  | Wege  | Es gilt § 2. Nach § 7 GartG gilt § 9. |
      | § 2  | Stege | Stege sind Wege.                    |
    When a visitor opens the norm "1" of the law "wegeg"
    Then the norm leads to "/gesetze/wegeg/2, /gesetze/gartg/7"

  Scenario: A norm is read and leafed from
    When a visitor opens the norm "7" of the law "gartg"
    Then the norm is "§ 7 Hecken" and says "Hecken bleiben niedrig."
    And one leafs from it to "§§ 3 bis 6, § 7a"

  Scenario Outline: Other spellings lead to the norm
    When a visitor opens the norm "<number>" of the law "<law>"
    Then the norm is "<norm>" and says "<text>"

    Examples:
      | number | law        | norm        | text             |
      | 7A     | gartg      | § 7a Beete  | Beete sind bunt. |
      | art-1  | a_g        | Art 1 Zweck | Es geht los.     |
      | Art 1  | a_g        | Art 1 Zweck | Es geht los.     |
      | 7a     | GARTG      | § 7a Beete  | Sie duften.      |

  Scenario: A number that was repealed leads to what tells of it
    When a visitor opens the norm "4" of the law "gartg"
    Then one leafs from it to "§ 1, § 7"

  @rule:domain-law-stubs
  Scenario: A law that nobody has imported yet is told to be missing
    When a visitor opens the law "kschg", which is not there yet
    Then the law that is missing is "KSchG Kündigungsschutzgesetz"

  Scenario: A norm is compared with what it said before
    Given the law "GartG" is published anew with these norms:
      | norm | title  | text                    |
      | § 7  | Hecken | Hecken dürfen wachsen.  |
    When a visitor compares the norm "7" of the law "gartg" with the text before
    Then it said "Hecken bleiben niedrig." and says "Hecken dürfen wachsen."

  Scenario: There are no others
    When a visitor opens the norm "99" of the law "gartg"
    Then there is no such norm
