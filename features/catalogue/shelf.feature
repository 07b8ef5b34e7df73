Feature: The shelf
  Rubrics are spines on a shelf: their order is the provider's, never the alphabet's. So is that of the themes in one, where
  the provider says it; what he says nothing of stands behind, by title.

  Background:
    Given the rubric "Arbeitsrecht" at place 2
    And the rubric "Jung im Amt" at place 9

  Scenario: Rubrics stand in shelf order with the number of their themes
    Given the theme "Rhetorik"
    And the theme "Protokoll führen"
    And the theme "Jung und gewählt":
      | rubric | Jung im Amt |
    When a visitor looks at the shelf
    Then the shelf holds:
      | rubric             | themes |
      | Betriebsverfassung | 2      |
      | Arbeitsrecht       | 0      |
      | Jung im Amt        | 1      |

  Scenario: Cards of a rubric stand in alphabetical order
    Given the theme "Umgang mit Ausschüssen"
    And the theme "Äußere Form von Beschlüssen"
    And the theme "Einigungsstelle"
    When a visitor opens the rubric "Betriebsverfassung"
    Then the cards are "Äußere Form von Beschlüssen, Einigungsstelle, Umgang mit Ausschüssen"

  Scenario: Cards of a rubric stand in the provider's sequence, the others behind them
    Given the theme "Einigungsstelle"
    And the theme "Wahl":
      | sequence | 2 |
    And the theme "Betriebsrat kompakt"
    And the theme "Zum ersten Mal im Betriebsrat":
      | sequence | 1 |
    When a visitor opens the rubric "Betriebsverfassung"
    Then the cards are "Zum ersten Mal im Betriebsrat, Wahl, Betriebsrat kompakt, Einigungsstelle"

  Scenario: Titles that count stand by what they count
    Given the theme "Recht V"
    And the theme "Recht II: Kündigung"
    And the theme "Recht IX"
    And the theme "Ersatzmitglieder II: mitentscheiden"
    And the theme "Ersatzmitglieder III: nachgerückt"
    And the theme "Ersatzmitglieder: am Tisch"
    And the theme "Tag 10"
    And the theme "Tag 9"
    And the theme "Recht I"
    When a visitor opens the rubric "Betriebsverfassung"
    Then the cards are "Ersatzmitglieder: am Tisch, Ersatzmitglieder II: mitentscheiden, Ersatzmitglieder III: nachgerückt, Recht I, Recht II: Kündigung, Recht V, Recht IX, Tag 9, Tag 10"

  Scenario: Lists of all rubrics, and what words find alike, keep the sequence
    Given the theme "Zeitmanagement":
      | rubric | Jung im Amt |
    And the theme "Zuhören":
      | sequence | 1 |
    And the theme "Anhören"
    When a visitor looks for themes for "br"
    Then the themes shown are "Zuhören, Anhören, Zeitmanagement"
    When a visitor searches for "darf"
    Then the themes found are "Zuhören, Anhören, Zeitmanagement"

  Scenario Outline: Each audience sees its own themes
    Given the theme "Rhetorik":
      | for | br, sbv |
    And the theme "Jung und gewählt":
      | for    | jav |
      | rubric | Jung im Amt |
    When a visitor looks for themes for "<audience>"
    Then the themes shown are "<themes>"

    Examples:
      | audience | themes           |
      | br       | Rhetorik         |
      | sbv      | Rhetorik         |
      | jav      | Jung und gewählt |
