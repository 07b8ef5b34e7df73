@browser @only-in-browser @needs-keyboard
Feature: The whole path, from a wish to the certificate
  Whoever has never booked a seminar comes from the wishlist to the certificate, with the mouse or the keyboard alone,
  with scripts or without. Every page on the way is accessible and fits a phone.

  Background:
    Given it is "2026-11-23T09:00:00Z" UTC
    And the hotel "Haus Elbgarten" costs:
      | night       | 95.00 |
      | breakfast   | 15.50 |
      | day package | 65.00 |
      | parking     | 10.00 |
      | city tax    | 2.50  |
    And the theme "Betriebsverfassungsrecht I"
    And it is held:
      | number | from       | days | where          | price   | places | taken |
      | 4711   | 2027-01-11 | 5    | Haus Elbgarten | 1490.00 | 4      | 0     |
      | 4712   | 2027-03-08 | 5    | Haus Elbgarten | 1490.00 | 4      | 0     |
    And the provider issues invoices

  Scenario Outline: The whole path of the <body>, <how>
    Given Mara, her employer and the office work for the "<body>" <how>
    When Mara keeps the date of "11.01.2027" on her wishlist
    And she puts all of her wishlist into the cart
    And she reserves 2 seats, one of them for "Kim Yildiz", as "<ground>"
    And the letter "Ihre Bestellung" leads her to her booking
    Then it stands at "Reserviert", and next is "<first>"
    When she <decides>
    Then it stands at "Reserviert", and next is "Arbeitgeber unterrichten"
    When she takes the letter to her employer and notes that he was told
    Then it stands at "Reserviert", and next is "Kosten klären"
    When she makes a link for her employer, and he confirms by it as "Petra Lindner"
    And the letter "Kostenübernahme bestätigt" leads her to her booking
    Then it stands at "Reserviert", and next is "Verbindlich buchen"
    When she books
    Then it stands at "Bestätigt", and next is "Teilnehmen"
    And the office of her employer is sent the invoice
    When "Robin Vogt" comes for "Kim Yildiz", and "Ayşe Özkan" for "N. N."
    And it becomes "2026-12-21T09:00:00Z" UTC
    And the letter "Ihr Seminar beginnt bald" leads her to her booking
    Then it stands at "Eingeladen", and next is "Teilnehmen"
    And "Robin Vogt" and "Ayşe Özkan" are sent the letter "Einladung", and "Kim Yildiz" is not
    When it becomes "2027-01-15T15:00:00Z" UTC
    And the office notes that "Robin Vogt" came
    Then she takes the certificate of "Robin Vogt" alone

    Examples:
      | body | how                     | ground                                                       | first                    | decides                                             |
      | BR   | with scripts            | § 37 Abs. 6 BetrVG, erforderliche Schulung                   | Beschluss fassen         | takes the papers for the meeting and notes its vote |

  @long
  Scenario Outline: The whole path in the other ways, of the <body>, <how>
    Given Mara, her employer and the office work for the "<body>" <how>
    When Mara keeps the date of "11.01.2027" on her wishlist
    And she puts all of her wishlist into the cart
    And she reserves 2 seats, one of them for "Kim Yildiz", as "<ground>"
    And the letter "Ihre Bestellung" leads her to her booking
    Then it stands at "Reserviert", and next is "<first>"
    When she <decides>
    Then it stands at "Reserviert", and next is "Arbeitgeber unterrichten"
    When she takes the letter to her employer and notes that he was told
    Then it stands at "Reserviert", and next is "Kosten klären"
    When she makes a link for her employer, and he confirms by it as "Petra Lindner"
    And the letter "Kostenübernahme bestätigt" leads her to her booking
    Then it stands at "Reserviert", and next is "Verbindlich buchen"
    When she books
    Then it stands at "Bestätigt", and next is "Teilnehmen"
    And the office of her employer is sent the invoice
    When "Robin Vogt" comes for "Kim Yildiz", and "Ayşe Özkan" for "N. N."
    And it becomes "2026-12-21T09:00:00Z" UTC
    And the letter "Ihr Seminar beginnt bald" leads her to her booking
    Then it stands at "Eingeladen", and next is "Teilnehmen"
    And "Robin Vogt" and "Ayşe Özkan" are sent the letter "Einladung", and "Kim Yildiz" is not
    When it becomes "2027-01-15T15:00:00Z" UTC
    And the office notes that "Robin Vogt" came
    Then she takes the certificate of "Robin Vogt" alone

    Examples:
      | body | how                     | ground                                                       | first                    | decides                                             |
      | BR   | without scripts         | § 37 Abs. 6 BetrVG, erforderliche Schulung                   | Beschluss fassen         | takes the papers for the meeting and notes its vote |
      | BR   | with the keyboard alone | § 37 Abs. 6 BetrVG, erforderliche Schulung                   | Beschluss fassen         | takes the papers for the meeting and notes its vote |
      | SBV  | with scripts            | § 179 Abs. 4 SGB IX, Schwerbehindertenvertretung             | Arbeitgeber unterrichten | needs no resolution                                 |
      | SBV  | with the keyboard alone | § 179 Abs. 4 SGB IX, Schwerbehindertenvertretung             | Arbeitgeber unterrichten | needs no resolution                                 |
      | SBV  | without scripts         | § 179 Abs. 4 SGB IX, Schwerbehindertenvertretung             | Arbeitgeber unterrichten | needs no resolution                                 |
      | JAV  | with scripts            | § 65 Abs. 1 BetrVG, Jugend- und Auszubildendenvertretung     | Beschluss fassen         | takes the papers for the meeting and notes its vote |
      | JAV  | without scripts         | § 65 Abs. 1 BetrVG, Jugend- und Auszubildendenvertretung     | Beschluss fassen         | takes the papers for the meeting and notes its vote |
      | JAV  | with the keyboard alone | § 65 Abs. 1 BetrVG, Jugend- und Auszubildendenvertretung     | Beschluss fassen         | takes the papers for the meeting and notes its vote |
