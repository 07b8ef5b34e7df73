Feature: The waiting list
  Seats that become free are offered to whoever waits: whole parties, in the order in which they came. Seats that are offered are
  held; nobody else gets them.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-03-08 | 3    | online | 1000.00 | 5      | 2     |
    And Mara books 3 seats of the date 4711

  Scenario: Seats that become free are offered and held for two days
    Given Jonas waits for 2 seats of the date 4711
    Then the booking of 4711 stands at "Warteliste"
    When Mara cancels 4711
    And Jonas looks into the cart
    Then the booking of 4711 is:
      | state      | Nachgerückt |
      | held until | 23.11.2026  |
    And the letter "booking-news offered" to "mara@werk.example" says "für Sie sind Plätze frei geworden. Wir halten sie bis 23.11.2026, 13:00 Uhr für Sie."
    And 1 seat of the date 4711 is left

  Scenario: An offer is taken
    Given Jonas waits for 2 seats of the date 4711
    And Mara cancels 4711
    When Jonas takes the offer of 4711
    And time passes to "2026-11-24T12:00:00Z" UTC
    Then the booking of 4711 stands at "Bestätigt"
    And 1 seat of the date 4711 is left

  Scenario: An offer that nobody takes goes to the next
    Given Jonas waits for 3 seats of the date 4711
    And a visitor waits for 1 seat of the date 4711
    And Mara cancels 4711
    And a visitor looks into the cart
    And the booking of 4711 stands at "Warteliste"
    When time passes to "2026-11-23T12:00:00Z" UTC
    Then the booking of 4711 stands at "Nachgerückt"
    When Jonas looks into the cart
    Then the booking of 4711 stands at "Verfallen"
    And 2 seats of the date 4711 are left

  Scenario: An offer that is declined goes to the next at once
    Given Jonas waits for 3 seats of the date 4711
    And a visitor waits for 1 seat of the date 4711
    And Mara cancels 4711
    When Jonas declines the offer of 4711
    Then the booking of 4711 stands at "Verfallen"
    When a visitor looks into the cart
    Then the booking of 4711 stands at "Nachgerückt"

  Scenario: A party that does not fit keeps its turn, a smaller one moves up
    Given Jonas waits for 4 seats of the date 4711
    And a visitor waits for 2 seats of the date 4711
    When Mara cancels 4711
    And a visitor looks into the cart
    Then the booking of 4711 stands at "Nachgerückt"
    When Jonas looks into the cart
    Then the booking of 4711 stands at "Warteliste"

  Scenario: Whoever comes to the waiting list when seats are free is offered them at once
    Given Jonas puts 2 seats of the date 4711 into the cart, for the waiting list
    And he fills in the order
    When Mara cancels 4711
    And Jonas orders
    Then the booking of 4711 stands at "Nachgerückt"
    And 1 seat of the date 4711 is left

  Scenario: Nobody waits for what has begun
    Given Jonas waits for 2 seats of the date 4711
    And the letters so far are read
    When time passes to "2027-03-07T23:00:00Z" UTC
    Then the booking of 4711 stands at "Verfallen"
    And the letter "booking-news waited-in-vain" to "mara@werk.example" says "leider ist bis zum Beginn kein Platz für Sie frei geworden"
