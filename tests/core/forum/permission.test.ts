import { describe, expect, test } from 'vitest'
import { categories, openCategories } from '#core/forum/forum.ts'
import { permissionIn, type ForumReader } from '#core/forum/permission.ts'

const visitor: ForumReader = { signedIn: false, joined: false, groups: [], moderates: false }
const member: ForumReader = { ...visitor, signedIn: true, joined: true, groups: ['br'] }
const readers: Readonly<Record<string, ForumReader>> = {
  visitor,
  'member without a nickname': { ...member, joined: false },
  member,
  'member of an SBV': { ...member, groups: ['sbv'] },
  'member of a JAV': { ...member, groups: ['jav', 'br'] },
  'SBV without a nickname': { ...member, groups: ['sbv'], joined: false },
  moderation: { ...member, moderates: true, groups: [] },
  'moderation without a nickname': { ...member, moderates: true, groups: [], joined: false },
}

/** r: reads. w: writes. m: moderates. Written by hand from domain §7.7. */
const table: readonly (readonly [reader: string, open: string, sbv: string, jav: string, locked: string])[] = [
  ['visitor', 'r', '', '', 'r'],
  ['member without a nickname', 'r', '', '', 'r'],
  ['member', 'rw', '', '', 'r'],
  ['member of an SBV', 'rw', 'rw', '', 'r'],
  ['member of a JAV', 'rw', '', 'rw', 'r'],
  ['SBV without a nickname', 'r', 'r', '', 'r'],
  ['moderation', 'rwm', 'rwm', 'rwm', 'rwm'],
  ['moderation without a nickname', 'rm', 'rm', 'rm', 'rm'],
]

const may = (reader: string, closedTo?: 'sbv' | 'jav', locked = false): string => {
  const { canRead, canPost, canModerate } = permissionIn(
    closedTo ? { closedTo } : {},
    readers[reader] ?? visitor,
    locked,
  )
  return [canRead && 'r', canPost && 'w', canModerate && 'm'].filter(Boolean).join('')
}

test.each(table)('%s: in the open %j, among SBVs %j, among JAVs %j, in a locked thread %j', (reader, ...row) => {
  expect([may(reader), may(reader, 'sbv'), may(reader, 'jav'), may(reader, undefined, true)]).toEqual(row)
})

describe('the first reason that stands in the way is told', () => {
  test.each([
    ['visitor', 'sbv', true, 'nicht-angemeldet'],
    ['member without a nickname', 'sbv', true, 'geschlossene-gruppe'],
    ['member without a nickname', undefined, true, 'nicht-dabei'],
    ['member', undefined, true, 'thema-geschlossen'],
    ['member', undefined, false, undefined],
  ] as const)('%s, closed to %s, locked %s: %s', (reader, closedTo, locked, reason) => {
    expect(permissionIn(closedTo ? { closedTo } : {}, readers[reader] ?? visitor, locked).reason).toBe(reason)
  })
})

test('in a category that is no more nobody reads, not even the moderation', () => {
  for (const reader of Object.values(readers)) expect(permissionIn(undefined, reader).canRead).toBe(false)
})

test('what is open to everybody is what is closed to nobody', () => {
  expect(openCategories).toEqual(categories.map(({ id }) => id).filter((id) => id !== 'sbv' && id !== 'jav'))
})
