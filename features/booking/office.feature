Feature: The office and its bookings
  Editors and administrators find every booking, name prices, cancel for customers, note who came and call events off. Nobody
  else does.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 4      | 0     |
      | 4712   | 2027-02-08 | 3    | online | none    | 4      | 0     |
      | 4713   | 2027-03-08 | 3    | online | 1000.00 | 4      | 0     |
    And Jonas is signed in as redaktion

  Scenario: Bookings are found, the newest first
    Given Mara books 2 seats of the date 4711
    And Mara books 1 seat of the date 4712
    And a visitor waits for 5 seats of the date 4713
    Then Jonas finds these bookings:
      | date                 | state       | company   | orderer      | seats |
      | Rhetorik, 08.03.2027 | Warteliste  | Werk GmbH | Mara Kessler | 5     |
      | Rhetorik, 08.02.2027 | Angefragt   | Werk GmbH | Mara Kessler | 1     |
      | Rhetorik, 11.01.2027 | Bestätigt   | Werk GmbH | Mara Kessler | 2     |
    And Jonas finds these bookings by "kessler 4711":
      | date                 |
      | Rhetorik, 11.01.2027 |
    And Jonas finds these bookings by "niemand":
      | date |
    And Jonas finds these bookings that stand at "Angefragt":
      | date                 | state     |
      | Rhetorik, 08.02.2027 | Angefragt |

  Scenario: What is rebooked to a price on request waits for it
    Given Mara books 2 seats of the date 4711
    When Mara rebooks 4711 to 4712
    Then the booking of 4712 is:
      | state | Angefragt |
    And the letter "booking-news rebooked" to "mara@werk.example" says "Ein Preis ist auf Anfrage; wir nennen ihn, bevor die Buchung gilt."
    When Jonas confirms 4712 at 850 euros a seat
    And Mara looks into the cart
    Then the booking of 4712 is:
      | state | Bestätigt  |
      | net   | 1.700,00 € |

  Scenario Outline: Whoever is not of the office is refused
    Given Mara is signed in as <role>
    Then the bookings are not for Mara

    Examples:
      | role     |
      | mitglied |
      | forum    |

  # Whoever is not of the office has no page with that form.
  @no-screen @asked-by-programs
  Scenario: Nobody else calls an event off
    Given Mara is signed in as mitglied
    When Mara calls 4711 off as a program: "Zu wenige Anmeldungen"
    Then she is told: "Dafür ist Ihr Konto nicht berechtigt."

  Scenario: A visitor has to sign in first
    Then a visitor is asked to sign in before any booking is shown

  Scenario: The office names the price of what was on request
    Given Mara books 2 seats of the date 4712
    And the letters so far are read
    When Jonas confirms 4712 at 850 euros a seat
    And Mara looks into the cart
    Then the booking of 4712 is:
      | state | Bestätigt  |
      | net   | 1.700,00 € |
    And these letters go out:
      | kind                   | to                |
      | booking-news confirmed | mara@werk.example |
    And the letter "booking-news confirmed" to "mara@werk.example" says "Sie kostet 1.700,00 € netto, 2.023,00 € mit Umsatzsteuer."
    And Jonas reads of 4712 what happened: "Bestellt (Bestellerin/Besteller); Buchung bestätigt (Büro)"

  # The page of a booking whose price stands has no form for it.
  @no-screen @asked-by-programs
  Scenario: A price is named once
    Given Mara books 2 seats of the date 4712
    And Jonas confirms 4712 at 850 euros a seat
    When Jonas confirms 4712 at 900 euros a seat as a program
    Then she is told: "Das geht nicht mehr: Die Buchung ist jetzt im Stand „Bestätigt“."

  # On a page -1 is no amount of money at all.
  @no-screen @asked-by-programs
  Scenario: A price below nothing is none
    Given Mara books 1 seat of the date 4712
    When Jonas confirms 4712 at -1 euros a seat as a program
    Then she is told: "Der Preis kann nicht unter null liegen."

  Scenario: The office waives the fee of a cancellation, or takes what the terms say
    Given Mara books 2 seats of the date 4711
    And it is "2026-12-20T12:00:00Z" UTC
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And Jonas is signed in as redaktion
    When Jonas cancels 4711 for "Kim Yildiz" of the customer, free of charge
    Then 3 seats of the date 4711 are left
    When Jonas cancels 4711 for the customer, as the terms say
    And Mara looks into the cart
    Then the booking of 4711 is:
      | state | Storniert                                                                        |
      | left  | Kim Yildiz: storniert, kostenlos; N. N.: storniert, 500,00 € netto (50 %) |
    And 4 seats of the date 4711 are left

  Scenario: Once the event has begun the office waives the fee, and charges none
    Given Mara books 1 seat of the date 4711
    And it is "2027-01-11T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    When Jonas cancels 4711 for the customer, free of charge
    And Mara looks into the cart
    Then the booking of 4711 stands at "Storniert"

  # The page has no fee to choose then.
  @no-screen @asked-by-programs
  Scenario Outline: Who does not come to what has begun has missed it, and is charged no fee for cancelling
    Given Mara books 1 seat of the date 4711
    And time passes to "<now>" UTC
    And Jonas is signed in as redaktion
    When Jonas cancels 4711 for the customer, as the terms say
    And Mara looks into the cart
    Then the booking of 4711 stands at "<state>"

    Examples:
      | now                  | state      |
      | 2027-01-10T22:59:59Z | Storniert  |
      | 2027-01-10T23:00:00Z | Eingeladen |

  # The page has no fee to choose then.
  @no-screen @asked-by-programs
  Scenario: Why no fee is charged any more is said
    Given Mara books 1 seat of the date 4711
    And it is "2027-01-11T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    When Jonas cancels 4711 for the customer, as the terms say
    Then she is told: "Der Termin hat am 11.01.2027 begonnen: Stornieren geht nur noch ohne Kosten. Wer nicht kommt, wird als abwesend festgehalten, und die Rechnung bleibt."

  # The page knows two prices: that of the terms, and none.
  @no-screen @asked-by-programs
  Scenario: The office takes no price of its own
    Given Mara books 1 seat of the date 4711
    And it is "2026-12-20T12:00:00Z" UTC
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And Jonas is signed in as redaktion
    When he cancels 4711 for "Kim Yildiz" of the customer, at 10 euros
    Then she is told: "Die Stornierung kostet jetzt 500,00 € netto. Bitte prüfen Sie den Betrag und bestätigen Sie ihn noch einmal."

  @browser @long
  Scenario: An event is called off for all
    Given Mara books 4 seats of the date 4711
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And a visitor waits for 2 seats of the date 4711
    And the letters so far are read
    When Jonas calls 4711 off: "Die Referentin ist erkrankt"
    And a visitor looks into the cart
    Then the booking of 4711 stands at "Abgesagt"
    When Mara looks into the cart
    Then the booking of 4711 stands at "Abgesagt"
    And these letters go out:
      | kind                      | to                      |
      | booking-news called-off   | mara@werk.example       |
      | recipient-news called-off | kim.yildiz@werk.example |
      | booking-news called-off   | mara@werk.example       |

  # Of what is called off the office has no form any more, and people are offered nothing.
  @no-screen @asked-by-programs
  Scenario: What is called off is called off once, and booked no more
    Given Jonas calls 4711 off: "Die Referentin ist erkrankt"
    And Mara books 1 seat of the date 4713
    And the letters so far are read
    When Jonas calls 4711 off as a program: "Noch einmal"
    Then these letters go out:
      | kind | to |

  Scenario: Nobody orders what was called off while he looked at it
    Given Mara puts 1 seat of the date 4711 into the cart
    And she fills in the order
    And she takes a last look at the order
    When Jonas calls 4711 off: "Zu wenige Anmeldungen"
    And Mara orders what that showed
    Then she is told: "Ihr Warenkorb oder ein Preis darin hat sich geändert, seit Sie ihn gesehen haben. Bitte prüfen Sie ihn noch einmal."

  # Opened now, the last look offers nothing to order any more.
  @no-screen @asked-by-programs
  Scenario: Nobody orders what was called off while it lay in his cart
    Given Mara puts 1 seat of the date 4711 into the cart
    And she fills in the order
    When Jonas calls 4711 off: "Zu wenige Anmeldungen"
    And Mara orders
    Then she is told: "Der Termin 4711 ist nicht mehr im Programm. Es ist nichts gebucht. Wählen Sie weniger Plätze, die Warteliste oder einen anderen Termin."

  # The page offers only what is in the programme.
  @no-screen @asked-by-programs
  Scenario: Nobody is rebooked to what was called off
    Given Mara books 1 seat of the date 4711
    And Jonas calls 4713 off: "Zu wenige Anmeldungen"
    When Mara rebooks 4711 to 4713
    Then she is told: "Das gibt es nicht oder nicht mehr."

  Scenario: It says why it is called off
    When Jonas calls 4711 off: " "
    Then she is told: "Bitte nennen Sie den Grund."

  Scenario: Whoever waits takes no part yet
    Given Mara books 2 seats of the date 4713
    And a visitor waits for 3 seats of the date 4713
    Then Jonas reads the participants of 4713:
      | name  | company   | state     | attended |
      | N. N. | Werk GmbH | Bestätigt |          |
      | N. N. | Werk GmbH | Bestätigt |          |

  @browser
  Scenario: Who came is noted from the first day on
    Given Mara books 2 seats of the date 4711
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And Mara names "Alex Bauer" for the seat of "N. N." on 4711
    Then Jonas reads the participants of 4711:
      | name       | company   | state     | attended |
      | Kim Yildiz | Werk GmbH | Bestätigt |          |
      | Alex Bauer | Werk GmbH | Bestätigt |          |
    When it is "2027-01-11T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    And Jonas notes for 4711 that "Kim Yildiz" came
    Then Jonas reads the participants of 4711:
      | name       | state       | attended |
      | Kim Yildiz | Teilgenommen | ja       |
      | Alex Bauer | Teilgenommen | nein     |
    When Jonas calls 4711 off: "Versehentlich"
    And Mara looks into the cart
    Then the booking of 4711 stands at "Teilgenommen"

  @no-screen @asked-by-programs @rule:domain-certificate
  Scenario: Whoever came is sent his certificate when it is over, once
    Given Mara books 3 seats of the date 4711
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And Mara names "Alex Bauer" for the seat of "N. N." on 4711
    And it is "2027-01-12T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    And the letters so far are read
    When Jonas notes for 4711 that "Kim Yildiz" came
    And time passes to "2027-01-13T15:59:00Z" UTC
    Then these letters go out:
      | kind | to |
    When time passes to "2027-01-13T16:00:00Z" UTC
    Then these letters go out:
      | kind                  | to                      |
      | booking-news attended | mara@werk.example       |
      | certificate-ready     | kim.yildiz@werk.example |
    And the letter "certificate-ready" to "kim.yildiz@werk.example" says "Ihre Teilnahmebescheinigung finden Sie im Anhang."
    And the letter "certificate-ready" to "kim.yildiz@werk.example" encloses "teilnahmebescheinigung-rhetorik-4711.pdf"
    And the letter "booking-news attended" to "mara@werk.example" brings no calendar
    When time passes to "2027-01-20T16:00:00Z" UTC
    Then these letters go out:
      | kind | to |

  @no-screen @asked-by-programs @rule:domain-certificate
  Scenario: Where nobody came, no certificate is sent
    Given Mara books 1 seat of the date 4711
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And it is "2027-01-14T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    And the letters so far are read
    When Jonas notes for 4711 that "" came
    And time passes to "2027-01-15T09:00:00Z" UTC
    Then these letters go out:
      | kind | to |

  # Before the first day the page has no form for it.
  @no-screen @asked-by-programs
  Scenario: Nobody has come before the event begins
    Given Mara books 1 seat of the date 4711
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    When Jonas notes for 4711 that "Kim Yildiz" came as a program
    Then she is told: "Der Termin beginnt erst am 11.01.2027. Wer teilgenommen hat, lässt sich ab dann festhalten."

  Scenario: A party of which nobody came was missed
    Given Mara books 1 seat of the date 4711
    When it is "2027-01-11T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    And Jonas notes for 4711 that "" came
    And Mara looks into the cart
    Then the booking of 4711 stands at "Nicht erschienen"
