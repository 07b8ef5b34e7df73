import { expect, test } from 'vitest'
import { comparedSubsections } from '#core/knowledge/laws/compared-norms.ts'
import type { Subsection } from '#core/knowledge/laws/laws.ts'

const absatz = (number: string | undefined, text: string): Subsection => ({
  ...(number !== undefined && { number }),
  blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text }] }],
})

test('an Absatz is compared with that of its number, and stands where it stands today or where it stood', () => {
  const then = [absatz('1', 'grün'), absatz('2', 'hoch'), absatz('2a', 'weit'), absatz('3', 'alt')]
  const now = [absatz('1', 'grün'), absatz('1a', 'neu'), absatz('2', 'niedrig'), absatz('3', 'alt\u00a0')]
  expect(comparedSubsections(then, now)).toEqual([
    { number: '1', change: 'same', before: 'grün', after: 'grün' },
    { number: '1a', change: 'added', after: 'neu' },
    { number: '2', change: 'changed', before: 'hoch', after: 'niedrig' },
    { number: '2a', change: 'removed', before: 'weit' },
    { number: '3', change: 'same', before: 'alt', after: 'alt' },
  ])
})

test('what stood first and is gone stands first; without a number the position counts', () => {
  expect(
    comparedSubsections([absatz('1', 'a'), absatz('2', 'b')], [absatz('2', 'b')]).map(({ change }) => change),
  ).toEqual(['removed', 'same'])
  expect(comparedSubsections([absatz(undefined, 'a')], [absatz(undefined, 'b')])).toEqual([
    { change: 'changed', before: 'a', after: 'b' },
  ])
})
