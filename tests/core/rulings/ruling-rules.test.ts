import { describe, expect, test } from 'vitest'
import type { FieldPath, RulingContent } from '#core/content/content.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import { aRuling, someContentFolder } from '../sample-content.ts'

const messages = (...rulings: readonly RulingContent[]) =>
  faultsIn(someContentFolder({ rulings }), '2026-11-21').map(({ message }) => message)

const { ecli: _, ...old } = aRuling()
const second = aRuling({
  slug: 'bag-1-azr-62-23',
  fileNumbers: ['1 AZR 62/23'],
  decidedOn: '2024-01-30',
  ecli: 'ECLI:DE:BAG:2024:300124.U.1AZR62.23.0',
})

describe('a decision is right', () => {
  test.each<[string, readonly RulingContent[]]>([
    ['as it is', [aRuling()]],
    ['without an ECLI', [old]],
    ['resting on a law that we do not know', [aRuling({ norms: ['Art. 8 Abs. 1 Satz 2 Rom I-VO', '§§ 3, 4 GartG'] })]],
    ['with cases joined to it', [aRuling({ fileNumbers: ['7 ABR 8/23', '7 ABR 9/23'] })]],
    ['beside another one that it names', [aRuling({ related: ['bag-1-azr-62-23'] }), second]],
    [
      'with themes and terms',
      [aRuling({ themes: ['betriebsverfassungsrecht-i'], terms: [{ group: 'br', slug: 'abmahnung' }] })],
    ],
    [
      'of a regional court',
      [
        aRuling({
          slug: 'lag-koeln-8-sa-796-04',
          court: 'LAG Köln',
          fileNumbers: ['8 Sa 796/04'],
          decidedOn: '2005-07-13',
          ecli: 'ECLI:DE:LAGK:2005:0713.8SA796.04.00',
        }),
      ],
    ],
  ])('%s', (_what, rulings) => {
    expect(messages(...rulings)).toEqual([])
  })
})

describe('a decision is refused', () => {
  test.each<[string, readonly RulingContent[]]>([
    ['Der Titel fehlt.', [aRuling({ title: '' })]],
    ['Die Kernaussage fehlt.', [aRuling({ coreStatement: ' ' })]],
    ['Den Tag der Entscheidung gibt es nicht.', [{ ...old, decidedOn: '2024-02-30' }]],
    ['Das Aktenzeichen fehlt.', [{ ...old, fileNumbers: [] }]],
    [
      'Die Datei muss nach Gericht und erstem Aktenzeichen „bag-7-abr-8-23“ heißen.',
      [aRuling({ slug: 'bag-7-abr-9-23' })],
    ],
    ['„ECLI:FR:X“ ist kein ECLI eines deutschen Gerichts oder des EuGH.', [aRuling({ ecli: 'ECLI:FR:X' })]],
    ['Der ECLI nennt einen anderen Tag der Entscheidung.', [aRuling({ decidedOn: '2024-02-08' })]],
    ['Der ECLI nennt einen anderen Tag der Entscheidung.', [aRuling({ decidedOn: '2023-02-07' })]],
    [
      'Der ECLI nennt das Aktenzeichen „7 ABR 8/23“.',
      [aRuling({ slug: 'bag-7-abr-9-23', fileNumbers: ['7 ABR 9/23'] })],
    ],
    [
      'Der ECLI nennt einen anderen Tag der Entscheidung.',
      [
        aRuling({
          slug: 'eugh-c-55-18',
          court: 'EuGH',
          fileNumbers: ['C-55/18'],
          ecli: 'ECLI:EU:C:2019:402',
          decidedOn: '2018-05-14',
        }),
      ],
    ],
    ['Der ECLI nennt „BAG“, nicht „BGH“.', [aRuling({ court: 'BGH', slug: 'bgh-7-abr-8-23' })]],
    ['„§ 37“ ist keine Norm, wie man sie zitiert.', [aRuling({ norms: ['§ 37'] })]],
    ['„BetrVG“ ist keine Norm, wie man sie zitiert.', [aRuling({ norms: ['BetrVG'] })]],
    ['Die Entscheidung „bag-9-azr-1-24“ gibt es nicht.', [aRuling({ related: ['bag-9-azr-1-24'] })]],
    ['Eine Entscheidung ist nicht mit sich selbst verwandt.', [aRuling({ related: ['bag-7-abr-8-23'] })]],
    ['Das Thema „gibt-es-nicht“ gibt es nicht.', [aRuling({ themes: ['gibt-es-nicht'] })]],
    ['Den Begriff „sbv/abmahnung“ gibt es nicht.', [aRuling({ terms: [{ group: 'sbv', slug: 'abmahnung' }] })]],
    ['Die Adresse „bag-7-abr-8-23“ hat schon eine andere Entscheidung.', [aRuling(), aRuling()]],
  ])('%s', (message, rulings) => {
    expect(messages(...rulings)).toEqual([message])
  })
})

test.each<[string, Partial<RulingContent>]>([
  ['title', { title: '' }],
  ['court', { court: ' ' }],
  ['decidedOn', { decidedOn: '2024-02-30' }],
  ['fileNumbers', { fileNumbers: [] }],
  ['ecli', { ecli: 'ECLI:FR:X' }],
  ['ecli', { decidedOn: '2024-02-08' }],
  ['norms', { norms: ['§ 37'] }],
  ['related', { related: ['bag-9-azr-1-24'] }],
  ['themes', { themes: ['gibt-es-nicht'] }],
  ['terms', { terms: [{ group: 'sbv', slug: 'abmahnung' }] }],
])('a fault is told at the line of its field: %s', (field, change) => {
  const lineOf = ([name]: FieldPath) => (name === field ? 7 : 1)
  const at = { file: 'urteile/bag-7-abr-8-23.md', line: 1, lineOf }
  const faults = faultsIn(someContentFolder({ rulings: [aRuling({ ...change, at })] }), '2026-11-21')
  expect(faults.map(({ at: { line } }) => line)).toContain(7)
})

test('a decision of no court is refused', () => {
  expect(messages({ ...old, court: ' ' })).toContain('Das Gericht fehlt.')
})
