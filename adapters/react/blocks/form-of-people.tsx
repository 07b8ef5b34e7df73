import type { ReactNode } from 'react'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { OrderOptionsFields, type OptionsTyped } from './order-options-fields.tsx'
import type { TypedValues } from './typed-people.ts'

interface Sent {
  readonly action: string
  readonly people: number
  /** What the form does under `do`, and what its button says. */
  readonly does: string
  readonly label: string
  /** What happens next. */
  readonly note: string
  readonly children: ReactNode
}

/** A form for people, to which buttons within it add one or take one away. */
export const FormOfPeople = ({ action, people, does, label, note, children }: Sent) => (
  <form method="post" action={action} className="stack g4" noValidate>
    {/* Whoever presses Enter in a field does what the last button does, and adds nobody. */}
    <button type="submit" name="do" value={does} hidden>
      {label}
    </button>
    <input type="hidden" name="people" value={people} />
    <p className="small">{formsWording.required}</p>
    {children}
    <p>
      <button className="btn" type="submit" name="do" value={does}>
        {label}
      </button>
    </p>
    <p className="small mute">{note}</p>
  </form>
)

/** Who orders and who pays for people, as typed. */
export const WhoPays = ({
  values,
  faults,
  countries,
}: Pick<OptionsTyped, 'faults' | 'countries'> & { readonly values: TypedValues }) => (
  <section className="stack g4" aria-labelledby="bezahlt">
    <h2 className="h3" id="bezahlt">
      {checkoutWording.headings.rechnung}
    </h2>
    <OrderOptionsFields
      value={{ ...values, newsletter: values['newsletter'] === 'on' }}
      faults={faults}
      countries={countries}
    />
  </section>
)
