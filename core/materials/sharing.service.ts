import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { BookedEvent } from '../booking/booking.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { ForStoringParticipations } from '../participation/ports.ts'
import type { Onlooker } from '../participation/seen-parties.ts'
import { standingAtEvent, type EventStanding } from '../participation/standing-at-event.ts'
import type { StreamedDocument } from '../shared/document.ts'
import { ifGiven, proseFault, tidyProse } from '../shared/field-rules.ts'
import { pageQueryOf } from '../shared/page.ts'
import type { ArchivedFile, ForPackingFiles } from '../shared/archives.ts'
import { done, refused, type NotAllowed, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import { bring, type BringingNeeds } from './bringing.ts'
import { longestComplaint, mostPhotosOfPerson, photosAtOnce } from './material-limits.ts'
import type { FileOfMaterial, Material, MaterialKind } from './materials.ts'
import type { ForSharingMaterials, ForSigning, ForStoringMaterials } from './ports.ts'
import { kindsSeen, seenFrom } from './seen-event.ts'
import { eventInBrief, linksFor, shownMaterial } from './shown-material.ts'
import { isStillGood, signedText, type LinkTarget, type Signed } from './signed-links.ts'

interface SharingNeeds extends BringingNeeds {
  readonly materials: ForStoringMaterials
  readonly participations: Pick<ForStoringParticipations, 'ofEvent'>
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'same'>
  readonly signing: ForSigning
  readonly packing: ForPackingFiles
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const unknown: NotFound = { why: 'not-found' }
type WhyNotSeen = NotSignedIn | NotFound

/** Somebody with an event that she has to do with. */
interface Seen {
  readonly userId: User['id']
  readonly event: BookedEvent
  readonly standing: EventStanding
  readonly kinds: readonly MaterialKind[]
}

/** Photos and documents for one visitor; `whyNotStaff` says why she is not of the office, which may take all. */
export const sharingMaterials = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  whyNotStaff: () => Promise<NotSignedIn | NotAllowed | undefined>,
  needs: SharingNeeds,
): ForSharingMaterials => {
  const { materials, participations, users, gremien, change, keptFiles, secrets, signing, packing, clock } = needs

  const seen = async (eventId: number): Promise<Result<Seen, WhyNotSeen>> => {
    const userId = await whoIsAsking()
    const user = userId === undefined ? undefined : await users.byId(userId)
    if (!user) return refused(notSignedIn)
    const onlooker: Onlooker = { id: user.id, email: user.email, gremien: await gremien.ofUser(user.id) }
    const gremiumIds = onlooker.gremien.map(({ id }) => id)
    const found = standingAtEvent(await participations.ofEvent(eventId, { emails: [user.email], gremiumIds }), onlooker)
    if (!found) return refused(unknown)
    return done({ userId: user.id, ...found, kinds: kindsSeen(found.standing, found.event, clock.now()) })
  }
  const seeing = async (eventId: number, kind: MaterialKind): Promise<Result<Seen, WhyNotSeen>> => {
    const found = await seen(eventId)
    return !found.ok || found.value.kinds.includes(kind) ? found : refused(unknown)
  }

  /** One that she may take: of an event that she sees it of, and not hidden; the office takes every one. */
  const taken = async (id: Material['id']): Promise<Result<{ userId: User['id']; material: Material }, WhyNotSeen>> => {
    const userId = await whoIsAsking()
    if (userId === undefined) return refused(notSignedIn)
    const material = await materials.byId(id)
    if (!material) return refused(unknown)
    if (!(await whyNotStaff())) return done({ userId, material })
    if (material.report) return refused(unknown)
    const found = await seeing(material.eventId, material.kind)
    return found.ok ? done({ userId, material }) : found
  }

  const isOurs = async (target: LinkTarget, userId: User['id'], { until, signature }: Signed): Promise<boolean> =>
    isStillGood({ until }, clock.now()) &&
    secrets.same(signature, await signing.sign(signedText(target, userId, until)))

  /** A file of a material by its signed link; where its bytes are gone, so is it. */
  const file = async (
    to: Exclude<LinkTarget['to'], 'photos'>,
    { id, ...signed }: Signed & { readonly id: Material['id'] },
  ): Promise<Result<StreamedDocument, WhyNotSeen>> => {
    const found = await taken(id)
    if (!found.ok) return found
    const { userId, material } = found.value
    const of = fileBehind(to, material)
    if (!of || !(await isOurs({ to, id }, userId, signed))) return refused(unknown)
    const read = await keptFiles.get(of.key)
    if (!read) return refused(unknown)
    const { filename } = material
    return done({
      mime: of.mime,
      filename,
      size: read.size,
      chunks: read.bytes,
      ...(to === 'preview' && { isShown: true as const }),
    })
  }

  /** All photos of an event as they are packed, page by page; one that was hidden or deleted meanwhile is left out. */
  async function* allPhotos(eventId: number): AsyncGenerator<ArchivedFile> {
    let nth = 0
    let after: string | undefined
    do {
      const page = await materials.ofEvent({ eventId, kind: 'photo' }, after === undefined ? {} : { after })
      for (const { file: of, filename, uploadedAt: at } of page.items) {
        const read = await keptFiles.get(of.key)
        if (!read) continue
        nth += 1
        yield { name: `${String(nth).padStart(3, '0')}-${filename}`, at, chunks: read.bytes }
      }
      after = page.next
    } while (after !== undefined)
  }

  return {
    async about({ eventId }) {
      const found = await seen(eventId)
      if (!found.ok) return found
      const { event, standing, kinds, userId } = found.value
      const own = kinds.includes('photo') ? await materials.photosOfUser(eventId, userId) : undefined
      return done({
        ...eventInBrief(event),
        ...seenFrom(event),
        standing,
        sees: kinds,
        ...(own !== undefined && { photosLeft: Math.max(0, mostPhotosOfPerson - own) }),
      })
    },

    async photos({ eventId, ...asked }) {
      const found = await seeing(eventId, 'photo')
      if (!found.ok) return found
      const { userId } = found.value
      const page = await materials.ofEvent({ eventId, kind: 'photo' }, { limit: photosAtOnce, ...asked })
      const links = linksFor(userId, clock.now(), signing)
      const items = await Promise.all(page.items.map((one) => shownMaterial(one, userId, links)))
      return done({
        ...page,
        items,
        ...(page.total > 0 && { zipUrl: await links({ to: 'photos', eventId }) }),
      })
    },

    async documents({ eventId, ...asked }) {
      const found = await seeing(eventId, 'document')
      if (!found.ok) return found
      const { userId } = found.value
      const page = await materials.ofEvent({ eventId, kind: 'document' }, pageQueryOf(asked))
      const links = linksFor(userId, clock.now(), signing)
      return done({ ...page, items: await Promise.all(page.items.map((one) => shownMaterial(one, userId, links))) })
    },

    async addPhotos({ eventId, photos, caption, depictedAgree }) {
      const found = await seeing(eventId, 'photo')
      if (!found.ok) return found
      const bringing = { kind: 'photo', files: photos, caption, depictedAgree } as const
      return bring('photos', bringing, { ...found.value, isOffice: false }, needs)
    },

    async reportPhoto({ id, complaint = '' }) {
      const found = await taken(id)
      if (!found.ok) return found
      const { userId } = found.value
      const fault = ifGiven(complaint, (text) => proseFault(tidyProse(text), 0, longestComplaint))
      if (fault) return refused({ why: 'invalid', fields: { complaint: fault } })
      const reason = tidyProse(complaint)
      return change<void, NotFound>(async (tx) => {
        const material = await tx.materials.lock(id)
        if (material?.kind !== 'photo') return refused(unknown)
        // Whoever came second wanted the same.
        if (material.report) return done(undefined)
        const by = material.uploadedBy === userId ? 'uploader' : 'other'
        await tx.materials.save({
          ...material,
          report: { at: clock.now(), by, userId, ...(reason !== '' && { reason }) },
        })
        return done(undefined)
      })
    },

    async link({ id }) {
      const found = await taken(id)
      if (!found.ok) return found
      const { userId, material } = found.value
      return done({ url: await linksFor(userId, clock.now(), signing)({ to: material.kind, id }) })
    },

    photo: (ask) => file('photo', ask),
    preview: (ask) => file('preview', ask),
    document: (ask) => file('document', ask),

    async zip({ eventId, ...signed }) {
      const found = await seeing(eventId, 'photo')
      if (!found.ok) return found
      const { userId } = found.value
      if (!(await isOurs({ to: 'photos', eventId }, userId, signed))) return refused(unknown)
      const { total } = await materials.ofEvent({ eventId, kind: 'photo' }, { limit: 1 })
      if (total === 0) return refused(unknown)
      return done({
        mime: 'application/zip',
        filename: `fotos-termin-${eventId}.zip`,
        chunks: packing.zip(allPhotos(eventId)),
      })
    },
  }
}

/** The file that a link of a kind leads to; a photo is no document. */
function fileBehind(
  to: Exclude<LinkTarget['to'], 'photos'>,
  { kind, file, mime, preview }: Material,
): (FileOfMaterial & Pick<Material, 'mime'>) | undefined {
  if (to === 'preview') return preview
  return to === kind ? { ...file, mime } : undefined
}
