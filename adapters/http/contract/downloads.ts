import * as addressOf from '#core/shared/addresses.ts'
import { downloadKinds } from '#core/knowledge/downloads/downloads.ts'
import type { ForTakingDownloads } from '#core/knowledge/downloads/ports.ts'
import { z } from 'zod'
import { TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const DownloadKind = z.enum(downloadKinds)

export const ListedDownload = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    type: DownloadKind,
    rubric: z.string().meta({ description: 'Adresse der Rubrik.' }),
    targetGroups: z.array(TargetGroup),
    tags: z.array(z.string()),
    asOf: z.iso.date().meta({ description: 'Der Tag, an dem das Dokument zuletzt geprüft wurde.' }),
    size: z.number().int().exactOptional().meta({ description: 'Bytes; fehlt, solange sie niemand gemessen hat.' }),
    pages: z.number().int().exactOptional(),
    protected: z.boolean().meta({ description: 'Nur für Angemeldete.' }),
    url: z.string(),
  })
  .meta({ id: 'Download', description: 'Ein Dokument zum Mitnehmen.' })

const filter = {
  rubric: segment.exactOptional(),
  targetGroup: TargetGroup.exactOptional(),
  type: DownloadKind.exactOptional(),
}

const counted = <Value extends z.ZodType<string>>(value: Value) =>
  z.array(z.object({ value, label: z.string().exactOptional(), count: z.number().int() }))

export const downloads: Carrying<ForTakingDownloads> = {
  filterData: {
    method: 'GET',
    path: '/download/get-download-filter-data',
    says: 'Wonach sich Dokumente zum Mitnehmen eingrenzen lassen, und wie viele es jeweils gäbe',
    ask: z.object(filter),
    ok: 200,
    value: z.object({
      rubrics: counted(z.string()),
      targetGroups: counted(TargetGroup),
      types: counted(DownloadKind),
      counts: z.object({ all: z.number().int(), protected: z.number().int() }),
    }),
    refusals: {},
    cache: 'public',
  },
  downloads: {
    method: 'GET',
    path: '/download/get-rubric-targetgroup-downloads',
    says: 'Dokumente zum Mitnehmen, nach Rubrik, Zielgruppe und Art',
    ask: z.object({ ...filter, ...pageQuery }),
    ok: 200,
    value: pageOf(ListedDownload),
    refusals: {},
    cache: 'public',
  },
  download: {
    method: 'GET',
    path: addressOf.downloadPdf(':slug'),
    says: 'Ein Dokument zum Mitnehmen als PDF; manche nur für Angemeldete',
    ask: z.object({ slug: segment }),
    ok: 200,
    file: ['application/pdf'],
    refusals: refusing('not-signed-in', 'not-found'),
  },
}
