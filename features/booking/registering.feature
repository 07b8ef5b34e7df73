Feature: Registering for a Fachtagung
  Whoever registers for a Fachtagung names two workshops he would like. He has a seat in one of them or learns at once that he
  has none: no seat is given twice, neither in the hall nor in a workshop.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the expert "Jonas Reimer"
    And the Fachtagung "Fachtagung Inklusion" with the workshops:
      | workshop           | led          | seats |
      | Hören und Sehen    | Jonas Reimer | 2     |
      | Digitale Barrieren | Jonas Reimer | 1     |
    And it is held:
      | number | from       | days | where  | price  | places | taken |
      | 4071   | 2027-06-23 | 2    | online | 990.00 | 4      | 0     |

  Scenario: Everybody has a seat in his first workshop that has one left
    When Mara registers for "Fachtagung Inklusion":
      | name       | first choice       | second choice   |
      | Kim Jansen | Digitale Barrieren | Hören und Sehen |
      | Ada Kaya   | Digitale Barrieren | Hören und Sehen |
      | Uwe Lang   |                    |                 |
    Then the booking of 4071 is:
      | date  | Fachtagung Inklusion, 23.06.2027 |
      | state | Bestätigt                        |
      | seats | Kim Jansen, Ada Kaya, Uwe Lang   |
      | net   | 2.970,00 €                       |
    And the workshops of the booking of 4071 are:
      | name       | workshop           |
      | Kim Jansen | Digitale Barrieren |
      | Ada Kaya   | Hören und Sehen    |
      | Uwe Lang   |                    |
    And 1 seat of the date 4071 is left
    And the workshop "Hören und Sehen" of "Fachtagung Inklusion" says "Noch 1 von 2 Plätzen frei"
    And the workshop "Digitale Barrieren" of "Fachtagung Inklusion" says "Ausgebucht"

  # The form does not offer a workshop without a seat.
  @no-screen @asked-by-programs
  Scenario: Without a seat in any workshop that somebody chose nothing is booked
    Given 1 have chosen the workshop "Digitale Barrieren" of the date 4071
    When Mara registers for "Fachtagung Inklusion":
      | name       | first choice       | second choice |
      | Kim Jansen | Digitale Barrieren |               |
    Then she is told: "In diesem Workshop ist kein Platz mehr frei. Bitte wählen Sie einen anderen."
    And 4 seats of the date 4071 are left

  Scenario: Two of one party cannot share the last seat of a workshop
    When Mara registers for "Fachtagung Inklusion":
      | name       | first choice       | second choice |
      | Kim Jansen | Digitale Barrieren |               |
      | Ada Kaya   | Digitale Barrieren |               |
    Then she is told: "In diesem Workshop ist kein Platz mehr frei. Bitte wählen Sie einen anderen."
    And the workshop "Digitale Barrieren" of "Fachtagung Inklusion" says "1 Platz, alle frei"
    And 4 seats of the date 4071 are left

  Scenario: A seat that is cancelled is free again, in the workshop too
    Given Mara registers for "Fachtagung Inklusion":
      | name       | first choice       | second choice |
      | Kim Jansen | Digitale Barrieren |               |
      | Ada Kaya   | Hören und Sehen    |               |
    When she cancels 4071 for "Kim Jansen"
    Then the workshop "Digitale Barrieren" of "Fachtagung Inklusion" says "1 Platz, alle frei"
    And the workshop "Hören und Sehen" of "Fachtagung Inklusion" says "Noch 1 von 2 Plätzen frei"
    And 3 seats of the date 4071 are left

  Scenario: A reservation holds the workshops as long as the seats
    Given Mara reserves "Fachtagung Inklusion":
      | name       | first choice       | second choice |
      | Kim Jansen | Digitale Barrieren |               |
    And the booking of 4071 stands at "Reserviert"
    And the workshop "Digitale Barrieren" of "Fachtagung Inklusion" says "Ausgebucht"
    When time passes to "2026-12-05T12:00:00Z" UTC
    Then the booking of 4071 stands at "Verfallen"
    And the workshop "Digitale Barrieren" of "Fachtagung Inklusion" says "1 Platz, alle frei"

  Scenario: Whoever moves up from the waiting list has the workshops that are left then
    Given Mara registers for "Fachtagung Inklusion":
      | name       | first choice       | second choice |
      | Kim Jansen | Digitale Barrieren |               |
      | Ada Kaya   |                    |               |
      | Uwe Lang   |                    |               |
      | Ina Ott    |                    |               |
    And Jonas waits for "Fachtagung Inklusion":
      | name       | first choice       | second choice   |
      | Eva Stein  | Digitale Barrieren | Hören und Sehen |
      | Jan Wolf   | Digitale Barrieren |                 |
    And the booking of 4071 stands at "Warteliste"
    And the workshop "Hören und Sehen" of "Fachtagung Inklusion" says "2 Plätze, alle frei"
    When Mara cancels 4071 for "Ada Kaya"
    And Mara cancels 4071 for "Uwe Lang"
    And Jonas looks into the cart
    Then the booking of 4071 stands at "Nachgerückt"
    And the workshops of the booking of 4071 are:
      | name      | workshop        |
      | Eva Stein | Hören und Sehen |
      | Jan Wolf  |                 |

  Scenario: The event is full
    Given Mara registers for "Fachtagung Inklusion":
      | name       |
      | Kim Jansen |
      | Ada Kaya   |
      | Uwe Lang   |
    When Jonas registers for "Fachtagung Inklusion":
      | name      |
      | Eva Stein |
      | Jan Wolf  |
    Then she is told: "An diesem Termin ist nur noch ein Platz frei. Nehmen Sie weniger, oder setzen Sie sich auf die Warteliste."

  # The page says so, and has no form any more.
  @no-screen @asked-by-programs
  Scenario: From its first day on nobody registers any more
    Given it is "2027-06-22T22:00:00Z" UTC
    When Mara registers for "Fachtagung Inklusion":
      | name       |
      | Kim Jansen |
    Then she is told: "Der Termin vom 23.06.2027 bis 24.06.2027 hat begonnen. Buchen lässt er sich nicht mehr."

  # Pages bring a key of their own.
  @no-screen @asked-by-programs
  Scenario: The same registration sent twice is one order
    When Mara registers for "Fachtagung Inklusion" under the key "k-1":
      | name       |
      | Kim Jansen |
    And Mara registers for "Fachtagung Inklusion" under the key "k-1":
      | name       |
      | Kim Jansen |
    Then 3 seats of the date 4071 are left
    When Mara registers for "Fachtagung Inklusion" under the key "k-1":
      | name     |
      | Ada Kaya |
    Then she is told: "Unter dieser Nummer haben Sie uns schon etwas anderes geschickt. Bitte laden Sie die Seite neu."

  Scenario Outline: Whoever registers early pays the price of early registration
    Given the Fachtagung "Fachtagung Verhandeln" with the prices:
      | title           | net | days before |
      | Frühe Anmeldung | 840 | 84          |
      | Teilnahme       | 890 |             |
    And it is held:
      | number | from       | days | where  | price  | places | taken |
      | 4118   | 2027-04-02 | 2    | online | 890.00 | 9      | 0     |
    And it is "<now>" UTC
    When Mara registers for "Fachtagung Verhandeln":
      | name       |
      | Kim Jansen |
    Then the booking of 4118 is:
      | net | <net> |

    Examples:
      | now                  | net      |
      | 2027-01-08T22:59:59Z | 840,00 € |
      | 2027-01-08T23:00:00Z | 890,00 € |

  # The form says it beside its fields, in its own words (conference/registering.feature).
  @no-screen @asked-by-programs
  Scenario Outline: Whoever takes part is typed as in the cart
    When Mara registers for "Fachtagung Inklusion":
      | name   | email   | first choice | second choice |
      | <name> | <email> | <first>      | <second>      |
    Then she is told: "<sentence>"

    Examples:
      | name       | email           | first           | second          | sentence                                                                                          |
      | Kim 3      | kim@werk.example |                |                 | Im Nachnamen stehen Zeichen, die wir nicht verarbeiten können. |
      | Kim Jansen | kim@werk.example | Hören und Sehen | Hören und Sehen | Das ist schon so. |
      | Kim Jansen | kim@werk.example | Basteln         |                 | Bitte wählen Sie einen Eintrag der Liste. |

  Scenario: Nobody takes part twice
    When Mara registers for "Fachtagung Inklusion":
      | name       | email            |
      | Kim Jansen | kim@werk.example |
      | Ada Kaya   | KIM@werk.example |
    Then she is told: "Jemand mit dieser E-Mail-Adresse nimmt an diesem Termin schon teil."

  # The form begins with one person.
  @no-screen @asked-by-programs
  Scenario: Nobody registers without somebody who takes part
    When Mara registers for "Fachtagung Inklusion":
      | name |
    Then she is told: "Mindestens eine Person nimmt teil."

  # It has no such form.
  @no-screen @asked-by-programs
  Scenario: A seminar is no Fachtagung
    Given the theme "Rhetorik"
    When Mara registers for "Rhetorik":
      | name       |
      | Kim Jansen |
    Then she is told: "Das gibt es nicht oder nicht mehr."

  Scenario: An event that is called off gives its workshops back
    Given Mara registers for "Fachtagung Inklusion":
      | name       | first choice       | second choice |
      | Kim Jansen | Digitale Barrieren |               |
    And Jonas is signed in as redaktion
    When Jonas calls 4071 off: "Die Halle ist geschlossen."
    Then the workshop "Digitale Barrieren" of "Fachtagung Inklusion" says "1 Platz, alle frei"

  Scenario: Whoever rebooks to a later date of a Fachtagung pays what registering for it costs that day
    Given the Fachtagung "Fachtagung Verhandeln" with the prices:
      | title           | net | days before |
      | Frühe Anmeldung | 840 | 84          |
      | Teilnahme       | 890 |             |
    And it is held:
      | number | from       | days | where  | price  | places | taken |
      | 4118   | 2027-04-02 | 2    | online | 890.00 | 9      | 0     |
      | 4119   | 2027-09-10 | 2    | online | 890.00 | 9      | 0     |
    And it is "2027-01-12T12:00:00Z" UTC
    And Mara registers for "Fachtagung Verhandeln":
      | name       |
      | Kim Jansen |
    And the booking of 4118 is:
      | net | 890,00 € |
    Then 4118 can be rebooked to "10.09.2027" for "840,00 €"
    When she rebooks 4118 to 4119
    Then the booking of 4119 is:
      | state | Bestätigt |
      | net   | 840,00 €  |
