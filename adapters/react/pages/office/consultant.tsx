import type { ConsultantsTime } from '#core/consulting/ports.ts'
import { workingDays } from '#core/consulting/consulting.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { consultantsOfficeWording as words } from '#wording/pages/consulting.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import { whyNotInWords } from '../../blocks/why-not-in-words.ts'
import type { Page, PageRequest } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import type { WhyNot } from '../../ui/why-not.ts'
import { AbsencesPart, AppointmentsPart, HoursPart } from './consultant-parts.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

type Saved = keyof typeof words.saved

interface Shown {
  readonly denied?: never
  readonly time: ConsultantsTime
  readonly saved?: Saved
}

/** A form that was refused, as it was typed. */
export interface NotSet {
  readonly what: Saved
  readonly typed: PostedForm
  readonly why: WhyNot
}

const savedKey = 'gespeichert'
const savedIn = (text: string | null | undefined): Saved | undefined =>
  (Object.keys(words.saved) as Saved[]).find((one) => one === text)

const deeds: Readonly<Record<Saved, (asked: PageRequest, id: string) => Promise<Result<unknown, SiteRefusal>>>> = {
  zeiten: ({ site, form }, id) =>
    site.booking.consultants.setHours({
      id,
      version: Number(form.one('version') ?? -1),
      hours: Array.from({ length: workingDays }, (_, day) => ({
        from: form.one(`from-${day}`) ?? '',
        until: form.one(`until-${day}`) ?? '',
      })),
    }),
  abwesend: ({ site, form }, id) =>
    site.booking.consultants.addAbsence({
      id,
      firstDay: form.one('firstDay') ?? '',
      lastDay: form.one('lastDay') ?? '',
    }),
  entfernt: ({ site, form }, id) => site.booking.consultants.removeAbsence({ id, absence: form.one('absence') ?? '' }),
  abgesagt: ({ site, form }, id) =>
    site.booking.consultants.cancelAppointment({ id, appointment: form.one('appointment') ?? '' }),
}

/** The time of a consultant as the office sets it, and the appointments that it holds or does no longer. */
export const consultantPage: Page<Shown | Denied, NotSet> = {
  sheet: 'office',
  reads: [savedKey],
  async loader({ site, params, url }) {
    const answer = await site.booking.consultants.consultant({ id: params['id'] ?? '' })
    if (!answer.ok) return guarded(answer.refusal, url)
    const saved = savedIn(url.searchParams.get(savedKey))
    return forOne<Shown>({ time: answer.value, ...(saved && { saved }) })
  },
  async action(asked) {
    const { form, params, url } = asked
    const what = savedIn(form.one('do'))
    const id = params['id'] ?? ''
    if (!what) throw notFound()
    const answer = await deeds[what](asked, id)
    if (answer.ok) return afterForm(`${addressOf.officeConsultant(id)}?${savedKey}=${what}`)
    if (answer.refusal.why === 'not-signed-in') return afterForm(url.pathname)
    return again(answer.refusal, { what, typed: form, why: whyNotInWords(answer.refusal) })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : data.time.consultant.name,
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: words.title, href: addressOf.officeConsultants },
    ],
  }),
  Component: ({ data, acted }) => (data.denied ? <DeniedPart /> : <Parts {...data} acted={acted} />),
}

const Parts = ({ time, saved, acted }: Shown & { readonly acted: NotSet | undefined }) => {
  const collisions = time.appointments.filter(({ collides }) => collides).length
  const ofForm = (what: Saved) => (acted?.what === what ? acted : undefined)
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{time.consultant.name}</h1>
        <p className="lead">{words.region(time.consultant.region, time.consultant.land)}</p>
        {acted && <FormSummary faults={acted.why.faults} refusal={acted.why.refusal} />}
        {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
        {collisions > 0 && (
          <Note icon="alert" title={words.appointments.collisions(collisions)}>
            <p>{words.appointments.collisionsText}</p>
          </Note>
        )}
      </div>
      <MarginSection id="termine" title={words.appointments.title}>
        <AppointmentsPart appointments={time.appointments} />
      </MarginSection>
      <MarginSection id="abwesenheiten" title={words.absences.title} note={words.absences.note}>
        <AbsencesPart absences={time.absences} acted={ofForm('abwesend')} />
      </MarginSection>
      <MarginSection id="hours" title={words.hours.title} note={words.hours.note}>
        <HoursPart time={time} acted={ofForm('zeiten')} />
      </MarginSection>
    </>
  )
}
