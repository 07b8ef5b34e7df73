Feature: Filling a cart
  Whoever wants to book gathers what he wants first, with an account or without. Seats can be named later; prices are always
  those of today, reckoned as the Kostenrechner does.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
      | 4712   | 2027-01-12 | 1    | online | none    | 12     | 0     |

  Scenario: Nothing is chosen yet
    When a visitor looks into the cart
    Then the cart is empty

  Scenario: Two seats of a date
    When a visitor puts 2 seats of the date 4711 into the cart
    Then the cart holds:
      | date                 | seats        | net        |
      | Rhetorik, 11.01.2027 | N. N., N. N. | 2.000,00 € |
    And the cart costs "2.000,00 €" net and "2.380,00 €" gross

  Scenario: A date that is there already gets the seats
    When a visitor puts 2 seats of the date 4711 into the cart
    And she puts 1 seat of the date 4711 into the cart
    Then the cart holds 3 seats in 1 line

  Scenario: No more seats than are left
    When a visitor puts 4 seats of the date 4711 into the cart
    Then she is told: "An diesem Termin sind nur noch 3 Plätze frei. Nehmen Sie weniger, oder setzen Sie sich auf die Warteliste."
    And the cart is empty

  Scenario: The waiting list has room for all
    When a visitor puts 4 seats of the date 4711 into the cart, for the waiting list
    Then the cart holds 4 seats in 1 line

  # It has no page to lay it into the cart from.
  @no-screen @asked-by-programs
  Scenario Outline: What cannot be chosen
    When a visitor puts 1 seat of the date <date> into the cart
    Then she is told: "<sentence>"

    Examples:
      | date | sentence                            |
      | 9999 | Das gibt es nicht oder nicht mehr. |

  # Its page says so, and has no form any more.
  @no-screen @asked-by-programs
  Scenario: A date that has begun
    Given it is "2027-01-11T08:00:00Z" UTC
    When a visitor puts 1 seat of the date 4711 into the cart
    Then she is told: "Der Termin vom 11.01.2027 bis 13.01.2027 hat begonnen. Buchen lässt er sich nicht mehr."

  Scenario: A date that begins while it is in the cart
    Given it is "2027-01-05T12:00:00Z" UTC
    And a visitor puts 1 seat of the date 4711 into the cart
    When it is "2027-01-11T08:00:00Z" UTC
    Then the line "Rhetorik, 11.01.2027" cannot be ordered: "Dieser Termin hat begonnen. Buchen lässt er sich nicht mehr."

  Scenario: Reserving what was to be booked
    Given a visitor puts 2 seats of the date 4711 into the cart
    And she names "Kim Yildiz" for the date 4711
    When she would rather reserve the date 4711
    Then the cart holds:
      | date                 | seats             | net        |
      | Rhetorik, 11.01.2027 | Kim Yildiz, N. N. | 2.000,00 € |
    And the date 4711 is to be reserved

  Scenario: A price on request leaves the sum incomplete
    When a visitor puts 1 seat of the date 4712 into the cart
    Then the cart is not summed up to the end
    And the price of the date 4712 is to be asked for

  Scenario: Naming who takes part
    Given a visitor puts 2 seats of the date 4711 into the cart
    When she names "Kim Yildiz" for the date 4711
    Then the cart holds:
      | date                 | seats             | net        |
      | Rhetorik, 11.01.2027 | Kim Yildiz, N. N. | 2.000,00 € |

  Scenario: Nobody takes part twice
    Given a visitor puts 2 seats of the date 4711 into the cart
    And she names "Kim Yildiz" for the date 4711
    When she names "Kim Yildiz" for the date 4711
    Then she is told: "Jemand mit dieser E-Mail-Adresse nimmt an diesem Termin schon teil."

  Scenario: At two places at once is told, not refused
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she puts 1 seat of the date 4712 into the cart
    When she names "Kim Yildiz" for the date 4711
    And she names "Kim Yildiz" for the date 4712
    Then she is told that "kim.yildiz@werk.example" would be at "Rhetorik, 11.01.2027" and "Rhetorik, 12.01.2027" at once

  Scenario: Taking out what was chosen
    Given a visitor puts 2 seats of the date 4711 into the cart
    When she takes the date 4711 out of the cart
    Then the cart is empty

  Scenario: Whoever signs in takes the cart along
    Given Mara has an account
    When Mara puts 2 seats of the date 4711 into the cart
    And Mara signs in
    Then the cart holds 2 seats in 1 line

  Scenario: At another browser the own cart is there, and nobody else's
    Given Mara has an account
    And Mara signs in
    And Mara puts 2 seats of the date 4711 into the cart
    When a visitor looks into the cart
    Then the cart is empty

  Scenario Outline: Without an account a cart is kept for thirty days
    Given a visitor puts 1 seat of the date 4711 into the cart
    When it is "<later>" UTC
    Then the cart holds <seats> seats in <lines> lines

    Examples:
      | later                | seats | lines |
      | 2026-12-21T11:59:59Z | 1     | 1     |
      | 2026-12-21T12:00:00Z | 0     | 0     |
