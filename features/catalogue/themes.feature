@no-screen @asked-by-programs
Feature: Themes for other programs
  Whoever asks for a month and a town is told the themes that have an event in that town in that month.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where             |
      | 2027-03-01 | 2    | Hotel Lindenbogen |
      | 2027-04-12 | 2    | Haus Elbgarten    |
    And the theme "Protokoll"
    And it is held:
      | from       | days | where          |
      | 2027-03-08 | 1    | Haus Elbgarten |
      | 2027-05-10 | 1    | online         |
    And the theme "Datenschutz"
    And it is held:
      | from       | days | where  |
      | 2027-03-15 | 1    | online |
    And the training series "Betriebsrat kompakt" with the modules:
      | title  | duration | from       | days | where             |
      | Anfang | 3        | 2027-03-22 | 3    | Hotel Lindenbogen |
      | Ende   | 2        | 2027-06-14 | 2    | Haus Elbgarten    |

  Scenario Outline: One event has to meet all that is asked
    When a program asks for the themes with an event:
      | month | <month> |
      | town  | <town>  |
    Then it is told "<themes>"

    Examples:
      | month   | town    | themes                         |
      | 2027-03 | Hamburg | Betriebsrat kompakt, Protokoll |
      | 2027-03 | Leipzig | Betriebsrat kompakt, Rhetorik  |
      | 2027-04 | Hamburg | Rhetorik                       |
      | 2027-04 | Leipzig |                                |
      | 2027-06 | Hamburg |                                |

  Scenario Outline: How one takes part is asked of the same event
    When a program asks for the themes with an event:
      | month | <month> |
      | how   | <how>   |
    Then it is told "<themes>"

    Examples:
      | month   | how       | themes                                   |
      | 2027-03 | online    | Datenschutz                              |
      | 2027-03 | in hotels | Betriebsrat kompakt, Protokoll, Rhetorik |
      | 2027-05 | online    | Protokoll                                |
      | 2027-05 | in hotels |                                          |

  Scenario: In a town nobody meets online
    When a program asks for the themes with an event:
      | town | Hamburg |
      | how  | online  |
    Then it is told ""
