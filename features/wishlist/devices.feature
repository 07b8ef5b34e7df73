@browser
Feature: Two browsers of one person
  What is kept in one browser is kept in the other.

  Background:
    Given the theme "Rhetorik"
    And Mara is signed in
    And Mara in her other browser is signed in

  Scenario: A heart filled here is filled there after a reload
    Given Mara stands on the page of "Rhetorik"
    And Mara in her other browser stands on the page of "Rhetorik"
    When Mara clicks the heart of "Rhetorik"
    And Mara in her other browser reloads the page
    Then for Mara in her other browser the heart of "Rhetorik" says "Gemerkt" and is filled

  Scenario: And emptied here is empty there
    Given Mara has kept "Rhetorik"
    And Mara stands on the page of "Rhetorik"
    And Mara in her other browser stands on the page of "Rhetorik"
    When Mara clicks the heart of "Rhetorik"
    And Mara in her other browser reloads the page
    Then for Mara in her other browser the heart of "Rhetorik" says "Merken" and is outlined

  @rule:domain-bookmark-twice @long
  Scenario: Kept in both at once it is kept once
    Given Mara stands on the page of "Rhetorik"
    And Mara in her other browser stands on the page of "Rhetorik"
    And for Mara in her other browser the heart of "Rhetorik" says "Merken" and is outlined
    When Mara clicks the heart of "Rhetorik"
    And Mara in her other browser clicks the heart of "Rhetorik"
    Then the wishlist of Mara holds "Rhetorik"

  Scenario: Somebody else's wishlist is somebody else's
    Given Jonas is signed in
    And Mara has kept "Rhetorik"
    When Jonas opens the page of "Rhetorik"
    Then for Jonas the heart of "Rhetorik" says "Merken" and is outlined
