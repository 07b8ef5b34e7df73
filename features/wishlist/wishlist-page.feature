@browser
Feature: The wishlist
  Everything kept stands on one page, the newest first.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where            |
      | 4001   | 2026-12-07 | 3    | Hotel Lindenbogen |
    And the theme "Protokoll führen"

  @long
  Scenario: Somebody who is not signed in is told how to get one
    When a visitor opens the wishlist
    Then the visitor is asked to sign in to see it

  @long
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

  @long
  Scenario: It can be laid before the committee: level, price, hotel, seats and what comes next
    Given the hotel "Hotel Lindenbogen" costs:
      | night       | 80.00 |
      | breakfast   | 15.00 |
      | day package | 60.00 |
      | parking     | 10.00 |
      | city tax    | 0     |
    And the theme "Verhandeln":
      | level | aufbau |
    And it is held:
      | number | from       | days | where            | price  | places | taken |
      | 4002   | 2027-01-11 | 3    | Hotel Lindenbogen | 990.00 | 12     | 8     |
      | 4003   | 2027-02-01 | 1    | online           | 390.00 | 12     | 12    |
    And Mara is signed in
    And Mara has kept "Verhandeln"
    And Mara has kept the date 4002
    When Mara opens the wishlist
    Then of "/seminare/t/verhandeln" the wishlist tells:
      | Aufbau · ab 390 € netto                                                               |
      | 11.01.2027 bis 13.01.2027, Leipzig: Noch 4 Plätze, mit Hotel etwa 1.360 € netto       |
      | 01.02.2027, online: Ausgebucht, Warteliste offen                                      |
    And of "/seminare/p/verhandeln-4002" the wishlist tells:
      | Aufbau · 990 € netto · mit Hotel etwa 1.360 € netto · Noch 4 Plätze |

  @long
  Scenario: Of a date that is over, and of a theme without one, it says what comes next
    Given Mara is signed in
    And Mara has kept the date 4001
    And Mara has kept "Protokoll führen"
    And it is "2026-12-10T08:00:00Z" UTC
    And Mara is signed in
    When Mara opens the wishlist
    Then of "/seminare/t/rhetorik/termine" the wishlist tells:
      | Ein neuer Termin steht noch nicht fest. |
    And of "/seminare/t/protokoll-fuehren" the wishlist tells:
      | Ein neuer Termin steht noch nicht fest. |

  @rule:domain-wishlist-expired @long
  Scenario: A date that is over leads to new ones
    Given Mara is signed in
    And Mara has kept the date 4001
    And it is "2026-12-10T08:00:00Z" UTC
    And Mara is signed in
    When Mara opens the wishlist
    Then the date 4001 is past and leads to "/seminare/t/rhetorik/termine"

  @long
  Scenario: Taking something off
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara has kept "Protokoll führen"
    When Mara takes "Rhetorik" off the wishlist
    Then the wishlist of Mara holds "Protokoll führen"

  Scenario: What was taken off by mistake comes back as it was
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara has kept "Protokoll führen"
    And Mara writes "für Jonas" beside "Rhetorik"
    When Mara takes "Rhetorik" off the wishlist
    Then Mara can put back "Rhetorik"
    When Mara puts "Rhetorik" back
    And Mara opens the wishlist
    Then the wishlist shows, from top to bottom:
      | title            | detail |
      | Protokoll führen |        |
      | Rhetorik         |        |
    And on the wishlist of Mara "für Jonas" stands beside "Rhetorik"
    And Mara can put back nothing

  @long
  Scenario: After an hour it is gone
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    When Mara takes "Rhetorik" off the wishlist
    And 3600 seconds have passed
    Then Mara can put back nothing

  Scenario: A note says why something was kept
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    When Mara writes "für Jonas, im Herbst" beside "Rhetorik"
    Then on the wishlist of Mara "für Jonas, im Herbst" stands beside "Rhetorik"
    When Mara writes "" beside "Rhetorik"
    Then on the wishlist of Mara nothing stands beside "Rhetorik"

  @long
  Scenario: By date the next event stands on top, what has no date below, what is over last
    Given the theme "Arbeitsrecht"
    And it is held:
      | number | from       | days | where             |
      | 4002   | 2026-11-24 | 2    | Hotel Lindenbogen |
      | 4003   | 2027-01-18 | 2    | Hotel Lindenbogen |
    And Mara is signed in
    And Mara has kept the date 4002
    And Mara has kept the date 4001
    And Mara has kept "Protokoll führen"
    And Mara has kept the date 4003
    And it is "2026-11-26T08:00:00Z" UTC
    And Mara is signed in
    When Mara orders the wishlist by date
    Then the wishlist shows, from top to bottom:
      | title            | detail                             |
      | Rhetorik         | 07.12.2026 bis 09.12.2026, Leipzig |
      | Arbeitsrecht     | 18.01.2027 bis 19.01.2027, Leipzig |
      | Protokoll führen |                                    |
      | Arbeitsrecht     | 24.11.2026 bis 25.11.2026, Leipzig |

  @long
  Scenario: What the provider no longer offers is not shown
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara has kept "Protokoll führen"
    And the provider drops the theme "Protokoll führen"
    When Mara opens the wishlist
    Then the wishlist of Mara holds "Rhetorik"

  @rule:domain-heart-without-scripts
  Scenario: A browser without scripts keeps things as well
    Given Mara is signed in
    When Mara keeps "Rhetorik" without scripts
    Then the page led back to says "Gemerkt. Zur Merkliste"
    And the wishlist of Mara holds "Rhetorik"

  @rule:domain-heart-without-scripts
  Scenario: Without scripts and signed out the way leads to the login
    When a visitor keeps "Rhetorik" without scripts
    Then the visitor is led to the login
