Feature: Members' knowledge from A to Z
  Short texts for new members of a Gremium: everybody sees what there is, members read it.

  Background:
    Given this members' knowledge:
      | title        | brief                         | text                                        |
      | Tagesordnung | Punkte klar benennen.         | Laden Sie mit der Tagesordnung.             |
      | Ämter        | Wer im Gremium was macht.     | Vorsitz und Schriftführung teilen sich auf. |
      | Beschluss    | Wann er hält.                 | Die Mehrheit der Anwesenden entscheidet.    |

  Scenario: Everybody sees what there is, in the order of the alphabet
    When a visitor looks at the members' knowledge
    Then these texts are there: "Ämter, Beschluss, Tagesordnung"

  Scenario Outline: It is looked through by words, however they are inflected
    When a visitor looks for "<words>" in the members' knowledge
    Then these texts are there: "<titles>"

    Examples:
      | words              | titles       |
      | Beschlüsse         | Beschluss    |
      | tagesordnungen     | Tagesordnung |
      | vorsitz            | Ämter        |
      | mehrheit anwesende | Beschluss    |
      | Kantine            |              |

  Scenario: Whoever is not signed in is led to sign in, and back
    When a visitor opens the text "beschluss" of the members' knowledge
    Then he has to sign in to read it

  Scenario: Members read it
    Given Mara is signed in
    When Mara opens the text "beschluss" of the members' knowledge
    Then its text is "Die Mehrheit der Anwesenden entscheidet."

  Scenario: What is not there is not there for anybody
    Given Mara is signed in
    When Mara opens the text "kantine" of the members' knowledge
    Then there is no such text
    When a visitor opens the text "kantine" of the members' knowledge
    Then there is no such text
