Feature: The shelf
  Rubrics are spines on a shelf: their order is the provider's, never the alphabet's.

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
