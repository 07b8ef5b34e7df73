@no-screen @asked-by-programs
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
    And a visitor waits for 1 seat of the date 4713
    Then Jonas finds these bookings:
      | date                 | state       | company   | orderer      | seats |
      | Rhetorik, 08.03.2027 | Nachgerückt | Werk GmbH | Mara Kessler | 1     |
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

  Scenario Outline: Whoever is not of the office is refused
    Given Mara is signed in as <role>
    Then Mara finds no bookings: "Dafür ist Ihr Konto nicht berechtigt."
    When Mara calls 4711 off: "Zu wenige Anmeldungen"
    Then she is told: "Dafür ist Ihr Konto nicht berechtigt."

    Examples:
      | role     |
      | mitglied |
      | forum    |

  Scenario: A visitor has to sign in first
    Then a visitor finds no bookings: "Bitte melden Sie sich zuerst an."

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
    When time passes to "2027-01-18T00:00:00Z" UTC
    Then the booking of 4712 stands at "Eingeladen"
    When Jonas is signed in as admin
    And he confirms 4712 at 900 euros a seat
    Then she is told: "Das geht nicht mehr: Die Buchung ist jetzt im Stand „Eingeladen“."

  Scenario: A price below nothing is none
    Given Mara books 1 seat of the date 4712
    When Jonas confirms 4712 at -1 euros a seat
    Then she is told: "Der Preis kann nicht unter null liegen."

  Scenario: The office waives the fee of a cancellation, or takes what the terms say
    Given Mara books 2 seats of the date 4711
    And it is "2026-12-20T12:00:00Z" UTC
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And Jonas is signed in as redaktion
    When he cancels 4711 for "Kim Yildiz" of the customer, at 10 euros
    Then she is told: "Die Absage kostet jetzt 500 Euro netto. Bitte prüfen Sie den Betrag und bestätigen Sie ihn noch einmal."
    When Jonas cancels 4711 for "Kim Yildiz" of the customer, at 0 euros
    Then 3 seats of the date 4711 are left
    When Jonas cancels 4711 for the customer, at 500 euros
    And Mara looks into the cart
    Then the booking of 4711 stands at "Storniert"
    And 4 seats of the date 4711 are left

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
    And 4 seats of the date 4711 are left
    And these letters go out:
      | kind                      | to                      |
      | booking-news called-off   | mara@werk.example       |
      | recipient-news called-off | kim.yildiz@werk.example |
      | booking-news called-off   | mara@werk.example       |
    When Jonas calls 4711 off: "Noch einmal"
    Then these letters go out:
      | kind | to |
    When Mara books 1 seat of the date 4711
    Then she is told: "Der Termin 4711 ist nicht mehr im Programm. Es ist nichts gebucht. Wählen Sie weniger Plätze, die Warteliste oder einen anderen Termin."
    When Mara waits for 1 seat of the date 4711
    Then she is told: "Der Termin 4711 ist nicht mehr im Programm. Es ist nichts gebucht. Wählen Sie weniger Plätze, die Warteliste oder einen anderen Termin."

  Scenario: Nobody is rebooked to what was called off
    Given Mara books 1 seat of the date 4711
    And Jonas calls 4713 off: "Zu wenige Anmeldungen"
    When Mara rebooks 4711 to 4713
    Then she is told: "Das gibt es nicht oder nicht mehr."

  Scenario: It says why it is called off
    When Jonas calls 4711 off: " "
    Then she is told: "Bitte nennen Sie den Grund."

  Scenario: Who came is noted from the first day on
    Given Mara books 2 seats of the date 4711
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And Mara names "Alex Bauer" for the seat of "N. N." on 4711
    When Jonas notes for 4711 that "Kim Yildiz" came
    Then she is told: "Der Termin beginnt erst am 11.01.2027. Wer teilgenommen hat, lässt sich ab dann festhalten."
    And Jonas reads the participants of 4711:
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

  Scenario: A party of which nobody came was missed
    Given Mara books 1 seat of the date 4711
    When it is "2027-01-11T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    And Jonas notes for 4711 that "" came
    Then Mara finds no bookings: "Bitte melden Sie sich zuerst an."
    And the booking of 4711 stands at "Nicht erschienen"
