/**
 * The rules of bookings as they are written for customers, and nothing of the program: what a small model of one event
 * knows. Time is counted in hours before the event begins. An event that is no run is one module.
 */
export const rules = {
  places: 5,
  reservationHours: 14 * 24,
  reminderHours: 10 * 24,
  offerHours: 48,
  invitationHours: 21 * 24,
  /** Cents of one seat. */
  fee: 100_000,
} as const

export type ModelState =
  | 'reserviert'
  | 'angefragt'
  | 'bestaetigt'
  | 'eingeladen'
  | 'warteliste'
  | 'nachgerueckt'
  | 'storniert_kunde'
  | 'verfallen'

export type Modules = readonly number[] | undefined

export interface Party {
  readonly seats: number
  /** Which modules of a run it wants, by their position; undefined: all of it. The price of some is on request. */
  readonly modules: Modules
  state: ModelState
  /** Hours before the event; seats are held until then. */
  heldUntil?: number
  /** When it was decided until when. */
  heldSince?: number
  remindAt?: number
}

/** One event, its parties in the order in which they came, and the letters that were due. */
export interface Model {
  hoursBefore: number
  /** How many modules the event has. */
  readonly modules: number
  readonly parties: Party[]
  readonly letters: string[]
}

const holding: ReadonlySet<ModelState> = new Set([
  'reserviert',
  'angefragt',
  'bestaetigt',
  'eingeladen',
  'nachgerueckt',
])

/** How many seats whoever wants these modules, or all of them, finds free: each has as many places as the event. */
export const freeIn = ({ parties, modules }: Model, wanted?: Modules): number => {
  const held = parties.filter(({ state }) => holding.has(state))
  const freeInModule = (module: number): number =>
    held
      .filter((party) => party.modules?.includes(module) ?? true)
      .reduce<number>((free, { seats }) => free - seats, rules.places)
  return Math.min(...(wanted ?? Array.from({ length: modules }, (_, module) => module)).map(freeInModule))
}

/** Offers what is free to whoever waits, whole parties in their order. */
function promote(model: Model): void {
  for (const party of model.parties) {
    if (party.state !== 'warteliste' || party.seats > freeIn(model, party.modules)) continue
    party.state = 'nachgerueckt'
    party.heldUntil = model.hoursBefore - rules.offerHours
    party.heldSince = model.hoursBefore
    model.letters.push('booking-news offered')
  }
}

/** Bound at once, or asked for where the office has to name a price. */
const bookedFor = (modules: Modules) => (modules ? 'angefragt' : 'bestaetigt')

export type Mode = 'buchen' | 'reservieren' | 'warteliste'

/** Whether the order is taken. */
export function order(model: Model, seats: number, mode: Mode, modules?: Modules): boolean {
  if (mode !== 'warteliste' && seats > freeIn(model, modules)) return false
  const state = ({ buchen: bookedFor(modules), reservieren: 'reserviert', warteliste: 'warteliste' } as const)[mode]
  const party: Party = { seats, modules, state }
  if (mode === 'reservieren') {
    party.heldUntil = model.hoursBefore - rules.reservationHours
    party.heldSince = model.hoursBefore
    party.remindAt = model.hoursBefore - rules.reminderHours
  }
  model.parties.push(party)
  model.letters.push('order-received')
  if (mode === 'warteliste') promote(model)
  return true
}

export type Action = 'cancel' | 'book' | 'claim' | 'decline'

/** Whether it can be done. */
export function act(model: Model, party: Party, action: Action): boolean {
  const after: Partial<Record<ModelState, ModelState>> = {
    cancel: {
      reserviert: 'storniert_kunde',
      angefragt: 'storniert_kunde',
      bestaetigt: 'storniert_kunde',
      eingeladen: 'storniert_kunde',
      warteliste: 'storniert_kunde',
      nachgerueckt: 'storniert_kunde',
    },
    book: { reserviert: bookedFor(party.modules) },
    claim: { nachgerueckt: bookedFor(party.modules) },
    decline: { nachgerueckt: 'verfallen' },
  }[action] as Partial<Record<ModelState, ModelState>>
  const next = after[party.state]
  if (next === undefined) return false
  party.state = next
  delete party.heldUntil
  model.letters.push(
    {
      cancel: 'booking-news cancelled',
      book: 'booking-news booked',
      claim: 'booking-news claimed',
      decline: 'booking-news declined',
    }[action],
  )
  if (!holding.has(next)) promote(model)
  return true
}

/** What a cancellation of all costs now: nothing until 28 days before, then half, in the last week all. */
export function feeOf({ hoursBefore }: Model, { seats, state }: Party): number {
  if (state !== 'bestaetigt' && state !== 'eingeladen') return 0
  const daysBefore = Math.ceil(hoursBefore / 24)
  const percent = daysBefore >= 28 ? 0 : daysBefore >= 8 ? 50 : 100
  return (seats * rules.fee * percent) / 100
}

/** Hours pass, and what is due by then happens, the longest due first. */
export function pass(model: Model, hours: number): void {
  model.hoursBefore -= hours
  const now = model.hoursBefore
  for (;;) {
    const due = model.parties
      .flatMap((party) => [
        ...(party.remindAt !== undefined && party.remindAt >= now
          ? [{ party, at: party.remindAt, since: 0, what: 'remind' }]
          : []),
        ...(party.heldUntil !== undefined && party.heldUntil >= now
          ? [{ party, at: party.heldUntil, since: party.heldSince ?? 0, what: 'lapse' }]
          : []),
        ...(party.state === 'bestaetigt' && rules.invitationHours >= now
          ? [{ party, at: rules.invitationHours, since: 0, what: 'invite' }]
          : []),
      ])
      .toSorted((one, other) => other.at - one.at || other.since - one.since)[0]
    if (!due) return
    const { party, what } = due
    if (what === 'remind') {
      delete party.remindAt
      if (party.state === 'reserviert') model.letters.push('booking-news reminded')
    } else if (what === 'invite') {
      party.state = 'eingeladen'
      model.letters.push('booking-news invited')
    } else {
      delete party.heldUntil
      party.state = 'verfallen'
      model.letters.push('booking-news expired')
      promote(model)
    }
  }
}
