Feature: Kinds of themes and dates
  What a theme is follows from its number, how a date is held from its hotel.

  @rule:theme-event-type @rule:event-types-1-and-3
  Scenario Outline: One is a training series, three a Fachtagung, anything else a seminar
    Given the theme "Betriebsrat kompakt":
      | event type  | <number> |
      | designation | none     |
    When a visitor opens the theme "Betriebsrat kompakt"
    Then the page calls it "<kind>"

    Examples:
      | number | kind            |
      | 1      | Ausbildungsreihe |
      | 2      | Seminar         |
      | 3      | Fachtagung      |
      | 0      | Seminar         |
      | 4      | Seminar         |

  @rule:event-online @rule:event-hotel-empty-online
  Scenario: A date without a hotel is online
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where  |
      | 2026-12-07 | 3    | online |
    When a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" is held at "Online"

  @rule:event-online
  Scenario: A date with a hotel is held in its town
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where            |
      | 2026-12-07 | 3    | Hotel Lindenbogen |
    When a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" is held at "Leipzig"

  @rule:event-one-day
  Scenario: A date that starts and ends on one day in a hotel is a one-day date
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where          |
      | 2026-12-07 | 1    | Haus Elbgarten |
    When a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" is a one-day date

  @rule:event-one-day
  Scenario Outline: Longer or online dates are not
    Given the theme "Rhetorik"
    And it is held:
      | from       | days   | where   |
      | 2026-12-07 | <days> | <where> |
    When a visitor opens the dates of "Rhetorik"
    Then the date from "07.12.2026" is not a one-day date

    Examples:
      | days | where          |
      | 2    | Haus Elbgarten |
      | 5    | Haus Elbgarten |
      | 1    | online         |

  @rule:module-no-venue @rule:venues-522-and-minus-1
  Scenario Outline: The venues 522 and -1 are no places
    Given the training series "Betriebsrat kompakt" with the modules:
      | title     | duration | from       | days | where   |
      | Auftakt   | 90       | 2026-12-07 | 1    | <venue> |
    When a visitor looks at its card
    Then the card shows the icon "online"
    And their tooltip says "Dieses Seminar findet online statt"

    Examples:
      | venue |
      | 522   |
      | -1    |

  @rule:module-no-venue @rule:tooltip-both
  Scenario: A series with modules of both kinds shows both icons
    Given the training series "Betriebsrat kompakt" with the modules:
      | title     | duration | from       | days | where          |
      | Auftakt   | 90       | 2026-12-07 | 1    | 522            |
      | Grundlagen | 3        | 2027-01-11 | 3    | Haus Elbgarten |
    When a visitor looks at its card
    Then the card shows the icons "online" and "map pin"
    And the card says "1 Standorte" beside "Standorte"

  @rule:theme-map-pin
  Scenario: A series held in hotels throughout shows the map pin alone
    Given the training series "Betriebsrat kompakt" with the modules:
      | title     | duration | from       | days | where            |
      | Auftakt   | 3        | 2026-12-07 | 3    | Haus Elbgarten   |
      | Grundlagen | 3        | 2027-01-11 | 3    | Hotel Rheinwerft |
    When a visitor looks at its card
    Then the card shows the icon "map pin"
    And the card says "2 Standorte" beside "Standorte"
