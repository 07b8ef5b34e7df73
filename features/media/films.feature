@no-screen @asked-by-programs
Feature: Films
  The provider's films can be listed, searched and recommended without asking the video provider for anything.

  Background:
    Given the rubric "Arbeitsrecht" at place 2
    And the films:
      | title             | topic        | tells                               | recommended with |
      | Die erste Sitzung | Alltag       | Wer lädt ein, wer leitet?           |                  |
      | Abmahnung         | Arbeitsrecht | Was sie ist und was nicht.          | Arbeitsrecht     |
      | Kündigung         | Arbeitsrecht | Die Anhörung und die Sitzung davor. | Arbeitsrecht     |

  Scenario: All of them, in the provider's order
    When a program asks for all films
    Then it is told "Die erste Sitzung, Abmahnung, Kündigung"

  Scenario Outline: Those that have all the words in title, topic or text
    When a program asks for films about "<words>"
    Then it is told "<films>"

    Examples:
      | words                 | films                         |
      | Sitzung               | Die erste Sitzung, Kündigung  |
      | sitzungen             | Die erste Sitzung, Kündigung  |
      | Kuendigung            | Kündigung                     |
      | Sitzung Arbeitsrecht  | Kündigung                     |
      | Weltraum              |                               |
      | Sitzung Weltraum      |                               |
      | ?!                    |                               |

  Scenario Outline: Those that a rubric recommends
    When a program asks for the films of the rubric "<rubric>"
    Then it is told "<films>"

    Examples:
      | rubric             | films                |
      | Arbeitsrecht       | Abmahnung, Kündigung |
      | Betriebsverfassung |                      |
      | Nie gehört         |                      |

  Scenario Outline: Those of a rubric, with words or without
    When a program asks for all films of the rubric "<rubric>"
    Then it is told "<films>"

    Examples:
      | rubric             | films                |
      | Arbeitsrecht       | Abmahnung, Kündigung |
      | Betriebsverfassung |                      |
      | Nie gehört         |                      |

  Scenario: The words and the rubric both have to fit
    When a program asks for films of the rubric "Arbeitsrecht" about "Sitzung"
    Then it is told "Kündigung"
