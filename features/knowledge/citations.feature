@no-wire @no-screen @asked-by-programs
Feature: Citations lead to what they cite
  Whoever reads '§ 37 Abs. 6 BetrVG' anywhere is one click away from it.

  Background:
    Given the law "BetrVG" at "betrvg" with the norms "5, 26, 37, 40, 78a"
    And the law "GG" at "gg" with the norms "art-9"
    And the law "KSchG" at "kschg", which nobody imported
    And the decision "bag-7-abr-8-23"

  Scenario Outline: A norm leads to its page, and to the part that is meant
    When a program links the text "<text>"
    Then the text leads to "<addresses>"
    And it still reads "<text>"

    Examples:
      | text                                             | addresses                                           |
      | Nach § 40 BetrVG zahlt der Arbeitgeber.          | /gesetze/betrvg/40                                  |
      | § 37 Abs. 6 Satz 1 BetrVG                        | /gesetze/betrvg/37#abs-6-satz-1                     |
      | § 37 VI 1 BetrVG                                 | /gesetze/betrvg/37#abs-6-satz-1                     |
      | § 78 a Satz 2 des Betriebsverfassungsgesetzes    | /gesetze/betrvg/78a#satz-2                          |
      | Art. 9 Abs. 3 GG                                 | /gesetze/gg/art-9#abs-3                             |
      | §§ 37, 40 BetrVG                                 | /gesetze/betrvg/37, /gesetze/betrvg/40              |
      | § 40 Abs. 1 i. V. m. § 37 Abs. 6 BetrVG          | /gesetze/betrvg/40#abs-1, /gesetze/betrvg/37#abs-6  |
      | §§ 26 bis 29 BetrVG                              | /gesetze/betrvg/26                                  |
      | BAG 7. Februar 2024 – 7 ABR 8/23 – Rn. 15        | /rechtsprechung/urteil/bag-7-abr-8-23#rd-15         |
      | ECLI:DE:BAG:2024:070224.B.7ABR8.23.0             | /rechtsprechung/urteil/bag-7-abr-8-23               |

  Scenario: Each of several norms is a link of its own
    When a program links the text "Siehe §§ 37, 40 BetrVG."
    Then "§§ 37" leads to "/gesetze/betrvg/37"
    And "40 BetrVG" leads to "/gesetze/betrvg/40"

  Scenario: A law that nobody imported yet leads to the page that says so
    When a program links the text "§ 1 Abs. 2 KSchG"
    Then the text leads to "/gesetze/kschg"

  Scenario Outline: What the site does not have, and what is no law, leads nowhere
    When a program links the text "<text>"
    Then the text leads nowhere
    And it still reads "<text>"

    Examples:
      | text                                |
      | § 999 BetrVG                        |
      | § 37 BaustellG                      |
      | § 5                                 |
      | § 5 Abs. 2 des Vertrags             |
      | § 12 der Geschäftsordnung           |
      | § 40 TV PV                          |
      | § 5 BV                              |
      | Art. 9                              |
      | BAG 8. Februar 2022 – 1 AZR 252/21  |
      | 7 ABR 8/23                          |

  Scenario: In the text of a law a norm without a law is its own
    When a program links the text "§ 37 Abs. 2 gilt entsprechend." of the law "BetrVG"
    Then the text leads to "/gesetze/betrvg/37#abs-2"

  Scenario: A paragraph leads to the same norm once
    When a program links each target of the paragraph "§ 40 BetrVG, § 37 BetrVG und noch einmal § 40 BetrVG" once
    Then the text leads to "/gesetze/betrvg/40, /gesetze/betrvg/37"
