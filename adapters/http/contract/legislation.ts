import * as addressOf from '#core/shared/addresses.ts'
import { largestLawFile } from '#core/knowledge/laws/law-file.ts'
import type { ForPublishingLaws } from '#core/knowledge/laws/ports.ts'
import { z } from 'zod'
import type { Carrying, Uploads } from './endpoint.ts'
import { UploadedFile } from './forms.ts'
import { LawStand } from './law-values.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const count = z.number().int()

const LawVersion = z
  .object({
    id: z.string(),
    slug: z.string(),
    builtAt: z.string(),
    importedAt: z.string(),
    publishedAt: z.string().exactOptional(),
    isPublished: z.boolean(),
    warnings: z.array(
      z.object({
        what: z.enum([
          'no-stand',
          'unknown-element',
          'missing-picture',
          'note-without-text',
          'same-name-twice',
          'no-text',
        ]),
        norm: z.string(),
        detail: z.string(),
      }),
    ),
  })
  .meta({ id: 'LawVersion', description: 'Eine Fassung eines Gesetzes, die eingespielt wurde.' })

const law = { slug: z.string(), abbreviation: z.string(), title: z.string(), stand: LawStand }

export const LawJob = z
  .object({
    id: z.string(),
    file: z.string(),
    begunAt: z.string(),
    status: z.enum(['queued', 'running', 'done', 'failed']),
    percent: count.exactOptional(),
    versionId: z.string().exactOptional(),
    problem: z
      .union([
        z.object({ why: z.literal('too-large'), atMost: count }),
        z.object({
          why: z.literal('not-xml'),
          because: z.enum([
            'malformed',
            'declares-entities',
            'too-deep',
            'takes-too-much',
            'no-archive',
            'encrypted',
            'unsafe-name',
            'too-many-files',
            'expands-too-much',
            'no-law-inside',
            'not-utf-8',
          ]),
        }),
        z.object({ why: z.enum(['not-a-law', 'already-published', 'interrupted']) }),
      ])
      .exactOptional(),
  })
  .meta({ id: 'LawJob', description: 'Das Einspielen einer Datei, und wie weit es ist.' })

const LawComparison = z
  .object({
    version: LawVersion,
    law: z.object(law),
    counts: z.object({ norms: count, added: count, changed: count, removed: count, unchanged: count }),
    changes: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        type: z.enum(['added', 'changed', 'removed']),
        before: z.string().exactOptional(),
        after: z.string().exactOptional(),
      }),
    ),
    published: z.string().exactOptional(),
    next: z.string().exactOptional(),
  })
  .meta({ id: 'LawComparison', description: 'Eine Fassung neben der, die alle lesen.' })

const uploads: Uploads = {
  field: 'law',
  mostBytes: largestLawFile,
  mostBytesTogether: largestLawFile,
  // More than is taken, so that the core can say so.
  mostFiles: 2,
  page: addressOf.legislation,
}

const deciding = z.strictObject({ id: segment, seen: segment.exactOptional() })

/** What administrators do with laws; everybody else is refused. */
export const legislation: Carrying<ForPublishingLaws> = {
  list: {
    method: 'GET',
    path: '/manage/legislation/versions',
    says: 'Alle Gesetze, oder eines, mit ihren Fassungen, auch denen, die noch niemand liest',
    ask: z.object({ slug: segment.exactOptional() }),
    ok: 200,
    value: pageOf(z.object({ ...law, versions: z.array(LawVersion) })),
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
  import: {
    method: 'POST',
    path: '/manage/legislation/import',
    says: 'Eine Datei eines Gesetzes einspielen, XML oder ZIP; der Auftrag läuft weiter, wenn diese Antwort da ist',
    ask: z.strictObject({ law: z.array(UploadedFile).max(uploads.mostFiles).default([]) }),
    ok: 202,
    value: z.object({ jobId: z.string() }),
    refusals: refusing('not-signed-in', 'not-allowed', 'invalid', 'files-too-large', 'files-of-wrong-kind', 'too-many'),
    uploads,
  },
  job: {
    method: 'GET',
    path: '/manage/legislation/import/:id',
    says: 'Wie weit ein Auftrag ist; wartet bis zu zwei Sekunden auf sein Ende',
    ask: z.object({ id: segment }),
    ok: 200,
    value: LawJob,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  progress: {
    method: 'GET',
    path: '/manage/legislation/import/:id/progress',
    says: 'Dasselbe sofort',
    ask: z.object({ id: segment }),
    ok: 200,
    value: LawJob,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  version: {
    method: 'GET',
    path: '/manage/legislation/versions/:id',
    says: 'Eine Fassung, Vorschrift für Vorschrift verglichen mit der, die alle lesen',
    ask: z.object({ id: segment, ...pageQuery }),
    ok: 200,
    value: LawComparison,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  publish: {
    method: 'POST',
    path: '/manage/legislation/versions/:id/publish',
    says: 'Eine Fassung veröffentlichen; seen nennt die, die bei der Entscheidung alle lasen',
    ask: deciding,
    ok: 200,
    value: LawVersion,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'already-published', 'outdated'),
  },
  rollBack: {
    method: 'POST',
    path: '/manage/legislation/versions/:id/rollback',
    says: 'Eine Fassung wieder veröffentlichen, die alle schon einmal gelesen haben',
    ask: deciding,
    ok: 200,
    value: LawVersion,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'already-published', 'outdated'),
  },
}
