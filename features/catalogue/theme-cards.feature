Feature: Theme cards
  The card of a theme tells at a glance what it is, how long it takes, where it is held and what comes with it.

  @rule:theme-neu-badge
  Scenario: A new theme carries a band
    Given the theme "KI im Betrieb":
      | new | yes |
    When a visitor looks at its card
    Then the card carries the badge "Neu"

  @rule:theme-neu-badge
  Scenario: A theme of long standing carries none
    Given the theme "Protokoll führen":
      | new | no |
    When a visitor looks at its card
    Then the card carries no badge

  @rule:theme-online-icon @rule:theme-map-pin @rule:tooltip-both
  Scenario: Online and in hotels
    Given the theme "Betriebsverfassungsrecht I"
    And it is held:
      | from       | days | where            |
      | 2026-12-07 | 5    | Hotel Lindenbogen |
      | 2027-01-18 | 5    | online           |
    When a visitor looks at its card
    Then the card shows the icons "online" and "map pin"
    And their tooltip says "Sie haben die Wahl zwischen einem Termin in einem unserer Seminar-Hotels oder online"

  @rule:theme-online-icon @rule:tooltip-online
  Scenario: Online only
    Given the theme "Der Beschluss, der hält"
    And it is held:
      | from       | days | where  |
      | 2026-12-07 | 1    | online |
    When a visitor looks at its card
    Then the card shows the icon "online"
    And their tooltip says "Dieses Seminar findet online statt"

  @rule:theme-map-pin @rule:tooltip-in-person
  Scenario: In hotels only
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where           |
      | 2026-12-07 | 3    | Haus Elbgarten  |
      | 2027-02-01 | 3    | Hotel Rheinwerft |
    When a visitor looks at its card
    Then the card shows the icon "map pin"
    And their tooltip says "Dieses Seminar findet in einem unserer Seminar-Hotels statt"

  @rule:theme-online-icon @rule:theme-map-pin
  Scenario: A theme without dates promises neither
    Given the theme "Umgang mit Ausschüssen":
      | highlights | Gesetzestexte inklusive |
    When a visitor looks at its card
    Then the card shows no icon
    And the card's facts are labelled "Dauer, Datum, Extras"
    And the card says "Termine folgen" beside "Datum"

  @rule:theme-online-icon
  Scenario: A date that has begun counts no more
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where          |
      | 2026-11-19 | 1    | online         |
      | 2026-12-07 | 3    | Haus Elbgarten |
    When a visitor looks at its card
    Then the card shows the icon "map pin"

  @rule:card-labels
  Scenario: The labelled facts stand in order
    Given the theme "Betriebsverfassungsrecht I":
      | duration   | 5                      |
      | highlights | Gesetzestexte inklusive |
    And it is held:
      | from       | days | where            |
      | 2026-12-07 | 5    | Hotel Lindenbogen |
    When a visitor looks at its card
    Then the card's facts are labelled "Dauer, Standorte, Extras"

  @rule:card-standorte-count @rule:theme-locations-derived @rule:domain-standorte
  Scenario Outline: The towns are counted, whatever the number of dates
    Given the theme "Rhetorik"
    And it is held in "<hotels>"
    When a visitor looks at its card
    Then the card says "<standorte>" beside "Standorte"

    Examples:
      | hotels                                              | standorte   |
      | Haus Elbgarten                                      | 1 Standorte |
      | Haus Elbgarten, Haus Elbgarten                      | 1 Standorte |
      | Haus Elbgarten, Hotel am Fleet                      | 1 Standorte |
      | Haus Elbgarten, Hotel Lindenbogen                   | 2 Standorte |
      | Haus Elbgarten, Hotel Lindenbogen, Hotel Rheinwerft | 3 Standorte |

  @rule:theme-locations-derived @rule:domain-standorte
  Scenario: A theme that is only held online names no towns
    Given the theme "Der Beschluss, der hält"
    And it is held in "online"
    When a visitor looks at its card
    Then the card says nothing beside "Standorte"

  @rule:extras-highlight-first
  Scenario: The first highlight is the extra
    Given the theme "Einigungsstelle":
      | highlights       | Planspiel mit Richterin, Fallsammlung |
      | starter packages | Kommentar zum BetrVG                  |
    When a visitor looks at its card
    Then the card says "Planspiel mit Richterin" beside "Extras"

  @rule:extras-starter-package-second
  Scenario: Without a highlight the first starter package is the extra
    Given the theme "Einigungsstelle":
      | starter packages | Kommentar zum BetrVG, Formularmappe |
    When a visitor looks at its card
    Then the card says "Kommentar zum BetrVG" beside "Extras"

  @rule:extras-none
  Scenario: Without either there is no such block
    Given the theme "Einigungsstelle"
    When a visitor looks at its card
    Then the card says nothing beside "Extras"

  @rule:theme-content-image-null @rule:card-gradient-without-image @rule:theme-color-default @rule:brand-gradient
  Scenario: Without a picture and a colour of its own the card has the brand gradient
    Given the theme "Einigungsstelle"
    When a visitor looks at its card
    Then the cover is a gradient from "#9d0c2b" to "#f8a52f"

  @rule:card-gradient-without-image
  Scenario: A colour of its own replaces the brand gradient
    Given the theme "Einigungsstelle":
      | colour | #0e4a54 |
    When a visitor looks at its card
    Then the cover is a gradient of the colour "#0e4a54"

  @rule:theme-content-image-null
  Scenario: A picture replaces the gradient
    Given the theme "Einigungsstelle":
      | picture | /img/probe.svg |
    When a visitor looks at its card
    Then the cover is the picture "/img/probe.svg"

  @rule:theme-first-content
  Scenario: Of several contents the first one is shown
    Given the theme "Einigungsstelle" with the contents:
      | teaser          | duration |
      | Die neue Fassung | 4        |
      | Die alte Fassung | 2        |
    When a visitor looks at its card
    Then the card says "4 Tage" beside "Dauer"

  @rule:theme-redirect-url
  Scenario: A theme that lives elsewhere leads there
    Given the theme "Wahlvorstand":
      | lives at | /seminare/t/betriebsratswahl |
    And the theme "Betriebsratswahl"
    When a visitor looks at the teaser of "Wahlvorstand"
    Then every link of the card leads to "/seminare/t/betriebsratswahl"

  @rule:theme-redirect-url
  Scenario: Opening the old page leads to the new one
    Given the theme "Wahlvorstand":
      | lives at | /seminare/t/betriebsratswahl |
    And the theme "Betriebsratswahl"
    When a visitor opens the theme "Wahlvorstand"
    Then the visitor is led to "/seminare/t/betriebsratswahl"

  @rule:theme-redirect-url
  Scenario: Such a theme does not stand on its rubric's page
    Given the theme "Wahlvorstand":
      | lives at | /seminare/t/betriebsratswahl |
    And the theme "Betriebsratswahl"
    When a visitor opens the rubric "Betriebsverfassung"
    Then the cards are "Betriebsratswahl"

  @rule:domain-teasers-ask-once
  Scenario: The teaser and the card on the rubric's page say the same
    Given the theme "KI im Betrieb":
      | new        | yes               |
      | duration   | 2                 |
      | highlights | Werkzeuge zum Mitnehmen |
    And it is held in "Haus Elbgarten, online"
    When a visitor looks at its card
    And a visitor looks at the teaser of "KI im Betrieb"
    Then both say the same

  @rule:domain-teasers-ask-once
  Scenario: However many teasers and boxes a page holds, the site is asked once
    Given the theme "Rhetorik"
    And the theme "Einigungsstelle"
    And the theme "Protokoll führen"
    When a visitor opens a page with teasers of "Rhetorik, Einigungsstelle, Protokoll führen"
    Then the themes shown are "Rhetorik, Einigungsstelle, Protokoll führen"
    And the site was asked for themes exactly once

  @rule:domain-info-box
  Scenario: The info box tells facts and the next three dates
    Given the theme "Rhetorik":
      | duration   | 3              |
      | highlights | Videofeedback  |
    And it is held:
      | from       | days | where            |
      | 2027-03-01 | 1    | online           |
      | 2026-12-07 | 1    | Haus Elbgarten   |
      | 2027-02-01 | 1    | Hotel Rheinwerft |
      | 2027-01-11 | 1    | Haus Elbgarten   |
    When a visitor looks at the info box of "Rhetorik"
    Then the box's facts are labelled "Dauer, Standorte, Extras"
    And the box tells the dates "07.12.2026, 11.01.2027, 01.02.2027"
