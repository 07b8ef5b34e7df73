Feature: What a member says of herself
  Who she is and where she is reached, for the papers of what she books (domain §7.2).

  Background:
    Given Mara is signed in

  @rule:domain-personal-data
  Scenario: Her data are saved and stand there again
    When Mara says in "Ihre Angaben": "Anrede: Frau; Titel: Dr. jur.; Nachname: Ö’Brien-von der Heide; Betrieb oder Dienststelle: Werk Nord GmbH; Straße und Hausnummer: Hafenstraße 3; Postleitzahl: 20457; Ort: Hamburg"
    Then the settings are saved
    And Mara reads in "Ihre Angaben": "Titel: Dr. jur.; Nachname: Ö’Brien-von der Heide; Ort: Hamburg; Land: Deutschland"
    And Mara is signed in as "Mara Ö’Brien-von der Heide"

  @rule:domain-personal-data
  Scenario Outline: A number is stored so that it can be dialled from everywhere
    Given Mara says in "Ihre Angaben": "Anrede: Frau; Betrieb oder Dienststelle: Werk; Straße und Hausnummer: Weg 1; Postleitzahl: <zip>; Ort: Ort; Land: <country>; Mobil: <typed>"
    Then Mara reads in "Ihre Angaben": "Mobil: <stored>"

    Examples:
      | country     | zip   | typed               | stored         |
      | Deutschland | 20457 | 0171 / 123 45 67    | +491711234567  |
      | Deutschland | 20457 | +49 (0)171 1234567  | +491711234567  |
      | Deutschland | 20457 | 0048 22 345 67 89   | +48223456789   |
      | Schweiz     | 8001  | 079 123 45 67       | +41791234567   |

  @rule:domain-personal-data
  Scenario Outline: What is wrong is said beside its field
    When Mara says in "Ihre Angaben": "Anrede: Frau; Betrieb oder Dienststelle: Werk; Straße und Hausnummer: Weg 1; Postleitzahl: 20457; Ort: Hamburg; <field>: <text>"
    Then the settings say at "<field>": "<sentence>"

    Examples:
      | field                  | text          | sentence                                |
      | Vorname                |               | Bitte geben Sie Ihren Vornamen an.      |
      | Titel                  | www.böse.de   | Ein Titel besteht aus Wörtern           |
      | Mobil                  | 12345         | Bitte schreiben Sie die Mobilnummer     |
      | Straße und Hausnummer  |               | Bitte geben Sie Straße und Hausnummer   |
      | Postleitzahl           | 2045          | Eine Postleitzahl hat fünf Ziffern      |

  @rule:domain-personal-data
  Scenario: Of two windows the second is told, and nothing is lost
    Given Mara in her other browser is signed in
    And Mara says in "Ihre Angaben": "Anrede: Frau; Betrieb oder Dienststelle: Werk; Straße und Hausnummer: Weg 1; Postleitzahl: 20457; Ort: Hamburg"
    When Mara opens "Ihre Angaben" in the settings
    And Mara in her other browser says in "Ihre Angaben": "Ort: Bremen"
    And Mara says in "Ihre Angaben": "Ort: Kiel"
    Then the settings are not saved: "inzwischen an anderer Stelle geändert"
    And Mara reads in "Ihre Angaben": "Ort: Bremen"
