@browser
Feature: When keeping fails
  A failure shows nothing. The console warns whoever looks, and the heart tells the truth.

  Background:
    Given the theme "Rhetorik"
    And Mara is signed in

  @rule:add-failure-warning @long
  Scenario: Adding fails
    Given Mara stands on the page of "Rhetorik"
    And adding to the wishlist fails
    When she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And the console warned "cannot add to wishlist"
    And she sees no message

  @rule:remove-failure-warning @long
  Scenario: Removing fails
    Given Mara has kept "Rhetorik"
    And Mara stands on the page of "Rhetorik"
    And removing from the wishlist fails
    When she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the console warned "cannot remove to wishlist"
    And she sees no message

  @rule:add-failure-warning @rule:bookmark-reload @long
  Scenario: After a failure the list is loaded again and the next try works
    Given Mara stands on the page of "Rhetorik"
    And adding to the wishlist fails
    When she clicks the heart of "Rhetorik"
    And adding to the wishlist works again
    And she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the console warned exactly once

  @rule:remove-failure-warning @long
  Scenario: What another browser has removed meanwhile is not there after the failure
    Given Mara has kept "Rhetorik"
    And Mara stands on the page of "Rhetorik"
    And Mara in her other browser is signed in
    And Mara in her other browser stands on the page of "Rhetorik"
    And Mara in her other browser clicks the heart of "Rhetorik"
    When Mara clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And the console warned "cannot remove to wishlist"

  @rule:list-failure-survived
  Scenario: The list cannot be loaded
    Given Mara has kept "Rhetorik"
    And loading the wishlist fails
    When Mara opens the page of "Rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And she sees no message

  @rule:list-failure-survived @long
  Scenario: After the list could not be loaded a click still keeps
    Given loading the wishlist fails
    And Mara stands on the page of "Rhetorik"
    And loading the wishlist works again
    When she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled

  @rule:list-failure-survived @long
  Scenario: A reload heals
    Given Mara has kept "Rhetorik"
    And loading the wishlist fails
    And Mara stands on the page of "Rhetorik"
    And loading the wishlist works again
    When she reloads the page
    Then the heart of "Rhetorik" says "Gemerkt" and is filled

  @rule:domain-wishlist-known-content
  Scenario: A thing that does not exist cannot be kept
    Given Mara stands on a page with hearts of:
      | type    | value       |
      | seminar | nie-gehoert |
    When she clicks the heart of seminar "nie-gehoert"
    Then the heart of seminar "nie-gehoert" says "Merken" and is outlined
    And the console warned "cannot add to wishlist"
