import { useFetcher } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import type { ShownCart } from '#core/cart/ports.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import type { PageSettings } from '#pages-port/page-rendering.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { sentenceFor } from '#wording/common-refusals.ts'
import { cartWording as words } from '#wording/pages/cart.ts'
import { orderFaults } from '#wording/order-faults.ts'
import { recipientFaults } from '#wording/recipient-faults.ts'
import { recipientFields } from '../../blocks/typed-recipient.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { Note } from '../../ui/note.tsx'
import { faultsOfRecipient, type Acted, type Wished } from './acting.ts'
import { fieldId, RecipientFields } from './recipient-fields.tsx'

type Refused = Extract<Acted, { readonly refusal: unknown }>

/** Says what became of the form that was sent last. */
export const Answer = ({
  acted,
  cart,
  action,
  settings,
}: {
  readonly acted: Acted
  readonly cart: ShownCart
  readonly action: string
  readonly settings: PageSettings
}) => {
  if ('done' in acted) return <Note icon="tick" title={words.done[acted.done]} tone="ok" status />
  const { refusal, wished, typed } = acted
  const isThere = cart.items.some(({ recipients }) => recipients.some(({ id }) => id === typed?.recipientId))
  if (typed && !isThere) return <Lost acted={acted} action={action} settings={settings} />
  if (typed && refusal.why === 'invalid') return <FormSummary faults={faultsToMend(refusal, typed.recipientId)} />
  return (
    <Note icon="alert" title={words.failed} tone="bad" alert>
      <p>{textOf(refusal)}</p>
      {refusal.why === 'sold-out' && wished && <WaitInstead wished={wished} />}
      {wished && (refusal.why === 'past' || refusal.why === 'begun') && (
        <p>
          <a href={addressOf.themeEvents(refusal.themeUrl)}>{words.otherEvents}</a>
        </p>
      )}
    </Note>
  )
}

/** Laid into the cart by a form of another page. */
export const Added = ({ title }: { readonly title: string }) => (
  <Note icon="tick" title={words.done.added(title)} tone="ok" status>
    <p>{words.nothingYet}</p>
  </Note>
)

/** The call did not arrive, or its answer did not. */
export const NotReached = () => (
  <Note icon="alert" title={words.unreached} tone="bad" alert>
    <p>{words.unreachedText}</p>
  </Note>
)

const textOf = (refusal: Refused['refusal']): string =>
  refusal.why === 'invalid' && 'quantity' in refusal.fields && refusal.fields.quantity
    ? sentenceAmong(orderFaults.quantity, refusal.fields.quantity)
    : sentenceFor(words.refusals, refusal)

const faultsToMend = (refusal: Refused['refusal'], seat: string) => {
  const fields = faultsOfRecipient({ refusal })
  return recipientFields.flatMap((field) => {
    const fault = fields[field]
    return fault ? [{ field: fieldId(field, seat), says: sentenceAmong(recipientFaults[field], fault) }] : []
  })
}

/** The waiting list has room for all who were wished for. */
const WaitInstead = ({ wished: { eventId, quantity, modules } }: { readonly wished: Wished }) => {
  const { Form } = useFetcher({ key: `wait ${eventId}` })
  return (
    <Form method="post" action={addressOf.cart}>
      <input type="hidden" name="termin" value={eventId} />
      <input type="hidden" name="plaetze" value={quantity} />
      {modules.map((day) => (
        <input key={day} type="hidden" name="modul" value={day} />
      ))}
      <input type="hidden" name="art" value="warteliste" />
      <button className="btn alt" type="submit">
        {words.changeMode.warteliste}
      </button>
    </Form>
  )
}

/** Somebody was named for a seat that is not in the cart that is shown now: nothing of it has to be typed again. */
const Lost = ({
  acted: { refusal, typed },
  action,
  settings,
}: {
  readonly acted: Refused
  readonly action: string
  readonly settings: PageSettings
}) => {
  const { Form } = useFetcher({ key: 'lost' })
  if (!typed) return null
  return (
    <Note icon="alert" title={words.gone} tone="bad" alert>
      <p>{words.goneText}</p>
      <p>
        <a href={signInHref(settings, addressOf.cart)}>{words.signIn}</a>
      </p>
      <Form method="post" action={action} className="form" noValidate>
        <input type="hidden" name="do" value="seat" />
        <input type="hidden" name="item" value={typed.itemId} />
        <input type="hidden" name="recipient" value={typed.recipientId} />
        <input type="hidden" name="version" value={typed.version} />
        <RecipientFields seat={typed.recipientId} value={typed.form} faults={faultsOfRecipient({ refusal })} atHotel />
        <p>
          <button className="btn alt" type="submit">
            {words.save}
          </button>
        </p>
      </Form>
    </Note>
  )
}
