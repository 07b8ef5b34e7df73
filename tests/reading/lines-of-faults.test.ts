import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '#core/content/content-rules.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { withFolder, type Changes } from './sample-folder.ts'

/** What is wrong with a folder, reading and rules together, each with the line that has to be mended. */
const faultsOf = async (changes: Changes): Promise<readonly string[]> => {
  const read = await withFolder(changes, readContentFolder)
  const faults = read.ok ? faultsIn(read.value, '2026-11-22') : read.refusal.faults
  return faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`)
}

const position = `---
nummer: 1
titel: Leitung Programm
abteilung: Programm
ort: Hamburg
umfang: 30 Stunden
arbeitszeit: [Vollzeit]
gehalt: 60.000–52.000
veröffentlicht: 01.03.2027
bewerbungsschluss: 01.02.2027
---

Ein Absatz.

## Ihre Aufgaben

- Planen

## Ihr Profil

- Neugier

## Das bieten wir

- Zeit
`

const conference = `motto: Zusammen weiter
tage:
  - titel: Erster Tag
    punkte:
      - von: 9:00
        bis: 10:00
        titel: Eröffnung
      - von: 11:00
        bis: 10:30
        titel: Vortrag
        mit:
          - niemand
preise:
  - titel: Teilnahme
    preis: 990,00
    steuersatz: 190
`

const theme = (text: string): string =>
  text
    .replace('rubrik: recht', 'rubrik: gibtsnicht')
    .replace('titel: Recht I', 'titel: Recht I\nweiterleitung: http://anderswo')

describe('a fault that only the whole content shows names the line on which it is mended', () => {
  test.each<[string, Changes, readonly string[]]>([
    [
      'of a theme',
      { 'themen/recht-1.md': theme },
      [
        'themen/recht-1.md:6 Die Rubrik „gibtsnicht“ gibt es nicht.',
        'themen/recht-1.md:4 Die Weiterleitung „http://anderswo“ ist weder ein Pfad auf unserer Seite noch eine Adresse mit https.',
      ],
    ],
    [
      'of a rubric',
      { 'rubriken.yaml': (text) => text.replace('platz: 1', 'platz: 10') },
      ['rubriken.yaml:4 Der Platz im Regal muss eine ganze Zahl von 1 bis 9 sein, nicht 10.'],
    ],
    [
      'of a hotel',
      { 'hotels.yaml': (text) => text.replace('standort: 4', 'standort: 5') },
      ['hotels.yaml:3 Den Standort 5 gibt es nicht.'],
    ],
    [
      'of an entry of the lexicon',
      {
        'lexikon/br/beschluss.md': (text) =>
          text.replace('[sitzung, sbv/anhoerung]', '[sitzung, sbv/gehoer, beschluss]').replace('recht-1', 'recht-9'),
      },
      [
        'lexikon/br/beschluss.md:6 Den Begriff „sbv/gehoer“ gibt es nicht.',
        'lexikon/br/beschluss.md:6 Ein Begriff ist nicht mit sich selbst verwandt.',
        'lexikon/br/beschluss.md:7 Das Thema „recht-9“ gibt es nicht.',
      ],
    ],
    [
      'of an article',
      {
        'artikel/news/1040-noch-zehn-tage.md': (text) =>
          text.replace('recht-1', 'recht-9').replace('Gute Fristen', 'Gute Fristen, wahl').replace('redaktion', 'kim'),
        'magazin.yaml': (text) => text.replace('nummer: 4', 'nummer: 5'),
      },
      [
        'artikel/news/1040-noch-zehn-tage.md:5 Ein Schlagwort ist doppelt genannt.',
        'artikel/news/1040-noch-zehn-tage.md:8 Das Thema „recht-9“ gibt es nicht.',
        'artikel/news/1040-noch-zehn-tage.md:9 Unter den Referenten gibt es „kim“ nicht; ohne Namen schreibt die „redaktion“.',
        'artikel/interview/4001-gespraech.md:7 Die Ausgabe 4 gibt es nicht.',
        'artikel/news/1040-noch-zehn-tage.md:5 Das Schlagwort „wahl“ heißt anderswo „Wahl“.',
      ],
    ],
    [
      'of a page',
      { 'seiten/impressum.md': (text) => text.replace('titel: Impressum', `titel: ${'I'.repeat(201)}`) },
      ['seiten/impressum.md:2 Der Titel ist länger als 200 Zeichen.'],
    ],
    [
      'of an event',
      { 'termine.csv': (text) => text.replace('4002;recht-1', '4002;recht-9') },
      ['termine.csv:3 Das Thema „recht-9“ gibt es nicht.'],
    ],
    [
      'of a module behind a cell of several lines',
      { 'module.csv': (text) => text.replace('Modul 2;;180 Minuten;2027-05-04', '"Modul\n2";;180 Minuten;2027-04-06') },
      ['module.csv:4 Das Modul „Modul 2“ beginnt, bevor das vorige endet.'],
    ],
    [
      'of a position',
      { 'stellen/leitung.md': position },
      [
        'stellen/leitung.md:8 Das Gehalt muss mit dem kleineren Betrag beginnen.',
        'stellen/leitung.md:10 Die Bewerbungsfrist endet am 2027-02-01, veröffentlicht wird erst am 2027-03-01.',
      ],
    ],
    [
      'of a Fachtagung, deep inside',
      {
        'fachtagungen/reihe.yaml': conference,
        'themen/reihe.md': (text) => text.replace('art: Ausbildungsreihe', 'art: Fachtagung\ndauer: 4 Tage'),
        'module.csv': (text) => `${text.split('\n')[0]}\n`,
        'termine.csv': (text) => text.replace(/^4003.*\n/m, ''),
      },
      [
        'fachtagungen/reihe.yaml:9 Der Programmpunkt „Vortrag“ endet um 10:30 Uhr und beginnt erst um 11:00 Uhr.',
        'fachtagungen/reihe.yaml:12 Eine Referentin oder einen Referenten „niemand“ gibt es nicht.',
        'fachtagungen/reihe.yaml:15 Der Steuersatz muss von 0 bis 100 Prozent reichen, nicht 190.',
      ],
    ],
    [
      'of somebody who teaches, in a list',
      {
        'referenten.yaml':
          '- kennung: eva\n  name: Eva Łuczak\n  titel: Anwältin\n  vita: Seit 2001.\n' +
          '  schwerpunkte: [Recht]\n  themen:\n    - recht-1\n    - recht-2\n',
      },
      ['referenten.yaml:8 Das Thema „recht-2“ gibt es nicht.'],
    ],
  ])('%s', async (_, changes, faults) => {
    expect(await faultsOf(changes)).toEqual(faults)
  })
})

describe('what lies in the folder and is no text of usual size', () => {
  const faultsIn = async (prepare: (folder: string) => void) =>
    withFolder({ 'rubriken.yaml': undefined }, async (folder) => {
      prepare(folder)
      const read = await readContentFolder(folder)
      return read.ok ? [] : read.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`)
    })

  test('is named, whether a folder', async () => {
    expect(await faultsIn((folder) => mkdirSync(join(folder, 'rubriken.yaml')))).toEqual([
      'rubriken.yaml:1 Hier muss eine Datei liegen, kein Ordner und kein Gerät.',
    ])
    expect(await faultsIn((folder) => mkdirSync(join(folder, 'themen/ordner.md')))).toContain(
      'themen/ordner.md:1 Hier muss eine Datei liegen, kein Ordner und kein Gerät.',
    )
  })

  test('or a pipe into which nobody writes', { timeout: 5_000 }, async () => {
    expect(await faultsIn((folder) => execFileSync('mkfifo', [join(folder, 'rubriken.yaml')]))).toEqual([
      'rubriken.yaml:1 Hier muss eine Datei liegen, kein Ordner und kein Gerät.',
    ])
  })

  test('or a line that does not end', { timeout: 20_000 }, async () => {
    for (const [line, message] of [
      [Buffer.alloc(21_000_000, 'a: '), '1 Diese Datei ist größer als 20 MB.'],
      [Buffer.alloc(19_000_000, 'a: '), '1 Diese Zeile ist länger als 100000 Zeichen.'],
    ] as const)
      for (const file of ['settings.yaml', 'termine.csv', 'themen/recht-1.md'])
        expect(await faultsOf({ [file]: line })).toContain(`${file}:${message}`)
  })
})
