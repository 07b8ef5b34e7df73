import type { ForStoringTheCatalogue, StoredTheme } from '#core/catalogue/ports.ts'
import type { Page, PageQuery } from '#core/shared/page.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { firstDay } from './programme.ts'

/** A page of the themes that match, whole and in the order of the list. */
export async function themesListed(
  catalogue: ForStoringTheCatalogue,
  ...[filter, from, stretch]: Parameters<ForStoringTheCatalogue['themeUrls']>
): Promise<Page<StoredTheme>> {
  const page = await catalogue.themeUrls(filter, from, stretch)
  const themes = await catalogue.themesAt(page.items, from)
  return { ...page, items: page.items.flatMap((url) => themes.find((theme) => theme.url === url) ?? []) }
}

export type ThemeQuery = Parameters<OpenStore['catalogue']['themeUrls']>[0]

/** The addresses of such a page. */
export const urlsOf = async (
  store: OpenStore,
  asked: ThemeQuery,
  from = firstDay,
  page: PageQuery = {},
): Promise<readonly string[]> => (await themesListed(store.catalogue, asked, from, page)).items.map(({ url }) => url)

/** The addresses of all pages of a list, one after the other. */
export const walk = async (
  list: (page: PageQuery) => Promise<{ items: readonly { url: string }[]; next?: string }>,
  limit: number,
) => {
  const pages: string[][] = []
  let after: string | undefined
  do {
    const page = await list({ limit, ...(after !== undefined && { after }) })
    pages.push(page.items.map(({ url }) => url))
    after = page.next
  } while (after !== undefined && pages.length < 20)
  return pages
}
