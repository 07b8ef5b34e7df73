// Without React: loaders of the pages of laws share it.
import type { CitingPieces } from '#core/recommendations/recommendations.ts'
import { recommendationTags } from '#core/recommendations/recommendation-tags.ts'
import type { Site } from '#core/site.ts'

/** What cites a norm, or any norm of a law; nothing where nobody knows it. */
export const citingOf = async (site: Site, law: string, norm?: string): Promise<readonly CitingPieces[]> => {
  const found = await site.knowledge.recommendations.citedIn({ law, ...(norm !== undefined && { norm }) })
  return found.ok ? found.value.items : []
}

/** Its page changes with these. */
export const citingTags = recommendationTags
