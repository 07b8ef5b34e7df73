@browser @only-in-browser @needs-layout
Feature: The whole path of what people send to the office
  A member says what she thinks of the portal, and somebody without an account asks a question. The office finds both in
  its inbox, takes them on, answers by letter, notes something for colleagues, closes and opens again.

  Background:
    Given it is "2026-11-23T09:00:00Z" UTC

  Scenario Outline: The whole path of a message and of feedback, <how>
    Given Mara, Kim and the office work with messages <how>
    When Mara sends the feedback "Die Suche findet alles, die Karte lädt langsam.", 4 of 5
    And Kim asks about "Barrierefreiheit" "Gibt es in Kassel einen Aufzug?"
    Then Kim is written "Bei uns angekommen ist: Nachricht an uns." in "Nachricht an uns"
    And the inbox of the office holds:
      | Nachricht an uns       | Kim Yildiz        | offen | niemand |
      | Rückmeldung zum Portal | mara@werk.example | offen | niemand |
    When the office opens "Nachricht an uns", and reads "Gibt es in Kassel einen Aufzug?"
    And it takes that on, and answers "Ja, in beiden Häusern."
    Then Kim is written "Ja, in beiden Häusern." in "Antwort auf Ihre Anfrage"
    When it closes that with the word "geklärt"
    And the office opens "Rückmeldung zum Portal", and reads "die Karte lädt langsam"
    And it notes for colleagues "Die Technik weiß es schon."
    And it answers "Danke, wir kümmern uns um die Karte."
    Then Mara is written "Danke, wir kümmern uns um die Karte." in "Antwort auf Ihre Anfrage"
    And Mara does not read "Die Technik weiß es schon." in "Antwort auf Ihre Anfrage"
    And the inbox of the office holds:
      | Nachricht an uns       | Kim Yildiz        | abgeschlossen | Bruno Busch |
      | Rückmeldung zum Portal | mara@werk.example | beantwortet   | niemand     |
    When the office opens "Nachricht an uns", and reads "geklärt"
    And it opens that again
    Then the inbox of the office holds:
      | Nachricht an uns       | Kim Yildiz        | in Arbeit   | Bruno Busch |
      | Rückmeldung zum Portal | mara@werk.example | beantwortet | niemand     |

    Examples:
      | how          |
      | with scripts |

    @long
    Examples: By plain forms
      | how             |
      | without scripts |
