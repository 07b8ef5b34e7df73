import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Origins } from '../shared/origins.ts'
import type { AboutPaper } from './paper-frame.ts'

interface AboutNeeds {
  readonly programme: Pick<ForBrowsingTheCatalogue, 'theme'>
  readonly content: ForKnowingTheBrand
  readonly origins: Origins
  readonly clock: Clock
}

/** Tells of an event what its papers know beside the booking. */
export const aboutPapers =
  ({ programme, content, origins, clock }: AboutNeeds) =>
  async ({ themeUrl }: Pick<ListedEvent, 'themeUrl'>): Promise<AboutPaper> => {
    const [found, brand] = await Promise.all([programme.theme({ url: themeUrl }), content.brand()])
    const entry = found.ok ? found.value.theme.content[0] : undefined
    return {
      brand: brand ?? brandBeforeContent,
      site: origins.site,
      today: today(clock),
      ...(found.ok && {
        theme: {
          ...(found.value.theme.level && { level: found.value.theme.level }),
          learn: entry?.learn ?? [],
          programme: entry?.programme ?? [],
          duration: found.value.card.duration,
        },
      }),
    }
  }
