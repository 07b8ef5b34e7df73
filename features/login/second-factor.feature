Feature: A code beside the password
  An app on the telephone proves that it is her; who edits or administers has to have one.

  @rule:domain-second-factor
  Scenario: Signing in with password and code
    Given Mara is signed in
    And Mara has set up an app
    And Mara signs out
    When Mara signs in
    Then she is told that a code is needed
    And Mara is signed out

  Scenario: The code opens the account
    Given Mara is signed in
    And Mara has set up an app
    And Mara signs out
    And Mara signs in
    When Mara enters the code of the app
    Then she is signed in as "Mara Kessler"

  Scenario: A wrong code does not
    Given Mara is signed in
    And Mara has set up an app
    And Mara signs out
    And Mara signs in
    When Mara enters the code "000000"
    Then she is told that the code is wrong
    And Mara is signed out

  Scenario: Without the telephone a recovery code helps, once
    Given Mara is signed in
    And Mara has set up an app
    And Mara signs out
    And Mara signs in
    When Mara enters a recovery code
    Then she is signed in as "Mara Kessler"
    When Mara signs out
    And Mara signs in
    And Mara enters a recovery code
    Then she is told that the code is wrong

  @rule:domain-second-factor
  Scenario: The Redaktion sets one up before it gets in
    Given Mara works for the Redaktion
    When Mara signs in
    Then she is told to set up an app
    When Mara sets up the app that is asked for
    Then 10 recovery codes are shown
    And Mara is signed in as "Mara Kessler"
