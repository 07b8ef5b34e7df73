import { eventNumberIn, fileField, officeMaterialsHref, savedField } from '#core/materials/materials-address.ts'
import { materialKinds, type MaterialKind } from '#core/materials/materials.ts'
import type { OfficeMaterials } from '#core/materials/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { materialsWording } from '#wording/pages/materials.ts'
import { officeWording } from '#wording/pages/office.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { deedField, WhyNotBrought } from '../../blocks/bringing-files.tsx'
import type { Page, PageRequest } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { AddingMaterials, fieldIdOf, type NotAdded } from './materials-forms.tsx'
import { OfficeDocuments, ReportedPhotos } from './materials-lists.tsx'

const words = materialsWording.office

type Saved = keyof typeof words.saved

interface Shown {
  readonly denied?: never
  readonly all: OfficeMaterials
  readonly saved?: Saved
}

const isSaved = (text: string | null | undefined): text is Saved =>
  text !== undefined && text !== null && Object.hasOwn(words.saved, text)

const kindIn = (text: string | undefined): MaterialKind => materialKinds.find((kind) => kind === text) ?? 'document'

const deeds: Readonly<Record<Saved, (asked: PageRequest) => Promise<Result<unknown, SiteRefusal>>>> = {
  hochgeladen: ({ site, params, form, files }) =>
    site.office.materialsOffice.add({
      eventId: eventNumberIn(params['event']),
      kind: kindIn(form.one('kind')),
      materials: files,
      caption: form.one('caption') ?? '',
      depictedAgree: form.one('depictedAgree') === 'on',
    }),
  geloescht: ({ site, form }) => site.office.materialsOffice.remove({ id: form.one('id') ?? '' }),
  gezeigt: ({ site, form }) => site.office.materialsOffice.restore({ id: form.one('id') ?? '' }),
}

/** What there is of an event: the office brings documents and photos, and decides about photos that were reported. */
export const officeMaterialsPage: Page<Shown | Denied, NotAdded> = {
  sheet: 'office',
  reads: [fileField, savedField],
  async loader({ site, params, url }) {
    const answer = await site.office.materialsOffice.ofEvent({ eventId: eventNumberIn(params['event']) })
    if (!answer.ok) return guarded(answer.refusal, url)
    const file = url.searchParams.get(fileField)
    if (file !== null) {
      const link = await site.account.materials.link({ id: file })
      if (!link.ok) throw notFound()
      throw seeElsewhere(link.value.url)
    }
    const saved = url.searchParams.get(savedField)
    return forOne<Shown>({ all: answer.value, ...(isSaved(saved) && { saved }) })
  },
  async action(asked) {
    const { form, params, url } = asked
    const deed = form.one(deedField)
    if (!isSaved(deed)) throw notFound()
    const answer = await deeds[deed](asked)
    if (answer.ok) return afterForm(officeMaterialsHref(eventNumberIn(params['event']), { saved: deed }))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(url.pathname)
    return again(refusal, { refusal, kind: kindIn(form.one('kind')), caption: form.one('caption') ?? '' })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : `${words.short}: ${data.all.event.title}`,
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: officeWording.title, href: addressOf.officeBookings },
    ],
  }),
  Component: ({ data, acted }) =>
    data.denied ? <DeniedPart /> : <Parts all={data.all} saved={data.saved} acted={acted} />,
}

const Parts = ({
  all: { event, documents, photos, reported },
  saved,
  acted,
}: {
  readonly all: OfficeMaterials
  readonly saved: Saved | undefined
  readonly acted: NotAdded | undefined
}) => (
  <>
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">
        {event.title}, {dateRange(event.startDate, event.endDate)}
      </p>
      <p>{words.photos(photos)}</p>
      {acted && (
        <WhyNotBrought refusal={acted.refusal} gone={words.gone} idOf={(field) => fieldIdOf(field, acted.kind)} />
      )}
      {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
      <p className="row on-screen">
        <GoLink href={addressOf.officeEvent(String(event.eventId))}>{words.participants}</GoLink>
      </p>
    </div>
    <MarginSection id="gemeldet" title={words.reported.title}>
      <ReportedPhotos reported={reported} eventId={event.eventId} />
    </MarginSection>
    <MarginSection id="unterlagen" title={words.documents} note={words.stored.document}>
      <OfficeDocuments documents={documents} eventId={event.eventId} />
    </MarginSection>
    {materialKinds.toReversed().map((kind) => (
      <MarginSection key={kind} title={words.add[kind].title} {...(kind === 'photo' && { note: words.stored[kind] })}>
        <AddingMaterials eventId={event.eventId} kind={kind} acted={acted?.kind === kind ? acted : undefined} />
      </MarginSection>
    ))}
  </>
)
