import { pageWording } from '#wording/pages.ts'
import type { Entry } from '../support/entry.ts'
import type { AsksAboutConferences, ReadsConferences } from './conference.driver.ts'

/** Reads Fachtagungen through the port, and by the rules of the core that a page shows them by. */
export const readsConferencesOnSite = ({
  site: {
    programme: { conferences },
  },
}: Entry): ReadsConferences => ({
  async conference(url) {
    const answer = await conferences.conference({ url })
    if (!answer.ok) return { missing: true }
    const { title, registrationState, days, speakers, workshops } = answer.value
    return {
      found: {
        title,
        state: pageWording.conferences.page.states[registrationState],
        programme: days.flatMap((day) => day.slots.map((slot) => ({ day: day.title, slot: slot.title }))),
        speakers: speakers.map(({ name }) => name),
        workshops: workshops.map((workshop) => workshop.title),
      },
    }
  },

  async conferences() {
    const answer = await conferences.conferences({})
    return answer.ok ? answer.value.items.map(({ title }) => title) : []
  },
})

/** Asks the port itself. */
export const asksAboutConferencesOnSite = ({
  site: {
    programme: { conferences },
  },
}: Entry): AsksAboutConferences => ({
  async conference(url) {
    const answer = await conferences.conference({ url })
    if (!answer.ok) return { missing: true }
    const { registrationState, speakers, workshops } = answer.value
    return {
      found: {
        state: registrationState,
        speakers: speakers.map(({ name }) => name),
        free: Object.fromEntries(workshops.map(({ title, free }) => [title, free])),
      },
    }
  },
})
