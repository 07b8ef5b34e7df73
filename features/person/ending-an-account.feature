Feature: The end of an account
  Whoever wants her account deleted has seven days in which she can keep it after all. What is to come stands in the way,
  what the law wants kept stays, everything else goes, once (domain §6, §7.2).

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And Mara is signed in

  @rule:domain-account-deletion
  Scenario: It is deleted after seven days, with a letter before and one after
    When Mara has her account deleted
    Then the settings are saved
    And the account of Mara ends on "28.11.2026"
    And letters about the end of an account go out:
      | account-deletion-asked | mara@werk.example |
    When time passes to "2026-11-28T11:59:59Z" UTC
    And Mara signs in
    Then Mara is signed in as "Mara Kessler"
    When time passes to "2026-11-28T12:00:00Z" UTC
    Then letters about the end of an account go out:
      | account-deletion-asked | mara@werk.example |
      | account-deleted        | mara@werk.example |
    When Mara signs in
    Then she is told that address or password are wrong
    When time passes to "2026-12-10T12:00:00Z" UTC
    Then letters about the end of an account go out:
      | account-deletion-asked | mara@werk.example |
      | account-deleted        | mara@werk.example |

  @rule:domain-account-deletion
  Scenario: Not without her password
    When Mara has her account deleted with the password "falsch geraten"
    Then the settings say at "Ihr jetziges Passwort": "Das ist nicht Ihr jetziges Passwort."
    And the account of Mara ends on ""

  @rule:domain-account-deletion
  Scenario: Whoever signs in meanwhile is led to where she can keep it
    Given Mara has her account deleted
    When Mara signs out
    And Mara signs in
    Then the way after signing in leads to "/meinifb/einstellungen/daten"
    When Mara keeps her account
    Then the account of Mara ends on ""
    When time passes to "2026-11-28T12:00:01Z" UTC
    And Mara signs in
    Then Mara is signed in as "Mara Kessler"

  @rule:domain-account-deletion
  Scenario: The link of the letter keeps it, too
    Given Mara has her account deleted
    When somebody follows the link that keeps the account
    Then the account is kept
    When somebody follows the link that keeps the account
    Then the link that keeps the account has expired
    When time passes to "2026-11-28T12:00:01Z" UTC
    And Mara signs in
    Then Mara is signed in as "Mara Kessler"

  @rule:domain-account-deletion
  Scenario: What she has booked and is to come stands in the way
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 4      | 0     |
    And Mara books 1 seat of the date 4711
    When Mara has her account deleted
    Then the settings are not saved: "Rhetorik am 11.01.2027"
    And the account of Mara ends on ""
