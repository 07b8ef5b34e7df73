Feature: What goes with what
  A paragraph leads to the decisions, terms and articles that cite it, and all of them to the seminars that teach it; each
  says why.

  Background:
    Given the theme "Freistellung durchsetzen" about "Schulung nach § 37 Abs. 6 und § 40 BetrVG"
    And it is held in "Haus Elbgarten"
    And the theme "Wirtschaftsausschuss" about "Unterrichtung nach § 106 BetrVG"
    And it is held in "Haus Elbgarten"
    And the theme "Schulung ohne Termin" about "Kosten nach § 37 Abs. 6 BetrVG"
    And the theme "Fachtagung Bildung":
      | event type | 3 |
    And the lexicon for "br" holds "Freistellung, Beitrag, Wirtschaftsausschuss"
    And the text of the entry "Freistellung" for "br" is "Sie folgt aus § 37 Abs. 2 BetrVG."
    And there are these rulings:
      | court | file number | decided on | title                | about   | norm               | for | theme |
      | BAG   | 7 ABR 8/23  | 2024-02-07 | Präsenz oder Webinar | Bildung | § 37 Abs. 6 BetrVG | br  |       |
      | BAG   | 1 ABR 7/12  | 2013-05-15 | Umlageverbot         | Beitrag | § 41 BetrVG        | br  |       |
    And these articles:
      | id   | kind | title                 | on         | tags    | for | more |
      | 1001 | news | Frist im März         | 2026-01-22 | Fristen | br  |      |
      | 1002 | news | Frist im April        | 2026-02-22 | Fristen | br  |      |
      | 1040 | news | Schulung und Freizeit | 2026-11-20 | Bildung | br  |      |
      | 1050 | news | Ganz allein           | 2026-11-21 | Allein  | br  |      |
    And the article 1040 says "Wer reist, denkt an § 37 Abs. 6 Satz 1 BetrVG."

  Scenario: A paragraph leads to all that cites it, and to the seminars that teach it
    When a visitor reads what cites the norm "betrvg/37"
    Then it is cited in:
      | kind    | title                    |
      | seminar | Freistellung durchsetzen |
      | artikel | Schulung und Freizeit    |
      | urteil  | Präsenz oder Webinar     |
      | lexikon | Freistellung             |

  Scenario: A paragraph within a range is cited as well
    Given the article 1040 says "Siehe §§ 26 bis 29 BetrVG."
    When a visitor reads what cites the norm "betrvg/27"
    Then it is cited in:
      | kind    | title                 |
      | artikel | Schulung und Freizeit |

  Scenario: A law leads to all that cites any of its norms
    When a visitor reads what cites the law "betrvg"
    Then it is cited in:
      | kind    | title                    |
      | seminar | Freistellung durchsetzen |
      | seminar | Wirtschaftsausschuss     |
      | artikel | Schulung und Freizeit    |
      | urteil  | Präsenz oder Webinar     |
      | urteil  | Umlageverbot             |
      | lexikon | Freistellung             |

  Scenario: A norm that stands for several numbers is cited by each of them
    Given the law "GartG" is published with these norms:
      | norm        | title  | text      |
      | §§ 3 bis 6  | Hecken | Niedrig.  |
    And the article 1040 says "So will es § 5 GartG."
    When a visitor reads what cites the norm "gartg/3-bis-6"
    Then it is cited in:
      | kind    | title                 |
      | artikel | Schulung und Freizeit |

  Scenario: What cites a paragraph follows the texts
    When a visitor reads what cites the norm "betrvg/106"
    Then it is cited in:
      | kind    | title                |
      | seminar | Wirtschaftsausschuss |
    Given the article 1040 says "Unterrichtet wird nach § 106 Abs. 2 BetrVG."
    When she reads what cites the norm "betrvg/106"
    Then it is cited in:
      | kind    | title                 |
      | seminar | Wirtschaftsausschuss  |
      | artikel | Schulung und Freizeit |

  Scenario: The norm of a published law says the same
    Given the law "BetrVG" is published with these norms:
      | norm | title                          | text             |
      | § 37 | Ehrenamtliche Tätigkeit        | Es ist ein Amt.  |
      | § 41 | Umlageverbot                   | Nichts erheben.  |
    When a visitor reads what cites the norm "betrvg/41"
    Then it is cited in:
      | kind   | title        |
      | urteil | Umlageverbot |

  Scenario Outline: What goes with a text says why
    When a visitor reads what goes with the <kind> "<id>"
    Then these go with it: "<found>"

    Examples:
      | kind    | id             | found                                                                                                |
      | artikel | 1001           | Frist im April: gleiches Schlagwort: Fristen                                                         |
      | artikel | 1050           |                                                                                                      |
      | urteil  | bag-1-abr-7-12 | Beitrag: hier genannt                                                                                |
      | urteil  | bag-7-abr-8-23 | Freistellung: behandelt ebenfalls § 37 BetrVG, Schulung und Freizeit: behandelt ebenfalls § 37 BetrVG |

  Scenario: A seminar leads to the law that it teaches
    When a visitor reads the legal basis of the seminar "freistellung-durchsetzen"
    Then it rests on "§ 37 BetrVG, § 40 BetrVG"

  Scenario: What a seminar teaches leads to the law as it stands
    Given the law "BetrVG" is published with these norms:
      | norm | title                   | text            |
      | § 37 | Ehrenamtliche Tätigkeit | Es ist ein Amt. |
      | § 40 | Kosten                  | Er trägt sie.   |
    When a visitor reads what the seminar "freistellung-durchsetzen" teaches
    Then its lines lead to "/gesetze/betrvg/37#abs-6, /gesetze/betrvg/40"

  @no-screen @asked-by-programs
  Scenario: Programs ask for seminars; those without an event to come are left out
    When a program asks for themes that go with the urteil "bag-7-abr-8-23"
    Then these go with it: "Freistellung durchsetzen: behandelt ebenfalls § 37 BetrVG"

  @no-screen @asked-by-programs
  Scenario: Programs ask for what goes with a norm
    When a program asks for news that go with the norm "betrvg/37"
    Then these go with it: "Schulung und Freizeit: behandelt § 37 BetrVG"

  @no-screen @asked-by-programs
  Scenario Outline: What is not there has nothing that goes with it
    When a program asks for topics that go with the <kind> "<id>"
    Then there is nothing that they could go with

    Examples:
      | kind     | id                   |
      | seminar  | gibt-es-nicht        |
      | artikel  | 9999                 |
      | lexikon  | sbv/freistellung     |
      | norm     | gibt-es-nicht/1      |
      | norm     | betrvg               |
      | download | gibt-es-nicht        |
