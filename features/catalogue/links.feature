Feature: Links
  Every link to a theme is made from its address.

  Background:
    Given the theme "Betriebsverfassungsrecht I"
    And it is held:
      | number | from       | days | where          |
      | 4001   | 2026-12-07 | 5    | Haus Elbgarten |

  Scenario Outline: From the card
    When a visitor looks at its card
    Then the card's link "<label>" leads to "<address>"

    Examples:
      | label         | address                                          |
      | Zum Seminar   | /seminare/t/betriebsverfassungsrecht-i         |
      | Termin finden | /seminare/t/betriebsverfassungsrecht-i/termine |

  Scenario Outline: From the info box
    When a visitor looks at the info box of "Betriebsverfassungsrecht I"
    Then the box's link "<label>" leads to "<address>"

    Examples:
      | label          | address                                          |
      | Details        | /seminare/t/betriebsverfassungsrecht-i           |
      | Termine finden | /seminare/t/betriebsverfassungsrecht-i/termine |

  Scenario: From the theme's page to all its dates
    When a visitor opens the theme "Betriebsverfassungsrecht I"
    Then the page's link "Termin finden" leads to "/seminare/t/betriebsverfassungsrecht-i/termine"

  @rule:domain-keyed-address
  Scenario: An old name before the number leads to the current one
    When a visitor opens the date "altes-seminar-4001"
    Then the visitor is led to "/seminare/p/betriebsverfassungsrecht-i-4001"

  Scenario: The bare number does as well
    When a visitor opens the date "4001"
    Then the visitor is led to "/seminare/p/betriebsverfassungsrecht-i-4001"

  Scenario Outline: A theme that has moved leads to the same page of what it moved to
    Given the theme "Rhetorik I":
      | lives at | /seminare/t/betriebsverfassungsrecht-i |
    When a visitor follows "<old>"
    Then the visitor is led to "<new>"

    Examples:
      | old                                | new                                              |
      | /seminare/t/rhetorik-i             | /seminare/t/betriebsverfassungsrecht-i           |
      | /seminare/t/rhetorik-i/termine?monat=2027-05 | /seminare/t/betriebsverfassungsrecht-i/termine?monat=2027-05 |
      | /seminare/t/rhetorik-i/starterpaket | /seminare/t/betriebsverfassungsrecht-i/starterpaket |
      | /seminare/t/rhetorik-i/erlebnis    | /seminare/t/betriebsverfassungsrecht-i/erlebnis  |
      | /seminare/t/rhetorik-i/inhouse     | /seminare/t/betriebsverfassungsrecht-i/inhouse   |
      | /seminare/pdf/rhetorik-i           | /seminare/pdf/betriebsverfassungsrecht-i         |
      | /seminare/p-pdf/rhetorik-4001      | /seminare/p-pdf/betriebsverfassungsrecht-i-4001  |

  Scenario Outline: Addresses that lead nowhere
    When a visitor opens the <thing> "<key>"
    Then the visitor reads that there is nothing here

    Examples:
      | thing  | key                        |
      | theme  | nie-gehoert                |
      | date   | nie-gehoert-9999           |
      | date   | betriebsverfassungsrecht-i |
      | rubric | nie-gehoert                |
      | dates of | nie-gehoert              |

  @rule:domain-event-past
  Scenario: A date that is over leads to its theme
    Given it is "2026-12-12T08:00:00Z" UTC
    When a visitor opens the date "betriebsverfassungsrecht-i-4001"
    Then the visitor reads that "07.12.2026 bis 11.12.2026" are past, and finds its theme at "/seminare/t/betriebsverfassungsrecht-i"

  Scenario: The day before it can still be seen
    Given it is "2026-12-06T12:00:00Z" UTC
    When a visitor opens the date "betriebsverfassungsrecht-i-4001"
    Then the page tells of "Betriebsverfassungsrecht I" from "07.12.2026 bis 11.12.2026" at "Hamburg"
