/**
 * Words and phrases that mean the same to works councils, each group in the order of no rank. What abbreviations stand
 * for the analyser knows (BR, SBV, JAV, BEM, GBR, WA, BV); entries of the lexicon name their own synonyms.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['Homeoffice', 'Home Office', 'mobile Arbeit', 'mobiles Arbeiten', 'Telearbeit'],
  ['Chef', 'Chefin', 'Arbeitgeber', 'Geschäftsführung'],
  ['Azubi', 'Auszubildende', 'Lehrling'],
  ['Rauswurf', 'Entlassung', 'Kündigung'],
  ['Protokoll', 'Niederschrift'],
  ['Schriftführer', 'Schriftführung'],
  ['bezahlen', 'zahlen', 'Kosten'],
  ['ablehnen', 'verweigern', 'lehnt ab'],
  ['Webinar', 'Online-Seminar'],
  ['Lohn', 'Gehalt', 'Entgelt', 'Vergütung'],
  ['EFZG', 'EntgFG', 'Entgeltfortzahlungsgesetz'],
  ['TTDSG', 'TDDDG'],
  ['Inklusionsamt', 'Integrationsamt'],
  ['Schwerbehinderung', 'schwerbehindert', 'schwerbehinderte Menschen'],
  ['Verhandlung', 'verhandeln'],
  ['Dienstplan', 'Schichtplan'],
  ['Mehrarbeit', 'Überstunden'],
  ['Rechtsprechung', 'Urteil', 'Entscheidung'],
  ['Vorlage', 'Muster', 'Formular'],
  ['Grundlagenseminar', 'Grundlagen', 'Einsteigerseminar'],
]
