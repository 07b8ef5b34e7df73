Feature: Downloads
  Checklists, templates, overviews and guides as PDF; some of them are for members.

  Background:
    Given the rubric "SBV-Praxis" at place 2
    And these downloads:
      | title               | kind       | rubric             | for     | members only |
      | Checkliste Sitzung  | checkliste | Betriebsverfassung | br, jav | no           |
      | Checkliste Umzug    | checkliste | Betriebsverfassung | br      | yes          |
      | Muster Ladung       | muster     | SBV-Praxis         | sbv, br | no           |
      | Übersicht Fristen   | uebersicht | SBV-Praxis         | sbv     | no           |

  Scenario: They stand in the order of the rubrics
    When a visitor looks at the downloads
    Then the downloads are "Checkliste Sitzung, Checkliste Umzug, Muster Ladung, Übersicht Fristen"
    And "Checkliste Umzug" is marked as for members, and none of the others

  @rule:domain-download-counts
  Scenario Outline: They can be narrowed
    When a visitor looks at the downloads with "<rubric>", "<for>" and "<kind>"
    Then the downloads are "<downloads>"

    Examples:
      | rubric             | for | kind       | downloads                                            |
      | Betriebsverfassung |     |            | Checkliste Sitzung, Checkliste Umzug                 |
      |                    | br  |            | Checkliste Sitzung, Checkliste Umzug, Muster Ladung  |
      |                    | jav | checkliste | Checkliste Sitzung                                   |
      | SBV-Praxis         | br  | muster     | Muster Ladung                                        |

  @rule:domain-download-counts
  Scenario: A filter says how many there would be with it
    When a visitor looks at the downloads with "", "sbv" and ""
    Then of the rubrics there are "0 Betriebsverfassung, 2 SBV-Praxis"
    And of the kinds there are "0 checkliste, 1 muster, 1 uebersicht, 0 leitfaden"

  Scenario: Where nothing passes, it says so
    When a visitor looks at the downloads with "Betriebsverfassung", "sbv" and ""
    Then there are no downloads

  @rule:domain-download-protected
  Scenario: A document is there for everybody
    When a visitor takes the download "Checkliste Sitzung"
    Then the visitor gets a PDF "checkliste-sitzung.pdf"

  @rule:domain-download-protected
  Scenario: What is for members asks to sign in
    When a visitor takes the download "Checkliste Umzug"
    Then the download asks to sign in

  @rule:domain-download-protected
  Scenario: Members get it
    Given Mara is signed in
    When she takes the download "Checkliste Umzug"
    Then she gets a PDF "checkliste-umzug.pdf"

  Scenario: What is not there
    When a visitor takes the download "Checkliste Nirgends"
    Then the download is not there

  Scenario: The provider measures documents, and lists say how long they are
    When the provider measures the downloads
    And a visitor looks at the downloads
    Then each of the downloads has its pages and its size

  Scenario: A document on the wishlist leads to its PDF
    Given Mara is signed in
    And Mara has kept the download "Muster Ladung"
    When Mara opens the wishlist
    Then the wishlist holds:
      | title         | address                     |
      | Muster Ladung | /download/muster-ladung.pdf |
