import { valueOf } from '../support/value-of.ts'
import type { Entry } from '../support/entry.ts'
import type { AsksForFilms } from './films.driver.ts'

const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) => items.map(({ title }) => title)

/** Asks the port itself. */
export const asksForFilmsOnSite = ({
  site: {
    programme: { media },
  },
}: Entry): AsksForFilms => ({
  films: async (q) => titles(valueOf(await media.videos(q === undefined ? {} : { q }))),
  filmsOf: async (rubric, q) => titles(valueOf(await media.videos({ rubric, ...(q !== undefined && { q }) }))),
  recommendedFilms: async (rubric) => titles(valueOf(await media.recommendedVideos({ rubric }))),
})
