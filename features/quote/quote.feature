@no-screen @asked-by-programs
Feature: Quotes
  The office writes a quote, the customer sees it by its link, asks, accepts or declines. What was offered holds until its last
  day, at the prices of the day on which it was written (domain §7.9).

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And Mara is signed in as redaktion
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
      | 4713   | 2027-03-08 | 3    | online | 1000.00 | 4      | 0     |
      | 4714   | 2026-11-30 | 1    | online | 500.00  | 12     | 0     |

  @rule:domain-quote
  Scenario: From a draft to a booking
    When Mara quotes 2 seats of the date 4711 to Kim
    Then the quote is "A-2026-000001", version 1, "entwurf", "2.380,00 €"
    And the link of the quote is refused with "not-found"
    When Mara sends the quote
    Then the letter "quote-news sent" to "kim@werk.example" says "A-2026-000001"
    And the letter "quote-news sent" to "kim@werk.example" says "21.12.2026"
    And the quote stands at "versendet"
    When Kim opens the quote
    And Kim opens the quote
    Then the quote stands at "geoeffnet"
    And 3 seats of the date 4711 are left
    When Kim accepts the quote
    Then the quote stands at "angenommen"
    And 1 seat of the date 4711 is left
    And the letter "order-received" to "kim@werk.example" says "Rhetorik"
    And the letter "quote-arrived accepted" to "service@seminarhaus.example" says "A-2026-000001"

  @rule:domain-quote
  Scenario: Only the customer opens a quote; whoever only looks, or is of the office, leaves it as it was sent
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    When Mara opens the quote
    Then it is done
    And the quote stands at "versendet"
    And the link of the quote shows "versendet"
    And the quote stands at "versendet"
    When Kim opens the quote
    Then the quote stands at "geoeffnet"
    Given Mara has sent a quote of 1 seat of the date 4711 to Kim
    When Kim accepts the quote
    Then the quote stands at "angenommen"

  @rule:domain-quote
  Scenario: What is accepted stays as it is
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    When Kim accepts the quote
    And Kim accepts the quote
    Then it is refused with "quote-accepted"
    When Kim declines the quote
    Then it is refused with "quote-accepted"
    When Mara writes the quote anew with 3 seats of the date 4711
    Then it is refused with "quote-accepted"
    And 1 seat of the date 4711 is left

  @rule:domain-quote
  Scenario: Numbers follow one another, and every year begins anew
    When Mara quotes 1 seat of the date 4711 to Kim
    And Mara quotes 1 seat of the date 9999 to Kim
    Then it is refused with "quoted unknown"
    When Mara quotes 1 seat of the date 4713 to Kim
    Then the quote is "A-2026-000002", version 1, "entwurf", "1.190,00 €"
    Given it is "2026-12-31T23:30:00Z" UTC
    And Mara is signed in as redaktion
    When Mara quotes 1 seat of the date 4713 to Kim
    Then the quote is "A-2027-000001", version 1, "entwurf", "1.190,00 €"

  @rule:domain-quote
  Scenario: After its last day a quote is gone
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    And it is "2026-12-21T22:59:00Z" UTC
    Then the link of the quote shows "versendet"
    Given it is "2026-12-21T23:00:00Z" UTC
    Then the link of the quote is refused with "quote-expired"
    When Kim accepts the quote
    Then it is refused with "quote-expired"
    When time passes to "2026-12-21T23:00:01Z" UTC
    And Mara is signed in as redaktion
    Then the quote stands at "abgelaufen"
    And 3 seats of the date 4711 are left

  @rule:domain-quote
  Scenario: Written anew, it has to be sent again, and what was seen before is not accepted
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    When Mara writes the quote anew with 3 seats of the date 4711
    Then the quote is "A-2026-000001", version 2, "entwurf", "3.570,00 €"
    And the link of the quote is refused with "quote-in-revision"
    When Mara sends the quote
    And Kim accepts version 1 of the quote
    Then it is refused with "outdated"
    When Kim accepts the quote
    Then the quote stands at "angenommen"
    And 0 seats of the date 4711 are left

  @rule:domain-quote
  Scenario: The price is that of the quote, not of the day on which it is accepted
    Given Mara has sent a quote of 2 seats of the date 4713 to Kim
    And the date 4713 costs "1500.00" now
    When Kim accepts the quote
    Then the letter "order-received" to "kim@werk.example" says "2.000,00 €"

  Scenario: Who wants the seats later holds them
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    When Kim reserves by the quote
    Then the quote stands at "angenommen"
    And 1 seat of the date 4711 is left

  Scenario: Where the seats are gone nothing is accepted
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    And Jonas books 2 seats of the date 4711
    When Kim accepts the quote
    Then it is refused with "not-orderable"
    And the quote stands at "versendet"
    And 1 seat of the date 4711 is left

  Scenario: So shortly before the first day seats are booked by name alone
    Given Mara has sent a quote of 2 seats of the date 4714 to Kim
    When Kim accepts the quote
    Then it is refused with "names-missing"

  Scenario: A question goes to the office, and ten are enough
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    When Kim asks about the quote "Ist das Mittagessen dabei?"
    Then the letter "quote-arrived question" to "service@seminarhaus.example" says "Ist das Mittagessen dabei?"
    When Kim asks about the quote ""
    Then it is refused with "question missing"
    When Kim asks about the quote 9 times more
    And Kim asks about the quote "Und noch etwas?"
    Then it is refused with "too-many"

  Scenario: Declined with a reason, and written anew
    Given Mara has sent a quote of 2 seats of the date 4711 to Kim
    When Kim declines the quote because "Zu weit weg"
    Then the quote stands at "abgelehnt"
    And the letter "quote-arrived declined" to "service@seminarhaus.example" says "Zu weit weg"
    When Kim accepts the quote
    Then it is refused with "quote-declined"
    When Mara writes the quote anew with 1 seat of the date 4711
    And Mara sends the quote
    Then the link of the quote shows "versendet"

  Scenario: A seminar for one committee alone has the price that the office names
    When Mara quotes an inhouse seminar "Rhetorik" for 12 persons at "4800.00" to Kim
    Then the quote is "A-2026-000001", version 1, "entwurf", "5.712,00 €"
    When Mara sends the quote
    And Kim accepts the quote
    Then the quote stands at "angenommen"
    And the letter "quote-news accepted" to "kim@werk.example" says "A-2026-000001"

  Scenario: A visitor asks for a quote of what is in the cart
    Given a visitor puts 2 seats of the date 4711 into the cart
    When she asks for a quote of the cart as Kim
    Then the letter "quote-arrived requested" to "service@seminarhaus.example" says "A-2026-000001"
    And the letter "quote-news requested" to "kim@werk.example" says "Rhetorik"
    And the letter "quote-news requested" to "kim@werk.example" does not say "/angebote/"
    And the cart holds 2 seats in 1 line
    And 3 seats of the date 4711 are left

  Scenario: What cannot be quoted is said of its field
    When Mara quotes 0 seats of the date 4711 to Kim
    Then it is refused with "persons too-low"
    When Mara quotes 101 seats of the date 4711 to Kim
    Then it is refused with "persons too-high"
    When Mara quotes 1 seat of the date 4711 to Kim with the discount "SOMMER"
    Then it is refused with "discountCode unknown"
    When Mara quotes 1 seat of the date 4711 to Kim until "2026-11-20"
    Then it is refused with "validUntil too-low"

  @rule:domain-quote
  Scenario: Of a series that is booked by module the chosen ones are quoted, and no others
    Given the training series "Betriebsrat kompakt" with the modules, booked singly:
      | title      | duration | from       | days | where |
      | Auftakt    | 3        | 2027-02-01 | 3    | -1    |
      | Vertiefung | 2        | 2027-03-01 | 2    | -1    |
      | Abschluss  | 2        | 2027-04-05 | 2    | -1    |
    When Mara quotes 2 seats of the date 4004 to Kim for the modules of "2027-03-01, 2027-04-05"
    Then it is done
    And the quote offers the modules "Vertiefung, Abschluss"
    When Mara writes the quote anew with 2 seats of the date 4004
    Then the quote offers the modules "Vertiefung, Abschluss"
    When Mara quotes 2 seats of the date 4004 to Kim for the modules of "2027-02-01, 2027-03-01, 2027-04-05"
    Then it is done
    And the quote offers the modules ""
    When Mara quotes 2 seats of the date 4004 to Kim for the modules of "2027-03-01, 2027-03-02"
    Then it is refused with "modules unknown"
    When Mara quotes 2 seats of the date 4004 to Kim for the modules of "2027-02-30"
    Then it is refused with "modules malformed"

  @rule:domain-quote
  Scenario: What is no series, or is booked as a whole alone, is not quoted by module
    Given the training series "Ausbildung" with the modules:
      | title   | duration | from       | days | where |
      | Auftakt | 3        | 2027-02-01 | 3    | -1    |
      | Schluss | 2        | 2027-03-01 | 2    | -1    |
    When Mara quotes 1 seat of the date 4004 to Kim for the modules of "2027-02-01"
    Then it is refused with "modules unknown"
    When Mara quotes 1 seat of the date 4711 to Kim for the modules of "2027-01-11"
    Then it is refused with "modules unknown"

  @rule:domain-quote
  Scenario: A member finds what was sent to her account, and answers it without the link
    Given Jonas is signed in
    Then Jonas finds no quote
    When Mara quotes 1 seat of the date 4713 to Jonas
    Then Jonas finds no quote
    Given Mara has sent a quote of 1 seat of the date 4713 to Jonas
    And Mara has sent a quote of 1 seat of the date 4713 to Kim
    And Mara has sent a quote of 2 seats of the date 4711 to Jonas
    Then Jonas finds these quotes:
      | number        | version | state     | until      | gross      |
      | A-2026-000004 | 1       | versendet | 2026-12-21 | 2.380,00 € |
      | A-2026-000002 | 1       | versendet | 2026-12-21 | 1.190,00 € |
    When Mara writes the quote anew with 3 seats of the date 4711
    Then Jonas finds these quotes:
      | number        | version | state     | until      | gross      |
      | A-2026-000004 | 1       | entwurf   | 2026-12-21 | 2.380,00 € |
      | A-2026-000002 | 1       | versendet | 2026-12-21 | 1.190,00 € |
    When Mara sends the quote
    And Jonas accepts the quote by its id
    Then Jonas finds these quotes:
      | number        | version | state      | until      | gross      |
      | A-2026-000004 | 2       | angenommen | 2026-12-21 | 3.570,00 € |
      | A-2026-000002 | 1       | versendet  | 2026-12-21 | 1.190,00 € |
    Given it is "2026-12-21T23:00:00Z" UTC
    And Jonas is signed in
    Then Jonas finds these quotes:
      | number        | version | state      | until      | gross      |
      | A-2026-000004 | 2       | angenommen | 2026-12-21 | 3.570,00 € |
      | A-2026-000002 | 1       | abgelaufen | 2026-12-21 | 1.190,00 € |

  @rule:domain-quote
  Scenario Outline: By its id nobody answers a quote whose account it is not for
    Given Jonas is signed in
    And Mara has sent a quote of 2 seats of the date 4711 to <whom>
    When <who> <answers> the quote by its id
    Then it is refused with "<why>"
    And the quote stands at "<state>"

    Examples:
      | whom  | who   | answers    | why       | state     |
      | Kim   | Jonas | opens      | not-found | versendet |
      | Kim   | Jonas | accepts    | not-found | versendet |
      | Kim   | Jonas | declines   | not-found | versendet |
      | Kim   | Jonas | asks about | not-found | versendet |
      | Kim   | Kim   | accepts    | not-found | versendet |
      | Jonas | Kim   | accepts    | not-found | versendet |
      | Jonas | Mara  | declines   | not-found | versendet |
      | Jonas | Jonas | opens      | done      | geoeffnet |
      | Jonas | Jonas | declines   | done      | abgelehnt |
      | Jonas | Jonas | asks about | done      | versendet |

  Scenario: Whoever is not signed in finds no quotes
    When Kim looks for her quotes
    Then it is refused with "not-signed-in"

  Scenario: Only the office writes quotes
    When Kim quotes 1 seat of the date 4711 to Kim
    Then it is refused with "not-signed-in"
