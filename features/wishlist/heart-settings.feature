@browser
Feature: Hearts on any page
  Whoever builds a page sets a heart where he wants it, and how it looks.

  Background:
    Given the theme "Rhetorik"

  @rule:heart-bookmark-label @no-wire
  Scenario Outline: What is kept has a name for those who do not see the page
    Given a visitor stands on a page with hearts of:
      | type    | value    | bookmark label |
      | seminar | rhetorik | <label>        |
    Then a screen reader says "<name>"

    Examples:
      | label   | name           |
      |         | Artikel merken |
      | Seminar | Seminar merken |

  @rule:heart-layout @no-wire @long
  Scenario Outline: The second layout sets the word beside the heart
    Given a visitor stands on a page with hearts of:
      | type    | value    | layout   |
      | seminar | rhetorik | <layout> |
    Then the word stands <where> the heart

    Examples:
      | layout  | where  |
      | v2      | beside |

    @long
    Examples:
      | layout  | where  |
      | default | below  |
      |         | below  |
      | v9      | below  |

  @rule:icon-defaults @rule:heart-inputs @no-wire
  Scenario Outline: The size of the heart
    Given a visitor stands on a page with hearts of:
      | type    | value    | size   |
      | seminar | rhetorik | <size> |
    Then the heart is drawn <drawn> pixels wide with strokes of 2

    Examples:
      | size | drawn |
      | 24   | 24    |

    @long
    Examples:
      | size | drawn |
      |      | 48    |
      | x    | 48    |

  @rule:icon-padding @rule:heart-inputs @no-wire @long
  Scenario Outline: With a background or padding the heart gets about 7 % of its width around it
    Given a visitor stands on a page with hearts of:
      | type    | value    | icon style | size   |
      | seminar | rhetorik | <style>    | <size> |
    Then there are <space> pixels of space around it

    Examples:
      | style      | size | space |
      | background |      | 3     |
      | padding    | 100  | 7     |

    @long
    Examples:
      | style      | size | space |
      |            |      | 0     |
      | plain      | 100  | 0     |
      | padding    |      | 3     |

  @rule:heart-inputs @rule:domain-login-origin @long
  Scenario: The login may live on another domain
    Given a visitor stands on a page with hearts of:
      | type    | value    | domain                     |
      | seminar | rhetorik | https://br.example         |
    When the visitor clicks the heart of "Rhetorik"
    Then "Anmelden" leads to the domain "https://br.example"
