Feature: Hours
  Begin, end and the hours of each day come from one rule, whoever tells them: page, paper, calendar or search.

  Background:
    Given the theme "Rhetorik" with the programme:
      | part        | begins | ends  |
      | Ankommen    | 13:00  | 17:30 |
      | Die Rede    | 09:00  | 17:00 |
      | Der Auftritt | 09:00 | 12:00 |

  Scenario: An event that keeps the hours of its theme's programme has them on each day
    Given it is held:
      | number | from       | days | where             |
      | 4711   | 2027-03-15 | 3    | Hotel Lindenbogen |
    And the date 4711 lasts from "13:00" to "12:00" o’clock
    When a visitor opens the date "rhetorik-4711"
    Then its hours are:
      | Beginn | Montag, 15. März 2027, 13:00 Uhr   |
      | Ende   | Mittwoch, 17. März 2027, 12:00 Uhr |
    And its days are:
      | Ankommen     | Montag, 15. März 2027, 13:00–17:30 Uhr  |
      | Die Rede     | Dienstag, 16. März 2027, 9:00–17:00 Uhr |
      | Der Auftritt | Mittwoch, 17. März 2027, 9:00–12:00 Uhr |

  Scenario: Online each day has the hours of the event, for participants are at home in between
    Given it is held:
      | number | from       | days | where  |
      | 4712   | 2027-03-26 | 3    | online |
    And the date 4712 lasts from "09:00" to "16:00" o’clock
    When a visitor opens the date "rhetorik-4712"
    Then its hours are:
      | Beginn | Freitag, 26. März 2027, 9:00 Uhr  |
      | Ende   | Sonntag, 28. März 2027, 16:00 Uhr |
      | Zeiten | täglich 9:00–16:00 Uhr            |
    And its days are:
      | Ankommen     | Freitag, 26. März 2027, 9:00–16:00 Uhr |
      | Die Rede     | Samstag, 27. März 2027, 9:00–16:00 Uhr |
      | Der Auftritt | Sonntag, 28. März 2027, 9:00–16:00 Uhr |
    When he takes the calendar of the date "rhetorik-4712"
    Then the calendar says:
      | title    | from             | to               |
      | Rhetorik | 2027-03-26 09:00 | 2027-03-26 16:00 |
      | Rhetorik | 2027-03-27 09:00 | 2027-03-27 16:00 |
      | Rhetorik | 2027-03-28 09:00 | 2027-03-28 16:00 |

  Scenario: In a hotel people stay from the first hour to the last, and of hours of its own no others are known
    Given it is held:
      | number | from       | days | where             |
      | 4713   | 2027-03-15 | 3    | Hotel Lindenbogen |
    And the date 4713 lasts from "10:00" to "16:00" o’clock
    When a visitor opens the date "rhetorik-4713"
    Then its hours are:
      | Beginn | Montag, 15. März 2027, 10:00 Uhr   |
      | Ende   | Mittwoch, 17. März 2027, 16:00 Uhr |
    And its days are:
      | Ankommen     | Montag, 15. März 2027, ab 10:00 Uhr    |
      | Die Rede     | Dienstag, 16. März 2027                |
      | Der Auftritt | Mittwoch, 17. März 2027, bis 16:00 Uhr |
    When he takes the calendar of the date "rhetorik-4713"
    Then the calendar says:
      | title    | from             | to               |
      | Rhetorik | 2027-03-15 10:00 | 2027-03-17 16:00 |

  Scenario: A series begins with its first module and ends with its last
    Given the training series "Ausbildung zum Vorsitz" with the modules:
      | title   | duration | from       | days | where          | begins | ends  |
      | Auftakt | 90       | 2027-03-04 | 1    | online         | 16:00  | 17:30 |
      | Praxis  | 3        | 2027-04-05 | 3    | Haus Elbgarten | 13:00  | 12:00 |
    When a visitor opens the date "ausbildung-zum-vorsitz-4001"
    Then its hours are:
      | Beginn | Donnerstag, 4. März 2027, 16:00 Uhr |
      | Ende   | Mittwoch, 7. April 2027, 12:00 Uhr  |
    When he takes the calendar of the date "ausbildung-zum-vorsitz-4001"
    Then the calendar says:
      | title   | from             | to               |
      | Auftakt | 2027-03-04 16:00 | 2027-03-04 17:30 |
      | Praxis  | 2027-04-05 13:00 | 2027-04-07 12:00 |

  Scenario: A module that is online for some days has an entry for each
    Given the training series "Ausbildung zum Vorsitz" with the modules:
      | title   | duration | from       | days | where | begins | ends  |
      | Auftakt | 2        | 2027-03-04 | 2    | 522   | 09:00  | 16:00 |
    When a visitor takes the calendar of the date "ausbildung-zum-vorsitz-4001"
    Then the calendar says:
      | title   | from             | to               |
      | Auftakt | 2027-03-04 09:00 | 2027-03-04 16:00 |
      | Auftakt | 2027-03-05 09:00 | 2027-03-05 16:00 |
