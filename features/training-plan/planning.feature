@no-wire @no-screen @asked-by-programs
Feature: Planning the trainings of a gremium
  A gremium wants to know who learns what, when and why, before it resolves anything; the same question gets the same
  plan.

  Background:
    Given on 2026-11-20 the programme teaches:
      | training       | number | from       | days | seats | price   |
      | br-1           | 4711   | 2026-12-07 | 5    | 1     | 1290.00 |
      | br-1           | 4712   | 2026-12-14 | 5    | 8     | 1290.00 |
      | br-2           | 4721   | 2027-01-04 | 5    | 8     | 1390.00 |
      | br-2           | 4722   | 2027-02-08 | 5    | 8     | 1390.00 |
      | arbeitsrecht-1 | 4731   | 2027-01-18 | 5    | 8     |         |
      | vorsitz-1      | 4741   | 2027-03-08 | 5    | 0     | 1690.00 |

  @rule:domain-training-plan
  Scenario: A new member begins with the basics, one a month and three weeks apart
    Given a gremium of 9 elected on 2026-11-02 with:
      | who | mandate |
      | Kim | br      |
    When it plans its trainings
    Then the plan of "Kim" begins with:
      | Betriebsverfassungsrecht I  | 07.12.2026 |
      | Arbeitsrecht I              | 18.01.2027 |
      | Betriebsverfassungsrecht II | 08.02.2027 |
      | Arbeitsrecht II             | Termin folgt: Zu diesem Thema steht noch kein Termin fest. |
    And in 2026 its trainings cost "1.290,00 €"
    And in 2027 its trainings cost "1.390,00 €, Mindestens ein Preis ist auf Anfrage und in der Summe nicht enthalten."

  @rule:domain-training-plan
  Scenario: Of a gremium of three never two are away in one week, and the chair goes first
    Given a gremium of 3 elected on 2026-11-02 with:
      | who  | mandate | duties  |
      | Anna | br      |         |
      | Cem  | br      | vorsitz |
    When it plans its trainings
    Then the plan of "Cem" begins with:
      | Betriebsverfassungsrecht I  | 07.12.2026 |
      | Arbeitsrecht I              | 18.01.2027 |
    And the plan of "Anna" begins with:
      | Betriebsverfassungsrecht I  | 14.12.2026 |
      | Arbeitsrecht I              | Termin folgt: Es gibt Termine, aber keinen, der zu den Angaben passt. |

  @rule:domain-training-plan
  Scenario: The last seat goes to one
    Given a gremium of 9 elected on 2026-11-02 with:
      | who  | mandate |
      | Anna | br      |
      | Ben  | br      |
    When it plans its trainings
    Then the plan of "Ben" begins with:
      | Betriebsverfassungsrecht I | 14.12.2026 |

  Scenario: Who lacks what stands in one table
    Given a gremium of 9 elected on 2026-11-02 with:
      | who  | mandate | attended |
      | Anna | br      | br-1     |
      | Jo   | jav     |          |
    When it plans its trainings
    Then of its basics this is known:
      |      | br-1        | arbeitsrecht-1 | br-2        | jav-1       |
      | Anna | besucht     | geplant        | geplant     | nicht nötig |
      | Jo   | nicht nötig | nicht nötig    | nicht nötig | fehlt       |

  Scenario: An event that is chosen stays, and the others make room
    Given a gremium of 9 elected on 2026-11-02 with:
      | who | mandate |
      | Kim | br      |
    When "Kim" chooses the event 4712 of "br-1"
    And it plans its trainings
    Then the plan of "Kim" begins with:
      | Betriebsverfassungsrecht I  | 14.12.2026 |
      | Arbeitsrecht I              | 18.01.2027 |
      | Betriebsverfassungsrecht II | 08.02.2027 |

  @rule:domain-training-plan
  Scenario Outline: What cannot be chosen is refused
    Given a gremium of 9 elected on 2026-11-02 with:
      | who | mandate | duties  | attended       |
      | Kim | br      | vorsitz | arbeitsrecht-1 |
    And "Kim" has chosen the event 4712 of "br-1"
    When "Kim" chooses the event <event> of "<training>"
    Then "Kim" is told "<sentence>"

    Examples:
      | training       | event | sentence                                                               |
      | vorsitz-1      | 4741  | Dieser Termin ist ausgebucht. Bitte wählen Sie einen anderen.          |
      | br-2           | 4721  | Zuerst kommt „Betriebsverfassungsrecht I“, mit drei Wochen Abstand.    |
      | arbeitsrecht-1 | 4731  | Diese Schulung wurde schon besucht.                                    |

  Scenario: Who sits in the Wirtschaftsausschuss alone has no claim of his own
    Given a gremium of 9 elected on 2026-11-02 with:
      | who | mandate   |
      | Udo | wa-extern |
    When it plans its trainings
    Then the first training of "Udo" rests on:
      """
      Wer dem Betriebsrat nicht angehört, hat aus § 37 Abs. 6 BetrVG keinen eigenen Anspruch. Freistellung und Kosten sind deshalb vorher mit dem Arbeitgeber zu vereinbaren.
      """

  Scenario: The basics of a works council rest on § 37 Abs. 6 BetrVG
    Given a gremium of 9 elected on 2026-11-02 with:
      | who | mandate |
      | Kim | br      |
    When it plans its trainings
    Then the first training of "Kim" rests on:
      """
      Rechtsgrundlage: § 37 Abs. 6 BetrVG, Kosten § 40 Abs. 1 BetrVG.
      """
