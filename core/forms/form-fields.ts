import type { UploadedFile, UploadLimits } from './forms.ts'

interface AnyField {
  /** May be left out. */
  readonly optional?: true
}

/** A text in one line, of at most so many characters; what it is of decides by which rule. */
export interface LineField extends AnyField {
  readonly kind: 'line'
  readonly of: 'text' | 'name' | 'email' | 'phone' | 'postcode'
  readonly most: number
}
/** A text of several lines, of so many characters. */
export interface ProseField extends AnyField {
  readonly kind: 'prose'
  readonly fewest: number
  readonly most: number
}
/** A whole number. */
export interface NumberField extends AnyField {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
}
/** A day that is not over. */
export interface DayField extends AnyField {
  readonly kind: 'day'
}
/** One of several. */
export interface ChoiceField<Choice extends string = string> extends AnyField {
  readonly kind: 'choice'
  readonly of: readonly Choice[]
}
/** Any of several; at least one where it may not be left out. */
export interface ChoicesField<Choice extends string = string> extends AnyField {
  readonly kind: 'choices'
  readonly of: readonly Choice[]
}
/** A sentence to agree to. */
export interface TickField extends AnyField {
  readonly kind: 'tick'
}
/** How many of each of several things; of one at least, where it may not be left out. */
export interface QuantitiesField extends AnyField {
  readonly kind: 'quantities'
  readonly of: readonly Countable[]
}
/** A thing that one can have several of. */
export interface Countable {
  readonly sku: string
  readonly title: string
  readonly description: string
  /** What one is: 'Packung mit 10 Stück'. */
  readonly unit: string
  readonly most: number
}
export interface FilesField extends AnyField {
  readonly kind: 'files'
  readonly limits: UploadLimits
}

export type FormField =
  | LineField
  | ProseField
  | NumberField
  | DayField
  | ChoiceField
  | ChoicesField
  | TickField
  | QuantitiesField
  | FilesField

/** The fields of a form by their names, in its order. */
export type FormFields = Readonly<Record<string, FormField>>

/** How a field is sent: a page sends text, and a program may send a number as one. */
export type SentAs<Field extends FormField> = Field extends TickField
  ? boolean
  : Field extends FilesField
    ? readonly UploadedFile[]
    : Field extends QuantitiesField
      ? readonly Quantity[]
      : Field extends ChoicesField
        ? readonly string[]
        : Field extends NumberField
          ? string | number
          : string

/** So many of one thing, as it was typed. */
export interface Quantity {
  readonly sku: string
  readonly qty: string | number
}

/** What a field holds once it was found right; files are stored beside it. */
export type FieldValue = string | number | boolean | readonly string[]

/** Fields that a form is made of, described in one line each. */
export const email = { kind: 'line', of: 'email', most: 254 } as const satisfies LineField
export const name = { kind: 'line', of: 'name', most: 80 } as const satisfies LineField
export const phone = { kind: 'line', of: 'phone', most: 40 } as const satisfies LineField
export const postcode = { kind: 'line', of: 'postcode', most: 5 } as const satisfies LineField
export const tick = { kind: 'tick' } as const satisfies TickField
export const day = { kind: 'day' } as const satisfies DayField
export const line = (most: number) => ({ kind: 'line', of: 'text', most }) as const satisfies LineField
export const prose = (fewest: number, most: number) => ({ kind: 'prose', fewest, most }) as const satisfies ProseField
export const number = (least: number, most: number) => ({ kind: 'number', least, most }) as const satisfies NumberField
export const choice = <const Choice extends string>(of: readonly Choice[]) => ({ kind: 'choice', of }) as const
export const choices = <const Choice extends string>(of: readonly Choice[]) => ({ kind: 'choices', of }) as const
export const quantities = (of: QuantitiesField['of']): QuantitiesField => ({ kind: 'quantities', of })
export const files = (limits: UploadLimits) => ({ kind: 'files', limits }) as const satisfies FilesField
/** The same field, which may be left out. */
export const optional = <const Field extends FormField>(field: Field) => ({ ...field, optional: true }) as const
