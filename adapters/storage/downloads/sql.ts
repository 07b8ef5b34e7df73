import type { ForStoringFileSizes, MeasuredFile } from '#core/knowledge/downloads/ports.ts'
import { invalidate } from '../changes/sql.ts'
import type { Database } from '../engine/dialect.ts'
import { putSetting, settingOf } from '../engine/settings.ts'

/** Some dozens, read and written together: one value of the database. */
export const fileSizesInSql = ({ reading, transaction }: Database): ForStoringFileSizes => ({
  sizes: async () => {
    const stored = await settingOf(reading, 'file-sizes')
    if (stored === undefined) return {}
    const sizes: Readonly<Record<string, MeasuredFile>> = JSON.parse(stored)
    return sizes
  },
  keep: (sizes) =>
    transaction(async (trx) => {
      await putSetting(trx, 'file-sizes', JSON.stringify(sizes))
      await invalidate(trx, ['record:download'])
    }),
})
