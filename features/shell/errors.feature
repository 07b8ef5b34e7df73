Feature: Errors and pages of running text
  Where nothing is, the site says so; where something breaks, it hears of it.

  Scenario Outline: Pages that must be there
    When a visitor opens the page "<page>"
    Then the visitor reads its title

    Examples:
      | page               |
      | impressum          |
      | datenschutz        |
      | agb                |
      | barrierefreiheit   |
      | widerruf           |
      | cookie-einstellungen |

  Scenario: A page that was never written
    When a visitor opens the page "nie-geschrieben"
    Then the visitor reads that there is nothing here

  Scenario: Where the site fails it says so, and goes on
    Given the theme "Rhetorik"
    And the programme fails
    When a visitor opens the theme "Rhetorik"
    Then the visitor reads that something is broken

  Scenario: After the failure everything is there again
    Given the theme "Rhetorik"
    And the programme fails
    When a visitor opens the theme "Rhetorik"
    And the programme works again
    And a visitor opens the theme "Rhetorik"
    Then the page says "5 Tage" beside "Dauer"

  @rule:ui-errors-collected
  Scenario: An error in the user interface reaches the site
    When the page of a visitor breaks with "x is not a function"
    Then the site hears of "x is not a function"

  @rule:ui-errors-collected
  Scenario: A page that breaks all the time is heard ten times a minute
    When the page of a visitor breaks 12 times
    Then the site hears of 10 errors

  @rule:language-de
  Scenario: The site speaks German
    Given the theme "Rhetorik"
    When a visitor opens the theme "Rhetorik"
    Then the page says that it is written in "de"

  # Session storage is a browser's own.
  @rule:wording-in-session-storage @browser @only-in-browser @needs-session-storage
  Scenario: The words of widgets are kept for the session
    Given the lexicon for "br" holds "Abmahnung"
    When a visitor looks at the lexicon grid for "br"
    Then the browser keeps the words of widgets for this session
