Feature: Registering
  An account begins with a form and a letter.

  Scenario: The form is followed by a letter
    When Jonas registers
    Then the registration is accepted
    And a letter to confirm the address goes to "jonas@werk.example"

  Scenario: Before the letter is answered he cannot sign in
    Given Jonas has registered
    When Jonas signs in
    Then he is told to confirm the address first

  Scenario: The link of the letter and his password open the account
    Given Jonas has registered
    When Jonas follows the link of the letter
    Then he is signed in as "Jonas Yıldız"

  Scenario Outline: Whoever wants the newsletter as well is asked once the address is known to be his
    Given Jonas registers with "Neues" set to "<newsletter>"
    Then 0 letters ask for the confirmation
    When Jonas follows the link of the letter
    Then he is signed in as "Jonas Yıldız"
    And <letters> letters ask for the confirmation
    And "jonas@werk.example" does not have the newsletter

    Examples:
      | newsletter | letters |
      | ja         | 1       |
      | nein       | 0       |

  Scenario: A letter of its own gives whoever registered the newsletter
    Given Jonas registers with "Neues" set to "ja"
    And Jonas follows the link of the letter
    When he confirms the newsletter by the link of the letter
    Then "jonas@werk.example" has the newsletter

  Scenario: The link alone confirms nothing
    Given Jonas has registered
    When Jonas follows the link of the letter with the password "irgendein anderer Satz"
    Then he is told that the password is not the one of this registration
    And nobody is signed in

  @browser @long
  Scenario Outline: Nobody can have the owner of a mailbox confirm a stranger's password
    Given <first> has registered the address of Mara
    And <second> has registered the address of Mara
    When Mara follows the link of the <strange> letter
    Then she is told that the password is not the one of this registration
    When Mara follows the link of the <own> letter
    Then she is signed in as "Mara Kessler"
    When a stranger signs in with the password of his registration
    Then he is told that address or password are wrong

    Examples:
      | first      | second     | own    | strange |
      | a stranger | Mara       | second | first   |
      | Mara       | a stranger | first  | second  |

  Scenario: What others registered with an address is gone once it is confirmed
    Given a stranger has registered the address of Mara
    And Mara has registered the address of Mara
    And Mara follows the link of the second letter
    When Mara follows the link of the first letter
    Then the link has expired

  Scenario: An address that many register gets a few letters, and the first links stay good
    Given Mara has registered the address of Mara
    And strangers elsewhere have registered the address of Mara 7 times
    Then 5 letters to confirm the address have come to Mara
    When Mara follows the link of the first letter
    Then she is signed in as "Mara Kessler"

  @rule:domain-registration-48h
  Scenario: The link works once
    Given Jonas has registered
    And Jonas follows the link of the letter
    When Jonas follows the link of the letter
    Then the link has expired

  @rule:domain-registration-48h
  Scenario Outline: And for two days
    Given Jonas has registered
    When <time> have passed
    And Jonas follows the link of the letter
    Then <outcome>

    Examples:
      | time     | outcome                   |
      | 47 hours | the address is confirmed  |
      | 49 hours | the link has expired      |

  @rule:domain-registration-48h
  Scenario: Opening the link shows the form, and does not use it up
    Given Jonas has registered
    When Jonas opens the link of the letter
    Then he can confirm the address
    When Jonas follows the link of the letter
    Then he is signed in as "Jonas Yıldız"

  @rule:domain-registration-48h
  Scenario: Opening a link that was used says so before anything is typed
    Given Jonas has registered
    And Jonas follows the link of the letter
    When Jonas opens the link of the letter
    Then the page says that the link has expired

  @rule:domain-registration-48h
  Scenario Outline: So does one that is too old
    Given Jonas has registered
    When <time> have passed
    And Jonas opens the link of the letter
    Then <outcome>

    Examples:
      | time     | outcome                    |
      | 47 hours | he can confirm the address |
      | 49 hours | the page says that the link has expired       |

  Scenario: A made-up link opens nothing
    When somebody follows the link "ausgedacht"
    Then the link has expired

  @rule:domain-registration-silent
  Scenario: Registering twice tells nobody that there is an account
    Given Mara has an account
    When Mara registers
    Then the registration is accepted
    And a letter about the existing account goes to "mara@werk.example"

  @rule:domain-form-time
  Scenario Outline: Nobody registers faster than people type, and nobody learns by it whether there is an account
    Given Mara has an account
    When <who> registers within 2 seconds
    Then the registration says "schneller, als ein Mensch tippt"
    When <who> registers within 3 seconds
    Then the registration is accepted

    Examples:
      | who   |
      | Mara  |
      | Jonas |

  Scenario: And it changes nothing about the account
    Given Mara has an account
    When Mara registers
    And Mara signs in
    Then she is signed in as "Mara Kessler"

  Scenario Outline: A field that is wrong is named
    When Jonas registers with "<field>" set to "<value>"
    Then the field "<field>" is at fault
    And no letter goes out

    Examples:
      | field               | value                |
      | E-Mail-Adresse      |                      |
      | E-Mail-Adresse      | jonas                |
      | E-Mail-Adresse      | jonas@werk           |
      | E-Mail-Adresse      | jonas@@werk.example  |
      | E-Mail-Adresse      | jo nas@werk.example  |
      | Passwort            |                      |
      | Passwort            | kurz12345            |
      | Passwort            | passwort1234         |
      | Passwort            | jonas@werk.example   |
      | Vorname             |                      |
      | Nachname            |                      |
      | Betrieb oder Dienststelle |                      |
      | Postleitzahl        | 2276                 |
      | AGB                 | nein                 |
      | Datenschutz         | nein                 |

  Scenario: Every fault is named at once
    When Jonas registers with "E-Mail-Adresse" set to "jonas" and "Passwort" set to "kurz"
    Then the fields "E-Mail-Adresse, Passwort" are at fault

  Scenario Outline: Names are people's own business
    When Jonas registers with "Nachname" set to "<name>"
    Then the registration is accepted

    Examples:
      | name                     |
      | Ö'Brien-von der Heide    |
      | Łuczak                   |
      | Yıldız                   |
      | Ng                       |
      | X                        |

  Scenario: The form offers what there is to choose
    When somebody looks at the registration form
    Then "Anrede" offers "Frau, Herr, Divers / keine Angabe"
    And "Funktion" offers "Mitglied des Betriebsrats" among others
