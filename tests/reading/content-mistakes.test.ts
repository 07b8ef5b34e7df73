import { describe, expect, test } from 'vitest'
import { readContentFolder } from '#reading/content-folder.ts'
import { sampleFiles, withFolder, type Changes } from './sample-folder.ts'

const faultsOf = async (changes: Changes): Promise<readonly string[]> => {
  const result = await withFolder(changes, readContentFolder)
  return result.ok ? [] : result.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`)
}

const line = (text: string, at: number, replacement: string): string =>
  text
    .split('\n')
    .map((old, index) => (index === at - 1 ? replacement : old))
    .join('\n')

describe('a mistake is told with file, line and a German sentence', () => {
  test.each<
    [what: string, file: string, change: string | Uint8Array | undefined | ((text: string) => string), faults: string[]]
  >([
    ['a missing file', 'hotels.yaml', undefined, ['hotels.yaml:1 Die Datei „hotels.yaml“ fehlt.']],
    ['a missing field', 'hotels.yaml', (text) => text.replace(/ {2}plz.*\n/, ''), ['hotels.yaml:1 „plz“ fehlt.']],
    ['an empty field', 'hotels.yaml', (text) => line(text, 2, '  name:'), ['hotels.yaml:2 „name“ fehlt.']],
    [
      'a missing field of the second entry',
      'standorte.yaml',
      (text) => `${text}- nummer: 5\n`,
      ['standorte.yaml:2 „name“ fehlt.'],
    ],
    [
      'an unknown field',
      'standorte.yaml',
      '- nummer: 4\n  name: Leipzig\n  staat: DE\n',
      [
        'standorte.yaml:3 „staat“ ist hier unbekannt; bekannt sind: nummer, name, land, lage, kurz, beschreibung, erlebnis, bilder.',
      ],
    ],
    [
      'a word for a number',
      'rubriken.yaml',
      (text) => line(text, 4, '  platz: vorn'),
      ['rubriken.yaml:4 „platz“ muss eine ganze Zahl sein; hier steht „vorn“.'],
    ],
    [
      'a list for a text',
      'rubriken.yaml',
      (text) => line(text, 3, '  titel: [Recht, Unrecht]'),
      ['rubriken.yaml:3 „titel“ muss ein Text sein.'],
    ],
    [
      'a map for a list',
      'rubriken.yaml',
      'titel: Recht\n',
      ['rubriken.yaml:1 Diese Datei muss eine Liste von Einträgen sein.'],
    ],
    [
      'a text for an entry',
      'standorte.yaml',
      '- { nummer: 4, name: Leipzig }\n- Köln\n',
      ['standorte.yaml:2 Hier muss ein Eintrag mit Namen und Werten stehen.'],
    ],
    [
      'an address with spaces',
      'rubriken.yaml',
      (text) => line(text, 2, '  adresse: Recht und Gesetz'),
      [
        'rubriken.yaml:2 „adresse“ muss eine Adresse aus Kleinbuchstaben, Ziffern und Bindestrichen sein; hier steht „Recht und Gesetz“.',
      ],
    ],
    [
      'a short postcode',
      'hotels.yaml',
      (text) => line(text, 5, '  plz: 4109'),
      ['hotels.yaml:5 „plz“ muss eine Postleitzahl aus 5 Ziffern sein; hier steht „4109“.'],
    ],
    [
      'a field twice',
      'settings.yaml',
      (text) => `${text}stadt: Bremen\n`,
      ['settings.yaml:11 Dieser Name steht im selben Eintrag schon einmal.'],
    ],
    [
      'a line that is indented too far',
      'hotels.yaml',
      (text) => line(text, 4, '    straße: Ring 1'),
      [
        'hotels.yaml:3 Ein Text mit Doppelpunkt muss in Anführungszeichen stehen; oder die Zeile darunter ist zu weit eingerückt.',
      ],
    ],
    [
      'a line that is not indented far enough',
      'hotels.yaml',
      (text) => line(text, 4, ' straße: Ring 1'),
      ['hotels.yaml:4 Diese Zeile passt nicht zu den vorigen: Einrückung, Bindestrich oder Doppelpunkt stimmen nicht.'],
    ],
    [
      'a text with a colon',
      'themen/recht-1.md',
      (text) => line(text, 3, 'titel: Recht: erster Teil'),
      [
        'themen/recht-1.md:3 Ein Text mit Doppelpunkt muss in Anführungszeichen stehen; oder die Zeile darunter ist zu weit eingerückt.',
      ],
    ],
    [
      'a tag',
      'settings.yaml',
      (text) => line(text, 9, 'gegründet: !jahr 2001'),
      ['settings.yaml:9 Diese Zeile ist kein gültiges YAML (TAG_RESOLVE_FAILED).'],
    ],
    [
      'a tabulator for indentation',
      'hotels.yaml',
      (text) => line(text, 2, '\tname: Probehof'),
      ['hotels.yaml:2 Hier ist mit Tabulatoren eingerückt; YAML verlangt Leerzeichen.'],
    ],
    [
      'an unclosed quotation mark in YAML',
      'settings.yaml',
      (text) => line(text, 4, 'claim: "Probieren'),
      ['settings.yaml:4 Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.'],
    ],
    [
      'articles of an unknown kind',
      'artikel/glosse/1-x.md',
      '---\ntitel: X\n---\n\nEin X.\n',
      [
        'artikel/glosse:1 Artikel der Art „glosse“ gibt es nicht; bekannt sind: news, fachartikel, magazin, interview, wahl.',
      ],
    ],
    [
      'an article without a number',
      'artikel/news/noch-zehn-tage.md',
      sampleFiles['artikel/news/1040-noch-zehn-tage.md'] ?? '',
      [
        'artikel/news/noch-zehn-tage.md:1 Der Dateiname „noch-zehn-tage“ muss mit einer Nummer beginnen, wie „1040-noch-zehn-tage“.',
      ],
    ],
    [
      'an article with an unknown fact, without tags and with a day that is none',
      'artikel/news/1040-noch-zehn-tage.md',
      (text) => text.replace('20.11.2026', '31.11.2026').replace('[Wahl, Gute Fristen]', '[]\nfarbe: rot'),
      [
        'artikel/news/1040-noch-zehn-tage.md:4 „datum“ muss ein Tag wie 01.03.2027 sein; hier steht „31.11.2026“.',
        'artikel/news/1040-noch-zehn-tage.md:5 „schlagworte“ darf nicht leer sein.',
        'artikel/news/1040-noch-zehn-tage.md:6 „farbe“ ist hier unbekannt; bekannt sind: titel, teaser, datum, stand, schlagworte, zielgruppen, rubriken, themen, kategorie, ausgabe, autor, bild, bildtext.',
      ],
    ],
    [
      'an article without a text',
      'artikel/interview/4001-gespraech.md',
      (text) => text.replace('**Und?** Ja.', ''),
      ['artikel/interview/4001-gespraech.md:10 Dieser Artikel hat keinen Text.'],
    ],
    [
      'a picture that does not say what it shows',
      'artikel/wahl/5001-wahl.md',
      (text) => text.replace('bildtext: Eine Urne\n', ''),
      ['artikel/wahl/5001-wahl.md:1 „bild“ und „bildtext“ stehen nur zusammen.'],
    ],
    [
      'an issue without a number',
      'magazin.yaml',
      (text) => text.replace('nummer: 4', 'nummer: vier'),
      ['magazin.yaml:1 „nummer“ muss eine ganze Zahl sein; hier steht „vier“.'],
    ],
    [
      'a lexicon of an unknown group',
      'lexikon/gbr/x.md',
      '---\ntitel: X\n---\n\nEin X.\n',
      ['lexikon/gbr:1 Ein Lexikon „gbr“ gibt es nicht; bekannt sind: br, sbv, jav.'],
    ],
    [
      'a lexicon as it was written before',
      'lexikon/br.yaml',
      '- adresse: x\n',
      ['lexikon/br.yaml:1 Ein Lexikon „br.yaml“ gibt es nicht; bekannt sind: br, sbv, jav.'],
    ],
    [
      'an entry that begins with a heading',
      'lexikon/br/sitzung.md',
      '---\ntitel: Sitzung\n---\n\n## Wo\n\nIm Haus.\n',
      ['lexikon/br/sitzung.md:5 Vor dem ersten Abschnitt fehlt der Absatz, der den Begriff erklärt.'],
    ],
    [
      'an entry with a text of no day',
      'lexikon/br/sitzung.md',
      '---\ntitel: Sitzung\n---\n\nEine Runde.\n\n## Wo\n\nIm Haus.\n',
      ['lexikon/br/sitzung.md:1 Ein Begriff mit Text braucht einen „stand“: den Tag, an dem er zuletzt geprüft wurde.'],
    ],
    [
      'questions that are none, have no answer, or are not the last',
      'lexikon/br/beschluss.md',
      (text) =>
        `${text.replace('### Zählen Enthaltungen?', 'Nun:\n\n### Zählen Enthaltungen?').replace('Wie ein Nein.', '')}\n## Nachtrag\n\nNoch etwas.\n`,
      [
        'lexikon/br/beschluss.md:16 Unter „Häufige Fragen“ stehen Fragen als Überschriften mit „###“.',
        'lexikon/br/beschluss.md:20 Diese Frage hat keine Antwort.',
        'lexikon/br/beschluss.md:28 Der Abschnitt „Häufige Fragen“ muss der letzte sein.',
      ],
    ],
    [
      'an address of a term that cannot be one',
      'lexikon/br/beschluss.md',
      (text) => text.replace('sbv/anhoerung', 'gbr/anhoerung'),
      [
        'lexikon/br/beschluss.md:6 „verwandt“ muss die Adresse eines Begriffs sein, wie „beschluss“ oder „sbv/zusatzurlaub“; hier steht „gbr/anhoerung“.',
      ],
    ],
    [
      'a day that is none',
      'lexikon/br/beschluss.md',
      (text) => text.replace('20.11.2026', '31.11.2026'),
      ['lexikon/br/beschluss.md:4 „stand“ muss ein Tag wie 01.03.2027 sein; hier steht „31.11.2026“.'],
    ],
    [
      'front matter that is not closed',
      'seiten/impressum.md',
      'titel: Impressum\n',
      ['seiten/impressum.md:1 Diese Datei muss mit Angaben zwischen zwei Zeilen „---“ beginnen.'],
    ],
    [
      'a page without text',
      'seiten/impressum.md',
      '---\ntitel: Impressum\nbeschreibung: Wir\n---\n\n',
      ['seiten/impressum.md:5 Diese Seite hat keinen Text.'],
    ],
    [
      'a file name that is no address',
      'seiten/Über uns.md',
      '---\ntitel: Wir\nbeschreibung: Wir\n---\nText\n',
      ['seiten/Über uns.md:1 Der Dateiname „Über uns“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.'],
    ],
    [
      'an unknown kind of theme',
      'themen/recht-1.md',
      (text) => line(text, 3, 'titel: Recht I\nart: Kurs'),
      ['themen/recht-1.md:4 „art“ muss eines von: Seminar, Ausbildungsreihe, Fachtagung sein; hier steht „Kurs“.'],
    ],
    [
      'an unknown level',
      'themen/recht-1.md',
      (text) => line(text, 8, 'stufe: Mittel'),
      ['themen/recht-1.md:8 „stufe“ muss eines von: Grundlagen, Aufbau, Spezial sein; hier steht „Mittel“.'],
    ],
    [
      'a designation that names another level',
      'themen/recht-1.md',
      (text) => line(text, 8, 'stufe: Aufbau'),
      ['themen/recht-1.md:8 Die Kennzeichnung „Grundlagen“ sagt etwas anderes als die Stufe „Aufbau“.'],
    ],
    [
      'an unknown target group',
      'themen/recht-1.md',
      (text) => line(text, 6, 'zielgruppen: [br, gbr]'),
      ['themen/recht-1.md:6 „zielgruppen“ muss eines von: br, sbv, jav sein; hier steht „gbr“.'],
    ],
    [
      'no target group',
      'themen/recht-1.md',
      (text) => line(text, 6, 'zielgruppen: []'),
      ['themen/recht-1.md:6 „zielgruppen“ darf nicht leer sein.'],
    ],
    [
      'true for ja',
      'themen/reihe.md',
      (text) => line(text, 8, 'neu: true'),
      ['themen/reihe.md:8 „neu“ muss „ja“ oder „nein“ sein; hier steht „true“.'],
    ],
    [
      'a colour by name',
      'themen/reihe.md',
      (text) => line(text, 9, 'farbe: blau'),
      ['themen/reihe.md:9 „farbe“ muss eine Farbe wie "#9d0c2b" sein; hier steht „blau“.'],
    ],
    [
      'a duration without unit',
      'themen/recht-1.md',
      (text) => line(text, 7, 'dauer: 5'),
      ['themen/recht-1.md:7 „dauer“ muss eine Dauer wie „5 Tage“ oder „180 Minuten“ sein; hier steht „5“.'],
    ],
    [
      'fifteen days, which would be minutes',
      'themen/recht-1.md',
      (text) => line(text, 7, 'dauer: 15 Tage'),
      ['themen/recht-1.md:7 „dauer“ muss in Tagen unter 15 liegen, in Minuten bei 15 oder mehr; hier steht „15 Tage“.'],
    ],
    [
      'fourteen minutes, which would be days',
      'themen/recht-1.md',
      (text) => line(text, 7, 'dauer: 14 Minuten'),
      [
        'themen/recht-1.md:7 „dauer“ muss in Tagen unter 15 liegen, in Minuten bei 15 oder mehr; hier steht „14 Minuten“.',
      ],
    ],
    [
      'an unknown section',
      'themen/recht-1.md',
      (text) => text.replace('## Für wen', '## Zielgruppe'),
      [
        'themen/recht-1.md:10 Der Abschnitt „Für wen“ fehlt.',
        'themen/recht-1.md:26 Der Abschnitt „Zielgruppe“ ist unbekannt; bekannt sind: Das nehmen Sie mit, Programm, Für wen, Das Besondere, Starterpaket.',
      ],
    ],
    [
      'a section twice',
      'themen/reihe.md',
      (text) => `${text}\n## Für wen\n\nFür Eilige.\n`,
      ['themen/reihe.md:31 Der Abschnitt „Für wen“ steht doppelt.'],
    ],
    [
      'an empty section',
      'themen/reihe.md',
      (text) => text.replace('- Ausdauer\n', ''),
      ['themen/reihe.md:17 Der Abschnitt „Das nehmen Sie mit“ ist leer.'],
    ],
    [
      'a theme without teaser',
      'themen/reihe.md',
      (text) => text.replace('Zwei Module.\n', ''),
      ['themen/reihe.md:15 Vor dem ersten Abschnitt fehlt der einleitende Absatz.'],
    ],
    [
      'points of a programme without a day',
      'themen/reihe.md',
      (text) => text.replace('### Alles\n', ''),
      ['themen/reihe.md:24 Über den Punkten des Programms fehlt eine Überschrift mit „###“.'],
    ],
    [
      'a list where a paragraph belongs',
      'themen/reihe.md',
      (text) => text.replace('Für Geduldige.', '- Für Geduldige'),
      ['themen/reihe.md:29 Hier gehört ein Absatz hin.'],
    ],
    [
      'a paragraph in a programme',
      'themen/reihe.md',
      (text) => text.replace('- Der Reihe nach', 'Der Reihe nach'),
      ['themen/reihe.md:25 Hier gehört eine Liste mit „-“ hin.'],
    ],
    [
      'a paragraph where a list belongs',
      'themen/reihe.md',
      (text) => text.replace('- Ausdauer', '- Ausdauer\n\nUnd mehr.'),
      ['themen/reihe.md:21 Hier gehört eine Liste mit „-“ hin.'],
    ],
    [
      'a picture where none belongs',
      'themen/reihe.md',
      (text) => text.replace('- Ausdauer', '- ![Ein Weg](/img/weg.svg) Ausdauer'),
      ['themen/reihe.md:19 Hier ist kein Bild vorgesehen.'],
    ],
    [
      'a numbered list',
      'themen/reihe.md',
      (text) => text.replace('- Ausdauer', '- Geduld\n\n1. Ausdauer'),
      ['themen/reihe.md:21 Hier sind nur Absätze, Listen mit „-“ und Überschriften mit „##“ und „###“ vorgesehen.'],
    ],
    [
      'a missing column',
      'termine.csv',
      (text) => text.replace('plätze', 'platz'),
      [
        'termine.csv:1 Die Spalte „plätze“ fehlt.',
        'termine.csv:1 Die Spalte „platz“ ist unbekannt; bekannt sind: nummer, thema, beginn, tage, von, bis, hotel, preis, steuersatz, plätze, vergeben, garantiert, online.',
      ],
    ],
    [
      'a column twice',
      'module.csv',
      (text) => text.replace('hotel\n', 'hotel;titel\n'),
      ['module.csv:1 Die Spalte „titel“ steht doppelt.'],
    ],
    [
      'a row too short',
      'termine.csv',
      (text) => line(text, 3, '4002;recht-1;01.03.2027'),
      ['termine.csv:3 Diese Zeile hat 3 Felder, die Kopfzeile aber 12.'],
    ],
    [
      'a day that does not exist',
      'termine.csv',
      (text) => text.replace('01.03.2027', '30.02.2027'),
      ['termine.csv:3 „beginn“ muss ein Tag sein, den es gibt; hier steht „30.02.2027“.'],
    ],
    [
      'a weekday in full',
      'termine.csv',
      (text) => text.replace('+2w Mo', '+2w Montag'),
      [
        'termine.csv:2 „beginn“ muss ein Tag wie 01.03.2027 oder eine Angabe wie +12w Mo sein; hier steht „+2w Montag“.',
      ],
    ],
    [
      'a time that no clock shows',
      'termine.csv',
      (text) => text.replace('13:00', '24:30'),
      ['termine.csv:2 „von“ muss eine Uhrzeit wie 9:00 sein; hier steht „24:30“.'],
    ],
    [
      'an English amount',
      'termine.csv',
      (text) => text.replace('1.490,00', '1,490.00'),
      ['termine.csv:2 „preis“ muss ein Betrag wie 1.490,00 sein; hier steht „1,490.00“.'],
    ],
    [
      'a price without a rate',
      'termine.csv',
      (text) => text.replace('1.490,00;19', '1.490,00;'),
      ['termine.csv:2 „steuersatz“ fehlt; zu einem Preis gehört ein Steuersatz.'],
    ],
    [
      'half a seat',
      'termine.csv',
      (text) => text.replace(';20;3;', ';20;2,5;'),
      ['termine.csv:2 „vergeben“ muss eine ganze Zahl sein; hier steht „2,5“.'],
    ],
    [
      'a quotation mark that never closes',
      'termine.csv',
      (text) => text.replace('4002;recht-1', '4002;"recht-1'),
      ['termine.csv:3 Ein Anführungszeichen wird geöffnet, aber bis zum Ende der Datei nicht geschlossen.'],
    ],
    [
      'a quotation mark inside a cell',
      'termine.csv',
      (text) => text.replace('4002;recht-1', '4002;recht"1'),
      [
        'termine.csv:3 Ein Anführungszeichen steht mitten in einem Feld; das ganze Feld muss in Anführungszeichen stehen.',
      ],
    ],
    [
      'a fault below a cell with a line break and an empty line',
      'module.csv',
      (text) => line(text, 2, '4003;"Modul\n1";recht-1;3,5 Tage;2027-04-05;4;13:00;12:00;14\n').replace('522', 'keins'),
      ['module.csv:5 „hotel“ muss eine ganze Zahl sein; hier steht „keins“.'],
    ],
    [
      'a module of an event that is not there',
      'module.csv',
      (text) => text.replace('4003;Modul 2', '4009;Modul 2'),
      ['module.csv:3 Einen Termin mit der Nummer 4009 gibt es nicht.'],
    ],
    [
      'a table that is not UTF-8',
      'module.csv',
      Uint8Array.from([...Buffer.from('termin;titel\n4003;Pr'), 0xfc, ...Buffer.from('fung\n')]),
      ['module.csv:2 Diese Zeile ist nicht in UTF-8 gespeichert; bitte als UTF-8 sichern.'],
    ],
  ])('%s', async (_what, file, change, faults) => {
    expect(await faultsOf({ [file]: change })).toEqual(faults)
  })

  test('all mistakes are told at once, in reading order', async () => {
    const faults = await faultsOf({
      'termine.csv': (text) => text.replace('4001', 'vier').replace('4002', 'fünf'),
      'hotels.yaml': (text) => line(text, 1, '- nummer: eins'),
    })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['hotels.yaml:1', 'termine.csv:2', 'termine.csv:3'])
  })

  test('a folder that is not there lacks every needed file', async () => {
    const result = await readContentFolder('/nirgendwo/inhalt')
    expect(result.ok ? [] : result.refusal.faults.map(({ at }) => at.file)).toEqual([
      'hotels.yaml',
      'rubriken.yaml',
      'settings.yaml',
      'standorte.yaml',
      'termine.csv',
    ])
  })
})
