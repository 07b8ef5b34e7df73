Feature: The newsletter
  Nobody gets it who did not ask for it twice, and everybody is rid of it with one click (UWG § 7, RFC 8058).

  Scenario: Whoever confirms gets it
    Given Mara has asked for the newsletter as "mara@werk.example"
    And a letter that asks for the confirmation goes to "mara@werk.example"
    When she confirms the newsletter by the link of the letter
    Then "mara@werk.example" has the newsletter
    And a letter says so to "mara@werk.example"

  Scenario: Without a confirmation nobody gets it
    Given Mara has asked for the newsletter as "mara@werk.example"
    When she opens the link that confirms the newsletter
    Then "mara@werk.example" does not have the newsletter

  Scenario: The link that confirms is good once
    Given Mara has asked for the newsletter as "mara@werk.example"
    And she confirms the newsletter by the link of the letter
    When she confirms the newsletter by the link of the letter
    Then the link about the newsletter is worth nothing

  Scenario Outline: The link that confirms is good for 48 hours
    Given Mara has asked for the newsletter as "mara@werk.example"
    When <minutes> minutes have passed
    And she confirms the newsletter by the link of the letter
    Then <outcome>

    Examples:
      | minutes | outcome                                     |
      | 2879    | "mara@werk.example" has the newsletter       |
      | 2880    | the link about the newsletter is worth nothing |

  Scenario: Whoever has it already is told so by letter alone
    Given Mara has asked for the newsletter as "mara@werk.example"
    And she confirms the newsletter by the link of the letter
    And 61 minutes have passed
    When Jonas asks for the newsletter as "mara@werk.example"
    Then he is told that a letter is on its way
    And a letter says to "mara@werk.example" that she has it already

  Scenario: One click ends it, however often
    Given Mara has asked for the newsletter as "mara@werk.example"
    And she confirms the newsletter by the link of the letter
    When she ends the newsletter by the link of the letter
    Then "mara@werk.example" does not have the newsletter
    When she ends the newsletter by the link of the letter
    Then the newsletter has ended

  Scenario: Looking at the link that ends it ends nothing
    Given Mara has asked for the newsletter as "mara@werk.example"
    And she confirms the newsletter by the link of the letter
    When she opens the link that ends the newsletter
    Then "mara@werk.example" has the newsletter

  Scenario: A link that nobody gave out ends nothing
    When Mara ends the newsletter by the link "abgeschnitten"
    Then the link about the newsletter is worth nothing

  Scenario: An address that is none is named
    When Mara asks for the newsletter as "mara@werk"
    Then she is told about the newsletter: "Die E-Mail-Adresse ist nicht vollständig"

  Scenario: Asked again within the hour is one request, and an hour later another letter goes out
    Given Mara has asked for the newsletter as "mara@werk.example"
    When Mara asks for the newsletter as "mara@werk.example"
    Then 1 letter asks for the confirmation
    When 61 minutes have passed
    And Mara asks for the newsletter as "mara@werk.example"
    Then 2 letters ask for the confirmation
