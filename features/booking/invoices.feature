Feature: Invoices and their corrections
  What is booked is billed by itself, once, under numbers without a gap. Who cancels gets a correction, and where the terms ask
  for one a fee of its own.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 4      | 0     |
      | 4712   | 2027-02-08 | 1    | online | none    | 12     | 0     |
      | 4713   | 2027-03-08 | 3    | online | 1500.00 | 4      | 0     |
    And the provider issues invoices

  Scenario: A booking is billed once
    Given a visitor books 2 seats of the date 4711
    And the letters so far are read
    When time passes to "2026-11-21T12:01:00Z" UTC
    Then these letters go out:
      | kind           | to                     |
      | invoice-issued | rechnung@werk.example  |
    And these invoices are issued for 4711:
      | number        | kind     | gross      |
      | R-2026-000001 | rechnung | 2.380,00 € |
    When time passes to "2026-11-21T12:02:00Z" UTC
    Then these letters go out:
      | kind | to |

  Scenario: A reservation is not billed, what is on request neither
    Given a visitor reserves 2 seats of the date 4711
    And Jonas books 1 seat of the date 4712
    When time passes to "2026-11-22T12:00:00Z" UTC
    Then these invoices are issued for 4712:
      | number | kind | gross |

  Scenario: Who cancels for nothing gets a correction alone
    Given a visitor books 2 seats of the date 4711
    And time passes to "2026-11-21T12:01:00Z" UTC
    When she cancels 4711
    And time passes to "2026-11-21T12:02:00Z" UTC
    Then these invoices are issued for 4711:
      | number        | kind      | gross       |
      | R-2026-000001 | rechnung  | 2.380,00 €  |
      | K-2026-000001 | korrektur | -2.380,00 € |

  Scenario: One of two stays away when it costs half
    Given a visitor books 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And time passes to "2026-12-15T12:00:00Z" UTC
    When she cancels 4711 for "Kim Yildiz"
    And time passes to "2026-12-15T12:01:00Z" UTC
    Then these invoices are issued for 4711:
      | number        | kind           | gross       |
      | R-2026-000001 | rechnung       | 2.380,00 €  |
      | K-2026-000001 | korrektur      | -1.190,00 € |
      | R-2026-000002 | storno-gebuehr | 500,00 €    |

  Scenario: A rebooking is billed anew, and the old invoice taken back
    Given a visitor books 1 seat of the date 4711
    And time passes to "2026-11-21T12:01:00Z" UTC
    When she rebooks 4711 to 4713
    And time passes to "2026-11-21T12:02:00Z" UTC
    Then these invoices are issued for 4711:
      | number        | kind      | gross       |
      | R-2026-000001 | rechnung  | 1.190,00 €  |
      | K-2026-000001 | korrektur | -1.190,00 € |
    And these invoices are issued for 4713:
      | number        | kind     | gross      |
      | R-2026-000002 | rechnung | 1.785,00 € |

  Scenario: What was called off is owed no longer
    Given Jonas is signed in as redaktion
    And Mara books 2 seats of the date 4711
    And time passes to "2026-11-21T12:01:00Z" UTC
    When Jonas calls 4711 off: "Zu wenige Anmeldungen"
    And time passes to "2026-11-21T12:02:00Z" UTC
    And Mara looks into the cart
    Then these invoices are issued for 4711:
      | number        | kind      | gross       |
      | R-2026-000001 | rechnung  | 2.380,00 €  |
      | K-2026-000001 | korrektur | -2.380,00 € |
