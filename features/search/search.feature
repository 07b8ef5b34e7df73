Feature: Searching
  German words find German words, however they are bent and joined.

  Background:
    Given the theme "Betriebsratsvorsitzende im Amt"
    And the theme "Äußerung und Gehör"
    And the theme "Protokollführung"
    And the theme "Jung und gewählt":
      | teaser | Der Einstieg für die Jugendvertretung. |

  Scenario Outline: What is found
    When a visitor searches for "<words>"
    Then "<theme>" is found

    Examples:
      | words                  | theme                          |
      | Protokollführung       | Protokollführung               |
      | protokollfuehrung      | Protokollführung               |
      | PROTOKOLL              | Protokollführung               |
      | protok                 | Protokollführung               |
      | Vorsitzende            | Betriebsratsvorsitzende im Amt |
      | Vorsitzender           | Betriebsratsvorsitzende im Amt |
      | Äußerungen             | Äußerung und Gehör             |
      | aeusserung             | Äußerung und Gehör             |
      | Gehör Äußerung         | Äußerung und Gehör             |
      | Jugendvertretung       | Jung und gewählt               |

  Scenario Outline: What is not
    When a visitor searches for "<words>"
    Then nothing is found

    Examples:
      | words                      |
      | Kreuzfahrt                 |
      | Protokollführung Kreuzfahrt |
      | ' OR 1=1 --                |
      | <script>                   |

  Scenario: A title counts more than a teaser
    Given the theme "Einstieg leicht gemacht"
    When a visitor searches for "Einstieg"
    Then the first result is "Einstieg leicht gemacht"
