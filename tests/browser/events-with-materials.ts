import { bookedEvent } from '#core/booking/booking.ts'
import type { Needs } from '#core/needs.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import { samplePhoto } from '#features/support/sample-photos.ts'
import { aBooking, aRecipient, orderOf } from '#tests/core/booking-by-hand.ts'
import { storeMaterial } from '#tests/http/store-material.ts'
import { emailOf, type Person } from './chromium.ts'

/** Numbers of events that are over, with photos and without any, and of one that is far away. */
export const materialEvents = { shown: 4981, empty: 4982, far: 4983 } as const

const days = {
  shown: { startDate: '2026-12-01', endDate: '2026-12-04' },
  empty: { startDate: '2026-12-07', endDate: '2026-12-07' },
  far: { startDate: '2027-03-01', endDate: '2027-03-03' },
} as const
/** Who takes part: whoever has nothing else to come. */
const participant: Readonly<Record<keyof typeof days, Person>> = { shown: 'demo', empty: 'demo', far: 'redaktion' }

/** Of a town and a theme of the programme, on other days. */
const like = 4009

/** Stores them with their bookings, two photos, of which one was reported, and a document. */
export async function storeEventsWithMaterials(needs: Needs): Promise<void> {
  const event = bookedEvent(required(await needs.catalogue.event(like)))
  const names = Object.keys(days) as (keyof typeof days)[]
  const bookings = names.map((name, nth) =>
    aBooking({
      id: `unterlagen-${name}`,
      token: `unterlagen-${name}`.padEnd(43, '-'),
      orderNo: `B-2X7K9-QM4U${nth}`,
      event: { ...event, ...days[name], eventId: materialEvents[name] },
      recipients: [aRecipient({ email: emailOf(participant[name]) })],
    }),
  )
  await needs.change(async (tx) => {
    for (const booking of bookings) {
      await tx.bookings.addOrder(orderOf([booking]))
      await tx.bookings.add(booking)
    }
    return done(undefined)
  })
  const bytes = await samplePhoto()
  const eventId = materialEvents.shown
  const title = 'Die Gruppe am ersten Abend im Garten des Tagungshotels'
  await storeMaterial(needs, { kind: 'photo', eventId, title, bytes })
  const reported = await storeMaterial(needs, { kind: 'photo', eventId, title: 'Beim Abschied', bytes })
  await storeMaterial(needs, { kind: 'document', eventId, title: 'Betriebsvereinbarungsentwurfsvorlagensammlung.pdf' })
  await needs.change(async ({ materials }) => {
    const photo = required(await materials.lock(reported))
    const report = { at: needs.clock.now(), by: 'other', reason: 'Ich bin links zu sehen.' } as const
    return done(await materials.save({ ...photo, report }))
  })
}
