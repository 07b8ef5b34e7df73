Feature: Comparing dates and themes
  A committee lays two or three offers side by side before it decides; on paper it did so with a ruler.

  Background:
    Given the theme "Rhetorik":
      | for      | br, sbv |
      | level    | spezial |
      | duration | 3       |
    And it is held:
      | number | from       | days | where             | price  | places | taken |
      | 4711   | 2027-01-11 | 3    | Hotel Rheinwerft  | 990.00 | 12     | 2     |
      | 4712   | 2027-01-18 | 1    | online            | 390.00 | 12     | 12    |
      | 4713   | 2027-02-08 | 3    | Hotel Lindenbogen | 990.00 | 12     | 8     |
    And the theme "Rechte der SBV":
      | for      | sbv    |
      | level    | aufbau |
      | duration | 5      |
    And it is held:
      | number | from       | days | where             | price   | places | taken | guaranteed |
      | 4720   | 2027-01-12 | 5    | Hotel Lindenbogen | 1490.00 | 20     | 2     | yes        |
    And cancelling costs nothing until 28 days before
    And the hotel "Hotel Lindenbogen" has "Aufzug, Assistenzhunde willkommen"
    And the hotel "Hotel Rheinwerft" costs:
      | night       | 95.00 |
      | breakfast   | 15.50 |
      | day package | 65.00 |
      | parking     | 10.00 |
      | city tax    | 0     |

  @browser
  Scenario: Two dates marked in the list stand side by side, the next one first
    When a visitor marks the dates "Rechte der SBV, 12.01.2027" and "Rhetorik, 11.01.2027" in the finder
    Then side by side stand:
      | Merkmal                  | Rhetorik                                 | Rechte der SBV                        |
      | Termin                   | Mo–Mi, 11.01.2027 bis 13.01.2027         | Di–Sa, 12.01.2027 bis 16.01.2027      |
      | Dauer und Zeiten         | 3 Tage; Beginn 9:00 Uhr, Ende 17:00 Uhr | 5 Tage; Beginn 9:00 Uhr, Ende 17:00 Uhr |
      | Ort und Haus             | Köln; Hotel Rheinwerft                   | Leipzig; Hotel Lindenbogen            |
      | Barrierefreiheit | stufenlos, Aufzug | Aufzug, Assistenzhunde |
      | Plätze                   | Plätze frei                              | Plätze frei; Findet garantiert statt  |
      | Preis netto je Person    | 990,00 €; 1.178,10 € brutto              | 1.490,00 €; 1.773,10 € brutto         |
      | Mit Hotel netto je Person | etwa 1.406 € | etwa 2.185 € |
      | Stornierung              | kostenfrei bis 14.12.2026                | kostenfrei bis 15.12.2026             |
      | Rechtsgrundlage          | Betriebsrat: § 37 Abs. 6 BetrVG, Kosten § 40 Abs. 1 BetrVG; SBV: § 179 Abs. 4 S. 3 SGB IX, Kosten § 179 Abs. 8 SGB IX | SBV: § 179 Abs. 4 S. 3 SGB IX, Kosten § 179 Abs. 8 SGB IX |
      | Stufe                    | Spezial                                  | Aufbau                                |
      | Leitung                  | wird noch genannt                        | wird noch genannt                     |
    And only in "Leitung" they are alike

  Scenario: A theme tells what its dates offer together
    When a visitor compares the theme "Rhetorik" with the date 4712
    Then side by side stand:
      | Merkmal               | Rhetorik                            | Rhetorik                     |
      | Termin                | Mo–Mi, 11.01.2027 bis 13.01.2027, Köln; Mo, 18.01.2027, Online; Mo–Mi, 08.02.2027 bis 10.02.2027, Leipzig | Mo, 18.01.2027 |
      | Ort und Haus          | Köln, Leipzig und online            | Online                       |
      | Barrierefreiheit      | je nach Haus des Termins            | entfällt, online             |
      | Plätze                | 2 von 3 Terminen frei               | Ausgebucht, Warteliste offen |
      | Preis netto je Person | ab 390,00 €; ab 464,10 € brutto     | 390,00 €; 464,10 € brutto    |
      | Mit Hotel netto je Person | ab etwa 1.365 €                 | –                            |
      | Stornierung           | kostenfrei bis 28 Tage vor Beginn   | kostenfrei bis 21.12.2026    |

  Scenario: One is taken out, and another one laid beside
    When a visitor compares the dates 4711 and 4720
    And she takes "Rechte der SBV, 12.01.2027" out of the comparison
    Then she compares "Rhetorik"
    And nothing is said to be alike
    When she adds "Rhetorik, 08.02.2027 bis 10.02.2027, Leipzig" to the comparison
    Then she compares "Rhetorik, Rhetorik"

  Scenario: Looking for another date, what was chosen is kept
    When a visitor looks for dates with:
      | Stadt | Köln oder Leipzig |
    And she marks the dates "Rhetorik, 11.01.2027" and "Rechte der SBV, 12.01.2027" in what is found
    And she goes back to the finder for another one
    Then "3 Termine" are found
    When she marks the dates "Rhetorik, 08.02.2027" in what is found
    Then she compares "Rhetorik, Rechte der SBV, Rhetorik"

  @browser
  Scenario: Looking at the themes of what was found, what was chosen is kept
    When a visitor looks for dates with:
      | Stadt | Köln oder Leipzig |
    And she marks the dates "Rhetorik, 11.01.2027" and "Rechte der SBV, 12.01.2027" in what is found
    And she goes back to the finder for another one
    And she looks at their themes
    And she looks at the dates again
    And she marks the dates "Rhetorik, 08.02.2027" in what is found
    Then she compares "Rhetorik, Rechte der SBV, Rhetorik"

  Scenario: From the themes of what was found one goes on to the comparison as well
    When a visitor looks for dates with:
      | Stadt | Köln oder Leipzig |
    And she marks the dates "Rhetorik, 11.01.2027" and "Rechte der SBV, 12.01.2027" in what is found
    And she goes back to the finder for another one
    And she looks at their themes
    And she compares what was chosen before
    Then she compares "Rhetorik, Rechte der SBV"

  Scenario: More than three do not fit beside each other
    When a visitor compares the dates 4711, 4712, 4713 and 4720
    Then she compares "Rhetorik, Rhetorik, Rhetorik"
    And the comparison says "Einer mehr, als nebeneinander passt"
    When she takes "Rhetorik, 18.01.2027" out of the comparison
    Then she compares "Rhetorik, Rechte der SBV, Rhetorik"

  Scenario: What is gone says so, and the others stay
    Given the theme "Alte Rhetorik":
      | lives at | /seminare/t/rhetorik |
    And it is "2027-01-20T09:00:00Z" UTC
    When a visitor compares the dates 4711, 4713 and 4799
    Then she compares "Rhetorik"
    And the comparison says "„Rhetorik“ fand vom 11.01.2027 bis 13.01.2027 statt."
    And the comparison says "Einen Termin mit der Nummer 4799 gibt es nicht."
    When a visitor compares the theme "Alte Rhetorik" with the date 4713
    Then she compares "Rhetorik"
    And the comparison says "Ein gewähltes Seminar steht jetzt an anderer Stelle."

  Scenario: A date that is being held can be booked no more, so nobody compares it
    Given it is "2027-01-12T09:00:00Z" UTC
    When a visitor compares the dates 4711 and 4713
    Then she compares "Rhetorik"
    And the comparison says "„Rhetorik“ (11.01.2027 bis 13.01.2027) hat begonnen und ist nicht mehr buchbar."

  Scenario: Where none is left there is nothing to compare
    Given it is "2027-03-01T09:00:00Z" UTC
    When a visitor compares the dates 4711 and 4713
    Then nothing is left to compare
    And the comparison says "„Rhetorik“ fand vom 08.02.2027 bis 10.02.2027 statt."

  Scenario: Nothing is chosen yet
    When a visitor compares nothing
    Then the comparison says "Noch ist nichts gewählt"
