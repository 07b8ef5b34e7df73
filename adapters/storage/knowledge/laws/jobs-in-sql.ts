import type { ForKeepingLawJobs, LawJob } from '#core/knowledge/laws/ports.ts'
import type { Database } from '../../engine/dialect.ts'
import { storableText } from '../../engine/storable-text.ts'
import { storedInstant } from '../../engine/stored-instant.ts'

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
    const job: LawJob = JSON.parse(row.document)
    return job
  },
})
