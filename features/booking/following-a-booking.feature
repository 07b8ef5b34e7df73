Feature: From the reservation to the seminar
  Whoever has the link of a booking follows it: takes a reservation, names people, rebooks, cancels at the price that was shown.
  What happens by itself happens at its time, once.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 4      | 0     |
      | 4713   | 2027-03-08 | 3    | online | 1000.00 | 4      | 2     |
      | 4715   | 2027-04-05 | 3    | online | 1000.00 | 4      | 4     |

  Scenario: A reservation is reminded of and lapses
    Given a visitor reserves 2 seats of the date 4711
    And the booking of 4711 is:
      | state      | Reserviert |
      | held until | 05.12.2026 |
    And 2 seats of the date 4711 are left
    And the letters so far are read
    When time passes to "2026-12-01T12:00:01Z" UTC
    Then these letters go out:
      | kind                  | to                |
      | booking-news reminded | mara@werk.example |
    When time passes to "2026-12-05T12:00:00Z" UTC
    Then the booking of 4711 stands at "Verfallen"
    And these letters go out:
      | kind                 | to                |
      | booking-news expired | mara@werk.example |
    And 4 seats of the date 4711 are left

  Scenario: A reservation becomes a booking and lapses no more
    Given a visitor reserves 1 seat of the date 4711
    When she takes the reservation of 4711
    And time passes to "2026-12-06T12:00:00Z" UTC
    Then the booking of 4711 stands at "Bestätigt"
    And 3 seats of the date 4711 are left

  Scenario: Three weeks before everybody is invited, once
    Given a visitor books 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And the letters so far are read
    When time passes to "2026-12-20T22:59:59Z" UTC
    Then the booking of 4711 stands at "Bestätigt"
    When time passes to "2026-12-20T23:00:00Z" UTC
    Then the booking of 4711 stands at "Eingeladen"
    And these letters go out:
      | kind                   | to                      |
      | booking-news invited   | mara@werk.example       |
      | recipient-news invited | kim.yildiz@werk.example |
    When time passes to "2026-12-22T12:00:00Z" UTC
    Then these letters go out:
      | kind | to |

  Scenario: Somebody else comes instead, free of charge
    Given a visitor books 1 seat of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And time passes to "2026-12-22T12:00:00Z" UTC
    And the letters so far are read
    When she names "Robin Vogt" for the seat of "Kim Yildiz" on 4711
    Then the booking of 4711 is:
      | seats | Robin Vogt |
      | net   | 1.000,00 € |
    And these letters go out:
      | kind                       | to                      |
      | booking-news substituted   | mara@werk.example       |
      | recipient-news substituted | robin.vogt@werk.example |
      | recipient-news left-out    | kim.yildiz@werk.example |

  Scenario: Nobody sits on two seats
    Given a visitor books 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    When she names "Kim Yildiz" for the seat of "N. N." on 4711
    Then she is told: "Jemand mit dieser E-Mail-Adresse nimmt an diesem Termin schon teil."

  Scenario: So often a day somebody else comes instead, and no more letters are written
    Given a visitor books 1 seat of the date 4711
    And time passes to "2026-12-22T12:00:00Z" UTC
    When she names "Kim Yildiz" and "Robin Vogt" by turns for a seat of 4711, 22 times
    And the letters so far are read
    And she names "Kim Yildiz" for the seat of "Robin Vogt" on 4711
    Then she is told: "Das waren zu viele Versuche. Bitte versuchen Sie es in 24 Stunden noch einmal."
    And these letters go out:
      | kind | to |
    When time passes to "2026-12-23T12:00:00Z" UTC
    And she names "Kim Yildiz" for the seat of "Robin Vogt" on 4711
    Then the booking of 4711 is:
      | seats | Kim Yildiz |

  Scenario: What a cancellation costs is shown before, in all its steps
    Given a visitor books 2 seats of the date 4711
    Then cancelling 4711 costs "0,00 € heute; 1.000,00 € ab 15.12.2026; 2.000,00 € ab 04.01.2027"
    When time passes to "2026-12-15T12:00:00Z" UTC
    Then cancelling 4711 costs "1.000,00 € heute; 2.000,00 € ab 04.01.2027"

  Scenario: Only the price that was shown is taken
    Given a visitor books 2 seats of the date 4711
    And she looks at what cancelling 4711 costs
    When time passes to "2026-12-15T12:00:00Z" UTC
    And she cancels at the price that was shown
    Then she is told: "Die Stornierung kostet jetzt 1.000,00 € netto. Bitte prüfen Sie den Betrag und bestätigen Sie ihn noch einmal."
    And the booking of 4711 stands at "Bestätigt"
    When she cancels 4711
    Then the booking of 4711 stands at "Storniert"
    And 4 seats of the date 4711 are left

  Scenario: One of two stays away
    Given a visitor books 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    When she cancels 4711 for "Kim Yildiz"
    Then the booking of 4711 is:
      | state | Bestätigt  |
      | seats | N. N.      |
      | net   | 1.000,00 € |
    And 3 seats of the date 4711 are left

  # The page of a booking that has ended has no form for it.
  @no-screen @asked-by-programs
  Scenario: What has ended is not cancelled again
    Given a visitor books 1 seat of the date 4711
    And she cancels 4711
    When she cancels 4711, confirming 0 euros
    Then she is told: "Das geht nicht mehr: Die Buchung ist jetzt im Stand „Storniert“."
    And 4 seats of the date 4711 are left

  Scenario: Rebooking, once and free of charge
    Given a visitor books 2 seats of the date 4711
    Then 4711 can be rebooked to "08.03.2027"
    When she rebooks 4711 to 4713
    Then the booking of 4711 stands at "Umgebucht"
    And the booking of 4713 stands at "Bestätigt"
    And 4 seats of the date 4711 are left
    And 0 seats of the date 4713 are left
    And 4713 cannot be rebooked any more

  Scenario: What was decided and told of one date is not decided and told of another
    Given a visitor books 1 seat of the date 4711
    And the works council decides about 4711 on "2026-11-20": 9 of 9 present, 8 yes, 1 no, 0 abstained
    And she tells the employer of 4711 on "2026-11-21"
    And the step "Beschluss fassen" of 4711 stands at "Erledigt am 20.11.2026"
    And the step "Arbeitgeber unterrichten" of 4711 stands at "Erledigt am 21.11.2026"
    When she rebooks 4711 to 4713
    Then the step "Beschluss fassen" of 4713 stands at "Als Nächstes, bis 25.01.2027"
    And the step "Beschluss fassen" of 4713 is open again: "Sie haben umgebucht: Ein Beschluss zum früheren Termin gilt nicht für diesen. Das Gremium beschließt neu und nennt dabei die neuen Tage."
    And the step "Arbeitgeber unterrichten" of 4713 stands at "Danach, bis 15.02.2027"
    And the step "Arbeitgeber unterrichten" of 4713 is open again: "Sie haben umgebucht: Auch die neuen Tage erfährt der Arbeitgeber rechtzeitig."
    When it is "2026-12-02T12:00:00Z" UTC
    And the works council decides about 4713 on "2026-12-01": 9 of 9 present, 8 yes, 1 no, 0 abstained
    Then the step "Beschluss fassen" of 4713 stands at "Erledigt am 01.12.2026"
    And the step "Beschluss fassen" of 4713 is open again: ""

  Scenario: The letter says what is decided anew
    Given a visitor books 1 seat of the date 4711
    When she rebooks 4711 to 4713
    Then the letter "booking-news rebooked" to "mara@werk.example" says "Sie haben umgebucht: Ein Beschluss zum früheren Termin gilt nicht für diesen. Das Gremium beschließt neu und nennt dabei die neuen Tage."

  # The order's form has the day; what it becomes of it on the way is the same for pages and programs.
  @no-screen @asked-by-programs
  Scenario: A resolution that the order named is of that date alone
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she fills in the order:
      | resolutionDate | 2026-11-20 |
    And she orders
    And the step "Beschluss fassen" of 4711 stands at "Erledigt am 20.11.2026"
    When she rebooks 4711 to 4713
    Then the step "Beschluss fassen" of 4713 stands at "Als Nächstes, bis 25.01.2027"

  Scenario Outline: Where nobody decides by resolution, the letter asks for none
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she fills in the order:
      | legalBasis | <basis> |
      | buyerType  | <buyer> |
    And she orders
    When she rebooks 4711 to 4713
    Then the letter "booking-news rebooked" to "mara@werk.example" does not say "Beschluss"

    Examples:
      | basis    | buyer       |
      | 179_sgb9 | gremium     |
      | keine    | arbeitgeber |

  # The page offers only where seats are left.
  @no-screen @asked-by-programs
  Scenario: No seat elsewhere, no rebooking
    Given a visitor books 1 seat of the date 4711
    When she rebooks 4711 to 4715
    Then she is told: "Dieser Termin ist ausgebucht. Setzen Sie sich auf die Warteliste, oder wählen Sie einen anderen Termin."
    And the booking of 4711 stands at "Bestätigt"
    And 3 seats of the date 4711 are left

  Scenario: In the last four weeks nobody is rebooked
    Given a visitor books 1 seat of the date 4711
    When time passes to "2026-12-14T12:00:00Z" UTC
    Then 4711 can be rebooked to "08.03.2027"
    When time passes to "2026-12-15T12:00:00Z" UTC
    Then 4711 cannot be rebooked any more

  Scenario Outline: The resolution of the works council
    Given a visitor books 1 seat of the date 4711
    When the works council decides about 4711 on "<day>": <votes>
    Then she is told: "<sentence>"

    Examples:
      | day        | votes                                        | sentence                                                                                                            |
      | 2026-11-20 | 4 of 9 present, 4 yes, 0 no, 0 abstained     | Das Gremium war nicht beschlussfähig: Mindestens 5 Mitglieder müssen an der Abstimmung teilnehmen (§ 33 Abs. 2 BetrVG). |
      | 2026-11-20 | 8 of 9 present, 4 yes, 2 no, 2 abstained     | Der Beschluss ist nicht gefasst: Nötig sind 5 Ja-Stimmen, die Mehrheit der Anwesenden (§ 33 Abs. 1 BetrVG).         |
      | 2026-11-20 | 8 of 9 present, 5 yes, 2 no, 2 abstained     | Anwesend waren 8, gezählt sind 9 Stimmen. Ja, Nein und Enthaltungen müssen zusammen die Anwesenden ergeben.         |
      | 2026-11-22 | 8 of 9 present, 8 yes, 0 no, 0 abstained     | Der Beschluss muss vor der verbindlichen Buchung gefasst sein, spätestens am 21.11.2026.                            |
