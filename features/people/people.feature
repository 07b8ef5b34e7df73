Feature: People
  Whoever teaches and whoever looks after a date has a name, and other programs can ask for it.

  @no-screen @asked-by-programs
  Scenario: All who teach, by their last names
    Given the expert "Dr. Carola Wendt"
    And the expert "Aylin Öztürk"
    And the expert "Jonas Reimer"
    When a program asks for all experts
    Then it is told "Aylin Öztürk, Jonas Reimer, Dr. Carola Wendt"

  @no-screen @asked-by-programs
  Scenario: Some of them, in the order in which they are asked for
    Given the expert "Jonas Reimer"
    And the expert "Aylin Öztürk"
    When a program asks for the experts "Jonas Reimer, Kapitän Nemo, Aylin Öztürk"
    Then it is told "Jonas Reimer, Aylin Öztürk"

  Scenario Outline: Who looks after a date is found by its rubric
    Given the rubric "Arbeitsrecht" at place 2
    And the theme "Abmahnung":
      | rubric | Arbeitsrecht |
    And it is held in "Haus Elbgarten"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten"
    And "Jana Petersen" looks after the dates of "Arbeitsrecht"
    And "Tim Krüger" looks after the dates of "Arbeitsrecht, Betriebsverfassung"
    When a visitor looks who looks after the date "<date>"
    Then "<people>" look after it

    Examples:
      | date           | people                    |
      | abmahnung-4001 | Jana Petersen, Tim Krüger |
      | rhetorik-4002  | Tim Krüger                |

  @no-screen @asked-by-programs
  Scenario: Everybody who looks after dates
    Given "Jana Petersen" looks after the dates of "Betriebsverfassung"
    And "Tim Krüger" looks after the dates of ""
    When a program asks who looks after dates
    Then it is told "Jana Petersen, Tim Krüger"
