Feature: Bookings of a Gremium
  Who belongs to a Gremium sees who goes where and how it stands; its managers and whoever ordered see what it costs, cancel and
  substitute (domain §7.2).

  Background:
    Given it is "2026-11-21T09:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
      | 4714   | 2026-11-30 | 1    | online | 500.00  | 12     | 0     |
    And Mara is signed in
    And Jonas is signed in
    And Mara and Jonas are in the Gremium "BR" of "Muster GmbH"

  Scenario: A manager sees costs, others who goes where
    Given Mara books 2 seats of the date 4711
    When Mara gives the seat of "N. N." of 4711 to "Jonas Yıldız" with "jonas@werk.example" in the portal
    Then Mara sees of her Gremium: "Rhetorik, 11.01.2027, Bestätigt: Jonas Yıldız 1.000,00 €, N. N. 1.000,00 €"
    And Jonas sees of his Gremium: "Rhetorik, 11.01.2027, Bestätigt: Jonas Yıldız (ich), N. N."
    And Jonas sees of himself: "Rhetorik, 11.01.2027, Bestätigt: Jonas Yıldız (ich), N. N."
    And Mara knows the link of the booking of 4711
    And Jonas does not know the link of the booking of 4711
    And Jonas goes to the next event with "Jonas Yıldız, N. N."

  Scenario: What somebody ordered for herself is no Gremium's
    Given Mara puts 1 seat of the date 4711 into the cart
    And Mara fills in the order:
      | buyerType | privat |
    When Mara orders
    Then Mara sees of her Gremium nothing
    And Mara sees of herself: "Rhetorik, 11.01.2027, Bestätigt: N. N. 1.000,00 €"
    And Jonas sees of himself nothing

  Scenario: Somebody cancels for herself alone
    Given Mara books 2 seats of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Jonas Yıldız" with "jonas@werk.example" in the portal
    When Jonas cancels for "N. N." of 4711 in the portal
    Then he is told about the booking: "not-allowed"
    When Jonas cancels for "Jonas Yıldız" of 4711 in the portal
    Then he is told about the booking: "done 0,00 €"
    And Mara sees of her Gremium: "Rhetorik, 11.01.2027, Bestätigt: N. N. 1.000,00 €, Jonas Yıldız storniert 0,00 €"
    And 2 seats of the date 4711 are left
    When Jonas cancels for "Jonas Yıldız" of 4711 in the portal
    Then he is told about the booking: "not-possible"

  Scenario: A fee is confirmed before it is charged
    Given Mara puts 1 seat of the date 4714 into the cart
    And she names "Kim Yildiz" for the date 4714
    And she fills in the order
    And she orders
    When Mara cancels for "Kim Yildiz" of 4714 in the portal without confirming the fee
    Then she is told about the booking: "fee-not-confirmed 250,00 €"
    When Mara cancels for "Kim Yildiz" of 4714 in the portal
    Then she is told about the booking: "done 250,00 €"
    And the costs of 2026 are "250,00 € fees, 250,00 € in all"

  Scenario: Of two who cancel for the same person at once one is told that it is done
    Given Mara books 2 seats of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Jonas Yıldız" with "jonas@werk.example" in the portal
    When Mara and Jonas cancel for "Jonas Yıldız" of 4711 at once
    Then one of them is told that it is done, the other one "not-possible"
    And 2 seats of the date 4711 are left

  Scenario: A year with its costs
    Given Mara books 2 seats of the date 4711
    And Mara reserves 1 seat of the date 4711
    Then the costs of 2027 are "1.000,00 € open, 2.000,00 € booked, 2.000,00 € in all"
    And the year 2027 of the Gremium names "Jonas Yıldız 0, Mara Kessler 0"
    And Jonas sees no costs of 2027
    And the costs of 2026 are "0,00 € in all"

  @no-screen @asked-by-programs
  Scenario: Papers for the way of a booking are for who walks it
    Given Mara books 1 seat of the date 4711
    Then Mara takes the paper "beschluss" of 4711
    And Mara takes the paper "arbeitgeber" of 4711
    And Mara takes the paper "kosten" of 4711
    And Jonas is refused the paper "beschluss" of 4711: "not-allowed"
    And the overview of 2027 as PDF is taken by Mara and Jonas
