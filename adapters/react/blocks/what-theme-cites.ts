// Without React: what loaders of pages with the texts of a theme share.
import { isConference } from '#core/catalogue/theme-kind.ts'
import type { Tag } from '#core/changes/changes.ts'
import type { CitedNorm } from '#core/recommendations/recommendations.ts'
import type { Site } from '#core/site.ts'

/** A theme as recommendations name it. */
export const queryAbout = (theme: { readonly url: string; readonly eventType: number }) => ({
  type: isConference(theme) ? ('fachtagung' as const) : ('seminar' as const),
  id: theme.url,
})

/** What the texts of a theme cite. */
export const normsOfTheme = async (
  { knowledge }: Pick<Site, 'knowledge'>,
  asked: ReturnType<typeof queryAbout>,
): Promise<readonly CitedNorm[]> => {
  const found = await knowledge.recommendations.legalBasis(asked)
  return found.ok ? found.value.items : []
}

/** It changes with these, beside the theme. */
export const citedTags: readonly Tag[] = ['laws', 'rulings', 'record:conference']
