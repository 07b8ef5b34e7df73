@browser
Feature: From the wishlist into the cart
  Whoever has gathered dates puts them into the cart, one by one or all at once, one seat each. What cannot go in is told,
  each with its reason and what helps.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
      | 4712   | 2027-01-18 | 3    | online | 1000.00 | 12     | 12    |
      | 4713   | 2026-11-23 | 2    | online | 1000.00 | 12     | 0     |
    And the theme "Protokoll führen"
    And Mara is signed in

  @long
  Scenario: What can be done stands beside each
    Given Mara has kept the date 4711
    And Mara has kept the date 4712
    And Mara has kept "Rhetorik"
    And Mara has kept the hotel "Haus Elbgarten"
    When Mara opens the wishlist
    Then beside the date 4711 stands "In den Warenkorb"
    And beside the date 4712 stands "Auf die Warteliste"
    And beside "Rhetorik" stands "Termine ansehen", which leads to "/seminare/t/rhetorik/termine"
    And beside "Haus Elbgarten" stands nothing of the cart

  @rule:domain-wishlist-cart
  Scenario: One date
    Given Mara has kept the date 4711
    When Mara puts the date 4711 of the wishlist into the cart
    Then she is told: "Ein Termin liegt im Warenkorb"
    And beside the date 4711 stands "Im Warenkorb", which leads to "/seminare/warenkorb"

  @rule:domain-wishlist-cart @rule:domain-wishlist-cart-waiting-list @long
  Scenario: All at once, and what stays out
    Given Mara has kept the date 4711
    And Mara has kept the date 4712
    And Mara has kept the date 4713
    And Mara has kept "Protokoll führen"
    And Mara has kept the hotel "Haus Elbgarten"
    And it is "2026-11-23T08:00:00Z" UTC
    And Mara is signed in
    When Mara puts the whole wishlist into the cart
    Then she is told: "Ein Termin liegt im Warenkorb"
    And these stay out of the cart:
      | what                               | why                                                          |
      | Protokoll führen                   | Wählen Sie zuerst einen Termin.                              |
      | Rhetorik, 23.11.2026 bis 24.11.2026, online | Hat begonnen und lässt sich nicht mehr buchen. |
      | Rhetorik, 18.01.2027 bis 20.01.2027, online | Ausgebucht. Sie können sich auf die Warteliste setzen.       |
    And beside the date 4711 stands "Im Warenkorb", which leads to "/seminare/warenkorb"
    And beside the date 4712 stands "Auf die Warteliste"

  @rule:domain-wishlist-cart @long
  Scenario: What is over leads to new dates
    Given Mara has kept the date 4713
    And Mara has kept the date 4711
    And it is "2026-11-26T08:00:00Z" UTC
    And Mara is signed in
    When Mara puts the whole wishlist into the cart
    Then these stay out of the cart:
      | what                               | why               |
      | Rhetorik, 23.11.2026 bis 24.11.2026, online | Liegt hinter uns. |

  @rule:domain-wishlist-cart-waiting-list @long
  Scenario: What is sold out goes in for the waiting list only where that is wished
    Given Mara has kept the date 4711
    And Mara has kept the date 4712
    When Mara puts the whole wishlist into the cart, sold out dates for the waiting list
    Then she is told: "2 Termine liegen im Warenkorb"
    And beside the date 4712 stands "Im Warenkorb, für die Warteliste", which leads to "/seminare/warenkorb"
    And nothing stays out of the cart

  @rule:domain-wishlist-cart-waiting-list
  Scenario: A sold out date alone
    Given Mara has kept the date 4712
    When Mara puts the date 4712 of the wishlist into the cart, for the waiting list
    Then she is told: "Ein Termin liegt im Warenkorb"
    And beside the date 4712 stands "Im Warenkorb, für die Warteliste", which leads to "/seminare/warenkorb"

  # Where all of it lies in the cart, the page offers no waiting list any more.
  @no-screen @asked-by-programs @rule:domain-wishlist-cart-once
  Scenario: What lies in the cart already gets no second seat, and stays as it is wished
    Given Mara has kept the date 4711
    And Mara has kept the date 4712
    And Mara puts 1 seat of the date 4712 into the cart, for the waiting list
    When Mara puts the whole wishlist into the cart
    And Mara puts the whole wishlist into the cart, sold out dates for the waiting list
    Then she is told: "2 Termine liegen im Warenkorb"
    And the cart holds 2 seats in 2 lines

  Scenario: Without scripts as well
    Given Mara has kept the date 4711
    And Mara has kept the date 4712
    When Mara puts the whole wishlist into the cart without scripts
    Then she is told: "Ein Termin liegt im Warenkorb"
    And these stay out of the cart:
      | what                               | why                                                    |
      | Rhetorik, 18.01.2027 bis 20.01.2027, online | Ausgebucht. Sie können sich auf die Warteliste setzen. |
