import {
  allField,
  eventNumberIn,
  fileField,
  materialsHref,
  reportField,
  savedField,
} from '#core/materials/materials-address.ts'
import type { EventMaterials, ShownMaterial, ShownPhotos } from '#core/materials/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import type { Result } from '#core/shared/result.ts'
import type { Site, SiteRefusal } from '#core/site.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { materialsWording as words } from '#wording/pages/materials.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import { deedField, faultsIn, WhyNotBrought } from '../../blocks/bringing-files.tsx'
import type { Page, PageRequest } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { AddingPhotos } from './adding-photos.tsx'
import { Documents } from './documents.tsx'
import { Photos } from './photos.tsx'

type Saved = keyof typeof words.saved

interface Shown {
  readonly about: EventMaterials
  /** Absent where she sees none, or none yet. */
  readonly documents?: readonly ShownMaterial[]
  readonly photos?: ShownPhotos
  /** The photo that she is about to report. */
  readonly reporting?: string
  readonly after?: string
  readonly saved?: Saved
}

/** A form that did nothing. */
interface NotDone {
  readonly deed: Saved
  readonly refusal: SiteRefusal
  readonly caption: string
  readonly complaint: string
}

const isSaved = (text: string | null | undefined): text is Saved =>
  text !== undefined && text !== null && Object.hasOwn(words.saved, text)

const deeds: Readonly<Record<Saved, (asked: PageRequest) => Promise<Result<unknown, SiteRefusal>>>> = {
  hochgeladen: ({ site, params, form, files }) =>
    site.account.materials.addPhotos({
      eventId: eventNumberIn(params['event']),
      photos: files,
      caption: form.one('caption') ?? '',
      depictedAgree: form.one('depictedAgree') === 'on',
    }),
  gemeldet: ({ site, form }) =>
    site.account.materials.reportPhoto({ id: form.one('id') ?? '', complaint: form.one('complaint') ?? '' }),
}

/** Photos and documents of an event for those who take part. Works without JavaScript. */
export const eventMaterialsPage: Page<Shown, NotDone> = {
  sheet: 'portal',
  reads: [fileField, allField, reportField, savedField, 'after'],
  async loader({ site, params, url, settings }) {
    const eventId = eventNumberIn(params['event'])
    const about = await site.account.materials.about({ eventId })
    if (!about.ok && about.refusal.why === 'not-signed-in')
      throw seeElsewhere(signInHref(settings, `${url.pathname}${url.search}`))
    if (!about.ok) throw notFound()
    const file = await freshLink(url, eventId, site)
    if (file) throw seeElsewhere(file)
    const after = url.searchParams.get('after')?.slice(0, 500)
    const reporting = url.searchParams.get(reportField)
    const saved = url.searchParams.get(savedField)
    return {
      ...forOne({
        about: about.value,
        ...(await lookedUp(about.value, after, site)),
        ...(after !== undefined && { after }),
        ...(reporting !== null && { reporting }),
        ...(isSaved(saved) && { saved }),
      }),
      here: materialsHref(eventId),
    }
  },
  async action(asked) {
    const { form, params, settings, url } = asked
    const deed = form.one(deedField)
    if (!isSaved(deed)) throw notFound()
    const answer = await deeds[deed](asked)
    if (answer.ok) return afterForm(materialsHref(eventNumberIn(params['event']), { saved: deed }))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, url.pathname))
    const [caption = '', complaint = ''] = [form.one('caption'), form.one('complaint')]
    return again(refusal, { deed, refusal, caption, complaint })
  },
  head: ({ about }) => ({ title: `${words.title}: ${about.title}`, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame: { brand } }) => {
    const { about, documents, photos, saved } = data
    const { title, eventUrl, startDate, endDate, standing, photosFrom, photosLeft } = about
    const mayCome = standing === 'participant'
    return (
      <>
        <PortalHead brand={brand} title={words.title} current="bookings">
          <p className="lead">
            {title}, {dateRange(startDate, endDate)}
          </p>
          <p className="measure">{words.onlyYou[standing]}</p>
          {acted && <WhyNotBrought refusal={acted.refusal} gone={words.gone} />}
          {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
          <p className="row on-screen">
            <GoLink href={addressOf.event(eventUrl)}>{words.toEvent}</GoLink>
            <GoLink href={addressOf.gremiumBookings}>{words.toBookings}</GoLink>
          </p>
        </PortalHead>
        <MarginSection id="unterlagen" title={words.sections.documents}>
          <Documents documents={documents} about={about} />
        </MarginSection>
        {mayCome && (
          <MarginSection
            id="fotos"
            title={words.sections.photos}
            {...(photos && photos.total > 0 && { note: words.photos.count(photos.total) })}
          >
            {photos ? (
              <Photos
                eventId={about.eventId}
                photos={photos}
                after={data.after}
                reporting={data.reporting}
                complaint={acted?.deed === 'gemeldet' ? acted : undefined}
              />
            ) : (
              <Note icon="calendar" title={words.photos.notYet(photosFrom)}>
                <p>{words.photos.notYetText}</p>
              </Note>
            )}
          </MarginSection>
        )}
        {photosLeft !== undefined && (
          <MarginSection id="hochladen" title={words.sections.add} board>
            <AddingPhotos
              eventId={about.eventId}
              left={photosLeft}
              caption={acted?.deed === 'hochgeladen' ? acted.caption : ''}
              faults={acted?.deed === 'hochgeladen' ? faultsIn(acted.refusal) : {}}
            />
          </MarginSection>
        )}
      </>
    )
  },
}

/** Links of a page grow old; who takes something by the page's own address gets a fresh one. */
async function freshLink(
  { searchParams }: URL,
  eventId: number,
  { account: { materials } }: Site,
): Promise<string | undefined> {
  const id = searchParams.get(fileField)
  if (id !== null) {
    const link = await materials.link({ id })
    if (!link.ok) throw notFound()
    return link.value.url
  }
  if (!searchParams.has(allField)) return undefined
  const photos = await materials.photos({ eventId, limit: 1 })
  if (!photos.ok || photos.value.zipUrl === undefined) throw notFound()
  return photos.value.zipUrl
}

async function lookedUp(
  { eventId, sees }: EventMaterials,
  after: string | undefined,
  { account: { materials } }: Site,
): Promise<Pick<Shown, 'documents' | 'photos'>> {
  const [documents, photos] = await Promise.all([
    sees.includes('document') ? materials.documents({ eventId }) : undefined,
    sees.includes('photo') ? materials.photos({ eventId, ...(after !== undefined && { after }) }) : undefined,
  ])
  return {
    ...(documents?.ok && { documents: documents.value.items }),
    ...(photos?.ok && { photos: photos.value }),
  }
}
