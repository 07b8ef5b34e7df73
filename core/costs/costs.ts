import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'

/** At most so many participants in one reckoning (domain §4.4). */
export const mostParticipants = 50
/** Longest way that is believed, in kilometres there and back, and dearest ticket in cents. */
export const mostKm = 5_000
export const mostTicket: Cents = 200_000

export const travelModes = ['bahn', 'auto', 'keine'] as const
export type TravelMode = (typeof travelModes)[number]

/**
 * What a visitor chooses, as typed. A list holds a value for each participant; its last one counts for all who follow,
 * so one value counts for everyone. An empty text is no choice.
 */
export interface CostChoices {
  /** 1 to 50; 1 where nothing is said. */
  readonly participants?: string
  /** Whether he stays the nights in between; without a choice he does where it lasts more than one day. */
  readonly overnight?: readonly string[]
  /** Comes the evening before. */
  readonly eve?: readonly string[]
  /** Leaves the morning after. */
  readonly late?: readonly string[]
  /** After every night; without a choice yes. */
  readonly breakfast?: readonly string[]
  /** Without a choice whoever comes by car parks. */
  readonly parking?: readonly string[]
  readonly travel?: readonly string[]
  /** Kilometres by car, there and back. */
  readonly km?: readonly string[]
  /** Euros for train tickets, there and back, with a German comma or a point. */
  readonly ticket?: readonly string[]
  /** 'ja': net, VAT and gross, as without a choice; 'nein': net alone, for whom VAT is no cost. */
  readonly vat?: string
}
export type CostField = keyof CostChoices
/** Fields of which each participant has his own. */
export type EachField = Exclude<CostField, 'participants' | 'vat'>

/** The choices, understood. */
export interface ChosenCosts {
  /** One for each participant. */
  readonly travellers: readonly Traveller[]
  readonly vatShown: boolean
}

/** One participant's journey and stay. */
export interface Traveller {
  /** null: as the event suggests. */
  readonly overnight: boolean | null
  readonly eve: boolean
  readonly late: boolean
  readonly breakfast: boolean
  readonly parking: boolean
  readonly travel: TravelMode
  readonly km: number
  readonly ticket: Cents
}

/** What of it the hotels bill. */
export type HotelGuest = Pick<Traveller, 'overnight' | 'eve' | 'late' | 'breakfast' | 'parking'>

/** What is paid for, in the order of a bill. */
export const costItems = [
  'fee',
  // A seminar for one committee alone, however many take part.
  'inhouse',
  'night',
  'breakfast',
  'day-package',
  'food',
  'drinks',
  'business',
  'parking',
  'city-tax',
] as const
export type CostItem = (typeof costItems)[number]

export interface CostLine {
  readonly item: CostItem
  readonly quantity: number
  /** Of one; null: auf Anfrage. */
  readonly net: Cents | null
  /** VAT in percent on the day of service. */
  readonly rate: number
  /** Title of the module of a series that it belongs to. */
  readonly module?: string
}

/** VAT is reckoned per rate on the sum and rounded once (EN 16931). */
export interface CostTotals {
  readonly net: Cents
  readonly vatByRate: readonly { readonly rate: number; readonly net: Cents; readonly vat: Cents }[]
  readonly gross: Cents
  readonly currency: 'EUR'
  /** false when any price is auf Anfrage: the sums are those of the others. */
  readonly complete: boolean
}

/** For information only: nobody bills it. */
export interface TravelCosts {
  readonly mode: TravelMode
  /** One for every meeting in a hotel. */
  readonly journeys: number
  /** Of one journey, there and back. */
  readonly km: number
  /** Of all journeys. */
  readonly cents: Cents
}

/** Participants who cost the same. */
export interface CostGroup {
  /** Their numbers, from 1. */
  readonly participants: readonly number[]
  readonly traveller: Traveller
  /** Of one of them. */
  readonly lines: readonly CostLine[]
  readonly totals: CostTotals
  readonly travel: TravelCosts
}

/** What costs money and is in no sum. */
export type NotIncluded = 'evenings' | 'journey' | 'wages' | 'equipment'

/** On what the training and the claim for its costs rest (domain §4.2). */
export interface LegalBasis {
  readonly group: TargetGroup
  readonly training: string
  readonly costs: string
}

export interface CostEstimate {
  readonly event: ListedEvent
  /** In words: '3 Tage', '3 Tage + 90 Minuten'. */
  readonly duration: string
  readonly participants: number
  /** Whether the reader wants VAT and the gross sum; both are reckoned in any case. */
  readonly vatShown: boolean
  readonly groups: readonly CostGroup[]
  /** Of all together. */
  readonly lines: readonly CostLine[]
  readonly totals: CostTotals
  /** Cents for all journeys of all. */
  readonly travel: Cents
  readonly notIncluded: readonly NotIncluded[]
  readonly legalBasis: readonly LegalBasis[]
  readonly validUntil: Day
}
