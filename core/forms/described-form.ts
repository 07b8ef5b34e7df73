import type { Day } from '../shared/day.ts'
import { acceptedFault, honeypotFault } from '../shared/field-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { fieldFault, filesOf, valueOf, type SentValue } from './field-faults.ts'
import type { FieldValue, FormField, FormFields, SentAs } from './form-fields.ts'
import type { RequestSigns, UploadedFile } from './forms.ts'

/** A form, described once: its checks, its page, its call and its letters follow from it. */
export interface DescribedForm<Kind extends string = string, Fields extends FormFields = FormFields> {
  readonly kind: Kind
  /** In the order of the page. One of them is called `email`: the person is answered there. */
  readonly fields: Fields
  /** Months after which what was sent is deleted. */
  readonly monthsStored: number
  /** What was sent begins something that lasts until its owner ends it: the months are counted from then on. */
  readonly untilEnded?: true
  /** Only who is signed in sends it: it needs no honeypot, and what is done with it, the terms of the portal say. */
  readonly ofMembers?: true
  /**
   * A declaration in law, such as a withdrawal: it hangs on nothing but itself. Notes on data protection are shown, and
   * nobody has to say that he read them.
   */
  readonly declaration?: true
  /** Fields that have to be filled in because of what others say. */
  readonly alsoNeeded?: (values: FormValues) => readonly string[]
}

/** What was sent with a form, checked and tidied; what was left out is not there. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** A form as any caller sends it. */
export type SentFields = Readonly<Record<string, SentValue>>

/**
 * What a call of the form asks. Every field may be absent on the wire: what has to be there, the form's rules say, each
 * beside its field.
 */
export type AskOf<Form extends DescribedForm> = RequestSigns & {
  readonly [Name in keyof Form['fields']]?: SentAs<Form['fields'][Name]>
}

/** The names of a form's fields, those that every form has among them. */
export type FieldOf<Form extends DescribedForm> =
  | (Form extends DescribedForm ? keyof Form['fields'] & string : never)
  | 'privacyAccepted'
  | 'website'

/** Keeps the names of fields and choices exact. */
export const describedForm = <const Kind extends string, const Fields extends FormFields>(
  form: DescribedForm<Kind, Fields> & {
    readonly alsoNeeded?: (values: FormValues) => readonly (keyof Fields & string)[]
  },
): DescribedForm<Kind, Fields> => form

/** The fields of a form in its order. */
export const fieldsOf = ({ fields }: Pick<DescribedForm, 'fields'>): readonly (readonly [string, FormField])[] =>
  Object.entries(fields)

/** What the fields hold, without files. */
export const valuesOf = (form: DescribedForm, sent: SentFields): FormValues =>
  Object.fromEntries(
    fieldsOf(form).flatMap(([name, field]) => {
      const value = valueOf(field, sent[name])
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

/** The files that came with a form. */
export const filesIn = (form: DescribedForm, sent: SentFields): readonly UploadedFile[] =>
  fieldsOf(form).flatMap(([name, field]) => (field.kind === 'files' ? filesOf(sent[name]) : []))

/** Every field at fault in the order of the form; undefined when it can be taken. `today` is the day in Berlin. */
export const whyFormNotTaken = (
  form: DescribedForm,
  sent: SentFields & Partial<Pick<RequestSigns, 'privacyAccepted'>> & Pick<RequestSigns, 'website'>,
  today: Day,
): Invalid | undefined => {
  const values = valuesOf(form, sent)
  const needed = form.alsoNeeded?.(values) ?? []
  const faults: Record<string, FieldFault> = {}
  const note = (name: string, fault: FieldFault | undefined): void => {
    if (fault) faults[name] = fault
  }
  for (const [name, field] of fieldsOf(form)) {
    const missing = needed.includes(name) && values[name] === undefined ? 'missing' : undefined
    note(name, fieldFault(field, sent[name], today) ?? missing)
  }
  if (!form.ofMembers && !form.declaration) note('privacyAccepted', acceptedFault(sent.privacyAccepted === true))
  if (!form.ofMembers) note('website', honeypotFault(sent.website))
  return Object.keys(faults).length === 0 ? undefined : { why: 'invalid', fields: faults }
}
