Feature: A Gremium decides whom it sends
  An event on its list is taken to the meeting: who goes, what speaks against it and what it costs is there at once, the
  agenda and the draft of the resolution are printed for those who were chosen, and their seats go into the cart.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
    And the theme "Brandschutz"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4712   | 2027-01-13 | 1    | online | 1000.00 | 12     | 0     |
    And Mara is signed in
    And Jonas is signed in
    And Mara and Jonas have a Gremium with the roster:
      | firstName | lastName | role     | salutationId | email               |
      | Mara      | Kessler  | vorsitz  | frau         | mara@werk.example   |
      | Jonas     | Yıldız   | mitglied | herr         | jonas@werk.example  |
      | Thi Lan   | Nguyen   | mitglied |              |                     |
      | Birgit    | Hansen   | ersatz   | frau         | birgit@werk.example |
    And Mara puts "termin-4711" on the list

  @rule:domain-delegation
  Scenario: Those who want it are chosen, deputies come last
    Given Jonas says of "Rhetorik": for me
    When Mara takes "Rhetorik" to the meeting
    Then she may send "Mara Kessler, Jonas Yıldız (chosen), Thi Lan Nguyen, Birgit Hansen"
    And it costs "1.000,00"

  @rule:domain-delegation
  Scenario: Whoever chooses others sees what these cost
    When Mara takes "Rhetorik" to the meeting
    And she chooses "Thi Lan Nguyen, Birgit Hansen"
    Then she may send "Mara Kessler, Jonas Yıldız, Thi Lan Nguyen (chosen), Birgit Hansen (chosen)"
    And it costs "2.000,00"
    When she chooses ""
    Then it costs nothing yet

  @rule:domain-delegation
  Scenario: What somebody wants on the same days stands beside her name
    Given Mara puts "termin-4712" on the list
    And Jonas says of "Rhetorik": for me
    And Jonas says of "Brandschutz": for me
    When Mara takes "Rhetorik" to the meeting
    Then of "Jonas Yıldız" she is told: "möchte auch zu „Brandschutz“"
    And of "Mara Kessler" she is told nothing

  @no-screen @asked-by-programs
  Scenario: The meeting gets its papers
    When Mara takes "Rhetorik" to the meeting
    And she chooses "Jonas Yıldız, Thi Lan Nguyen"
    Then she prints "tagesordnung" and "beschluss" of "rhetorik-4711"

  Scenario: Without anybody chosen there is nothing to decide
    When Mara takes "Rhetorik" to the meeting
    And she chooses ""
    And she puts them into the cart to reserve
    Then she is told about sending: "chosen missing"

  @rule:domain-delegation
  Scenario: The chosen go into the cart, once; who cannot be named yet as N. N.
    When Mara takes "Rhetorik" to the meeting
    And she chooses "Jonas Yıldız, Thi Lan Nguyen"
    And she puts them into the cart to reserve
    Then she is told about sending: "done"
    And the cart of Mara has seats for "Jonas Yıldız, N. N."
    When Mara takes "Rhetorik" to the meeting
    And she chooses "Jonas Yıldız, Thi Lan Nguyen, Birgit Hansen"
    And she puts them into the cart to reserve
    Then the cart of Mara has seats for "Jonas Yıldız, N. N., Birgit Hansen"

  Scenario: Seats that are not there are not put into the cart
    When Mara takes "Rhetorik" to the meeting
    And she chooses "Mara Kessler, Jonas Yıldız, Thi Lan Nguyen, Birgit Hansen"
    And she puts them into the cart to reserve
    Then she is told about sending: "sold-out"
    And the cart of Mara has seats for ""

  @rule:domain-delegation
  Scenario: Only managers put others into a cart
    When Jonas takes "Rhetorik" to the meeting
    And he chooses "Mara Kessler"
    And he puts them into the cart to reserve
    Then he is told about sending: "not-allowed"

  @rule:domain-delegation
  Scenario: What has begun is decided no more
    Given the theme "Protokoll"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4713   | 2026-11-22 | 1    | online | 1000.00 | 12     | 0     |
    And Mara puts "termin-4713" on the list
    And Mara takes "Protokoll" to the meeting
    And it is "2026-11-21T23:30:00Z" UTC
    When Mara takes "Protokoll" to the meeting
    Then she is told about sending: "begun"
