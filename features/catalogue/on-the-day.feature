Feature: On the day
  A date leaves the lists when it begins, and its page stays until it is over: people travel by what stands on it.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             |
      | 4711   | 2027-03-15 | 5    | Hotel Lindenbogen |
      | 4712   | 2027-09-06 | 1    | online            |
    And the date 4711 lasts from "13:00" to "12:00" o’clock

  @rule:domain-event-past
  Scenario Outline: Its page says how it stands, and where, but offers no booking once its first day has come
    Given it is "<now>" UTC
    When a visitor opens the date "rhetorik-4711"
    Then the page tells of "Rhetorik" from "15.03.2027 bis 19.03.2027" at "Leipzig"
    And the date stands thus: "<how it stands>"
    And it <can or can't> be booked there

    Examples:
      | now                  | how it stands                                     | can or can't |
      | 2027-03-14T22:59:59Z |                                                   | can          |
      | 2027-03-14T23:00:00Z | Beginnt heute um 13:00 Uhr                        | can't        |
      | 2027-03-15T11:59:59Z | Beginnt heute um 13:00 Uhr                        | can't        |
      | 2027-03-15T12:00:00Z | Läuft gerade, bis Freitag, 19. März 2027, 12:00 Uhr | can't      |
      | 2027-03-18T22:59:59Z | Läuft gerade, bis Freitag, 19. März 2027, 12:00 Uhr | can't      |
      | 2027-03-18T23:00:00Z | Läuft gerade, bis heute um 12:00 Uhr              | can't        |
      | 2027-03-19T11:00:00Z | Ist heute um 12:00 Uhr zu Ende gegangen           | can't        |
      | 2027-03-19T22:59:59Z | Ist heute um 12:00 Uhr zu Ende gegangen           | can't        |

  @rule:domain-event-past
  Scenario: When its last day is over it is past, says which days those were, and leads to its theme
    Given it is "2027-03-19T23:00:00Z" UTC
    When a visitor opens the date "rhetorik-4711"
    Then the visitor reads that "15.03.2027 bis 19.03.2027" are past, and finds its theme at "/seminare/t/rhetorik"

  Scenario: While it is held its theme lists only what is still to come
    Given it is "2027-03-16T09:00:00Z" UTC
    When a visitor opens the dates of "Rhetorik"
    Then the dates are "06.09.2027"

  Scenario: Nobody reckons what a date costs that has begun
    Given it is "2027-03-16T09:00:00Z" UTC
    When the costs of "rhetorik-4711" are reckoned
    Then the costs are of a date that has begun, told of at "/seminare/p/rhetorik-4711"

  Scenario Outline: On a wishlist it leads to its own page until it is over
    Given it is "<now>" UTC
    And Mara is signed in
    And Mara has kept the date 4711
    When Mara opens the wishlist
    Then the kept date says "<how it stands>" and leads to "<address>"

    Examples:
      | now                  | how it stands                                       | address                      |
      | 2027-03-14T22:00:00Z |                                                     | /seminare/p/rhetorik-4711    |
      | 2027-03-15T06:00:00Z | Beginnt heute um 13:00 Uhr                          | /seminare/p/rhetorik-4711    |
      | 2027-03-17T06:00:00Z | Läuft gerade, bis Freitag, 19. März 2027, 12:00 Uhr | /seminare/p/rhetorik-4711    |
      | 2027-03-20T06:00:00Z | Dieser Termin liegt hinter uns.                     | /seminare/t/rhetorik/termine |

  Scenario: A Fachtagung shows the date that is being held, and takes no registrations for it
    Given the Fachtagung "Fachtagung Inklusion" with the programme:
      | day        | from  | to    | what      |
      | Erster Tag | 10:00 | 11:00 | Eröffnung |
    And it is held:
      | from       | days | where          |
      | 2027-06-23 | 1    | Haus Elbgarten |
    And it is "2027-06-23T07:30:00Z" UTC
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then its registration says "Anmeldung geschlossen"
    And the programme reads:
      | date                    | slot      |
      | Mittwoch, 23. Juni 2027 | Eröffnung |
