import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Site } from '#core/site.ts'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { isLong } from '#tests/long-run.ts'
import { contestOn, eventId } from '../booking/parties.ts'
import { onBothDatabases } from '../storage/on-both-databases.ts'
import { accept, begins, officeOver, quoteOf, seatsInAll, sentQuote, type Outcome } from './quoting.ts'

const accepting = 20
/** Processes that are ended amid accepting. */
const kills = isLong ? 3 : 1
const seatsLeft = async (store: OpenStore) => (await store.catalogue.event(eventId))?.placesLeft

/** One has an order, all others are told that it is accepted; two seats are taken, by one booking. */
const expectOneOrder = async (store: OpenStore, outcomes: readonly Outcome[]): Promise<void> => {
  const [order, ...more] = outcomes.flatMap((outcome) => ('orderNo' in outcome ? [outcome.orderNo] : []))
  expect(more).toEqual([])
  expect(outcomes.flatMap((outcome) => ('why' in outcome ? [outcome.why] : []))).toEqual(
    Array.from({ length: outcomes.length - 1 }, () => 'quote-accepted'),
  )
  expect((await store.bookings.order(order ?? ''))?.bookings).toHaveLength(1)
  expect((await store.bookings.ofEvent(eventId, ['reserviert'])).length).toBe(1)
  expect(await seatsLeft(store)).toBe(seatsInAll - 2)
}

const manyAtOnce = async (store: OpenStore): Promise<readonly Outcome[]> => {
  const { token } = await sentQuote(await officeOver(store))
  const { site } = contestOn(store, begins)
  return Promise.all(Array.from({ length: accepting }, (_, n) => accept(site(`net-${n}`), token)))
}

/** The quote and its order as they are after somebody accepted while the office wrote it anew. */
const acceptedWhileEdited = async (store: OpenStore, office: Site): Promise<'accepted' | 'edited'> => {
  const left = (await seatsLeft(store)) ?? 0
  const { id, token } = await sentQuote(office)
  const { site } = contestOn(store, begins)
  const [accepted, edited] = await Promise.all([
    accept(site('a'), token),
    office.booking.quotesOffice.upsert({ ...quoteOf(5), id, version: 1 }),
  ])
  const quote = await store.quotes.byId(id)
  if ('orderNo' in accepted) {
    expect(edited).toEqual({ ok: false, refusal: { why: 'quote-accepted' } })
    expect(quote).toMatchObject({ state: 'angenommen', version: 1, orderNo: accepted.orderNo })
    expect(await seatsLeft(store)).toBe(left - 2)
    return 'accepted'
  }
  expect(edited.ok).toBe(true)
  expect(accepted.why).toBe('quote-in-revision')
  expect(quote).toMatchObject({ state: 'entwurf', version: 2 })
  expect(await seatsLeft(store)).toBe(left)
  return 'edited'
}

/** Accepts in a process of its own; answers what came of it, line by line, and how to end it at once. */
function acceptingProcess(url: string, atOnce: number, tokens: readonly string[]) {
  const script = fileURLToPath(new URL('accepting-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, begins, String(atOnce), ...tokens], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const outcomes: Outcome[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => outcomes.push(JSON.parse(line)))
  const ended = new Promise<void>((resolve) => void lines.on('close', resolve))
  const some = (count: number) =>
    new Promise<void>((resolve) => {
      const look = (): void => {
        if (outcomes.length >= count) resolve()
      }
      lines.on('line', look)
      lines.on('close', resolve)
      look()
    })
  return { outcomes, ended, some, kill: () => child.kill('SIGKILL') }
}

/** Twenty quotes written at once have twenty numbers that follow one another. */
const expectNoGap = async (store: OpenStore): Promise<void> => {
  const office = await officeOver(store)
  const written = await Promise.all(Array.from({ length: 20 }, () => office.booking.quotesOffice.upsert(quoteOf(1))))
  const numbers = written.map((answer) => (answer.ok ? answer.value.number : answer.refusal.why))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 20 }, (_, nth) => `A-2026-${String(nth + 1).padStart(6, '0')}`),
  )
}

test('of twenty who accept at once one has an order, in memory', async () => {
  const store = openMemoryStore()
  await expectOneOrder(store, await manyAtOnce(store))
})

test('twenty quotes at once have numbers without a gap, in memory', async () => {
  await expectNoGap(openMemoryStore())
})

onBothDatabases('a quote', (empty) => {
  const opened = async () => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url, limits: limitsOfWork })
    onTestFinished(() => store.close())
    return { url, store }
  }

  test('is accepted by one of twenty at once', { timeout: 60_000 }, async () => {
    const { store } = await opened()
    await expectOneOrder(store, await manyAtOnce(store))
  })

  test('is accepted by one of twenty in two processes', { timeout: 120_000 }, async () => {
    const { url, store } = await opened()
    const { token } = await sentQuote(await officeOver(store))
    const both = [0, 1].map(() => acceptingProcess(url, accepting / 2, [token]))
    await Promise.all(both.map(({ ended }) => ended))
    await expectOneOrder(
      store,
      both.flatMap(({ outcomes }) => outcomes),
    )
  })

  test('is accepted or written anew, never both', { timeout: 120_000 }, async () => {
    const { store } = await opened()
    const office = await officeOver(store)
    const ended = []
    for (let n = 0; n < 10; n += 1) ended.push(await acceptedWhileEdited(store, office))
    expect(ended).toHaveLength(10)
  })

  test('has a number without a gap, of twenty at once', { timeout: 60_000 }, async () => {
    const { store } = await opened()
    await expectNoGap(store)
  })

  test('that was acknowledged as accepted outlives a SIGKILL, with its booking', { timeout: 120_000 }, async () => {
    const { url, store } = await opened()
    const office = await officeOver(store)
    const acknowledged: Outcome[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const tokens: string[] = []
      for (let n = 0; n < 15; n += 1) tokens.push((await sentQuote(office, 1)).token)
      const process = acceptingProcess(url, 1, tokens)
      await process.some(6)
      process.kill()
      await process.ended
      acknowledged.push(...process.outcomes)
    }
    const promised = acknowledged.flatMap((outcome) => ('orderNo' in outcome ? [outcome] : []))
    expect(promised.length).toBeGreaterThan(5)
    for (const { token, orderNo } of promised) {
      expect(await store.quotes.byToken(token)).toMatchObject({ state: 'angenommen', orderNo })
      expect((await store.bookings.order(orderNo))?.bookings).toHaveLength(1)
    }
    // Whatever was accepted holds its seat, and nothing else does.
    const accepted = (await store.quotes.list({ limit: 100, state: 'angenommen' })).items
    expect(await store.bookings.ofEvent(eventId, ['reserviert'])).toHaveLength(accepted.length)
    expect(await seatsLeft(store)).toBe(seatsInAll - accepted.length)
  })
})

test('without the lock a quote is accepted twice, and it is seen', async () => {
  const store = openMemoryStore()
  const blind: OpenStore = {
    ...store,
    change: (work) =>
      store.change((tx) => {
        const lock: typeof tx.quotes.lock = async (id) => {
          const quote = await tx.quotes.lock(id)
          return quote && { ...quote, state: 'versendet' }
        }
        return work({ ...tx, quotes: { ...tx.quotes, lock } })
      }),
  }
  const { token } = await sentQuote(await officeOver(store))
  const { site } = contestOn(blind, begins)
  const outcomes = await Promise.all([accept(site('a'), token), accept(site('b'), token)])
  await expect(expectOneOrder(store, outcomes)).rejects.toThrow()
})
