import { describe, expect, test } from 'vitest'
import type { ContentFault } from '#core/content/content.ts'
import { rulingFrom } from '#reading/rulings.ts'

const file = `---
gericht: BAG
spruchkörper: 7. Senat
datum: 07.02.2024
aktenzeichen: "7 ABR 8/23, 7 ABR 9/23"
ecli: ECLI:DE:BAG:2024:070224.B.7ABR8.23.0
art: Beschluss
titel: "Präsenz oder Webinar?"
stichwort: Schulungsformat
zielgruppen: [br, sbv, br]
normen: ["§ 37 Abs. 6 Satz 1 BetrVG"]
verwandt: [bag-1-azr-62-23]
themen: [recht-1]
lexikon: [schulung, sbv/anhoerung]
---

Das Gremium wählt
das *Format*.

## Der Fall

Zwei rückten nach. <b>

### Und dann

Einer fuhr.

## Das sagt das Gericht

Der Spielraum umfasst das Format (Rn. 21).

## Das bedeutet für Sie

- Begründen Sie die Wahl.
`

const read = (text: string, name = 'bag-7-abr-8-23') => {
  const faults: ContentFault[] = []
  const ruling = rulingFrom(`urteile/${name}.md`, name, text, (fault) => void faults.push(fault))
  return { ruling, faults: faults.map(({ at, message }) => `${at.line} ${message}`) }
}

describe('a decision in a file', () => {
  test('is read with its facts and sections', () => {
    const { ruling, faults } = read(file)
    expect(faults).toEqual([])
    const { at, ...told } = ruling ?? { at: undefined }
    expect(told).toEqual({
      slug: 'bag-7-abr-8-23',
      court: 'BAG',
      body: '7. Senat',
      decidedOn: '2024-02-07',
      fileNumbers: ['7 ABR 8/23', '7 ABR 9/23'],
      ecli: 'ECLI:DE:BAG:2024:070224.B.7ABR8.23.0',
      type: 'Beschluss',
      title: 'Präsenz oder Webinar?',
      keyword: 'Schulungsformat',
      coreStatement: 'Das Gremium wählt das Format.',
      caseHtml: '<p>Zwei rückten nach. &lt;b&gt;</p>\n<h3>Und dann</h3>\n<p>Einer fuhr.</p>\n',
      decisionHtml: '<p>Der Spielraum umfasst das Format (Rn.\u00a021).</p>\n',
      meaningHtml: '<ul>\n<li>Begründen Sie die Wahl.</li>\n</ul>\n',
      groups: ['br', 'sbv'],
      norms: ['§\u00a037 Abs.\u00a06 Satz\u00a01\u00a0BetrVG'],
      related: ['bag-1-azr-62-23'],
      themes: ['recht-1'],
      terms: [
        { group: 'br', slug: 'schulung' },
        { group: 'sbv', slug: 'anhoerung' },
      ],
    })
    expect([at?.lineOf?.(['decidedOn']), at?.lineOf?.(['norms', 0])]).toEqual([4, 11])
  })

  test('needs neither an ECLI nor what it leads to', () => {
    const { ruling, faults } = read(file.replace(/^(?:ecli|normen|verwandt|themen|lexikon): .*\n/gm, ''))
    expect(faults).toEqual([])
    expect(ruling).toMatchObject({ norms: [], related: [], themes: [], terms: [] })
    expect(ruling).not.toHaveProperty('ecli')
  })
})

describe('a mistake in it is told with its line', () => {
  test.each<[string, (text: string) => string, readonly string[]]>([
    ['a missing field', (text) => text.replace(/^titel: .*\n/m, ''), ['2 „titel“ fehlt.']],
    [
      'an unknown group',
      (text) => text.replace('[br, sbv, br]', '[gbr]'),
      ['10 „zielgruppen“ muss eines von: br, sbv, jav sein; hier steht „gbr“.'],
    ],
    [
      'a day that is none',
      (text) => text.replace('07.02.2024', '31.02.2024'),
      ['4 „datum“ muss ein Tag wie 01.03.2027 sein; hier steht „31.02.2024“.'],
    ],
    [
      'no core statement',
      (text) => text.replace('Das Gremium wählt\ndas *Format*.\n\n', ''),
      ['17 Vor dem ersten Abschnitt steht genau ein Absatz: die Kernaussage.'],
    ],
    [
      'two paragraphs before the first section',
      (text) => text.replace('das *Format*.', 'das *Format*.\n\nUnd mehr.'),
      ['17 Vor dem ersten Abschnitt steht genau ein Absatz: die Kernaussage.'],
    ],
    [
      'sections in another order',
      (text) => text.replace('## Der Fall', '## Das Urteil'),
      ['20 Hier muss der Abschnitt „## Der Fall“ stehen.'],
    ],
    [
      'an empty section',
      (text) => text.replace('- Begründen Sie die Wahl.\n', ''),
      ['32 Der Abschnitt „Das bedeutet für Sie“ ist leer.'],
    ],
    [
      'one section too many',
      (text) => `${text}\n## Quellen\n\nKeine.\n`,
      ['36 Nach „Das bedeutet für Sie“ kommt kein Abschnitt mehr.'],
    ],
    ['no facts', () => 'Text', ['1 Diese Datei muss mit Angaben zwischen zwei Zeilen „---“ beginnen.']],
  ])('%s', (_, change, faults) => {
    expect(read(change(file))).toEqual({ ruling: undefined, faults })
  })
})
