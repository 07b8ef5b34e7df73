import { eurosTyped } from '../shared/euro-amount.ts'
import type { Cents } from '../shared/money.ts'
import { done, refused, type FieldFault, type Result } from '../shared/result.ts'
import {
  mostKm,
  mostParticipants,
  mostTicket,
  travelModes,
  type ChosenCosts,
  type CostChoices,
  type EachField,
  type TravelMode,
} from './costs.ts'
import type { WrongCosts } from './ports.ts'

type Read<V> = { readonly value: V } | { readonly fault: FieldFault }
type Reader<V> = (typed: string) => Read<V>

const wholeNumber: Reader<number> = (typed) =>
  /^\d{1,9}$/.test(typed) ? { value: Number(typed) } : { fault: 'malformed' }

const within =
  (least: number, most: number, read: Reader<number>): Reader<number> =>
  (typed) => {
    const it = read(typed)
    if ('fault' in it) return it
    if (it.value < least) return { fault: 'too-low' }
    return it.value > most ? { fault: 'too-high' } : it
  }

const amount: Reader<Cents> = (typed) => {
  const value = eurosTyped(typed)
  return value === undefined ? { fault: 'malformed' } : { value }
}

const yes: Reader<boolean> = (typed) =>
  typed === 'ja' || typed === 'nein' ? { value: typed === 'ja' } : { fault: 'unknown' }

const mode: Reader<TravelMode> = (typed) => {
  const value = travelModes.find((known) => known === typed)
  return value ? { value } : { fault: 'unknown' }
}

/** What was typed, with a traveller for each participant; or every field at fault. */
export function chosenCosts(choices: CostChoices): Result<ChosenCosts, WrongCosts> {
  const fields: { -readonly [Field in keyof WrongCosts['fields']]: WrongCosts['fields'][Field] } = {}
  const typedCount = choices.participants?.trim() ?? ''
  const count = typedCount === '' ? { value: 1 } : within(1, mostParticipants, wholeNumber)(typedCount)
  if ('fault' in count) fields.participants = count.fault
  const participants = 'value' in count ? count.value : 1
  const vat = choices.vat?.trim() ?? ''
  const vatShown = vat === '' ? { value: true } : yes(vat)
  if ('fault' in vatShown) fields.vat = vatShown.fault

  /** The field's value of each participant; undefined where he chose none. */
  const each = <V>(field: EachField, read: Reader<V>): readonly (V | undefined)[] => {
    const typed = (choices[field] ?? []).slice(0, participants).map((text) => text.trim())
    const values = typed.map((text, index) => {
      const it = text === '' ? { value: undefined } : read(text)
      if ('value' in it) return it.value
      fields[typed.length === 1 ? field : (`${field}-${index + 1}` as const)] = it.fault
      return undefined
    })
    return Array.from({ length: participants }, (_, index) => values[Math.min(index, values.length - 1)])
  }

  const overnight = each('overnight', yes)
  const eve = each('eve', yes)
  const late = each('late', yes)
  const breakfast = each('breakfast', yes)
  const parking = each('parking', yes)
  const travel = each('travel', mode)
  const km = each('km', within(0, mostKm, wholeNumber))
  const ticket = each('ticket', within(0, mostTicket, amount))
  if (Object.keys(fields).length > 0) return refused({ why: 'invalid', fields })

  return done({
    vatShown: !('value' in vatShown) || vatShown.value,
    travellers: Array.from({ length: participants }, (_, nth) => ({
      overnight: overnight[nth] ?? null,
      eve: eve[nth] ?? false,
      late: late[nth] ?? false,
      breakfast: breakfast[nth] ?? true,
      parking: parking[nth] ?? travel[nth] === 'auto',
      travel: travel[nth] ?? 'keine',
      km: km[nth] ?? 0,
      ticket: ticket[nth] ?? 0,
    })),
  })
}
