import type { ComponentProps } from 'react'
import { shopWording } from '#wording/pages/shop.ts'
import { OneFieldForm } from '../../blocks/one-field-form.tsx'

const words = shopWording.login

/** Asks for the code. */
export const CodeForm = ({
  typed,
  ...form
}: Pick<ComponentProps<typeof OneFieldForm>, 'action' | 'refusal' | 'carried'> & {
  readonly typed: string | undefined
}) => (
  <OneFieldForm
    {...form}
    field={{
      name: 'code',
      label: words.label,
      autoComplete: 'off',
      maxLength: 100,
      hint: words.hint,
      value: typed,
    }}
    submit={words.submit}
  />
)
