Feature: News, specialist articles, the magazine and election news
  Whoever wants to know what is new finds it by kind, by tag and by issue; an address that was linked years ago still
  leads to its article.

  Background:
    Given the expert "Annika Lorenz"
    And the issue 4 "4/2026: Alle dabei" of the magazine
    And these articles:
      | id   | kind      | title                   | on         | tags          | for      | more                         |
      | 1001 | news      | Frist im März           | 2026-01-22 | Fristen       | br       |                              |
      | 1040 | news      | Noch zehn Tage          | 2026-11-20 | Wahl, Fristen | sbv, jav |                              |
      | 2001 | fach      | Der wirksame Beschluss  | 2026-03-02 | Sitzung       | br       | by Annika Lorenz             |
      | 3007 | magazin   | Ein Aufzug genügt nicht | 2026-11-16 | Inklusion     | sbv      | in issue 4                   |
      | 4004 | interview | Über Prävention         | 2026-11-16 | Inklusion     | sbv      | in issue 4                   |
      | 5007 | wahl      | Das Verfahren           | 2025-09-01 | Wahl          | sbv      | of category sbv-wahl         |
      | 5001 | wahl      | Welches Verfahren gilt  | 2026-01-12 | Wahl          | br       | of category betriebsratswahl |

  Scenario Outline: Each kind has a list, the newest first
    When a visitor opens the list of "<kind>"
    Then the articles are "<titles>"

    Examples:
      | kind                | titles                                |
      | news                | Noch zehn Tage, Frist im März         |
      | specialist articles | Der wirksame Beschluss                |
      | election news       | Welches Verfahren gilt, Das Verfahren |

  Scenario: Election news of one kind of election
    When a visitor opens the election news of "sbv-wahl"
    Then the articles are "Das Verfahren"

  Scenario: The magazine shows its issues with what stands in them
    When a visitor opens the magazine
    Then the articles are "Über Prävention, Ein Aufzug genügt nicht"

  Scenario: A tag gathers articles of all kinds
    When a visitor opens the tag "wahl"
    Then the articles are "Noch zehn Tage, Welches Verfahren gilt, Das Verfahren"

  Scenario Outline: An article has an address of its kind, and says who wrote it
    When a visitor opens the article at "<address>"
    Then the visitor reads the article "<title>"
    And it is by "<author>"

    Examples:
      | address                                      | title                   | author        |
      | /news/noch-zehn-tage/1040                    | Noch zehn Tage          | der Redaktion |
      | /fachartikel/der-wirksame-beschluss/2001     | Der wirksame Beschluss  | Annika Lorenz |
      | /br-magazin/ein-aufzug-genuegt-nicht-3007    | Ein Aufzug genügt nicht | der Redaktion |
      | /br-magazin-interview/ueber-praevention-4004 | Über Prävention         | der Redaktion |
      | /wahlseiten-news/das-verfahren/5007          | Das Verfahren           | der Redaktion |

  Scenario: It leads to what it cites and to terms that it names
    Given the law "BetrVG" is published with these norms:
      | norm | title         | text              |
      | § 33 | Beschlüsse    | (1) Mehrheit.     |
    And the lexicon for "br" holds "Tagesordnung"
    And the text of the article 2001 is "Nach § 33 Abs. 1 BetrVG und der Tagesordnung, nicht nach § 9 XyzG."
    When a visitor opens the article at "/fachartikel/der-wirksame-beschluss/2001"
    Then the article leads to "/gesetze/betrvg/33#abs-1, /betriebsratslexikon/br/tagesordnung"

  Scenario Outline: The number finds an article, however the rest of its address is written
    When a visitor opens the article at "<address>"
    Then the visitor is led to "<right>"

    Examples:
      | address                          | right                                        |
      | /news/noch-elf-tage/1040         | /news/noch-zehn-tage/1040                    |
      | /fachartikel/noch-zehn-tage/1040 | /news/noch-zehn-tage/1040                    |
      | /br-magazin/4004                 | /br-magazin-interview/ueber-praevention-4004 |

  Scenario: What was never written is not there
    When a visitor opens the article at "/news/noch-zehn-tage/9999"
    Then the visitor reads that there is nothing here

  @no-wire
  Scenario Outline: An address without a number is that of no article
    When a visitor opens the article at "<address>"
    Then the visitor reads that there is nothing here

    Examples:
      | address                   |
      | /news/noch-zehn-tage/zehn |
      | /br-magazin/aufzug        |

  @no-screen @asked-by-programs
  Scenario: Programs ask for a kind
    When a program asks for articles of type "news"
    Then the articles are "Noch zehn Tage, Frist im März"

  @no-screen @asked-by-programs
  Scenario: Programs ask for a target group
    When a program asks for articles for "jav"
    Then the articles are "Noch zehn Tage"

  @no-screen @asked-by-programs
  Scenario: Programs ask for a year
    When a program asks for articles of the year 2025
    Then the articles are "Das Verfahren"

  @no-screen @asked-by-programs
  Scenario Outline: Programs look for words
    When a program looks for articles with "<words>"
    Then the articles are "<titles>"

    Examples:
      | words      | titles                                                |
      | Beschlüsse | Der wirksame Beschluss                                |
      | Wahl       | Noch zehn Tage, Welches Verfahren gilt, Das Verfahren |
      | Aufzüge    | Ein Aufzug genügt nicht                               |

  @no-screen @asked-by-programs
  Scenario: A program reads on page by page and misses nothing
    When a program reads all articles, 2 at a time
    Then the articles are "Noch zehn Tage, Über Prävention, Ein Aufzug genügt nicht, Der wirksame Beschluss, Frist im März, Welches Verfahren gilt, Das Verfahren"

  @no-screen @asked-by-programs
  Scenario: Tags are counted
    When a program asks for the tags of articles
    Then the tags are "Fristen 2, Inklusion 2, Sitzung 1, Wahl 3"
