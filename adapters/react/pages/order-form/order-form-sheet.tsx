import * as addressOf from '#core/shared/addresses.ts'
import type { ReactNode } from 'react'
import { mostOnPaper } from '#core/booking/paper-order.ts'
import type { ListedEvent, ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { hoursInFull } from '#core/catalogue/hours-words.ts'
import { daysOf, heldEvent } from '#core/catalogue/schedule.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { grossText, priceText } from '#core/shared/money.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { venueText } from '../../blocks/event-venue.tsx'

const words = pageWording.orderForm

const people = Array.from({ length: mostOnPaper }, (_, index) => index + 1)

/** An event, and what its theme says of the hours of each day. */
export interface Ordered {
  readonly event: ListedEvent
  readonly programme: readonly ProgrammeDay[]
}

/** The event that is ordered; nobody has to write it down. */
export const OrderedEvent = ({ event, programme }: Ordered) => (
  <Part id="termin" title={words.event.heading}>
    <dl className="paper-facts">
      <Fact label={words.event.theme}>{event.theme.title}</Fact>
      <Fact label={words.event.number}>{event.eventId}</Fact>
      <Fact label={words.event.when}>{whenText({ event, programme })}</Fact>
      <Fact label={words.event.where}>{whereText(event)}</Fact>
      <Fact label={words.event.price}>
        {event.price ? (
          <>
            {priceText(event.price)} {words.event.net}, {words.event.gross(grossText(event.price))}
          </>
        ) : (
          priceText(event.price)
        )}
      </Fact>
    </dl>
    {event.hotel && <p className="small">{words.event.extra}</p>}
  </Part>
)

export const OrderedFor = () => (
  <Part id="betrieb" title={words.customer.heading}>
    <div className="paper-fields">
      <Line id="company" label={words.customer.company} autoComplete="organization" />
      <Line id="contact" label={words.customer.contact} autoComplete="name" />
      <fieldset className="paper-choice wide">
        <legend>{words.customer.committee}</legend>
        {words.customer.committees.map((name) => (
          <label key={name}>
            <input type="radio" name="gremium" value={name} /> {name}
          </label>
        ))}
        <label>
          <input type="radio" name="gremium" value="" /> {words.customer.other}
        </label>
        <input className="line" type="text" aria-label={words.customer.otherName} />
      </fieldset>
      <Line id="phone" label={words.customer.phone} autoComplete="tel" type="tel" />
      <Line id="email" label={words.customer.email} autoComplete="email" type="email" />
    </div>
  </Part>
)

export const OrderedPeople = ({ withHotel }: { readonly withHotel: boolean }) => (
  <Part id="teilnehmende" title={words.people.heading}>
    <div className="scroll">
      <table className="paper-table">
        <caption className="small">{words.people.caption(people.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.people.nth}</th>
            <th scope="col">{words.people.name}</th>
            <th scope="col">{words.people.function}</th>
            {withHotel && <th scope="col">{words.people.overnight}</th>}
            {withHotel && <th scope="col">{words.people.eve}</th>}
          </tr>
        </thead>
        <tbody>
          {people.map((nth) => (
            <tr key={nth}>
              <th scope="row">{nth}</th>
              <td>
                <input
                  className="line"
                  type="text"
                  autoComplete="off"
                  aria-label={words.people.of(words.people.name, nth)}
                />
              </td>
              <td>
                <input
                  className="line"
                  type="text"
                  autoComplete="off"
                  aria-label={words.people.of(words.people.function, nth)}
                />
              </td>
              {withHotel && <Tick label={words.people.of(words.people.overnight, nth)} />}
              {withHotel && <Tick label={words.people.of(words.people.eve, nth)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="small do">{words.people.note(people.length)}</p>
  </Part>
)

export const OrderInvoice = () => (
  <Part id="rechnung" title={words.invoice.heading}>
    <div className="paper-fields">
      <div className="paper-field tall">
        <label htmlFor="paper-invoice-address">{words.invoice.address}</label>
        <textarea id="paper-invoice-address" className="line" rows={3} />
      </div>
      <Line id="order-no" label={words.invoice.orderNo} autoComplete="off" />
      <Line id="invoice-email" label={words.invoice.email} autoComplete="email" type="email" />
    </div>
  </Part>
)

export const OrderSignature = ({ frame: { settings } }: { readonly frame: Frame }) => (
  <Part id="unterschrift" title={words.resolution.heading}>
    <p className="paper-resolution">
      <label>
        <input type="checkbox" /> {words.resolution.text}
      </label>{' '}
      <input className="line" type="text" autoComplete="off" aria-label={words.resolution.day} />
    </p>
    <p className="small">
      {words.resolution.sbv} {words.resolution.agb}{' '}
      <a href={addressOf.terms}>{settings.siteOrigin.replace(/^https?:\/\//, '') + addressOf.terms}</a>.{' '}
      {words.resolution.agbHint}
    </p>
    <div className="paper-fields">
      <Line id="place" label={words.resolution.signedAt} autoComplete="off" />
      <div className="paper-field tall">
        <span>{words.resolution.signature}</span>
        <div className="signature" />
      </div>
      <Line id="name" label={words.resolution.name} autoComplete="name" />
    </div>
  </Part>
)

const Part = ({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) => (
  <section className="paper-part stack g2" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Line = ({
  id,
  label,
  autoComplete,
  type = 'text',
}: {
  readonly id: string
  readonly label: string
  readonly autoComplete: string
  readonly type?: 'text' | 'tel' | 'email'
}) => (
  <div className="paper-field">
    <label htmlFor={`paper-${id}`}>{label}</label>
    <input id={`paper-${id}`} className="line" type={type} autoComplete={autoComplete} />
  </div>
)

const Tick = ({ label }: { readonly label: string }) => (
  <td>
    <input type="checkbox" aria-label={label} />
  </td>
)

const whenText = ({ event, programme }: Ordered): string => {
  const { startDate, endDate, modules } = event
  if (modules.length > 0) return `${dateRange(startDate, endDate)}, ${words.event.modules(modules.length)}`
  return hoursInFull(daysOf(heldEvent(event), programme))
}

const whereText = (event: ListedEvent): string => {
  if (event.modules.length > 0 || !event.hotel) return venueText(event)
  const { name, address } = event.hotel
  return `${name}, ${address.street}, ${address.zip} ${address.city}`
}
