import type { TrainingKey } from '#core/training-plan/curriculum.ts'

/** What a training is called where no theme teaches it, and what it teaches, in the accusative. */
export const trainingPurposes: Readonly<Record<TrainingKey, { readonly name: string; readonly teaches: string }>> = {
  'br-1': {
    name: 'Betriebsverfassungsrecht I',
    teaches:
      'die Grundlagen des Betriebsverfassungsrechts: Geschäftsführung, allgemeine Aufgaben und Rechte des Betriebsrats',
  },
  'br-2': {
    name: 'Betriebsverfassungsrecht II',
    teaches: 'die Beteiligung bei Einstellung, Versetzung und Kündigung (§§ 99 und 102 BetrVG)',
  },
  'br-3': {
    name: 'Betriebsverfassungsrecht III',
    teaches: 'die Mitbestimmung in sozialen Angelegenheiten (§ 87 BetrVG) und den Abschluss von Betriebsvereinbarungen',
  },
  'arbeitsrecht-1': {
    name: 'Arbeitsrecht I',
    teaches:
      'das Recht des Arbeitsvertrags, ohne das sich die Einhaltung der Gesetze nicht überwachen lässt (§ 80 Abs. 1 Nr. 1 BetrVG)',
  },
  'arbeitsrecht-2': {
    name: 'Arbeitsrecht II',
    teaches: 'das Recht der Kündigung und der Aufhebung von Arbeitsverträgen',
  },
  'arbeitsrecht-3': {
    name: 'Arbeitsrecht III',
    teaches: 'das Recht bei Änderungen des Arbeitsverhältnisses, etwa bei Teilzeit, Befristung und Betriebsübergang',
  },
  arbeitsschutz: {
    name: 'Arbeitsschutz: Grundlagen',
    teaches: 'die Aufgaben des Betriebsrats im Arbeits- und Gesundheitsschutz (§ 87 Abs. 1 Nr. 7, § 89 BetrVG)',
  },
  'vorsitz-1': {
    name: 'Vorsitz I',
    teaches: 'die Leitung des Gremiums, von der Einladung bis zum Beschluss (§§ 26, 29 BetrVG)',
  },
  'vorsitz-2': { name: 'Vorsitz II', teaches: 'die Führung des Gremiums und die Zusammenarbeit mit dem Arbeitgeber' },
  sitzungsleitung: { name: 'Sitzungsleitung', teaches: 'die Leitung von Sitzungen und Besprechungen des Gremiums' },
  rhetorik: { name: 'Rhetorik', teaches: 'das Reden vor Belegschaft, Gremium und Arbeitgeber' },
  verhandeln: { name: 'Verhandeln', teaches: 'das Verhandeln mit dem Arbeitgeber' },
  protokoll: { name: 'Protokoll und Schriftführung', teaches: 'die Niederschrift der Sitzungen (§ 34 BetrVG)' },
  'wirtschaftsausschuss-1': {
    name: 'Wirtschaftsausschuss I',
    teaches:
      'die Aufgaben des Wirtschaftsausschusses und die Unterrichtung in wirtschaftlichen Angelegenheiten (§ 106 BetrVG)',
  },
  'wirtschaftsausschuss-2': {
    name: 'Wirtschaftsausschuss II',
    teaches: 'das Lesen von Planungen und Kennzahlen und das Erkennen von Warnzeichen',
  },
  bilanz: { name: 'Bilanz lesen', teaches: 'das Lesen des Jahresabschlusses (§ 108 Abs. 5 BetrVG)' },
  betriebsausschuss: {
    name: 'Betriebsausschuss und Freistellung',
    teaches: 'die Führung der laufenden Geschäfte (§ 27 Abs. 2 BetrVG)',
  },
  bueroorganisation: { name: 'Büroorganisation', teaches: 'die Organisation des Büros der Interessenvertretung' },
  zeitmanagement: { name: 'Zeitmanagement', teaches: 'die Einteilung der Zeit zwischen Amt und Arbeit' },
  gefaehrdungsbeurteilung: {
    name: 'Gefährdungsbeurteilung',
    teaches: 'die Mitbestimmung bei der Gefährdungsbeurteilung (§ 5 ArbSchG, § 87 Abs. 1 Nr. 7 BetrVG)',
  },
  bem: { name: 'BEM', teaches: 'das betriebliche Eingliederungsmanagement (§ 167 Abs. 2 SGB IX)' },
  'psychische-belastung': {
    name: 'Psychische Belastung',
    teaches: 'den Umgang mit psychischer Belastung bei der Arbeit',
  },
  'it-mitbestimmung': {
    name: 'IT-Mitbestimmung',
    teaches: 'die Mitbestimmung bei technischen Einrichtungen (§ 87 Abs. 1 Nr. 6 BetrVG)',
  },
  ki: { name: 'KI im Betrieb', teaches: 'die Beteiligung beim Einsatz künstlicher Intelligenz' },
  'personelle-massnahmen': {
    name: 'Personelle Einzelmaßnahmen',
    teaches: 'die Bearbeitung personeller Einzelmaßnahmen und Anhörungen (§§ 99, 102 BetrVG)',
  },
  arbeitszeit: {
    name: 'Arbeitszeit',
    teaches: 'die Mitbestimmung bei der Arbeitszeit (§ 87 Abs. 1 Nr. 2 und 3 BetrVG)',
  },
  entgelt: { name: 'Entgelt', teaches: 'die Mitbestimmung beim Entgelt (§ 87 Abs. 1 Nr. 10 und 11 BetrVG)' },
  betriebsaenderung: { name: 'Betriebsänderung', teaches: 'die Beteiligung bei Betriebsänderungen (§ 111 BetrVG)' },
  interessenausgleich: {
    name: 'Interessenausgleich und Sozialplan',
    teaches: 'das Verhandeln von Interessenausgleich und Sozialplan (§ 112 BetrVG)',
  },
  'ersatz-1': {
    name: 'Ersatzmitglieder I',
    teaches: 'die Grundlagen für Ersatzmitglieder, die ein Mitglied vertreten (§ 25 BetrVG)',
  },
  'ersatz-2': {
    name: 'Ersatzmitglieder II',
    teaches: 'die Beteiligung bei personellen Maßnahmen, soweit Ersatzmitglieder mitentscheiden',
  },
  'ersatz-3': { name: 'Ersatzmitglieder III', teaches: 'das Wissen für dauerhaft nachgerückte Mitglieder' },
  'sbv-1': { name: 'SBV I', teaches: 'die Grundlagen des Amtes der Vertrauensperson (§ 178 SGB IX)' },
  'sbv-2': {
    name: 'SBV II',
    teaches: 'die Sicherung von Arbeitsplätzen und den besonderen Kündigungsschutz (§ 168 SGB IX)',
  },
  'sbv-3': { name: 'SBV III', teaches: 'die Inklusion im Betrieb und die Inklusionsvereinbarung (§ 166 SGB IX)' },
  'sbv-beteiligung': {
    name: 'Beteiligung der SBV',
    teaches: 'die Unterrichtung und Anhörung der SBV (§ 178 Abs. 2 SGB IX)',
  },
  'sbv-stellvertretung': {
    name: 'Stellvertretung in der SBV',
    teaches: 'die Aufgaben der Stellvertretung (§ 177 Abs. 1 SGB IX)',
  },
  'jav-1': { name: 'JAV I', teaches: 'die Grundlagen des Amtes in der JAV (§ 70 BetrVG)' },
  'jav-2': { name: 'JAV II', teaches: 'die Arbeit der JAV für eine gute Ausbildung' },
  ausbildungsrecht: {
    name: 'Ausbildungsrecht',
    teaches: 'das Recht der Ausbildung und den Schutz junger Beschäftigter (BBiG, JArbSchG)',
  },
  wahlvorstand: { name: 'Wahlvorstand', teaches: 'die Durchführung der Betriebsratswahl im normalen Verfahren' },
  'wahlvorstand-vereinfacht': {
    name: 'Wahlvorstand: vereinfachtes Verfahren',
    teaches: 'die Durchführung der Wahl im vereinfachten Verfahren (§ 14a BetrVG)',
  },
}
