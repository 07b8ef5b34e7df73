import { howRescheduled } from '#core/catalogue/rescheduled-event.ts'
import { starterPackageOf } from '#core/catalogue/starter-package.view.ts'
import { otherEvents } from '#core/catalogue/other-events.view.ts'
import { eveningsOf } from '#core/venues/theme-evenings.view.ts'
import type { VoiceSource } from '#core/people/people.ts'
import { clockText, dateRange } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { valueOf } from '../support/value-of.ts'
import type { ReadsThemePages } from './theme-pages.driver.ts'
import { elsewhere } from '../support/elsewhere.ts'
import type { Entry } from '../support/entry.ts'

/** Reads the pages around a theme through the ports, and by the rules of the core that a page shows them by. */
export const readsThemePagesOnSite = ({
  site: {
    programme: { catalogue, venues, people },
  },
}: Entry): ReadsThemePages => {
  const themeCalled = async (url: string) => {
    const answer = await catalogue.theme({ url })
    if (!answer.ok) throw new Error(`there is no theme ${url}`)
    return answer.value.theme
  }

  return {
    async fate(key) {
      const answer = await catalogue.eventHistory({ key })
      if (!answer.ok) return elsewhere(answer.refusal)
      const { event, calledOff } = answer.value
      const moved = howRescheduled(answer.value)
      const { events } = await themeCalled(event.themeUrl)
      return {
        found: {
          calledOff,
          rescheduledFrom: moved?.from === 'days' ? moved.days.map(formatDate) : [],
          otherHour: moved?.from === 'hours' ? moved.hours.map(clockText)[0] : undefined,
          others: otherEvents(events, event).map(({ startDate, endDate }) => dateRange(startDate, endDate)),
        },
      }
    },

    async evenings(url) {
      const theme = await themeCalled(url)
      const evenings = eveningsOf(theme, valueOf(await venues.overview({})).locations)
      const locationIds = evenings.map(({ locationId }) => locationId)
      const voices = valueOf(await people.voices({ theme: url, locationIds }))
      return {
        towns: evenings.map(({ name }) => name),
        pictures: evenings.flatMap(({ details }) => details.pictures ?? []).map(({ alt }) => alt),
        voices: voices.map(({ speaker, source }) => ({ speaker, source: sourceSeen(source) })),
      }
    },

    async starterPackage(url) {
      const { items } = await starterPackageOf({ catalogue }, await themeCalled(url))
      return items.map(({ title, image, condition = '', alsoIn }) => ({
        title,
        picture: image?.alt ?? '',
        condition,
        'also in': alsoIn.join(', '),
      }))
    },
  }
}

const sourceSeen = (source: VoiceSource): string =>
  source.kind === 'example' ? 'invented' : `${source.text}, ${source.assurance === null ? 'not checked' : 'checked'}`
