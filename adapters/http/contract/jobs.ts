import * as addressOf from '#core/shared/addresses.ts'
import { applicationFiles } from '#core/jobs/application-files.ts'
import type { ForFindingWork } from '#core/jobs/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'
import { formRefusals, signs, Taken, UploadedFile } from './forms.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

export const Position = z
  .object({
    id: z.number().int(),
    department: z.object({ slug: z.string(), title: z.string() }),
    title: z.string(),
    teaser: z.string(),
    tasks: z.array(z.string()),
    profile: z.array(z.string()),
    offers: z.array(z.string()),
    extent: z.array(z.enum(['full-time', 'part-time'])),
    contract: z.enum(['permanent', 'fixed-term', 'apprenticeship', 'internship']),
    hours: z.string(),
    city: z.string(),
    workplace: z.enum(['office', 'hybrid', 'remote']),
    salary: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
    postedOn: z.string(),
    validThrough: z.string(),
  })
  .meta({ id: 'Position', description: 'Eine offene Stelle; das Gehalt in Cent im Jahr, brutto.' })

const uploads = {
  field: 'files',
  mostBytes: applicationFiles.mostBytes,
  mostBytesTogether: applicationFiles.mostBytesTogether,
  // More than are taken, so that the core can say how many are.
  mostFiles: applicationFiles.mostFiles * 4,
}

export const jobs: Carrying<ForFindingWork> = {
  positions: {
    method: 'GET',
    path: '/api/get-positions',
    says: 'Die offenen Stellen, die neuesten zuerst',
    ask: z.object({}),
    ok: 200,
    value: pageOf(Position),
    refusals: {},
    cache: 'public',
  },
  position: {
    method: 'GET',
    path: '/api/get-position/:department/:key',
    says: 'Eine offene Stelle',
    ask: z.object({ department: segment, key: segment }),
    ok: 200,
    value: Position,
    refusals: refusing('not-found', 'moved', 'closed'),
    cache: 'public',
  },
  apply: {
    method: 'POST',
    path: addressOf.position(':department', ':key'),
    says: 'Sich auf eine offene Stelle bewerben, mit Nachricht oder Dateien; Bestätigung per E-Mail',
    ask: z.object({
      department: segment,
      key: segment,
      firstName: line,
      lastName: line,
      email: line,
      phone: line.exactOptional(),
      message: text(20_000).exactOptional(),
      files: z.array(UploadedFile).max(uploads.mostFiles).default([]),
      ...signs,
    }),
    ok: 202,
    value: Taken,
    refusals: refusing(
      'not-found',
      'moved',
      'closed',
      'invalid',
      'files-too-large',
      'files-of-wrong-kind',
      'no-room',
      ...formRefusals,
    ),
    page: true,
    uploads,
  },
}
