import { describe, expect, test } from 'vitest'
import { mostNamed } from '#core/analysis/analysis.ts'
import { namedInText } from '#core/analysis/named-in-text.ts'
import { analysingGerman } from '#reading/german.ts'

const { stem } = analysingGerman()
const none = { br: [], sbv: [], jav: [] }
const read = (...pages: readonly string[]) => namedInText(pages, { terms: none, stem })

describe('what a text names', () => {
  test('is counted under the way it is usually written, from its first page on', () => {
    const { citations } = read(
      'Nach § 37 Absatz 6 Satz 1 BetrVG; §§ 26 bis 29 BGB; Art. 88 DSGVO.',
      'Siehe § 37 VI 1 BetrVG und BAG, Beschluss vom 7. Mai 2024 – 1 ABR 8/23.',
      'BAG 07.05.2024, 1 ABR 8/23 Rn. 15',
    )
    expect(citations.items.map(({ text, page, count }) => [text, page, count])).toEqual([
      ['§ 37 Abs. 6 Satz 1 BetrVG', 1, 2],
      ['§§ 26 bis 29 BGB', 1, 1],
      ['Art. 88 DSGVO', 1, 1],
      ['BAG, Beschluss vom 07.05.2024, 1 ABR 8/23', 2, 2],
    ])
  })

  test('is no norm of the text itself', () => {
    expect(read('Wie in § 5 vereinbart, gilt § 6 Abs. 2.').citations).toEqual({ items: [], total: 0 })
  })

  test('are terms of every lexicon, each by its own', () => {
    const terms = {
      br: [{ address: '/br/wahl', names: ['Freistellung'] }],
      sbv: [{ address: '/sbv/wahl', names: ['Freistellung', 'Inklusionsvereinbarung'] }],
      jav: [],
    } as const
    const { terms: found } = namedInText(['Freistellungen', 'Eine Freistellung'], { terms, stem })
    expect(found).toEqual({
      total: 2,
      items: [
        { address: '/br/wahl', group: 'br', title: 'Freistellung', page: 1, count: 2 },
        { address: '/sbv/wahl', group: 'sbv', title: 'Freistellung', page: 1, count: 2 },
      ],
    })
  })

  test('is cut where a text names too much, and counted all the same', () => {
    const text = Array.from({ length: mostNamed + 5 }, (_, nth) => `§ ${nth + 1} BGB`).join(', ')
    const { citations } = read(text)
    expect(citations.items).toHaveLength(mostNamed)
    expect(citations.total).toBe(mostNamed + 5)
  })

  test('is told page by page to whoever watches', () => {
    let pages = 0
    namedInText(['eins', 'zwei', 'drei'], { terms: none, stem, goingOn: () => (pages += 1) })
    expect(pages).toBe(3)
  })
})
