Feature: Coming back after signing in
  Signing in leads back to where somebody came from, and never out of the site.

  Background:
    Given Mara has an account
    And the theme "Rhetorik"

  Scenario Outline: Back to a page of the site
    When Mara signs in to return to "<target>"
    Then she stands at "<address>"

    Examples:
      | target                                        | address                              |
      | /seminare/t/rhetorik                          | /seminare/t/rhetorik                 |
      | /seminare/t/rhetorik?ort=K%C3%B6ln            | /seminare/t/rhetorik?ort=K%C3%B6ln   |
      | {origin}/seminare/t/rhetorik                  | /seminare/t/rhetorik                 |
      |                                               | /meinifb/meinifbv2                   |

  @rule:domain-redirect-target
  Scenario Outline: Never to another site
    When Mara signs in to return to "<target>"
    Then she stands at "/"

    Examples:
      | target                          |
      | //evil.example                  |
      | https://evil.example/           |
      | https:evil.example              |
      | /\evil.example                  |
      | \\evil.example                  |
      | /.//evil.example                |
      | ///evil.example                 |
      | javascript:alert(1)             |
      | data:text/html,hallo            |
      | https://seminarhaus@evil.example/ |
      | {origin}.evil.example/          |
      | {origin}@evil.example/          |
      | seminare/t/rhetorik             |
