@rule:domain-dashboard
Feature: What the office sees first
  Editors and administrators see what came in last, how much there is, and what went wrong. Nobody else does.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 4      | 0     |

  Scenario: What came in last, and how much there is
    Given the law "GartG" is published with these norms:
      | norm | title  | text             |
      | § 1  | Gärten | Gärten sind grün. |
    And it is "2026-11-21T12:30:00Z" UTC
    And the law "WegeG" is published with these norms:
      | norm | title | text              |
      | § 1  | Wege  | Wege sind eben.   |
    And Jonas is signed in as redaktion
    When Jonas looks at the dashboard
    Then the last import of content was on "21.11.2026, 13:30" and brought something new
    And the laws that came in are:
      | law   | state          |
      | WegeG | veröffentlicht |
      | GartG | veröffentlicht |
    And there are:
      | Themen  | 1 |
      | Termine | 1 |
      | Gesetze | 2 |

  Scenario: What became of the files that were sent
    Given Jonas is signed in as admin
    When Jonas brings in a file that is no XML
    And it is "2026-11-21T12:10:00Z" UTC
    And Jonas brings in the law "GartG" of "2026-01-01" with these norms:
      | norm | title  | text              |
      | § 1  | Gärten | Gärten sind bunt. |
    And Jonas looks at the dashboard
    Then these files were sent:
      | file       | sent              | outcome                                     |
      | gesetz.xml | 21.11.2026, 13:10 | Die Datei ist eingespielt                   |
      | gesetz.xml | 21.11.2026, 13:00 | Die Datei ist kein XML, das man lesen kann. |

  Scenario: Content of which no files are stored is to be imported again
    Given Jonas is signed in as redaktion
    When Jonas looks at the dashboard
    Then the dashboard says "Bitte spielen Sie die Inhalte noch einmal ein" of the content

  Scenario: Letters that wait to be sent
    Given Mara books 1 seat of the date 4711
    And Jonas is signed in as admin
    When Jonas looks at the dashboard
    Then letters wait, and none has failed or was given up

  @rule:domain-office-closed
  Scenario Outline: Whoever is not of the office is refused
    Given Mara is signed in as <role>
    Then the dashboard is not for Mara

    Examples:
      | role     |
      | mitglied |
      | forum    |

  Scenario: A visitor has to sign in first
    Then a visitor is asked to sign in before the dashboard is shown
