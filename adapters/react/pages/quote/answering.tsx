import type { Country } from '#core/accounts/accounts.ts'
import { longestReason } from '#core/booking/longest-reason.ts'
import type { OrderOptionsForm } from '#core/cart/order-options-rules.ts'
import type { SeenQuote } from '#core/quote/ports.ts'
import { longestQuestion } from '#core/quote/quote.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { quoteWording as words } from '#wording/pages/quote.ts'
import { OrderOptionsFields } from '../../blocks/order-options-fields.tsx'
import { typedOptions } from '../../blocks/typed-options.ts'
import { CheckField, ProseField } from '../../ui/form-field.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { RadioField } from '../../ui/radio-field.tsx'
import { faultIn } from '../../ui/why-not.ts'
import { whyNotAnswered, type AnswerKind, type NotAnswered } from './answers-typed.ts'

interface Forms {
  readonly quote: SeenQuote
  readonly countries: readonly Country[]
  readonly acted: NotAnswered | undefined
  readonly action: string
}

/** The forms with which a quote is accepted, asked about and declined. */
export const Answering = (forms: Forms) => (
  <>
    <Accepting {...forms} />
    <Asking {...forms} />
    <Declining {...forms} />
  </>
)

const Hidden = ({ what, version }: { readonly what: AnswerKind; readonly version: number }) => (
  <>
    <input type="hidden" name="do" value={what} />
    <input type="hidden" name="version" value={version} />
  </>
)

const typedIn = (what: AnswerKind, acted: NotAnswered | undefined) => (acted?.what === what ? acted : undefined)

const Accepting = ({ quote, countries, acted, action }: Forms) => {
  const mine = typedIn('accept', acted)
  const why = mine && whyNotAnswered(mine)
  const { contact } = quote
  const known: Partial<OrderOptionsForm> = mine ? typedOptions(mine.typed) : { ...contact, country: 'DE' }
  const { accept } = words
  return (
    <MarginSection id="zusagen" title={accept.title}>
      <form className="stack g3" method="post" action={action} noValidate>
        <Hidden what="accept" version={quote.version} />
        <p className="measure">{accept.text}</p>
        {quote.items.some(({ kind }) => kind === 'event') && (
          <RadioField
            name="mode"
            legend={accept.mode}
            value={mine?.typed.one('mode') ?? 'buchen'}
            fault={faultIn(why, 'mode')}
            choices={(['buchen', 'reservieren'] as const).map((id) => ({
              id,
              label: accept.modes[id],
              text: accept.modeTexts[id],
            }))}
          />
        )}
        <OrderOptionsFields value={known} faults={mine?.fields ?? {}} countries={countries} isHotelSettled />
        <CheckField name="agb" fault={faultIn(why, 'agb')} checked={mine?.typed.one('agb') === 'on'}>
          {checkoutWording.agb.before} <a href={addressOf.terms}>{checkoutWording.agb.link}</a>{' '}
          {checkoutWording.agb.after}
        </CheckField>
        <CheckField
          name="privacyAccepted"
          fault={faultIn(why, 'privacyAccepted')}
          checked={mine?.typed.one('privacyAccepted') === 'on'}
        >
          {checkoutWording.privacy.before} <a href={addressOf.privacy}>{checkoutWording.privacy.link}</a>{' '}
          {checkoutWording.privacy.after}
        </CheckField>
        <p>
          <button className="btn" type="submit">
            {accept.submit}
          </button>
        </p>
      </form>
    </MarginSection>
  )
}

const Asking = ({ quote, acted, action }: Forms) => {
  const mine = typedIn('ask', acted)
  return (
    <MarginSection id="nachfragen" title={words.ask.title}>
      <form className="stack g3" method="post" action={action} noValidate>
        <Hidden what="ask" version={quote.version} />
        <p className="measure">{words.ask.text}</p>
        <div className="form">
          <ProseField
            name="question"
            label={words.ask.field}
            rows={4}
            maxLength={longestQuestion}
            value={mine?.typed.one('question')}
            fault={faultIn(mine && whyNotAnswered(mine), 'question')}
          />
        </div>
        <p>
          <button className="btn alt" type="submit">
            {words.ask.submit}
          </button>
        </p>
        {quote.questions.length > 0 && (
          <section className="stack g1">
            <h3 className="h4">{words.ask.earlier}</h3>
            <ul className="lines small">
              {quote.questions.map(({ at, text }) => (
                <li key={`${at} ${text}`}>{text}</li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </MarginSection>
  )
}

const Declining = ({ quote, acted, action }: Forms) => {
  const mine = typedIn('decline', acted)
  return (
    <MarginSection id="ablehnen" title={words.decline.title}>
      <form className="stack g3" method="post" action={action} noValidate>
        <Hidden what="decline" version={quote.version} />
        <p className="measure">{words.decline.text}</p>
        <div className="form">
          <ProseField
            name="reason"
            label={words.decline.field}
            rows={2}
            maxLength={longestReason}
            value={mine?.typed.one('reason')}
            fault={faultIn(mine && whyNotAnswered(mine), 'reason')}
            optional
          />
        </div>
        <p>
          <button className="btn alt" type="submit">
            {words.decline.submit}
          </button>
        </p>
      </form>
    </MarginSection>
  )
}
