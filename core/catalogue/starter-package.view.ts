import type { Entitled, ThemePage } from './catalogue.ts'
import type { ForBrowsingTheCatalogue } from './ports.ts'

export interface PackageItem extends Entitled {
  /** Titles of the other themes in whose package it is too. */
  readonly alsoIn: readonly string[]
}

/** What comes with a theme, and which other themes of its rubric come with something. */
export interface StarterPackage {
  readonly items: readonly PackageItem[]
  readonly others: readonly (Pick<ThemePage['theme'], 'url' | 'title'> & { readonly first: string })[]
}

type Theme = ThemePage['theme']

/** So many themes of a rubric are looked through; none has more. */
const mostThemes = 24

const itemsOf = ({ content }: Pick<Theme, 'content'>): readonly Entitled[] => content[0]?.starterPackages ?? []

/** Reads the starter package of a theme; of one without there are no others either. */
export async function starterPackageOf(
  { catalogue }: { readonly catalogue: Pick<ForBrowsingTheCatalogue, 'theme' | 'themes'> },
  theme: Theme,
): Promise<StarterPackage> {
  const items = itemsOf(theme)
  const others = items.length > 0 ? await othersOf(catalogue, theme) : []
  const withItem = (title: string) => others.filter((other) => itemsOf(other).some((one) => one.title === title))
  return {
    items: items.map((item) => ({ ...item, alsoIn: withItem(item.title).map(({ title }) => title) })),
    others: others.flatMap((other) =>
      itemsOf(other)
        .slice(0, 1)
        .map((first) => ({ ...named(other), first: first.title })),
    ),
  }
}

const named = ({ url, title }: Theme): Pick<Theme, 'url' | 'title'> => ({ url, title })

const othersOf = async (
  catalogue: Pick<ForBrowsingTheCatalogue, 'theme' | 'themes'>,
  { url, rubric }: Theme,
): Promise<readonly Theme[]> => {
  const cards = await catalogue.themes({ rubric: rubric.url, limit: mostThemes })
  const urls = cards.ok ? cards.value.items.map((card) => card.url).filter((other) => other !== url) : []
  const pages = await Promise.all(urls.map((other) => catalogue.theme({ url: other })))
  return pages.flatMap((page) => (page.ok ? page.value.theme : []))
}
