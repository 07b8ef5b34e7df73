import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedLines } from '#core/knowledge/laws/changed-lines.ts'

const shown = (before: string | undefined, after: string | undefined): readonly string[] =>
  changedLines(before, after).map(({ is, text }) => `${{ same: ' ', added: '+', removed: '-' }[is]}${text}`)

test('lines that stay are shown once, those that went before those that came', () => {
  expect(shown('(1) a\n(2) b\n(3) c', '(1) a\n(2) x\n(3) c')).toEqual([' (1) a', '-(2) b', '+(2) x', ' (3) c'])
  expect(shown('a\nb\nc', 'b\nc\nd')).toEqual(['-a', ' b', ' c', '+d'])
  expect(shown(undefined, 'a\nb')).toEqual(['+a', '+b'])
  expect(shown('a', undefined)).toEqual(['-a'])
  expect(shown('a\n\nb', 'a\nb')).toEqual([' a', ' b'])
})

test('as many lines as may stay do', () => {
  expect(shown('a\nb', 'c\na\nb')).toEqual(['+c', ' a', ' b'])
  expect(shown('c\na\nb', 'a\nb')).toEqual(['-c', ' a', ' b'])
  expect(shown('a\nb\nc\nd', 'd\nb\nc\na')).toEqual(['-a', '+d', ' b', ' c', '-d', '+a'])
  expect(shown('a', 'b')).toEqual(['-a', '+b'])
  expect(shown('', '')).toEqual([])
})

test('texts of 500 lines each are compared, longer ones are not', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, nth) => `${nth}`).join('\n')
  expect(changedLines(lines(500), lines(500)).every(({ is }) => is === 'same')).toBe(true)
  expect(changedLines(lines(501), lines(500)).some(({ is }) => is === 'same')).toBe(false)
})

test('texts that are too long to be compared are shown one whole after the other', () => {
  const [before, after] = [Array.from({ length: 600 }, () => 'a'), Array.from({ length: 600 }, () => 'a')]
  const lines = changedLines(before.join('\n'), after.join('\n'))
  expect(new Set(lines.slice(0, 600).map(({ is }) => is))).toEqual(new Set(['removed']))
  expect(lines).toHaveLength(1200)
})

test('what stays and went is the text before, what stays and came the one after', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = changedLines(before.join('\n'), after.join('\n'))
      expect(lines.filter(({ is }) => is !== 'added').map((line) => line.text)).toEqual(before)
      expect(lines.filter(({ is }) => is !== 'removed').map((line) => line.text)).toEqual(after)
    }),
  )
})
