@browser @only-in-browser @needs-layout
Feature: The whole path of a Gremium, from its list to the certificates
  Those who belong to one Gremium find a training, say what they think of it, decide and go, each at a browser of her
  own: one puts it on the list, all vote, who manages it books, and whoever falls ill is stood in for.

  Background:
    Given it is "2026-11-23T09:00:00Z" UTC
    And the hotel "Haus Elbgarten" costs:
      | night       | 95.00 |
      | breakfast   | 15.50 |
      | day package | 65.00 |
      | parking     | 10.00 |
      | city tax    | 2.50  |
    And the theme "Betriebsverfassungsrecht I"
    And it is held:
      | number | from       | days | where          | price   | places | taken |
      | 4711   | 2027-01-11 | 5    | Haus Elbgarten | 1490.00 | 6      | 0     |
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where          | price   | places | taken |
      | 4721   | 2027-03-08 | 3    | Haus Elbgarten | 1290.00 | 6      | 0     |
    And the provider issues invoices

  Scenario Outline: The whole path of a Gremium, <how>
    Given Mara manages a Gremium with Jonas, Thi Lan and the deputy Birgit, who work <how>
    When "Jonas Yıldız" puts "Betriebsverfassungsrecht I" on the list
    And "Thi Lan Nguyen" puts "Rhetorik" on the list
    Then "Mara Kessler" sees on the list "Rhetorik, Betriebsverfassungsrecht I"
    When "Jonas Yıldız" says of "Betriebsverfassungsrecht I" "Für mich", and votes "Dafür"
    And "Thi Lan Nguyen" says of "Betriebsverfassungsrecht I" "Für mich", and votes "Dafür"
    Then "Mara Kessler" reads about "Betriebsverfassungsrecht I" "Für Jonas Yıldız, Thi Lan Nguyen"
    When "Mara Kessler" votes about "Betriebsverfassungsrecht I" "Enthaltung", and counts the votes
    Then "Jonas Yıldız" reads about "Betriebsverfassungsrecht I" "2 dafür, 0 dagegen, 1 Enthaltung"
    When she has "Betriebsverfassungsrecht I" decided in the meeting
    Then "Jonas Yıldız, Thi Lan Nguyen" are chosen, and she is warned "Ihr Gremium ist klein: Sind mehrere in derselben Woche weg, bleibt kaum jemand im Betrieb."
    When she prints "Tagesordnungspunkt (PDF)" and "Beschlussvorlage (PDF)" for the meeting
    And she puts the chosen into the cart, and reserves for "Jonas Yıldız" and "Thi Lan Nguyen"
    And the letter "Ihre Bestellung" leads her to her booking
    Then it stands at "Reserviert", and next is "Beschluss fassen"
    When she takes the papers for the meeting and notes its vote
    And she takes the letter to her employer and notes that he was told
    And she makes a link for her employer, and he confirms by it as "Petra Lindner"
    And the letter "Kostenübernahme bestätigt" leads her to her booking
    And she books
    Then it stands at "Bestätigt", and next is "Teilnehmen"
    When "Thi Lan Nguyen" falls ill, and Mara has "Birgit Hansen" stand in for her
    Then "Jonas Yıldız" sees "Betriebsverfassungsrecht I" among the bookings that are hers
    And "Birgit Hansen" sees "Betriebsverfassungsrecht I" among the bookings that are hers
    And "Thi Lan Nguyen" sees nothing among the bookings that are hers
    When it becomes "2027-01-15T15:00:00Z" UTC
    And the office notes that "Jonas Yıldız" and "Birgit Hansen" came
    Then Mara takes the certificates of "Jonas Yıldız" and "Birgit Hansen"
    And "Birgit Hansen" reads of "Betriebsverfassungsrecht I" among past bookings "war da"

    Examples:
      | how          |
      | with scripts |

    @long
    Examples: By plain forms
      | how             |
      | without scripts |
