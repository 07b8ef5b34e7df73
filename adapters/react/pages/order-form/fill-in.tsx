import type { Country } from '#core/accounts/accounts.ts'
import { mostOnPaper } from '#core/booking/paper-order.ts'
import { orderFormHref } from '#core/catalogue/event-links.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { faultsOf } from '#core/shared/result.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'
import { FormOfPeople, WhoPays } from '../../blocks/form-of-people.tsx'
import { orderSentence } from '../../blocks/order-sentences.ts'
import { PeopleFields } from '../../blocks/people-fields.tsx'
import { saidOfWhom } from '../../blocks/said-of-whom.ts'
import { CheckField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { nothingTyped, type FilledIn } from './filling-in.ts'
import type { Ordered } from './order-form-sheet.tsx'

const words = pageWording.orderForm.fill

/** What the page needs to be filled in. */
export interface Fillable extends Ordered {
  readonly countries: readonly Country[]
}

/** The form that holds the seats; what it says comes back as a PDF to be signed. */
export const FillIn = ({
  data: { event, countries },
  acted,
}: {
  readonly data: Fillable
  readonly acted: FilledIn | undefined
}) => {
  const { typed, refusal } = acted ?? { typed: nothingTyped }
  const fields = refusal?.why === 'invalid' ? refusal.fields : {}
  const faults = faultsOf(fields).map(([field, fault]) => ({ field, says: orderSentence(field, fault) }))
  const sentences = Object.fromEntries(faults.map(({ field, says }) => [field, says]))
  const about = (name: 'signatureName' | 'place' | 'date') => ({
    name,
    label: words.fields[name],
    fault: sentences[name],
    value: typed.values[name],
  })
  return (
    <section className="do stack g3" aria-labelledby="ausfuellen">
      <h2 id="ausfuellen">{words.heading}</h2>
      <p>{words.lead}</p>
      {refusal && (
        <FormSummary
          faults={faults.map(({ field, says }) => ({ field, says: saidOfWhom(field, says, typed.people) }))}
          refusal={faults.length > 0 ? undefined : refusalText(refusal)}
        />
      )}
      <OtherEvents refusal={refusal} />
      <FormOfPeople
        action={orderFormHref(event)}
        people={typed.people}
        does="send"
        label={words.submit}
        note={words.note}
      >
        <PeopleFields most={mostOnPaper} typed={typed} faults={sentences} atHotel={eventKind(event) !== 'online'} />
        <WhoPays values={typed.values} faults={fields} countries={countries} />
        <section className="stack" aria-labelledby="unterschreibt">
          <h2 className="h3" id="unterschreibt">
            {words.signature}
          </h2>
          <div className="form">
            <TextField {...about('signatureName')} autoComplete="name" width="w4" />
            <TextField {...about('place')} autoComplete="off" width="w3" />
            <TextField {...about('date')} type="date" autoComplete="off" width="w3" />
          </div>
        </section>
        <CheckField
          name="privacyAccepted"
          fault={sentences['privacyAccepted']}
          checked={typed.values['privacyAccepted'] === 'on'}
        >
          {checkoutWording.privacy.before} <a href={addressOf.privacy}>{checkoutWording.privacy.link}</a>{' '}
          {checkoutWording.privacy.after}
        </CheckField>
      </FormOfPeople>
    </section>
  )
}

/** Where too few seats are left: order forms of other events that have them. */
const OtherEvents = ({ refusal }: { readonly refusal: FilledIn['refusal'] | undefined }) => {
  const others = refusal?.why === 'not-orderable' ? refusal.items.flatMap(({ alternatives }) => alternatives) : []
  return (
    others.length > 0 && (
      <nav aria-label={words.instead}>
        <ul className="dash">
          {others.map((other) => (
            <li key={other.eventId}>
              <a href={addressOf.orderForm(String(other.eventId))}>{checkoutWording.alternative(other)}</a>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
