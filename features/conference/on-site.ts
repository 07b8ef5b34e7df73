import { valueOf } from '../support/value-of.ts'
import { programmeOf, workshopsOf } from '#core/conference/conference-programme.view.ts'
import { longDate } from '#core/shared/date-texts.ts'
import { pageWording } from '#wording/pages.ts'
import { elsewhere } from '../support/elsewhere.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import type { AsksAboutConferences, ReadsConferences } from './conference.driver.ts'

const words = pageWording.conferences.page
const withText = (names: readonly string[]): string => (names.length > 0 ? words.with(names) : '')

/** Reads Fachtagungen through the port, and by the views of the core that a page shows them by. */
export const readsConferencesOnSite = ({
  site: {
    programme: { conferences },
  },
}: Entry): ReadsConferences => ({
  async conference(url) {
    const answer = await conferences.conference({ url })
    if (!answer.ok) return elsewhere(answer.refusal)
    const { title, registrationState, speakers } = answer.value
    return {
      found: {
        title,
        state: words.states[registrationState],
        prices: answer.value.prices.map(({ title: price, ...ends }) => ({
          price,
          until: ends.daysBefore === undefined ? '' : said(words.priceEnds(ends)),
        })),
        programme: programmeOf(answer.value).flatMap(({ title, date, slots }) =>
          slots.map((slot) => ({
            day: title,
            date: date === undefined ? '' : longDate(date),
            slot: slot.title,
            with: withText(slot.speakers),
          })),
        ),
        speakers: speakers.map(({ name }) => name),
        workshops: workshopsOf(answer.value).map(({ title, speakers, free, capacity }) => ({
          workshop: title,
          with: withText(speakers),
          seats: said(words.seats(free, capacity)),
        })),
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
  conferencesAbout: async (q) => valueOf(await conferences.conferences({ q })).items.map(({ title }) => title),
})
