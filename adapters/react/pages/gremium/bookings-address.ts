// Without React: what the address of the page of bookings says.
import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { Scope } from '#core/participation/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'

/** Names in the address. */
export const scopeField = 'sicht'
export const whenField = 'zeit'
export const yearField = 'jahr'
export const bookingField = 'buchung'
export const doneField = 'getan'

/** What a form of the page does, by which it is named. */
export const bookingDeeds = ['absagen', 'ersatz'] as const
export type BookingDeed = (typeof bookingDeeds)[number]

export const whens = ['future', 'past', 'year'] as const
export type When = (typeof whens)[number]

/** What is looked at. */
export interface Looking {
  /** Named where whoever looks belongs to several. */
  readonly gremium?: string | undefined
  readonly scope: Scope
  readonly when: When
  readonly year?: number | undefined
}

const whenWord: Readonly<Record<When, string | undefined>> = { future: undefined, past: 'vergangen', year: 'jahr' }

/** The address of what is looked at. */
export function bookingsHref(
  { gremium, scope, when, year }: Looking,
  also: { readonly after?: string; readonly booking?: string; readonly done?: BookingDeed } = {},
): string {
  const said: readonly (readonly [string, string | undefined])[] = [
    [gremiumField, gremium],
    [scopeField, scope === 'me' ? 'meine' : undefined],
    [whenField, whenWord[when]],
    [yearField, when === 'year' && year !== undefined ? String(year) : undefined],
    ['after', also.after],
    [bookingField, also.booking],
    [doneField, also.done],
  ]
  const query = new URLSearchParams(said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  return query.size > 0 ? `${addressOf.gremiumBookings}?${query.toString()}` : addressOf.gremiumBookings
}

/** What an address looks at; whoever belongs to no Gremium has her own bookings alone. */
export function lookingAt({ searchParams }: URL, belongs: boolean): Omit<Looking, 'gremium'> {
  const year = /^\d{4}$/.exec(searchParams.get(yearField) ?? '')?.[0]
  const when = whens.find((one) => whenWord[one] === (searchParams.get(whenField) ?? undefined)) ?? 'future'
  if (belongs && when === 'year') return { scope: 'gremium', when, ...(year !== undefined && { year: Number(year) }) }
  return {
    scope: belongs && searchParams.get(scopeField) !== 'meine' ? 'gremium' : 'me',
    when: when === 'past' ? 'past' : 'future',
  }
}
