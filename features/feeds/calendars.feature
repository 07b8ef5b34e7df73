Feature: Calendars
  Whoever has a date wants it in a calendar, and there it follows what becomes of it.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             |
      | 4711   | 2026-12-07 | 3    | Hotel Lindenbogen |
      | 4712   | 2027-01-11 | 1    | online            |

  Scenario: A date goes into a calendar as one stretch, from its first hour to its last
    When a visitor takes the calendar of the date "rhetorik-4711"
    Then the calendar says:
      | title    | from             | to               | place                                            |
      | Rhetorik | 2026-12-07 09:00 | 2026-12-09 17:00 | Hotel Lindenbogen, Gohliser Straße 4, 04105 Leipzig |

  Scenario: Online there is no place to go to
    When a visitor takes the calendar of the date "rhetorik-4712"
    Then the calendar says:
      | title    | from             | to               | place  |
      | Rhetorik | 2027-01-11 09:00 | 2027-01-11 17:00 | Online |

  @rule:domain-calendar-stable
  Scenario: A date that is moved stays the same entry
    Given a visitor takes the calendar of the date "rhetorik-4711"
    And the provider moves the date 4711 to "2027-02-01"
    When he takes the calendar of the date "rhetorik-4711"
    Then it is still the same entry, changed 1 time
    And the calendar says:
      | from             | to               |
      | 2027-02-01 09:00 | 2027-02-03 17:00 |

  @rule:domain-calendar-stable
  Scenario: A date that is called off is cancelled in calendars too
    Given a visitor takes the calendar of the date "rhetorik-4711"
    And the provider calls the date 4711 off
    When he takes the calendar of the date "rhetorik-4711"
    Then it is still the same entry, changed 1 time
    And the entry is cancelled

  @rule:domain-calendar-clocks
  Scenario Outline: Clocks that change move nothing
    Given the provider moves the date 4712 to "<day>"
    And the date 4712 lasts from "<begins>" to "<ends>" o’clock
    When a visitor takes the calendar of the date "rhetorik-4712"
    Then the calendar says:
      | from   | to   | instant   |
      | <from> | <to> | <instant> |

    Examples:
      | day        | begins | ends  | from             | to               | instant           |
      | 2027-03-27 | 09:00  | 17:00 | 2027-03-27 09:00 | 2027-03-27 17:00 | 2027-03-27T08:00Z |
      | 2027-03-28 | 09:00  | 17:00 | 2027-03-28 09:00 | 2027-03-28 17:00 | 2027-03-28T07:00Z |
      | 2027-10-30 | 09:00  | 17:00 | 2027-10-30 09:00 | 2027-10-30 17:00 | 2027-10-30T07:00Z |
      | 2027-10-31 | 09:00  | 17:00 | 2027-10-31 09:00 | 2027-10-31 17:00 | 2027-10-31T08:00Z |

  Scenario: The modules of a series stand singly, for weeks lie between them
    Given the training series "Ausbildung zum Vorsitz" with the modules:
      | title   | duration | from       | days | where          |
      | Auftakt | 3        | 2027-03-01 | 3    | Haus Elbgarten |
      | Abend   | 90       | 2027-04-05 | 1    | online         |
    When a visitor takes the calendar of the date "ausbildung-zum-vorsitz-4003"
    Then the calendar says:
      | title   | from             | to               |
      | Auftakt | 2027-03-01 09:00 | 2027-03-03 17:00 |
      | Abend   | 2027-04-05 09:00 | 2027-04-05 17:00 |

  Scenario: All dates of a town go into a calendar at once
    When a visitor takes the calendar of all dates in "Leipzig"
    Then the calendar says:
      | title    | from             |
      | Rhetorik | 2026-12-07 09:00 |

  Scenario: A list holds what is still to come
    Given it is "2026-12-07T09:00:00Z" UTC
    When a visitor takes the calendar of all dates
    Then the calendar says:
      | title    | from             |
      | Rhetorik | 2027-01-11 09:00 |

  Scenario: Nobody has a calendar of what never was
    When a visitor takes the calendar of the date "rhetorik-9999"
    Then there is no calendar
