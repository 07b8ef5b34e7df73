Feature: Court rulings
  What courts decided, told in our own words, the latest first.

  Background:
    Given the theme "Sozialplan verhandeln"
    And there are these rulings:
      | court  | file number | decided on | title                   | about       | norm               | for          | theme                 |
      | BAG    | 7 ABR 8/23  | 2024-02-07 | Präsenz oder Webinar    | Bildung     | § 37 Abs. 6 BetrVG | br, sbv      |                       |
      | BAG    | 1 AZR 62/23 | 2024-01-30 | Sozialplan mit Stichtag | Abfindungen | § 112 BetrVG       | br           | Sozialplan verhandeln |
      | BVerfG | 2 BvQ 53/18 | 2018-08-22 | Wahlprüfung             | Wahlen      | Art. 41 GG         | br, sbv, jav |                       |

  Scenario: They stand by day, the latest first
    When a visitor looks at the rulings
    Then the rulings are "Präsenz oder Webinar, Sozialplan mit Stichtag, Wahlprüfung"

  Scenario Outline: Lists are narrowed
    When a visitor looks for rulings by <field> "<asked>"
    Then the rulings are "<found>"

    Examples:
      | field | asked              | found                                |
      | words | Abfindung          | Sozialplan mit Stichtag              |
      | words | 7 ABR 8/23         | Präsenz oder Webinar                 |
      | words | Quastenflosser     |                                      |
      | court | BVerfG             | Wahlprüfung                          |
      | norm  | § 37 BetrVG        | Präsenz oder Webinar                 |
      | norm  | Art. 41 GG         | Wahlprüfung                          |
      | from  | 01.02.2024         | Präsenz oder Webinar                 |
      | to    | 2024-01-30         | Sozialplan mit Stichtag, Wahlprüfung |
      | topic | Betriebsverfassung | Sozialplan mit Stichtag              |

  Scenario: Each group has a list of its own
    When a visitor looks at the rulings for "sbv"
    Then the rulings are "Präsenz oder Webinar, Wahlprüfung"

  @rule:domain-ruling-topics
  Scenario: A topic has a list of its own, for each group
    When a visitor looks at the rulings on "betriebsverfassung"
    Then the rulings are "Sozialplan mit Stichtag"
    When she looks at the rulings for "sbv" on "betriebsverfassung"
    Then the rulings are ""

  Scenario: A ruling is told
    When a visitor opens the ruling "bag-7-abr-8-23"
    Then the ruling is "Präsenz oder Webinar"
    And it tells "Beschluss vom 7. Februar 2024, Was geschah, Was gilt, Was zu tun ist, § 37 Abs. 6 BetrVG"

  Scenario: What the court itself wrote stands below, by its marginal numbers
    Given of the ruling "bag-7-abr-8-23" the court wrote:
      | number | text                                          |
      | 1      | Die Beteiligten streiten.                     |
      | 2      | Vgl. BAG 30. Januar 2024 – 1 AZR 62/23.       |
      | 3      | So auch BAG 7. Februar 2024 – 7 ABR 8/23.     |
    When a visitor opens the ruling "bag-7-abr-8-23"
    Then its marginal numbers are "1, 2, 3"
    And it tells "Die Beteiligten streiten, Was gilt"
    And of rulings it leads to "/rechtsprechung/urteil/bag-1-azr-62-23"

  Scenario: A ruling of which only we tell has no marginal numbers
    When a visitor opens the ruling "bag-7-abr-8-23"
    Then its marginal numbers are ""

  Scenario: A ruling leads to the norms on which it rests
    Given the law "BetrVG" is published with these norms:
      | norm | title       | text            |
      | § 37 | Arbeitszeit | Wer hilft, hilft. |
    When a visitor opens the ruling "bag-7-abr-8-23"
    Then it leads to the norm "/gesetze/betrvg/37#abs-6"

  Scenario: It leads to terms that it names
    Given the lexicon for "br" holds "Freistellung"
    And the ruling "bag-7-abr-8-23" tells "Dann ist eine Freistellung möglich."
    When a visitor opens the ruling "bag-7-abr-8-23"
    Then it leads to the term "/betriebsratslexikon/br/freistellung"

  Scenario: A ruling that was taken back is gone
    Given the ruling "bag-7-abr-8-23" was taken back
    When a visitor opens the ruling "bag-7-abr-8-23"
    Then the ruling is gone

  Scenario: There are no others
    When a visitor opens the ruling "bag-9-azr-9-99"
    Then there is no such ruling
