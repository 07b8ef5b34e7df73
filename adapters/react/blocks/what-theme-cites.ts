// Without React: what loaders of pages with the texts of a theme share.
import { isConference } from '#core/catalogue/theme-kind.ts'
import type { Tag } from '#core/changes/changes.ts'
import { linesThatCite, type LinesThatCite } from '#core/recommendations/citing-lines.view.ts'
import type { CitedNorm } from '#core/recommendations/recommendations.ts'
import type { Site } from '#core/site.ts'

interface Cited {
  readonly norms: readonly CitedNorm[]
  readonly lines: LinesThatCite
}

const nothing: Cited = { norms: [], lines: new Map() }

/** A theme as recommendations name it. */
export const queryAbout = (theme: { readonly url: string; readonly eventType: number }) => ({
  type: isConference(theme) ? ('fachtagung' as const) : ('seminar' as const),
  id: theme.url,
})

/** What the texts of a theme cite, and which of their lines lead there. */
export const whatThemeCites = async (
  { knowledge }: Pick<Site, 'knowledge'>,
  asked: ReturnType<typeof queryAbout>,
): Promise<Cited> => {
  const found = await knowledge.recommendations.legalBasis(asked)
  return found.ok ? { norms: found.value.items, lines: linesThatCite(found.value.lines) } : nothing
}

/** It changes with these, beside the theme. */
export const citedTags: readonly Tag[] = ['laws', 'rulings', 'record:conference']
