import { destinations, textKinds, type Destination } from '#core/citation-report/citation-report.ts'
import type { ForCheckingCitations } from '#core/citation-report/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'

const count = z.number().int()

const CitationReport = z
  .object({
    texts: count,
    counts: z.object(Object.fromEntries(destinations.map((one) => [one, count])) as Record<Destination, typeof count>),
    items: z.array(
      z.object({
        kind: z.enum(textKinds),
        title: z.string(),
        url: z.string(),
        nth: count,
        citation: z.string(),
        destination: z.enum(destinations),
        to: z.string().exactOptional(),
      }),
    ),
    next: z.string().exactOptional(),
    total: count.exactOptional(),
  })
  .meta({ id: 'CitationReport', description: 'Wohin die Zitate aller Texte führen.' })

export const citations: Carrying<ForCheckingCitations> = {
  report: {
    method: 'GET',
    path: '/api/office/citations',
    says: 'Die Zitate aller veröffentlichten Texte, und wohin sie führen',
    ask: z.object({ destination: z.enum(destinations).exactOptional(), ...pageQuery }),
    ok: 200,
    value: CitationReport,
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
}
