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

  Scenario: Nobody looks at a Gremium that is not his
    Given Jonas is signed in
    And Mara manages the Gremium "BR" of "Muster GmbH" with "employees 250"
    When Jonas opens his overview of "Muster GmbH"
    Then there is nothing to be seen

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
