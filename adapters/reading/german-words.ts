/** Words too frequent to tell texts apart. */
export const stopWords = (
  'aber alle allem allen aller alles als also am an auch auf aus bei beim bis da dabei damit dann das dass dem den denn der ' +
  'des dich die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas euch ' +
  'für hat haben hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja je jede jedem jeden jeder jedes kann kein ' +
  'keine können man mehr mein mit muss nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so sowie über um und uns ' +
  'unser unter vom von vor war was weil welche wenn wer werden wie wir wird wo zu zum zur zwischen'
).split(' ')

/**
 * Short forms and what they stand for (domain §8); the last word is the one that a search for the short form looks for.
 */
export const shortForms: Readonly<Record<string, string>> = {
  br: 'Betriebsrat',
  gbr: 'Gesamtbetriebsrat',
  kbr: 'Konzernbetriebsrat',
  sbv: 'Schwerbehindertenvertretung',
  jav: 'Jugend- und Auszubildendenvertretung',
  gjav: 'Gesamt-Jugend- und Auszubildendenvertretung',
  bem: 'betriebliches Eingliederungsmanagement',
  wa: 'Wirtschaftsausschuss',
  azubi: 'Auszubildende',
  azubis: 'Auszubildende',
  bv: 'Betriebsvereinbarung',
  ki: 'künstliche Intelligenz',
  efzg: 'Entgeltfortzahlungsgesetz',
  entgfg: 'Entgeltfortzahlungsgesetz',
  betrvg: 'Betriebsverfassungsgesetz',
  kschg: 'Kündigungsschutzgesetz',
  agg: 'Allgemeines Gleichbehandlungsgesetz',
}

/**
 * Parts of compounds that tell nothing apart here: everything is about the Betriebsrat, and everything is a seminar.
 */
export const understood: readonly string[] = ['Betriebsrat', 'Betrieb', 'Seminar', 'Schulung', 'Kurs']

/** Words of which the compounds of the trade are made, and compounds that count as words of their own. */
export const vocabulary = (
  'Abfindung Ablauf Abmahnung Absatz Abteilung Akte Algorithmus Alter Amt Analyse Änderung Anfechtung Anhörung ' +
  'Anspruch Antrag Arbeit Arbeitgeber Arbeitnehmer Arbeitsgericht Arbeitsplatz Arbeitsrecht Arbeitsschutz ' +
  'Arbeitsvertrag Arbeitszeit Assistenz Aufgabe Auftrag Aufsicht Ausbildung Ausgleich Ausschuss Auszubildende ' +
  'Auszubildendenvertretung Beauftragter Befristung Begriff Begründung Behinderung Behinderte Belastung Beratung ' +
  'Bericht Beruf Beschäftigung Beschluss Beschwerde Bestellung Beteiligung Betrieb Betriebsänderung Betriebsrat ' +
  'Betriebsvereinbarung Betriebsverfassung Betriebsverfassungsgesetz Betriebsverfassungsrecht Beurteilung Bilanz ' +
  'Bildung Brief Büro Daten Datenschutz Dienst Dokument Eingliederung Eingliederungsmanagement Einigung ' +
  'Einigungsstelle Einladung Einsatz Einstellung Eltern Entgelt Entgeltfortzahlungsgesetz Entlassung Ersatz ' +
  'Ersatzmitglied Fähigkeit Fahrt Familie Feier Folge Form Forderung Fortzahlung Frage Frau Freistellung Frieden ' +
  'Frist Führung Gefahr Gefährdung Gefährdungsbeurteilung Gehalt Gericht Gesamt Gesamtbetriebsrat Geschäft Gesetz ' +
  'Gespräch Gesundheit Gewerkschaft Gleichbehandlung Gleichstellung Gremium Grund Gruppe Handlung Haupt Haus Hilfe ' +
  'Inklusion Integration Intelligenz Interesse Jahr Jugend Jugendliche Kamera Kenntnis Kinder Kollege Kommunikation ' +
  'Konflikt Konzern Konzernbetriebsrat Kosten Krankheit Kündigung Kündigungsschutz Kündigungsschutzgesetz Kurs Lage ' +
  'Leben Lehre Leitung Leistung Liste Lohn Macht Management Maßnahme Mehrheit Mensch Minderung Mitarbeiter ' +
  'Mitbestimmung Mitglied Monat Mutter Nachteil Nachweis Niederschrift Ordnung Ort Ausweis Partei Person Personal ' +
  'Personalrat Pflege Pflicht Plan Planung Platz Praxis Preis Probe Programm Protokoll Prozess Prüfung Quote Rahmen ' +
  'Rat Raum Recht Rede Regel Regelung Reise Rente Rhetorik Ruhe Runde Sache Schaden Schicht Schrift Schriftführer ' +
  'Schule Schulung Schutz Schwerbehinderte Schwerbehindertenvertretung Seminar Sicherheit Sitz Sitzung Software ' +
  'Sozial Sozialplan Sprache Sprecher Stelle Stellung Steuer Stimme Strategie Streit Stunde Sucht Tag Tagesordnung ' +
  'Tagung Tarif Tarifvertrag Technik Teilzeit Telefon Termin Text Thema Tisch Überwachung Übernahme Umgruppierung ' +
  'Umsetzung Unfall Unternehmen Unterlage Unterricht Unterweisung Urlaub Urteil Verband Vereinbarung Verfahren ' +
  'Verfassung Vergütung Verhalten Verhandlung Versammlung Verschwiegenheit Versetzung Vertrag Vertrauen ' +
  'Vertrauensperson Vertreter Vertretung Verwaltung Video Vorlage Vorschlag Vorsitz Vorsitzende Vorstand Vortrag ' +
  'Wahl Wahlvorstand Wechsel Weiterbildung Werkstatt Widerspruch Wille Wirtschaft Wirtschaftsausschuss Wissen Woche ' +
  'Zahl Zahlung Zeit Zeugnis Ziel Zukunft Zulage Zustimmung Zuschlag'
).split(' ')
