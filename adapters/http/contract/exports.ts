import { downloadKinds } from '#core/knowledge/downloads/downloads.ts'
import { longestExport, type ExportKind } from '#core/exports/exports.ts'
import type { ForExportingContent } from '#core/exports/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import { Article } from './articles.ts'
import { TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { exportAsLines } from './export-as-lines.ts'
import { FrequentQuestion } from './faq.ts'
import { Video } from './media.ts'
import { refusing } from './refusing.ts'
import { RulingArticle } from './rulings.ts'
import { text } from './text-sizes.ts'

const Term = z.object({ group: TargetGroup, slug: z.string() })

export const ExportedTerm = Term.extend({
  title: z.string(),
  definition: z.string(),
  text: z
    .object({
      synonyms: z.array(z.string()),
      asOf: z.iso.date(),
      html: z.string(),
      questions: z.array(z.object({ question: z.string(), html: z.string() })),
      legalBasis: z.array(z.string()),
      related: z.array(Term),
      themes: z.array(z.string()),
    })
    .exactOptional(),
}).meta({ id: 'ExportedTerm', description: 'Ein Begriff des Lexikons, wie er gespeichert ist.' })

export const ExportedRuling = RulingArticle.extend({
  norms: z.array(z.string()),
  related: z.array(z.string()),
  terms: z.array(Term),
}).meta({
  id: 'ExportedRuling',
  description: 'Eine Entscheidung; related sind andere, nach ihrer id.',
})

export const ExportedDownload = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    kind: z.enum(downloadKinds),
    rubric: z.string(),
    targetGroups: z.array(TargetGroup),
    tags: z.array(z.string()),
    asOf: z.iso.date(),
    isProtected: z.boolean(),
  })
  .meta({ id: 'ExportedDownload', description: 'Ein Dokument zum Mitnehmen, ohne seinen Inhalt.' })

export const ExportedArticle = Article.omit({ url: true }).extend({ author: z.string() }).meta({
  id: 'ExportedArticle',
  description: 'Ein Artikel; author ist die Kennung eines Referenten oder „redaktion“.',
})

/** A page of an export of such contents. */
export const exportPageOf = <Content extends z.ZodType>(content: Content) =>
  z.object({
    items: z.array(z.object({ id: z.string(), changedAt: z.iso.datetime(), url: z.string().exactOptional(), content })),
    nextCursor: z.string().nullable(),
    deletedIds: z.array(z.string()).meta({ description: 'Was seit „since“ weggefallen ist.' }),
    generatedAt: z.iso.datetime().meta({ description: 'Wann sich zuletzt etwas geändert hat; das nächste „since“.' }),
  })

const exported = <Content extends z.ZodType>(kind: ExportKind, of: string, content: Content) =>
  ({
    method: 'GET',
    path: addressOf.objectExport(kind),
    says: `${of} für andere Programme, nach dem Tag der letzten Änderung; Zeile für Zeile mit Accept: application/x-ndjson`,
    ask: z.object({
      since: text(40).exactOptional(),
      cursor: text(500).exactOptional(),
      limit: z.number().int().min(1).max(longestExport).exactOptional(),
    }),
    ok: 200,
    value: exportPageOf(content),
    lines: exportAsLines,
    refusals: refusing('not-a-service', 'invalid'),
    cache: 'public',
    service: true,
  }) as const

/** Paths of domain §7.11. */
export const exports: Carrying<ForExportingContent> = {
  lexicon: exported('lexicon', 'Begriffe des Lexikons', ExportedTerm),
  jurisdictions: exported('jurisdictions', 'Entscheidungen der Gerichte', ExportedRuling),
  downloads: exported('downloads', 'Angaben zu Dokumenten', ExportedDownload),
  articles: exported('articles', 'Artikel', ExportedArticle),
  faq: exported('faq', 'Häufige Fragen', FrequentQuestion),
  youtube: exported('youtube', 'Filme', Video),
}
