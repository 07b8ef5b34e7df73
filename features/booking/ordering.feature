Feature: From the cart to an order
  An order is placed whole or not at all. Seats are taken with it, the letters leave with it, and the same checkout twice is one
  order.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
      | 4712   | 2027-02-08 | 1    | online | none    | 4      | 0     |
      | 4713   | 2027-03-08 | 3    | online | 1000.00 | 4      | 0     |
      | 4714   | 2026-11-30 | 1    | online | 500.00  | 12     | 0     |

  Scenario: Two seats are booked
    Given a visitor puts 2 seats of the date 4711 into the cart
    And she names "Kim Yildiz" for the date 4711
    And she fills in the order
    When she orders
    Then the order is placed
    And the booking of 4711 is:
      | date  | Rhetorik, 11.01.2027 |
      | state | Bestätigt            |
      | seats | Kim Yildiz, N. N.    |
      | net   | 2.000,00 €           |
    And 1 seat of the date 4711 is left
    And the cart is empty
    And these letters go out:
      | kind           | to                           |
      | order-received | mara@werk.example            |
      | order-arrived  | service@seminarhaus.example |

  Scenario: A price on request is named by the office first
    When a visitor books 1 seat of the date 4712
    Then the booking of 4712 stands at "Angefragt"
    And 3 seats of the date 4712 are left

  Scenario: All or nothing
    Given a visitor puts 2 seats of the date 4711 into the cart
    And she puts 1 seat of the date 4713 into the cart
    And she fills in the order
    And she takes a last look at the order
    And Jonas books 2 seats of the date 4711
    When a visitor orders what that showed
    Then she is told: "Der Termin 4711 hat nicht mehr so viele freie Plätze. Es ist nichts gebucht. Wählen Sie weniger Plätze, die Warteliste oder einen anderen Termin."
    And 4 seats of the date 4713 are left
    And the cart holds 3 seats in 2 lines

  Scenario: What the order lacks is said, and nothing is lost
    Given a visitor puts 1 seat of the date 4711 into the cart
    When she orders
    Then she is told: "Bitte wählen Sie aus, wer die Rechnung bezahlt."
    When she fills in the order
    And she orders without accepting the terms
    Then she is told: "Bitte lesen Sie die AGB und stimmen Sie ihnen zu."
    And the cart holds 1 seats in 1 line

  # The checkout of an empty cart has no button.
  @no-screen @asked-by-programs
  Scenario: An empty cart
    When a visitor orders
    Then she is told: "In Ihrem Warenkorb liegt nichts."

  Scenario: Shortly before the first day every seat needs a name
    Given a visitor puts 1 seat of the date 4714 into the cart
    And she fills in the order
    When she orders
    Then she is told: "In den letzten 14 Tagen vor Beginn brauchen wir alle Namen. Bitte nennen Sie, wer teilnimmt."
    When she names "Kim Yildiz" for the date 4714
    And she orders
    Then the order is placed

  # Where the first click has led on, the second has nothing to press.
  @no-screen @asked-by-programs
  Scenario: A double click is one order
    Given a visitor books 2 seats of the date 4711
    When she sends the same order again
    Then the order is placed
    And 1 seat of the date 4711 is left

  # Pages order under no key of their own: a cart becomes one order.
  @no-screen @asked-by-programs
  Scenario: The same key is the same order, and another order under it is refused
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she fills in the order
    And she orders under the key "k-1"
    When she puts 1 seat of the date 4713 into the cart
    And she orders under the key "k-1"
    Then she is told: "Unter dieser Nummer haben Sie uns schon etwas anderes geschickt. Bitte laden Sie die Seite neu."
    And 4 seats of the date 4713 are left
