Feature: The form of a Fachtagung
  A body registers on one page: who comes and with which workshops, who pays, a last look at the price, and the button that binds.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the expert "Jonas Reimer"
    And the Fachtagung "Fachtagung Inklusion" with the workshops:
      | workshop           | led          | seats |
      | Hören und Sehen    | Jonas Reimer | 2     |
      | Digitale Barrieren | Jonas Reimer | 1     |
    And it is held:
      | number | from       | days | where  | price  | places | taken |
      | 4071   | 2027-06-23 | 2    | online | 990.00 | 3      | 0     |

  Scenario: Two register, one of them gets his second workshop
    Given Mara opens the form of "Fachtagung Inklusion"
    And she may choose "Kein Workshop, Hören und Sehen (2 Plätze, alle frei), Digitale Barrieren (1 Platz, alle frei)"
    When she enters who takes part:
      | name       | first choice       | second choice   |
      | Kim Jansen | Digitale Barrieren |                 |
      | Ada Kaya   | Digitale Barrieren | Hören und Sehen |
    Then the last look before registering shows:
      | gross  | 2.356,20 €                                                                                  |
      | button | Zahlungspflichtig buchen                                                                   |
      | first  | Kim Jansen, kim.jansen@werk.example; Workshop „Digitale Barrieren“                          |
      | second | Ada Kaya, ada.kaya@werk.example; Workshop „Digitale Barrieren“, sonst „Hören und Sehen“     |
    When she sends the registration without accepting the terms
    Then the registration is not taken:
      | Bitte lesen Sie die AGB und stimmen Sie ihnen zu.                           |
      | Bitte lesen Sie die Hinweise zum Datenschutz und bestätigen Sie das.        |
    When she sends the registration
    Then she is led to her booking, which stands at "Bestätigt"
    And it names "Kim Jansen" for "Digitale Barrieren" and "Ada Kaya" for "Hören und Sehen"

  Scenario: What is wrong stands beside its field, and nothing has to be typed twice
    Given Mara opens the form of "Fachtagung Inklusion"
    When she enters who takes part:
      | name  | email | first choice    | second choice   |
      | Kim 3 | kim   | Hören und Sehen | Hören und Sehen |
    Then these fields of the first who takes part are wrong:
      | Nachname             | Im Nachnamen stehen Zeichen, die wir nicht verarbeiten können.               |
      | E-Mail-Adresse       | Die E-Mail-Adresse ist nicht vollständig. Sie sieht aus wie name@betrieb.de. |
      | Workshop, erste Wahl | Bitte wählen Sie als zweite Wahl einen anderen Workshop.                     |
    And "Vorname" of the first who takes part still says "Kim"

  Scenario: Where no seat is left one waits
    Given Mara opens the form of "Fachtagung Inklusion"
    And 3 places of the date 4071 are taken
    When Mara opens the form of "Fachtagung Inklusion"
    And she enters who takes part:
      | name       | first choice       | second choice |
      | Kim Jansen | Digitale Barrieren |               |
    Then the last look before registering shows:
      | button | Auf die Warteliste |
    When she sends the registration
    Then she is led to her booking, which stands at "Warteliste"
