import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#core/needs.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { event, programme } from '../storage/contract/programme.ts'
import { act, feeOf, freeIn, order, pass, rules, type Action, type Mode, type Model } from './model.ts'
import { contestOn, eventId, typed, type Contest } from './parties.ts'

const runs = process.env['LONG'] === undefined ? 200 : 2000

/** Midnight in Berlin on the first day, in winter time as all the days before it. */
const start = '2027-03-14T23:00:00.000Z'
const hoursAtFirst = 130 * 24
const at = (hoursBefore: number) => addSeconds(start, -hoursBefore * 3600)

interface Real {
  readonly contest: Contest
  readonly store: OpenStore
  /** Of the orders that were taken, in the order in which they came. */
  readonly tokens: string[]
  readonly letters: string[]
  orders: number
}

const opened = async (faulty: (store: OpenStore) => OpenStore): Promise<Real> => {
  const store = openMemoryStore()
  const contested = event({
    eventId,
    places: rules.places,
    taken: 0,
    startDate: '2027-03-15',
    endDate: '2027-03-17',
    price: { net: rules.fee, rate: 19 },
  })
  await store.content.apply(programme({ events: [contested] }), '2026-11-01', '2026-11-01')
  const contest = contestOn(faulty(store), at(hoursAtFirst))
  return { contest, store, tokens: [], letters: [], orders: 0 }
}

const lettersSent = async ({ store, letters }: Real): Promise<readonly string[]> => {
  const now = '2030-01-01T00:00:00.000Z'
  for (const { id, letter } of await store.letters.claim(100, now, now)) {
    await store.letters.sent(id, now)
    if (letter.kind !== 'order-arrived') letters.push('what' in letter ? `${letter.kind} ${letter.what}` : letter.kind)
  }
  return letters.toSorted()
}

/** Everything that customers see is what the model says. */
async function compare(model: Model, real: Real): Promise<void> {
  const { bookings } = real.contest.site('anybody').booking
  for (const [index, party] of model.parties.entries()) {
    const shown = await bookings.booking({ token: real.tokens[index] ?? '' })
    if (!shown.ok) throw new Error(shown.refusal.why)
    const { booking, cancellation } = shown.value
    expect([index, booking.state]).toEqual([index, party.state])
    expect(booking.heldUntil).toBe(party.heldUntil === undefined ? undefined : at(party.heldUntil))
    if (cancellation) expect(cancellation[0]?.net).toBe(feeOf(model, party))
  }
  expect((await real.store.catalogue.event(eventId))?.placesLeft).toBe(freeIn(model))
  expect(await lettersSent(real)).toEqual(model.letters.toSorted())
  expect(await real.store.audit.findings()).toEqual([])
}

type Command = fc.AsyncCommand<Model, Real>

class Order implements Command {
  readonly seats: number
  readonly mode: Mode
  constructor(seats: number, mode: Mode) {
    this.seats = seats
    this.mode = mode
  }
  check = (): boolean => true
  async run(model: Model, real: Real): Promise<void> {
    const { cart, orders } = real.contest.site(`party ${(real.orders += 1)}`).booking
    const added = await cart.addItem({ eventId, quantity: this.seats, mode: this.mode })
    const isTaken = order(model, this.seats, this.mode)
    expect(added.ok).toBe(isTaken)
    if (!isTaken) return
    const filled = await cart.updateOrderOptions(typed)
    if (!filled.ok) throw new Error(filled.refusal.why)
    const asked = { cartVersion: filled.value.version, acceptAgb: true, privacyAccepted: true }
    const ordered = await orders.checkout(asked)
    if (!ordered.ok) throw new Error(ordered.refusal.why)
    // A double click.
    expect(await orders.checkout(asked)).toMatchObject({ value: { orderNo: ordered.value.orderNo } })
    real.tokens.push(ordered.value.confirmationUrl.replace('/buchung/', ''))
    await compare(model, real)
  }
  toString = (): string => `${this.mode} ${this.seats}`
}

class Act implements Command {
  readonly which: number
  readonly action: Action
  constructor(which: number, action: Action) {
    this.which = which
    this.action = action
  }
  check = ({ parties }: Readonly<Model>): boolean => parties.length > 0
  async run(model: Model, real: Real): Promise<void> {
    const index = this.which % model.parties.length
    const party = model.parties[index]
    const token = real.tokens[index]
    if (!party || token === undefined) throw new Error('a party has a token')
    const { bookings } = real.contest.site('anybody').booking
    const shown = await bookings.booking({ token })
    if (!shown.ok) throw new Error(shown.refusal.why)
    const asked = { token, version: shown.value.booking.version }
    const feeNet = feeOf(model, party)
    const answer = await {
      cancel: () => bookings.cancel({ ...asked, feeNet }),
      book: () => bookings.book({ ...asked, acceptAgb: true }),
      claim: () => bookings.claim({ ...asked, acceptAgb: true }),
      decline: () => bookings.decline(asked),
    }[this.action]()
    expect(answer.ok).toBe(act(model, party, this.action))
    await compare(model, real)
  }
  toString = (): string => `${this.action} ${this.which}`
}

