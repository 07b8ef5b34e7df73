Feature: Managing a login
  Members see where they are signed in, and change how they sign in.

  Background:
    Given Mara is signed in

  Scenario: Where she is signed in
    Given Mara in her other browser is signed in
    When Mara looks where she is signed in
    Then 2 sessions are listed, this one first

  Scenario: Only members see that
    When a visitor looks where she is signed in
    Then she is asked to sign in first

  Scenario: Ending the session of another device
    Given Mara in her other browser is signed in
    When Mara ends the other session
    Then Mara in her other browser is signed out
    And Mara is signed in as "Mara Kessler"

  Scenario: Signing out everywhere
    Given Mara in her other browser is signed in
    When Mara signs out everywhere
    Then Mara is signed out
    And Mara in her other browser is signed out

  @rule:domain-update-password
  Scenario: A new password ends the other sessions
    Given Mara in her other browser is signed in
    When Mara changes the password to "sieben Siegel am Schrank"
    Then that is saved
    And Mara in her other browser is signed out
    And Mara is signed in as "Mara Kessler"
    And letters about the login go out:
      | password-updated | mara@werk.example |
    When Mara signs out
    And somebody signs in as "mara@werk.example" with "sieben Siegel am Schrank"
    Then she is signed in as "Mara Kessler"

  @rule:domain-update-password
  Scenario Outline: Not without the old one, and not any new one
    When Mara changes the password from "<old>" to "<new>"
    Then at "<field>" she is told "<sentence>"

    Examples:
      | old                     | new                      | field                 | sentence                             |
      | falsch geraten          | sieben Siegel am Schrank | Ihr jetziges Passwort | Das ist nicht Ihr jetziges Passwort. |
      | Kaffee und Tagesordnung | kurz                     | Neues Passwort        | zu kurz                              |
      | Kaffee und Tagesordnung | mara@werk.example        | Neues Passwort        | errät man zu leicht                  |

  @rule:domain-update-login-email
  Scenario: A new address is confirmed by a letter to it, and told to the old one
    When Mara changes the address to "mara.neu@werk.example"
    Then that is saved
    And letters about the login go out:
      | confirm-new-address  | mara.neu@werk.example |
      | address-change-asked | mara@werk.example     |
    When somebody follows the link to the new address
    Then the new address is confirmed
    When Mara signs out
    And Mara signs in with "mara.neu@werk.example" and her password
    Then Mara is signed in as "Mara Kessler"
    When Mara signs out
    And Mara signs in
    Then she is told that address or password are wrong

  @rule:domain-update-login-email
  Scenario: The link works once
    Given Mara changes the address to "mara.neu@werk.example"
    And somebody follows the link to the new address
    When somebody follows the link to the new address
    Then that link has expired

  @rule:domain-update-login-email
  Scenario: An address that has an account is answered alike; only its owner learns of it
    Given Jonas has an account
    When Mara changes the address to "jonas@werk.example"
    Then that is saved
    And letters about the login go out:
      | address-in-use       | jonas@werk.example |
      | address-change-asked | mara@werk.example  |
