import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import type { Tag } from '../changes/changes.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import { longestPage } from '../shared/page.ts'
import { rememberedUntil } from '../shared/remembered-until.ts'
import type { Teaches } from './basics.ts'
import type { ForKnowingTaughtThemes } from './ports.ts'
import { teachesOf, type TeachingRecords } from './teaching.ts'

interface TaughtNeeds {
  readonly catalogue: Pick<ForStoringTheCatalogue, 'themesAt'>
  readonly records: ForStoringRecords<TeachingRecords>
  readonly changes: ForKnowingWhatChanged
}

/** What of the content says which theme teaches what to whom. */
const madeOf: readonly Tag[] = ['themes', 'record:teaching']

/** The themes that teach something of the curriculum; read once, as long as the content stays the same. */
export const knowingTaughtThemes = ({ catalogue, records, changes }: TaughtNeeds): ForKnowingTaughtThemes => ({
  taughtThemes: rememberedUntil(
    changes,
    (tag) => madeOf.some((one) => one === tag),
    async () => {
      const teaches = teachesOf(await records.all('teaching'))
      const urls = Object.keys(teaches).toSorted()
      const taught: Teaches[] = []
      for (let at = 0; at < urls.length; at += longestPage)
        for (const theme of await catalogue.themesAt(urls.slice(at, at + longestPage), lastDayOfAll)) {
          const { url: themeUrl, title, content, targetGroups } = theme
          const key = teaches[themeUrl]
          if (key !== undefined)
            taught.push({ themeUrl, title: content[0]?.title ?? title, targetGroups, teaches: key })
        }
      return taught.toSorted((one, other) => (one.themeUrl < other.themeUrl ? -1 : 1))
    },
  ),
})
