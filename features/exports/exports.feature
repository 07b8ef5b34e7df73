@no-screen @asked-by-programs
Feature: Content for other programs
  Another system of the provider keeps a copy of what we publish. It shows its key, takes everything once, and from then
  on only what changed.

  Background:
    Given the lexicon for "br" holds "Abmahnung, Zeugnis"
    And the lexicon for "sbv" holds "Zusatzurlaub"

  Scenario: Whoever shows no key gets nothing
    When a stranger takes the "lexicon"
    Then it is told that only programs with the key may

  Scenario: Everything, part by part
    When a service takes the "lexicon", 2 at a time
    Then it gets "br/abmahnung, br/zeugnis, sbv/zusatzurlaub"
    And nothing is gone

  Scenario: Only what changed since, and what is gone
    Given a service takes the "lexicon"
    And it is "2026-11-27T09:00:00Z" UTC
    And the entry "Abmahnung" of the lexicon "br" says "Eine Rüge mit Folgen."
    And the entry "Zeugnis" of the lexicon "br" is taken out
    When the service takes the "lexicon" since then
    Then it gets "br/abmahnung"
    And "br/zeugnis" is gone
    When the service takes the "lexicon" since then
    Then it gets ""
    And nothing is gone

  Scenario: Since when has to be a time
    When a service takes the "lexicon" since "gestern"
    Then it is told that the time is "malformed"
