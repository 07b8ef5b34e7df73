import type { ForSuggesting } from '#core/suggestions/ports.ts'
import { mostSuggestions } from '#core/suggestions/suggested.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { Video } from './media.ts'
import { Recommendation } from './recommendations.ts'
import { refusing } from './refusing.ts'

const SuggestedArticle = z
  .object({
    id: z.number().int(),
    title: z.string(),
    teaser: z.string(),
    url: z.string(),
    publishedOn: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'SuggestedArticle', description: 'Ein Artikel, der zu jemandem passt, mit dem Grund.' })

const ask = z.object({ limit: z.number().int().min(1).max(mostSuggestions).exactOptional() })
const refusals = refusing('not-signed-in')

export const suggestions: Carrying<ForSuggesting> = {
  articles: {
    method: 'GET',
    path: '/api-meinifb/article-recommendations',
    says: 'Artikel nach Merkliste, Schulungen und Gremien, sonst die neuesten',
    ask,
    ok: 200,
    value: z.object({ items: z.array(SuggestedArticle) }),
    refusals,
  },
  themes: {
    method: 'GET',
    path: '/api-meinifb/theme-recommendations',
    says: 'Seminare nach Merkliste und Schulungen, ohne besuchte und gebuchte',
    ask,
    ok: 200,
    value: z.object({ items: z.array(Recommendation) }),
    refusals,
  },
  videos: {
    method: 'GET',
    path: '/api-meinifb/video-data',
    says: 'Alle Filme des Hauses, ohne den Videoanbieter zu fragen',
    ask: z.object({}),
    ok: 200,
    value: z.object({ items: z.array(Video) }),
    refusals,
  },
}
