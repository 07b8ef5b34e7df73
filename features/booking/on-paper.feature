Feature: Ordering with a signature on paper
  Where a signature is wanted, the order form is filled in on its page: seats are held for a fortnight, and the form is there to be
  printed and signed. Nothing binds before it comes back.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
      | 4712   | 2027-02-08 | 1    | online | 500.00  | 12     | 11    |
      | 4713   | 2027-03-08 | 3    | online | 1000.00 | 12     | 0     |

  Scenario: The seats are held, and the form is filled in
    When Mara fills in the order form of 4711 for "Kim Yildiz, Ada Kaya"
    Then the order form of 4711 is there to be signed:
      | state      | Reserviert           |
      | seats      | Kim Yildiz, Ada Kaya |
      | held until | 05.12.2026           |
    And 1 seat of the date 4711 is left
    And these letters go out:
      | kind           | to                           |
      | order-received | mara@werk.example            |
      | order-arrived  | service@seminarhaus.example |

  Scenario: A form that does not come back gives the seats back
    Given Mara fills in the order form of 4711 for "Kim Yildiz"
    When time passes to "2026-12-05T12:00:00Z" UTC
    Then the order form of 4711 is worth nothing any more
    And 3 seats of the date 4711 are left

  Scenario: What comes back signed is booked, as if it had been booked on the site
    Given the provider issues invoices
    And Mara fills in the order form of 4711 for "Kim Yildiz, Ada Kaya"
    And time passes to "2026-11-25T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    And the letters so far are read
    When Jonas notes that the order form of 4711 came back, signed by "Ada Kaya" on "2026-11-24"
    And Mara looks at the order form
    Then the order form of 4711 has become a booking:
      | state | Bestätigt            |
      | seats | Kim Yildiz, Ada Kaya |
    And 1 seat of the date 4711 is left
    And these letters go out:
      | kind                | to                |
      | booking-news booked | mara@werk.example |
    And Jonas reads of 4711 what happened: "Bestellt (Bestellerin/Besteller); Unterschriebene Bestellung liegt vor: Ada Kaya, 24.11.2026 (Büro)"
    When time passes to "2026-11-25T09:01:00Z" UTC
    Then these letters go out:
      | kind           | to                    |
      | invoice-issued | rechnung@werk.example |
    When time passes to "2026-12-05T12:00:00Z" UTC
    And Mara looks at the order form
    Then the order form of 4711 has become a booking:
      | state | Bestätigt |

  Scenario Outline: A signature is of a day on which the form was there, and of somebody
    Given Mara fills in the order form of 4711 for "Kim Yildiz"
    And Jonas is signed in as redaktion
    When Jonas notes that the order form of 4711 came back, signed by "<name>" on "<day>"
    Then she is told: "<sentence>"
    And Jonas reads of 4711 what happened: "Bestellt (Bestellerin/Besteller)"

    Examples:
      | name     | day        | sentence                                           |
      | Ada Kaya | 2026-11-20 | An diesem Tag war das Formular noch nicht ausgefüllt. |
      | Ada Kaya | 2026-11-22 | Der Tag der Unterschrift liegt in der Zukunft.     |
      | K3vin    | 2026-11-21 | Im Namen stehen Zeichen, die wir nicht verarbeiten können. |

  Scenario Outline: A signature has a name and a day
    Given Mara fills in the order form of 4711 for "Kim Yildiz"
    And Jonas is signed in as redaktion
    When Jonas notes that the order form of 4711 came back, signed by "<name>" on "<day>"
    Then she is told: "<sentence>"

    Examples:
      | name     | day        | sentence                                     |
      | Ada Kaya |            | Bitte geben Sie den Tag der Unterschrift an. |
      |          | 2026-11-21 | Bitte nennen Sie, wer unterschreibt.         |

  # The page of what is not held any more has no form for it.
  @no-screen @asked-by-programs
  Scenario: What comes back too late binds nobody
    Given Mara fills in the order form of 4711 for "Kim Yildiz"
    And it is "2026-12-05T12:00:00Z" UTC
    And Jonas is signed in as redaktion
    When Jonas notes that the order form of 4711 came back, signed by "Ada Kaya" on "2026-11-24"
    Then she is told: "Das geht nicht mehr: Die Buchung ist jetzt im Stand „Reserviert“."
    When time passes to "2026-12-05T12:00:00Z" UTC
    And Jonas notes that the order form of 4711 came back, signed by "Ada Kaya" on "2026-11-24"
    Then she is told: "Das geht nicht mehr: Die Buchung ist jetzt im Stand „Verfallen“."
    And 3 seats of the date 4711 are left

  # The page of a reservation without a form has no form for it either.
  @no-screen @asked-by-programs
  Scenario: A reservation without an order form is bound by whoever made it alone
    Given Mara reserves 1 seat of the date 4711
    And Jonas is signed in as redaktion
    When Jonas notes that the order form of 4711 came back, signed by "Ada Kaya" on "2026-11-21"
    Then she is told: "Das geht nicht mehr: Die Buchung ist jetzt im Stand „Reserviert“."

  Scenario: Where too few seats are left, events of the same theme are named that have them
    When Mara fills in the order form of 4712 for "Kim Yildiz, Ada Kaya"
    Then she is told: "Der Termin 4712 hat nicht mehr so viele freie Plätze. Es ist nichts gebucht. Wählen Sie weniger Plätze, die Warteliste oder einen anderen Termin."
    And she may order these instead:
      | number | says                                                               |
      | 4711   | Stattdessen ansehen: Rhetorik, 11.01.2027 bis 13.01.2027, online |
      | 4713   | Stattdessen ansehen: Rhetorik, 08.03.2027 bis 10.03.2027, online |
    And 1 seat of the date 4712 is left

  Scenario Outline: What is wrong is said beside its field, and nothing that was typed is lost
    When Mara fills in the order form of 4711 for "Kim Yildiz" with "<label>" set to "<typed>"
    Then the field "<label>" of the order form says "<sentence>"
    And it still holds "<typed>"
    And 3 seats of the date 4711 are left

    Examples:
      | label                | typed      | sentence                                                            |
      | Wer unterschreibt    | K3vin      | Im Namen stehen Zeichen, die wir nicht verarbeiten können.          |
      | Ort der Unterschrift |            | Bitte nennen Sie den Ort.                                           |
      | Tag der Unterschrift | 2026-11-20 | Dieser Tag ist schon vorbei.                                        |
      | Tag der Unterschrift | 2026-12-06 | Wir halten die Plätze 14 Tage. Bitte unterschreiben Sie in dieser Zeit. |
      | Postleitzahl         | 2009       | Eine Postleitzahl hat fünf Ziffern, zum Beispiel 20095.             |

  Scenario: The same form sent twice is one order
    Given Mara fills in the order form of 4711 for "Kim Yildiz"
    When she fills in the order form of 4711 for "Kim Yildiz"
    Then 2 seats of the date 4711 are left

  Scenario: Whoever gave the seats back may want them again
    Given Mara fills in the order form of 4711 for "Kim Yildiz"
    And she gives the seats of the order form of 4711 back
    When she fills in the order form of 4711 for "Kim Yildiz"
    Then the order form of 4711 is there to be signed:
      | state | Reserviert |
    And 2 seats of the date 4711 are left

  Scenario: Nobody takes part twice
    When Mara fills in the order form of 4711 for "Kim Yildiz, Kim Yildiz"
    Then she is told: "Jemand mit dieser E-Mail-Adresse nimmt an diesem Termin schon teil."

  @no-screen @asked-by-programs
  Scenario: No more stand on a form than have a line there
    When Mara fills in the order form of 4713 for "A Eins, B Zwei, C Drei, D Vier, E Acht, F Neun"
    Then she is told: "Auf ein Formular passen fünf Personen. Für mehr füllen Sie bitte ein zweites aus."
    When Mara fills in the order form of 4713 for ""
    Then she is told: "Mindestens eine Person nimmt teil."

  @no-screen @asked-by-programs
  Scenario: What is not in the programme is ordered by nobody
    When Mara fills in the order form of 4999 for "Kim Yildiz"
    Then she is told: "Das gibt es nicht oder nicht mehr."

  @no-screen @asked-by-programs
  Scenario: What has begun is ordered by nobody
    Given it is "2027-01-11T12:00:00Z" UTC
    When Mara fills in the order form of 4711 for "Kim Yildiz"
    Then she is told: "Der Termin vom 11.01.2027 bis 13.01.2027 hat begonnen. Buchen lässt er sich nicht mehr."

  @no-screen @asked-by-programs
  Scenario: Under one key there is one form
    Given Mara fills in the order form of 4711 for "Kim Yildiz" under the key "k-1"
    When she fills in the order form of 4711 for "Ada Kaya" under the key "k-1"
    Then she is told: "Unter dieser Nummer haben Sie uns schon etwas anderes geschickt. Bitte laden Sie die Seite neu."
    And 2 seats of the date 4711 are left
