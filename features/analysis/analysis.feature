Feature: Looking into a PDF
  Whoever publishes PDFs learns what one says, what it cites, which terms it names and whether everybody can read it.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the lexicon for "br" holds "Freistellung, Ersatzmitglied"

  @rule:domain-pdf-analysis
  Scenario: What a PDF says, cites and names
    Given Jonas is signed in as admin
    When Jonas has the PDF "Merkblatt.pdf" with the title "Schulung und Freistellung" analysed:
      """
      Schulung und Freistellung
      Der Betriebsrat beschließt nach § 37 Abs. 6 BetrVG, wer zu einer Schulung fährt.
      Für Freistellungen gilt § 38 BetrVG, und die Kosten trägt der Arbeitgeber.
      ---
      Auch ein Ersatzmitglied hat den Anspruch nach § 37 Abs. 6 BetrVG.
      """
    Then it is told of the PDF:
      | title    | Schulung und Freistellung |
      | language | Deutsch                   |
      | pages    | 2 Seiten                  |
    And page 1 of it says "Für Freistellungen gilt § 38 BetrVG"
    And it cites:
      | what                | page | count | leads to         |
      | § 37 Abs. 6 BetrVG  | 1    | 2     | /gesetze/betrvg  |
      | § 38 BetrVG         | 1    | 1     | /gesetze/betrvg  |
    And it names:
      | what           | page | count | leads to                              |
      | Freistellung   | 1    | 2     | /betriebsratslexikon/br/freistellung  |
      | Ersatzmitglied | 2    | 1     | /betriebsratslexikon/br/ersatzmitglied |

  @rule:domain-pdf-analysis
  Scenario: An English text is known as one
    Given Jonas is signed in as admin
    When Jonas has the PDF "Leaflet.pdf" analysed:
      """
      The works council has a right to training that is necessary for its work, and the employer pays for it.
      """
    Then it is told of the PDF:
      | title    | keiner angegeben |
      | language | Englisch         |
      | pages    | eine Seite       |
    And it cites nothing
    And it names nothing

  @rule:domain-pdf-analysis
  Scenario: What keeps people from reading it
    Given Jonas is signed in as admin
    When Jonas has a PDF without tags, title and language analysed
    Then of its checks these fail: "Struktur (Tags), Sprache angegeben, Titel angegeben, Titel statt Dateiname im Fenster, Angabe „PDF/UA“"
    And these cannot be checked: "Überschriften, Alternativtexte zu Bildern, Lesezeichen"
    When Jonas has a tagged PDF with title, language and a figure without words analysed
    Then of its checks these fail: "Alternativtexte zu Bildern, Angabe „PDF/UA“"

  @rule:domain-pdf-analysis
  Scenario: The same file is known again, whatever it is called
    Given Jonas is signed in as admin
    And Jonas has had the PDF "Merkblatt.pdf" analysed
    When Jonas has the same PDF analysed as "Kopie.pdf"
    Then it is said to be the same as "Merkblatt.pdf" of 21.11.2026
    And these PDFs have been analysed:
      | name      | pages | on         |
      | Kopie.pdf | 1     | 21.11.2026 |

  @rule:domain-pdf-refused
  Scenario Outline: What cannot be read is refused, and why
    Given Jonas is signed in as admin
    When Jonas has <file> analysed
    Then beside the file stands "<said>"
    And no PDF has been analysed

    Examples:
      | file                              | said                                        |
      | nothing                           | Bitte wählen Sie ein PDF aus.               |
      | two PDFs                          | Bitte laden Sie jedes PDF für sich hoch.    |
      | a picture that is called PDF      | Diese Datei ist kein PDF.                   |
      | a PDF that is called picture      | Diese Datei ist kein PDF.                   |
      | a PDF of more than 20 megabytes   | Ein PDF darf höchstens 20 MB haben.         |
      | an encrypted PDF                  | Dieses PDF ist verschlüsselt.               |
      | a portfolio of other files        | Dieses PDF ist ein Portfolio                |
      | a PDF of 501 pages                | Dieses PDF hat mehr als 500 Seiten.         |
      | a PDF that breaks off             | Dieses PDF ist beschädigt oder unvollständig |

  @rule:domain-office-closed
  Scenario Outline: It is for administrators alone
    Given Mara is signed in as <role>
    Then analysing PDFs is not for Mara

    Examples:
      | role      |
      | mitglied  |
      | redaktion |

  Scenario: A visitor has to sign in first
    Then a visitor is asked to sign in before any PDF is analysed
