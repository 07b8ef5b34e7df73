Feature: Alerts
  Whoever follows a norm, a term or a seminar gets one letter when something happens to it, and no other (UWG § 7).

  Background:
    Given the law "GartG" is published with these norms:
      | norm | title  | text                    |
      | § 1  | Gärten | Gärten sind grün.       |
      | § 7  | Hecken | Hecken bleiben niedrig. |

  @browser
  Scenario: Whoever follows a norm is told once when its text changes
    Given Mara follows the norm "gartg/7" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                    |
      | § 1  | Gärten | Gärten sind grün.       |
      | § 7  | Hecken | Hecken wachsen frei.    |
    When time passes to "2026-11-20T10:00:00Z" UTC
    And time passes to "2026-11-20T12:00:00Z" UTC
    Then "mara@werk.example" is told once: "§ 7 GartG hat einen neuen Wortlaut"

  Scenario: Whoever follows a norm is told once when it leaves its law
    Given Mara follows the norm "gartg/7" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind grün. |
    When time passes to "2026-11-20T10:00:00Z" UTC
    And time passes to "2026-11-20T12:00:00Z" UTC
    Then "mara@werk.example" is told once: "§ 7 GartG steht nicht mehr im Gesetz"

  Scenario: A norm that comes back as it was is no news
    Given Mara follows the norm "gartg/7" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind grün. |
    When time passes to "2026-11-20T10:00:00Z" UTC
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                    |
      | § 7  | Hecken | Hecken bleiben niedrig. |
    And time passes to "2026-11-20T12:00:00Z" UTC
    Then "mara@werk.example" is told once: "§ 7 GartG steht nicht mehr im Gesetz"

  Scenario: Whoever follows a term is told when a norm that it rests on leaves its law
    Given the lexicon for "br" holds "Hecke, Garten"
    And the entry "Hecke" for "br" tells "Wuchs", answers "Wie hoch?", rests on "§ 7 GartG" and goes with "Garten"
    And Mara follows the term "br/hecke" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind grün. |
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then "mara@werk.example" is told once: "§ 7 GartG steht nicht mehr im Gesetz"

  Scenario: Nobody is told of another norm
    Given Mara follows the norm "gartg/1" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                 |
      | § 1  | Gärten | Gärten sind grün.    |
      | § 7  | Hecken | Hecken wachsen frei. |
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then nobody is told anything

  Scenario: What is taken back within a quarter of an hour is told to nobody
    Given Mara follows the norm "gartg/7" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                 |
      | § 7  | Hecken | Hecken wachsen frei. |
    When time passes to "2026-11-20T09:10:00Z" UTC
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                    |
      | § 7  | Hecken | Hecken bleiben niedrig. |
    And time passes to "2026-11-20T10:00:00Z" UTC
    Then nobody is told anything

  Scenario: Whoever follows a norm is told of decisions that cite it
    Given Mara follows the norm "gartg/7" as "mara@werk.example"
    And there are these rulings:
      | court | file number | decided on | title      | about  | norm             | for | theme |
      | BAG   | 7 ABR 8/23  | 2024-02-07 | Die Hecke  | Hecken | § 7 Abs. 1 GartG | br  |       |
      | BAG   | 1 AZR 62/23 | 2024-01-30 | Der Garten | Gärten | § 1 GartG        | br  |       |
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then "mara@werk.example" is told once: "Die Hecke (BAG, Beschluss vom 07.02.2024 – 7 ABR 8/23)"

  Scenario: Whoever follows a term is told of the norms that it rests on
    Given the lexicon for "br" holds "Hecke, Garten"
    And the entry "Hecke" for "br" tells "Wuchs", answers "Wie hoch?", rests on "§ 7 GartG" and goes with "Garten"
    And Mara follows the term "br/hecke" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                 |
      | § 7  | Hecken | Hecken wachsen frei. |
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then "mara@werk.example" is told once: "§ 7 GartG hat einen neuen Wortlaut"

  Scenario: A norm that a term rests on since today is no news
    Given the lexicon for "br" holds "Hecke, Garten"
    And the entry "Hecke" for "br" tells "Wuchs", answers "Wie hoch?", rests on "§ 7 GartG" and goes with "Garten"
    And Mara follows the term "br/hecke" as "mara@werk.example"
    And the entry "Hecke" for "br" tells "Wuchs", answers "Wie hoch?", rests on "§§ 1, 7 GartG" and goes with "Garten"
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then nobody is told anything

  Scenario: Whoever follows a seminar is told of its new dates in one letter
    Given the theme "Arbeitsrecht Teil 1"
    And it is held in "Haus Elbgarten"
    And Mara follows the seminar "Arbeitsrecht Teil 1" as "mara@werk.example"
    And it is held:
      | from       | days | where  |
      | 2027-03-01 | 3    | Haus Elbgarten |
      | 2027-04-05 | 1    | online |
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then "mara@werk.example" is told once: "Neuer Termin vom 01.03.2027 bis 03.03.2027, Hamburg" and "Neuer Termin am 05.04.2027, online"

  Scenario: Without a confirmation nobody is told
    Given Mara asks to follow the norm "gartg/7" as "mara@werk.example"
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                 |
      | § 7  | Hecken | Hecken wachsen frei. |
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then 1 letter asks "mara@werk.example" whether she wants to be told of "§ 7 GartG"
    And nobody is told anything

  Scenario Outline: The link that confirms is good once and for 48 hours
    Given Mara asks to follow the norm "gartg/7" as "mara@werk.example"
    When <minutes> minutes have passed
    And she confirms by the link of the letter
    Then the link of the letter was worth <first>
    When she confirms by the link of the letter
    Then the link of the letter was worth nothing

    Examples:
      | minutes | first     |
      | 2879    | something |
      | 2880    | nothing   |

  Scenario: One click ends it, however often
    Given Mara follows the norm "gartg/7" as "mara@werk.example"
    When she ends it by the link of the letter
    Then the link of the letter was worth something
    When she ends it by the link of the letter
    Then the link of the letter was worth something
    And the law "GartG" is published anew with these norms:
      | norm | title  | text                 |
      | § 7  | Hecken | Hecken wachsen frei. |
    When time passes to "2026-11-20T10:00:00Z" UTC
    Then nobody is told anything

  Scenario: Whoever follows it already is told so by letter alone
    Given Mara follows the norm "gartg/7" as "mara@werk.example"
    And 61 minutes have passed
    When Jonas asks to follow the norm "gartg/7" as "mara@werk.example"
    Then he is told about her wish that a letter is on its way
    And a letter says to "mara@werk.example" that she follows it already

  Scenario: Of one's own address it begins at once
    Given Mara is signed in
    When she asks to follow the norm "gartg/7" as "mara@werk.example"
    Then she has alerts for "§ 7 GartG"
    And a letter says to "mara@werk.example" that she follows it now

  Scenario: Of another address somebody who is signed in is asked like everybody
    Given Mara is signed in
    When she asks to follow the norm "gartg/7" as "jonas@werk.example"
    Then she has alerts for ""
    And 1 letter asks "jonas@werk.example" whether she wants to be told of "§ 7 GartG"

  Scenario: What somebody follows goes along to her new address
    Given Mara is signed in
    And she asks to follow the norm "gartg/7" as "mara@werk.example"
    And Mara changes the address to "mara.neu@werk.example"
    And somebody follows the link to the new address
    When the law "GartG" is published anew with these norms:
      | norm | title  | text                 |
      | § 7  | Hecken | Hecken wachsen frei. |
    And time passes to "2026-11-20T10:00:00Z" UTC
    Then "mara.neu@werk.example" is told once: "§ 7 GartG hat einen neuen Wortlaut"
    And "mara@werk.example" is told nothing new

  Scenario: Whoever is signed in ends what she follows
    Given Mara is signed in
    And she asks to follow the norm "gartg/7" as "mara@werk.example"
    And she asks to follow the norm "gartg/1" as "mara@werk.example"
    When she ends what she follows of "§ 1 GartG"
    Then she has alerts for "§ 7 GartG"

  Scenario: What is not there cannot be followed
    When Mara asks to follow the norm "gartg/99" as "mara@werk.example"
    Then she is told that there is no such thing

  Scenario: An address that is none is named
    When Mara asks to follow the norm "gartg/7" as "mara@werk"
    Then she is told about her wish: "Die E-Mail-Adresse ist nicht vollständig"
