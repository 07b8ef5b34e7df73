@browser
Feature: The login dialog
  Who is not signed in is asked to sign in, and the thing is kept afterwards.

  Background:
    Given the theme "Rhetorik"
    And Mara has an account

  @rule:bookmark-dialog-signed-out @rule:wishlist-only-signed-in
  Scenario: A click while signed out opens the dialog for that thing
    Given a visitor stands on the page of "Rhetorik"
    When the visitor clicks the heart of "Rhetorik"
    Then the login dialog "wishlist-login-dialog-rhetorik" opens
    And its heading is "Bitte bei mein Seminarhaus anmelden"
    And it says "Bitte melden Sie sich an, um Ihre gemerkten Seminartermine, Artikel und Hotels auf all Ihren Geräten zu sehen."
    And it offers "Anmelden", then "oder", then "Jetzt registrieren"
    And the site saw exactly 0 adds

  @rule:bookmark-dialog-signed-out @long
  Scenario: Registering is one click away
    Given a visitor stands on the page of "Rhetorik"
    When the visitor clicks the heart of "Rhetorik"
    Then "Jetzt registrieren" leads to the registration and back to "/seminare/t/rhetorik?add_to_wishlist=rhetorik"

  @rule:bookmark-add-from-address
  Scenario: From the click to the kept thing for somebody new
    Given a visitor stands on the page of "Rhetorik"
    And the visitor clicks the heart of "Rhetorik"
    When the visitor registers from the dialog as Jonas
    And the visitor follows the link of the letter to Jonas
    Then the visitor is back at "/seminare/t/rhetorik"
    And the heart of "Rhetorik" says "Gemerkt" and is filled

  @rule:bookmark-dialog-signed-out @long
  Scenario: The way to sign in takes the page and the thing along
    Given a visitor stands on the page of "Rhetorik"
    When the visitor clicks the heart of "Rhetorik"
    Then "Anmelden" leads to the login and back to "/seminare/t/rhetorik?add_to_wishlist=rhetorik"

  @rule:bookmark-dialog-signed-out @long
  Scenario: Everything else in the address is kept
    Given a visitor stands on the page of "Rhetorik" at "?ort=K%C3%B6ln&add_to_wishlist=alt"
    When the visitor clicks the heart of "Rhetorik"
    Then "Anmelden" leads to the login and back to "/seminare/t/rhetorik?ort=K%C3%B6ln&add_to_wishlist=rhetorik"

  @rule:mobile-below-768
  Scenario Outline: On a narrow window it is the mobile one
    Given the window is <width> pixels wide
    And a visitor stands on the page of "Rhetorik"
    When the visitor clicks the heart of "Rhetorik"
    Then the login dialog "<id>" opens

    Examples:
      | width | id                                    |
      | 360   | wishlist-login-dialog-mobile-rhetorik |
      | 767   | wishlist-login-dialog-mobile-rhetorik |
      | 768   | wishlist-login-dialog-rhetorik        |
      | 1440  | wishlist-login-dialog-rhetorik        |

  Scenario Outline: It can be closed
    Given a visitor stands on the page of "Rhetorik"
    And the visitor clicks the heart of "Rhetorik"
    When the visitor closes the dialog by <how>
    Then no dialog is open
    And the heart of "Rhetorik" says "Merken" and is outlined

    Examples:
      | how        |
      | close icon |
      | Escape     |

  @long
  Scenario: It opens again
    Given a visitor stands on the page of "Rhetorik"
    And the visitor clicks the heart of "Rhetorik"
    And the visitor closes the dialog by close icon
    When the visitor clicks the heart of "Rhetorik"
    Then the login dialog "wishlist-login-dialog-rhetorik" opens

  @rule:wishlist-only-signed-in @long
  Scenario: When the session has ended meanwhile a click asks to sign in again
    Given Mara is signed in
    And Mara stands on the page of "Rhetorik"
    And the heart of "Rhetorik" says "Merken" and is outlined
    When 13 hours have passed
    And she clicks the heart of "Rhetorik"
    Then the login dialog "wishlist-login-dialog-rhetorik" opens
    And the page heard nothing

  @rule:wishlist-only-signed-in @long
  Scenario: Nobody asks for the list of somebody unknown
    When a visitor opens the page of "Rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And the list was never asked for

  @rule:bookmark-add-from-address @long
  Scenario: From the click to the kept thing
    Given a visitor stands on the page of "Rhetorik"
    And the visitor clicks the heart of "Rhetorik"
    When the visitor signs in from the dialog as Mara
    Then the visitor is back at "/seminare/t/rhetorik"
    And the heart of "Rhetorik" says "Gemerkt" and is filled
    And the site saw exactly 1 add

  @rule:bookmark-add-from-address-once
  Scenario: Also on a page that shows the theme three times it is added once
    Given a visitor stands on a page that shows "Rhetorik" 3 times
    And the visitor clicks the 3rd heart of "Rhetorik"
    When the visitor signs in from the dialog as Mara
    Then all 3 hearts of "Rhetorik" say "Gemerkt" and are filled
    And the site saw exactly 1 add
