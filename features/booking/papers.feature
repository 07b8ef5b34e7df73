Feature: Papers of a booking
  Whoever has the link of a booking takes away what meeting, employer and provider want in writing: of each body what the law asks
  of it, and only while it is of use.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 0     |
      | 4712   | 2027-02-08 | 3    | online | 1000.00 | 12     | 12    |

  Scenario Outline: Each body has the papers that the law asks of it
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she fills in the order:
      | legalBasis | <basis> |
      | buyerType  | <buyer> |
    When she orders
    Then the papers of 4711 are "<papers>"

    Examples:
      | basis    | buyer      | papers                                                                                             |
      | 37_6     | gremium    | entsendebeschluss, tagesordnung, mitteilung-arbeitgeber, kostenuebernahme, auftragsbestaetigung    |
      | 65       | gremium    | entsendebeschluss, tagesordnung, mitteilung-arbeitgeber, kostenuebernahme, auftragsbestaetigung    |
      | 179_sgb9 | gremium    | mitteilung-arbeitgeber, kostenuebernahme, auftragsbestaetigung                                     |
      | 37_7     | gremium    | entsendebeschluss, tagesordnung, mitteilung-arbeitgeber, auftragsbestaetigung                      |
      | keine    | arbeitgeber | auftragsbestaetigung                                                                              |
      | 37_6     | privat     | auftragsbestaetigung                                                                               |

  @rule:domain-certificate
  Scenario: A certificate is there from the last day on, whenever it was noted who came
    Given Mara books 1 seat of the date 4711
    And Mara names "Kim Yildiz" for the seat of "N. N." on 4711
    And it is "2027-01-11T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    And Jonas notes for 4711 that "Kim Yildiz" came
    And it is "2027-01-12T22:59:59Z" UTC
    And Mara looks into the cart
    Then the papers of 4711 are "entsendebeschluss, auftragsbestaetigung"
    When it is "2027-01-12T23:00:00Z" UTC
    Then the papers of 4711 are "entsendebeschluss, auftragsbestaetigung, teilnahmebescheinigung"

  Scenario: On the waiting list the works council may decide already, and nobody else is told
    When a visitor waits for 1 seat of the date 4712
    Then the papers of 4712 are "entsendebeschluss, tagesordnung, auftragsbestaetigung"

  Scenario: Of what lapses before anybody has booked it nothing is confirmed
    Given a visitor reserves 1 seat of the date 4711
    When time passes to "2026-12-05T12:00:00Z" UTC
    Then the papers of 4711 are ""

  Scenario: What was cancelled leaves the confirmation alone
    Given a visitor books 1 seat of the date 4711
    When she cancels 4711
    Then the papers of 4711 are "auftragsbestaetigung"
