Feature: Applying for a position
  Whoever wants to work here sends a form with a few words, with papers, or with both.

  Background:
    Given the open position "Redakteurin" until "2026-12-31"

  @browser
  Scenario: Papers chosen from the own machine arrive, and both sides get a letter
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the file "Lebenslauf.pdf"
    Then the application is accepted
    And a letter that confirms the application goes to "mara@werk.example"
    And a letter with "Lebenslauf.pdf" goes to the office

  @browser
  Scenario: Without JavaScript the first sending is heard as well
    Given Mara has begun to apply for "Redakteurin" 4 seconds ago without JavaScript
    When she sends the file "Lebenslauf.pdf"
    Then the application is accepted
    And a letter with "Lebenslauf.pdf" goes to the office

  Scenario: A few sentences are enough
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the words "Texte kürzen ist, was ich am liebsten mache."
    Then the application is accepted
    And a letter without files goes to the office

  Scenario Outline: A field that is wrong is named
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the application with "<field>" set to "<value>"
    Then the field "<field>" of the application is at fault
    And no letter goes out

    Examples:
      | field                             | value               |
      | Vorname                           |                     |
      | Nachname                          |                     |
      | Nachname                          | www.werbung.example |
      | E-Mail-Adresse                    |                     |
      | E-Mail-Adresse                    | mara@werk           |
      | Telefon                           | keins               |
      | Ihre Nachricht                    | Hallo               |
      | Datenschutz                       | nein                |

  Scenario: Something has to come, words or papers
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the words ""
    Then the field "Lebenslauf und weitere Unterlagen" of the application is at fault

  Scenario Outline: What a file is decides, and its name must agree
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the file "<name>" that is <what>
    Then <outcome>

    Examples:
      | name            | what                       | outcome                                                                     |
      | Zeugnis.pdf     | a PDF                      | the application is accepted                                                 |
      | Zeugnis.PDF     | a PDF                      | the application is accepted                                                 |
      | Brief.docx      | a text of Word             | the application is accepted                                                 |
      | Brief.odt       | a text of LibreOffice      | the application is accepted                                                 |
      | Zeugnis.jpeg    | a photograph               | the application is accepted                                                 |
      | Urkunde.png     | a picture                  | the application is accepted                                                 |
      | Zeugnis.pdf     | a program                  | the field "Lebenslauf und weitere Unterlagen" of the application is at fault |
      | Zeugnis.exe     | a PDF                      | the field "Lebenslauf und weitere Unterlagen" of the application is at fault |
      | Brief.docx      | a text of Word with macros | the field "Lebenslauf und weitere Unterlagen" of the application is at fault |
      | Gehalt.ods      | a spreadsheet              | the field "Lebenslauf und weitere Unterlagen" of the application is at fault |

  Scenario: The form says which file is at fault, and which have to be chosen once more
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the file "Zeugnis.exe" that is a PDF
    Then the form says "„Zeugnis.exe“: Wir nehmen PDF" beside "Lebenslauf und weitere Unterlagen"
    When she sends the application with "Nachname" set to ""
    Then the form says "Bitte wählen Sie sie erneut aus: Lebenslauf.pdf" beside "Lebenslauf und weitere Unterlagen"

  @rule:domain-application-files
  Scenario: A file of ten megabytes is taken
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends a file "Mappe.pdf" of 10 megabytes
    Then the application is accepted

  @rule:domain-application-files
  Scenario: A file of more than ten megabytes is named, and what was typed stays
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends a file "Mappe.pdf" of 11 megabytes
    Then the field "Lebenslauf und weitere Unterlagen" of the application is at fault
    And no letter goes out

  Scenario: Six files are one too many
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends 6 files
    Then the field "Lebenslauf und weitere Unterlagen" of the application is at fault

  @rule:domain-form-time
  Scenario: Nobody fills in a form in two seconds
    Given Mara has begun to apply for "Redakteurin" 2 seconds ago
    When she sends the file "Lebenslauf.pdf"
    Then she is told to send the application once more
    And no letter goes out

  @rule:domain-form-time
  Scenario: Somebody may in three
    Given Mara has begun to apply for "Redakteurin" 3 seconds ago
    When she sends the file "Lebenslauf.pdf"
    Then the application is accepted

  Scenario: The second attempt is heard
    Given Mara has begun to apply for "Redakteurin" 1 second ago
    And she sends the file "Lebenslauf.pdf"
    When 4 seconds have passed
    And she sends the file "Lebenslauf.pdf"
    Then the application is accepted

  Scenario: A form that was opened days ago is heard at the second attempt
    Given Mara has begun to apply for "Redakteurin" 200000 seconds ago
    And she sends the file "Lebenslauf.pdf"
    And she is told that the form was opened days ago
    When 4 seconds have passed
    And she sends the file "Lebenslauf.pdf"
    Then the application is accepted

  Scenario: Sent twice is one application
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    And she sends the file "Lebenslauf.pdf"
    When she sends the same once more
    Then the application is accepted
    And 2 letters go out

  @rule:domain-form-limit
  Scenario: Five an hour are enough
    Given Mara has applied 5 times for "Redakteurin"
    And Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the words "Noch ein sechstes Mal."
    Then she is told to wait with the application

  @rule:domain-form-limit
  Scenario Outline: An hour after the first the next one is heard
    Given Mara has applied 5 times for "Redakteurin"
    And Mara has begun to apply for "Redakteurin" 40 seconds ago
    When <minutes> minutes have passed
    And she sends the words "Noch ein sechstes Mal."
    Then <answer>

    Examples:
      | minutes | answer                                 |
      | 50      | she is told to wait with the application |
      | 60      | the application is accepted            |

  @rule:domain-form-limit
  Scenario: Who shares her network is heard all the same
    Given Mara has applied 5 times for "Redakteurin"
    And Mara has begun to apply for "Redakteurin" 40 seconds ago
    When she sends the application with "E-Mail-Adresse" set to "jonas@werk.example"
    Then the application is accepted

  Scenario: Who is still writing when the last day ends is told so
    Given Mara has begun to apply for "Redakteurin" 40 seconds ago
    And it is "2026-12-31T23:00:00Z" UTC
    When she sends the file "Lebenslauf.pdf"
    Then she is told that "Redakteurin" is closed
