@no-screen @asked-by-programs
Feature: Towns and hotels for programs
  Programs that show our towns and hotels elsewhere narrow them as people would: by words, by the Land, by the town.

  Background:
    Given the towns lie in:
      | town    | Land    |
      | Hamburg | Hamburg |
      | Leipzig | Sachsen |

  Scenario Outline: Hotels by words, Land and town
    When a program asks for the hotels with:
      | <filter> | <value> |
    Then it is told "<hotels>"

    Examples:
      | filter   | value             | hotels                          |
      | words    | Elbgarten         | Haus Elbgarten                  |
      | words    | hotel leipzig     | Hotel Lindenbogen               |
      | words    | 22767             | Haus Elbgarten, Hotel am Fleet  |
      | words    | Kreuzfahrt        |                                 |
      | words    | ?!                |                                 |
      | Land     | Sachsen           | Hotel Lindenbogen               |
      | Land     | hamburg           | Haus Elbgarten, Hotel am Fleet  |
      | Land     | Bayern            |                                 |
      | town     | Köln              | Hotel Rheinwerft                |
      | town     | koeln             | Hotel Rheinwerft                |
      | town     | Kö                |                                 |

  Scenario: Hotels by all of them at once
    When a program asks for the hotels with:
      | words | Fleet   |
      | Land  | Hamburg |
      | town  | Hamburg |
    Then it is told "Hotel am Fleet"
    When a program asks for the hotels with:
      | words | Fleet   |
      | town  | Leipzig |
    Then it is told ""

  Scenario Outline: Towns by words and Land
    When a program asks for the towns with:
      | <filter> | <value> |
    Then it is told "<towns>"

    Examples:
      | filter | value   | towns   |
      | words  | leip    | Leipzig |
      | words  | Sachsen | Leipzig |
      | Land   | Sachsen | Leipzig |
      | Land   | Bremen  |         |
