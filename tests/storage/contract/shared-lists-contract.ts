import { describe, expect, test } from 'vitest'
import { deleteAccount } from '#core/privacy/deleting-people.ts'
import { personalDataOf } from '#core/privacy/personal-data.ts'
import { done } from '#core/shared/result.ts'
import type { Ballot, ListComment, ListEntry, ListedItem } from '#core/shared-list/shared-list.ts'
import type { OpenStore } from '#storage/open-store.ts'
import type { Fresh } from './opened-store.ts'
import { later, noon, person, putUser } from './people.ts'

const clock = { now: () => later(5) }
const event = (n: number): ListedItem => ({ type: 'event', value: `termin-${n}` })

const entry = (id: string, change: Partial<ListEntry> = {}): ListEntry => ({
  id,
  gremiumId: 'one',
  ...event(1),
  addedAt: noon,
  interested: new Set(),
  ballot: { kind: 'none' },
  ...change,
})
const comment = (id: string, userId: string, text: string): ListComment => ({ id, userId, at: noon, text })

/** Two Gremien of the same two people. */
const begin = async (store: OpenStore) => {
  const anna = await putUser(store, person({ email: 'anna@firma.example' }))
  const bert = await putUser(store, person({ email: 'bert@firma.example' }))
  await store.change(async ({ gremien }) => {
    for (const id of ['one', 'two'])
      await gremien.save({
        id,
        version: 1,
        type: 'BR',
        company: `Werk ${id}`,
        users: [
          { userId: anna, role: 'verwalter', since: noon },
          { userId: bert, role: 'mitglied', since: later(1) },
        ],
        invitations: [],
        members: [],
      })
    return done(undefined)
  })
  return { anna, bert }
}
const save = (store: OpenStore, ...all: readonly ListEntry[]) =>
  store.change(async ({ sharedLists }) => {
    for (const one of all) await sharedLists.save(one)
    return done(undefined)
  })
const say = (store: OpenStore, entryId: string, ...all: readonly ListComment[]) =>
  store.change(async ({ sharedLists }) => {
    for (const one of all) await sharedLists.addComment(entryId, one)
    return done(undefined)
  })

