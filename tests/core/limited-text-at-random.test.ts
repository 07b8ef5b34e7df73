import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limited, limitText } from '#core/text/limit-text.ts'
import { plainText } from '#core/text/pieces.ts'

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })
const length = (text: string) => [...graphemes.segment(text)].length
const family = '👨‍👩‍👧‍👦'

describe('Whatever the text and the limit', () => {
  const sign = fc.constantFrom(
    'a',
    'ä',
    'B',
    '1',
    ' ',
    ' ',
    '\u00a0',
    '.',
    ',',
    '-',
    '„',
    '(',
    ')',
    '…',
    '😀',
    family,
    'e\u0301',
    '<',
    '>',
    '&',
    ';',
    '"',
    '\n',
  )
  const plain = fc.string({ unit: sign, maxLength: 40 })
  const anyText = fc.oneof(
    plain,
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
  )
  const limit = fc.oneof(
    fc.integer({ min: -2, max: 45 }),
    fc.constant(Number.NaN),
    fc.double({ min: 0, max: 20, noNaN: true }),
  )
  const most = (asked: number) => (Number.isNaN(asked) ? Infinity : Math.max(0, Math.floor(asked)) + 1)

  const { markup } = fc.letrec<{ markup: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: fc.constantFrom('a', 'ä', ' ', '.', '😀'), maxLength: 8 }),
      fc.constantFrom('&amp;', '&uuml;', '&#8211;', '<br>', '<img src="a>b">', '<!-- x -->'),
      fc
        .tuple(fc.constantFrom('b', 'p', 'li', 'a', 'span'), tie('markup'))
        .map(([name, inner]) => `<${name} class="c">${inner}</${name}>`),
    ),
    markup: fc.array(tie('part'), { maxLength: 6 }).map((parts) => parts.join('')),
  }))

  test('it is never longer than the limit and the ellipsis', () => {
    fc.assert(
      fc.property(anyText, limit, (text, asked) => {
        expect(length(limitText(text, asked, { stripTags: true }))).toBeLessThanOrEqual(most(asked))
      }),
      { numRuns: 500 },
    )
  })

  test('it begins like the text, and ends in an ellipsis where something is left out', () => {
    fc.assert(
      fc.property(anyText, limit, (text, asked) => {
        const { text: short, truncated, whole } = limited(text, asked, { stripTags: true })
        if (truncated) {
          expect(short.endsWith('…')).toBe(true)
          expect(whole.startsWith(short.slice(0, -1))).toBe(true)
          expect(length(whole)).toBeGreaterThan(Math.max(0, Math.floor(asked)))
        } else expect(short).toBe(whole)
      }),
      { numRuns: 500 },
    )
  })

  test('it has no half characters, with and without markup', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, markup), limit, fc.boolean(), (text, asked, stripTags) => {
        expect(limitText(text, asked, { stripTags }).isWellFormed()).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('shortening twice changes nothing, with and without markup', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, markup), limit, (text, asked) => {
        const once = limitText(text, asked)
        expect(limitText(once, asked)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  test('markup stays well-formed, and reads as the text without markup does', () => {
    fc.assert(
      fc.property(markup, limit, (text, asked) => {
        const short = limitText(text, asked)
        const open: string[] = []
        for (const [, slash, name] of short
          .replace(/<!--[^]*?-->/g, '')
          .matchAll(/<(\/?)([a-z]+)(?:"[^"]*"|[^">])*>/g)) {
          if (slash) expect(open.pop()).toBe(name)
          else if (name !== 'br' && name !== 'img') open.push(name as string)
        }
        expect(open).toEqual([])
        expect(length(plainText(short))).toBeLessThanOrEqual(length(plainText(text)) + 1)
        if (short !== text) expect(plainText(short).endsWith('…')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
