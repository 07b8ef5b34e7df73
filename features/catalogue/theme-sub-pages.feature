Feature: Around a seminar
  What comes with it, and what one can do of an evening: told with pictures, and by voices that say where they come from.

  Scenario: Evenings of the towns in which it is held, with their pictures
    Given of an evening "Hamburg" is drawn as "Ein Hafen, Eine Brücke"
    And of an evening "Köln" is drawn as "Ein Dom"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten, Hotel Lindenbogen"
    When a visitor opens the evenings of "Rhetorik"
    Then evenings are told of "Hamburg"
    And the pictures show "Ein Hafen, Eine Brücke"

  @browser
  Scenario: A voice says where it comes from; one that cannot is not shown
    Given of an evening "Hamburg" offers "Speicherstadt"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten"
    And these voices:
      | speaker   | town    | theme    | source           | checked            |
      | Anna      | Hamburg |          | Bogen 2026       | Im Raum ausgefüllt |
      | Bernd     |         | Rhetorik | Brief            |                    |
      | Cem       | Hamburg |          | invented         |                    |
      | Niemand   | Hamburg |          |                  |                    |
      | Fern      | Köln    |          | Bogen 2026       | Im Raum ausgefüllt |
    When a visitor opens the evenings of "Rhetorik"
    Then these voices are heard:
      | speaker | source              |
      | Bernd   | Brief, not checked  |
      | Anna    | Bogen 2026, checked |
      | Cem     | invented            |

  Scenario: Where nobody has spoken, nobody is made up
    Given of an evening "Hamburg" offers "Speicherstadt"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten"
    When a visitor opens the evenings of "Rhetorik"
    Then no voice is heard

  Scenario: What comes with it, with a picture and when one gets it
    Given the theme "Rhetorik"
    And the starter package of "Rhetorik" holds:
      | thing         | picture    | condition         |
      | Formularmappe | Eine Mappe | Am ersten Tag.    |
      | Lesezeichen   |            |                   |
    When a visitor opens the starter package of "Rhetorik"
    Then one takes home:
      | title         | picture    | condition         |
      | Formularmappe | Eine Mappe | Am ersten Tag.    |
      | Lesezeichen   |            |                   |

  Scenario: A thing that comes with other themes of the rubric as well names them
    Given the theme "Rhetorik"
    And the starter package of "Rhetorik" holds:
      | thing         |
      | Formularmappe |
      | Lesezeichen   |
    And the theme "Protokoll"
    And the starter package of "Protokoll" holds:
      | thing         |
      | Kalender      |
      | Formularmappe |
    And the theme "Ohne alles"
    When a visitor opens the starter package of "Rhetorik"
    Then one takes home:
      | title         | also in   |
      | Formularmappe | Protokoll |
      | Lesezeichen   |           |

  Scenario: The site map names the pages of a theme whose text is its own, and what all say alike once
    Given of an evening "Hamburg" offers "Speicherstadt"
    And the theme "Rhetorik"
    And it is held in "Haus Elbgarten"
    And the starter package of "Rhetorik" holds:
      | thing         |
      | Formularmappe |
    Then the site map names "/seminare/t/rhetorik"
    And the site map names "/seminare/t/rhetorik/termine"
    And the site map names "/seminare/inhouse"
    And the site map names "/seminare/erlebnis"
    And the site map does not name "/seminare/t/rhetorik/erlebnis"
    And the site map does not name "/seminare/t/rhetorik/starterpaket"
    And the site map does not name "/seminare/t/rhetorik/inhouse"