export const keepsSharedLists = (fresh: Fresh): void => {
  test('entries of a Gremium are read the newest first, and those of another one are not among them', async () => {
    const { store, again } = await fresh()
    const { anna, bert } = await begin(store)
    const first = entry('e-1', { addedBy: anna, interested: new Set([bert]) })
    const second = entry('e-2', { type: 'seminar', value: 'brandschutz' })
    await save(store, first)
    await save(store, second, entry('e-3', { gremiumId: 'two' }))
    const { sharedLists } = await again()
    expect(await sharedLists.of('one')).toEqual([second, first])
    expect((await sharedLists.of('two')).map(({ id }) => id)).toEqual(['e-3'])
    expect(await sharedLists.of('nobody')).toEqual([])
  })

  test('an entry is found by what it names, in its own Gremium alone', async () => {
    const { store } = await fresh()
    await begin(store)
    await save(store, entry('e-1'))
    const found = await store.change(async ({ sharedLists }) =>
      done([
        await sharedLists.find('one', event(1)),
        await sharedLists.find('one', event(2)),
        await sharedLists.find('two', event(1)),
        (await sharedLists.byId('one', 'e-1'))?.id,
        await sharedLists.byId('two', 'e-1'),
        await sharedLists.byId('one', 'e-\0'),
        await sharedLists.count('one'),
        await sharedLists.count('two'),
      ]),
    )
    expect(found).toEqual(done(['e-1', undefined, undefined, 'e-1', undefined, undefined, 1, 0]))
  })

  describe.each<[string, (anna: string, bert: string) => Ballot]>([
    [
      'open',
      (anna, bert) => ({
        kind: 'open',
        votes: new Map([
          [anna, 'dafuer'],
          [bert, 'dagegen'],
        ]),
      }),
    ],
    [
      'secret',
      (anna, bert) => ({
        kind: 'secret',
        voters: new Set([anna, bert].toSorted()),
        tally: { dafuer: 1, dagegen: 0, enthaltung: 1 },
        counted: true,
      }),
    ],
  ])('a ballot that is %s', (_, ballotOf) => {
    test('is stored as it is, and again', async () => {
      const { store } = await fresh()
      const { anna, bert } = await begin(store)
      const voted = entry('e-1', { ballot: ballotOf(anna, bert), interested: new Set([anna]) })
      await save(store, entry('e-1'), voted)
      await save(store, voted)
      expect(await store.sharedLists.of('one')).toEqual([voted])
    })
  })

  test('comments are read the oldest first, the last ones with how many there are', async () => {
    const { store } = await fresh()
    const { anna, bert } = await begin(store)
    await save(store, entry('e-1'), entry('e-2', event(2)))
    const all = ['eins', 'zwei', 'drei ğ\0'].map((text, nth) => comment(`c-${nth}`, nth === 1 ? bert : anna, text))
    await say(store, 'e-1', ...all)
    const stored = all.map((one) => ({ ...one, text: one.text.replace('\0', '\uFFFD') }))
    expect(await store.sharedLists.comments('e-1')).toEqual(stored)
    expect(await store.sharedLists.lastComments(['e-1', 'e-2'], 2)).toEqual(
      new Map([['e-1', { total: 3, last: stored.slice(1) }]]),
    )
    expect(await store.sharedLists.lastComments([], 2)).toEqual(new Map())
    const removed = await store.change(async ({ sharedLists }) => {
      const found = await sharedLists.comment('e-1', 'c-1')
      const elsewhere = await sharedLists.comment('e-2', 'c-1')
      await sharedLists.removeComment('c-1')
      return done([found?.text, elsewhere, await sharedLists.countComments('e-1')])
    })
    expect(removed).toEqual(done(['zwei', undefined, 2]))
  })

  test('an entry that is removed takes along what was said about it', async () => {
    const { store } = await fresh()
    const { anna } = await begin(store)
    await save(store, entry('e-1', { interested: new Set([anna]) }))
    await say(store, 'e-1', comment('c-1', anna, 'Gut'))
    await store.change(async ({ sharedLists }) => done(await sharedLists.remove('e-1')))
    expect(await store.sharedLists.of('one')).toEqual([])
    expect(await store.sharedLists.comments('e-1')).toEqual([])
    expect(await store.sharedLists.ofPerson(anna)).toEqual([])
  })

  test('a Gremium that goes takes its list along', async () => {
    const { store } = await fresh()
    const { anna } = await begin(store)
    await save(store, entry('e-1'), entry('e-2', { gremiumId: 'two' }))
    await say(store, 'e-1', comment('c-1', anna, 'Gut'))
    await store.change(async ({ gremien }) => done(await gremien.delete('one')))
    expect(await store.sharedLists.of('one')).toEqual([])
    expect(await store.sharedLists.comments('e-1')).toEqual([])
    expect((await store.sharedLists.of('two')).map(({ id }) => id)).toEqual(['e-2'])
  })

  test('an account that goes takes along what it said; what was said secretly stays counted', async () => {
    const { store } = await fresh()
    const { anna, bert } = await begin(store)
    const tally = { dafuer: 2, dagegen: 0, enthaltung: 0 }
    await save(
      store,
      entry('e-1', {
        addedBy: anna,
        interested: new Set([anna, bert].toSorted()),
        ballot: { kind: 'secret', voters: new Set([anna, bert].toSorted()), tally, counted: false },
      }),
    )
    await say(store, 'e-1', comment('c-1', anna, 'Gut'), comment('c-2', bert, 'Auch'))
    expect(await deleteAccount('anna@firma.example', { ...store, clock })).toEqual(done(undefined))
    expect(await store.sharedLists.of('one')).toEqual([
      entry('e-1', {
        interested: new Set([bert]),
        ballot: { kind: 'secret', voters: new Set([bert]), tally, counted: false },
      }),
    ])
    expect((await store.sharedLists.comments('e-1')).map(({ id }) => id)).toEqual(['c-2'])
  })

  test('what is told of one person is what she said herself, and of a secret vote only that she voted', async () => {
    const { store } = await fresh()
    const { anna, bert } = await begin(store)
    await save(
      store,
      entry('e-1', {
        addedBy: anna,
        interested: new Set([bert]),
        ballot: {
          kind: 'secret',
          voters: new Set([anna]),
          tally: { dafuer: 0, dagegen: 1, enthaltung: 0 },
          counted: false,
        },
      }),
      entry('e-2', { ...event(2), ballot: { kind: 'open', votes: new Map([[anna, 'dagegen']]) } }),
      entry('e-3', { ...event(3), interested: new Set([bert]) }),
      entry('e-4', event(4)),
    )
    await say(store, 'e-4', comment('c-1', anna, 'Gut'), comment('c-2', bert, 'Auch'))
    const told = await personalDataOf('anna@firma.example', { ...store, clock })
    expect(told.ok && told.value.listed).toEqual([
      { ...event(1), addedAt: noon, interested: false, voted: 'geheim', comments: [] },
      { ...event(2), interested: false, voted: 'dagegen', comments: [] },
      { ...event(4), interested: false, comments: [{ id: 'c-1', at: noon, text: 'Gut' }] },
    ])
  })

  test('twenty who save at the same moment under the lock of the Gremium lose nothing', async () => {
    const { store } = await fresh()
    const { anna } = await begin(store)
    const secret = { kind: 'secret', voters: new Set([anna]), counted: false } as const
    await save(store, entry('e-1', { ballot: { ...secret, tally: { dafuer: 0, dagegen: 0, enthaltung: 0 } } }))
    const one = () =>
      store.change(async ({ gremien, sharedLists }) => {
        await gremien.lock('one')
        const found = await sharedLists.byId('one', 'e-1')
        if (found?.ballot.kind === 'secret') {
          const { tally } = found.ballot
          await sharedLists.save({ ...found, ballot: { ...secret, tally: { ...tally, dafuer: tally.dafuer + 1 } } })
        }
        return done(undefined)
      })
    await Promise.all(Array.from({ length: 20 }, one))
    const [found] = await store.sharedLists.of('one')
    expect(found?.ballot.kind === 'secret' && found.ballot.tally.dafuer).toBe(20)
  })
}
