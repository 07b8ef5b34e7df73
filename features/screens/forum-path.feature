@browser @only-in-browser @needs-layout
Feature: The whole path of a thread in the forum
  A member asks under a nickname, the moderation lets her first post through, another answers and quotes, and everybody
  reads it. What does not belong there is reported, decided with reasons for both sides, and objected to.

  Background:
    Given it is "2026-11-23T09:00:00Z" UTC

  Scenario Outline: The whole path of a thread, <how>
    Given Mara, Jonas, the moderation and a visitor are in the forum <how>
    When "Mara Kessler" calls herself "Tagesordnung", and asks "Wer leitet die Wahl?" with "Wir haben keinen Wahlvorstand."
    Then her post waits, and "Gast" does not find "Wer leitet die Wahl?"
    When the moderation releases "Wer leitet die Wahl?"
    Then the letter "Ihr Beitrag ist zu lesen: Wer leitet die Wahl?" leads "Mara Kessler" to "Wir haben keinen Wahlvorstand."
    When "Jonas Yıldız" calls himself "Eule", quotes in "Wer leitet die Wahl?", and answers "Kauft dazu meine Schulung!"
    And the moderation releases "Wer leitet die Wahl?"
    And "Mara Kessler" takes the second post of "Wer leitet die Wahl?" as the answer
    Then "Gast" reads in "Wer leitet die Wahl?" that "Eule" helped, with "Tagesordnung" quoted
    When "Gast" reports the second post of "Wer leitet die Wahl?" as "Werbung" because "Das ist reine Werbung."
    And the moderation decides "Der Beitrag wird entfernt" because "Werbung ist hier nicht erlaubt."
    Then "gast@example.org" is written "Den Beitrag, den Sie gemeldet haben, haben wir entfernt."
    And "Gast" reads in "Wer leitet die Wahl?", where "Eule" wrote, "Diesen Beitrag hat die Moderation entfernt."
    When "Jonas Yıldız" reads in his letter "Werbung ist hier nicht erlaubt.", and objects because "Ich verkaufe gar nichts."
    And the moderation decides "Der Beitrag bleibt" because "Wir haben uns geirrt."
    Then "jonas@werk.example" is written "Er bleibt stehen oder ist wieder zu lesen."
    And "Gast" reads in "Wer leitet die Wahl?", where "Eule" wrote, "Kauft dazu meine Schulung!"
    When it becomes "2026-11-23T09:05:00Z" UTC
    And "Mara Kessler" answers in "Wer leitet die Wahl?" "Danke, das klären wir.", and deletes it again
    Then "Gast" reads in "Wer leitet die Wahl?", where "Tagesordnung" wrote, "Diesen Beitrag hat gelöscht, wer ihn geschrieben hat."

    Examples:
      | how          |
      | with scripts |

    @long
    Examples: By plain forms
      | how             |
      | without scripts |
