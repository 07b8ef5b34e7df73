import * as addressOf from '#core/shared/addresses.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { forEveryone } from '../../answers.ts'
import { instead, type Gone } from '../../blocks/instead-of-event.ts'
import { headBesideEvent } from '../../blocks/head-beside-event.ts'
import type { Frame, Page, PageProps } from '../../page.ts'
import { orderFormHref } from '#core/catalogue/event-links.ts'
import { ratesTag } from '../../blocks/known-rates.ts'
import { GoneEvent } from '../../blocks/gone-event.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { FillIn, type Fillable } from './fill-in.tsx'
import { filledIn, type FilledIn } from './filling-in.ts'
import { OrderedEvent, OrderedFor, OrderedPeople, OrderInvoice, OrderSignature } from './order-form-sheet.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.orderForm

type OrderFormShown = Fillable | { readonly gone: Gone }

/**
 * How one books with a signature on paper (domain §7.3): filled in here, so that the seats are held and the form is a
 * PDF to be signed; or an empty one, which is printed and filled in with a pen, or typed and printed.
 */
export const orderFormPage: Page<OrderFormShown, FilledIn> = {
  sheet: 'order-form',
  async loader({ site, params }) {
    const answer = await site.programme.catalogue.bookableEvent({ key: params['event'] ?? '' })
    if (!answer.ok) {
      const gone = await instead(answer.refusal, site, orderFormHref)
      return forEveryone<OrderFormShown>(
        { gone },
        [`theme:${gone.page.theme.url}`, 'dates', ratesTag],
        statusOf(answer.refusal),
      )
    }
    const event = answer.value
    const theme = await site.programme.catalogue.theme({ url: event.themeUrl })
    const programme = theme.ok ? (theme.value.theme.content[0]?.programme ?? []) : []
    const countries = await site.account.accounts.countries({})
    const shown = { event, programme, countries: countries.ok ? countries.value : [] }
    return forEveryone<OrderFormShown>(shown, [`event:${event.eventId}`, `theme:${event.themeUrl}`])
  },
  action: filledIn,
  head: (data) => headBesideEvent(data, words),
  Component: ({ data, acted, frame }) =>
    'gone' in data ? (
      <GoneEvent gone={data.gone} frame={frame} />
    ) : (
      <OrderForm data={data} acted={acted} frame={frame} />
    ),
}

const OrderForm = ({ data, data: { event }, acted, frame }: PageProps<Fillable, FilledIn>) => (
  <div className="wrap order">
    <div className="order-head">
      <h1>{words.heading}</h1>
      <SendTo frame={frame} />
    </div>
    <div className="do stack">
      <p className="lead">{words.lead}</p>
      <p className="row">
        <GoLink href="#ausfuellen">{words.toFill}</GoLink>
        <GoLink href="#leer">{words.toSheet}</GoLink>
        <GoLink href={eventHref(event)}>{words.toEvent}</GoLink>
      </p>
    </div>
    <OrderedEvent {...data} />
    <FillIn data={data} acted={acted} />
    <section className="order-sheet" aria-labelledby="leer">
      <div className="do stack">
        <h2 id="leer">{words.sheet}</h2>
        <p>{words.sheetLead}</p>
        <p className="row">
          <button className="btn" type="button" data-print="">
            {words.print}
          </button>
          <a className="btn alt" href={addressOf.orderFormPdf(event.url)}>
            {words.pdf}
          </a>
        </p>
        <p className="small">{words.pdfNote}</p>
        <p className="small without-script">{words.printByMenu}</p>
      </div>
      <OrderedFor />
      <OrderedPeople withHotel={eventKind(event) !== 'online'} />
      <OrderInvoice />
      <OrderSignature frame={frame} />
    </section>
    <p className="small mute do">
      {frame.brand.name}. {words.questions} <ContactWays brand={frame.brand} />
    </p>
  </div>
)

const SendTo = ({ frame: { brand } }: { readonly frame: Frame }) => (
  <p className="send-to">
    {words.sendTo}
    {brand.fax !== undefined && <strong>{words.fax(brand.fax)}</strong>}
    {brand.email && <span>{brand.fax === undefined ? words.mailOnly(brand.email) : words.mail(brand.email)}</span>}
  </p>
)
