Feature: At the checkout
  Four steps lead from the cart to an order: who takes part, who pays, a last look, and what was done. Nothing has to be typed
  twice, and the button says what it does.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 0     |
      | 4712   | 2027-02-08 | 1    | online | 1000.00 | 12     | 12    |

  Scenario: From the cart to the thanks
    Given a visitor puts 2 seats of the date 4711 into the cart
    When she says who pays
    Then the last look shows "2.000,00 €" net, "2.380,00 €" gross and the button "Zahlungspflichtig buchen"
    And the last look says of "Anschrift": "Werk Nord, Große Elbstraße 999, 22767 Hamburg, Deutschland"
    When she orders at the checkout
    Then the thanks say:
      | date                 | says                                         |
      | Rhetorik, 11.01.2027 | Verbindlich gebucht. Die Plätze sind sicher. |
    And the cart is empty

  Scenario: What is wrong is said beside its field, and nothing typed is lost
    Given a visitor puts 1 seat of the date 4711 into the cart
    When she says who pays:
      | Postleitzahl | 2276             |
      | Leitweg-ID   | 04011000-1234-56 |
    Then the invoice is not taken:
      | Postleitzahl | Eine Postleitzahl hat fünf Ziffern, zum Beispiel 20095.                                          |
      | Leitweg-ID   | Das ist keine Leitweg-ID: Ihre letzten Ziffern passen nicht zu den anderen. Bitte prüfen Sie sie. |
    And what she typed is there when she comes back:
      | Vorname                   | Änne                |
      | Straße und Hausnummer     | Große Elbstraße 999 |
      | Postleitzahl              | 2276                |
      | Leitweg-ID                | 04011000-1234-56    |

  Scenario: Nobody orders without the terms
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she says who pays
    When she orders at the checkout, accepting nothing
    Then the order is not taken:
      | Bitte lesen Sie die AGB und stimmen Sie ihnen zu.                       |
      | Bitte lesen Sie die Hinweise zum Datenschutz und bestätigen Sie das. |
    And the cart holds 1 seats in 1 line

  Scenario: A reservation binds nobody, and says until when it is held
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she would rather reserve the date 4711
    And she says who pays
    Then the last look shows "1.000,00 €" net, "1.190,00 €" gross and the button "Unverbindlich reservieren"
    When she orders at the checkout
    Then the thanks say:
      | date                 | says                                                                  |
      | Rhetorik, 11.01.2027 | Reserviert, kostenlos und unverbindlich. Gehalten bis 05.12.2026. |

  Scenario: Only to wait
    Given a visitor puts 1 seat of the date 4712 into the cart, for the waiting list
    And she says who pays
    Then the last look shows "1.000,00 €" net, "1.190,00 €" gross and the button "Auf die Warteliste"
    When she orders at the checkout
    Then the thanks say:
      | date                 | says                                                              |
      | Rhetorik, 08.02.2027 | Auf der Warteliste. Wird ein Platz frei, schreiben wir Ihnen. |

  Scenario: What binds decides what the button says
    Given a visitor puts 1 seat of the date 4711 into the cart
    And she puts 1 seat of the date 4712 into the cart, for the waiting list
    When she says who pays
    Then the last look shows "2.000,00 €" net, "2.380,00 €" gross and the button "Zahlungspflichtig buchen"
