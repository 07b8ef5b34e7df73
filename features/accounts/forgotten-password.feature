Feature: A forgotten password
  Who has forgotten the password gets a letter and chooses a new one; nobody learns who has an account.

  Background:
    Given Mara has an account

  @browser
  Scenario: A letter leads to a new password
    When Mara asks for a new password
    Then a letter with a link for a new password goes to "mara@werk.example"
    When Mara chooses the new password "Acht Bäume vorm Betriebstor"
    Then the password is changed
    And a letter about the changed password goes to "mara@werk.example"
    When somebody signs in as "mara@werk.example" with "Acht Bäume vorm Betriebstor"
    Then she is signed in as "Mara Kessler"

  Scenario: The old password is worth nothing any more
    Given Mara has asked for a new password
    And Mara chooses the new password "Acht Bäume vorm Betriebstor"
    When Mara signs in
    Then she is told that address or password are wrong

  Scenario: It ends every session
    Given Mara is signed in
    And Mara in her other browser is signed in
    And a visitor has asked for a new password for Mara
    When a visitor chooses the new password "Acht Bäume vorm Betriebstor" for Mara
    Then Mara is no longer signed in
    And Mara in her other browser is no longer signed in

  Scenario: Asking changes nothing yet
    Given Mara is signed in
    And a visitor has asked for a new password for Mara
    Then Mara is signed in as "Mara Kessler"

  Scenario: An address without an account gets the same answer, and no letter
    When somebody asks for a new password for "niemand@werk.example"
    Then she is told to look for a letter
    And no letter goes out

  Scenario: Neither does an address that is not confirmed
    Given Jonas has an account that is not confirmed
    When somebody asks for a new password for "jonas@werk.example"
    Then she is told to look for a letter
    And no letter goes out

  Scenario Outline: What is no address is said to be none
    When somebody asks for a new password for "<address>"
    Then the field "E-Mail-Adresse" says "<message>"

    Examples:
      | address | message                              |
      |         | Bitte geben Sie Ihre E-Mail-Adresse an |
      | mara    | Die E-Mail-Adresse ist nicht vollständig |

  Scenario Outline: A password that is guessed first is not taken, and the link stays good
    Given Mara has asked for a new password
    When Mara chooses the new password "<password>"
    Then the field "Neues Passwort" says "<message>"
    When Mara chooses the new password "Acht Bäume vorm Betriebstor"
    Then the password is changed

    Examples:
      | password       | message                                |
      | kurz           | Das Passwort ist zu kurz               |
      | Pa$$w0rd2026   | Dieses Passwort errät man zu leicht    |
      | mara-kessler-1 | Dieses Passwort errät man zu leicht    |

  Scenario: The link works once
    Given Mara has asked for a new password
    And Mara chooses the new password "Acht Bäume vorm Betriebstor"
    When Mara chooses the new password "Neun Bäume vorm Betriebstor"
    Then the link for a new password has expired

  Scenario Outline: And for an hour
    Given Mara has asked for a new password
    When <minutes> minutes have passed
    And Mara chooses the new password "Acht Bäume vorm Betriebstor"
    Then <outcome>

    Examples:
      | minutes | outcome                                |
      | 59      | the password is changed                |
      | 60      | the link for a new password has expired |

  Scenario: Opening the link shows the form, and does not use it up
    Given Mara has asked for a new password
    When Mara opens the link for a new password
    Then she can choose a new password
    When Mara chooses the new password "Acht Bäume vorm Betriebstor"
    Then the password is changed

  Scenario: Opening a link that was used says so before anything is typed
    Given Mara has asked for a new password
    And Mara chooses the new password "Acht Bäume vorm Betriebstor"
    When Mara opens the link for a new password
    Then the page says that the link has expired

  Scenario Outline: So does one that is too old
    Given Mara has asked for a new password
    When <minutes> minutes have passed
    And Mara opens the link for a new password
    Then <outcome>

    Examples:
      | minutes | outcome                                 |
      | 59      | she can choose a new password           |
      | 60      | the page says that the link has expired |

  Scenario: A made-up link is told no more than an old one
    When somebody opens the link for a new password "ausgedacht"
    Then the page says that the link has expired

  Scenario: A new password makes other links worthless
    Given Mara has asked for a new password
    And Mara has asked for a new password
    And Mara chooses the new password "Acht Bäume vorm Betriebstor"
    When Mara chooses the new password "Neun Bäume vorm Betriebstor" by the first letter
    Then the link for a new password has expired

  Scenario: Whoever asks again and again has to wait
    Given somebody has asked 5 times for a new password for "niemand@werk.example"
    When somebody asks for a new password for "niemand@werk.example"
    Then she is told that these were too many attempts
