@browser
Feature: The wishlist
  Everything kept stands on one page, the newest first.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where            |
      | 4001   | 2026-12-07 | 3    | Hotel Lindenbogen |
    And the theme "Protokoll führen"

  Scenario: Somebody who is not signed in is told how to get one
    When a visitor opens the wishlist
    Then the visitor is asked to sign in

  Scenario: An empty one
    Given Mara is signed in
    When Mara opens the wishlist
    Then the wishlist is empty

  Scenario: Themes, dates and hotels stand on it with their links
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara has kept the date 4001
    And Mara has kept the hotel "Haus Elbgarten"
    When Mara opens the wishlist
    Then the wishlist holds:
      | title          | address                | detail              |
      | Rhetorik       | /seminare/t/rhetorik   |                     |
      | Rhetorik       | /seminare/p/rhetorik-4001 | 07.12.2026 bis 09.12.2026, Leipzig |
      | Haus Elbgarten |                        | Hamburg             |

  Scenario: A date that has begun leads to new ones
    Given Mara is signed in
    And Mara has kept the date 4001
    And it is "2026-12-08T08:00:00Z" UTC
    And Mara is signed in
    When Mara opens the wishlist
    Then the date 4001 is past and leads to "/seminare/t/rhetorik/termine"

  Scenario: Taking something off
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara has kept "Protokoll führen"
    When Mara takes "Rhetorik" off the wishlist
    Then the wishlist of Mara holds "Protokoll führen"

  Scenario: What the provider no longer offers is not shown
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara has kept "Protokoll führen"
    And the provider drops the theme "Protokoll führen"
    When Mara opens the wishlist
    Then the wishlist of Mara holds "Rhetorik"

  Scenario: A browser without scripts keeps things as well
    Given Mara is signed in
    When Mara keeps "Rhetorik" without scripts
    Then the wishlist of Mara holds "Rhetorik"

  Scenario: Without scripts and signed out the way leads to the login
    When a visitor keeps "Rhetorik" without scripts
    Then the visitor is asked to sign in
