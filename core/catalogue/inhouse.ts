import { firstMinutes } from '../shared/duration.ts'
import { gross, type Cents, type Price } from '../shared/money.ts'
import type { Theme } from './catalogue.ts'

/** What a seminar at the customer's costs, net; meals and rooms there are not ours to charge. */
export interface InhouseRates {
  /** A day of two teachers, preparation included. */
  readonly day: Cents
  /** The journey of the teachers, once. */
  readonly journey: Cents
  /** Documents and starter package of one participant. */
  readonly material: Cents
  /** Percent. */
  readonly vat: number
}

export const inhouseRates: InhouseRates = { day: 2_450_00, journey: 290_00, material: 39_00, vat: 19 }

/** So many people may come for the day rate; more than that is a talk. */
export const mostInhouse = 20
/** The example on the page is reckoned for so many. */
export const exampleGroup = 12

export interface InhouseLine {
  readonly item: 'days' | 'journey' | 'material'
  readonly count: number
  readonly each: Cents
  readonly net: Cents
}

export interface InhousePrice {
  readonly days: number
  readonly participants: number
  readonly lines: readonly InhouseLine[]
  readonly total: Price
  readonly vat: Cents
  readonly gross: Cents
  /** Net, of one participant. */
  readonly perPerson: Cents
}

/** A duration in days that are charged: a half day counts as half, what is told in minutes as one. */
const daysOf = (duration: number): number => (duration >= firstMinutes ? 1 : Math.max(duration, 0.5))

/** Days that are charged for a theme: its own, or those of the modules of its next event; one where nothing is told. */
export const inhouseDays = ({ content, events }: Pick<Theme, 'content' | 'events'>): number => {
  const modules = events[0]?.modules.flatMap(({ duration }) => duration ?? []) ?? []
  const told = modules.length > 0 ? modules : [content[0]?.duration ?? 1]
  return told.reduce((days, duration) => days + daysOf(duration), 0)
}

/** Reckons a seminar at the customer's. VAT is reckoned on the sum and rounded once (domain §4.4). */
export const inhousePrice = (
  { days, participants }: { readonly days: number; readonly participants: number },
  rates: InhouseRates,
): InhousePrice => {
  const line = (item: InhouseLine['item'], count: number, each: Cents): InhouseLine => ({
    item,
    count,
    each,
    net: Math.round(count * each),
  })
  const lines = [
    line('days', days, rates.day),
    line('journey', 1, rates.journey),
    line('material', participants, rates.material),
  ]
  const net = lines.reduce((sum, each) => sum + each.net, 0)
  const total = { net, rate: rates.vat }
  return {
    days,
    participants,
    lines,
    total,
    vat: gross(total) - net,
    gross: gross(total),
    perPerson: Math.round(net / participants),
  }
}

/**
 * From how many people on it costs no more than the fee of an open event; undefined where that is not within one group.
 */
export const inhousePaysFrom = (days: number, fee: Cents, rates: InhouseRates): number | undefined => {
  for (let participants = 1; participants <= mostInhouse; participants++)
    if (inhousePrice({ days, participants }, rates).total.net <= participants * fee) return participants
  return undefined
}
