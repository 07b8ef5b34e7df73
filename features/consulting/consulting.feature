@no-screen @asked-by-programs
Feature: Appointments with consultants
  A chairwoman gives her postcode and finds her consultant, takes a free hour of one of the next eight weeks, and has it in her
  calendar. She reschedules and cancels it herself until a day before (domain §7.8).

  Background:
    # A Monday, 10 o'clock in Berlin.
    Given it is "2026-11-23T09:00:00Z" UTC
    And the consultant "Svenja Brandt" for "20, 21" in "Hamburg"
    And the consultant "Theresa Lindner" for "80, 209" in "Bayern"

  Scenario Outline: The longest beginning of a postcode says who it is
    Then a visitor with the postcode "<zip>" is told "<consultant>"

    Examples:
      | zip   | consultant              |
      | 20095 | Svenja Brandt, Norden   |
      | 80331 | Theresa Lindner, Norden |
      | 50667 | not-found               |
      | 00000 | not-found               |
      | 2009  | invalid                 |

  Scenario: Somebody who is signed in need not say her postcode
    Given Mara is signed in
    Then Mara without a postcode is told "invalid"

  @rule:domain-consulting-slots
  Scenario: Slots begin a day from now and on the hour, from nine until five, in three ways of talking
    Then "Svenja Brandt" has 21 free slots on "2026-11-24"
    And the first of them is "2026-11-24 10:00 telefon"
    And the last of them is "2026-11-24 16:00 vor_ort"
    And "Svenja Brandt" has 0 free slots on "2026-11-28"
    And "Svenja Brandt" has 0 free slots on "2026-11-23"

  @rule:domain-consulting-slots
  Scenario Outline: Holidays are those of the consultant's Land, and slots reach eight weeks ahead
    Given it is "<now>" UTC
    Then "<consultant>" has <slots> free slots on "<day>"

    Examples:
      | now                  | consultant      | day        | slots |
      | 2026-11-23T09:00:00Z | Svenja Brandt   | 2026-12-25 | 0     |
      | 2026-11-23T09:00:00Z | Svenja Brandt   | 2027-01-06 | 24    |
      | 2026-11-23T09:00:00Z | Theresa Lindner | 2027-01-06 | 0     |
      | 2026-11-23T09:00:00Z | Svenja Brandt   | 2027-01-18 | 24    |
      | 2026-11-23T09:00:00Z | Svenja Brandt   | 2027-01-19 | 0     |

  @rule:domain-consulting-slots
  Scenario Outline: Nine o'clock is nine o'clock on both sides of both changes of the clock
    Given it is "<now>" UTC
    When Kim books "<slot>" with "Svenja Brandt"
    Then her calendar holds "<slot>", which is "<utc>"

    Examples:
      | now                  | slot                     | utc                  |
      | 2027-03-22T09:00:00Z | 2027-03-25 09:00 telefon | 2027-03-25T08:00:00Z |
      | 2027-03-22T09:00:00Z | 2027-03-30 09:00 telefon | 2027-03-30T07:00:00Z |
      | 2026-10-19T09:00:00Z | 2026-10-23 16:00 telefon | 2026-10-23T14:00:00Z |
      | 2026-10-19T09:00:00Z | 2026-10-26 16:00 telefon | 2026-10-26T15:00:00Z |

  Scenario Outline: Twenty-four hours are hours, also where the night is longer or shorter
    Given it is "<now>" UTC
    Then the first free slot of "Svenja Brandt" from "<day>" on is "<first>"

    Examples:
      | now                  | day        | first                    |
      | 2027-03-26T08:00:00Z | 2027-03-27 | 2027-03-30 09:00 telefon |
      | 2026-10-25T08:00:00Z | 2026-10-26 | 2026-10-26 09:00 telefon |
      | 2026-10-25T08:00:01Z | 2026-10-26 | 2026-10-26 10:00 telefon |

  Scenario: No more than eight weeks are asked for at once
    Then nobody is told the slots of "Svenja Brandt" from "2026-11-23" to "2027-01-19": "invalid"

  @rule:domain-consulting-booking
  Scenario: What is booked brings letters with a calendar to both
    When Kim books "2026-12-01 14:00 video" with "Svenja Brandt"
    Then "Svenja Brandt" has 21 free slots on "2026-12-01"
    And the letter "appointment-news booked" to "kim@werk.example" says "Dienstag, 1. Dezember 2026, 14:00 Uhr"
    And the letter "appointment-news booked" to "kim@werk.example" does not say "Schulungsplan"
    And the letter "appointment-news booked" to "kim@werk.example" brings:
      | method  | from             | to               | place | status    | attendee         |
      | REQUEST | 2026-12-01 14:00 | 2026-12-01 15:00 | Video | CONFIRMED | kim@werk.example |
    And the letter "appointment-arrived booked" to "brandt@seminarhaus.example" says "Schulungsplan für das neue Gremium"
    And the letter "appointment-arrived booked" to "brandt@seminarhaus.example" brings:
      | method  | from             | place | attendee                   |
      | REQUEST | 2026-12-01 14:00 | Video | brandt@seminarhaus.example |

  @rule:domain-consulting-booking
  Scenario: A slot that somebody has is offered to nobody else; the next three are told
    Given Kim books "2026-12-01 14:00 video" with "Svenja Brandt"
    And Alex books "2026-12-01 16:00 telefon" with "Svenja Brandt"
    When Sascha books "2026-12-01 14:00 telefon" with "Svenja Brandt"
    Then Sascha is refused with "slot-taken" and offered "2026-12-01 15:00 telefon, 2026-12-02 09:00 telefon, 2026-12-02 10:00 telefon"
    When Sascha books "2026-12-01 14:00 telefon" with "Theresa Lindner"
    Then Sascha has an appointment

  Scenario Outline: What cannot be is refused, each for its reason
    When Kim books "<slot>" with "Svenja Brandt"
    Then Kim is refused with "<why>"

    Examples:
      | slot                     | why                 |
      | 2026-11-24 09:00 telefon | slot-past           |
      | 2026-11-20 09:00 telefon | slot-past           |
      | 2026-12-01 09:30 telefon | slotStart malformed |
      | 2026-12-01 08:00 telefon | slot-taken          |
      | 2026-12-05 09:00 telefon | slot-taken          |
      | 2027-02-01 09:00 telefon | slotStart too-high  |
      | 2026-12-01 09:00 brief   | channel unknown     |
      | 2026-12-01 09:00 vor_ort | note missing        |

  Scenario: The same request again is the same appointment, and another under its key is none
    Given Kim books "2026-12-01 14:00 video" with "Svenja Brandt" under the key "k-1"
    When Kim books "2026-12-01 14:00 video" with "Svenja Brandt" under the key "k-1"
    Then Kim has the same appointment
    When Kim books "2026-12-01 15:00 video" with "Svenja Brandt" under the key "k-1"
    Then Kim is refused with "key-taken"

  Scenario: Three appointments to come are the most that an address may have
    Given Kim books "2026-12-01 14:00 video" with "Svenja Brandt"
    And Kim books "2026-12-02 14:00 video" with "Svenja Brandt"
    And Kim books "2026-12-03 14:00 video" with "Theresa Lindner"
    When Kim books "2026-12-04 14:00 video" with "Svenja Brandt"
    Then Kim is refused with "appointments-open"
    When Kim cancels
    And Kim books "2026-12-04 14:00 video" with "Svenja Brandt"
    Then Kim has an appointment

  @rule:domain-consulting-changing
  Scenario: Whoever has the link reschedules, and gives back the hour before
    Given Kim books "2026-12-01 14:00 video" with "Svenja Brandt"
    When Kim reschedules to "2026-12-02 09:00 telefon"
    Then Kim sees "2026-12-02 09:00 telefon, open"
    And "Svenja Brandt" has 24 free slots on "2026-12-01"
    And "Svenja Brandt" has 21 free slots on "2026-12-02"
    And the letter "appointment-news rescheduled" to "kim@werk.example" brings:
      | method  | from             | place   |
      | REQUEST | 2026-12-02 09:00 | Telefon |
    And the letter "appointment-arrived rescheduled" to "brandt@seminarhaus.example" says "Mittwoch, 2. Dezember 2026, 9:00 Uhr"

  @rule:domain-consulting-changing
  Scenario: Whoever reschedules to what somebody has keeps her own
    Given Kim books "2026-12-01 14:00 video" with "Svenja Brandt"
    And Alex books "2026-12-01 15:00 video" with "Svenja Brandt"
    When Kim reschedules to "2026-12-01 15:00 video"
    Then Kim is offered "2026-12-01 16:00 video, 2026-12-02 09:00 video, 2026-12-02 10:00 video"
    And Kim sees "2026-12-01 14:00 video, open"

  @rule:domain-consulting-changing
  Scenario: Cancelled until a day before; then it is too late, and afterwards it is over
    Given Kim books "2026-12-01 14:00 video" with "Svenja Brandt"
    And Alex books "2026-12-01 15:00 video" with "Svenja Brandt"
    When Kim cancels
    Then Kim sees "2026-12-01 14:00 video, cancelled"
    And "Svenja Brandt" has 21 free slots on "2026-12-01"
    And the letter "appointment-news cancelled" to "kim@werk.example" brings:
      | method | status    |
      | CANCEL | CANCELLED |
    When Kim cancels once more
    Then Kim is refused with "appointment-cancelled"
    Given it is "2026-11-30T14:00:01Z" UTC
    When Alex cancels
    Then Alex is refused with "appointment-too-near"
    When Alex reschedules to "2026-12-04 09:00 video"
    Then Alex is refused with "appointment-too-near"
    And Alex sees "2026-12-01 15:00 video, too-near"
    Given it is "2026-12-01T14:00:00Z" UTC
    Then Alex sees "2026-12-01 15:00 video, past"

  Scenario: A link that nobody was given opens nothing
    Then somebody without a link sees "not-found"

  @rule:domain-consulting-office
  Scenario: The office sets hours and absences; what lies in them stays, and is shown
    Given Kim books "2026-12-01 14:00 video" with "Svenja Brandt"
    And Mara is signed in as redaktion
    When Mara sets the hours of "Svenja Brandt" to "9-12, , 10-17, 9-17, 9-17"
    And Mara tells that "Svenja Brandt" is away from "2026-12-03" to "2026-12-04"
    Then "Svenja Brandt" has 9 free slots on "2026-11-30"
    And "Svenja Brandt" has 0 free slots on "2026-12-01"
    And "Svenja Brandt" has 21 free slots on "2026-12-02"
    And "Svenja Brandt" has 0 free slots on "2026-12-04"
    And Mara sees the appointments of "Svenja Brandt": "2026-12-01 14:00 video, Kim Muster!"
    And Kim sees "2026-12-01 14:00 video, open"
    When Mara cancels the appointment of "Kim Muster" with "Svenja Brandt"
    Then Kim sees "2026-12-01 14:00 video, cancelled"
    And the letter "appointment-news cancelled" to "kim@werk.example" says "müssen wir leider absagen"

  Scenario Outline: Hours that are none are refused
    Given Mara is signed in as redaktion
    Then Mara cannot set the hours of "Svenja Brandt" to "<hours>": "invalid"

    Examples:
      | hours                         |
      | 8-12, 9-17, 9-17, 9-17, 9-17  |
      | 9-18, 9-17, 9-17, 9-17, 9-17  |
      | 12-12, 9-17, 9-17, 9-17, 9-17 |
      | 9-17, 9-17, 9-17, 9-17        |

  @rule:domain-consulting-office
  Scenario: Nobody else sees or sets any of that
    Given Mara is signed in
    Then Mara sees the appointments of "Svenja Brandt": "not-allowed"
    And Mara cannot set the hours of "Svenja Brandt" to "9-12, 9-12, 9-12, 9-12, 9-12": "not-allowed"
    And nobody signed in sees the appointments of "Svenja Brandt": "not-signed-in"
