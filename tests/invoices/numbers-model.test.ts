import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#core/needs.ts'
import { gapsInNumbers } from '#core/invoices/gaps.ts'
import type { Invoice } from '#core/invoices/invoice.ts'
import { issueCorrection, issueInvoice } from '#core/invoices/issuing.step.ts'
import type { Day } from '#core/shared/day.ts'
import { refused, type Refusal, type Result } from '#core/shared/result.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { booking, costing, fee, named, seller } from './sample-bookings.ts'
import { isLong } from '#tests/long-run.ts'

const runs = isLong ? 5_000 : 200
/** Cents of one seat with 19 % VAT, reckoned by hand. */
const grossOfSeat = 177_310
const ids = ['one', 'two', 'three'] as const
type Id = (typeof ids)[number]

/**
 * What an accountant writes down: seats of each booking that are billed and for which day, and how many numbers of each
 * kind were given.
 */
interface Ledger {
  invoices: number
  corrections: number
  readonly billed: Map<Id, number>
  readonly days: Map<Id, Day>
  /** Changes of a booking so far: each is a reason to correct once. */
  readonly changes: Map<Id, number>
}

interface Real {
  readonly change: <R extends Refusal>(work: (tx: Tx) => Promise<Result<Invoice, R>>) => Promise<Result<Invoice, R>>
  readonly invoices: ReturnType<typeof openMemoryStore>['invoices']
}

/** A store, whose transactions may have something wrong with them. */
const openedWith = (spoil: (tx: Tx) => Tx): Real => {
  const { change, invoices } = openMemoryStore()
  return { change: (work) => change((tx) => work(spoil(tx))), invoices }
}

const days = ['2027-01-11', '2027-02-01'] as const
const dayOf = (ledger: Ledger, id: Id): Day => ledger.days.get(id) ?? days[0]

const toBill = (id: Id, seats: number, day: Day, reason: string) => {
  const recipients = Array.from({ length: seats }, (_, n) => named(`${id}-${n}`))
  const costs = Object.fromEntries(recipients.map((it) => [it.id, costing([fee])]))
  const event = { ...booking().event, startDate: day, endDate: day }
  const of = booking({ id, token: `token of ${id}`, orderNo: `B-${id}`, recipients, costs, event })
  return { booking: of, reason, day: '2026-11-20', seller } as const
}

async function compare(ledger: Ledger, real: Real): Promise<void> {
  const { invoices, corrections, billed } = ledger
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)
  expect(await real.invoices.numbers('R-2026', 0, 1_000)).toEqual(upTo(invoices))
  expect(await real.invoices.numbers('K-2026', 0, 1_000)).toEqual(upTo(corrections))
  expect(await gapsInNumbers(real.invoices, 10)).toEqual([])
  for (const id of ids) {
    const of = await real.invoices.ofBooking(id)
    const gross = of.reduce((sum, { invoice }) => sum + invoice.totals.gross, 0)
    expect([id, gross]).toEqual([id, (billed.get(id) ?? 0) * grossOfSeat])
    const lines = of.flatMap(({ invoice: { service, lines: all } }) => all.map((line) => ({ service, ...line })))
    for (const day of days) {
      const seats = lines.reduce((sum, { quantity, service }) => sum + (service.from === day ? quantity : 0), 0)
      expect([id, day, seats]).toEqual([id, day, day === dayOf(ledger, id) ? (billed.get(id) ?? 0) : 0])
    }
  }
}

type Command = fc.AsyncCommand<Ledger, Real>

/** Issues what a booking is owed, in some way; whether it is more than before is for the ledger to say. */
const command = (name: string, run: (ledger: Ledger, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (ledger, real) => {
    await run(ledger, real)
    await compare(ledger, real)
  },
  toString: () => name,
})

/** Bills a booking: the first time, for it is billed once. */
const bill = (id: Id, seats: number, times: number): Command =>
  command(`bill ${seats} seats of ${id}, ${times} at once`, async (ledger, real) => {
    const day = dayOf(ledger, id)
    const isNew = !ledger.billed.has(id)
    if (isNew) {
      ledger.billed.set(id, seats)
      ledger.invoices += 1
    }
    const answers = await Promise.all(
      Array.from({ length: times }, () => real.change((tx) => issueInvoice(tx, toBill(id, seats, day, 'booked')))),
    )
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.number : answer.refusal.why))).size).toBe(1)
  })

