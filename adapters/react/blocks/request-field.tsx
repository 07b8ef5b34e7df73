import type { ComponentProps } from 'react'
import { quantityName } from '#core/forms/described-form.view.ts'
import { quantitiesOf, type SentValue } from '#core/forms/field-faults.ts'
import type { FormField } from '#core/forms/form-fields.ts'
import { endingsOf } from '#core/forms/upload-kind.ts'
import type { AnyFormWords } from '#wording/forms/form-words.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { CheckField, ChoiceField, ChoicesField, FilesField, ProseField, TextField } from '../ui/form-field.tsx'
import { QuantitiesField } from '../ui/quantities-field.tsx'

interface Described {
  readonly name: string
  readonly field: FormField
  readonly words: AnyFormWords
  readonly value: SentValue
  readonly fault: string | undefined
  /** Of several things in one field, those at fault. */
  readonly faulty?: readonly string[] | undefined
  readonly heading: 'h2' | 'h3'
}

/** One field of a described form, under the heading that begins with it, if any. */
export const RequestField = (described: Described) => {
  const { heading: Heading, name, words } = described
  const begins = words.headings?.[name]
  return (
    <>
      {begins && <Heading className="h4">{begins}</Heading>}
      <Control {...described} />
    </>
  )
}

const Control = ({ name, field, words, value, fault, faulty }: Described) => {
  const { optional } = field
  const said = { name, label: words.fields[name] ?? name, hint: words.hints?.[name], fault, optional }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  const choices = Object.entries(words.choices[name] ?? {}).map(([id, label]) => ({ id, label }))
  switch (field.kind) {
    case 'line':
      return <TextField {...said} value={text} maxLength={field.most} {...typing(name)} width={widths[name]} />
    case 'number':
      return <TextField {...said} value={text} inputMode="numeric" autoComplete="off" width="w3" />
    case 'day':
      return <TextField {...said} value={text} type="date" autoComplete="off" width="w3" />
    case 'prose':
      return <ProseField {...said} value={text} rows={7} maxLength={field.most} />
    case 'choice':
      return <ChoiceField {...said} value={text} choices={choices} width="w3" />
    case 'choices':
      return <ChoicesField {...said} values={Array.isArray(value) ? value.map(String) : []} choices={choices} />
    case 'quantities':
      return (
        <QuantitiesField
          {...said}
          things={field.of.map(({ sku, title, description, unit, most }) => ({
            name: quantityName(name, sku),
            title,
            about: description,
            unit: formsWording.quantityOf(unit, most),
            value: quantitiesOf(value).find((one) => one.sku === sku)?.qty,
            wrong: faulty?.includes(title) === true,
          }))}
        />
      )
    case 'tick':
      return (
        <CheckField name={name} fault={fault} optional={optional} checked={value === true}>
          {said.label}
        </CheckField>
      )
    case 'files':
      return <FilesField {...said} endings={endingsOf(field.limits.kinds)} />
  }
}

type Typing = Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'inputMode'>

/** How browsers help to type what a field is called for. */
const helped: Readonly<Record<string, Typing>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  street: { autoComplete: 'address-line1' },
  zip: { autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
}
const typing = (name: string): Typing => helped[name] ?? { autoComplete: 'off' }

const widths: Readonly<Record<string, ComponentProps<typeof TextField>['width']>> = {
  name: 'w3',
  email: 'w3',
  phone: 'w3',
  company: 'w3',
  callbackTime: 'w3',
  wishedPeriod: 'w3',
  budget: 'w3',
  zip: 'w2',
  city: 'w4',
}
