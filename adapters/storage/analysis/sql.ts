import type { Transaction } from 'kysely'
import type { AnalysedPdf } from '#core/analysis/analysis.ts'
import { analysedKnownFrom } from '#core/analysis/known-until.ts'
import type { ForStoringAnalysedPdfs } from '#core/analysis/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Database } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import type { AnalysedPdfRow } from './rows.ts'

const pdfFrom = ({ digest, name, analysed_on: on, pages }: Omit<AnalysedPdfRow, 'place'>): AnalysedPdf => ({
  digest,
  name,
  on,
  pages,
})

export const analysedPdfsInSql = ({ reading, transaction }: Database): ForStoringAnalysedPdfs => {
  const all = () => reading.selectFrom('analysed_pdf').select(['digest', 'name', 'analysed_on', 'pages'])
  return {
    latest: async (most) => (await all().orderBy('place', 'desc').limit(most).execute()).map(pdfFrom),
    byDigest: async (digest) => {
      const row = await all().where('digest', '=', digest).executeTakeFirst()
      return row && pdfFrom(row)
    },
    record: ({ digest, name, on, pages }) =>
      transaction(async (trx) => {
        const row = { digest, name: storableText(name), analysed_on: on, pages }
        await trx.deleteFrom('analysed_pdf').where('digest', '=', digest).execute()
        // Somebody else may analyse the same at the same time.
        await trx
          .insertInto('analysed_pdf')
          .values(row)
          .onConflict((same) => same.column('digest').doUpdateSet(row))
          .execute()
      }),
  }
}

/** Files that were analysed so long ago that nobody is to know it any more. */
export const forgetAnalysedPdfs = async (trx: Transaction<Tables>, now: Instant): Promise<void> => {
  await trx.deleteFrom('analysed_pdf').where('analysed_on', '<', analysedKnownFrom(now)).execute()
}
