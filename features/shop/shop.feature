Feature: Ordering things to hand out
  Committees order posters, pads and leaflets in a shop that a code opens. Nothing is paid.

  Background:
    Given the shop of "wir-sind-dabei-26" has these articles:
      | sku    | title              | unit                 | most |
      | WM-101 | Plakat Sprechzeit  | Rolle mit 5 Plakaten | 10   |
      | WM-202 | Kugelschreiber     | Packung mit 25 Stück | 8    |

  Scenario: Whoever says the code sees what there is
    When Mara opens the shop with "wir-sind-dabei-26"
    Then the shop has the articles "Plakat Sprechzeit, Kugelschreiber"

  Scenario: A code is the same in capitals and with spaces around it
    When Mara opens the shop with " Wir-Sind-Dabei-26 "
    Then the shop has the articles "Plakat Sprechzeit, Kugelschreiber"

  Scenario Outline: A code that is none opens nothing
    When Mara opens the shop with "<code>"
    Then the shop says "<words>"
    And the shop is closed to Mara

    Examples:
      | code              | words                                |
      | wir-sind-dabei-27 | Diesen Code kennen wir nicht         |
      |                   | Bitte geben Sie den Code ein         |

  Scenario: Without the code nobody gets in
    Then the shop is closed to Mara

  @rule:domain-shop-tries
  Scenario: After five wrong codes even the right one waits
    Given Mara has said a wrong code 5 times
    When Mara opens the shop with "wir-sind-dabei-26"
    Then the shop says "zu viele Versuche"
    And the shop is closed to Mara

  @rule:domain-shop-tries
  Scenario: After four wrong codes the right one is heard
    Given Mara has said a wrong code 4 times
    When Mara opens the shop with "wir-sind-dabei-26"
    Then the shop has the articles "Plakat Sprechzeit, Kugelschreiber"

  @rule:domain-shop-tries
  Scenario: A quarter of an hour later the right code opens the shop
    Given Mara has said a wrong code 5 times
    And 16 minutes have passed
    When Mara opens the shop with "wir-sind-dabei-26"
    Then the shop has the articles "Plakat Sprechzeit, Kugelschreiber"

  @rule:domain-shop-tries
  Scenario: Before that it is not
    Given Mara has said a wrong code 5 times
    And 14 minutes have passed
    When Mara opens the shop with "wir-sind-dabei-26"
    Then the shop says "zu viele Versuche"

  @rule:domain-shop-hours
  Scenario Outline: The shop stays open for eight hours
    Given Mara has opened the shop
    When <minutes> minutes have passed
    Then the shop is <state> to Mara

    Examples:
      | minutes | state  |
      | 479     | open   |
      | 481     | closed |

  @rule:domain-shop-hours
  Scenario: Whoever fills in his order while the shop closes says the code again, and loses nothing
    Given Mara has opened the shop
    When she orders 3 of "Plakat Sprechzeit" after 481 minutes
    Then the form says "zuerst den Code"
    And 0 letters go out about the form
    When she says the code "wir-sind-dabei-27" again
    Then the shop says "Diesen Code kennen wir nicht"
    When she says the code "wir-sind-dabei-26" again
    And she sends what stands in the order
    Then the form is accepted
    And the office gets a letter with "3 × Plakat Sprechzeit (WM-101)" in it

  Scenario: Whoever closes the shop needs the code again
    Given Mara has opened the shop
    When she closes the shop
    Then the shop is closed to Mara

  Scenario: A new code closes the shop to whoever came with the old one
    Given Mara has opened the shop
    When the code of the shop becomes "jetzt-ein-anderer"
    Then the shop is closed to Mara

  Scenario: An order arrives with a number, and both sides get a letter
    Given Mara has opened the shop
    When she orders 3 of "Plakat Sprechzeit" and 8 of "Kugelschreiber"
    Then the form is accepted
    And its number stands in a letter to "mara@werk.example"
    And the office gets a letter with "3 × Plakat Sprechzeit (WM-101)" in it

  Scenario: Nothing chosen is nothing ordered
    Given Mara has opened the shop
    When she orders "" of "Plakat Sprechzeit"
    Then the form says "bei mindestens einem Artikel"
    And 0 letters go out about the form

  Scenario Outline: A quantity that cannot be is named with its article
    Given Mara has opened the shop
    When she orders "<count>" of "Kugelschreiber"
    Then the form says "„Kugelschreiber“: <words>"
    And 0 letters go out about the form

    Examples:
      | count | words                              |
      | 9     | So viele schicken wir nicht        |
      | -1    | Weniger als keinen                 |
      | 1,5   | Bitte geben Sie eine ganze Zahl an |

  Scenario: What is asked for with the address is named as in every form
    Given Mara has opened the shop
    When she orders 1 of "Kugelschreiber" to the postcode "2045"
    Then the field "Postleitzahl" of the form is at fault

  @rule:domain-form-time
  Scenario: Nobody fills in the shop's form in two seconds
    Given Mara has opened the shop
    When she orders 1 of "Kugelschreiber" within 2 seconds
    Then the form says "schneller, als ein Mensch tippt"
