@browser @no-wire
Feature: Texts of limited length
  A long text shows its beginning and, once somebody asks, all of it.

  @rule:limited-text-inputs @rule:limit-ellipsis @rule:limited-text-expands-once
  Scenario: A long text is shortened with an ellipsis
    Given the text "Der Betriebsrat fasst seine Beschlüsse in Sitzungen." limited to 24 characters
    When a visitor opens the page with the text
    Then the visitor reads "Der Betriebsrat fasst…"
    And the button "Mehr lesen" is there

  @rule:limited-text-expands-once
  Scenario: Expanding shows all of it, for good
    Given the text "Der Betriebsrat fasst seine Beschlüsse in Sitzungen." limited to 24 characters
    When a visitor opens the page with the text
    And the visitor asks for more
    Then the visitor reads "Der Betriebsrat fasst seine Beschlüsse in Sitzungen."
    And no button for more or less is there

  @rule:limited-text-inputs @long
  Scenario Outline: At the limit nothing is cut, one beyond it is
    Given the text "Betriebsrat wählen" limited to <limit> characters
    When a visitor opens the page with the text
    Then the visitor reads "<shown>"

    Examples:
      | limit | shown              |
      | 19    | Betriebsrat wählen |
      | 18    | Betriebsrat wählen |
      | 17    | Betriebsrat…       |
      | 11    | Betriebsrat…       |
      | 5     | Betri…             |

  @rule:limit-ellipsis @long
  Scenario Outline: No character is torn apart
    Given the text "<text>" limited to <limit> characters
    When a visitor opens the page with the text
    Then the visitor reads "<shown>"

    Examples:
      | text                 | limit | shown |
      | 👩‍⚖️👩‍⚖️👩‍⚖️ | 2     | 👩‍⚖️👩‍⚖️… |
      | 𝔅𝔅𝔅                  | 1     | 𝔅…    |

  @rule:limit-strip-tags
  Scenario: Markup is taken out on request
    Given the text "Der <b>Betriebsrat</b> fasst <i>Beschlüsse</i> in Sitzungen." limited to 24 characters without markup
    When a visitor opens the page with the text
    Then the visitor reads "Der Betriebsrat fasst…"

  @rule:limit-strip-tags @long
  Scenario: Marked characters count once
    Given the text "Arbeit &amp; Recht" limited to 14 characters without markup
    When a visitor opens the page with the text
    Then the visitor reads "Arbeit & Recht"

  @long
  Scenario: A short text is left alone
    Given the text "Kurz." limited to 300 characters
    When a visitor opens the page with the text
    Then the visitor reads "Kurz."
    And no button for more or less is there
