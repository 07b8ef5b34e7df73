Feature: Asking the finder
  Whoever looks for a seminar knows when, where or for how much; the finder leaves what fits and counts what else there is.

  Background:
    Given the rubric "Auftreten" at place 2
    And the theme "Arbeitsrecht I":
      | duration | 5          |
      | level    | grundlagen |
    And it is held:
      | number | from       | days | where             | price   | places | taken |
      | 4001   | 2027-01-11 | 5    | Haus Elbgarten    | 1490.00 | 20     | 20    |
      | 4002   | 2026-12-07 | 5    | Hotel Lindenbogen | 1390.00 | 20     | 5     |
      | 4003   | 2027-02-01 | 5    | online            | 1190.00 | 20     | 5     |
    And the theme "Rhetorik":
      | duration | 2         |
      | level    | spezial   |
      | rubric   | Auftreten |
      | for      | br, jav   |
      | new      | yes       |
    And it is held:
      | number | from       | days | where             | price | places | taken |
      | 4004   | 2026-12-01 | 2    | Hotel Lindenbogen | none  | 12     | 0     |
      | 4005   | 2027-01-18 | 2    | Hotel am Fleet    | 890   | 12     | 11    |
    And the town "Hamburg" lies at 53.55 north, 10.0 east
    And the town "Leipzig" lies at 51.34 north, 12.37 east

  Scenario: Without a filter all dates stand in their order
    When a visitor asks the finder
    Then the finder answers "4004, 4002, 4001, 4005, 4003"
    And the finder counts 5 dates

  Scenario Outline: A filter leaves what passes it
    When a visitor asks the finder for <filter> "<value>"
    Then the finder answers "<dates>"

    Examples:
      | filter      | value          | dates            |
      | targetGroup | jav            | 4004, 4005       |
      | rubric      | auftreten      | 4004, 4005       |
      | month       | 2027-01        | 4001, 4005       |
      | locationId  | 1              | 4001, 4005       |
      | mode        | online         | 4003             |
      | duration    | mittel         | 4004, 4005       |
      | duration    | lang           | 4002, 4001, 4003 |
      | isNew       | true           | 4004, 4005       |
      | priceTo     | 1200           | 4005, 4003       |
      | month       | 2026-12, 2027-02 | 4004, 4002, 4003 |
      | targetGroup | jav, br        | 4004, 4002, 4001, 4005, 4003 |
      | mode        | online, hotel  | 4004, 4002, 4001, 4005, 4003 |

  @no-screen @asked-by-programs
  Scenario Outline: A filter of which no field of the page offers the value
    When a visitor asks the finder for <filter> "<value>"
    Then the finder answers "<dates>"

    Examples:
      | filter     | value          | dates            |
      | theme      | arbeitsrecht-i | 4002, 4001, 4003 |
      | hotelId    | 11             | 4001             |
      | rubric     | nirgends       |                  |
      | locationId | 1, 99          | 4001, 4005       |

  Scenario Outline: A theme takes for granted what its level says
    When a visitor asks the finder for level "<levels>"
    Then the finder answers "<dates>"

    Examples:
      | levels             | dates                        |
      | grundlagen         | 4002, 4001, 4003             |
      | spezial            | 4004, 4005                   |
      | grundlagen, aufbau | 4002, 4001, 4003             |

  Scenario: What is promised to take place
    Given the theme "Protokoll"
    And it is held:
      | number | from       | days | where             | guaranteed |
      | 4006   | 2027-02-08 | 1    | Hotel Lindenbogen | yes        |
      | 4007   | 2027-02-09 | 1    | Hotel Lindenbogen | no         |
    When a visitor asks the finder for guaranteed "true"
    Then the finder answers "4006"
    And the finder counts:
      | facet      | value | count |
      | guaranteed | true  | 1     |
      | month      | 2027-02 | 1   |

  Scenario: The hotel has all that is asked of it
    Given the hotel "Haus Elbgarten" has "Stufenlos, Aufzug"
    And the hotel "Hotel Lindenbogen" has "Aufzug"
    When a visitor asks the finder for accessibility "lift"
    Then the finder answers "4004, 4002, 4001"
    When he asks the finder for accessibility "lift, step-free"
    Then the finder answers "4001"
    And the finder counts:
      | facet         | value        | count |
      | accessibility | lift         | 3     |
      | accessibility | hearing-loop | 0     |

  Scenario Outline: By a word, as the search understands German
    When a visitor asks the finder for q "<words>"
    Then the finder answers "<dates>"

    Examples:
      | words         | dates                        |
      | Rhetorik      | 4004, 4005                   |
      | arbeitsrechts | 4002, 4001, 4003             |
      | und           |                              |
      | Sternkunde    |                              |

  Scenario: Places free leaves what can be booked
    When a visitor asks the finder for free "true"
    Then the finder answers "4004, 4002, 4005, 4003"

  Scenario Outline: Places for so many people, each of whom wants one
    When a visitor asks the finder for seats "<people>"
    Then the finder answers "<dates>"

    Examples:
      | people | dates                  |
      | 1      | 4004, 4002, 4005, 4003 |
      | 2      | 4004, 4002, 4003       |
      | 9      | 4004, 4002, 4003       |

  Scenario Outline: For nobody, or for more than can be told, is refused by name
    When a visitor asks the finder for seats "<people>"
    Then the finder refuses: "seats" is "<fault>"

    Examples:
      | people | fault    |
      | 0      | too-low  |
      | 10     | too-high |

  Scenario: By price the cheapest stand first, and dates auf Anfrage last
    When a visitor asks the finder by "preis"
    Then the finder answers "4005, 4003, 4002, 4001, 4004"

  Scenario: By distance the nearest stand first, and online last
    When a visitor asks the finder by "entfernung" from "20095"
    Then the finder answers "4001, 4005, 4004, 4002, 4003"
    And the finder finds the date 4001 0 km away
    And the finder finds the date 4004 294 km away

  Scenario: A circle around a postcode
    When a visitor asks the finder within 100 km of "04109"
    Then the finder answers "4004, 4002"

  Scenario: Each value says how many dates there would be with it, all other filters kept
    When a visitor asks the finder for rubric "auftreten"
    Then the finder counts:
      | facet      | value             | count |
      | rubric     | betriebsverfassung | 3    |
      | rubric     | auftreten         | 2     |
      | month      | 2026-12           | 1     |
      | month      | 2027-01           | 1     |
      | mode       | online            | 0     |
      | duration   | mittel            | 2     |
      | duration   | lang              | 0     |
      | priceTo    | 1000              | 1     |
      | locationId | 1                 | 1     |

  Scenario: Of several values a date needs one; they count as the others would without them
    When a visitor asks the finder for month "2026-12, 2027-02"
    Then the finder counts 3 dates
    And the finder counts:
      | facet    | value   | count |
      | month    | 2026-12 | 2     |
      | month    | 2027-01 | 2     |
      | month    | 2027-02 | 1     |
      | mode     | online  | 1     |
      | mode     | hotel   | 2     |

  Scenario: A date that is sold out says so
    When a visitor asks the finder
    Then the finder says of the date 4001 that it is "sold-out"

  Scenario: Places that others take show at once
    Given a visitor asks the finder for free "true"
    When 12 places of the date 4004 are taken
    And he asks the finder for free "true"
    Then the finder answers "4002, 4005, 4003"

  Scenario: A date that begins leaves the finder
    Given it is "2026-12-06T23:00:00Z" UTC
    When a visitor asks the finder
    Then the finder answers "4001, 4005, 4003"

  Scenario: What is no postcode is refused by name
    When a visitor asks the finder within 100 km of "1234"
    Then the finder refuses: "postcode" is "malformed"
