import type { ForStoringUsers } from '../accounts/ports.ts'
import type { ForStoringParticipations } from '../participation/ports.ts'
import type { ForKnowingTrainings } from '../training-plan/ports.ts'
import { knownFrom, knownOf } from './known-trainings.ts'

interface TrainingsNeeds {
  readonly participations: Pick<ForStoringParticipations, 'trainings'>
  readonly users: Pick<ForStoringUsers, 'byId'>
}

/**
 * What people have attended and booked with us, by the addresses under which they take part: of an account that is the
 * one that it confirmed. One question to the store, however many they are.
 */
export const knowingTrainings = ({ participations, users }: TrainingsNeeds): ForKnowingTrainings => ({
  async ofAccount(userId) {
    const user = await users.byId(userId)
    return knownFrom(user ? await participations.trainings([user.email]) : [])
  },
  ofPeople: async (emails, knownTo) => knownOf(emails, await participations.trainings(emails, knownTo)),
})
