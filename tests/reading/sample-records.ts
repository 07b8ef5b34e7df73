import type { RecordKind } from '#core/records/records.ts'
import { readContentFolder } from '#reading/content-folder.ts'
import { withFolder, type Changes } from './sample-folder.ts'

export const experts = `- kennung: annika-lorenz
  name: Annika Lorenz
  titel: Anwältin, § 37 Abs. 6 BetrVG
  vita: >-
    Erste Zeile,
    zweite Zeile.
  bild: /bilder/annika.jpg
  themen: [recht-1]
  schwerpunkte: [Kündigung, Befristung]
- { kennung: jo-reimer, name: Jo Reimer, titel: Berater, vita: Kurz., schwerpunkte: [SBV] }
`
export const managers = `- kennung: jana
  name: Jana Petersen
  telefon: 040 123-1
  e-mail: jana@probehaus.example
  sprachen: [Deutsch, Englisch]
  rubriken: [recht]
`
export const videos = `- kennung: sitzung
  titel: Die Sitzung
  beschreibung: Was zählt.
  quelle: https://youtu.be/aBcDeFgHiJk
  dauer: "4:05"
  veröffentlicht: -3w Di
  thema: Alltag
  rubriken: [recht]
`
export const download = `---
titel: "Probe: eine Liste"
beschreibung: Wozu sie dient.
art: checkliste
rubrik: recht
zielgruppen: [br, jav]
schlagworte: [Sitzung]
stand: 20.11.2026
geschützt: true
---

Zwei
Zeilen, § 29 BetrVG.

**Vorsicht:** fett nur **am** Anfang.

## Vorher

- "Laden"
- **Prüfen:** alles

### Dann

1. Eins
2. Zwei

| Wer | Ja | Unterschrift |
| --- | --- | --- |
| Betriebsrat | 3 | |
`
export const faq = `- kennung: wie-buche-ich
  frage: Wie buche ich?
  antwort: Siehe [AGB](/agb), "§ 1".
  thema-gruppe: buchung
  zielgruppen: [br]
`
export const position = `---
nummer: 701
titel: Redakteurin (m/w/d)
abteilung: IT & Website
ort: Hamburg
homeoffice: teilweise
umfang: 30 bis 38,5 Stunden
arbeitszeit: [Vollzeit, Teilzeit]
vertrag: befristet
gehalt: 52.000–60.000
veröffentlicht: -2w Mo
bewerbungsschluss: 01.03.2027
---

Ein Absatz.

Noch einer.

## Ihre Aufgaben

- Schreiben

## Ihr Profil

- Lesen

## Das bieten wir

- 30 Tage Urlaub
`
export const conference = `motto: Zusammen
tage:
  - titel: Erster Tag
    punkte:
      - { von: "9:00", bis: "10:30", titel: Eröffnung }
      - von: "11:00"
        bis: "12:00"
        titel: Vortrag
        text: Worum es geht.
        mit: [annika-lorenz]
workshops:
  - { kennung: a, titel: A, text: Üben., mit: [annika-lorenz], plätze: 24 }
preise:
  - { titel: Alles, preis: "990,00", steuersatz: 19 }
  - { titel: Assistenz, preis: "0,00", steuersatz: 19, hinweis: Kostenlos. }
kontingent: { zimmer: 60, preis: "98,00", steuersatz: 7, tage vorher: 42 }
fragen:
  - { frage: Warum?, antwort: Darum. }
`
export const hotelDetails = `- nummer: 14
  name: Probehof
  standort: 4
  straße: Ring 1
  plz: 04109
  ort: Leipzig
  kurz: Ruhig gelegen.
  lage: [51.3397, 12.3731]
  zimmer: 80
  seminarräume: 4
  beschreibung: Hell.
  anreise: { bahn: Mit der Bahn., auto: Mit dem Auto. }
  barrierefrei: [stufenlos, Aufzug, Induktionsschleife]
  barrierefrei hinweis: Vier Zimmer.
  extras: [Sauna]
  preise: { nacht: "89,00", tagungspauschale: "1.054,50", city tax: "3,00" }
`
export const locationDetails = `- nummer: 4
  name: Leipzig
  land: Sachsen
  lage: [51.3397, 12.3731]
  kurz: Mitte.
  beschreibung: Länger.
  erlebnis:
    - { titel: Kanu, text: Zwei Stunden. }
`
export const shop = `codes: [Wir-sind-dabei-26]
artikel:
  - { nummer: WM-101, name: Plakat, beschreibung: Groß., einheit: Rolle mit 5 Plakaten, höchstens: 10 }
`
const whole: Changes = {
  'referenten.yaml': experts,
  'ansprechpartner.yaml': managers,
  'videos.yaml': videos,
  'stellen/irgendwie.md': position,
  'fachtagungen/tagung.yaml': conference,
  'werbemittel.yaml': shop,
  'hotels.yaml': hotelDetails,
  'standorte.yaml': locationDetails,
}

/** A record as a file gives it. */
export interface Read {
  readonly kind: RecordKind
  readonly key: string
  readonly line: number
  readonly value: unknown
}
export const record = (kind: RecordKind, key: string, line: number, value: unknown): Read => ({
  kind,
  key,
  line,
  value,
})

/** What one file of a folder holds that is otherwise right: its records, or else every mistake in the folder. */
export const readFrom = async (file: string, text: string): Promise<readonly (Read | string)[]> => {
  const result = await withFolder({ ...whole, [file]: text }, readContentFolder)
  if (!result.ok) return result.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`)
  return result.value.records
    .filter(({ at }) => at.file === file)
    .map(({ kind, key, at, value }) => ({ kind, key, line: at.line, value }))
}
