import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import { longestPage } from '../shared/page.ts'
import type { ForStoringTheCatalogue } from './ports.ts'

interface SearchNeeds {
  readonly catalogue: Pick<ForStoringTheCatalogue, 'themeUrls'>
  readonly german: ForAnalysingGerman
}

/** Addresses of all themes that hold the words of a text, whether they have events or not. */
export const themesByWords =
  ({ catalogue, german }: SearchNeeds) =>
  async (q: string): Promise<ReadonlySet<string>> => {
    const words = german.queryWords(q)
    const found = new Set<string>()
    if (words.length === 0) return found
    let after: string | undefined
    do {
      const page = await catalogue.themeUrls({ words }, lastDayOfAll, {
        limit: longestPage,
        ...(after !== undefined && { after }),
      })
      for (const url of page.items) found.add(url)
      after = page.next
    } while (after !== undefined)
    return found
  }
