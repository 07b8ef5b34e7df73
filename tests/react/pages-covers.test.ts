import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedOf } from '#react/blocks/covers/chance.ts'
import { coverOf } from '#react/blocks/covers/cover.ts'

const shelf = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const grounds = [0, 1, 2, 3]
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

describe('covers', () => {
  test('FNV-1a as published', () => {
    expect(seedOf('')).toBe(0x811c9dc5)
    expect(seedOf('a')).toBe(0xe40c292c)
    expect(seedOf('foobar')).toBe(0xbf9cf968)
  })

  test('the same theme draws the same picture, another theme another', () => {
    const draw = (slug: string) => coverOf({ slug, rubric: 1 }).inner
    expect(draw('betriebsverfassungsrecht-1')).toBe(draw('betriebsverfassungsrecht-1'))
    expect(draw('betriebsverfassungsrecht-1')).not.toBe(draw('betriebsverfassungsrecht-2'))
  })

  test('every motif on every ground looks as it always did', () => {
    const drawn = shelf.map((rubric) =>
      hashOf(
        grounds
          .flatMap((ground) => ['eins', 'zwei', 'drei'].map((slug) => coverOf({ slug, rubric, ground }).inner))
          .join(),
      ),
    )
    expect(drawn).toMatchInlineSnapshot(`
      [
        "7c45324105368085",
        "58d47a7c2b58ba52",
        "816677d82c484f06",
        "3f7bdf8b65e9b743",
        "81a455d21934e9c0",
        "842ce6880fb13a93",
        "1327a43ebc6bc72f",
        "f25b028dfa330597",
        "356bf815928a624c",
      ]
    `)
  })

  test('fits any format', () => {
    expect(coverOf({ slug: 'x', rubric: 3, w: 360, h: 450 }).viewBox).toBe('0 0 360 450')
    for (const [w, h] of [
      [400, 300],
      [360, 450],
      [960, 540],
      [640, 300],
    ] as const)
      expect(coverOf({ slug: 'x', rubric: 8, w, h }).inner).toContain(`width="${w}" height="${h}"`)
  })

  test('sets no style: blending is a class', () => {
    for (const rubric of shelf)
      for (const ground of grounds) expect(coverOf({ slug: 'stil', rubric, ground }).inner).not.toContain('style')
    expect(coverOf({ slug: 'stil', rubric: 7, ground: 1 }).inner).toContain('class="multiply"')
    expect(coverOf({ slug: 'stil', rubric: 7, ground: 2 }).inner).not.toContain('multiply')
  })

  test('a theme’s own colour begins the gradient; what is no colour is left out [rule:theme-color-default]', () => {
    expect(coverOf({ slug: 'farbe', rubric: 4, color: '#0e4a54' }).inner).toContain('stop-color="#0e4a54"')
    expect(coverOf({ slug: 'farbe', rubric: 4, color: '"/><script>' }).inner).toBe(
      coverOf({ slug: 'farbe', rubric: 4 }).inner,
    )
    expect(coverOf({ slug: 'farbe', rubric: 4, ground: 0 }).inner).toContain('stop-color="#c64a1f"')
  })

  test('a rubric beyond the shelf is a bug', () => {
    expect(() => coverOf({ slug: 'x', rubric: 10 })).toThrow(RangeError)
  })
})