class Pass implements Command {
  readonly hoursAfter: (model: Readonly<Model>) => number
  readonly name: string
  constructor(name: string, hoursAfter: (model: Readonly<Model>) => number) {
    this.name = name
    this.hoursAfter = hoursAfter
  }
  /** Shorter before the event every seat needs a name. */
  check = (model: Readonly<Model>): boolean => {
    const after = this.hoursAfter(model)
    return after < model.hoursBefore && after > 15 * 24
  }
  async run(model: Model, real: Real): Promise<void> {
    pass(model, model.hoursBefore - this.hoursAfter(model))
    real.contest.travelTo(at(model.hoursBefore))
    await real.contest.keepTimetable()
    await compare(model, real)
  }
  toString = (): string => this.name
}

const commands = fc.commands(
  [
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom<Mode>('buchen', 'buchen', 'reservieren', 'warteliste'))
      .map(([seats, mode]) => new Order(seats, mode)),
    fc
      .tuple(fc.nat(11), fc.constantFrom<Action>('cancel', 'cancel', 'book', 'claim', 'decline'))
      .map(([which, action]) => new Act(which, action)),
    fc
      .integer({ min: 1, max: 20 * 24 })
      .map((hours) => new Pass(`${hours} h pass`, ({ hoursBefore }) => hoursBefore - hours)),
    // The days on which something changes, and their neighbours.
    fc
      .constantFrom(35, 29, 28, 27, 22, 21, 20)
      .map((days) => new Pass(`until noon, ${days} days before`, () => days * 24 - 12)),
  ],
  { maxCommands: 25 },
)

const played = (faulty: (store: OpenStore) => OpenStore, numRuns: number, seed?: number) =>
  fc.assert(
    fc.asyncProperty(commands, (all) =>
      fc.asyncModelRun(async () => {
        const real = await opened(faulty)
        return { model: { hoursBefore: hoursAtFirst, parties: [], letters: [] }, real }
      }, all),
    ),
    { numRuns, ...(seed !== undefined && { seed }) },
  )

test('bookings live as their written rules say, in any order of events', { timeout: 600_000 }, async () => {
  await played((store) => store, runs)
})

/** A store whose transactions have something wrong with them. */
const withFault =
  (spoil: (tx: Tx) => Tx) =>
  (store: OpenStore): OpenStore => ({
    ...store,
    change: <T, R extends Refusal = never>(work: (tx: Tx) => Promise<Result<T, R>>) =>
      store.change<T, R>((tx) => work(spoil(tx))),
  })

describe('the model notices', () => {
  test.each<readonly [string, (tx: Tx) => Tx]>([
    [
      'a lost update: a cancellation that is not stored',
      (tx) => ({
        ...tx,
        bookings: {
          ...tx.bookings,
          save: async (booking) => (booking.state === 'storniert_kunde' ? undefined : tx.bookings.save(booking)),
        },
      }),
    ],
    [
      'a double promotion: seats that are offered are not taken',
      (tx) => ({
        ...tx,
        seats: {
          ...tx.seats,
          take: async (of, seats) => {
            const waiting = await tx.bookings.waitingFor(eventId)
            return waiting.length > 0 ? tx.seats.left(eventId) : tx.seats.take(of, seats)
          },
        },
      }),
    ],
    [
      'a lost letter: nobody is told of an offer',
      (tx) => ({
        ...tx,
        letters: {
          ...tx.letters,
          post: async (letter, now) =>
            letter.kind === 'booking-news' && letter.what === 'offered' ? undefined : tx.letters.post(letter, now),
        },
      }),
    ],
    [
      'a task that is forgotten: a reservation that never lapses',
      (tx) => ({
        ...tx,
        tasks: {
          ...tx.tasks,
          schedule: async (task, due) => (task.kind === 'end-hold' ? undefined : tx.tasks.schedule(task, due)),
        },
      }),
    ],
    [
      'a party that is left out: the last who waits is never seen',
      (tx) => ({
        ...tx,
        bookings: { ...tx.bookings, waitingFor: async (id) => (await tx.bookings.waitingFor(id)).slice(0, -1) },
      }),
    ],
  ])('%s', { timeout: 120_000 }, async (_, spoil) => {
    await expect(played(withFault(spoil), 100, 1)).rejects.toThrow('Property failed')
  })

  test('a fee that is off by a day', { timeout: 120_000 }, async () => {
    const offByADay = (store: OpenStore): OpenStore => ({
      ...store,
      content: {
        ...store.content,
        brand: async () => {
          const brand = await store.content.brand()
          return brand && { ...brand, freeCancellation: 29 }
        },
      },
    })
    await expect(played(offByADay, 200, 1)).rejects.toThrow('Property failed')
  })
})
