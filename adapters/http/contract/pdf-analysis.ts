import { checkKinds } from '#core/analysis/accessibility.ts'
import type { ForAnalysingPdfs } from '#core/analysis/ports.ts'
import { analysedFiles } from '#core/analysis/why-not-taken.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { UploadedFile } from './forms.ts'
import { pageOf } from './page-of.ts'
import { refusing } from './refusing.ts'

const count = z.number().int()
const named = { count, page: count }
const found = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: count })

export const PdfAnalysis = z
  .object({
    name: z.string(),
    bytes: count,
    digest: z.string(),
    title: z.string().exactOptional(),
    language: z.enum(['de', 'en']).exactOptional(),
    pages: z.array(z.string()),
    citations: found(z.object({ text: z.string(), url: z.string().exactOptional(), ...named })),
    terms: found(z.object({ title: z.string(), group: z.enum(targetGroups), url: z.string(), ...named })),
    checks: z.array(
      z.object({
        check: z.enum(checkKinds),
        verdict: z.enum(['passed', 'failed', 'none']),
        failing: count.exactOptional(),
      }),
    ),
    duplicates: z.array(
      z.union([
        z.object({ of: z.literal('analysed'), name: z.string(), on: z.string() }),
        z.object({ of: z.literal('download'), title: z.string(), url: z.string() }),
      ]),
    ),
  })
  .meta({ id: 'PdfAnalysis', description: 'Was in einem PDF steht, was es nennt und wie zugänglich es ist.' })

const AnalysedPdf = z
  .object({ digest: z.string(), name: z.string(), on: z.string(), pages: count })
  .meta({ id: 'AnalysedPdf', description: 'Ein PDF, das untersucht wurde: sein Fingerabdruck, Name und Umfang.' })

const uploads = {
  field: 'pdf',
  mostBytes: analysedFiles.mostBytes,
  mostBytesTogether: analysedFiles.mostBytesTogether,
  // More than are taken, so that the core can say that it is one too many.
  mostFiles: 2,
}

/** What administrators ask about PDFs; everybody else is refused. */
export const pdfAnalysis: Carrying<ForAnalysingPdfs> = {
  analyse: {
    method: 'POST',
    path: addressOf.pdfAnalysis,
    says: 'Ein PDF untersuchen: Text, Titel, Sprache, Fundstellen, Begriffe, Zugänglichkeit, Doppelte',
    ask: z.strictObject({ pdf: z.array(UploadedFile).max(uploads.mostFiles).default([]) }),
    ok: 200,
    value: PdfAnalysis,
    refusals: refusing(
      'not-signed-in',
      'not-allowed',
      'invalid',
      'files-too-large',
      'files-of-wrong-kind',
      'pdf-unreadable',
    ),
    page: true,
    uploads,
  },
  analysed: {
    method: 'GET',
    path: '/api/get-analysed-pdfs',
    says: 'PDFs, die zuletzt untersucht wurden',
    ask: z.object({}),
    ok: 200,
    value: pageOf(AnalysedPdf),
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
}
