import { holdsSeats } from '../booking/booking-state.ts'
import type { TrainedAt } from '../participation/trained-at.ts'
import type { KnownTrainings } from '../training-plan/profile-of-draft.ts'
import type { BookedTraining } from '../training-plan/training-plan.ts'

/** What these seats say of somebody: where she was, and what she has a seat of. */
export const knownFrom = (own: readonly TrainedAt[]): KnownTrainings => ({
  attended: [...new Set(own.flatMap(({ attended, themes }) => (attended === true ? themes : [])))],
  booked: own.flatMap(({ state, attended, themes, startDate, endDate }): readonly BookedTraining[] =>
    attended === undefined && holdsSeats(state) ? themes.map((themeUrl) => ({ themeUrl, startDate, endDate })) : [],
  ),
})

/** The same of several people, by the addresses under which they take part; each address has an answer. */
export const knownOf = (
  emails: readonly string[],
  trainings: readonly TrainedAt[],
): ReadonlyMap<string, KnownTrainings> => {
  const byEmail = Map.groupBy(trainings, ({ email }) => email)
  return new Map(emails.map((email) => [email, knownFrom(byEmail.get(email) ?? [])]))
}
