@browser
Feature: Keeping by address
  The address can ask for one thing to be kept when the page opens: the way back from signing in.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4001   | 2026-12-07 | 3    | Haus Elbgarten |

  @rule:bookmark-add-from-address @long
  Scenario: The thing that the address names is kept on load
    Given Mara is signed in
    When Mara opens the page of "Rhetorik" at "?add_to_wishlist=rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the site saw exactly 1 add

  @rule:bookmark-add-from-address @long
  Scenario: A date as well
    Given Mara is signed in
    When Mara opens the page of "Rhetorik" at "?add_to_wishlist=termin-4001"
    Then the heart of the date 4001 says "Gemerkt" and is filled
    But the heart of "Rhetorik" says "Merken" and is outlined

  @rule:bookmark-add-from-address-once @long
  Scenario: Once done the wish leaves the address, and nothing else does
    Given Mara is signed in
    When Mara opens the page of "Rhetorik" at "?ort=K%C3%B6ln&add_to_wishlist=rhetorik&a=b"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the address is "/seminare/t/rhetorik?ort=K%C3%B6ln&a=b"

  @rule:bookmark-add-from-address-once
  Scenario: A reload does not keep it a second time
    Given Mara is signed in
    And Mara stands on the page of "Rhetorik" at "?add_to_wishlist=rhetorik"
    And the heart of "Rhetorik" says "Gemerkt" and is filled
    When she clicks the heart of "Rhetorik"
    And she reloads the page
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And the site saw exactly 1 add

  @rule:bookmark-add-from-address-once @long
  Scenario: What is kept already is not added again
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    When Mara opens the page of "Rhetorik" at "?add_to_wishlist=rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the address is "/seminare/t/rhetorik"
    And the site saw exactly 0 adds

  @rule:bookmark-add-from-address-once @long
  Scenario: Three hearts of one thing add it once
    Given Mara is signed in
    When Mara opens a page that shows "Rhetorik" 3 times at "?add_to_wishlist=rhetorik"
    Then all 3 hearts of "Rhetorik" say "Gemerkt" and are filled
    And the site saw exactly 1 add

  @rule:bookmark-add-from-address-once @long
  Scenario: A failure is not tried again and again
    Given Mara is signed in
    And adding to the wishlist fails
    When Mara opens the page of "Rhetorik" at "?add_to_wishlist=rhetorik"
    Then the console warned "cannot add to wishlist"
    And the heart of "Rhetorik" says "Merken" and is outlined
    And the address is "/seminare/t/rhetorik"
    And the site saw exactly 1 add

  @long
  Scenario Outline: A value that fits no heart of the page does nothing
    Given Mara is signed in
    When Mara opens the page of "Rhetorik" at "?add_to_wishlist=<value>"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And the site saw exactly 0 adds

    Examples:
      | value                                   |
      | protokoll                               |
      | %3Cscript%3Ealert(1)%3C%2Fscript%3E     |

    @long
    Examples:
      | value                                   |
      | rhetori                                 |
      | rhetorik-2                              |
      | Rhetorik                                |
      |                                         |
      | %E0%A4%A                                |

  @rule:wishlist-only-signed-in
  Scenario: Nothing is kept for somebody who is not signed in
    When a visitor opens the page of "Rhetorik" at "?add_to_wishlist=rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And no dialog is open
    And the site saw exactly 0 adds
