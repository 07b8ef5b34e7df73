Feature: What other programs take from the site

  Scenario: The towns to choose from
    When a visitor asks which towns there are
    Then the answer is "Hamburg, Köln, Leipzig"

  Scenario Outline: The hotels of a town
    When a visitor asks which hotels there are in "<town>"
    Then the answer is "<hotels>"

    Examples:
      | town     | hotels                         |
      | Hamburg  | Haus Elbgarten, Hotel am Fleet |
      | leipzig  | Hotel Lindenbogen              |
      | 3        | Hotel Rheinwerft               |
      | Atlantis |                                |

  Scenario: Advertisers are offered what still takes place, with the lowest price
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where             | price   |
      | 2026-12-07 | 1    | Hotel Lindenbogen | 1490.00 |
      | 2027-01-11 | 1    | Haus Elbgarten    | 1290.00 |
    And the theme "Protokolle"
    And it is held:
      | from       | days | where  | price |
      | 2027-01-18 | 1    | online | none  |
    And the theme "Ohne Termin"
    Then an advertiser is offered:
      | title      | price       | towns            |
      | Protokolle | auf Anfrage |                  |
      | Rhetorik   | 1.290,00 €  | Hamburg, Leipzig |

  Scenario: The site map names what searches may show
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             |
      | 4711   | 2026-12-07 | 1    | Hotel Lindenbogen |
    And the theme "Umgezogen":
      | lives at | /seminare/t/rhetorik |
    Then the site map names "/seminare/t/rhetorik"
    And the site map names "/seminare/p/rhetorik-4711"
    And the site map names "/standorte/leipzig-2"
    And the site map names "/impressum"
    But the site map does not name "/seminare/t/umgezogen"
    And the site map does not name "/suche"

  Scenario: A date that has begun leaves the site map
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where             |
      | 4711   | 2026-12-07 | 1    | Hotel Lindenbogen |
    And it is "2026-12-06T23:00:00Z" UTC
    Then the site map does not name "/seminare/p/rhetorik-4711"

  Scenario: Of a visitor nothing is known
    Then a page around a visitor may know:
      | serves          | nobody in particular |
      | signed in       | no                   |
      | in the cart     | 0                    |
      | on the wishlist | 0                    |

  @no-screen @asked-by-scripts
  Scenario: Of somebody who is signed in, no more than a page needs
    Given the theme "Rhetorik"
    And Mara is signed in
    And Mara has kept "Rhetorik"
    Then a page around Mara may know:
      | serves          | br  |
      | signed in       | yes |
      | in the cart     | 0   |
      | on the wishlist | 1   |
