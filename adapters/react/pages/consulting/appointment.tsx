import type { SeenAppointment } from '#core/consulting/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { channelNames } from '#wording/consulting-channels.ts'
import { consultingWording } from '#wording/pages/consulting.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import type { Frame, Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { faultIn } from '../../ui/why-not.ts'
import { telOf } from './consultant-part.tsx'
import { dayKey, pickingHref, pickingIn, startKey, type Picking } from './picked.ts'
import { PickingParts } from './picking.tsx'
import { notBooked, type NotBooked } from './refused.ts'
import { SlotFields } from './slot-fields.tsx'

const words = consultingWording.appointment

type Done = 'booked' | 'rescheduled'
const doneKeys: Readonly<Record<Done, string>> = { booked: 'gebucht', rescheduled: 'verlegt' }
/** In addresses: she is asked whether she means to cancel. */
const cancellingKey = 'absagen'
const cancellingHref = (path: string): string => `${path}?${cancellingKey}=1`

interface Shown {
  readonly appointment: SeenAppointment
  /** Hours to which it can be rescheduled. */
  readonly picking?: Picking
  /** She has said that she wants to cancel, and is asked once more. */
  readonly cancelling: boolean
  readonly done?: Done
}

/** An appointment, for whoever has its link: to look at, to reschedule and to cancel. */
export const appointmentPage: Page<Shown, NotBooked & { readonly what: string }> = {
  sheet: 'consulting',
  reads: [dayKey, startKey, cancellingKey, ...Object.values(doneKeys)],
  async loader({ site, params, url }) {
    const { consulting } = site.booking
    const answer = await consulting.appointment({ token: params['token'] ?? '' })
    if (!answer.ok) throw notFound()
    const appointment = answer.value
    const slots =
      appointment.standing === 'open' ? await consulting.slots({ consultantId: appointment.consultant.id }) : undefined
    const picking = slots?.ok ? pickingIn(url, slots.value.items) : undefined
    const done = (['booked', 'rescheduled'] as const).find((one) => url.searchParams.has(doneKeys[one]))
    const { day, start } = picking ?? {}
    const here = pickingHref(url.pathname, {
      ...(day !== undefined && { day }),
      ...(start !== undefined && { start }),
    })
    const cancelling = url.searchParams.has(cancellingKey)
    return { ...forOne<Shown>({ appointment, cancelling, ...(picking && { picking }), ...(done && { done }) }), here }
  },
  async action({ site, params, form }) {
    const token = params['token'] ?? ''
    const { consulting } = site.booking
    const what = form.one('do') ?? ''
    if (what === 'cancel') {
      // What was pressed by a slip is asked about, and does nothing.
      if (form.one('sure') !== 'yes') return afterForm(cancellingHref(addressOf.appointment(token)))
      const answer = await consulting.cancel({ token })
      if (answer.ok) return afterForm(addressOf.appointment(token))
      return again(answer.refusal, { what, ...notBooked(answer.refusal, form) })
    }
    const answer = await consulting.reschedule({
      token,
      slotStart: form.one('slotStart') ?? '',
      channel: form.one('channel') ?? '',
    })
    if (answer.ok) return afterForm(`${addressOf.appointment(token)}?${doneKeys.rescheduled}=1`)
    return again(answer.refusal, { what, ...notBooked(answer.refusal, form) })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { appointment, picking, cancelling, done }, acted, frame }) => {
    const standing = words.standing[appointment.standing]
    return (
      <>
        <div className="wrap rhead stack g3">
          <h1>{words.title}</h1>
          {done && !acted && appointment.standing !== 'cancelled' && (
            <Note icon="tick" tone="ok" title={words[done]} status focused>
              <p>{words[`${done}Text`]}</p>
            </Note>
          )}
          {acted && <FormSummary faults={acted.why.faults} refusal={acted.why.refusal} />}
          {standing && (
            <Note icon="alert" title={standing.title}>
              <p>{standing.text(appointment.consultant.phone)}</p>
            </Note>
          )}
          <Facts appointment={appointment} />
          {appointment.standing !== 'cancelled' && appointment.standing !== 'past' && (
            <p className="on-screen">
              <GoLink href={`${frame.here.split('?')[0] ?? ''}/termin.ics`}>{words.calendar}</GoLink>
            </p>
          )}
          {standing && appointment.standing !== 'too-near' && (
            <p className="on-screen">
              <GoLink href={addressOf.consulting}>{words.another}</GoLink>
            </p>
          )}
        </div>
        {picking &&
          (cancelling ? (
            <Cancelling appointment={appointment} frame={frame} />
          ) : (
            <Changing appointment={appointment} picking={picking} acted={acted} frame={frame} />
          ))}
      </>
    )
  },
}

