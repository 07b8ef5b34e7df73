Feature: The employer's link
  The orderer hands a link to the employer, who confirms, asks or objects, by name and without an account. It tells what § 37
  Abs. 6 BetrVG asks for, and no vote.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-03-08 | 3    | online | 1000.00 | 5      | 0     |
      | 4713   | 2027-04-12 | 3    | online | 1000.00 | 5      | 0     |
    And Mara reserves 2 seats of the date 4711
    And she names "Kim Yildiz" for the seat of "N. N." on 4711
    And the works council decides about 4711 on "2026-11-20": 9 of 9 present, 8 yes, 1 no, 0 abstained
    And she hands 4711 to the employer
    And the letters so far are read

  Scenario: What he reads
    Then the employer reads:
      | title | Rhetorik          |
      | names | Kim Yildiz, N. N. |
      | gross | 2.380,00 €        |
    And the employer reads nothing of "abstained"
    And the employer reads nothing of "Enthaltung"
    And the employer reads nothing of "kim.yildiz@werk.example"

  Scenario: He takes the costs on
    When the employer answers "Wir übernehmen die Kosten" as "Ina Chef"
    Then the booking of 4711 tells of the employer: "Ina Chef hat die Kostenübernahme am 21.11.2026 bestätigt."
    And these letters go out:
      | kind              | to                |
      | employer-answered | mara@werk.example |

  @browser
  Scenario: He asks, and then confirms
    When the employer answers "Wir haben eine Frage" as "Ina Chef": "Warum nicht online?"
    And the employer answers "Wir übernehmen die Kosten" as "Ina Chef"
    Then the booking of 4711 tells of the employer: "Ina Chef hat am 21.11.2026 eine Frage gestellt: Ina Chef hat die Kostenübernahme am 21.11.2026 bestätigt."

  Scenario: An objection says why
    When the employer answers "Wir widersprechen" as "Ina Chef"
    Then she is told: "Bitte schreiben Sie, worum es geht."

  Scenario: A link that was taken back opens nothing
    When Mara takes the link to the employer of 4711 back
    Then the link to the employer opens nothing any more
    And the booking of 4711 tells of the link to the employer: "Der Link ist zurückgenommen und öffnet nichts mehr."

  Scenario: From the first day on it opens nothing, and whoever handed it over is told
    Given Mara takes the reservation of 4711
    And it is "2027-03-07T22:59:59Z" UTC
    And the booking of 4711 tells of the link to the employer: "Der Link gilt bis 07.03.2027. Der Arbeitgeber sieht Thema, Termin, Namen und Kosten."
    When time passes to "2027-03-07T23:00:00Z" UTC
    Then the link to the employer opens nothing any more
    And the booking of 4711 tells of the link to the employer: "Der Link galt bis 07.03.2027 und öffnet nichts mehr. Fehlt Ihnen noch eine Erklärung des Arbeitgebers, fragen Sie uns."

  Scenario: Of what has ended it opens nothing, and whoever handed it over is told
    When Mara cancels 4711
    Then the link to the employer opens nothing any more
    And the booking of 4711 tells of the link to the employer: "Diese Buchung gilt nicht mehr; der Link öffnet nichts mehr."

  Scenario: What he said of one date is not said of another
    Given the employer answers "Wir übernehmen die Kosten" as "Ina Chef"
    When Mara takes the reservation of 4711
    And she rebooks 4711 to 4713
    Then the booking of 4713 stands at "Bestätigt"
    And the link to the employer opens nothing any more
    And the booking of 4713 tells of the employer: ""
    When she hands 4713 to the employer
    Then the employer reads:
      | title | Rhetorik          |
      | names | Kim Yildiz, N. N. |
      | gross | 2.380,00 €        |
