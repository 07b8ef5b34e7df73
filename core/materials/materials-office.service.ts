import type { User } from '../accounts/accounts.ts'
import { bookedEvent, type BookedEvent } from '../booking/booking.ts'
import type { ForStoringBookings } from '../booking/ports.ts'
import type { ForRememberingRevisions, ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { done, refused, type NotAllowed, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import { bring, type BringingNeeds } from './bringing.ts'
import type { Material } from './materials.ts'
import type { ForChangingMaterials, ForKeepingMaterials, ForSigning, ForStoringMaterials } from './ports.ts'
import { eventInBrief, linksFor, shownMaterial, shownReport } from './shown-material.ts'

interface OfficeNeeds extends BringingNeeds {
  readonly materials: ForStoringMaterials
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event'>
  readonly bookings: Pick<ForStoringBookings, 'search'>
  readonly revisions: Pick<ForRememberingRevisions, 'calledOff'>
  readonly signing: ForSigning
}

type NotStaff = NotSignedIn | NotAllowed

const unknown: NotFound = { why: 'not-found' }

/** Photos and documents of events for the office; `whyNotStaff` says why the one who asks is not of it. */
export const keepingMaterials = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  whyNotStaff: () => Promise<NotStaff | undefined>,
  needs: OfficeNeeds,
): ForKeepingMaterials => {
  const { materials, catalogue, bookings, revisions, change, signing, clock } = needs

  const staff = async (): Promise<Result<User['id'], NotStaff>> => {
    const [why, userId] = [await whyNotStaff(), await whoIsAsking()]
    if (why) return refused(why)
    return userId === undefined ? refused({ why: 'not-signed-in' }) : done(userId)
  }

  /** An event of the programme, or one that has left it and was booked or called off. */
  const eventOf = async (eventId: number): Promise<BookedEvent | undefined> => {
    const listed = (await catalogue.event(eventId)) ?? (await revisions.calledOff(eventId))
    if (listed) return bookedEvent(listed)
    return (await bookings.search({ words: [], eventId }, { limit: 1 })).items[0]?.event
  }

  const changing = async (
    id: Material['id'],
    work: (material: Material, tx: ForChangingMaterials) => Promise<boolean>,
  ): Promise<Result<void, NotStaff | NotFound>> => {
    const who = await staff()
    if (!who.ok) return who
    return change<void, NotFound>(async (tx) => {
      const material = await tx.materials.lock(id)
      return material && (await work(material, tx.materials)) ? done(undefined) : refused(unknown)
    })
  }

  return {
    async ofEvent({ eventId }) {
      const who = await staff()
      if (!who.ok) return who
      const event = await eventOf(eventId)
      if (!event) return refused(unknown)
      const [documents, photos, reported] = await Promise.all([
        materials.ofEvent({ eventId, kind: 'document' }, {}),
        materials.ofEvent({ eventId, kind: 'photo' }, { limit: 1 }),
        materials.reported({}),
      ])
      const links = linksFor(who.value, clock.now(), signing)
      const reports = await Promise.all(
        reported.items.flatMap((one) => {
          const { report } = one
          return report ? [shownReport({ ...one, report }, who.value, links)] : []
        }),
      )
      return done({
        event: eventInBrief(event),
        documents: await Promise.all(documents.items.map((one) => shownMaterial(one, who.value, links))),
        photos: photos.total,
        reported: [
          ...reports.filter((one) => one.eventId === eventId),
          ...reports.filter((one) => one.eventId !== eventId),
        ],
      })
    },

    async add({ eventId, kind, materials: files, caption, depictedAgree }) {
      const who = await staff()
      if (!who.ok) return who
      const event = await eventOf(eventId)
      if (!event) return refused(unknown)
      const by = { userId: who.value, event, isOffice: true }
      return bring('materials', { kind, files, caption, depictedAgree }, by, needs)
    },

    remove: ({ id }) =>
      changing(id, async ({ kind, report }, tx) => {
        // What nobody complained of is not the office's to take away.
        if (kind === 'photo' && !report) return false
        return tx.delete(id, clock.now())
      }),

    restore: ({ id }) =>
      changing(id, async ({ report, ...material }, tx) => {
        if (!report) return false
        await tx.save(material)
        return true
      }),
  }
}
