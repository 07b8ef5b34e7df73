import type { ForStoringTheCatalogue, StoredTheme } from '#core/catalogue/ports.ts'
import type { Page } from '#core/shared/page.ts'

/** A page of the themes that match, whole and in the order of the list. */
export async function themesListed(
  catalogue: ForStoringTheCatalogue,
  ...[filter, from, stretch]: Parameters<ForStoringTheCatalogue['themeUrls']>
): Promise<Page<StoredTheme>> {
  const page = await catalogue.themeUrls(filter, from, stretch)
  const themes = await catalogue.themesAt(page.items, from)
  return { ...page, items: page.items.flatMap((url) => themes.find((theme) => theme.url === url) ?? []) }
}
