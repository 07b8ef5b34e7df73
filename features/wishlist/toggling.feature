@browser
Feature: Hearts
  A heart keeps a thing for later. It tells its state in a word and a shape.

  Background:
    Given the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          |
      | 4001   | 2026-12-07 | 3    | Haus Elbgarten |
    And the theme "Protokoll führen"

  @rule:bookmark-label @rule:bookmark-icon @long
  Scenario: What is not kept has an outlined heart
    Given Mara is signed in
    When Mara opens the page of "Rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined

  @rule:bookmark-label @rule:bookmark-icon @long
  Scenario: What is kept has a filled heart
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    When Mara opens the page of "Rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled

  @rule:bookmark-toggle-add @rule:bookmark-reload @rule:wishlist-only-signed-in @long
  Scenario: A click keeps
    Given Mara is signed in
    And Mara stands on the page of "Rhetorik"
    When she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the site saw exactly 1 add
    And the list was asked for again

  @rule:bookmark-toggle-remove @rule:bookmark-reload
  Scenario: A second click lets go
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara stands on the page of "Rhetorik"
    When she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Merken" and is outlined
    And the site saw exactly 1 removal
    And the list was asked for again

  @rule:bookmark-toggle-add @rule:bookmark-toggle-remove @long
  Scenario: Back and forth
    Given Mara is signed in
    And Mara stands on the page of "Rhetorik"
    When she clicks the heart of "Rhetorik"
    And she clicks the heart of "Rhetorik"
    And she clicks the heart of "Rhetorik"
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the site saw exactly 2 adds
    And the site saw exactly 1 removal

  @long
  Scenario: It is still kept after a reload
    Given Mara is signed in
    And Mara stands on the page of "Rhetorik"
    When she clicks the heart of "Rhetorik"
    And she reloads the page
    Then the heart of "Rhetorik" says "Gemerkt" and is filled

  @rule:bookmark-matches-type-and-value @long
  Scenario: A theme and its date are two things
    Given Mara is signed in
    And Mara stands on the page of "Rhetorik"
    When she clicks the heart of the date 4001
    Then the heart of the date 4001 says "Gemerkt" and is filled
    But the heart of "Rhetorik" says "Merken" and is outlined

  @rule:bookmark-matches-type-and-value @long
  Scenario: A kept thing of another type with the same value is not it
    Given Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara stands on a page with hearts of:
      | type    | value    |
      | seminar | rhetorik |
      | artikel | rhetorik |
    Then the heart of seminar "rhetorik" says "Gemerkt" and is filled
    But the heart of artikel "rhetorik" says "Merken" and is outlined

  @rule:bookmark-matches-type-and-value @long
  Scenario: Every card of a rubric has a heart of its own
    Given Mara is signed in
    And Mara stands on the page of the rubric "Betriebsverfassung"
    When she clicks the heart of "Protokoll führen"
    Then the heart of "Protokoll führen" says "Gemerkt" and is filled
    But the heart of "Rhetorik" says "Merken" and is outlined

  @long
  Scenario: Several hearts of one thing agree
    Given Mara is signed in
    And Mara stands on a page that shows "Rhetorik" 3 times
    When she clicks the 2nd heart of "Rhetorik"
    Then all 3 hearts of "Rhetorik" say "Gemerkt" and are filled
    And the site saw exactly 1 add

  Scenario: A page with many hearts asks for the list once
    Given Mara is signed in
    And Mara stands on a page that shows "Rhetorik" 50 times
    Then all 50 hearts of "Rhetorik" say "Merken" and are outlined
    And the list was asked for exactly once

  Scenario: Two impatient clicks are one wish
    Given Mara is signed in
    And Mara stands on the page of "Rhetorik"
    And adding to the wishlist takes its time
    When she clicks the heart of "Rhetorik" 2 times in haste
    And adding to the wishlist gets done
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the site saw exactly 1 add
    And the site saw exactly 0 removals

  Scenario: A click on one heart while another is on its way is not lost
    Given Mara is signed in
    And Mara stands on the page of the rubric "Betriebsverfassung"
    And adding to the wishlist takes its time
    When she clicks the heart of "Rhetorik" 1 time in haste
    And she clicks the heart of "Protokoll führen" 1 time in haste
    And adding to the wishlist gets done
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
    And the heart of "Protokoll führen" says "Gemerkt" and is filled

  Scenario: A click before the list has come is not lost
    Given Mara is signed in
    And loading the wishlist takes its time
    And Mara stands on the page of "Rhetorik"
    When she clicks the heart of "Rhetorik" 1 time in haste
    And loading the wishlist gets done
    Then the heart of "Rhetorik" says "Gemerkt" and is filled
