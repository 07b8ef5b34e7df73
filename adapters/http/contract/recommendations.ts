import type { ForRecommending } from '#core/recommendations/ports.ts'
import { pieceTypes } from '#core/recommendations/recommendations.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { LinkedPiece } from './lexicon.ts'
import { pageOf } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const PieceType = z.enum(pieceTypes)

const piece = { type: PieceType, id: z.string(), title: z.string(), url: z.string() }

export const Recommendation = z
  .object({
    ...piece,
    reason: z.string().meta({ description: 'Warum, als Satzteil: „gleiches Schlagwort: Fristen“.' }),
  })
  .meta({ id: 'Recommendation', description: 'Etwas, das dazu passt.' })

export const CitingPieces = z
  .object({
    type: PieceType,
    items: z.array(z.object({ ...piece, norms: z.array(z.string()) })),
    total: z.number().int(),
  })
  .meta({ id: 'CitingPieces', description: 'Was eine Vorschrift nennt, von einer Art; die ersten und wie viele.' })

export const CitedNorm = z
  .object({ text: z.string(), url: z.string().exactOptional() })
  .meta({ id: 'CitedNorm', description: 'Eine Vorschrift, die ein Text nennt; ohne Adresse, wo sie hier nicht steht.' })

export const LegalBasis = pageOf(CitedNorm)
  .extend({
    lines: z.array(z.array(LinkedPiece)).meta({
      description: 'Von einem Seminar oder einer Fachtagung: Zeilen ihrer Texte, die zu etwas führen, das sie nennen.',
    }),
  })
  .meta({ id: 'LegalBasis', description: 'Was ein Text vom Recht nennt.' })

/** Most that are recommended at once (domain §7.11). */
const longestList = 12

const pieceQuery = { type: PieceType, id: segment }

const related = {
  method: 'GET',
  ask: z.object({ ...pieceQuery, limit: z.number().int().min(1).max(longestList).exactOptional() }),
  ok: 200,
  value: pageOf(Recommendation),
  refusals: refusing('not-found'),
  cache: 'public',
} as const

/** Paths of domain §7.11. */
export const recommendations: Carrying<ForRecommending> = {
  relatedTopics: {
    ...related,
    path: '/recommendations/get-related-topics',
    says: 'Begriffe, Entscheidungen und Dokumente, die dazu passen, mit dem Grund',
  },
  relatedNews: {
    ...related,
    path: '/recommendations/get-related-news',
    says: 'Artikel, die dazu passen, mit dem Grund',
  },
  relatedThemes: {
    ...related,
    path: '/recommendations/get-related-themes',
    says: 'Seminare mit kommenden Terminen, die dazu passen, mit dem Grund',
  },
  relatedConferences: {
    ...related,
    path: '/recommendations/get-related-conferences',
    says: 'Fachtagungen mit kommenden Terminen, die dazu passen, mit dem Grund',
  },
  relatedVideos: {
    ...related,
    path: '/recommendations/get-related-videos',
    says: 'Filme, die dazu passen, mit dem Grund',
  },
  citedIn: {
    method: 'GET',
    path: '/recommendations/get-citing/:law',
    says: 'Was eine Vorschrift nennt, oder irgendeine eines Gesetzes, nach Art',
    ask: z.object({ law: segment, norm: segment.exactOptional() }),
    ok: 200,
    value: pageOf(CitingPieces),
    refusals: refusing('not-found'),
    cache: 'public',
  },
  legalBasis: {
    method: 'GET',
    path: '/recommendations/get-legal-basis',
    says: 'Die Vorschriften, die ein Text nennt',
    ask: z.object(pieceQuery),
    ok: 200,
    value: LegalBasis,
    refusals: refusing('not-found'),
    cache: 'public',
  },
}
