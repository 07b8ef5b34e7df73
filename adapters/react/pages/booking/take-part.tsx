import { costsOf } from '#core/booking/booking.ts'
import { sumRows } from '#core/costs/cost-words.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { Amounts } from '../../blocks/amounts.tsx'
import { CheckField } from '../../ui/form-field.tsx'
import { BookingForm, type Following } from './booking-form.tsx'
import { faultOf, refusedIn } from './faults.ts'

const words = bookingWording.take

/** Books for good what was reserved or offered: the price right above the button (§ 312j BGB). */
export const TakePart = (following: Following) => {
  const { booking, actions } = following.shown
  const what = actions.includes('book') ? 'book' : actions.includes('claim') ? 'claim' : undefined
  if (what === undefined) return null
  const { totals } = costsOf(booking)
  const refused = refusedIn(following.refused, what)
  return (
    <div className="take stack" id="buchen">
      <BookingForm {...following} what={what} className="stack">
        <CheckField
          name="acceptAgb"
          checked={refused?.typed.one('acceptAgb') === 'on'}
          fault={faultOf(refused, 'acceptAgb')}
        >
          {words.agb} <a href={addressOf.terms}>{words.readAgb}</a>
        </CheckField>
        <Amounts rows={sumRows(totals, true)} />
        {!totals.complete && <p className="small">{words.openPrice}</p>}
        <p>
          <button className="btn" type="submit">
            {words[what]}
          </button>
        </p>
      </BookingForm>
      {actions.includes('decline') && (
        <BookingForm {...following} what="decline" className="row">
          <button className="btn alt" type="submit">
            {words.decline}
          </button>
          <span className="small">{words.declineText}</span>
        </BookingForm>
      )}
    </div>
  )
}
