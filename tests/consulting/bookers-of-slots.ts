import { applicationOn, parts } from '#cli/compose/application.ts'
import { readSettings } from '#cli/settings.ts'
import type { Site } from '#core/site.ts'
import { addDays, instantOf, weekdayOf } from '#core/shared/dates.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { smallProgramme } from '../http/small-programme.ts'

export const consultantId = 'svenja-brandt'
/** A Monday, ten o'clock in Berlin. */
export const begins = '2026-11-23T09:00:00.000Z'

/** Has one consultant, beside all else. */
export async function filledWithConsultant(store: OpenStore): Promise<void> {
  const stage = applicationOn(store, readSettings({})).get(parts.stage)
  const filled = await stage.content(smallProgramme)
  if (!filled.ok) throw new Error(JSON.stringify(filled.refusal.faults))
}

/** What became of somebody's booking. */
export type Outcome =
  | { readonly who: string; readonly id: string; readonly token: string }
  | { readonly who: string; readonly why: string; readonly next: readonly string[] }

const bookingOf = (who: string, slotStart: string) => ({
  consultantId,
  slotStart,
  channel: 'video',
  name: 'Kim Muster',
  email: `${who}@werk.example`,
  topic: 'Schulungsplan',
  privacyAccepted: true,
})

/** Somebody books one slot, whoever else does. */
export async function bookSlot(site: Site, who: string, slotStart: string): Promise<Outcome> {
  const answer = await site.booking.consulting.book(bookingOf(who, slotStart))
  if (answer.ok) return { who, id: answer.value.id, token: answer.value.cancelUrl.split('/').at(-1) ?? '' }
  const { refusal } = answer
  return { who, why: refusal.why, next: refusal.why === 'slot-taken' ? refusal.next.map(({ start }) => start) : [] }
}

/** Beginnings of the slots of the next working days that are surely there. */
export function someSlots(count: number): readonly string[] {
  const found: string[] = []
  for (let day = '2026-11-25'; found.length < count; day = addDays(day, 1))
    if (weekdayOf(day) < 5)
      for (let hour = 9; hour < 17 && found.length < count; hour += 1) {
        const start = instantOf(day, `${String(hour).padStart(2, '0')}:00`)
        if (start.ok) found.push(start.value)
      }
  return found
}
