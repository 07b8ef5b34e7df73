import type { Refusal, Result } from '#core/shared/result.ts'
import type { AsksForData } from './people.driver.ts'
import type { Door } from '../support/entry.ts'

const valueOf = <V>(result: Result<V, Refusal>): V => {
  if (!result.ok) throw new Error(`refused: ${result.refusal.why}`)
  return result.value
}

const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name)
const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) => items.map(({ title }) => title)

/** Asks the ports themselves. */
export const asksForDataOnSite = ({ site: { people, media, conferences } }: Door): AsksForData => ({
  experts: async (ids) => names(valueOf(await people.experts(ids === undefined ? {} : { ids }))),
  managers: async (eventId) => names(valueOf(await people.eventManagers(eventId === undefined ? {} : { eventId }))),
  films: async (q) => titles(valueOf(await media.videos(q === undefined ? {} : { q }))),
  recommendedFilms: async (rubric) => titles(valueOf(await media.recommendedVideos({ rubric }))),

  async conference(url) {
    const answer = await conferences.conference({ url })
    if (!answer.ok) return { missing: true }
    const { registrationState, speakers, workshops } = answer.value
    return {
      found: {
        state: registrationState,
        speakers: names(speakers),
        free: Object.fromEntries(workshops.map(({ title, free }) => [title, free])),
      },
    }
  },
})
