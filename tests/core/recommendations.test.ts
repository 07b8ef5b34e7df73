import { describe, expect, it } from 'vitest'
import { citedAspects } from '#core/recommendations/cited-norms.ts'
import { madeOf, recommendationTags } from '#core/recommendations/recommendation-tags.ts'
import {
  aspectKinds,
  pieceTypes,
  type Aspect,
  type AspectKind,
  type Piece,
  type PieceType,
} from '#core/recommendations/recommendations.ts'
import { eachOnce, indexed, related } from '#core/recommendations/scoring.ts'

const norm = (number: string): Aspect => ({ kind: 'norm', key: `betrvg/${number}`, name: `§ ${number} BetrVG` })
const tag = (name: string): Aspect => ({ kind: 'tag', key: name, name })
const works: Aspect = { kind: 'group', key: 'br', name: 'den Betriebsrat' }

const piece = (type: PieceType, id: string, aspects: readonly Aspect[], publishedOn?: string): Piece => ({
  type,
  id,
  title: id,
  url: `/${id}`,
  ...(publishedOn !== undefined && { publishedOn }),
  aspects: eachOnce(aspects),
})

const titles = (pieces: readonly Piece[], asked: Piece): readonly string[] =>
  related(indexed(pieces), asked, () => true).map(({ title }) => title)

describe('what goes with a text', () => {
  const asked = piece('artikel', 'asked', [works, norm('37'), tag('Fristen')])

  it('shares more with it, or what fewer texts have, and is never itself', () => {
    const both = piece('artikel', 'both', [norm('37'), tag('Fristen')])
    const rare = piece('urteil', 'rare', [norm('37')])
    const usual = ['a', 'b', 'c'].map((id) => piece('artikel', id, [tag('Fristen')]))
    expect(titles([...usual, rare, asked, both], asked)).toEqual(['both', 'rare', 'a', 'b', 'c'])
  })

  it('says more by what few texts have than by what many have', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => piece('artikel', id, [norm('37')]))
    const few = piece('artikel', 'z', [norm('3')])
    const both = piece('artikel', 'asked', [norm('37'), norm('3')])
    expect(titles([...many, few, both], both)).toEqual(['z', 'a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('is for the same readers before others, but never for that alone', () => {
    const forOthers = piece('artikel', 'a', [tag('Fristen')])
    const forThem = piece('artikel', 'z', [works, tag('Fristen')])
    const nothingElse = piece('artikel', 'n', [works])
    expect(titles([nothingElse, forOthers, forThem, asked], asked)).toEqual(['z', 'a'])
  })

  it('stands newest first where it is alike, however it was read', () => {
    const pieces = [
      piece('artikel', 'old', [norm('37')], '2024-01-01'),
      piece('artikel', 'latest', [norm('37')], '2026-03-01'),
      piece('artikel', 'a', [norm('37')], '2026-01-01'),
      piece('artikel', 'undated', [norm('37')]),
    ]
    expect(titles([...pieces, asked], asked)).toEqual(['latest', 'a', 'old', 'undated'])
    expect(titles([asked, ...pieces.toReversed()], asked)).toEqual(['latest', 'a', 'old', 'undated'])
  })

  it('says what they share that says most', () => {
    const other = piece('lexikon', 'br/x', [tag('Fristen'), norm('37')])
    const [found] = related(indexed([asked, other]), asked, () => true)
    expect(found?.reason).toBe('behandelt ebenfalls § 37 BetrVG')
  })
})

describe('what a text cites', () => {
  it.each([
    ['§§ 26 bis 29 BetrVG', ['betrvg/26', 'betrvg/27', 'betrvg/28', 'betrvg/29']],
    ['§ 78a BetrVG', ['betrvg/78a']],
    ['§ 37 f. BetrVG', ['betrvg/37', 'betrvg/38']],
    ['§§ 1 bis 900 BGB', ['bgb/1', 'bgb/900']],
    ['Art. 9 Abs. 3 GG', ['gg/art-9']],
    ['§ 178 Abs. 2 SGB 9', ['sgb_9_2018/178']],
    ['BAG, Beschluss vom 7. Februar 2024 – 7 ABR 8/23', ['bag-7-abr-8-23']],
    ['§ 12 der Geschäftsordnung, § 5', []],
  ])('%s', (text, keys) => {
    expect(citedAspects(text).map(({ key }) => key)).toEqual(keys)
  })
})

describe('pieces and aspects', () => {
  it('stand with what says most first, each once, whatever the order in which they were met', () => {
    const kinds: readonly AspectKind[] = ['theme', 'ruling', 'norm', 'term', 'tag', 'rubric', 'group']
    expect(aspectKinds).toEqual(kinds)
    const met = [...kinds.toReversed(), ...kinds].map((kind): Aspect => ({ kind, key: 'x', name: 'x' }))
    expect(eachOnce(met).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('are of these types, in this order', () => {
    expect(pieceTypes.join(' ')).toBe('seminar fachtagung artikel urteil lexikon norm download video')
  })

  it('are read again when one of these is different, and only then', () => {
    expect(madeOf).toEqual({
      themes: ['themes', 'rubrics', 'record:conference'],
      articles: ['articles'],
      rulings: ['rulings'],
      lexicon: ['lexicon:br', 'lexicon:sbv', 'lexicon:jav', 'brand'],
      records: ['record:download', 'record:video'],
    })
    expect(recommendationTags).toEqual(Object.values(madeOf).flat())
  })
})
