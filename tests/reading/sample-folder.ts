import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small folder without a mistake: one of everything. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'settings.yaml': `name: Probehaus
portal: mein Probehaus
produkt: betriebsrat
claim: Probieren geht über Studieren.
telefon: 040 123-0
telefonlink: tel:+49401230
e_mail: post@probehaus.example
sprechzeiten: Montag bis Freitag, 9 bis 17 Uhr
gegründet: 2001
stadt: Hamburg
`,
  'rubriken.yaml': `- nummer: 1
  adresse: recht
  titel: Recht
  platz: 1
  kurz: Kurz gesagt.
  beschreibung: Länger gesagt.
`,
  'standorte.yaml': `- { nummer: 4, name: Leipzig }
`,
  'hotels.yaml': `- nummer: 14
  name: Probehof
  standort: 4
  straße: Ring 1
  plz: 04109
  ort: Leipzig
  kurz: Ruhig gelegen.
`,
  'themen/recht-1.md': `---
nummer: 101
titel: Recht I
kennzeichnung: Grundlagen
rubrik: recht
zielgruppen: [br, sbv]
dauer: 3,5 Tage
stufe: Grundlagen
---
Der Einstieg in § 37 Abs. 6 BetrVG – für alle.

## Das nehmen Sie mit

- Sie lesen ein "Gesetz".

## Programm

### Anfang (9:00–17:00 Uhr)

- Erster Punkt

### Ende

- Letzter Punkt

## Für wen

Für Neue.

## Das Besondere

- **Ein Heft.** Mit Rand.
- Nur ein Titel

## Starterpaket

- **Mappe** zum Ausfüllen
`,
  'themen/reihe.md': `---
nummer: 102
titel: Die Reihe
kennzeichnung: Ausbildungsreihe
art: Ausbildungsreihe
rubrik: recht
zielgruppen: [br]
neu: ja
farbe: "#AABBCC"
bild: /bilder/reihe.jpg
bildtext: Eine Treppe
einzeln buchbar: ja
stufe: Spezial
---
Zwei Module.

## Das nehmen Sie mit

- Ausdauer

## Programm

### Alles

- Der Reihe nach

## Für wen

Für Geduldige.
`,
  'termine.csv': `nummer;thema;beginn;tage;von;bis;hotel;preis;steuersatz;plätze;vergeben;garantiert
4001;recht-1;+2w Mo;4;13:00;12:00;14;1.490,00;19;20;3;ja
4002;recht-1;01.03.2027;4;9:00;16:00;;;;20;0;nein
4003;reihe;;;;;;4490,00;19;16;0;nein
`,
  'module.csv': `termin;titel;thema;dauer;beginn;tage;von;bis;hotel
4003;Modul 1;recht-1;3,5 Tage;2027-04-05;4;13:00;12:00;14
4003;Modul 2;;180 Minuten;2027-05-04;1;09:00;12:00;522
`,
  'lexikon/br/beschluss.md': `---
titel: Beschluss
synonyme: [Beschlüsse, Beschlussfassung]
stand: 20.11.2026
grundlagen: ["§ 33 BetrVG"]
verwandt: [sitzung, sbv/anhoerung]
themen: [recht-1]
---

Der Wille des Gremiums (§ 33 *BetrVG*).

## Wie er entsteht

In der Sitzung, mit "Mehrheit" der Anwesenden.

## Häufige Fragen

### Zählen Enthaltungen?

Wie ein Nein.

### Und bei Gleichstand?

Dann ist der Antrag abgelehnt (§ 33 Abs. 1 BetrVG).
`,
  'lexikon/br/sitzung.md': '---\ntitel: Sitzung\n---\n\nWo das Gremium\nzusammenkommt.\n',
  'lexikon/sbv/anhoerung.md': '---\ntitel: Anhörung\n---\n\nVor jeder Entscheidung.\n',
  'artikel/news/1040-noch-zehn-tage.md': `---
titel: Noch zehn Tage
teaser: Was "jetzt" zu tun ist.
datum: 20.11.2026
schlagworte: [Wahl, Gute Fristen]
zielgruppen: [sbv, jav]
rubriken: [recht]
themen: [recht-1]
autor: redaktion
---

Nach § 64 Abs. 1 **gilt** das.
`,
  'artikel/wahl/5001-wahl.md': `---
titel: Wahl
teaser: Kurz.
datum: 2026-01-12
stand: 20.11.2026
schlagworte: [Wahl]
zielgruppen: [br]
kategorie: betriebsratswahl
autor: redaktion
bild: /img/wahl.png
bildtext: Eine Urne
---

Text.
`,
  'artikel/interview/4001-gespraech.md': `---
titel: Gespräch
teaser: Kurz.
datum: 16.11.2026
schlagworte: [Wahl]
zielgruppen: [br]
ausgabe: 4
autor: redaktion
---

**Und?** Ja.
`,
  'magazin.yaml': `- nummer: 4
  titel: "4/2026: Alle dabei"
  datum: 16.11.2026
  beschreibung: Ein Heft.
`,
  'seiten/impressum.md': `---
titel: Impressum
beschreibung: Wer wir sind.
---

## Anbieter

Probehaus <script>alert(1)</script> mit "Anführung" und § 5 Abs. 1 DDG.
`,
}

export type Changes = Readonly<Record<string, string | Uint8Array | undefined | ((text: string) => string)>>

/** Writes the sample, changed, into a folder of its own, and removes it after `use`; undefined leaves a file out. */
export const withFolder = async <T>(changes: Changes, use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    for (const file of new Set([...Object.keys(sampleFiles), ...Object.keys(changes)])) {
      const change = file in changes ? changes[file] : sampleFiles[file]
      const written = typeof change === 'function' ? change(sampleFiles[file] ?? '') : change
      if (written === undefined) continue
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), written)
    }
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
