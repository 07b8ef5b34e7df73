@browser @only-in-browser @needs-layout
Feature: A question in the forum, from the first post to the last word about a report
  Two members, the moderation and somebody without an account talk in the forum, each at a browser of her own: a question
  is asked and answered, an answer is reported and removed, and whoever wrote it objects.

  Background:
    Given it is "2026-11-23T09:00:00Z" UTC

  Scenario Outline: A question is answered, and an answer is reported, <how>
    Given Mara, Jonas, somebody without an account and the moderator Robin are in the forum, <how>
    When "Mara" opens the thread "Wer schreibt das Protokoll?" in "Arbeit im Betriebsrat" as "Elbe": "Wie macht ihr das in der Sitzung?"
    Then "Mara" reads in the forum "Danke! Die Moderation liest Ihren Beitrag, dann sehen ihn alle."
    And "somebody" sees no thread in "Arbeit im Betriebsrat"
    When Robin releases "Wer schreibt das Protokoll?"
    Then the letter "Ihr Beitrag ist zu lesen" leads "Mara" to post 1 with "Wie macht ihr das in der Sitzung?"
    When "Jonas" quotes post 1 of "Wer schreibt das Protokoll?" in "Arbeit im Betriebsrat" as "Weser" and answers "Bei uns schreibt die Schriftführerin."
    And Robin releases "Wer schreibt das Protokoll?"
    Then the letter "Neuer Beitrag" leads "Mara" to post 2 with "Bei uns schreibt die Schriftführerin."
    When "Mara" says that post 2 has helped her
    Then "somebody" reads in post 2 of "Wer schreibt das Protokoll?" in "Arbeit im Betriebsrat" "Das hat geholfen"
    When "somebody" reports post 2 as "Er verrät, wer jemand ist": "Bei Weser gibt es nur eine Schriftführerin."
    And Robin decides about "Bei Weser gibt es nur eine Schriftführerin.": "Der Beitrag wird entfernt", for "Die Person ist zu erkennen."
    Then "somebody" reads in post 2 of "Wer schreibt das Protokoll?" in "Arbeit im Betriebsrat" "Diesen Beitrag hat die Moderation entfernt."
    And the letter "Unsere Entscheidung zu Ihrem Thema" leads "somebody" to "Die Person ist zu erkennen."
    And the letter "Unsere Entscheidung zu Ihrem Thema" leads "Jonas" to "Die Person ist zu erkennen."
    When "Jonas" objects "So heißt bei uns ein Amt, das jedes Jahr wechselt."
    And Robin decides about "So heißt bei uns ein Amt, das jedes Jahr wechselt.": "Der Beitrag bleibt", for "Niemand ist zu erkennen."
    Then "somebody" reads in post 2 of "Wer schreibt das Protokoll?" in "Arbeit im Betriebsrat" "Bei uns schreibt die Schriftführerin."

    Examples:
      | how          |
      | with scripts |

    @long
    Examples: By plain forms
      | how             |
      | without scripts |
