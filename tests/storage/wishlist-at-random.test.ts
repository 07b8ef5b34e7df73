import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc, { type Scheduler } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { layFoundations } from '#features/support/foundations.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import { wishlistOn } from '#core/wishlist/wishlist-on-port.ts'
import type { Bookmark, BookmarkItem } from '#core/wishlist/wishlist.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { someContentFolder } from '../core/sample-content.ts'
import { valueOf } from '../core/test-core.ts'
import { couldBeInTurn, type PastCall, type ItemState } from './wishlist-history.ts'

const items: readonly BookmarkItem[] = [
  { type: 'seminar', value: 'betriebsverfassungsrecht-i' },
  { type: 'event', value: 'termin-4001' },
]

/** What a tab or a device does next; an id is one that it has heard of, the last or an older one. */
interface Step {
  readonly do: 'add' | 'look' | 'remove' | 'restore' | 'note'
  readonly item: number
  readonly older?: boolean
  readonly note?: string
}

const item = fc.nat(items.length - 1)
const older = fc.boolean()
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), item }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), item }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), item, older }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('note' as const), item, older, note: fc.constantFrom('a', 'b', '') }),
  },
)

type AnyCall = (...asked: never[]) => Promise<unknown>

/** The same port; each of its calls waits until the scheduler lets it go, and so does its answer. */
const held = <Port extends object>(port: Port, scheduler: () => Scheduler | undefined): Port =>
  Object.fromEntries(
    Object.entries(port as Record<string, AnyCall>).map(([name, call]) => [
      name,
      async (...asked: never[]) => {
        await scheduler()?.schedule(Promise.resolve(), name)
        const answer = await call(...asked)
        await scheduler()?.schedule(Promise.resolve(), name)
        return answer
      },
    ]),
  ) as Port

/** A store whose calls about bookmarks are let go in any order, those within a transaction too. */
const letGo = (store: OpenStore, scheduler: () => Scheduler | undefined): OpenStore => ({
  ...store,
  bookmarks: held(store.bookmarks, scheduler),
  change: (work) => store.change((tx) => work({ ...tx, bookmarks: held(tx.bookmarks, scheduler) })),
})

