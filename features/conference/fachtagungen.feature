Feature: Fachtagungen
  A Fachtagung shows its programme day by day before anyone resolves to send somebody.

  Background:
    Given the expert "Annika Lorenz"
    And the Fachtagung "Fachtagung Inklusion" with the programme:
      | day         | from  | to    | what         | speaker        |
      | Erster Tag  | 10:00 | 11:00 | Eröffnung    | Annika Lorenz  |
      | Erster Tag  | 11:30 | 12:30 | Rechtsprechung |              |
      | Zweiter Tag | 09:00 | 10:00 | Beispiele    | Annika Lorenz  |

  Scenario: The programme by day and who speaks
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then the programme reads:
      | day         | slot           |
      | Erster Tag  | Eröffnung      |
      | Erster Tag  | Rechtsprechung |
      | Zweiter Tag | Beispiele      |
    And "Annika Lorenz" speaks

  Scenario: Without a date nobody can register yet
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then its registration says "Anmeldung noch nicht geöffnet"

  Scenario Outline: With a date, registration is open as long as there are places
    Given it is held:
      | from       | days | where          | places | taken   |
      | 2027-06-23 | 2    | Haus Elbgarten | 80     | <taken> |
    When a visitor opens the Fachtagung "Fachtagung Inklusion"
    Then its registration says "<state>"

    Examples:
      | taken | state                        |
      | 0     | Anmeldung offen              |
      | 79    | Anmeldung offen              |
      | 80    | Ausgebucht, Warteliste offen |

  Scenario: A seminar is no Fachtagung
    Given the theme "Rhetorik"
    When a visitor opens the Fachtagung "Rhetorik"
    Then a visitor reads that there is nothing here

  Scenario: All Fachtagungen stand in one list
    When a visitor looks at all Fachtagungen
    Then the titles read are "Fachtagung Inklusion"
