import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { giveBackSeats } from '#core/capacity/taking-seats.step.ts'
import { databaseAt } from '#storage/engine/database-at.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { expect, onTestFinished, test } from 'vitest'
import { event, firstDay, programme } from './contract/programme.ts'
import { giveBack, take } from './contract/seats.ts'
import { onBothDatabases } from './on-both-databases.ts'

const seatsInAll = 60
const workshop = { kind: 'workshop', eventId: 1001, workshop: 'a', capacity: 6 } as const
const rooms = { kind: 'contingent', eventId: 1001, hotelId: 11, capacity: 4 } as const

/**
 * A process of its own that has taken one seat, and takes the rest once it is told to begin; answers how many it got.
 */
const seatTaker = async (url: string) => {
  const script = fileURLToPath(new URL('seat-taking-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, '1001'], { stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill())
  const said: string[] = []
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  const lines = createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  const ended = once(child, 'exit')
  await Promise.race([once(lines, 'line'), ended])
  return {
    begin: () => void child.stdin.write('begin\n'),
    got: async (): Promise<number> => {
      const [code] = (await ended) as [number | null]
      if (code !== 0) throw new Error(complaints.join(''))
      return Number(said.at(-1))
    },
  }
}

onBothDatabases('seats in a database', (empty) => {
  const filled = async () => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url })
    onTestFinished(() => store.close())
    await store.content.apply(programme({ events: [event({ places: seatsInAll, taken: 0 })] }), firstDay, firstDay)
    return { url, store }
  }

  test('two processes that take the last seats at the same time get as many as there are', async () => {
    const { url, store } = await filled()
    const takers = await Promise.all([seatTaker(url), seatTaker(url)])
    for (const { begin } of takers) begin()
    const got = await Promise.all(takers.map((taker) => taker.got()))
    expect(got.reduce((sum, seats) => sum + seats, 0)).toBe(seatsInAll)
    expect(await store.catalogue.event(1001)).toMatchObject({ placesLeft: 0 })
  })

  test('whoever gives the whole back has waited for somebody who gave a module back', async () => {
    const { store } = await filled()
    const module = { kind: 'module', eventId: 1001, module: 'Eins' } as const
    const whole = { kind: 'event', eventId: 1001 } as const
    await take(store, module, 5)
    await take(store, whole, 2)
    const { promise: given, resolve: hasGiven } = Promise.withResolvers<void>()
    const { promise: waits, resolve: isWaitedFor } = Promise.withResolvers<void>()
    const ofModule = store.change(async (tx) => {
      const answer = await giveBackSeats([{ of: module, seats: 5 }])(tx)
      hasGiven()
      await waits
      return answer
    })
    await given
    const ofWhole = giveBack(store, whole, 2)
    // Long enough to meet the row that the other one has changed.
    await setTimeout(200)
    isWaitedFor()
    expect((await ofModule).ok).toBe(true)
    expect(await ofWhole).toEqual({ ok: true, value: seatsInAll })
  })

  test.each([
    ['more seats of an event than it has', 'update event set taken = places + 1'],
    ['fewer than none of an event', 'update event set taken = -1'],
    ['more of a workshop or contingent than there are', 'update part_seats set taken = capacity + 1'],
    ['fewer than none of one', 'update part_seats set taken = -1'],
    ['a capacity below what is taken', 'update part_seats set capacity = taken - 1'],
    ['seats of what has no seats', "update part_seats set kind = 'theme'"],
    ['seats of no event', 'update part_seats set event_id = 77'],
  ])('no database holds %s, whoever writes it', async (_, statement) => {
    const { url, store } = await filled()
    await take(store, workshop, 2)
    await take(store, rooms, 1)
    const database = await databaseAt(url, { create: false })
    onTestFinished(() => database.close())
    const written = database.transaction((trx) => sql.raw(statement).execute(trx))
    await expect(written).rejects.toThrow(/constraint/i)
    expect(await giveBack(store, workshop, 2)).toEqual({ ok: true, value: 6 })
  })
})
