Feature: Administrators bring in laws
  A file of a law is taken in, compared norm by norm with what everyone reads, and published or taken back. Nobody reads it
  before.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the law "GartG" is published with these norms:
      | norm | title  | text                    |
      | § 1  | Gärten | Gärten sind grün.       |
      | § 2  | Hecken | Hecken bleiben niedrig. |
    And Jonas is signed in as admin

  @rule:domain-law-two-steps
  Scenario: A file is compared, published, and taken back
    When Jonas brings in the law "GartG" of "2026-01-01" with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind bunt. |
      | § 3  | Zäune  | Zäune sind offen. |
    Then these norms would change:
      | norm | change    | removed                 | added             |
      | § 1  | geändert  | Gärten sind grün.       | Gärten sind bunt. |
      | § 3  | neu       |                         | Zäune; Zäune sind offen. |
      | § 2  | entfallen | Hecken; Hecken bleiben niedrig. |           |
    When a visitor opens the norm "1" of the law "gartg"
    Then the norm is "§ 1 Gärten" and says "Gärten sind grün."
    When Jonas publishes what came in
    And a visitor opens the norm "1" of the law "gartg"
    Then the norm is "§ 1 Gärten" and says "Gärten sind bunt."
    When Jonas publishes the version before of "GartG" again
    And a visitor opens the norm "1" of the law "gartg"
    Then the norm is "§ 1 Gärten" and says "Gärten sind grün."

  @rule:domain-law-refused
  Scenario Outline: A file that is no law is refused beside its field
    When Jonas brings in a file that <is>
    Then she is told: "<message>"

    Examples:
      | is                    | message                                                                     |
      | is neither            | Das ist weder XML noch ein ZIP-Archiv.                                      |
      | is empty              | Bitte wählen Sie eine Datei.                                                |
      | is no XML             | Die Datei ist kein XML, das man lesen kann.                                 |
      | declares entities     | Die Datei erklärt eigene Entitäten; solches XML wird nicht gelesen.         |
      | asks for other files  | Die Datei erklärt eigene Entitäten; solches XML wird nicht gelesen.         |
      | is of something else  | Die Datei ist kein Gesetz im Format von gesetze-im-internet.de (gii-norm).  |
      | is a broken archive   | Die Datei ist ein ZIP-Archiv, das sich nicht öffnen lässt.                  |

  @rule:domain-law-refused
  Scenario: The same text is not taken in twice
    When Jonas brings in the law "GartG" of "2026-01-01" with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind bunt. |
    And Jonas publishes what came in
    And Jonas brings in the law "GartG" of "2026-01-01" with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind bunt. |
    Then she is told: "Dieser Stand ist schon veröffentlicht."

  @rule:domain-law-two-steps
  Scenario: Nobody publishes over what he has not seen
    When Jonas brings in the law "GartG" of "2026-01-01" with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind bunt. |
    And the law "GartG" is published with these norms:
      | norm | title  | text             |
      | § 1  | Gärten | Gärten sind rot. |
    And Jonas publishes what came in
    Then she is told: "Das hat inzwischen jemand anderes geändert. Hier steht der neue Stand; bitte ändern Sie ihn noch einmal."
    When a visitor opens the norm "1" of the law "gartg"
    Then the norm is "§ 1 Gärten" and says "Gärten sind rot."

  @rule:domain-office-closed
  Scenario Outline: Nobody but an administrator brings in laws
    Given Mara is signed in as <role>
    Then bringing in laws is not for Mara

    Examples:
      | role      |
      | mitglied  |
      | redaktion |

  Scenario: A visitor has to sign in before
    Then a visitor is asked to sign in before any law is brought in
