import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { isLong } from '#tests/long-run.ts'
import { contestOn } from '../booking/parties.ts'
import { onBothDatabases } from '../storage/on-both-databases.ts'
import { begins, bookSlot, consultantId, filledWithConsultant, someSlots, type Outcome } from './bookers-of-slots.ts'

const [slot = '', ...later] = someSlots(4)
const bookers = 50
/** Processes that are ended in the midst of it. */
const kills = isLong ? 4 : 1

/** One has the slot, all others are offered the next three. */
const expectOneWinner = async (store: OpenStore, outcomes: readonly Outcome[]): Promise<void> => {
  expect(outcomes).toHaveLength(bookers)
  const winners = outcomes.filter((outcome) => 'id' in outcome)
  expect(winners).toHaveLength(1)
  const losers = outcomes.filter((outcome) => 'why' in outcome)
  expect(losers.filter(({ why, next }) => why !== 'slot-taken' || next.join() !== later.join())).toEqual([])
  const ahead = await store.appointments.ahead(consultantId, begins)
  expect(ahead.map(({ id, start }) => ({ id, start }))).toEqual([{ id: winners[0]?.id, start: slot }])
}

const fiftyAtOnce = async (store: OpenStore): Promise<readonly Outcome[]> => {
  const { site } = contestOn(store, begins)
  return Promise.all(Array.from({ length: bookers }, (_, n) => bookSlot(site(`net-${n}`), `somebody-${n}`, slot)))
}

/** Books in a process of its own; answers what came of it, line by line, and how to end it at once. */
function bookingProcess(url: string, who: string, atOnce: number, slots: readonly string[]) {
  const script = fileURLToPath(new URL('booking-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, begins, who, String(atOnce), ...slots], {
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

test('fifty at once have one slot, in memory', async () => {
  const store = openMemoryStore()
  await filledWithConsultant(store)
  await expectOneWinner(store, await fiftyAtOnce(store))
})

onBothDatabases('one slot of a consultant', (empty) => {
  const opened = async () => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url, limits: limitsOfWork })
    onTestFinished(() => store.close())
    await filledWithConsultant(store)
    return { url, store }
  }

  test('of fifty at once one has it', { timeout: 60_000 }, async () => {
    const { store } = await opened()
    await expectOneWinner(store, await fiftyAtOnce(store))
  })

  test('of fifty in two processes one has it', { timeout: 120_000 }, async () => {
    const { url, store } = await opened()
    const both = ['one', 'other'].map((who) => bookingProcess(url, who, bookers / 2, [slot]))
    await Promise.all(both.map(({ ended }) => ended))
    await expectOneWinner(
      store,
      both.flatMap(({ outcomes }) => outcomes),
    )
  })

  test('whoever reschedules and whoever books never have the same', { timeout: 60_000 }, async () => {
    const { store } = await opened()
    const { site } = contestOn(store, begins)
    const own = await bookSlot(site('a'), 'a', later[0] ?? '')
    if (!('token' in own)) throw new Error(own.why)
    const [rescheduled, ...booked] = await Promise.all([
      site('a').booking.consulting.reschedule({ token: own.token, slotStart: slot, channel: 'video' }),
      ...Array.from({ length: 10 }, (_, n) => bookSlot(site(`net-${n}`), `somebody-${n}`, slot)),
    ])
    const winners = booked.filter((outcome) => 'id' in outcome).length + (rescheduled.ok ? 1 : 0)
    expect(winners).toBe(1)
    const starts = (await store.appointments.ahead(consultantId, begins)).map(({ start }) => start)
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts).toHaveLength(rescheduled.ok ? 1 : 2)
  })

  test('what was acknowledged outlives a SIGKILL, with its letters', { timeout: 120_000 }, async () => {
    const { url, store } = await opened()
    const slots = someSlots(120)
    const acknowledged: Outcome[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const some = slots.slice((kill - 1) * 30, kill * 30)
      const process = bookingProcess(url, `kill-${kill}`, 3, some)
      await process.some(16 / (kills + 1 - kill))
      process.kill()
      await process.ended
      acknowledged.push(...process.outcomes)
    }
    const promised = acknowledged.flatMap((outcome) => ('id' in outcome ? [outcome] : []))
    expect(promised.length).toBeGreaterThan(4)
    const lost = []
    for (const { id, token } of promised) {
      const stored = await store.appointments.byToken(token)
      if (stored?.id !== id) lost.push(id)
    }
    expect(lost).toEqual([])
    const ahead = await store.appointments.ahead(consultantId, begins)
    expect(new Set(ahead.map(({ start }) => start)).size).toBe(ahead.length)
    const kinds = await Promise.all(ahead.map(({ email }) => store.letters.waitingTo(email)))
    expect(kinds.filter((waiting) => waiting.join() !== 'appointment-news')).toEqual([])
    expect(await store.letters.waitingTo('brandt@seminarhaus.example')).toHaveLength(ahead.length)
  })
})

test('without the guard a slot is booked twice, and it is seen', async () => {
  const store = openMemoryStore()
  await filledWithConsultant(store)
  const blind: OpenStore = {
    ...store,
    change: (work) =>
      store.change((tx) => {
        const time: typeof tx.appointments.time = async (...asked) => ({
          ...(await tx.appointments.time(...asked)),
          taken: [],
        })
        return work({ ...tx, appointments: { ...tx.appointments, time } })
      }),
  }
  await expect(fiftyAtOnce(blind)).rejects.toThrow('two appointments have the same slot')
})
