import { expect, test } from 'vitest'
import type { ContentFault } from '#core/content/content.ts'
import { done, refused } from '#core/shared/result.ts'
import { settle, type Change } from '#core/sync/settling.ts'
import { someContentFolder } from './sample-content.ts'
import { valueOf } from './test-core.ts'

const content = someContentFolder()
const change = (owner: string, lines: Readonly<Record<number, string>> = {}): Change => ({
  owner,
  files: [{ path: `${owner}.md`, text: '', fieldAt: (line) => lines[line] }],
})
const fault = (file: string, message: string, line = 1): ContentFault => ({ at: { file, line }, message })

/** Settles changes of these owners; `faultsOf` tells what is wrong where some of them are made. */
const settled = async (
  owners: readonly string[],
  faultsOf: (made: ReadonlySet<string>) => readonly ContentFault[],
  lines?: Readonly<Record<number, string>>,
) => {
  const asked: string[] = []
  const answer = await settle(
    owners.map((owner) => change(owner, lines)),
    async (changes) => {
      const made = new Set(changes.map(({ owner }) => owner))
      asked.push([...made].join(''))
      const faults = faultsOf(made)
      return faults.length > 0 ? refused({ why: 'content-faulty', faults } as const) : done(content)
    },
  )
  return { answer, asked }
}
const outcomeOf = async (...asked: Parameters<typeof settled>) => {
  const { answer } = await settled(...asked)
  const { accepted, rejected } = valueOf(answer)
  return { accepted: accepted.map(({ owner }) => owner).join(''), rejected: Object.fromEntries(rejected) }
}

test('what nothing is wrong with is accepted, and read once', async () => {
  const { answer, asked } = await settled(['a', 'b'], () => [])
  expect(valueOf(answer)).toMatchObject({ content, accepted: [{ owner: 'a' }, { owner: 'b' }] })
  expect(asked).toEqual(['ab'])
})

test('where nothing is asked the content is read as it is', async () => {
  const { answer, asked } = await settled([], () => [])
  expect(valueOf(answer)).toEqual({ content, accepted: [], rejected: new Map() })
  expect(asked).toEqual([''])
})

test('what is wrong in its own file is rejected by its fields, all of it, and the others are accepted', async () => {
  const faultsOf = (made: ReadonlySet<string>) => [
    ...(made.has('b') ? [fault('b.md', 'Der Titel fehlt.', 2), fault('b.md', 'Unlesbar.', 9)] : []),
    ...(made.has('d') ? [fault('d.md', 'Der Teaser fehlt.', 3)] : []),
  ]
  expect(await outcomeOf(['a', 'b', 'c', 'd'], faultsOf, { 2: 'titel', 3: 'teaser' })).toEqual({
    accepted: 'ac',
    rejected: {
      b: [{ field: 'titel', message: 'Der Titel fehlt.' }, { message: 'Unlesbar.' }],
      d: [{ field: 'teaser', message: 'Der Teaser fehlt.' }],
    },
  })
})

test('what is wrong only once others are rejected is found as well', async () => {
  const faultsOf = (made: ReadonlySet<string>) => {
    if (made.has('a')) return [fault('a.md', 'Erstens.')]
    return made.has('b') ? [fault('b.md', 'Zweitens.')] : []
  }
  expect(await outcomeOf(['a', 'b', 'c'], faultsOf)).toEqual({
    accepted: 'c',
    rejected: { a: [{ message: 'Erstens.' }], b: [{ message: 'Zweitens.' }] },
  })
})

test.each([
  ['a', 'bcde'],
  ['c', 'abde'],
  ['e', 'abcd'],
])('of five the one that makes something wrong elsewhere is found: %s', async (culprit, accepted) => {
  const faultsOf = (made: ReadonlySet<string>) => (made.has(culprit) ? [fault('themen/x.md', 'Nirgends.', 7)] : [])
  expect(await outcomeOf(['a', 'b', 'c', 'd', 'e'], faultsOf)).toEqual({
    accepted,
    rejected: { [culprit]: [{ message: 'Nirgends. (themen/x.md, Zeile 7)' }] },
  })
})

test('of two that cannot be together the later one is rejected', async () => {
  const faultsOf = (made: ReadonlySet<string>) => (made.has('b') && made.has('d') ? [fault('x.md', 'Beide.')] : [])
  expect(await outcomeOf(['a', 'b', 'c', 'd'], faultsOf)).toEqual({
    accepted: 'abc',
    rejected: { d: [{ message: 'Beide. (x.md, Zeile 1)' }] },
  })
})

test('where none can be made the content is read without them', async () => {
  const { answer, asked } = await settled(['a'], (made) => (made.size > 0 ? [fault('x.md', 'Nein.')] : []))
  expect(valueOf(answer)).toMatchObject({ content, accepted: [] })
  expect(asked).toEqual(['a', ''])
})

test('content that is faulty without any is refused', async () => {
  const faults = [fault('x.md', 'Ohnehin.')]
  const { answer } = await settled(['a'], () => faults)
  expect(answer).toEqual({ ok: false, refusal: { why: 'content-faulty', faults } })
})
