import type { Expert } from '../people/people.ts'
import type { ConferenceDetails } from './conference.ts'

/** Who speaks or leads a workshop, each once, in the order in which the programme names them. */
export const speakersOf = (
  { days, workshops }: Pick<ConferenceDetails, 'days' | 'workshops'>,
  experts: readonly Expert[],
): readonly Expert[] => {
  const byId = new Map(experts.map((expert) => [expert.id, expert]))
  const named = [...days.flatMap(({ slots }) => slots), ...workshops].flatMap(({ speakers }) => speakers)
  return [...new Set(named)].flatMap((id) => byId.get(id) ?? [])
}
