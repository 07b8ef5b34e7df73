import type { ResolutionField } from '#core/booking/resolution.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { TextField } from '../../ui/form-field.tsx'
import { BookingForm, type Following } from './booking-form.tsx'
import { faultOf, refusedIn } from './faults.ts'

const words = bookingWording.resolution
const counts = ['entitled', 'present', 'yes', 'no', 'abstained'] as const satisfies readonly ResolutionField[]
const hints: { readonly [Field in ResolutionField]?: string } = {
  entitled: words.entitledHint,
  present: words.presentHint,
}

/** How the works council decided: what was written down, and the form for it. */
export const ResolutionPart = ({ isNext, ...following }: Following & { readonly isNext: boolean }) => {
  const { booking, actions } = following.shown
  const { resolution, options } = booking
  const refused = refusedIn(following.refused, 'resolve')
  const value = (field: ResolutionField): string | undefined => {
    if (refused) return refused.typed.one(field)
    const known = resolution?.[field] ?? (field === 'heldOn' ? options.resolutionDate : undefined)
    return known === undefined ? undefined : String(known)
  }
  const about = (field: ResolutionField) => ({
    name: field,
    label: words.fields[field],
    value: value(field),
    fault: faultOf(refused, field),
    autoComplete: 'off',
  })
  return (
    <>
      {resolution && (
        <p className="small">
          {words.result(resolution.yes, resolution.no, resolution.abstained)}.{' '}
          <span className="mute">{words.private}</span>
        </p>
      )}
      {actions.includes('resolve') && (
        <details className="small" open={isNext || refused ? true : undefined}>
          <summary>{resolution ? words.change : words.save}</summary>
          <BookingForm {...following} what="resolve" className="form votes">
            <TextField {...about('heldOn')} type="date" width="w2" />
            {counts.map((field) => (
              <TextField
                key={field}
                {...about(field)}
                hint={hints[field]}
                inputMode="numeric"
                maxLength={6}
                width="w2"
              />
            ))}
            <p>
              <button className="btn alt" type="submit">
                {words.save}
              </button>
            </p>
          </BookingForm>
        </details>
      )}
    </>
  )
}
