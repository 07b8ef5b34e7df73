Feature: Searching
  German words find German words, however they are bent and joined; a town leads to its events, a term to the lexicon.

  Background:
    Given the theme "Betriebsratsvorsitzende im Amt"
    And the theme "Äußerung und Gehör"
    And the theme "Protokollführung"
    And the theme "Jung und gewählt":
      | teaser | Der Einstieg für die Jugendvertretung. |

  @rule:domain-search-compounds
  Scenario Outline: What is found
    When a visitor searches for "<words>"
    Then "<theme>" is found

    Examples:
      | words                  | theme                          |
      | Protokollführung       | Protokollführung               |
      | protokollfuehrung      | Protokollführung               |
      | PROTOKOLL              | Protokollführung               |
      | protok                 | Protokollführung               |
      | Vorsitzende            | Betriebsratsvorsitzende im Amt |
      | Vorsitzender           | Betriebsratsvorsitzende im Amt |
      | Äußerungen             | Äußerung und Gehör             |
      | aeusserung             | Äußerung und Gehör             |
      | Gehör Äußerung         | Äußerung und Gehör             |
      | Jugendvertretung       | Jung und gewählt               |
      | Protokollschulung      | Protokollführung               |

  Scenario Outline: What is not
    When a visitor searches for "<words>"
    Then nothing is found

    Examples:
      | words                      |
      | Kreuzfahrt                 |
      | ' OR 1=1 --                |
      | <script>                   |

  Scenario: A title counts more than a teaser
    Given the theme "Einstieg leicht gemacht"
    When a visitor searches for "Einstieg"
    Then the first result is "Einstieg leicht gemacht"

  Scenario: A town leads to its events, counted as the finder counts them
    Given the training series "Betriebsrat kompakt" with the modules:
      | title  | duration | from       | days | where             |
      | Anfang | 3        | 2026-12-07 | 3    | Hotel Lindenbogen |
      | Ende   | 2        | 2027-02-15 | 2    | Haus Elbgarten    |
    And the theme "Rhetorik"
    And it is held:
      | from       | days | where          |
      | 2027-01-11 | 3    | Haus Elbgarten |
      | 2027-02-11 | 3    | Hotel am Fleet |
    When a visitor searches for "Hamburg"
    Then the town "Hamburg" is found with 3 events, and leads to "/seminare/p?ort=1"
    And the heading tells of 0 themes, 1 town and 0 lexicon entries
    When a visitor searches for "leip"
    Then the town "Leipzig" is found with 1 event, and leads to "/seminare/p?ort=2"
    When a visitor searches for "Koeln"
    Then the town "Köln" is found with 0 events, and leads to "/seminare/p?ort=3"

  Scenario: What is asked beside a town is looked for there
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where             |
      | 2027-01-11 | 3    | Haus Elbgarten    |
      | 2027-02-11 | 3    | Hotel Lindenbogen |
    And the theme "Rhetorik für Vorsitzende"
    And it is held:
      | from       | days | where             |
      | 2027-03-11 | 3    | Hotel Lindenbogen |
    When a visitor searches for "Rhetorik Hamburg"
    Then the town "Hamburg" is found with 1 event, and leads to "/seminare/p?q=Rhetorik&ort=1"
    And the themes found are "Rhetorik"
    When a visitor searches for "Leipzig Vorsitz"
    Then the town "Leipzig" is found with 1 event, and leads to "/seminare/p?q=Vorsitz&ort=2"
    When a visitor searches for "Leipzig Kreuzfahrt"
    Then the town "Leipzig" is found with 2 events, and leads to "/seminare/p?ort=2"

  Scenario: Several towns
    When a visitor searches for "Hamburg oder Leipzig"
    Then the towns found are "Hamburg, Leipzig"

  Scenario: Terms of the lexicon are found by their titles
    Given the lexicon for "br" holds "Außerordentliche Kündigung, Kündigungsschutz, Kündigung, Zustimmung"
    And the lexicon for "jav" holds "Übernahme nach der Ausbildung"
    When a visitor searches for "Kündigung"
    Then the lexicon entries found are "Kündigung, Kündigungsschutz, Außerordentliche Kündigung"
    And the lexicon entry "Kündigung" is found, and leads to "/betriebsratslexikon/br/kuendigung"
    And the heading tells of 0 themes, 0 towns and 3 lexicon entries
    When a visitor searches for "uebernahme"
    Then the lexicon entry "Übernahme nach der Ausbildung" is found, and leads to "/betriebsratslexikon/jav/uebernahme-nach-der-ausbildung"

  Scenario: The heading counts what was found of each kind
    Given the lexicon for "br" holds "Protokoll"
    When a visitor searches for "Protokoll"
    Then the heading tells of 1 theme, 0 towns and 1 lexicon entry

  Scenario: Where nothing has all words, what has most of them is found, and that is said
    When a visitor searches for "Protokollführung Kreuzfahrt"
    Then it is said that nothing has all words
    And the first hit is "Protokollführung", and leads to "/seminare/t/protokollfuehrung"
    When a visitor searches for "Gehör Äußerung"
    Then it is not said that nothing has all words

  Scenario Outline: A norm is found by its number, before everything that speaks of it
    Given the law "BetrVG" is published with these norms:
      | norm  | title    | text                                    |
      | § 37  | Ehrenamt | Das Amt kostet niemanden Geld.          |
      | § 38  | Auszeit  | Wer ein Amt nach § 37 hat, ist frei.    |
    When a visitor searches for "<words>"
    Then the first hit is "<title>", and leads to "<address>"

    Examples:
      | words            | title                 | address                     |
      | § 37 Abs. 6 BetrVG | § 37 BetrVG: Ehrenamt | /gesetze/betrvg/37#abs-6  |
      | 37 6 betrvg      | § 37 BetrVG: Ehrenamt | /gesetze/betrvg/37#abs-6    |
      | betrvg 37        | § 37 BetrVG: Ehrenamt | /gesetze/betrvg/37          |
      | § 37 VI          | § 37 BetrVG: Ehrenamt | /gesetze/betrvg/37#abs-6    |
      | 38 BetrVG        | § 38 BetrVG: Auszeit  | /gesetze/betrvg/38          |
      | § 3 ArbSchG      | § 3 ArbSchG           | /gesetze/arbschg            |

  Scenario Outline: An event is found by its number
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4711   | 2027-01-11 | 3    | Haus Elbgarten |
    When a visitor searches for "<words>"
    Then the first hit is "Rhetorik, 11.01.2027 bis 13.01.2027, Hamburg", and leads to "/seminare/p/rhetorik-4711"

    Examples:
      | words            |
      | 4711             |
      | Termin 4711      |
      | Seminar Nr. 4711 |
      | rhetorik-4711    |

  Scenario: An event is found by its number to the end of its last day
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4711   | 2027-01-11 | 3    | Haus Elbgarten |
    When it is "2027-01-13T12:00:00Z" UTC
    And a visitor searches for "4711"
    Then the first hit is "Rhetorik, 11.01.2027 bis 13.01.2027, Hamburg", and leads to "/seminare/p/rhetorik-4711"
    When it is "2027-01-14T12:00:00Z" UTC
    And she searches for "4711"
    Then nothing is found

  Scenario: Seminars that are found lead to their events in the finder
    Given the theme "Rhetorik"
    And it is held:
      | from       | days | where             |
      | 2027-01-11 | 3    | Haus Elbgarten    |
      | 2027-02-11 | 3    | Hotel Lindenbogen |
    When a visitor searches for "Rhetorik"
    Then the finder has 2 events of what was found, at "/seminare/p?q=Rhetorik"
    When a visitor searches for "Rhetorik Hamburg"
    Then the finder has no events beside the towns

  Scenario: An open position is found as long as one can apply
    Given the open position "Texterin (m/w/d)" until "2026-12-31"
    And the open position "Lektorin (m/w/d)" until "2026-11-25"
    When a visitor searches for "Stellenangebot"
    Then the hits are "Lektorin (m/w/d), Texterin (m/w/d)"
    When it is "2026-11-25T23:00:00Z" UTC
    And she searches for "Stellenangebot"
    Then the hits are "Texterin (m/w/d)"
    And the kinds to choose are "Stellenangebote (1)"

  Scenario: A film is found where it is recommended
    Given the rubric "Arbeitsrecht" at place 2
    And the films:
      | title             | topic | tells           | recommended with |
      | Abmahnung erklärt | Recht | In drei Minuten | Arbeitsrecht     |
      | Abmahnung gedreht | Recht | Nirgends        |                  |
    When a visitor searches for "Abmahnung"
    Then the hits are "Abmahnung erklärt"
    And the first hit is "Abmahnung erklärt", and leads to "/seminare/r/arbeitsrecht#film-abmahnung-erklaert"

  @browser
  Scenario: Whoever types is told what may be meant
    Given the lexicon for "br" holds "Protokoll"
    When a visitor types "proto" into the search
    Then it is suggested: "Protokoll Lexikon, Protokollführung Seminar"

  Scenario: What was asked is marked in what is quoted
    When a visitor searches for "jugendvertretung"
    Then "Jugendvertretung" is marked in what is quoted from "Jung und gewählt"

  Scenario: Hits of one kind alone
    Given the lexicon for "br" holds "Protokoll"
    When a visitor searches for "Protokoll"
    Then the kinds to choose are "Lexikon (1), Seminare (1)"
    When a visitor searches for "Protokoll" among "Lexikon"
    Then the hits are "Protokoll"
    And the kinds to choose are "Lexikon (1), Seminare (1)"

  Scenario Outline: One mistake in a word is mended, and said
    Given the lexicon for "br" holds "Kündigung"
    When a visitor searches for "<typed>"
    Then "<meant>" was looked for instead

    Examples:
      | typed                   | meant                   |
      | Portokollführung        | Protokollführung        |
      | Protokolführung         | Protokollführung        |
      | Protokollfühhrung       | Protokollführung        |
      | Protokollfuhrunk        | Protokollführung        |
      | kuendignug              | Kündigung               |
      | Hambrug                 | Hamburg                 |
      | Äuserung Gehör          | Äußerung Gehör          |
      | Protokollführung Hambrug | Protokollführung Hamburg |

  Scenario: Who meant what was typed gets it
    When a visitor searches for "Portokollführung"
    Then the themes found are "Protokollführung"
    When a visitor searches for "Portokollführung" to the letter
    Then nothing is found
    And what was typed was looked for

  Scenario Outline: What is not mended
    When a visitor searches for "<typed>"
    Then nothing is found
    And what was typed was looked for

    Examples:
      | typed            | because                                      |
      | Amd              | short words are too much alike               |
      | Prtokolführung   | two mistakes are one too many                |
      | Kreuzfahrt       | nothing is like it                           |

  Scenario: A word that finds something stays as it was typed
    Given the theme "Ämter"
    When a visitor searches for "Gehörs"
    Then "Äußerung und Gehör" is found
    And what was typed was looked for
