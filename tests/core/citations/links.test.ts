import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '#core/shared/addresses.ts'
import type { CitedPages } from '#core/citations/links.ts'
import { citedAddress, linked, rulingSlug } from '#core/citations/links.ts'
import { knownLaw } from '#core/citations/known-laws.ts'
import { citationsIn } from '#core/citations/parse.ts'
import { courtCases, lawCases } from './cases.ts'
import { isLong } from '#tests/long-run.ts'

/** Every law and every decision. */
const everything: CitedPages = {
  law: (law) => {
    const slug = knownLaw(law)?.slug
    return slug === undefined ? undefined : { slug, hasNorm: () => true }
  },
  ruling: (slug) => (slug === 'bag-1-abr-6-20' ? 'bag-1-abr-5-20' : slug),
}
const nothing: CitedPages = { law: () => undefined, ruling: () => undefined }

const addressesIn = (text: string, pages = everything) =>
  citationsIn(text).map(({ citation }) => citedAddress(citation, pages))

describe('the address of a citation', () => {
  test.each([
    ['§ 37 BetrVG', '/gesetze/betrvg/37'],
    ['§ 37 Abs. 3a BetrVG', '/gesetze/betrvg/37#abs-3a'],
    ['§ 87 Abs. 1 Nr. 6 BetrVG', '/gesetze/betrvg/87#abs-1'],
    ['§ 27 Abs. 1 Satz 3 bis 5 BetrVG', '/gesetze/betrvg/27#abs-1-satz-3'],
    ['§ 167 Abs. 2 SGB 9', '/gesetze/sgb_9_2018/167#abs-2'],
    ['§ 3 EFZG', '/gesetze/entgfg/3'],
    ['Art. 6 DSGVO', '/gesetze/dsgvo/art-6'],
    ['Art. 246a § 1 EGBGB', '/gesetze/bgbeg/art-246a'],
    ['BAG 26. August 2021 – 8 AZR 253/20 (A) – Rn. 35 ff.', '/rechtsprechung/urteil/bag-8-azr-253-20-a#rd-35'],
    ['ECLI:DE:BAG:2024:250424.B.8AZR209.21B.0', '/rechtsprechung/urteil/bag-8-azr-209-21-b'],
    ['ECLI:DE:LAGK:2005:0713.8SA796.04.00', '/rechtsprechung/urteil/lag-koeln-8-sa-796-04'],
    ['ECLI:DE:LAGHE:2020:0406.16TABVGA24.19.00', '/rechtsprechung/urteil/hessisches-lag-16-tabvga-24-19'],
    ['BAG 22. Oktober 2019 – 1 ABR 6/20 – Rn. 3', '/rechtsprechung/urteil/bag-1-abr-5-20#rd-3'],
    ['EuGH 14. Mai 2019 – C-55/18', '/rechtsprechung/urteil/eugh-c-55-18'],
    ['ECLI:EU:C:2019:402', undefined],
    ['§ 3 BaustellG', undefined],
    ['§ 5', undefined],
  ])('%s: %s', (text, address) => expect(addressesIn(text)).toEqual([address]))

  test('is there for pages that are there', () => {
    expect(addressesIn('§ 37 BetrVG', nothing)).toEqual([undefined])
    expect(addressesIn('BAG 7 ABR 8/23', nothing)).toEqual([undefined])
    const asked: string[] = []
    const pages: CitedPages = {
      law: () => ({ slug: 'gg', hasNorm: (key) => asked.push(key) > 1 }),
      ruling: (slug) => (asked.push(slug) > 3 ? slug : undefined),
    }
    expect(addressesIn('Art. 9 GG, § 9 GG, BAG 7 ABR 8/23', pages)).toEqual([undefined, '/gesetze/gg/9', undefined])
    expect(asked).toEqual(['art-9', '9', rulingSlug('BAG', '7 ABR 8/23')])
  })
})

describe('a linked text', () => {
  const linksIn = (text: string, more: Partial<Parameters<typeof linked>[1]> = {}) =>
    linked(text, { pages: everything, ...more }).flatMap((piece) => (piece.kind === 'link' ? [piece.address] : []))

  test('has words between its links', () => {
    expect(linked('Nach § 1 KSchG und §§ 4, 5 KSchG.', { pages: everything })).toEqual([
      { kind: 'text', text: 'Nach ' },
      { kind: 'link', text: '§ 1 KSchG', address: '/gesetze/kschg/1', citation: expect.anything() },
      { kind: 'text', text: ' und ' },
      { kind: 'link', text: '§§ 4', address: '/gesetze/kschg/4', citation: expect.anything() },
      { kind: 'text', text: ', ' },
      { kind: 'link', text: '5 KSchG', address: '/gesetze/kschg/5', citation: expect.anything() },
      { kind: 'text', text: '.' },
    ])
  })

  test('tells of citations that lead nowhere', () => {
    const [piece] = linked('§ 3 BaustellG', { pages: everything })
    expect(piece).toMatchObject({ kind: 'text', text: '§ 3 BaustellG', citation: { law: 'BaustellG' } })
  })

  test('does not lead to the page that it stands on', () => {
    const text = '§ 37 Abs. 2 und § 40'
    expect(linksIn(text, { within: 'BetrVG', page: '/gesetze/betrvg/37' })).toEqual(['/gesetze/betrvg/40'])
  })

  test('leads to each target once in a paragraph of several texts', () => {
    const linkedBefore = new Set<Address>()
    expect(linksIn('§ 1 KSchG, § 1 KSchG', { linkedBefore })).toEqual(['/gesetze/kschg/1'])
    expect(linksIn('§ 1 KSchG, § 1 Abs. 2 KSchG', { linkedBefore })).toEqual(['/gesetze/kschg/1#abs-2'])
    expect(linksIn('§ 1 KSchG, § 1 KSchG')).toHaveLength(2)
  })

  test('is the text itself', () => {
    const piece = fc.oneof(fc.constantFrom(...[...lawCases, ...courtCases].map(([text]) => text)), fc.string())
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(everything, nothing), (texts, pages) => {
        const text = texts.join(' ')
        const pieces = linked(text, { pages, within: 'BetrVG', linkedBefore: new Set() })
        expect(pieces.map((each) => each.text).join('')).toBe(text)
        expect(pieces.every((each) => each.text !== '')).toBe(true)
      }),
      { numRuns: isLong ? 20_000 : 500 },
    )
  })
})
