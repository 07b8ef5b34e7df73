@browser
Feature: Signing in
  Whoever has an account signs in with address and password; nobody learns who has one.

  Background:
    Given Mara has an account

  @long
  Scenario: With the right password
    When Mara signs in
    Then she is signed in as "Mara Kessler"

  Scenario Outline: The address is read with good will
    When Mara signs in with the address "<address>"
    Then she is signed in as "Mara Kessler"

    Examples:
      | address                |
      | MARA@werk.example      |

    @long
    Examples:
      | address                |
      | Mara@Werk.Example      |

  @rule:domain-login-one-text
  Scenario Outline: A wrong password and an unknown address sound alike
    When somebody signs in as "<address>" with "<password>"
    Then she is told that address or password are wrong
    And nobody is signed in

    Examples:
      | address               | password             |
      | mara@werk.example     | nicht-mein-passwort  |
      | niemand@werk.example  | kaffee und tagesordnung |

    @long
    Examples:
      | address               | password             |
      | niemand@werk.example  | nicht-mein-passwort  |
      | mara@werk.example     | kaffee und tagesordnung |

  @long
  Scenario: Before the address is confirmed nobody gets in
    Given Jonas has an account that is not confirmed
    When Jonas signs in
    Then he is told to confirm the address first

  @long
  Scenario: But that is told only to who knows the password
    Given Jonas has an account that is not confirmed
    When somebody signs in as "jonas@werk.example" with "nicht-mein-passwort"
    Then she is told that address or password are wrong

  @long
  Scenario: Signing out
    Given Mara is signed in
    When Mara signs out
    Then nobody is signed in

  @long
  Scenario: Signing out here leaves the other browser signed in
    Given Mara is signed in
    And Mara in her other browser is signed in
    When Mara signs out
    Then Mara in her other browser is signed in as "Mara Kessler"

  @long
  Scenario Outline: A session ends by itself
    Given Mara is signed in
    When <time> have passed
    Then <outcome>

    Examples:
      | time     | outcome                              |
      | 11 hours | she is signed in as "Mara Kessler"   |
      | 12 hours | nobody is signed in                  |

  @rule:domain-login-limit @long
  Scenario: Five wrong passwords close the door for a while
    Given somebody has tried 5 wrong passwords on Mara
    When she tries the right password from there
    Then she is told to wait

  @rule:domain-login-limit @long
  Scenario: Four do not
    Given somebody has tried 4 wrong passwords on Mara
    When she tries the right password from there
    Then she is signed in as "Mara Kessler"

  @rule:domain-login-limit @long
  Scenario: A quarter of an hour later it opens again
    Given somebody has tried 5 wrong passwords on Mara
    When 16 minutes have passed
    And she tries the right password from there
    Then she is signed in as "Mara Kessler"

  @rule:domain-login-limit @long
  Scenario: But no sooner
    Given somebody has tried 5 wrong passwords on Mara
    When 14 minutes have passed
    And she tries the right password from there
    Then she is told to wait

  @rule:domain-login-limit @long
  Scenario: The door is closed only where the wrong passwords came from
    Given somebody elsewhere has tried 5 wrong passwords on Mara
    When Mara signs in
    Then she is signed in as "Mara Kessler"

  @rule:domain-login-known @long
  Scenario: A colleague's wrong guesses do not lock out a browser that she signed in from before
    Given Mara is signed in
    And Mara signs out
    And somebody has tried 5 wrong passwords on Mara
    When Mara signs in
    Then she is signed in as "Mara Kessler"

  @long
  Scenario: But that browser is not free of the limit
    Given Mara is signed in
    And Mara signs out
    And Mara has tried 5 wrong passwords
    When Mara signs in
    Then she is told to wait

  @long
  Scenario: A closed door tells nothing either
    Given somebody has tried 5 wrong passwords on "niemand@werk.example"
    When somebody signs in as "niemand@werk.example" with "nicht-mein-passwort"
    Then she is told to wait
