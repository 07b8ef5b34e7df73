@browser @no-wire
Feature: Addresses of videos
  The video is found by its page, its short link or its embed link, and by nothing else.

  Background:
    Given the visitor has accepted all cookies

  @rule:video-id @long
  Scenario Outline: Addresses that name a video
    Given the video "<address>" on a page
    When a visitor opens the page with the video
    And the visitor clicks the cover
    Then the video "dQw4w9WgXcQ" plays

    Examples:
      | address                                                   |
      | https://www.youtube.com/watch?v=dQw4w9WgXcQ               |
      | https://youtu.be/dQw4w9WgXcQ?t=10                         |

    @long
    Examples:
      | address                                                   |
      | https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42 |
      | https://m.youtube.com/watch?v=dQw4w9WgXcQ                 |
      | https://youtube.com/watch?v=dQw4w9WgXcQ                   |
      | https://youtu.be/dQw4w9WgXcQ                              |
      | https://www.youtube.com/embed/dQw4w9WgXcQ                 |
      | https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0  |

  @rule:video-id
  Scenario Outline: Addresses that name none
    Given the video "<address>" on a page
    When a visitor opens the page with the video
    Then the visitor is told that there is no video
    And nobody else was asked for anything

    Examples:
      | address                                                   |
      | https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ  |
      | keine Adresse                                             |

    @long
    Examples:
      | address                                                   |
      | https://evil.example/watch?v=dQw4w9WgXcQ                  |
      | https://youtu.be.evil.example/dQw4w9WgXcQ                 |
      | https://www.youtube.com/watch?v=zuKurz                    |
      | https://www.youtube.com/watch?v=dQw4w9WgXcQ_zu_lang       |
      | https://www.youtube.com/watch?v=dQw4w9WgX%22Q             |
      | https://www.youtube.com/channel/dQw4w9WgXcQ               |
      | javascript:alert(1)                                       |
