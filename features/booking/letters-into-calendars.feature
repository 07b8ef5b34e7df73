Feature: Letters bring the date into calendars
  Whoever ordered is told of it, whoever takes part is asked to come, and what has ended is taken out again: the same entry
  from letter to letter, counted by its changes.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             | price   | places | taken |
      | 4711   | 2027-01-11 | 1    | online            | 1000.00 | 4      | 0     |
      | 4712   | 2027-02-08 | 1    | online            | 1000.00 | 4      | 0     |
      | 4713   | 2027-03-08 | 1    | online            | 1000.00 | 1      | 1     |
      | 4714   | 2027-03-29 | 3    | Hotel Lindenbogen | none    | 4      | 0     |

  @rule:domain-letters-calendars
  Scenario: The confirmation of an order tells of each booking
    When Mara books 1 seat of the date 4711
    Then the letter "order-received" to "mara@werk.example" brings:
      | method  | title    | from             | to               | status    | place  |
      | PUBLISH | Rhetorik | 2027-01-11 09:00 | 2027-01-11 17:00 | CONFIRMED | Online |

  Scenario: What the office has to price first stands there as not yet firm, with its hotel
    When Mara books 1 seat of the date 4714
    Then the letter "order-received" to "mara@werk.example" brings:
      | method  | title                | from             | to               | status    | place                                               |
      | PUBLISH | Reserviert: Rhetorik | 2027-03-29 09:00 | 2027-03-31 17:00 | TENTATIVE | Hotel Lindenbogen, Gohliser Straße 4, 04105 Leipzig |

  Scenario: What is reserved stands there as such, and is firm when it is booked
    When Mara reserves 1 seat of the date 4711
    Then the letter "order-received" to "mara@werk.example" brings:
      | method  | title                | status    |
      | PUBLISH | Reserviert: Rhetorik | TENTATIVE |
    When she takes the reservation of 4711
    Then the letter "booking-news booked" to "mara@werk.example" brings:
      | method  | title    | status    |
      | PUBLISH | Rhetorik | CONFIRMED |
    And it is the entry of the letter "order-received" to "mara@werk.example", changed since

  @rule:domain-letters-calendars
  Scenario: Whoever takes part is asked to come, and no longer when he is cancelled
    Given Mara books 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And she names "Alex Bauer" for the seat of "N. N." on 4711
    When time passes to "2026-12-21T06:00:00Z" UTC
    Then the letter "recipient-news invited" to "kim.yildiz@werk.example" brings:
      | method  | title    | from             | status    | organizer                   | attendee                |
      | REQUEST | Rhetorik | 2027-01-11 09:00 | CONFIRMED | service@seminarhaus.example | kim.yildiz@werk.example |
    And it is another entry than that of the letter "recipient-news invited" to "alex.bauer@werk.example"
    When Mara cancels 4711 for "Kim Yildiz"
    Then the letter "recipient-news cancelled" to "kim.yildiz@werk.example" brings:
      | method | title                    | status    | attendee                |
      | CANCEL | Nicht gebucht: Rhetorik | CANCELLED | kim.yildiz@werk.example |
    And it is the entry of the letter "recipient-news invited" to "kim.yildiz@werk.example", changed since
    And the letter "booking-news recipient-cancelled" to "mara@werk.example" brings:
      | method  | status    |
      | PUBLISH | CONFIRMED |

  Scenario: Somebody comes in place of another
    Given Mara books 1 seat of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And time passes to "2026-12-21T06:00:00Z" UTC
    When Mara names "Alex Bauer" for the seat of "Kim Yildiz" on 4711
    Then the letter "recipient-news substituted" to "alex.bauer@werk.example" brings:
      | method  | status    |
      | REQUEST | CONFIRMED |
    And the letter "recipient-news left-out" to "kim.yildiz@werk.example" brings:
      | method | status    |
      | CANCEL | CANCELLED |
    And it is the entry of the letter "recipient-news invited" to "kim.yildiz@werk.example", changed since
    And it is another entry than that of the letter "recipient-news substituted" to "alex.bauer@werk.example"

  @rule:domain-letters-calendars
  Scenario: Rebooked, the new date goes in and the old one out
    Given cancelling costs nothing until 14 days before
    And Mara books 1 seat of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And time passes to "2026-12-21T06:00:00Z" UTC
    When Mara rebooks 4711 to 4712
    Then the letter "booking-news rebooked" to "mara@werk.example" brings:
      | method  | from             | status    |
      | PUBLISH | 2027-02-08 09:00 | CONFIRMED |
      | CANCEL  | 2027-01-11 09:00 | CANCELLED |
    And the letter "recipient-news rebooked" to "kim.yildiz@werk.example" brings:
      | method  | from             | status    |
      | REQUEST | 2027-02-08 09:00 | CONFIRMED |
      | CANCEL  | 2027-01-11 09:00 | CANCELLED |

  @rule:domain-letters-calendars
  Scenario: Called off, it leaves the calendars of all who were told
    Given Mara books 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And time passes to "2026-12-21T06:00:00Z" UTC
    And Jonas is signed in as redaktion
    When Jonas calls 4711 off: "Die Referentin ist erkrankt"
    Then the letter "booking-news called-off" to "mara@werk.example" brings:
      | method | title               | status    |
      | CANCEL | Abgesagt: Rhetorik | CANCELLED |
    And it is the entry of the letter "order-received" to "mara@werk.example", changed since
    And the letter "booking-news called-off" to "mara@werk.example" says "Der Grund: Die Referentin ist erkrankt"
    And the letter "recipient-news called-off" to "kim.yildiz@werk.example" brings:
      | method | title               | status    |
      | CANCEL | Abgesagt: Rhetorik | CANCELLED |
    And it is the entry of the letter "recipient-news invited" to "kim.yildiz@werk.example", changed since

  Scenario: Whoever was not invited yet has nothing to take out
    Given Mara books 1 seat of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And Jonas is signed in as redaktion
    When Jonas calls 4711 off: "Die Referentin ist erkrankt"
    Then the letter "recipient-news called-off" to "kim.yildiz@werk.example" brings no calendar

  Scenario: Whoever waits has no date yet
    When Mara waits for 1 seat of the date 4713
    Then the letter "order-received" to "mara@werk.example" brings no calendar
    When time passes to "2027-03-07T23:00:00Z" UTC
    Then the letter "booking-news waited-in-vain" to "mara@werk.example" brings no calendar

  Scenario: Whoever ordered for himself has one entry
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she fills in the order:
      | email | mara.kessler@werk.example |
    And she orders
    And she names "Mara Kessler" for the seat of "N. N." on 4711
    When time passes to "2026-12-21T06:00:00Z" UTC
    Then the letter "recipient-news invited" to "mara.kessler@werk.example" brings:
      | method  | status    |
      | REQUEST | CONFIRMED |
    And it is the entry of the letter "order-received" to "mara.kessler@werk.example", changed since
