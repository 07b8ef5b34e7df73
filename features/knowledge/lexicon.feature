Feature: The lexicon
  Legal terms in German order, in as many columns as the window bears.

  Background:
    Given the lexicon for "br" holds "Zustimmung, Abmahnung, Äußerungsfrist, Anhörung, Betriebsübergang, Öffnungsklausel"
    And the lexicon for "jav" holds "Ausbildungsplan"

  @rule:lexicon-item
  Scenario: Entries are links with a title
    When a visitor looks at the lexicon grid for "br"
    Then the entry "Abmahnung" leads to "/betriebsratslexikon/br/abmahnung"

  Scenario: They stand in German alphabetical order
    When a visitor looks at the lexicon grid for "br"
    Then the entries are "Abmahnung, Anhörung, Äußerungsfrist, Betriebsübergang, Öffnungsklausel, Zustimmung"

  Scenario: Each target group has its own
    When a visitor looks at the lexicon grid for "jav"
    Then the entries are "Ausbildungsplan"

  Scenario: Also on the page of the lexicon
    When a visitor opens the lexicon for "br"
    Then the lexicon's page lists "Abmahnung, Anhörung, Äußerungsfrist, Betriebsübergang, Öffnungsklausel, Zustimmung"

  @rule:lexicon-columns @browser
  Scenario Outline: The columns follow the window
    When a visitor looks at the lexicon grid for "br" in a window <width> pixels wide
    Then it has <columns> columns

    Examples:
      | width | columns |
      | 360   | 1       |
      | 575   | 1       |
      | 576   | 2       |
      | 1199  | 2       |
      | 1200  | 4       |
      | 1920  | 4       |

  Scenario: An entry explains its term
    When a visitor opens the lexicon entry "abmahnung" for "br"
    Then the entry "Abmahnung" is explained

  Scenario: An entry tells more of its term, and leads on
    Given the entry "Abmahnung" for "br" tells "Wozu sie dient", answers "Muss sie weg?", rests on "§ 314 Abs. 2 BGB" and goes with "Anhörung"
    When a visitor reads the lexicon entry "abmahnung" for "br"
    Then the entry tells "Wozu sie dient, Muss sie weg?, § 314 Abs. 2 BGB"
    And the entry leads on to "/betriebsratslexikon/br/anhoerung"

  Scenario: It leads to what it cites and to other terms that it names
    Given the law "BetrVG" is published with these norms:
      | norm | title            | text                       |
      | § 83 | Einsicht in Akte | (1) Einsicht. (2) Beifügen. |
    And the entry "Abmahnung" for "br" tells "Von der Anhörung", answers "Hilft die Zustimmung?", rests on "§ 83 Abs. 2 BetrVG" and goes with "Anhörung"
    And the text of the entry "Abmahnung" for "br" is "Nach § 83 BetrVG und § 1 KSchG, nach der Anhörung und mancher Abmahnung."
    When a visitor reads the lexicon entry "abmahnung" for "br"
    Then the entry leads to "/gesetze/betrvg/83, /gesetze/kschg, /betriebsratslexikon/br/anhoerung, /gesetze/betrvg/83#abs-2"

  Scenario Outline: Entries that are not there
    When a visitor opens the lexicon entry "<entry>" for "<group>"
    Then the visitor reads that there is nothing here

    Examples:
      | entry       | group |
      | nie-gehoert | br    |
      | abmahnung   | jav   |
