@browser @no-wire
Feature: Settings of a video
  Whoever builds a page sets how a video looks.

  Background:
    Given the video "https://youtu.be/dQw4w9WgXcQ" on a page
    And the visitor has accepted all cookies

  @rule:video-inputs @long
  Scenario: Title and description stand with it
    Given the video's "title" is "Die erste Sitzung leiten"
    And the video's "description" is "Einladung, Tagesordnung, Beschluss."
    When a visitor opens the page with the video
    Then the video is titled "Die erste Sitzung leiten" and described "Einladung, Tagesordnung, Beschluss."

  @rule:video-inputs @long
  Scenario: The cover is the page's own picture
    Given the video's "image" is "/img/probe.svg"
    When a visitor opens the page with the video
    Then the cover picture is "/img/probe.svg"

  @rule:video-placeholder-cover @long
  Scenario: Without one a placeholder stands in
    When a visitor opens the page with the video
    Then the cover picture is "/img/platzhalter-standort.svg"

  @rule:video-padding
  Scenario Outline: The space below
    Given the video's "paddingBottom" is "<set>"
    When a visitor opens the page with the video
    Then the space below is "<space>"

    Examples:
      | set             | space |
      | 12px            | 12px  |
      | red;color:green | 30px  |

    @long
    Examples:
      | set             | space |
      |                 | 30px  |
      | 2rem            | 2rem  |

  @rule:video-inputs @long
  Scenario Outline: A shadow on request
    Given the video's "shadow" is "<set>"
    When a visitor opens the page with the video
    Then the video has <shadow> shadow

    Examples:
      | set   | shadow |
      | true  | a      |

    @long
    Examples:
      | set   | shadow |
      | 1     | a      |
      | false | no     |
      | 0     | no     |

  @rule:video-inputs
  Scenario: In a popup it covers the page, which does not scroll
    Given the video's "popup" is "true"
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then the video "dQw4w9WgXcQ" plays in an overlay
    And the page does not scroll

  @rule:video-inputs
  Scenario: Closing the popup stops it and lets the page scroll
    Given the video's "popup" is "true"
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor closes the popup
    Then nothing plays
    And the page scrolls

  @long
  Scenario: Without popup the page goes on scrolling
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then the video "dQw4w9WgXcQ" plays
    And the page scrolls

  @rule:video-inputs @rule:domain-video-portal
  Scenario Outline: The overlay can stand at the end of the page
    Given the video's "popup" is "true"
    And the video's "portal" is "<set>"
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then the overlay stands <where>

    Examples:
      | set   | where                  |
      | true  | at the end of the page |
      | false | with the video         |

  # In a browser the overlay covers the page, so our own settings are out of reach while it is open.
  @not-in-browser @overlay-covers-the-cookie-settings
  Scenario: Consent withdrawn while the popup plays closes it
    Given the video's "popup" is "true"
    When a visitor opens the page with the video
    And the visitor clicks the cover
    And the visitor declines all cookies
    Then nothing plays
    And the page scrolls
