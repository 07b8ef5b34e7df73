import type { ForStoringUsers } from '../accounts/ports.ts'
import type { CareNeeds } from '../person/care-needs.ts'
import type { ForChangingCareNeeds, ForChangingProfiles, ForStoringCareNeeds } from '../person/ports.ts'
import { withConsents } from '../person/profile.ts'
import type { ForStoringParticipations } from '../participation/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay, today } from '../shared/dates.ts'
import { done, type Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { isCareOver } from './event-care.ts'

interface SweepingNeeds {
  readonly change: ForChanging<{ readonly careNeeds: ForChangingCareNeeds; readonly profiles: ForChangingProfiles }>
  readonly careNeeds: ForStoringCareNeeds
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly participations: Pick<ForStoringParticipations, 'ofPeople'>
  readonly clock: Clock
}

/** So many are looked at at a time. */
const atATime = 100
/** So many of the last events of somebody decide. */
const lastEvents = 20

/** Whether one is to be deleted today. */
async function isOver({ userId, consentedAt }: CareNeeds, needs: SweepingNeeds): Promise<boolean> {
  const { users, participations, clock } = needs
  const user = await users.byId(userId)
  if (!user) return false
  const of = { emails: [user.email] }
  const on = today(clock)
  const [toCome, past] = await Promise.all([
    participations.ofPeople(of, { which: 'future', today: on }, { limit: 1 }),
    participations.ofPeople(of, { which: 'past', today: on }, { limit: lastEvents }),
  ])
  const events = { toCome: toCome.items.map(({ event }) => event), past: past.items.map(({ event }) => event) }
  return isCareOver(berlinDay(consentedAt), events, on)
}

/**
 * Deletes what people said of their health where their event has been over for four weeks, and notes that their consent
 * ended with it; answers of how many. Whoever said it anew in this moment keeps it.
 */
export async function deleteDueCareNeeds(needs: SweepingNeeds): Promise<number> {
  const { change, careNeeds, clock } = needs
  const now = clock.now()
  const purge = ({ userId, consentedAt, textVersion }: CareNeeds) =>
    change(async (tx): Promise<Result<number, never>> => {
      const profile = await tx.profiles.lock(userId)
      const stored = await careNeeds.of(userId)
      if (stored?.consentedAt !== consentedAt) return done(0)
      await tx.careNeeds.remove(userId)
      const entry = { about: 'care-needs', given: false, at: now, textVersion, source: 'purge' } as const
      await tx.profiles.save(withConsents(profile, [entry]))
      return done(1)
    })
  let deleted = 0
  let after: string | undefined
  for (;;) {
    const some = await careNeeds.some(atATime, after)
    for (const one of some) {
      if (!(await isOver(one, needs))) continue
      const purged = await purge(one)
      deleted += purged.ok ? purged.value : 0
    }
    after = some.at(-1)?.userId
    if (some.length < atATime) return deleted
  }
}
