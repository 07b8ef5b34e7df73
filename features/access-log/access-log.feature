@no-screen @asked-by-programs
Feature: Who of the office looked at whose data
  Each time the office opens data of others it is noted; whoever it concerns reads it, and administrators see all. What tells of
  somebody's health is shown to the team of her event alone, for a reason and for a time (Art. 9 DSGVO, domain §6).

  Background:
    Given it is "2026-11-21T09:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 1    | online | 1000.00 | 12     | 0     |
    And Mara is signed in
    And Jonas is signed in as redaktion
    And Mara and Jonas are in the Gremium "BR" of "Muster GmbH"

  Scenario: Before anybody looked, nothing is noted
    Then Mara reads of accesses to her data: ""

  @rule:domain-access-log
  Scenario: The office opens a booking, and its orderer reads it
    Given Mara books 1 seat of the date 4711
    When Jonas opens the newest booking
    Then Mara reads of accesses to her data: "booking by redaktion of Rhetorik / bookings by redaktion of Rhetorik"

  @rule:domain-access-log
  Scenario: A list of those who take part is noted, and so is a PDF of it
    Given Mara books 1 seat of the date 4711
    When Jonas opens the participants of 4711
    And Jonas takes the attendance list of 4711
    Then Mara reads of accesses to her data: "participants by redaktion of Rhetorik / participants by redaktion of Rhetorik"

  @rule:domain-access-log
  Scenario: The office opens what she sent by a form, and she reads that as well
    Given Mara sends the feedback "Die Suche findet alles."
    When Jonas opens the newest request
    Then Mara reads of accesses to her data: "request by redaktion / requests by redaktion"

  Scenario: What the office does not see is not noted
    When Jonas opens the participants of 4711
    Then Mara reads of accesses to her data: ""

  @rule:domain-access-log
  Scenario: Only administrators see the whole log
    Given Mara books 1 seat of the date 4711
    And Jonas opens the participants of 4711
    When Jonas looks at the whole log
    Then he is told about the log: "not-allowed"
    Given it is "2026-11-21T09:05:00Z" UTC
    And Jonas is signed in as admin
    When Jonas looks at the whole log
    Then he is told about the log: "participants by Jonas Yıldız"
    When Mara looks at the whole log
    Then he is told about the log: "not-allowed"

  @rule:domain-health-shown
  Scenario: What tells of health is shown for a reason, which whoever it concerns reads
    Given Mara says of her health "Nüsse"
    And Mara books 1 seat of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Mara Kessler" with "mara@werk.example" in the portal
    When Jonas asks for what hotels must know of 4711 because of "Essen bestellen"
    Then he is told about health: "Mara Kessler: Nüsse"
    And Mara reads of accesses to her data: "care-needs by redaktion of Rhetorik because of Essen bestellen"

  @rule:domain-health-shown
  Scenario: Without a reason nothing of health is shown, and nothing is noted
    Given Mara says of her health "Nüsse"
    And Mara books 1 seat of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Mara Kessler" with "mara@werk.example" in the portal
    When Jonas asks for what hotels must know of 4711 because of " "
    Then he is told about health: "purpose missing"
    And Mara reads of accesses to her data: ""

  Scenario: Of whoever does not take part nothing of health is shown
    Given Mara says of her health "Nüsse"
    And Mara books 1 seat of the date 4711
    When Jonas asks for what hotels must know of 4711 because of "Essen bestellen"
    Then he is told about health: ""

  Scenario: Only the office is told of health
    Given Mara says of her health "Nüsse"
    And Mara books 1 seat of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Mara Kessler" with "mara@werk.example" in the portal
    When Mara asks for what hotels must know of 4711 because of "Neugier"
    Then she is told about health: "not-allowed"

  @rule:domain-health-shown
  Scenario: Four weeks after the event nothing of health is shown any more
    Given Mara says of her health "Nüsse"
    And Mara books 1 seat of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Mara Kessler" with "mara@werk.example" in the portal
    And it is "2027-02-08T09:00:00Z" UTC
    And Mara is signed in
    And Jonas is signed in as redaktion
    When Jonas asks for what hotels must know of 4711 because of "Essen bestellen"
    Then he is told about health: "Mara Kessler: Nüsse"
    Given it is "2027-02-09T09:00:00Z" UTC
    And Jonas is signed in as redaktion
    When Jonas asks for what hotels must know of 4711 because of "Essen bestellen"
    Then he is told about health: "not-found"
