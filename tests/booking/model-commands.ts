import fc from 'fast-check'
import { expect } from 'vitest'
import { addSeconds } from '#core/shared/dates.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { event, module, programme, theme } from '../storage/contract/programme.ts'
import { act, feeOf, freeIn, order, pass, rules, type Action, type Mode, type Model, type Modules } from './model.ts'
import { contestOn, eventId, typed, type Contest } from './parties.ts'

/** Midnight in Berlin on the first day, in winter time as all the days before it. */
const start = '2027-03-14T23:00:00.000Z'
const hoursAtFirst = 130 * 24
const at = (hoursBefore: number) => addSeconds(start, -hoursBefore * 3600)

/** Days on which the modules of a run begin, the first with the run. */
const moduleDays = ['2027-03-15', '2027-03-16', '2027-03-17']

/** What is contended for: an event, or a run whose modules are booked singly. */
export type Contested = 'event' | 'run'

export interface Real {
  readonly contest: Contest
  readonly store: OpenStore
  /** Of the orders that were taken, in the order in which they came. */
  readonly tokens: string[]
  readonly letters: string[]
  orders: number
}

/** A store with the event, as a model of it begins. */
export async function opened(contested: Contested, faulty: (store: OpenStore) => OpenStore) {
  const store = openMemoryStore()
  const run = contested === 'run'
  const modules = run
    ? moduleDays.map((day, at) => module({ title: `Modul ${at + 1}`, startDate: day, endDate: day, duration: 1 }))
    : []
  const contestedEvent = event({
    eventId,
    modules,
    places: rules.places,
    taken: 0,
    startDate: '2027-03-15',
    endDate: '2027-03-17',
    price: { net: rules.fee, rate: 19 },
  })
  const themes = [theme(run ? { eventType: 1, allowSingle: true } : {})]
  await store.content.apply(programme({ themes, events: [contestedEvent] }), '2026-11-01', '2026-11-01')
  const contest = contestOn(faulty(store), at(hoursAtFirst))
  const real: Real = { contest, store, tokens: [], letters: [], orders: 0 }
  const model: Model = { hoursBefore: hoursAtFirst, modules: Math.max(1, modules.length), parties: [], letters: [] }
  return { model, real }
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
  const event = await real.store.catalogue.event(eventId)
  expect(event?.placesLeft).toBe(freeIn(model))
  for (const [at, module] of (event?.modules ?? []).entries())
    expect([at, module.placesLeft ?? event?.placesLeft]).toEqual([at, freeIn(model, [at])])
  expect(await lettersSent(real)).toEqual(model.letters.toSorted())
  expect(await real.store.audit.findings()).toEqual([])
}

type Command = fc.AsyncCommand<Model, Real>

class Order implements Command {
  readonly seats: number
  readonly mode: Mode
  readonly modules: Modules
  constructor(seats: number, mode: Mode, modules: Modules) {
    this.seats = seats
    this.mode = mode
    this.modules = modules
  }
  check = (): boolean => true
  async run(model: Model, real: Real): Promise<void> {
    const { cart, orders } = real.contest.site(`party ${(real.orders += 1)}`).booking
    const modules = this.modules?.map((at) => moduleDays[at] ?? '')
    const added = await cart.addItem({ eventId, quantity: this.seats, mode: this.mode, ...(modules && { modules }) })
    const isTaken = order(model, this.seats, this.mode, this.modules)
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
  toString = (): string => `${this.mode} ${this.seats}${this.modules ? ` of modules ${this.modules.join()}` : ''}`
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

const all = fc.constant<Modules>(undefined)
const wanted: Readonly<Record<Contested, fc.Arbitrary<Modules>>> = {
  event: all,
  run: fc.oneof(all, fc.constantFrom<Modules>([0], [1], [2], [0, 1], [1, 2], [0, 2])),
}

/** What may happen to it, in any order. */
export const commandsOn = (contested: Contested) =>
  fc.commands(
    [
      fc
        .tuple(
          fc.integer({ min: 1, max: 4 }),
          fc.constantFrom<Mode>('buchen', 'buchen', 'reservieren', 'warteliste'),
          wanted[contested],
        )
        .map(([seats, mode, modules]) => new Order(seats, mode, modules)),
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
