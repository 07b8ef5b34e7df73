Feature: Modules of a series
  A series is booked as a whole, and where its provider allows it by module: then days and venue are those of what is chosen, and
  the office names the price.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the training series "Betriebsrat kompakt" with the modules, booked singly:
      | title      | duration | from       | days | where |
      | Auftakt    | 3        | 2026-12-07 | 3    | -1    |
      | Vertiefung | 2        | 2027-01-20 | 2    | -1    |
      | Abschluss  | 2        | 2027-02-15 | 2    | -1    |

  Scenario: Some of its modules
    When a visitor puts 2 seats of the date 4001 into the cart, for "Vertiefung" and "Abschluss" alone
    Then the cart holds these modules:
      | date                            | modules                                  |
      | Betriebsrat kompakt, 20.01.2027 | Nur die Module: Vertiefung; Abschluss    |
    And the cart is not summed up to the end

  Scenario: All of its modules are the whole
    When a visitor puts 1 seat of the date 4001 into the cart, for "Auftakt", "Vertiefung" and "Abschluss" alone
    Then the cart holds these modules:
      | date                            | modules |
      | Betriebsrat kompakt, 07.12.2026 |         |

  Scenario: The same modules get the seats, others and the whole are lines of their own
    When a visitor puts 1 seat of the date 4001 into the cart, for "Vertiefung" alone
    And she puts 1 seat of the date 4001 into the cart, for "Vertiefung" alone
    And she puts 1 seat of the date 4001 into the cart, for "Abschluss" alone
    And she puts 1 seat of the date 4001 into the cart
    Then the cart holds these modules:
      | date                            | modules                   |
      | Betriebsrat kompakt, 20.01.2027 | Nur das Modul: Vertiefung |
      | Betriebsrat kompakt, 15.02.2027 | Nur das Modul: Abschluss  |
      | Betriebsrat kompakt, 07.12.2026 |                           |
    And the cart holds 4 seats in 3 lines

  Scenario: What is booked by module waits for its price
    Given a visitor puts 1 seat of the date 4001 into the cart, for "Vertiefung" alone
    And she fills in the order
    When she orders
    Then the booking of 4001 is:
      | date  | Betriebsrat kompakt, 20.01.2027 |
      | state | Angefragt                       |

  # Its page has no modules to choose.
  @no-screen @asked-by-programs
  Scenario: A series that is booked as a whole alone
    Given the training series "Ausbildung" with the modules:
      | title   | duration | from       | days | where |
      | Auftakt | 3        | 2027-03-01 | 3    | -1    |
      | Ende    | 2        | 2027-04-05 | 2    | -1    |
    When a visitor puts 1 seat of the date 4002 into the cart, for "Ende" alone
    Then she is told: "Das gibt es nicht oder nicht mehr."
    And the cart is empty

  Scenario: A module that is not listed is not chosen, and all that are listed are the whole
    Given the theme "Zwischentreffen":
      | hidden in series | yes |
    And the training series "Ausbildung" with the modules, booked singly:
      | title           | theme           | duration | from       | days | where |
      | Auftakt         |                 | 3        | 2027-03-01 | 3    | -1    |
      | Zwischentreffen | Zwischentreffen | 90       | 2027-03-20 | 1    | -1    |
      | Ende            |                 | 2        | 2027-04-05 | 2    | -1    |
    When a visitor puts 1 seat of the date 4002 into the cart, for "Auftakt" and "Ende" alone
    Then the cart holds these modules:
      | date                   | modules |
      | Ausbildung, 01.03.2027 |         |
