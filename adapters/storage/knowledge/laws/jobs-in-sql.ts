import type { ForKeepingLawJobs, LawJob } from '#core/knowledge/laws/ports.ts'
import type { Database } from '../../engine/dialect.ts'
import { storableText } from '../../engine/storable-text.ts'
import { storedInstant } from '../../engine/stored-instant.ts'

/** Jobs that were noted before files were named have none. */
const jobFrom = ({ document }: { readonly document: string }): LawJob => {
  const job: Omit<LawJob, 'file'> & Partial<LawJob> = JSON.parse(document)
  return { ...job, file: job.file ?? '' }
}

export const lawJobsInSql = ({ reading, transaction }: Database): ForKeepingLawJobs => ({
  keep: (job, forgotten) =>
    transaction(async (trx) => {
      const document = JSON.stringify(job)
      await trx.deleteFrom('law_job').where('begun_at', '<', storedInstant(forgotten)).execute()
      await trx
        .insertInto('law_job')
        .values({ id: job.id, begun_at: storedInstant(job.begunAt), document })
        .onConflict((same) => same.column('id').doUpdateSet({ document }))
        .execute()
    }),
  job: async (id) => {
    const row = await reading
      .selectFrom('law_job')
      .select('document')
      .where('id', '=', storableText(id))
      .executeTakeFirst()
    if (!row) return undefined
    return jobFrom(row)
  },
  latest: async (most) => {
    const rows = await reading
      .selectFrom('law_job')
      .select('document')
      .orderBy('begun_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(jobFrom)
  },
})
