Feature: The newsletter, asked for with an order
  Whoever orders may ask for the newsletter as well. Nobody has it before the owner of the address has confirmed.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 4      | 0     |

  Scenario: Whoever asks for it with an order is asked by letter, once
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she fills in the order:
      | newsletter | ja |
    When she orders
    Then these letters go out:
      | kind               | to                          |
      | order-received     | mara@werk.example           |
      | order-arrived      | service@seminarhaus.example |
      | newsletter-confirm | mara@werk.example           |
    When she puts 1 seat of the date 4711 into the cart
    And she orders
    Then these letters go out:
      | kind           | to                          |
      | order-received | mara@werk.example           |
      | order-arrived  | service@seminarhaus.example |
