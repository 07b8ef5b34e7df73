@no-screen @asked-by-programs
Feature: Photos and documents of an event
  Whoever takes part finds the documents of an event from two weeks before it on, and shares photos from its beginning on. The
  manager of the Gremium sees the documents; nobody else sees anything (domain §7.2, § 22 KUG).

  Background:
    Given it is "2026-11-21T09:00:00Z" UTC
    And the theme "Rhetorik"
    And it is held:
      | number | from       | days | where  | price   | places | taken |
      | 4711   | 2026-12-14 | 2    | online | 1000.00 | 12     | 0     |
    And Mara is signed in
    And Jonas is signed in
    And Mara and Jonas are in the Gremium "BR" of "Muster GmbH"
    And Mara books 2 seats of the date 4711
    And Mara gives the seat of "N. N." of 4711 to "Jonas Yıldız" with "jonas@werk.example" in the portal
    And the office brings the document "skript.pdf" called "Skript" to 4711

  Scenario: Documents are there from two weeks before, for who takes part and who manages the Gremium
    Then Jonas sees no documents of 4711: "not-found"
    And Jonas is told that there are documents of 4711 from "2026-11-30" on
    Given it is "2026-11-30T09:00:00Z" UTC
    And Mara is signed in
    And Jonas is signed in
    Then Jonas sees the documents of 4711: "Skript"
    And Mara sees the documents of 4711: "Skript"
    And Jonas takes "Skript" of 4711 as "skript.pdf"
    And Jonas sees no photos of 4711: "not-found"

  Scenario: Whoever has nothing to do with an event finds nothing
    Given it is "2026-12-15T09:00:00Z" UTC
    And a visitor looks for photos of 4711
    Then she is told about the photo: "not-signed-in"
    When the office looks for photos of 4711
    Then she is told about the photo: "not-found"

  Scenario: Photos are for who was there, from the beginning on
    Given it is "2026-12-14T12:00:00Z" UTC
    And Mara is signed in
    And Jonas is signed in
    When Jonas brings 2 photos to 4711 with "Die Gruppe im Garten"
    Then he is told about the photo: "done"
    And Jonas sees 2 photos of 4711 called "Die Gruppe im Garten"
    And Mara sees no photos of 4711: "not-found"
    When Mara brings 1 photo to 4711 with "Von außen"
    Then she is told about the photo: "not-found"
    And the photo that Jonas takes of 4711 tells nothing of camera and place
    And Jonas takes all photos of 4711 in one file of 2

  Scenario Outline: What is no photo, or nobody agreed to, is not taken
    Given it is "2026-12-14T12:00:00Z" UTC
    And Jonas is signed in
    When Jonas brings <what> to 4711
    Then he is told about the photo: "<why>"
    And Jonas sees 0 photos of 4711 called ""

    Examples:
      | what                                | why                                     |
      | nothing                             | photos missing                          |
      | a PDF that is called photo          | files-of-wrong-kind: photos wrong-kind  |
      | a photo that breaks off             | files-of-wrong-kind: photos wrong-kind  |
      | a photo of 12 megabytes and a byte  | files-too-large: photos too-large       |
      | 7 photos at once                    | photos too-many                         |
      | a photo without a caption           | caption missing                         |
      | a photo to which nobody agreed      | depictedAgree not-accepted              |

  Scenario: A photo that somebody wants to be gone is hidden at once, and the office decides
    Given it is "2026-12-14T12:00:00Z" UTC
    And Jonas is signed in
    And Jonas brings 2 photos to 4711 with "Am Abend"
    When Jonas wants photo 1 of 4711 to be gone because "Das bin ich."
    Then he is told about the photo: "done"
    And Jonas sees 1 photo of 4711 called "Am Abend"
    And Jonas takes all photos of 4711 in one file of 1
    And the office has to decide about: "Am Abend, uploader, Das bin ich."
    When Jonas opens the link of the photo that is gone
    Then he is told about the photo: "not-found"
    When the office shows it again
    Then Jonas sees 2 photos of 4711 called "Am Abend"
    And the office has to decide about: ""
    When Jonas wants photo 1 of 4711 to be gone because ""
    And the office deletes it for good
    Then Jonas sees 1 photo of 4711 called "Am Abend"
    And the office has to decide about: ""

  Scenario: Links last for minutes and are good for one person alone
    Given it is "2026-12-14T12:00:00Z" UTC
    And Mara is signed in
    And Jonas is signed in
    And Jonas brings 1 photo to 4711 with "Am Morgen"
    And Jonas has the link of photo 1 of 4711
    When Mara opens that link
    Then she is told about the photo: "not-found"
    When Jonas opens that link with another ending
    Then he is told about the photo: "not-found"
    When Jonas opens that link
    Then he is told about the photo: "done"
    Given it is "2026-12-14T12:05:00Z" UTC
    When Jonas opens that link
    Then he is told about the photo: "not-found"

  Scenario: Whoever takes part no longer sees nothing any more
    Given it is "2026-11-30T09:00:00Z" UTC
    And Mara is signed in
    And Jonas is signed in
    And Jonas sees the documents of 4711: "Skript"
    When Jonas cancels for "Jonas Yıldız" of 4711 in the portal
    Then Jonas sees no documents of 4711: "not-found"
