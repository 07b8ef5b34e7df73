import type { FieldFault, Invalid } from './result.ts'
import { lengthOf } from './text-length.ts'

/** Longest name and town in characters (domain §10). */
export const longestName = 80

/**
 * Names are letters of any script with what joins them. Digits, signs and a dot inside a word would let strangers put
 * web addresses into our letters.
 */
const nameShape = /^(?=.*\p{L})(?:[\p{L}\p{M} ,'’ʼ–-]|\.(?!\p{L}{2}))+$/u
const phoneShape = /^\+?[\d ()/.–-]+$/
const controlCharacter = /\p{Cc}/u
const controlButLineEnds = /[^\P{Cc}\n\r\t]/u
const fewestPhoneDigits = 5
const mostPhoneDigits = 20

/** A text as it is stored: without space around it, composed. */
export const tidy = (text: string): string => text.trim().normalize('NFC')

/** The same of a text of several lines, as browsers send it. */
export const tidyProse = (text: string): string => tidy(text.replaceAll('\r\n', '\n'))

export const nameFault = (name: string): FieldFault | undefined => {
  const text = tidy(name)
  if (text === '') return 'missing'
  if (lengthOf(text) > longestName) return 'too-long'
  return nameShape.test(text) ? undefined : 'malformed'
}

/** A text in one line, of at most so many characters. */
export const lineFault = (text: string, most: number): FieldFault | undefined => {
  if (lengthOf(text) > most) return 'too-long'
  return controlCharacter.test(text) ? 'malformed' : undefined
}

/** A text of several lines, of so many characters. */
export const proseFault = (text: string, fewest: number, most: number): FieldFault | undefined => {
  const length = lengthOf(text)
  if (length < fewest) return 'too-short'
  if (length > most) return 'too-long'
  return controlButLineEnds.test(text) ? 'malformed' : undefined
}

export const phoneFault = (phone: string): FieldFault | undefined => {
  const digits = phone.replace(/\D/g, '').length
  if (digits > mostPhoneDigits) return 'too-long'
  return phoneShape.test(phone) && digits >= fewestPhoneDigits ? undefined : 'malformed'
}

/** The fault of a text that may be left out. */
export const ifGiven = (
  text: string | undefined,
  fault: (text: string) => FieldFault | undefined,
): FieldFault | undefined => {
  const given = tidy(text ?? '')
  return given === '' ? undefined : fault(given)
}

export const acceptedFault = (yes: boolean): FieldFault | undefined => (yes ? undefined : 'not-accepted')

/** The honeypot has to stay empty. */
export const honeypotFault = (website: string | undefined): FieldFault | undefined =>
  (website ?? '') === '' ? undefined : 'not-empty'

export type FieldRules<Form, Field extends string> = {
  readonly [F in Field]: (asked: Form) => FieldFault | undefined
}

/** Every field at fault with its fault, in the order of the rules; undefined when there is none. */
export const whyInvalid = <Form, Field extends string>(
  rules: FieldRules<Form, Field>,
  asked: Form,
): Invalid<Field> | undefined => {
  const faults = (Object.keys(rules) as Field[]).flatMap((field) => {
    const fault = rules[field](asked)
    return fault ? [[field, fault] as const] : []
  })
  return faults.length === 0
    ? undefined
    : { why: 'invalid', fields: Object.fromEntries(faults) as Invalid<Field>['fields'] }
}
