import type { SeenConsultant } from '#core/consulting/consulting.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { postcodeDigits } from '#core/shared/postcode.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { consultingWording as words } from '#wording/pages/consulting.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { AppointmentForm, type Known } from './appointment-form.tsx'
import { ConsultantPart } from './consultant-part.tsx'
import { dayKey, otherKey, pickingHref, pickingIn, startKey, zipKey, type Picking } from './picked.ts'
import { PickingParts } from './picking.tsx'
import { notBooked, type NotBooked } from './refused.ts'

interface Shown {
  /** As typed. */
  readonly zip?: string
  readonly zipFault?: string
  readonly found?: { readonly consultant: SeenConsultant; readonly picking: Picking; readonly known: Known }
}

/** A consultant by postcode, a day, an hour, and an appointment (domain §7.8). Each step is an address of its own. */
export const consultingPage: Page<Shown, NotBooked> = {
  sheet: 'consulting',
  reads: [zipKey, otherKey, dayKey, startKey],
  async loader({ site, url, requestId }) {
    const typed = url.searchParams.get(zipKey)
    if (url.searchParams.has(otherKey)) return forOne<Shown>({})
    const { consulting } = site.booking
    const answer = await consulting.consultant(typed === null ? {} : { zip: typed })
    const zip = typed === null ? {} : { zip: typed }
    if (!answer.ok) {
      // Nobody has typed anything yet.
      if (typed === null) return forOne<Shown>({})
      const { refusal } = answer
      const zipFault =
        refusal.why === 'invalid' ? sentenceOf('zip', refusal.fields.zip ?? 'malformed') : words.zip.unknown
      return forOne<Shown>({ ...zip, zipFault }, statusOf(refusal))
    }
    const slots = await consulting.slots({ consultantId: answer.value.id })
    const picking = pickingIn(url, slots.ok ? slots.value.items : [])
    const who = await site.account.accounts.whoAmI({})
    const self = who.ok && who.value.isLoggedIn ? who.value : undefined
    const known = {
      key: requestId,
      ...(self && { name: `${self.firstName} ${self.lastName}`, email: self.email }),
    }
    const { day, start } = picking
    const here = pickingHref(url.pathname, {
      ...zip,
      ...(day !== undefined && { day }),
      ...(start !== undefined && { start }),
    })
    return { ...forOne<Shown>({ ...zip, found: { consultant: answer.value, picking, known } }), here }
  },
  async action({ site, form }) {
    const given = (name: string) => {
      const text = form.one(name) ?? ''
      return text === '' ? {} : { [name]: text }
    }
    const answer = await site.booking.consulting.book({
      consultantId: form.one('consultantId') ?? '',
      slotStart: form.one('slotStart') ?? '',
      channel: form.one('channel') ?? '',
      name: form.one('name') ?? '',
      email: form.one('email') ?? '',
      topic: form.one('topic') ?? '',
      ...given('phone'),
      ...given('note'),
      ...given('website'),
      ...given('idempotencyKey'),
      privacyAccepted: form.one('privacyAccepted') === 'on',
    })
    if (!answer.ok) return again(answer.refusal, notBooked(answer.refusal, form))
    return afterForm(`${new URL(answer.value.cancelUrl).pathname}?gebucht=1`)
  },
  head: () => ({
    title: words.title,
    description: words.description,
    canonical: addressOf.consulting,
    crumbs: [],
  }),
  Component: ({ data: { zip, zipFault, found }, acted, frame }) => (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title}</h1>
        <p className="lead measure">{words.lead}</p>
        {zipFault !== undefined && <FormSummary faults={[{ field: zipKey, says: zipFault }]} />}
        {!found && (
          <form className="stack" method="get" action={addressOf.consulting} noValidate>
            <TextField
              name={zipKey}
              label={words.zip.label}
              value={zip}
              fault={zipFault}
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={postcodeDigits}
              width="w2"
            />
            <p>
              <button className="btn" type="submit">
                {words.zip.submit}
              </button>
            </p>
          </form>
        )}
      </div>
      {found && (
        <>
          <ConsultantPart consultant={found.consultant} />
          <PickingParts picking={found.picking} path={addressOf.consulting} zip={zip} />
          {found.picking.start !== undefined && (
            <MarginSection id="angaben" title={words.details.title} note={words.details.stored}>
              <AppointmentForm
                action={frame.here}
                consultantId={found.consultant.id}
                start={found.picking.start}
                known={found.known}
                acted={acted}
              />
            </MarginSection>
          )}
        </>
      )}
    </>
  ),
}