/** Tabs and devices of one person on a store, each with what it has heard. */
async function openPerson(store: OpenStore) {
  let scheduler: Scheduler | undefined
  const { openSite, stage } = layFoundations({
    store: letGo(store, () => scheduler),
    origin: 'https://seminarhaus.example',
    secrets: quickSecrets(),
  })
  valueOf(await stage.content(someContentFolder()))

  return async (
    given: Scheduler,
    kept: readonly number[],
    tabs: readonly (readonly Step[])[],
    wish: number | undefined,
  ) => {
    scheduler = undefined
    const kim = { email: `kim-${randomUUID()}@werk.example`, password: 'ein guter Satz' }
    await stage.account(kim)
    let time = 0
    const calls = items.map((): PastCall[] => [])
    const nthOf = ({ type, value }: BookmarkItem) => items.findIndex((one) => one.type === type && one.value === value)

    /** Does something to an item, and writes down what was asked and answered. */
    const doing = async <R extends Result<Bookmark | void, Refusal>>(
      nth: number,
      call: PastCall['call'],
      work: () => Promise<R>,
    ): Promise<R> => {
      const begun = (time += 1)
      const result = await work()
      const answer = result.ok ? (result.value?.id ?? 'done') : result.refusal.why
      calls[nth]?.push({ begun, ended: (time += 1), call, answer })
      return result
    }

    const openTab = async (steps: readonly Step[]) => {
      const { account } = openSite(visitorInMemory('somewhere'))
      valueOf(await account.accounts.signIn(kim))
      const { wishlist } = account
      const heard = items.map((_, nth): string[] => [calls[nth]?.[0]?.answer ?? []].flat())
      const hear = (nth: number, id: string) => void (heard[nth]?.includes(id) || heard[nth]?.push(id))
      return async () => {
        for (const it of steps) {
          const named = items[it.item]
          if (!named) continue
          if (it.do === 'look') {
            for (const { id, ...kept } of valueOf(await wishlist.list({}))) hear(nthOf(kept), id)
            continue
          }
          if (it.do === 'add') {
            hear(it.item, valueOf(await doing(it.item, { name: 'add' }, () => wishlist.add(named))).id)
            continue
          }
          const id = heard[it.item]?.at(it.older ? 0 : -1)
          if (id === undefined) continue
          const note = it.note ?? ''
          if (it.do === 'note') await doing(it.item, { name: 'note', id, note }, () => wishlist.note({ id, note }))
          else if (it.do === 'remove') await doing(it.item, { name: 'remove', id }, () => wishlist.remove({ id }))
          else await doing(it.item, { name: 'restore', id }, () => wishlist.restore({ id }))
        }
      }
    }

    /** Somebody signed out clicked a heart, signs in, and comes back to the page with his wish in its address. */
    const comeBack = async (nth: number) => {
      const named = items[nth] ?? items[0]
      if (!named) return
      const { account } = openSite(visitorInMemory('elsewhere'))
      valueOf(await account.accounts.signIn(kim))
      const { list, add, remove } = account.wishlist
      const wishlist = { list, remove, add: (asked: BookmarkItem) => doing(nth, { name: 'add' }, () => add(asked)) }
      const address = `https://seminarhaus.example/?add_to_wishlist=${named.value}`
      const { machine, input } = wishlistOn({ wishlist, signedIn: true, address })
      const actor = createActor(machine, { input }).start()
      actor.send({ type: 'heart.shown', item: named })
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'resting' }))
      expect(context.address).toBe('https://seminarhaus.example/')
      actor.stop()
    }

    const first = openSite(visitorInMemory('somewhere')).account
    valueOf(await first.accounts.signIn(kim))
    for (const nth of kept) {
      const named = items[nth]
      if (named) await doing(nth, { name: 'add' }, () => first.wishlist.add(named))
    }
    const opened = await Promise.all(tabs.map(openTab))
    scheduler = given
    await given.waitFor(Promise.all([...opened.map((run) => run()), ...(wish === undefined ? [] : [comeBack(wish)])]))
    scheduler = undefined

    const { account } = openSite(visitorInMemory('somewhere'))
    valueOf(await account.accounts.signIn(kim))
    const { items: entries } = valueOf(await account.wishlist.entries({}))
    const removed = valueOf(await account.wishlist.removed({}))
    expect(valueOf(await account.wishlist.list({})).map(({ id }) => id)).toEqual(
      entries.map(({ id }) => id).toReversed(),
    )
    return items.map((one, nth) => {
      const there = entries.filter((entry) => nthOf(entry) === nth)
      expect(there.length).toBeLessThanOrEqual(1)
      const [kept] = there
      const gone = removed.find((entry) => nthOf(entry) === nth)
      const outcome: ItemState = {
        ...(kept && { kept: { id: kept.id, note: kept.note ?? '' } }),
        ...(gone && { removed: { id: gone.id, note: gone.note ?? '' } }),
      }
      return { item: one, calls: calls[nth] ?? [], outcome }
    })
  }
}

type Person = Awaited<ReturnType<typeof openPerson>>

interface Doings {
  readonly kept: fc.Arbitrary<readonly number[]>
  readonly tabs: fc.Arbitrary<readonly (readonly Step[])[]>
}

const anything: Doings = {
  kept: fc.subarray(items.map((_, nth) => nth)),
  tabs: fc.array(fc.array(step, { minLength: 1, maxLength: 7 }), { minLength: 2, maxLength: 3 }),
}
/** One tab adds an item while the other writes beside another one, and takes it off. */
const sideBySide: Doings = {
  kept: fc.constant([1]),
  tabs: fc.constant([
    [{ do: 'add', item: 0 }],
    [
      { do: 'note', item: 1, note: 'a' },
      { do: 'remove', item: 1 },
    ],
  ]),
}

