Feature: The overview of a member
  The first page of the portal says what comes next, what is under way and what is hers.

  Background:
    Given Mara has an account

  Scenario: Signing in without wanting to go anywhere leads to the overview
    When Mara signs in to return to ""
    Then she stands at "/meinifb/meinifbv2"

  Scenario: Whoever is not signed in is led to sign in, and back
    When a visitor opens the overview
    Then he is led to sign in and back to "/meinifb/meinifbv2"

  Scenario: A new member without a Gremium reads what to do first
    Given Mara is signed in
    When Mara opens her overview
    Then she is greeted with "Guten Tag, Mara Kessler"
    And she reads how to begin
    And nothing is on the wishlist of her overview
    And nothing is new on her overview
    And nothing is recommended on her overview
    And she has no plan on her overview

  Scenario Outline: Of what the law says to her Gremium the overview shows what wants to be done
    Given Mara is signed in
    And Mara manages the Gremium "BR" of "Muster GmbH" with "<numbers>"
    When Mara opens her overview
    Then her overview is about "Betriebsrat, Muster GmbH"
    And its hints are "<hints>"

    Examples:
      | numbers                                                          | hints                                         |
      |                                                                  | Was das Gesetz vorsieht                       |
      | employees 250, inOffice 8, released 1, electedAt 2026-04-20      | Größe des Betriebsrats, Neuwahl prüfen        |
      | employees 250, inOffice 9, released 0.5, electedAt 2026-04-20    | Freistellungen                                |
      | employees 250, inOffice 9, released 1, electedAt 2026-04-20      |                                               |
      | employees 250, inOffice 9, released 1, electedAt 2022-04-20      | Nächste Wahl                                  |

  Scenario: Who sits at the table of her Gremium is seen at once
    Given Mara is signed in
    And Jonas is signed in
    And Mara and Jonas have a Gremium with the roster:
      | firstName | lastName | role     |
      | Mara      | Kessler  | vorsitz  |
      | Jonas     | Yıldız   | mitglied |
      | Birgit    | Hansen   | ersatz   |
    When Mara opens her overview
    Then "2 von 5" of its seats are taken

  Scenario: Who belongs to several Gremien looks at one of them
    Given Mara is signed in
    And Mara manages the Gremium "BR" of "Muster GmbH" with "employees 250, inOffice 9"
    And Mara manages the Gremium "SBV" of "Andere AG" with ""
    When Mara opens her overview of "Andere AG"
    Then her overview is about "Schwerbehindertenvertretung, Andere AG"
    And its hints are "Was das Gesetz vorsieht, Nächste Wahl"

  @rule:domain-overview
  Scenario: Nobody looks at a Gremium that is not his
    Given Jonas is signed in
    And Mara manages the Gremium "BR" of "Muster GmbH" with "employees 250"
    When Jonas opens his overview of "Muster GmbH"
    Then there is nothing to be seen

  @rule:domain-overview
  Scenario: The three that were bookmarked last stand on it
    Given the theme "Rhetorik"
    And the theme "Protokoll führen"
    And the theme "Verhandeln"
    And the theme "Arbeitsrecht"
    And Mara is signed in
    And Mara has kept "Rhetorik"
    And Mara has kept "Protokoll führen"
    And Mara has kept "Verhandeln"
    And Mara has kept "Arbeitsrecht"
    When Mara opens her overview
    Then on the wishlist of her overview are "Arbeitsrecht, Verhandeln, Protokoll führen" of 4

  Scenario: What was ordered stands on it with the next step, until nothing is left to be done
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
    And Mara is signed in
    And Mara puts 2 seats of the date 4711 into the cart
    And she fills in the order
    And she orders
    When Mara opens her overview
    Then what is under way on her overview is:
      | Rhetorik, 11.01.2027 bis 13.01.2027: Beschlussvorlage öffnen |

  @rule:domain-overview
  Scenario: What waits on the list of the Gremium for a word of hers
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
    And the theme "Verhandeln"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4712   | 2027-02-08 | 1    | online | 1000.00 | 12     | 12    |
    And the theme "Brandschutz"
    And Mara is signed in
    And Jonas is signed in
    And Mara manages a Gremium with Jonas
    When Jonas puts "brandschutz" on the list
    And Jonas puts "termin-4711" on the list
    And Jonas puts "termin-4712" on the list
    And Jonas says of "Brandschutz": for me
    And Mara opens her overview
    Then for her word on the list wait:
      | Brandschutz: Ihre Stimme und Ihr „Für mich“ fehlen noch |
      | Rhetorik: Ihre Stimme und Ihr „Für mich“ fehlen noch    |
    When Mara votes about "Brandschutz": "dagegen"
    And Mara says of "Rhetorik": for me
    And Mara opens her overview
    Then for her word on the list wait:
      | Rhetorik: Ihre Stimme fehlt noch |
    When Mara votes about "Rhetorik": "dafuer"
    And Mara opens her overview
    Then nothing on the list waits for her word

  @rule:domain-overview
  Scenario: What others put on the list is new until she has seen it
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Brandschutz"
    And the theme "Rhetorik"
    And Mara is signed in
    And Jonas is signed in
    And Mara manages a Gremium with Jonas
    When Mara puts "rhetorik" on the list
    And Mara opens her overview
    Then nothing is new on her overview
    When Jonas puts "brandschutz" on the list
    And Mara opens her overview
    Then new on her overview is:
      | Ein neuer Eintrag auf der Liste Ihres Gremiums |
    When Mara says that she has seen all that is new
    And Mara opens her overview
    Then nothing is new on her overview

  Scenario: What she bookmarked leads to recommendations, each with its reason
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Freistellung durchsetzen" about "Schulung nach § 37 Abs. 6 und § 40 BetrVG"
    And the theme "Kosten der Schulung" about "Kosten nach § 40 BetrVG"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 9     |
    And the theme "Wirtschaftsausschuss" about "Unterrichtung nach § 40 BetrVG"
    And Mara is signed in
    And Mara has kept "Freistellung durchsetzen"
    When Mara opens her overview
    Then recommended on her overview are:
      | Kosten der Schulung: behandelt ebenfalls § 40 BetrVG, nächster Termin ab 11.01.2027 |
    Given Mara has kept "Kosten der Schulung"
    When Mara opens her overview
    Then nothing is recommended on her overview

  Scenario: Who of the Gremium has booked which basics is seen at the table
    Given it is "2026-11-21T12:00:00Z" UTC
    And themes teach:
      | training | title                      | number | from       | days | seats |
      | br-1     | Betriebsverfassungsrecht I | 4711   | 2026-12-14 | 2    | 8     |
    And Mara is signed in
    And Jonas is signed in
    And Mara and Jonas have a Gremium with the roster:
      | firstName | lastName | role     | email              |
      | Jonas     | Yıldız   | vorsitz  | jonas@werk.example |
      | Birgit    | Hansen   | mitglied |                    |
    When Mara opens her overview
    Then the basics of her Gremium are:
      | Jonas Yıldız: 0 von 7 besucht                             |
      | Birgit Hansen: nicht bekannt, es fehlt die E-Mail-Adresse |
    When Mara books 2 seats of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Jonas Yıldız" with "jonas@werk.example" in the portal
    And Mara opens her overview
    Then the basics of her Gremium are:
      | Jonas Yıldız: 0 von 7 besucht, 1 gebucht                  |
      | Birgit Hansen: nicht bekannt, es fehlt die E-Mail-Adresse |

  @rule:domain-overview
  Scenario: Where a stranger learns is not told to whoever writes down his address
    Given it is "2026-11-21T12:00:00Z" UTC
    And themes teach:
      | training | title                      | number | from       | days | seats |
      | br-1     | Betriebsverfassungsrecht I | 4711   | 2026-12-14 | 2    | 8     |
    And Mara is signed in
    And Jonas is signed in
    And Mara manages the Gremium "BR" of "Muster GmbH" with "employees 60"
    And the roster of Mara has:
      | firstName | lastName | role    | since      | email                 |
      | Ada       | Lind     | vorsitz | 2026-04-28 | ada.lind@werk.example |
    When Jonas puts 1 seat of the date 4711 into the cart
    And Jonas names "Ada Lind" for the date 4711
    And Jonas fills in the order
    And Jonas orders
    And Mara opens her overview
    Then the basics of her Gremium are:
      | Ada Lind: 0 von 7 besucht |

  Scenario: The next steps of her plan, with the event that she chose
    Given themes teach:
      | training       | title                      | number | from       | days | seats |
      | br-1           | Betriebsverfassungsrecht I | 4712   | 2026-12-14 | 5    | 8     |
      | arbeitsrecht-1 | Arbeitsrecht I             | 4731   | 2027-01-18 | 5    | 8     |
    And Mara is signed in
    And Mara has a plan made for "Mara"
    And Mara takes the event 4712 for "br-1" of the plan as it was at 1
    When Mara opens her overview
    Then next in her plan are:
      | Betriebsverfassungsrecht I: Ihr Termin: 14.12.2026 bis 18.12.2026 |
      | Arbeitsrecht I: Termin noch nicht gewählt, bis 22.03.2027         |
      | Betriebsverfassungsrecht II: Termin noch nicht gewählt, bis 03.05.2027 |
