import { megabyte } from '#core/forms/forms.ts'
import type { MaterialKind } from '#core/materials/materials.ts'
import type { StreamedDocument } from '#core/shared/document.ts'
import { required } from '#core/shared/required.ts'
import { done, type Refusal, type Result } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { padded, pdf } from '#features/support/sample-files.ts'
import { samplePhoto } from '#features/support/sample-photos.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { aRecipient } from '../core/booking-by-hand.ts'
import { ordered } from './booking-calls.ts'
import type { Call } from './call.ts'
import type { TestApp } from './test-app.ts'

const participant = { email: 'dabei@betrieb.example', password: 'ein gutes langes Wort' }
/** An event that has begun, and one that never was in the programme. */
const eventId = 4990
const nowhere = 9999
const nothing = { id: 'gibt es/nicht?', until: 4_102_444_800, signature: 'erfunden' }

const of = (site: Site) => site.account.materials
const office = (site: Site) => site.office.materialsOffice

/** She orders a seat of event 4002 for herself, which is moved to an event that has begun. */
async function takesPart(site: Site, { stage, needs }: TestApp): Promise<void> {
  await stage.account(participant)
  await site.account.accounts.signOut({})
  await site.account.accounts.signIn(participant)
  const { token } = await ordered(site, 4002, 'buchen', 1)
  await needs.change(async ({ bookings }) => {
    const booking = required(await bookings.lock(token))
    const event = { ...booking.event, eventId, startDate: '2026-11-16', endDate: '2026-11-18' }
    const [first] = booking.recipients
    const recipients = [aRecipient({ id: required(first).id, email: participant.email })]
    await bookings.save({ ...booking, event, recipients })
    return done(undefined)
  })
}

/** What came of a file, read whole; how it came in pieces is nobody's matter here. */
async function read(answer: Result<StreamedDocument, Refusal>): Promise<unknown> {
  if (!answer.ok) return answer
  const pieces: Uint8Array[] = []
  for await (const piece of answer.value.chunks) pieces.push(piece)
  const { mime, filename } = answer.value
  return done({ mime, filename, bytes: Buffer.concat(pieces).toString('base64') })
}

const listed = async (site: Site, kind: MaterialKind) => {
  const answer = await (kind === 'photo' ? of(site).photos({ eventId }) : of(site).documents({ eventId }))
  const [first] = answer.ok ? answer.value.items : []
  return { id: first?.id ?? nothing.id, href: first?.downloadUrl, preview: first?.previewUrl }
}
const signed = (href: string | undefined) => {
  const { searchParams } = new URL(href ?? '/', 'https://haus.example')
  return { until: Number(searchParams.get('until')), signature: searchParams.get('signature') ?? '' }
}

const photo = async (name: string) => ({ name, bytes: await samplePhoto() })
const agreed = { caption: 'Änne & „Kim“ im Garten', depictedAgree: true }

const looking: readonly Call[] = [
  ['materials.about', (site) => of(site).about({ eventId })],
  ['materials.photos', (site) => of(site).photos({ eventId, limit: 5 })],
  ['materials.documents', (site) => of(site).documents({ eventId })],
  ['materials.addPhotos', (site) => of(site).addPhotos({ eventId, photos: [], ...agreed })],
  ['materials.reportPhoto', (site) => of(site).reportPhoto({ id: nothing.id })],
  ['materials.link', (site) => of(site).link({ id: nothing.id })],
  ['materials.photo', (site) => of(site).photo(nothing)],
  ['materials.preview', (site) => of(site).preview(nothing)],
  ['materials.document', (site) => of(site).document(nothing)],
  ['materials.zip', (site) => of(site).zip({ eventId, until: nothing.until, signature: nothing.signature })],
]
const keeping: readonly Call[] = [
  ['materialsOffice.ofEvent', (site) => office(site).ofEvent({ eventId })],
  [
    'materialsOffice.add',
    (site) =>
      office(site).add({
        eventId,
        kind: 'document',
        materials: [{ name: 'Skript Ö.pdf', bytes: pdf }],
        caption: '',
        depictedAgree: false,
      }),
  ],
  ['materialsOffice.remove', (site) => office(site).remove({ id: nothing.id })],
  ['materialsOffice.restore', (site) => office(site).restore({ id: nothing.id })],
]
const adding = (kind: MaterialKind, name: string, bytes: Uint8Array) => (site: Site) =>
  office(site).add({ eventId, kind, materials: [{ name, bytes }], ...agreed })