/** Corrects a booking to so many seats, for one reason, however often it is told. */
const correct = (id: Id, seats: number, times: number): Command =>
  command(`correct ${id} to ${seats} seats, ${times} at once`, async (ledger, real) => {
    const change = (ledger.changes.get(id) ?? 0) + 1
    ledger.changes.set(id, change)
    const before = ledger.billed.get(id)
    if (before !== undefined && before !== seats) {
      ledger.billed.set(id, seats)
      ledger.corrections += 1
    }
    await corrected(real, toBill(id, seats, dayOf(ledger, id), `changed ${change}`), times)
  })

/** Holds the event of a booking on another day: what is billed for it is corrected, if there is any. */
const reschedule = (id: Id, day: Day, times: number): Command =>
  command(`hold ${id} on ${day}, told ${times} times at once`, async (ledger, real) => {
    const change = (ledger.changes.get(id) ?? 0) + 1
    ledger.changes.set(id, change)
    const seats = ledger.billed.get(id)
    if (seats !== undefined && seats > 0 && day !== dayOf(ledger, id)) ledger.corrections += 1
    ledger.days.set(id, day)
    await corrected(real, toBill(id, seats ?? 1, day, `changed ${change}`), times)
  })

const corrected = (real: Real, asked: ReturnType<typeof toBill>, times: number) =>
  Promise.all(Array.from({ length: times }, () => real.change((tx) => issueCorrection(tx, asked))))

/** A transaction that issues and then fails: its number was never given. */
const undone = (id: Id, seats: number): Command =>
  command(`undone: ${seats} seats of ${id}`, async (ledger, real) => {
    await real.change(async (tx) => {
      await issueInvoice(tx, toBill(id, seats, dayOf(ledger, id), 'booked'))
      await issueCorrection(tx, toBill(id, seats, dayOf(ledger, id), 'undone'))
      return refused({ why: 'not-found' })
    })
  })

const anyId = fc.constantFrom(...ids)
const seatsFrom = (min: number) => fc.integer({ min, max: 4 })
const times = fc.integer({ min: 1, max: 3 })
const commands = fc.commands(
  [
    fc.tuple(anyId, seatsFrom(1), times).map((of) => bill(...of)),
    fc.tuple(anyId, seatsFrom(0), times).map((of) => correct(...of)),
    fc.tuple(anyId, fc.constantFrom(...days), times).map((of) => reschedule(...of)),
    fc.tuple(anyId, seatsFrom(1)).map((of) => undone(...of)),
  ],
  { maxCommands: 20 },
)

const played = (spoilers: () => (tx: Tx) => Tx, numRuns: number, seed?: number) =>
  fc.assert(
    fc.asyncProperty(commands, (all) =>
      fc.asyncModelRun(
        () => ({
          model: { invoices: 0, corrections: 0, billed: new Map(), days: new Map(), changes: new Map() },
          real: openedWith(spoilers()),
        }),
        all,
      ),
    ),
    { numRuns, ...(seed !== undefined && { seed }) },
  )

test('invoices and corrections are numbered without a gap and come to what is owed, in any order', async () => {
  await played(() => (tx) => tx, runs)
})

describe('the ledger notices', () => {
  test('a number that is given though nothing is issued', async () => {
    const leaking = () => {
      const given = new Map<string, number>()
      const next = async (series: string): Promise<number> => {
        given.set(series, (given.get(series) ?? 0) + 1)
        return given.get(series) ?? NaN
      }
      return (tx: Tx): Tx => ({ ...tx, numbers: { next } })
    }
    await expect(played(leaking, 100, 1)).rejects.toHaveProperty('cause.name', 'AssertionError')
  })

  test('a correction that is issued twice', async () => {
    const forgetful =
      () =>
      (tx: Tx): Tx => ({
        ...tx,
        invoices: {
          ...tx.invoices,
          lock: async (id) => (await tx.invoices.lock(id)).filter(({ invoice: { kind } }) => kind === 'rechnung'),
          // The store takes no two for one reason, either.
          add: (entry) => tx.invoices.add({ ...entry, reason: `${entry.reason} ${entry.invoice.number}` }),
        },
      })
    await expect(played(forgetful, 100, 1)).rejects.toHaveProperty('cause.name', 'AssertionError')
  })
})
