import { sameKindAt } from '#core/catalogue/same-kind-at.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Refusal } from '#core/shared/result.ts'
import { howRescheduled } from '#core/catalogue/rescheduled-event.ts'
import { starterPackageOf } from '#core/catalogue/starter-package.view.ts'
import { otherEvents } from '#core/catalogue/other-events.view.ts'
import { eveningsOf } from '#core/venues/theme-evenings.view.ts'
import type { VoiceSource } from '#core/people/people.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { clockText } from '#core/shared/day-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { valueOf } from '../support/value-of.ts'
import type { ReadsThemePages } from './theme-pages.driver.ts'
import { elsewhere } from '../support/elsewhere.ts'
import type { Entry } from '../support/entry.ts'

/** Reads the pages around a theme through the ports, and by the rules of the core that a page shows them by. */
export const readsThemePagesOnSite = ({
  site: {
    programme: { catalogue, documents, venues, people },
  },
}: Entry): ReadsThemePages => {
  const themeCalled = async (url: string) => {
    const answer = await catalogue.theme({ url })
    if (!answer.ok) throw new Error(`there is no theme ${url}`)
    return answer.value.theme
  }

  return {
    async follow(address) {
      const { pathname, search } = new URL(address, 'http://any')
      const [, , kind = '', url = '', tail] = pathname.split('/')
      const refusalOf = async (): Promise<Refusal & { readonly to?: string }> => {
        const answer =
          kind === 't'
            ? await catalogue.theme({ url })
            : await (kind === 'pdf' ? documents.themePdf({ url }) : documents.eventPdf({ key: url }))
        if (answer.ok) throw new Error(`${address} has not moved`)
        return answer.refusal
      }
      const { to } = await refusalOf()
      if (to === undefined) return { missing: true }
      const themePage = (moved: string) => addressOf.theme(moved) + (tail === undefined ? '' : `/${tail}`)
      const kinds = kind === 't' ? { theme: themePage } : { event: addressOf.eventPdf, theme: addressOf.themePdf }
      return { ledTo: sameKindAt(to, kinds) + search }
    },

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

    async contacts(key) {
      const answer = await catalogue.eventHistory({ key })
      if (!answer.ok) return elsewhere(answer.refusal)
      const { eventId } = answer.value.event
      return { found: valueOf(await people.eventManagers({ eventId })).map(({ name }) => name) }
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
