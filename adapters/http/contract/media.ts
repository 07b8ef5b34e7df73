import type { ForWatchingVideos } from '#core/media/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'
import { segment, text } from './text-sizes.ts'

export const Video = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    source: z.string(),
    cover: z.string().nullable(),
    durationSec: z.number().int(),
    publishedOn: z.string().exactOptional(),
    topic: z.string(),
    rubrics: z.array(z.string()),
  })
  .meta({ id: 'Video', description: 'Ein Film; rubrics sind Adressen der Rubriken, die ihn empfehlen.' })

export const media: Carrying<ForWatchingVideos> = {
  videos: {
    method: 'GET',
    path: '/api/get-videos',
    says: 'Die Filme, alle, die gesuchten oder die einer Rubrik',
    ask: z.object({ q: text(200).exactOptional(), rubric: segment.exactOptional() }),
    ok: 200,
    value: pageOf(Video),
    refusals: {},
    cache: 'public',
  },
  recommendedVideos: {
    method: 'GET',
    path: '/api/get-rubric-recommended-videos',
    says: 'Die Filme, die auf der Seite einer Rubrik empfohlen werden',
    ask: z.object({ rubric: segment }),
    ok: 200,
    value: pageOf(Video),
    refusals: {},
    cache: 'public',
  },
}