/** Whatever is asked about photos and documents, by visitors, strangers, whoever takes part, and the office. */
export const materialCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ...looking,
  ...keeping,
  [
    'materials.about',
    async (site, testApp) => {
      await takesPart(site, testApp)
      return of(site).about({ eventId: nowhere })
    },
  ],
  ['materials.photos', (site) => of(site).photos({ eventId: nowhere })],
  ['materials.documents', (site) => of(site).documents({ eventId: nowhere })],
  ['materials.addPhotos', (site) => of(site).addPhotos({ eventId: nowhere, photos: [], ...agreed })],
  ...looking,
  ...keeping,
  ['materials.addPhotos', async (site) => of(site).addPhotos({ eventId, photos: [await photo('Ö.jpg')], ...agreed })],
  [
    'materials.addPhotos',
    (site) => of(site).addPhotos({ eventId, photos: [{ name: 'bild.jpg', bytes: pdf }], ...agreed }),
  ],
  [
    'materials.addPhotos',
    async (site) => {
      const { name, bytes } = await photo('gross.jpg')
      return of(site).addPhotos({ eventId, photos: [{ name, bytes: padded(bytes, 12 * megabyte + 1) }], ...agreed })
    },
  ],
  ...looking,
  ['materials.link', async (site) => of(site).link({ id: (await listed(site, 'photo')).id })],
  [
    'materials.photo',
    async (site) => {
      const { id, href } = await listed(site, 'photo')
      return read(await of(site).photo({ id, ...signed(href) }))
    },
  ],
  [
    'materials.preview',
    async (site) => {
      const { id, preview } = await listed(site, 'photo')
      return read(await of(site).preview({ id, ...signed(preview) }))
    },
  ],
  [
    'materials.zip',
    async (site) => {
      const all = await of(site).photos({ eventId })
      return read(await of(site).zip({ eventId, ...signed(all.ok ? all.value.zipUrl : undefined) }))
    },
  ],
  [
    'materials.reportPhoto',
    async (site) => of(site).reportPhoto({ id: (await listed(site, 'photo')).id, complaint: 'x'.repeat(501) }),
  ],
  [
    'materials.reportPhoto',
    async (site) => of(site).reportPhoto({ id: (await listed(site, 'photo')).id, complaint: 'Bin ich.' }),
  ],
  [
    'materialsOffice.ofEvent',
    async (site, { stage, clock }) => {
      await site.account.accounts.signOut({})
      await signInAs(site, { stage, now: clock.now(), role: 'redaktion' })
      return office(site).ofEvent({ eventId: nowhere })
    },
  ],
  ...keeping,
  ['materialsOffice.add', (site) => office(site).add({ eventId: nowhere, kind: 'photo', materials: [], ...agreed })],
  ['materialsOffice.add', (site) => office(site).add({ eventId, kind: 'photo', materials: [], ...agreed })],
  ['materialsOffice.add', adding('document', 'bild.pdf', new Uint8Array([1, 2, 3]))],
  ['materialsOffice.add', adding('document', 'gross.pdf', padded(pdf, 20 * megabyte + 1))],
  ['materialsOffice.ofEvent', (site) => office(site).ofEvent({ eventId })],
  [
    'materialsOffice.restore',
    async (site) => {
      const all = await office(site).ofEvent({ eventId })
      return office(site).restore({ id: all.ok ? (all.value.reported[0]?.id ?? '') : '' })
    },
  ],
  [
    'materials.document',
    async (site) => {
      await site.account.accounts.signOut({})
      await site.account.accounts.signIn(participant)
      const { id, href } = await listed(site, 'document')
      return read(await of(site).document({ id, ...signed(href) }))
    },
  ],
  [
    'materialsOffice.remove',
    async (site, { stage, clock }) => {
      await site.account.accounts.signOut({})
      await signInAs(site, { stage, now: clock.now(), role: 'redaktion' })
      const all = await office(site).ofEvent({ eventId })
      return office(site).remove({ id: all.ok ? (all.value.documents[0]?.id ?? '') : '' })
    },
  ],
]
