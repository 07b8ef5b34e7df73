import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { lifeOf } from '../catalogue/event-lifetime.ts'
import type { ForMeetingPeople } from '../people/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Origins } from '../shared/origins.ts'
import { done } from '../shared/result.ts'
import { eventDocument } from './event-document.ts'
import type { ForPrintingPdfs, ForTakingDocuments, ForTellingCosts } from './ports.ts'
import { themeDocument } from './theme-document.ts'

interface ProgrammePdfsNeeds {
  readonly programme: ForBrowsingTheCatalogue
  readonly content: ForKnowingTheBrand
  readonly pdfs: ForPrintingPdfs
  readonly origins: Origins
  readonly people: ForMeetingPeople
  readonly costs: ForTellingCosts
  readonly clock: Clock
}

const mime = 'application/pdf'

/**
 * Themes on paper, which stand as long as their content; events on paper, which tell the day on which they are right.
 */
export const programmePdfsOf = ({
  programme,
  content,
  pdfs,
  origins,
  people,
  costs,
  clock,
}: ProgrammePdfsNeeds): Pick<ForTakingDocuments, 'themePdf' | 'eventPdf'> => {
  const issuer = async () => ({ brand: (await content.brand()) ?? brandBeforeContent, site: origins.site })

  return {
    async themePdf({ url }) {
      const found = await programme.theme({ url })
      if (!found.ok) return found
      const document = themeDocument(found.value, await costs.netWithHotel(), await issuer())
      return done({ mime, filename: `${url}.pdf`, bytes: await pdfs.print(document) })
    },
    async eventPdf({ key }) {
      const found = await programme.event({ key })
      if (!found.ok) return found
      const event = found.value
      const [theme, inBrief, experts, managers] = await Promise.all([
        programme.theme({ url: event.themeUrl }),
        costs.inBrief(key),
        people.experts({ theme: event.themeUrl }),
        people.eventManagers({ eventId: event.eventId }),
      ])
      const about = {
        page: theme.ok ? theme.value : undefined,
        ...(inBrief && { costs: inBrief }),
        experts: experts.ok ? experts.value : [],
        managers: managers.ok ? managers.value : [],
        life: lifeOf(event, clock.now()),
        today: today(clock),
      }
      const document = eventDocument(event, about, await issuer())
      return done({ mime, filename: `${event.url}.pdf`, bytes: await pdfs.print(document) })
    },
  }
}
