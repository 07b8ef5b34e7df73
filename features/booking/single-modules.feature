Feature: Seats of single modules
  Whoever books modules of a run alone takes seats of these, and leaves the others. The whole run has a seat for nobody any more
  once one of its modules has none.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the training series "Betriebsrat kompakt" with the modules, booked singly:
      | title      | duration | from       | days | where |
      | Auftakt    | 3        | 2027-03-01 | 3    | -1    |
      | Vertiefung | 2        | 2027-04-05 | 2    | -1    |
    And the date 4001 has 2 seats

  Scenario: Seats of one module leave those of the other, and none of the whole
    Given a visitor opens the theme "Betriebsrat kompakt"
    And the modules are:
      | title      | seats |
      | Auftakt    |       |
      | Vertiefung |       |
    And Mara books 1 seat of the date 4001, for "Auftakt" alone
    And Jonas books 1 seat of the date 4001, for "Auftakt" alone
    Then 0 seats of the date 4001 are left
    When a visitor opens the theme "Betriebsrat kompakt"
    Then the modules are:
      | title      | seats                        |
      | Auftakt    | Ausgebucht, Warteliste offen |
      | Vertiefung | Nur noch 2 Plätze            |
    When Mara books 1 seat of the date 4001, for "Vertiefung" alone
    Then the order is placed
    When Jonas books 1 seat of the date 4001, for "Vertiefung" alone
    Then the order is placed
    When a visitor opens the theme "Betriebsrat kompakt"
    Then the modules are:
      | title      | seats |
      | Auftakt    |       |
      | Vertiefung |       |

  Scenario: Whoever comes too late for a module, or for the whole, is told of which there are no seats
    Given Mara books 2 seats of the date 4001, for "Auftakt" alone
    And Mara books 1 seat of the date 4001, for "Vertiefung" alone
    When Jonas puts 1 seat of the date 4001 into the cart, for "Auftakt" alone
    Then she is told: "Das Modul „Auftakt“ ist ausgebucht. Setzen Sie sich auf die Warteliste, oder wählen Sie andere Module."
    When Jonas puts 2 seats of the date 4001 into the cart, for "Vertiefung" alone
    Then she is told: "Im Modul „Vertiefung“ ist nur noch ein Platz frei. Nehmen Sie weniger, oder setzen Sie sich auf die Warteliste."
    When Jonas puts 1 seat of the date 4001 into the cart
    Then she is told: "Dieser Termin ist ausgebucht. Setzen Sie sich auf die Warteliste, oder wählen Sie einen anderen Termin."
    And the cart is empty

  Scenario: In one cart each module counts for itself
    Given Mara books 1 seat of the date 4001, for "Auftakt" alone
    When Jonas puts 2 seats of the date 4001 into the cart, for "Vertiefung" alone
    And Jonas puts 1 seat of the date 4001 into the cart, for "Auftakt" alone
    Then the cart holds 3 seats in 2 lines
    When Jonas puts 1 seat of the date 4001 into the cart
    Then she is told: "An diesem Termin ist nur noch ein Platz frei. Nehmen Sie weniger, oder setzen Sie sich auf die Warteliste."

  Scenario: Whoever gives seats of a module back makes room in it, and in the whole
    Given Mara books 2 seats of the date 4001, for "Auftakt" alone
    And Jonas books 1 seat of the date 4001, for "Vertiefung" alone
    When Mara cancels 4001
    Then 1 seat of the date 4001 is left
    When a visitor books 1 seat of the date 4001
    Then the order is placed
    And 0 seats of the date 4001 are left

  Scenario: Seats of a module are offered to whoever waits for it, though the whole stays sold out
    Given Mara books 1 seat of the date 4001, for "Auftakt" alone
    And Jonas books 2 seats of the date 4001, for "Vertiefung" alone
    And a visitor waits for 2 seats of the date 4001, for "Auftakt" alone
    And the booking of 4001 stands at "Warteliste"
    When Mara cancels 4001
    Then 0 seats of the date 4001 are left
    When a visitor looks into the cart
    Then the booking of 4001 stands at "Nachgerückt"

  Scenario: Whoever is refused seats of a module waits for these alone
    Given Mara books 1 seat of the date 4001, for "Auftakt" alone
    And a visitor waits for 2 seats of the date 4001, for "Auftakt" alone
    When Mara cancels 4001
    And a visitor looks into the cart
    Then the booking of 4001 stands at "Nachgerückt"
    When a visitor opens the theme "Betriebsrat kompakt"
    Then the modules are:
      | title      | seats                        |
      | Auftakt    | Ausgebucht, Warteliste offen |
      | Vertiefung | Nur noch 2 Plätze            |

  Scenario: Whoever waits for the whole is offered it once every module has the seats
    Given Mara books 1 seat of the date 4001, for "Auftakt" alone
    And Jonas books 1 seat of the date 4001, for "Vertiefung" alone
    And a visitor waits for 2 seats of the date 4001
    When Mara cancels 4001
    And a visitor looks into the cart
    Then the booking of 4001 stands at "Warteliste"
    When Jonas cancels 4001
    And a visitor looks into the cart
    Then the booking of 4001 stands at "Nachgerückt"
    And 0 seats of the date 4001 are left

  Scenario: A module that gets another title keeps its seats, and whoever has booked it
    Given Mara books 1 seat of the date 4001, for "Auftakt" alone
    When the provider calls the module "Auftakt" of the date 4001 "Einstieg"
    And a visitor opens the theme "Betriebsrat kompakt"
    Then the modules are:
      | title      | seats                  |
      | Einstieg   | Nur noch 1 Platz       |
      | Vertiefung | Nur noch 2 Plätze      |
    When Jonas books 1 seat of the date 4001, for "Einstieg" alone
    Then the order is placed
    And 0 seats of the date 4001 are left
    When Mara cancels 4001
    Then 1 seat of the date 4001 is left
