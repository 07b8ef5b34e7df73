Feature: What a member allows
  Nobody has agreed before she said so; each consent is asked for by itself, proved, and taken back as easily (domain §6).

  Background:
    Given Mara is signed in

  @rule:domain-advertising
  Scenario: Nobody has agreed to advertising before she said so
    Then Mara reads in "Werbung": "per Post: nein; per E-Mail: nein; am Telefon: nein"
    And the consents of Mara are: ""

  @rule:domain-advertising
  Scenario: Each way is allowed by itself, and what changes is proved
    When Mara says in "Werbung": "per E-Mail: ja"
    Then the settings are saved
    And Mara reads in "Werbung": "per Post: nein; per E-Mail: ja; am Telefon: nein"
    And the consents of Mara are: "Werbung per E-Mail: eingewilligt"
    When time passes to "2026-11-21T09:00:00Z" UTC
    And Mara signs in
    And Mara says in "Werbung": "per Post: ja; per E-Mail: nein"
    Then the consents of Mara are: "Werbung per E-Mail: widerrufen, Werbung per Post: eingewilligt, Werbung per E-Mail: eingewilligt"

  @rule:domain-newsletter-of-account
  Scenario: The newsletter is confirmed by a letter, and ended at once
    When Mara says in "Newsletter": "Ich möchte den Newsletter per E-Mail. Ich kann ihn jederzeit abbestellen.: ja; Wie oft: jede Woche"
    Then the settings are saved
    And a letter asks "mara@werk.example" to confirm the newsletter
    And "mara@werk.example" has the newsletter "pending"
    And Mara reads in "Newsletter": "Wie oft: jede Woche"
    When Mara says in "Newsletter": "Ich möchte den Newsletter per E-Mail. Ich kann ihn jederzeit abbestellen.: nein"
    Then "mara@werk.example" has the newsletter "ended"
    And the consents of Mara are: "Newsletter: widerrufen, Newsletter: eingewilligt"

  @rule:domain-health-consent
  Scenario: What tells of her health is stored with her consent alone
    When Mara says in "Hotel": "Essen: vegan; Allergien und Unverträglichkeiten: Nüsse; Ich willige ein, dass Seminarhaus diese Angaben zu meiner Gesundheit in meinem Konto speichert und für Termine, an denen ich teilnehme, im Büro verwendet, um Zimmer und Essen zu bestellen. Ich kann das jederzeit widerrufen, indem ich die Felder leere und speichere.: nein"
    Then the settings say at "Ich willige ein, dass Seminarhaus diese Angaben zu meiner Gesundheit in meinem Konto speichert und für Termine, an denen ich teilnehme, im Büro verwendet, um Zimmer und Essen zu bestellen. Ich kann das jederzeit widerrufen, indem ich die Felder leere und speichere.": "nur mit Ihrer Einwilligung"
    And Mara reads in "Hotel": "Essen: alles; Allergien und Unverträglichkeiten:"
    And the consents of Mara are: ""

  @rule:domain-health-consent
  Scenario: She takes it back by leaving the fields empty, and nothing of it is left
    Given Mara says in "Hotel": "Essen: vegan; Allergien und Unverträglichkeiten: Nüsse; Ich brauche ein barrierefreies Zimmer.: ja; Ich willige ein, dass Seminarhaus diese Angaben zu meiner Gesundheit in meinem Konto speichert und für Termine, an denen ich teilnehme, im Büro verwendet, um Zimmer und Essen zu bestellen. Ich kann das jederzeit widerrufen, indem ich die Felder leere und speichere.: ja"
    And Mara reads in "Hotel": "Essen: vegan; Allergien und Unverträglichkeiten: Nüsse; Ich brauche ein barrierefreies Zimmer.: ja"
    When Mara says in "Hotel": "Allergien und Unverträglichkeiten:; Ich brauche ein barrierefreies Zimmer.: nein"
    Then Mara reads in "Hotel": "Essen: vegan; Allergien und Unverträglichkeiten:; Ich brauche ein barrierefreies Zimmer.: nein"
    And the consents of Mara are: "Angaben zur Gesundheit: widerrufen, Angaben zur Gesundheit: eingewilligt"

  @rule:domain-memberships
  Scenario: Her memberships, and no union among them
    When Mara says in "Mitgliedschaften": "Gremium: Betriebsrat; Seit: 2022-05-01; Betrieb: Werk Nord"
    Then the settings are saved
    And Mara reads in "Mitgliedschaften": "Gremium: Betriebsrat; Seit: 2022-05-01; Betrieb: Werk Nord"
    When Mara says in "Mitgliedschaften": "Bis: 2020-01-01"
    Then the settings say at "Bis": "Das Ende liegt vor dem Anfang"