const Facts = ({ appointment: { start, channel, consultant, topic } }: { readonly appointment: SeenAppointment }) => (
  <dl className="facts endless">
    <div>
      <dt>{words.facts.when}</dt>
      <dd>{consultingWording.when(start)}</dd>
    </div>
    <div>
      <dt>{words.facts.how}</dt>
      <dd>{channelNames[channel]}</dd>
    </div>
    <div>
      <dt>{words.facts.who}</dt>
      <dd>
        <span>
          {consultant.name}, <a href={telOf(consultant.phone)}>{consultant.phone}</a>
        </span>
      </dd>
    </div>
    <div>
      <dt>{words.facts.topic}</dt>
      <dd>{topic}</dd>
    </div>
  </dl>
)

/** Asks once more: neither a slip nor a program that follows links cancels anything. */
const Cancelling = ({
  appointment: { start, consultant },
  frame: { here },
}: {
  readonly appointment: SeenAppointment
  readonly frame: Frame
}) => {
  const path = here.split('?')[0] ?? ''
  return (
    <MarginSection id="absagen" title={words.cancel}>
      <form className="stack g3 cancelling" method="post" action={path}>
        <input type="hidden" name="do" value="cancel" />
        <input type="hidden" name="sure" value="yes" />
        <Note icon="alert" title={words.cancelSure(start)} alert>
          <p>{words.cancelSureText(consultant.name)}</p>
        </Note>
        <p className="row">
          <button className="btn" type="submit">
            {words.cancelSubmit}
          </button>
          <a href={path}>{words.cancelBack}</a>
        </p>
      </form>
    </MarginSection>
  )
}

const Changing = ({
  appointment,
  picking,
  acted,
  frame: { here },
}: {
  readonly appointment: SeenAppointment
  readonly picking: Picking
  readonly acted: NotBooked | undefined
  readonly frame: Frame
}) => {
  const path = here.split('?')[0] ?? ''
  return (
    <>
      <MarginSection id="absagen" title={words.cancel}>
        <div className="stack">
          <p className="measure">{words.cancelText}</p>
          <p>
            <GoLink href={cancellingHref(path)}>{words.cancelAsk}</GoLink>
          </p>
        </div>
      </MarginSection>
      <MarginSection id="verlegen" title={words.reschedule}>
        <p className="measure">{words.rescheduleText}</p>
      </MarginSection>
      <PickingParts picking={picking} path={path} />
      {picking.start !== undefined && (
        <MarginSection id="angaben" title={words.rescheduleSubmit}>
          <form className="form request request-part" method="post" action={here} noValidate>
            <input type="hidden" name="do" value="reschedule" />
            <SlotFields
              start={picking.start}
              channel={acted?.typed.one('channel') ?? appointment.channel}
              next={acted?.next ?? []}
              faultOf={(field) => faultIn(acted?.why, field)}
            />
            <p>
              <button className="btn" type="submit">
                {words.rescheduleSubmit}
              </button>
            </p>
          </form>
        </MarginSection>
      )}
    </>
  )
}
