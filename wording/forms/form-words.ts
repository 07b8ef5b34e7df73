import type { DescribedForm } from '#core/forms/described-form.ts'
import type { ChoiceField, ChoicesField, FormField } from '#core/forms/form-fields.ts'
import type { OwnSentences } from '../any-field.ts'

type ChoiceNames<Form extends DescribedForm> = {
  [Name in keyof Form['fields']]: Form['fields'][Name] extends ChoiceField | ChoicesField ? Name : never
}[keyof Form['fields']]
type ChoicesOf<Field extends FormField> = Field extends ChoiceField<infer Choice> | ChoicesField<infer Choice>
  ? Choice
  : never

/** Words of one form: of its page, of its letters, and of what is wrong with its fields. */
export interface FormWords<Form extends DescribedForm = DescribedForm> {
  /** What it is called where one speaks of it: 'Anfrage nach einem Inhouse-Seminar'. */
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly fields: { readonly [Name in keyof Form['fields']]: string }
  /** Headings above a field with which a new part of the form begins. */
  readonly headings?: { readonly [Name in keyof Form['fields']]?: string }
  readonly hints?: { readonly [Name in keyof Form['fields']]?: string }
  readonly choices: {
    readonly [Name in ChoiceNames<Form>]: { readonly [Choice in ChoicesOf<Form['fields'][Name]>]: string }
  }
  /** How to mend a field, where the sentence that all forms share does not fit. */
  readonly faults?: { readonly [Name in keyof Form['fields']]?: OwnSentences }
  readonly submit: string
  /** What happens next; on the page and in the letter. */
  readonly next: string
}

/** The same of any form. */
export interface AnyFormWords extends Omit<FormWords, 'fields' | 'headings' | 'hints' | 'choices' | 'faults'> {
  readonly fields: Readonly<Record<string, string>>
  readonly headings?: Readonly<Record<string, string | undefined>>
  readonly hints?: Readonly<Record<string, string | undefined>>
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly faults?: Readonly<Record<string, OwnSentences | undefined>>
}
