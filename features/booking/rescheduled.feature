Feature: An event that is booked changes
  Whoever ordered and whoever takes part is told once: the old days, the new ones, and that he may leave for nothing. His seats go
  with the event. What leaves the programme stays booked until the office says what becomes of it.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 1    | online | 1000.00 | 4      | 0     |
      | 4712   | 2027-03-08 | 1    | online | 1000.00 | 4      | 0     |
    And Mara books 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And the letters so far are read

  @rule:domain-rescheduled
  Scenario: Whoever has booked it is told once
    When the provider moves the date 4711 to "2027-02-01"
    And time passes to "2026-11-21T13:00:00Z" UTC
    Then these letters go out:
      | kind                       | to                      |
      | booking-news rescheduled   | mara@werk.example       |
      | recipient-news rescheduled | kim.yildiz@werk.example |
    And the letter "booking-news rescheduled" to "mara@werk.example" says "Bisher: am 11.01.2027"
    And the letter "booking-news rescheduled" to "mara@werk.example" says "01.02.2027, Beginn 09:00 Uhr, Ende 17:00 Uhr"
    And the letter "booking-news rescheduled" to "mara@werk.example" says "Das Gremium beschließt neu und nennt dabei die neuen Tage."
    And the letter "booking-news rescheduled" to "mara@werk.example" says "können Sie bis zum 05.12.2026 kostenlos stornieren oder umbuchen"
    And the booking of 4711 is:
      | date  | Rhetorik, 01.02.2027 |
      | state | Bestätigt            |
      | seats | Kim Yildiz, N. N.    |
    And 2 seats of the date 4711 are left
    When the provider moves the date 4711 to "2027-02-01"
    And time passes to "2026-11-22T12:00:00Z" UTC
    Then these letters go out:
      | kind | to |

  @rule:domain-rescheduled
  Scenario: The entry in the calendars of those who were told changes
    Given time passes to "2026-12-21T06:00:00Z" UTC
    When the provider moves the date 4711 to "2027-01-12"
    And time passes to "2026-12-21T07:00:00Z" UTC
    Then the letter "recipient-news rescheduled" to "kim.yildiz@werk.example" brings:
      | method  | title    | from             | status    |
      | REQUEST | Rhetorik | 2027-01-12 09:00 | CONFIRMED |
    And it is the entry of the letter "recipient-news invited" to "kim.yildiz@werk.example", changed since
    And the letter "booking-news rescheduled" to "mara@werk.example" brings:
      | method  | from             | status    |
      | PUBLISH | 2027-01-12 09:00 | CONFIRMED |
    And it is the entry of the letter "order-received" to "mara@werk.example", changed since

  @rule:domain-rescheduled
  Scenario: For two weeks it costs nothing to leave, however near it is
    Given time passes to "2026-12-20T06:00:00Z" UTC
    And cancelling 4711 costs "1.000,00 € heute; 2.000,00 € ab 04.01.2027"
    And 4711 cannot be rebooked any more
    When the provider moves the date 4711 to "2027-01-13"
    And time passes to "2026-12-20T07:00:00Z" UTC
    Then cancelling 4711 costs "0,00 € heute; 1.000,00 € ab 04.01.2027; 2.000,00 € ab 06.01.2027"
    And 4711 can be rebooked to "08.03.2027"
    When it is "2027-01-04T06:00:00Z" UTC
    Then cancelling 4711 costs "1.000,00 € heute; 2.000,00 € ab 06.01.2027"
    And 4711 cannot be rebooked any more

  @rule:domain-rescheduled
  Scenario: What was billed for the old days is corrected to the new ones, once
    Given the provider issues invoices
    And time passes to "2026-11-21T12:01:00Z" UTC
    And the letters so far are read
    When the provider moves the date 4711 to "2027-02-01"
    And time passes to "2026-11-21T13:00:00Z" UTC
    Then these letters go out:
      | kind                       | to                      |
      | booking-news rescheduled   | mara@werk.example       |
      | recipient-news rescheduled | kim.yildiz@werk.example |
      | invoice-issued             | rechnung@werk.example   |
    And these invoices are issued for 4711:
      | number        | kind      | gross      |
      | R-2026-000001 | rechnung  | 2.380,00 € |
      | K-2026-000001 | korrektur | 0,00 €     |
    And the invoice "K-2026-000001" of 4711 bills:
      | what          | quantity | from       | until      |
      | Seminargebühr | -2       | 2027-01-11 | 2027-01-11 |
      | Seminargebühr | 2        | 2027-02-01 | 2027-02-01 |
    When the date 4711 lasts from "10:30" to "17:00" o’clock
    And time passes to "2026-11-21T14:00:00Z" UTC
    And Mara cancels 4711
    And time passes to "2026-11-21T15:00:00Z" UTC
    Then these invoices are issued for 4711:
      | number        | kind      | gross       |
      | R-2026-000001 | rechnung  | 2.380,00 €  |
      | K-2026-000001 | korrektur | 0,00 €      |
      | K-2026-000002 | korrektur | -2.380,00 € |
    And the invoice "K-2026-000002" of 4711 bills:
      | what          | quantity | from       | until      |
      | Seminargebühr | -2       | 2027-02-01 | 2027-02-01 |

  @rule:domain-rescheduled
  Scenario: Other hours stand on no invoice
    Given the provider issues invoices
    And time passes to "2026-11-21T12:01:00Z" UTC
    When the date 4711 lasts from "10:30" to "17:00" o’clock
    And time passes to "2026-11-21T13:00:00Z" UTC
    Then these invoices are issued for 4711:
      | number        | kind     | gross      |
      | R-2026-000001 | rechnung | 2.380,00 € |

  Scenario: Other hours are told as well
    When the date 4711 lasts from "10:30" to "17:00" o’clock
    And time passes to "2026-11-21T13:00:00Z" UTC
    Then the letter "recipient-news rescheduled" to "kim.yildiz@werk.example" says "Beginn 10:30 Uhr, Ende 17:00 Uhr"

  @rule:domain-rescheduled
  Scenario: Those who take part are invited by the new day
    When the provider moves the date 4711 to "2027-02-01"
    And time passes to "2026-12-22T12:00:00Z" UTC
    Then these letters go out:
      | kind                       | to                      |
      | booking-news rescheduled   | mara@werk.example       |
      | recipient-news rescheduled | kim.yildiz@werk.example |
    And the letter "recipient-news rescheduled" to "kim.yildiz@werk.example" brings no calendar
    When time passes to "2027-01-11T12:00:00Z" UTC
    Then the letter "recipient-news invited" to "kim.yildiz@werk.example" says "01.02.2027"

  Scenario: What was cancelled before concerns nobody any more
    Given Mara cancels 4711
    And the letters so far are read
    When the provider moves the date 4711 to "2027-02-01"
    And time passes to "2026-11-21T13:00:00Z" UTC
    Then these letters go out:
      | kind | to |

  Scenario: What leaves the programme stays booked, and nobody is told before the office says what becomes of it
    When the provider calls the date 4711 off
    And time passes to "2026-11-21T13:00:00Z" UTC
    Then the booking of 4711 is:
      | date  | Rhetorik, 11.01.2027 |
      | state | Bestätigt            |
    And these letters go out:
      | kind | to |
    And Jonas is signed in as redaktion
    And Jonas reads that 4711 has left the programme with bookings
    And Jonas reads that nothing is to be done about 4712
    When Jonas calls 4711 off: "Es haben sich zu wenige angemeldet"
    Then Jonas reads that nothing is to be done about 4711
    And these letters go out:
      | kind                      | to                      |
      | booking-news called-off   | mara@werk.example       |
      | recipient-news called-off | kim.yildiz@werk.example |

  @rule:domain-rescheduled
  Scenario: What was decided and told of the old days is decided and told of the new ones
    Given the works council decides about 4711 on "2026-11-20": 9 of 9 present, 8 yes, 1 no, 0 abstained
    And she tells the employer of 4711 on "2026-11-21"
    And the step "Beschluss fassen" of 4711 stands at "Erledigt am 20.11.2026"
    When the provider moves the date 4711 to "2027-02-01"
    And time passes to "2026-11-21T13:00:00Z" UTC
    Then the step "Beschluss fassen" of 4711 stands at "Als Nächstes, bis 21.12.2026"
    And the step "Beschluss fassen" of 4711 is open again: "Wir haben den Termin verlegt: Ein Beschluss zu den früheren Tagen gilt nicht für die neuen. Das Gremium beschließt neu und nennt dabei die neuen Tage."
    And the step "Arbeitgeber unterrichten" of 4711 is open again: "Wir haben den Termin verlegt: Auch die neuen Tage erfährt der Arbeitgeber rechtzeitig."
    When it is "2026-12-02T12:00:00Z" UTC
    And the works council decides about 4711 on "2026-12-01": 9 of 9 present, 8 yes, 1 no, 0 abstained
    Then the step "Beschluss fassen" of 4711 stands at "Erledigt am 01.12.2026"
