@browser @only-in-browser @needs-layout
Feature: The whole path of a quote
  A member asks for a quote of what is in her cart, the office writes and sends it, she asks back, the office writes it
  anew, and she accepts it. A second one she declines, and says why.

  Background:
    Given it is "2026-11-23T09:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 0     |

  Scenario Outline: The whole path of a quote, <how>
    Given Mara and the office work with quotes <how>
    When Mara puts 2 seats of 4711 into the cart, and asks for a quote of it
    Then she is written "Ihre Anfrage für ein Angebot ist angekommen: A-2026-000001" with "Rhetorik, 11.01.2027 bis 13.01.2027, 2 Personen"
    And the letter "Angebot angefragt: A-2026-000001" leads the office to the draft for "Mara Kessler"
    When the office adds "Die Unterlagen kommen vorab." and sends the quote
    And the letter "Ihr Angebot A-2026-000001" leads her to the quote, where she reads "Die Unterlagen kommen vorab."
    And she asks about it "Ist das Mittagessen dabei?"
    Then the letter "Frage zum Angebot: A-2026-000001" leads the office to "Ist das Mittagessen dabei?", and it stands at "Geöffnet"
    When the office adds "Mittags isst jeder bei sich." and sends the quote
    And the letter "Ihr Angebot A-2026-000001" leads her to the quote, where she reads "Mittags isst jeder bei sich."
    And she accepts it
    Then the letter "Angebot angenommen: A-2026-000001" leads the office to "Bestellung B-", and it stands at "Angenommen"
    And the letter "Ihre Bestellung" leads her to her booking of "Rhetorik", which stands at "Bestätigt"
    And "Rhetorik" is among the bookings of her account
    When she asks for another quote of the same
    And the letter "Angebot angefragt: A-2026-000002" leads the office to the draft for "Mara Kessler"
    And the office adds "Wie im ersten." and sends the quote
    And the letter "Ihr Angebot A-2026-000002" leads her to the quote, where she reads "Wie im ersten."
    And she declines it because "Der Arbeitgeber braucht kein zweites."
    Then the letter "Angebot abgelehnt: A-2026-000002" leads the office to "Der Arbeitgeber braucht kein zweites.", and it stands at "Abgelehnt"

    Examples:
      | how          |
      | with scripts |

    @long
    Examples: By plain forms
      | how             |
      | without scripts |
