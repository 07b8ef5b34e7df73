import { expect, test } from 'vitest'
import {
  experts,
  managers,
  videos,
  download,
  faq,
  position,
  conference,
  hotelDetails,
  locationDetails,
  shop,
  readFrom,
} from './sample-records.ts'

test.each<[what: string, file: string, text: string, faults: readonly string[]]>([
  [
    'an article without a number that can be read',
    'werbemittel.yaml',
    shop.replace('10 }', 'viele }'),
    ['werbemittel.yaml:3 „höchstens“ muss eine ganze Zahl sein; hier steht „viele“.'],
  ],
  [
    'a document of what cannot be printed',
    'downloads/muster.md',
    download.replace('- "Laden"', '- "Laden"\n  - innen').replace('### Dann', '#### Dann\n\n***'),
    [
      'downloads/muster.md:20 Ein Punkt einer Liste ist hier ein einziger Absatz ohne Liste darin.',
      'downloads/muster.md:23 Überschriften stehen hier mit „##“ oder „###“.',
      'downloads/muster.md:25 Das lässt sich nicht drucken: erlaubt sind Überschriften, Absätze, Listen und Tabellen.',
    ],
  ],
  [
    'a document without a day, of no kind',
    'downloads/muster.md',
    download.replace(/stand: .*\n/, '').replace('art: checkliste', 'art: brief'),
    [
      'downloads/muster.md:2 „stand“ fehlt.',
      'downloads/muster.md:4 „art“ muss eines von: checkliste, muster, uebersicht, leitfaden sein; hier steht „brief“.',
    ],
  ],
  [
    'a question about something else',
    'faq.yaml',
    faq.replace('buchung', 'wetter'),
    ['faq.yaml:4 „thema-gruppe“ muss eines von: buchung, anspruch, seminar, online, konto sein; hier steht „wetter“.'],
  ],
  [
    'an expert without a name',
    'referenten.yaml',
    experts.replace('  name: Annika Lorenz\n', ''),
    ['referenten.yaml:1 „name“ fehlt.'],
  ],
  [
    'an unknown key',
    'ansprechpartner.yaml',
    managers.replace('telefon', 'fax'),
    [
      'ansprechpartner.yaml:1 „telefon“ fehlt.',
      'ansprechpartner.yaml:3 „fax“ ist hier unbekannt; bekannt sind: kennung, name, bild, telefon, e-mail, sprachen, rubriken.',
    ],
  ],
  [
    'a length that is none',
    'videos.yaml',
    videos.replace('4:05', '4:65'),
    ['videos.yaml:5 „dauer“ muss eine Länge in Minuten und Sekunden wie „4:05“ sein; hier steht „4:65“.'],
  ],
  [
    'a salary with cents',
    'stellen/irgendwie.md',
    position.replace('52.000–60.000', '52.000,00'),
    [
      'stellen/irgendwie.md:10 „gehalt“ muss eine Spanne in vollen Euro wie 52.000–60.000 sein; hier steht „52.000,00“.',
    ],
  ],
  [
    'a contract that is none',
    'stellen/irgendwie.md',
    position.replace('befristet', 'ehrenamtlich'),
    [
      'stellen/irgendwie.md:9 „vertrag“ muss eines von: unbefristet, befristet, Ausbildung, Praktikum sein; hier steht „ehrenamtlich“.',
    ],
  ],
  [
    'a section that is missing, one that is unknown',
    'stellen/irgendwie.md',
    position.replace('## Ihr Profil', '## Ihr Profi'),
    [
      'stellen/irgendwie.md:14 Der Abschnitt „Ihr Profil“ fehlt.',
      'stellen/irgendwie.md:23 Der Abschnitt „Ihr Profi“ ist unbekannt; bekannt sind: Ihre Aufgaben, Ihr Profil, Das bieten wir.',
    ],
  ],
  [
    'a position without facts',
    'stellen/irgendwie.md',
    'Nur Text.',
    ['stellen/irgendwie.md:1 Diese Datei muss mit Angaben zwischen zwei Zeilen „---“ beginnen.'],
  ],
  [
    'an unknown key deep inside',
    'fachtagungen/tagung.yaml',
    conference.replace('        text:', '        inhalt:'),
    ['fachtagungen/tagung.yaml:9 „inhalt“ ist hier unbekannt; bekannt sind: von, bis, titel, text, mit.'],
  ],
  [
    'a time that is none',
    'fachtagungen/tagung.yaml',
    conference.replace('"12:00"', '"12 Uhr"'),
    ['fachtagungen/tagung.yaml:7 „bis“ muss eine Uhrzeit wie 9:00 sein; hier steht „12 Uhr“.'],
  ],
  [
    'an empty conference',
    'fachtagungen/tagung.yaml',
    '',
    ['fachtagungen/tagung.yaml:1 Hier muss ein Eintrag mit Namen und Werten stehen.'],
  ],
  [
    'details that are not whole',
    'hotels.yaml',
    hotelDetails.replace('  zimmer: 80\n', ''),
    ['hotels.yaml:1 „zimmer“ fehlt; es gehört zu „lage“.'],
  ],
  [
    'a position with commas',
    'hotels.yaml',
    hotelDetails.replace('[51.3397, 12.3731]', '["51,3397", "12,3731"]'),
    [
      'hotels.yaml:8 „lage“ muss ein Winkel in Grad wie 53.5503 sein; hier steht „51,3397“.',
      'hotels.yaml:8 „lage“ muss ein Winkel in Grad wie 53.5503 sein; hier steht „12,3731“.',
    ],
  ],
  [
    'a position of one number',
    'standorte.yaml',
    locationDetails.replace('[51.3397, 12.3731]', '[51.3397]'),
    ['standorte.yaml:4 „lage“ muss eine Lage wie [53.5503, 9.9937] sein.'],
  ],
  [
    'an accessibility fact that nobody knows',
    'hotels.yaml',
    hotelDetails.replace('Aufzug', 'Lift'),
    [
      'hotels.yaml:13 „barrierefrei“ muss eines von: stufenlos, Aufzug, Rollstuhlzimmer, barrierefreies WC, Behindertenparkplatz, Induktionsschleife, taktile Orientierung, Assistenzhund sein; hier steht „Lift“.',
    ],
  ],
  [
    'a file that is no list',
    'videos.yaml',
    'kennung: a\n',
    ['videos.yaml:1 Diese Datei muss eine Liste von Einträgen sein.'],
  ],
  [
    'a conference whose file is not called as a theme can be',
    'fachtagungen/Meine Tagung.yaml',
    conference,
    [
      'fachtagungen/Meine Tagung.yaml:1 Der Dateiname „Meine Tagung“ muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.',
    ],
  ],
])('%s', async (_, file, text, faults) => expect(await readFrom(file, text)).toEqual(faults))
