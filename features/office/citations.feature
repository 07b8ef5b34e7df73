@rule:domain-citation-report
Feature: Where the citations of the texts lead
  Editors see of every published text which norm or decision it cites and where that leads, and first what is to be mended.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the law "BetrVG" is published with these norms:
      | norm | title | text                |
      | § 37 | Zeit  | Es wird Zeit.       |
      | § 40 | Geld  | Es kostet Geld.     |
    And the lexicon for "br" holds "Freistellung, Kosten"
    And the text of the entry "Freistellung" for "br" is "Nach § 37 Abs. 2 BetrVG und § 99z BetrVG, nicht nach § 1 KSchG."
    And the text of the entry "Kosten" for "br" is "Nach § 40 BetrVG, so BAG 7. Februar 2024 – 7 ABR 8/23."
    And Jonas is signed in as redaktion

  Scenario: What is to be mended stands first
    When Jonas looks where citations lead
    Then these citations are found:
      | citation              | text                   | destination                  |
      | § 99z BetrVG          | Lexikon: Freistellung  | Vorschrift gibt es nicht     |
      | BAG 7. Februar 2024 – 7 ABR 8/23 | Lexikon: Kosten        | Entscheidung ohne Seite      |
      | § 1 KSchG             | Lexikon: Freistellung  | Gesetz noch nicht eingespielt |
      | § 37 Abs. 2 BetrVG    | Lexikon: Freistellung  | Vorschrift                   |
      | § 40 BetrVG           | Lexikon: Kosten        | Vorschrift                   |

  Scenario: Those that lead somewhere certain
    When Jonas looks which citations lead to "Vorschrift gibt es nicht"
    Then these citations are found:
      | citation     | text                  | destination              |
      | § 99z BetrVG | Lexikon: Freistellung | Vorschrift gibt es nicht |

  Scenario: A law that comes in changes where citations lead
    When Jonas looks which citations lead to "Gesetz noch nicht eingespielt"
    And the law "KSchG" is published with these norms:
      | norm | title | text          |
      | § 1  | Kündigung | Es gilt.  |
    And Jonas looks which citations lead to "Gesetz noch nicht eingespielt"
    Then these citations are found:
      | citation | text | destination |

  @rule:domain-dashboard
  Scenario: The dashboard says how many are to be mended
    When Jonas looks at the dashboard
    Then of 5 citations 1 is to be mended

  @rule:domain-office-closed
  Scenario Outline: Whoever is not of the office is refused
    Given Mara is signed in as <role>
    Then where citations lead is not for Mara

    Examples:
      | role     |
      | mitglied |
      | forum    |
