import type { PeopleRecords } from './people.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import { done } from '../shared/result.ts'
import { byLastName } from './last-name.ts'
import type { ForMeetingPeople } from './ports.ts'
import { shownVoices } from './shown-voices.ts'

interface PeopleNeeds {
  readonly records: ForStoringRecords<PeopleRecords>
  readonly catalogue: ForStoringTheCatalogue
}

/** Who teaches, who looks after events, and what people say who took part. */
export const peopleOf = ({ records, catalogue }: PeopleNeeds): ForMeetingPeople => ({
  async experts({ ids, theme }) {
    const experts = (await records.all('expert')).filter(({ themes }) => theme === undefined || themes.includes(theme))
    if (ids === undefined) return done(experts.toSorted(byLastName))
    const byId = new Map(experts.map((expert) => [expert.id, expert]))
    return done([...new Set(ids)].flatMap((id) => byId.get(id) ?? []))
  },

  async eventManagers({ eventId }) {
    const managers = await records.all('manager')
    if (eventId === undefined) return done(managers)
    const event = await catalogue.event(eventId)
    return done(event ? managers.filter(({ rubrics }) => rubrics.includes(event.theme.rubric.url)) : [])
  },

  async voices({ theme, locationIds = [] }) {
    return done(shownVoices(await records.all('voice'), { theme, locationIds }))
  },
})
