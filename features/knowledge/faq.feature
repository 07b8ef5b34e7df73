Feature: Questions that are asked often
  Each opens its answer, and stands with others about the same.

  Background:
    Given these questions:
      | question                | answer             | about   |
      | Gibt es WLAN?           | In jedem Haus.     | seminar |
      | Wie buche ich?          | In vier Schritten. | buchung |
      | Kann ich umbuchen?      | Einmal kostenlos.  | buchung |

  Scenario: They stand by what they are about, in each in their order
    When a visitor reads the questions
    Then the questions are:
      | about   | question           | answer             |
      | buchung | Wie buche ich?     | In vier Schritten. |
      | buchung | Kann ich umbuchen? | Einmal kostenlos.  |
      | seminar | Gibt es WLAN?      | In jedem Haus.     |

  Scenario: Answers lead to what they cite and to terms that they name
    Given the lexicon for "br" holds "Freistellung"
    And the question "Wer zahlt?" about "anspruch" is answered "Der Arbeitgeber (§ 1 KSchG), auch bei Freistellung."
    When a visitor reads the questions
    Then the answer to "Wer zahlt?" leads to "/gesetze/kschg, /betriebsratslexikon/br/freistellung"
