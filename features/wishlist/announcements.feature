@browser
Feature: What hearts tell other scripts
  The provider's own scripts hear of every success, and of no failure.

  Background:
    Given the theme "Rhetorik"
    And Mara is signed in

  @long
  Scenario: A kept thing is announced to the page and where it was clicked
    Given Mara stands on the page of "Rhetorik"
    When she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the page heard:
      | event           | action     | type    | value    |
      | wishlist        | item-added | seminar | rhetorik |
      | addedToWishlist |            |         |          |

  @long
  Scenario: A removed thing is announced to the page
    Given Mara has kept "Rhetorik"
    And Mara stands on the page of "Rhetorik"
    When she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And the page heard:
      | event    | action       | type    | value    |
      | wishlist | item-removed | seminar | rhetorik |

  @long
  Scenario: A failed add is announced to nobody
    Given Mara stands on the page of "Rhetorik"
    And adding to the wishlist fails
    When she clicks the heart of "Rhetorik"
    Then the console warned "cannot add to wishlist"
    And the page heard nothing

  Scenario: A failed removal is announced to nobody
    Given Mara has kept "Rhetorik"
    And Mara stands on the page of "Rhetorik"
    And removing from the wishlist fails
    When she clicks the heart of "Rhetorik"
    Then the console warned "cannot remove to wishlist"
    And the page heard nothing

  Scenario: A thing kept by address is announced too
    When Mara opens the page of "Rhetorik" at "?add_to_wishlist=rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the page heard:
      | event           | action     | type    | value    |
      | wishlist        | item-added | seminar | rhetorik |
      | addedToWishlist |            |         |          |
