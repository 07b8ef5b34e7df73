import { useFetcher } from 'react-router-dom'
import { functions, labelOf } from '#core/accounts/choices.ts'
import { isPending, type Recipient } from '#core/cart/cart.ts'
import type { ShownItem } from '#core/cart/ports.ts'
import { seatToGiveBack, takesMore } from '#core/cart/cart.view.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import { cartWording as words } from '#wording/pages/cart.ts'
import { faultsOfRecipient, type Acted } from './acting.ts'
import { calledOr, fullTitleOf, stayText } from './item-words.ts'
import { PlainButton } from './plain-button.tsx'
import { formOf } from './recipient-form.ts'
import { RecipientFields } from './recipient-fields.tsx'

interface Seated {
  readonly item: ShownItem
  /** Where forms are posted to. */
  readonly action: string
  readonly acted: Acted | undefined
}

/** One line for each seat: who takes it, how he stays; a form to say so, and ways to more or fewer. */
export const Seats = ({ item, action, acted }: Seated) => {
  const title = fullTitleOf(item)
  const spare = seatToGiveBack(item)
  const mayChange = item.obstacle !== 'gone' && item.obstacle !== 'begun'
  return (
    <div className="seats">
      <h3 className="h4">{words.seats(item.recipients.length)}</h3>
      <ol>
        {item.recipients.map((recipient, index) => (
          <Seat
            key={recipient.id}
            item={item}
            recipient={recipient}
            nth={index + 1}
            mayChange={mayChange}
            action={action}
            acted={acted}
          />
        ))}
      </ol>
      <div className="row">
        {takesMore(item) && (
          <PlainButton what="more" on={item.id} item={item.id} label={words.more} of={title} action={action} />
        )}
        {spare && item.recipients.length > 1 && (
          <PlainButton
            what="less"
            on={spare.id}
            item={item.id}
            recipient={spare.id}
            label={words.less}
            of={title}
            action={action}
          />
        )}
      </div>
    </div>
  )
}

const Seat = ({
  item,
  recipient,
  nth,
  mayChange,
  action,
  acted,
}: Seated & { readonly recipient: Recipient; readonly nth: number; readonly mayChange: boolean }) => {
  const pending = isPending(recipient)
  const called = calledOr(recipient)
  const title = `${words.person(nth)}, ${fullTitleOf(item)}`
  const stay = stayText(recipient.stay)
  return (
    <li id={seatAnchor(recipient.id)} className="seat">
      <div className="row apart">
        <p className="grow">
          <strong className="seat-name">{called}</strong>
          <span className="small mute">
            {pending
              ? [words.nobodyText, stay].filter(Boolean).join(' ')
              : [labelOf(functions, recipient.function), recipient.email, stay].filter(Boolean).join(' · ')}
          </span>
        </p>
        {!pending && (
          <PlainButton
            what="drop"
            on={recipient.id}
            item={item.id}
            recipient={recipient.id}
            label={words.drop}
            of={`${called}, ${fullTitleOf(item)}`}
            action={action}
          />
        )}
      </div>
      {mayChange && (
        <SeatForm
          // Who was named or changed anew closes his form.
          key={recipient.version}
          item={item}
          recipient={recipient}
          title={title}
          action={action}
          acted={acted}
        />
      )}
    </li>
  )
}

const SeatForm = ({
  item,
  recipient,
  title,
  action,
  acted,
}: Seated & { readonly recipient: Recipient; readonly title: string }) => {
  const { Form } = useFetcher({ key: `seat ${recipient.id}` })
  const what = isPending(recipient) ? words.name : words.change
  const typed = acted && 'typed' in acted && acted.typed?.recipientId === recipient.id ? acted : undefined
  return (
    <details className="small" open={typed ? true : undefined}>
      <summary aria-label={`${title}: ${what}`}>{what}</summary>
      <Form method="post" action={`${action}#${seatAnchor(recipient.id)}`} className="form" noValidate>
        <input type="hidden" name="do" value="seat" />
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="recipient" value={recipient.id} />
        <input type="hidden" name="version" value={recipient.version} />
        <RecipientFields
          seat={recipient.id}
          value={typed?.typed?.form ?? formOf(recipient)}
          faults={typed && faultsOfRecipient(typed)}
          atHotel={item.event !== undefined && eventKind(item.event) !== 'online'}
        />
        <p>
          <button className="btn alt" type="submit" aria-label={`${title}: ${words.save}`}>
            {words.save}
          </button>
        </p>
      </Form>
    </details>
  )
}

/** Where the line of a seat begins: a plain form that changed it leads back there. */
const seatAnchor = (id: string): string => `platz-${id}`
