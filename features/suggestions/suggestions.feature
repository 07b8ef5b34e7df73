@no-screen @asked-by-programs
Feature: What a member may like
  Whoever is signed in is told what fits: by what she bookmarked, by her trainings and by the body she serves. Each
  suggestion says why; nothing that she has already is suggested.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Freistellung durchsetzen" about "Schulung nach § 37 Abs. 6 und § 40 BetrVG"
    And it is held in "Haus Elbgarten"
    And the theme "Kosten der Schulung" about "Kosten nach § 40 BetrVG"
    And it is held in "Haus Elbgarten"
    And the theme "Wirtschaftsausschuss" about "Unterrichtung nach § 106 BetrVG"
    And it is held in "Haus Elbgarten"
    And these articles:
      | id   | kind | title                 | on         | tags    | for | more |
      | 1001 | news | Frist im März         | 2026-01-22 | Fristen | br  |      |
      | 1040 | news | Schulung und Freizeit | 2026-02-20 | Bildung | sbv |      |
      | 1050 | news | Ganz neu              | 2026-11-20 | Allein  | jav |      |
    And the article 1040 says "Wer reist, denkt an § 37 Abs. 6 Satz 1 BetrVG."
    And Mara is signed in

  @rule:domain-suggestions
  Scenario: Where nothing is known, the newest articles are suggested first for her own body
    Then she is suggested the articles:
      | Frist im März: neu für Betriebsräte |
      | Ganz neu: neu                       |
      | Schulung und Freizeit: neu          |
    And she is suggested the seminars:
      | |

  @rule:domain-suggestions
  Scenario: What goes with a bookmark comes first, with its reason
    Given Mara has kept "Freistellung durchsetzen"
    Then she is suggested the articles:
      | Schulung und Freizeit: behandelt ebenfalls § 37 BetrVG |
      | Frist im März: neu für Betriebsräte                    |
      | Ganz neu: neu                                          |
    And she is suggested the seminars:
      | Kosten der Schulung: behandelt ebenfalls § 40 BetrVG      |
      | Wirtschaftsausschuss: gleiche Rubrik: Betriebsverfassung |

  @rule:domain-suggestions
  Scenario: What she bookmarked is not suggested
    Given Mara has kept "Freistellung durchsetzen"
    And Mara has kept "Kosten der Schulung"
    Then she is suggested the seminars:
      | Wirtschaftsausschuss: gleiche Rubrik: Betriebsverfassung |

  @rule:domain-suggestions
  Scenario: Whoever is not signed in is suggested nothing
    Then a visitor is suggested nothing: "not-signed-in"
