@browser @no-wire
Feature: Playing a video
  A video plays when somebody wants it and has consented; before that nobody else hears of the visit.

  Background:
    Given the video "https://www.youtube.com/watch?v=dQw4w9WgXcQ" on a page

  @rule:video-starts-idle @long
  Scenario: It starts quiet
    Given the visitor has accepted all cookies
    When a visitor opens the page with the video
    Then nothing plays
    And nobody else was asked for anything

  @rule:video-cover-click
  Scenario: A click on the cover starts it
    Given the visitor has accepted all cookies
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then the video "dQw4w9WgXcQ" plays
    And its frame is asked for "autoplay=1", "modestbranding=1" and "rel=0"

  @rule:video-autoplay @long
  Scenario: With autoplay it starts at once
    Given the video's "autoplay" is "true"
    And the visitor has accepted all cookies
    When a visitor opens the page with the video
    Then the video "dQw4w9WgXcQ" plays

  @rule:video-only-emit-click @long
  Scenario: It can leave the playing to the page
    Given the video's "onlyEmitClick" is "true"
    And the visitor has accepted all cookies
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then nothing plays
    And the page was told toggle-play-video 1 time

  @rule:video-only-emit-click @long
  Scenario: Then it needs no consent
    Given the video's "onlyEmitClick" is "true"
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then no dialog is open over the video
    And the page was told toggle-play-video 1 time

  @rule:video-needs-consent @rule:video-blocked-dialog
  Scenario: Without consent the dialog opens instead
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then the dialog "Externe Inhalte blockiert!" is open
    And it explains that the cookies of the provider cannot be predicted
    And it offers the button "Video laden"
    And nothing plays
    And nobody else was asked for anything

  @rule:video-needs-consent @rule:video-blocked-dialog @rule:video-autoplay @long
  Scenario: Not even autoplay does without
    Given the video's "autoplay" is "true"
    When a visitor opens the page with the video
    Then the dialog "Externe Inhalte blockiert!" is open
    And nobody else was asked for anything

  @rule:video-needs-consent @long
  Scenario: Who has declined meets the dialog too
    Given the visitor has declined all cookies
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then the dialog "Externe Inhalte blockiert!" is open

  @rule:video-dialog-close-stops @long
  Scenario: Closing the dialog leaves it quiet
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor closes the dialog over the video
    Then no dialog is open over the video
    And nothing plays

  @rule:video-dialog-close-stops @long
  Scenario: After that the cover can be clicked again
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor closes the dialog over the video
    And the visitor clicks the cover
    Then the dialog "Externe Inhalte blockiert!" is open

  @rule:video-consent-accepted
  Scenario: Accepting closes the dialog and plays
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor presses "Video laden"
    And the visitor accepts all cookies
    Then no dialog is open over the video
    And the video "dQw4w9WgXcQ" plays

  @rule:video-consent-accepted @rule:domain-video-load
  Scenario: "Video laden" asks for the choice again and plays nothing by itself
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor presses "Video laden"
    Then the cookie choice is open
    And nothing plays

  @rule:video-consent-declined @long
  Scenario: Declining closes the dialog and plays nothing
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor presses "Video laden"
    And the visitor declines all cookies
    Then no dialog is open over the video
    And nothing plays
    And nobody else was asked for anything

  @rule:video-needs-consent @long
  Scenario: Consent alone starts nothing
    When a visitor opens the page with the video
    And the visitor accepts all cookies
    Then nothing plays

  @rule:video-consent-declined @long
  Scenario: Consent withdrawn while it plays stops it
    Given the visitor has accepted all cookies
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor declines all cookies
    Then nothing plays
    And no dialog is open over the video

  @long
  Scenario: The choice is remembered on the next page
    Given the visitor has accepted all cookies
    When a visitor opens the page with the video
    And a visitor opens the page with the video
    And the visitor clicks the cover
    Then the video "dQw4w9WgXcQ" plays
