Feature: Durations
  One number serves days and minutes: fifteen is the border.

  @rule:duration-days-below-15 @rule:duration-tag-tage
  Scenario Outline: A theme's duration in words
    Given the theme "Rhetorik":
      | duration | <duration> |
    When a visitor looks at its card
    Then the card says "<words>" beside "Dauer"

    Examples:
      | duration | words       |
      | 0.5      | 0,5 Tage    |
      | 1        | 1 Tag       |
      | 1.5      | 1,5 Tage    |
      | 2        | 2 Tage      |
      | 3.5      | 3,5 Tage    |
      | 14       | 14 Tage     |
      | 15       | 15 Minuten  |
      | 16       | 16 Minuten  |
      | 90       | 90 Minuten  |
      | 180      | 180 Minuten |

  @rule:series-duration
  Scenario Outline: A series adds up days and minutes
    Given the training series "Betriebsrat kompakt" whose modules last "<modules>"
    When a visitor looks at its card
    Then the card says "<words>" beside "Dauer"

    Examples:
      | modules    | words               |
      | 3, 90      | 3 Tage + 90 Minuten |
      | 3, 4, 3    | 10 Tage             |
      | 1          | 1 Tag               |
      | 90, 120    | 210 Minuten         |
      | 1, 90, 2   | 3 Tage + 90 Minuten |
      | 14, 15     | 14 Tage + 15 Minuten |
      | 10, 10     | 20 Tage             |

  @rule:series-duration-na
  Scenario Outline: A series with a gap says so
    Given the training series "Betriebsrat kompakt" whose modules last "<modules>"
    When a visitor looks at its card
    Then the card says "N/A" beside "Dauer"

    Examples:
      | modules        |
      | unknown        |
      | 3, unknown     |
      | unknown, 3, 90 |
