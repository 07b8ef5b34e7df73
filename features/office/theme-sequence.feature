@rule:domain-theme-sequence
Feature: In which order themes stand
  Administrators say in which order the themes of a rubric stand, and later imports leave it so.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Arbeitszeit"
    And the theme "Betriebsrat"
    And the theme "Chancen"
    And Jonas is signed in as admin

  Scenario: A theme is moved step by step
    When Jonas looks at the order of the themes
    Then the themes stand in this order: "Arbeitszeit, Betriebsrat, Chancen"
    When Jonas moves "Chancen" up
    And Jonas moves "Chancen" up
    Then the themes stand in this order: "Chancen, Arbeitszeit, Betriebsrat"
    When Jonas moves "Arbeitszeit" down
    Then the themes stand in this order: "Chancen, Betriebsrat, Arbeitszeit"

  Scenario: Everybody sees the themes in that order
    When a visitor opens the rubric "Betriebsverfassung"
    Then the cards are "Arbeitszeit, Betriebsrat, Chancen"
    When Jonas looks at the order of the themes
    And Jonas moves "Chancen" up
    And a visitor opens the rubric "Betriebsverfassung"
    Then the cards are "Arbeitszeit, Chancen, Betriebsrat"

  @browser @only-in-browser @needs-layout
  Scenario: A theme is dragged to its place
    When Jonas looks at the order of the themes
    And Jonas drags "Chancen" before "Arbeitszeit"
    Then Jonas hears: "„Chancen“ steht jetzt an Stelle 1 von 3"
    When Jonas looks at the order of the themes
    Then the themes stand in this order: "Chancen, Arbeitszeit, Betriebsrat"

  Scenario: An import leaves the order as it is, and puts what is new behind
    When Jonas looks at the order of the themes
    And Jonas moves "Chancen" up
    And the theme "Altersteilzeit"
    And Jonas looks at the order of the themes
    Then the themes stand in this order: "Arbeitszeit, Chancen, Betriebsrat, Altersteilzeit"

  Scenario: Nobody orders over what he has not seen
    Given Mara is signed in as admin
    When Mara looks at the order of the themes
    And Jonas looks at the order of the themes
    And Jonas moves "Chancen" up
    And Mara moves "Betriebsrat" up
    Then she is told: "Das hat inzwischen jemand anderes geändert. Hier steht der neue Stand; bitte ändern Sie ihn noch einmal."
    When Jonas looks at the order of the themes
    Then the themes stand in this order: "Arbeitszeit, Chancen, Betriebsrat"

  # A page moves one theme at a time.
  @no-screen @asked-by-programs
  Scenario Outline: An order names every theme of the rubric once
    When Jonas orders "<titles>" as a program
    Then she is told: "Bitte nennen Sie jedes Thema der Rubrik einmal."

    Examples:
      | titles                                         |
      | Chancen, Betriebsrat                           |
      | Chancen, Betriebsrat, Betriebsrat              |
      | Chancen, Betriebsrat, Arbeitszeit, Arbeitszeit |
      | Chancen, Betriebsrat, Brandschutz              |
      | Chancen, Betriebsrat, Arbeitszeit, Brandschutz |

  @rule:domain-office-closed
  Scenario Outline: Nobody but an administrator orders themes
    Given Mara is signed in as <role>
    Then ordering themes is not for Mara

    Examples:
      | role      |
      | mitglied  |
      | redaktion |
