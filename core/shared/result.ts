import type { CalendarDate } from './day.ts'

/** A refusal names why something was not done; it is a value, never an exception. */
export interface Refusal {
  readonly why: string
}

/** What a port answers: the value, or the named refusal. Only bugs and broken machines throw. */
export type Result<V, R extends Refusal> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly refusal: R }

export const done = <V>(value: V): { readonly ok: true; readonly value: V } => ({ ok: true, value })

export const refused = <R extends Refusal>(refusal: R): { readonly ok: false; readonly refusal: R } => ({
  ok: false,
  refusal,
})

/** What can be wrong with one field of a form. */
export type FieldFault =
  | 'missing'
  | 'malformed'
  | 'too-short'
  | 'too-long'
  /** Of numbers. */
  | 'too-low'
  | 'too-high'
  | 'unknown'
  | 'too-common'
  /** Of a password or a code. */
  | 'wrong'
  /** It is so already. */
  | 'unchanged'
  /** Somebody else has it already. */
  | 'taken'
  | 'not-accepted'
  /** A field that has to stay empty is not. */
  | 'not-empty'
  /** Of files. */
  | 'too-many'
  | 'too-large'
  | 'too-large-together'
  | 'wrong-kind'
  | 'empty'

/** Field rules refuse with this: every field at fault and its fault (architecture: every field rule is a core rule). */
export interface Invalid<Field extends string = string> {
  readonly why: 'invalid'
  readonly fields: { readonly [F in Field]?: FieldFault }
}

/** Every fault with its field, in the order in which the rules name them. */
export const faultsOf = <Field extends string>(
  fields: Invalid<Field>['fields'],
): readonly (readonly [field: Field, fault: FieldFault])[] => Object.entries(fields) as [Field, FieldFault][]

/** Refuses when there is nothing at the asked address or key, or it belongs to somebody else. */
export interface NotFound {
  readonly why: 'not-found'
}

/** The key names nothing here any more, but something else stands for it: redirect to that address. */
export interface Redirected {
  readonly why: 'moved'
  readonly to: string
}

/** The event is over; its theme may have others (domain §7.13). */
export interface Past {
  readonly why: 'past'
  readonly themeUrl: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** The event has begun, so that nobody comes to it anew; its own page still tells of it. */
export interface Begun {
  readonly why: 'begun'
  readonly themeUrl: string
  /** Last segment of the address of the event. */
  readonly url: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

export interface NotSignedIn {
  readonly why: 'not-signed-in'
}

/** Refuses somebody who is signed in, and may not do that. */
export interface NotAllowed {
  readonly why: 'not-allowed'
}

/** Refuses a visitor who asks too often; he may ask again after that many seconds. */
export interface TooMany {
  readonly why: 'too-many'
  readonly retryAfter: number
}

/** Runs rules in order; the first refusal wins. */
export const firstRefusal =
  <Facts, R extends Refusal>(rules: readonly ((asked: Facts) => R | undefined)[]) =>
  (asked: Facts): R | undefined => {
    for (const rule of rules) {
      const refusal = rule(asked)
      if (refusal) return refusal
    }
    return undefined
  }
