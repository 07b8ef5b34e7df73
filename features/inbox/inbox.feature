Feature: The inbox of the office
  What people send by forms stands in one list. Somebody takes it on, answers it by letter, notes something for colleagues and
  closes it; whoever acts on what a colleague has changed meanwhile is told so first.

  Background:
    Given it is "2026-11-21T12:00:00Z" UTC
    And the theme "Rhetorik I"
    And Jonas is signed in as redaktion

  Scenario: Nothing was sent yet
    When Jonas looks into the inbox
    Then the inbox holds nothing
    And Jonas reads beside the inbox "Es ist kein Angebot angefragt"

  @rule:domain-inbox-order
  Scenario: Withdrawals stand first as long as they are open, then the newest
    Given Mara has begun the form "Widerruf" 40 seconds ago
    And she sends the form
    And she has begun the form "Kontakt" 40 seconds ago
    And she sends the form
    And she has begun the form "Infoabend" 40 seconds ago
    And she sends the form
    When Jonas looks into the inbox
    Then the inbox holds:
      | form                                       | from         | state | who     |
      | Widerruf eines Vertrags, Frist nach Gesetz | Mara Kessler | offen | niemand |
      | Anmeldung zum Infoabend                    | Mara Kessler | offen | niemand |
      | Nachricht an uns                           | Mara Kessler | offen | niemand |
    When Jonas opens the request "Widerruf eines Vertrags"
    And he closes it
    And he looks into the inbox
    Then the inbox holds:
      | form                    | from         | state         | who     |
      | Anmeldung zum Infoabend | Mara Kessler | offen         | niemand |
      | Nachricht an uns        | Mara Kessler | offen         | niemand |
      | Widerruf eines Vertrags | Mara Kessler | abgeschlossen | niemand |

  @rule:domain-inbox-handled
  Scenario: A request is taken on, answered and closed, and its history says so
    Given Mara has begun the form "Kontakt" 40 seconds ago
    And she sends the form
    When Jonas opens the request "Nachricht an uns"
    Then he reads in it "Wann beginnt das nächste Seminar in Hamburg?"
    And he sees that it stands as "Stand: offen, wartet seit heute"
    When he takes it on
    And he notes "Hat schon angerufen."
    And he answers "Das nächste beginnt am Montag."
    And he closes it with the word "erledigt"
    Then that is done
    And he sees that it stands as "Stand: abgeschlossen"
    And he sees its history:
      | Zugewiesen: Jonas Yıldız (Jonas Yıldız)                     |
      | Notiz (Jonas Yıldız): Hat schon angerufen.                  |
      | Beantwortet (Jonas Yıldız): Das nächste beginnt am Montag.  |
      | Abgeschlossen (Jonas Yıldız): erledigt                      |
    When he reopens it
    Then he sees that it stands as "Stand: in Arbeit, wartet seit heute"

  @rule:domain-inbox-answered
  Scenario: The answer goes to the sender by letter, and names nobody of the office
    Given Mara has begun the form "Kontakt" 40 seconds ago
    And she sends the form
    When Jonas opens the request "Nachricht an uns"
    And he answers "Das nächste beginnt am Montag."
    Then a letter to "mara@werk.example" answers "Das nächste beginnt am Montag."

  @rule:domain-inbox-answered
  Scenario: An answer without words goes nowhere
    Given Mara has begun the form "Kontakt" 40 seconds ago
    And she sends the form
    When Jonas opens the request "Nachricht an uns"
    And he answers nothing about nothing
    Then he is told in the inbox "Bitte geben Sie einen Betreff an."
    When Jonas opens the request "Nachricht an uns"
    And he answers "Zu kurz"
    Then he is told in the inbox "mindestens 10 Zeichen"
    And he still has the answer "Zu kurz"
    And he sees that it stands as "Stand: offen, wartet seit heute"

  @rule:domain-inbox-changed
  Scenario: Of two who answer the second is told, and sees what the first one did
    Given Mara has begun the form "Kontakt" 40 seconds ago
    And she sends the form
    And Mara is signed in as admin
    When Jonas opens the request "Nachricht an uns"
    And Mara opens the request "Nachricht an uns"
    And Mara answers "Am Montag beginnt eins."
    And Jonas answers "Das nächste beginnt am Montag."
    Then he is told in the inbox "Jemand aus dem Büro hat inzwischen etwas getan."
    And he still has the answer "Das nächste beginnt am Montag."
    And he sees its history:
      | Beantwortet (Mara Kessler): Am Montag beginnt eins. |
    And a letter to "mara@werk.example" answers "Am Montag beginnt eins."

  @rule:domain-inbox-handled
  Scenario: A colleague is assigned, and finds what is hers
    Given Mara has begun the form "Kontakt" 40 seconds ago
    And she sends the form
    And she has begun the form "Infoabend" 40 seconds ago
    And she sends the form
    And Mara is signed in as admin
    When Jonas opens the request "Nachricht an uns"
    And he assigns it to "Mara Kessler"
    And Mara looks in the inbox for what is assigned to her or him
    Then the inbox holds:
      | form             | from         | state     | who          |
      | Nachricht an uns | Mara Kessler | in Arbeit | Mara Kessler |
    When Jonas assigns it to "niemand"
    And Jonas looks in the inbox for what is "offen"
    Then the inbox holds:
      | form                    | from         | state | who     |
      | Anmeldung zum Infoabend | Mara Kessler | offen | niemand |
      | Nachricht an uns        | Mara Kessler | offen | niemand |

  @rule:domain-quote @no-screen @asked-by-programs
  Scenario: Who asks for a quote waits among quotes, until the office has sent or written it
    Given it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2027-01-11 | 3    | online | 1000.00 | 12     | 0     |
    And Mara is signed in as redaktion
    Then Jonas reads beside the inbox "Es ist kein Angebot angefragt"
    When a visitor puts 2 seats of the date 4711 into the cart
    And she asks for a quote of the cart as Kim
    Then Jonas reads beside the inbox "Ein Angebot ist angefragt"
    When Mara quotes 1 seat of the date 4711 to Kim
    And a visitor puts 1 seat of the date 4711 into the cart
    And she asks for a quote of the cart as Kim
    Then Jonas reads beside the inbox "2 Angebote sind angefragt"
    When Mara sends the newest quote
    Then Jonas reads beside the inbox "Ein Angebot ist angefragt"
    When Mara writes anew the quote "A-2026-000001" with 1 seat of the date 4711
    Then Jonas reads beside the inbox "Es ist kein Angebot angefragt"

  Scenario: The feedback of a member stands in it
    Given Mara is signed in
    And Mara sends the feedback "Die Suche findet alles."
    When Jonas opens the request "Rückmeldung zum Portal"
    Then he reads in it "Die Suche findet alles."
    And he reads in it "mara@werk.example"

  @rule:domain-office-closed
  Scenario Outline: Whoever is not of the office is refused
    Given Mara is signed in as <role>
    Then the inbox is not for Mara

    Examples:
      | role     |
      | mitglied |
      | forum    |
