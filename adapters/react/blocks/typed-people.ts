// Without React: what a form says of several who take part, as fields of a posted form.
import type { RecipientForm } from '#core/cart/recipient-rules.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { typedRecipient } from './typed-recipient.ts'

/** By the name of the field; what is not ticked is missing. */
export type TypedValues = Readonly<Record<string, string>>

/** The name of a field of one who takes part, counted from 1; refusals name it so too. */
export const fieldOf = (field: string, nth: number): string => `${field}-${nth}`

/** How many take part, of a posted form: at least one, at most so many. */
export const howMany = (text: string | undefined, most: number): number =>
  Math.min(Math.max(Number.parseInt(text ?? '', 10) || 1, 1), most)

/** What a posted form says in some fields, and in some of each who takes part. */
export function valuesIn(
  form: PostedForm,
  fields: readonly string[],
  { people, ofEach }: { readonly people: number; readonly ofEach: readonly string[] },
): TypedValues {
  const ofPeople = Array.from({ length: people }, (_, index) => ofEach.map((field) => fieldOf(field, index + 1))).flat()
  return Object.fromEntries(
    [...fields, ...ofPeople].flatMap((name) => {
      const value = form.one(name)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** One who takes part, counted from 1. */
export const personIn = (values: TypedValues, nth: number): RecipientForm =>
  typedRecipient((field) => values[fieldOf(field, nth)])
