Feature: Whoever has the link of a booking follows it
  Without an account: what is done, what is next and by when, and the forms for it, on the page as at the port.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-03-08 | 3    | online | 1000.00 | 4      | 0     |

  Scenario: The way from a reservation to the seminar
    Given somebody has reserved 2 seats of the date 4711
    When Mara opens the link of the booking
    Then its way is:
      | Plätze sichern            | Erledigt am 21.11.2026             |
      | Beschluss fassen          | Als Nächstes, bis 05.12.2026       |
      | Arbeitgeber unterrichten  | Danach, bis 15.02.2027             |
      | Kosten klären             | Danach, bis 15.02.2027             |
      | Verbindlich buchen        | Danach, bis 05.12.2026             |
      | Teilnehmen                | Danach; alle Namen bis 22.02.2027  |
    And another link opens nothing

  Scenario: A resolution that carries it leads on, one that does not is told why
    Given somebody has reserved 2 seats of the date 4711
    And Mara opens the link of the booking
    When the works council decides on "2026-11-20": 8 of 9 present, 4 yes, 2 no, 2 abstained
    Then she is told: "Der Beschluss ist nicht gefasst: Nötig sind 5 Ja-Stimmen, die Mehrheit der Anwesenden (§ 33 Abs. 1 BetrVG)."
    When the works council decides on "2026-11-20": 8 of 9 present, 6 yes, 2 no, 0 abstained
    Then its way is:
      | Plätze sichern            | Erledigt am 21.11.2026             |
      | Beschluss fassen          | Erledigt am 20.11.2026             |
      | Arbeitgeber unterrichten  | Als Nächstes, bis 15.02.2027       |
      | Kosten klären             | Danach, bis 15.02.2027             |
      | Verbindlich buchen        | Danach, bis 05.12.2026             |
      | Teilnehmen                | Danach; alle Namen bis 22.02.2027  |

  Scenario: A reservation is taken with the terms accepted
    Given somebody has reserved 2 seats of the date 4711
    And Mara opens the link of the booking
    When she takes what is reserved without the terms
    Then she is told: "Bitte lesen Sie die AGB und stimmen Sie ihnen zu."
    And the booking is at "Reserviert"
    When she takes what is reserved
    Then the booking is at "Bestätigt"
    And its history tells "Bestellt; Verbindlich gebucht"

  Scenario: Somebody is named for a seat, once
    Given somebody has booked 2 seats of the date 4711
    And Mara opens the link of the booking
    When she names "Łucja" "Ö’Brien" with "lucja@werk.example" for the next seat
    Then its seats are taken by "Łucja Ö’Brien, N. N."
    When she names "Kim" "Yildiz" with "lucja@werk.example" for the next seat
    Then she is told: "Jemand mit dieser E-Mail-Adresse nimmt an diesem Termin schon teil."

  Scenario: A booking is cancelled at the price that is shown
    Given somebody has booked 2 seats of the date 4711
    And Mara opens the link of the booking
    When she cancels the booking
    Then the booking is at "Storniert"

  Scenario: Whoever waits can leave the waiting list
    Given somebody has been put on the waiting list for 2 seats of the date 4711
    And Mara opens the link of the booking
    When she cancels the booking
    Then the booking is at "Storniert"
