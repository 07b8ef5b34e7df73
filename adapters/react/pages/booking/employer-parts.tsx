import * as addressOf from '#core/shared/addresses.ts'
import type { EmployersLink } from '#core/booking/employers-link.ts'
import { linkStandingOf } from '#core/booking/employers-link.view.ts'
import { formatDate } from '#core/shared/dates.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { TextField } from '../../ui/form-field.tsx'
import { BookingForm, type Following } from './booking-form.tsx'
import { faultOf, refusedIn } from './faults.ts'

const { notice, link: words } = bookingWording

/** When the employer was told. */
export const NoticePart = ({ isNext, ...following }: Following & { readonly isNext: boolean }) => {
  const { booking, actions } = following.shown
  const refused = refusedIn(following.refused, 'tell-employer')
  if (!actions.includes('tell-employer')) return null
  const known = booking.employerToldOn
  return (
    <details className="small" open={isNext || refused ? true : undefined}>
      <summary>{known === undefined ? notice.save : notice.change}</summary>
      <BookingForm {...following} what="tell-employer" className="form">
        <TextField
          name="on"
          label={notice.on}
          type="date"
          value={refused?.typed.one('on') ?? known}
          fault={faultOf(refused, 'on')}
          autoComplete="off"
          width="w3"
        />
        <p>
          <button className="btn alt" type="submit">
            {notice.save}
          </button>
        </p>
      </BookingForm>
    </details>
  )
}

/** The link for the employer, and what he answered to it. */
export const EmployersLinkPart = ({ siteOrigin, ...following }: Following & { readonly siteOrigin: string }) => {
  const { booking, actions, today } = following.shown
  const { employersLink } = booking
  const link = linkStandingOf(booking, today)
  const isOpen = link?.standing === 'open'
  return (
    <>
      {employersLink && isOpen && <LinkAddress link={employersLink} siteOrigin={siteOrigin} />}
      {link && <p className="small link-standing">{words.standing[link.standing](formatDate(link.lastDay))}</p>}
      {employersLink && <Answers link={employersLink} isOpen={isOpen} />}
      <div className="row">
        {actions.includes('hand-over') && (
          <BookingForm {...following} what="hand-over" className="row">
            <button className={employersLink ? 'txt' : 'btn alt'} type="submit">
              {employersLink ? words.renew : words.make}
            </button>
            {actions.includes('revoke') && <span className="small mute">{words.renewText}</span>}
          </BookingForm>
        )}
        {actions.includes('revoke') && (
          <BookingForm {...following} what="revoke">
            <button className="txt" type="submit">
              {words.revoke}
            </button>
          </BookingForm>
        )}
      </div>
    </>
  )
}

const LinkAddress = ({ link, siteOrigin }: { readonly link: EmployersLink; readonly siteOrigin: string }) => {
  const address = `${siteOrigin}${addressOf.employersRequest(link.token)}`
  return (
    <div className="field employers-link">
      <label htmlFor="employers-link">{words.address}</label>
      <span className="hint" id="employers-link-hint">
        {words.addressHint}
      </span>
      <input
        className="in"
        id="employers-link"
        type="text"
        readOnly
        value={address}
        aria-describedby="employers-link-hint"
      />
    </div>
  )
}

const Answers = ({ link: { answers }, isOpen }: { readonly link: EmployersLink; readonly isOpen: boolean }) =>
  answers.length === 0 ? (
    <p className="small mute">{isOpen ? words.noAnswer : words.neverAnswered}</p>
  ) : (
    <ul className="lines">
      {answers.map(({ kind, name, on, text, at }) => (
        <li key={at} className="small">
          {words.answers[kind](name, formatDate(on))}
          {text !== undefined && <q className="said">{text}</q>}
        </li>
      ))}
    </ul>
  )
