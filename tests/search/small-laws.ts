import type { LawText } from '#core/knowledge/laws/laws.ts'
import { lawNorm } from '#features/support/law-builder.ts'

/** A law in our own words, with the numbers and headings of the real one and a sentence for each norm. */
const lawOf = (
  slug: string,
  abbreviation: string,
  title: string,
  norms: readonly (readonly [name: string, title: string, text: string])[],
): LawText => ({
  slug,
  abbreviation,
  aliases: [],
  title,
  stand: { hints: [] },
  builtAt: '20261101000000',
  documentNumber: `BJNR-${slug}`,
  subsections: [],
  notes: [],
  remarks: [],
  divisions: [],
  norms: norms.map((norm) => lawNorm(...norm)),
})

/** Laws that councils ask for most, as small as a test needs them. */
export const smallLaws: readonly LawText[] = [
  lawOf('betrvg', 'BetrVG', 'Betriebsverfassungsgesetz', [
    ['§ 5', 'Arbeitnehmer', 'Wer im Betrieb angestellt ist, zählt; leitende Angestellte zählen nicht.'],
    [
      '§ 9',
      'Zahl der Betriebsratsmitglieder',
      'Wie viele Mitglieder gewählt werden, folgt der Zahl der Beschäftigten.',
    ],
    ['§ 13', 'Zeitpunkt der Betriebsratswahlen', 'Gewählt wird alle vier Jahre im Frühjahr.'],
    ['§ 19', 'Wahlanfechtung', 'Wer eine Wahl beim Arbeitsgericht anfechten will, hat zwei Wochen Zeit.'],
    ['§ 23', 'Verletzung gesetzlicher Pflichten', 'Bei groben Verstößen entscheidet das Arbeitsgericht.'],
    ['§ 25', 'Ersatzmitglieder', 'Scheidet ein Mitglied aus, rückt das nächste nach.'],
    ['§ 26', 'Vorsitzender', 'Das Gremium wählt aus seiner Mitte einen Vorsitz und eine Stellvertretung.'],
    ['§ 30', 'Betriebsratssitzungen', 'Sitzungen finden während der Arbeitszeit statt, Video unter Bedingungen.'],
    ['§ 33', 'Beschlüsse des Betriebsrats', 'Die Mehrheit der Anwesenden entscheidet; die Hälfte muss teilnehmen.'],
    ['§ 34', 'Sitzungsniederschrift', 'Über jede Verhandlung entsteht ein Protokoll mit Wortlaut und Mehrheit.'],
    [
      '§ 37',
      'Ehrenamtliche Tätigkeit, Arbeitsversäumnis',
      'Das Amt ist ein Ehrenamt; für Schulungen wird von der Arbeit befreit, ohne dass das Entgelt sinkt.',
    ],
    ['§ 38', 'Freistellungen', 'Ab einer Größe des Betriebs werden Mitglieder ganz freigestellt.'],
    ['§ 40', 'Kosten und Sachaufwand des Betriebsrats', 'Was die Arbeit des Gremiums kostet, trägt der Arbeitgeber.'],
    ['§ 74', 'Grundsätze für die Zusammenarbeit', 'Einmal im Monat besprechen sich beide Seiten.'],
    ['§ 77', 'Durchführung gemeinsamer Beschlüsse, Betriebsvereinbarungen', 'Vereinbarungen gelten zwingend.'],
    ['§ 78a', 'Schutz Auszubildender in besonderen Fällen', 'Gewählte Auszubildende können Übernahme verlangen.'],
    ['§ 79', 'Geheimhaltungspflicht', 'Betriebsgeheimnisse bleiben im Gremium.'],
    ['§ 80', 'Allgemeine Aufgaben', 'Das Gremium überwacht Gesetze und bekommt Auskunft und Unterlagen.'],
    [
      '§ 87',
      'Mitbestimmungsrechte',
      'Mitzubestimmen ist bei Ordnung, Arbeitszeit, Urlaub, technischen Einrichtungen und Lohn.',
    ],
    ['§ 95', 'Auswahlrichtlinien', 'Nach welchen Punkten ausgewählt wird, braucht Zustimmung.'],
    [
      '§ 99',
      'Mitbestimmung bei personellen Einzelmaßnahmen',
      'Einstellung, Eingruppierung, Umgruppierung und Versetzung brauchen Zustimmung.',
    ],
    ['§ 102', 'Mitbestimmung bei Kündigungen', 'Vor jeder Kündigung ist das Gremium zu hören.'],
    ['§ 106', 'Wirtschaftsausschuss', 'In größeren Unternehmen berät ein Ausschuss über die Lage.'],
    ['§ 111', 'Betriebsänderungen', 'Über geplante Änderungen ist rechtzeitig zu unterrichten.'],
    [
      '§ 112',
      'Interessenausgleich und Sozialplan',
      'Was geschieht und was es den Betroffenen bringt, wird verhandelt.',
    ],
  ]),
  lawOf('sgb_9_2018', 'SGB IX', 'Sozialgesetzbuch Neuntes Buch', [
    ['§ 163', 'Zusammenwirken der Arbeitgeber mit der Agentur', 'Die Anzeige geht bis Ende März hinaus.'],
    ['§ 164', 'Pflichten des Arbeitgebers', 'Arbeitsplätze sind behinderungsgerecht einzurichten.'],
    ['§ 167', 'Prävention', 'Nach sechs Wochen Krankheit wird ein Eingliederungsmanagement angeboten.'],
    ['§ 177', 'Wahl und Amtszeit der Schwerbehindertenvertretung', 'Gewählt wird alle vier Jahre im Herbst.'],
    ['§ 178', 'Aufgaben der Schwerbehindertenvertretung', 'Sie ist zu unterrichten und anzuhören.'],
    ['§ 179', 'Persönliche Rechte und Pflichten der Vertrauenspersonen', 'Das Amt ist ein Ehrenamt.'],
    ['§ 208', 'Zusatzurlaub', 'Fünf Tage mehr im Jahr.'],
  ]),
  lawOf('kschg', 'KSchG', 'Kündigungsschutzgesetz', [
    ['§ 1', 'Sozial ungerechtfertigte Kündigungen', 'Eine Kündigung braucht einen Grund.'],
    ['§ 4', 'Anrufung des Arbeitsgerichts', 'Wer klagen will, hat drei Wochen.'],
    ['§ 15', 'Unzulässigkeit der Kündigung', 'Wer im Gremium ist, kann nur aus wichtigem Grund entlassen werden.'],
    ['§ 17', 'Anzeigepflicht', 'Massenentlassungen werden der Agentur angezeigt.'],
  ]),
  lawOf('entgfg', 'EntgFG', 'Entgeltfortzahlungsgesetz', [
    ['§ 3', 'Anspruch auf Entgeltfortzahlung im Krankheitsfall', 'Sechs Wochen wird weiter bezahlt.'],
    ['§ 5', 'Anzeige- und Nachweispflichten', 'Krankheit ist zu melden, dann zu belegen.'],
  ]),
  lawOf('burlg', 'BUrlG', 'Bundesurlaubsgesetz', [
    ['§ 3', 'Dauer des Urlaubs', 'Vier Wochen im Jahr mindestens.'],
    ['§ 7', 'Zeitpunkt, Übertragbarkeit und Abgeltung des Urlaubs', 'Wünsche zählen, soweit nichts dagegen steht.'],
  ]),
]