const losesNothing = (person: () => Person, numRuns: number, { kept, tabs } = anything) =>
  fc.check(
    fc.asyncProperty(
      fc.scheduler(),
      kept,
      tabs,
      fc.option(item, { nil: undefined, freq: 2 }),
      async (scheduler, before, steps, wish) => {
        for (const { calls, outcome } of await person()(scheduler, before, steps, wish))
          expect(couldBeInTurn(calls, outcome), JSON.stringify({ calls, outcome })).toBe(true)
      },
    ),
    { numRuns },
  )

describe('what could have been done in turn', () => {
  const add = (begun: number, ended: number, answer: string): PastCall => ({
    begun,
    ended,
    call: { name: 'add' },
    answer,
  })
  const remove = (begun: number, ended: number, id: string, answer: string): PastCall => ({
    begun,
    ended,
    call: { name: 'remove', id },
    answer,
  })
  const kept = { id: 'a', note: '' }

  test.each<[string, readonly PastCall[], ItemState]>([
    ['one that was added', [add(1, 2, 'a')], { kept }],
    [
      'taken off while it was added once more',
      [add(1, 2, 'a'), remove(3, 6, 'a', 'done'), add(4, 5, 'a')],
      { removed: kept },
    ],
    ['or before that', [add(1, 2, 'a'), remove(3, 6, 'a', 'done'), add(4, 5, 'b')], { kept: { id: 'b', note: '' } }],
  ])('%s', (_, calls, outcome) => expect(couldBeInTurn(calls, outcome)).toBe(true))

  test.each<[string, readonly PastCall[], ItemState]>([
    ['one that was added and is not there', [add(1, 2, 'a')], {}],
    ['one that was added twice', [add(1, 3, 'a'), add(2, 4, 'b')], { kept }],
    ['one that was taken off twice', [add(1, 2, 'a'), remove(3, 5, 'a', 'done'), remove(4, 6, 'a', 'done')], {}],
    ['one that was added after it was taken off', [add(1, 2, 'a'), remove(3, 4, 'a', 'done'), add(5, 6, 'b')], {}],
    ['another note', [add(1, 2, 'a')], { kept: { id: 'a', note: 'b' } }],
  ])('but not %s', (_, calls, outcome) => expect(couldBeInTurn(calls, outcome)).toBe(false))
})

describe('tabs and devices of one person, in whatever order their calls are done', () => {
  let folder: string
  const stores: OpenStore[] = []
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'wishlists-'))
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    rmSync(folder, { recursive: true })
  })
  const opened = async (store: OpenStore) => {
    stores.push(store)
    return openPerson(store)
  }

  test.each([
    ['in memory', async () => openMemoryStore(), 400],
    [
      'on SQLite',
      async () => {
        const url = `file:${join(folder, 'wishlists.sqlite')}`
        await migrate({ url })
        return openSqlStore({ url })
      },
      20,
    ],
  ] as const)(
    'lose no item and no note: %s [rule:domain-wishlist-tabs]',
    async (_, open, runs) => {
      const person = await opened(await open())
      for (const checked of [
        await losesNothing(() => person, runs),
        await losesNothing(() => person, runs, sideBySide),
      ])
        expect(fc.defaultReportMessage(checked) ?? 'nothing is lost').toBe('nothing is lost')
    },
    60_000,
  )

  test('a store that writes back what it read before is found out', async () => {
    const store = openMemoryStore()
    // Whoever removes reads first and writes later, and so undoes what came between.
    const careless: OpenStore = {
      ...store,
      bookmarks: {
        ...store.bookmarks,
        remove: async (userId, id, at) => {
          const was = (await store.bookmarks.of(userId)).some((bookmark) => bookmark.id === id)
          await new Promise((resolve) => setTimeout(resolve))
          if (was) await store.bookmarks.remove(userId, id, at)
          return was
        },
      },
    }
    const person = await opened(careless)
    expect((await losesNothing(() => person, 400)).failed).toBe(true)
  })
})
