import { analysedKnownFrom } from '#core/analysis/known-until.ts'
import type { ForStoringAnalysedPdfs } from '#core/analysis/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'

type AnalysisTables = Pick<MemoryTables, 'analysedPdfs'>

export const analysedPdfsInMemory = ({ analysedPdfs }: AnalysisTables, write: WriteInTurn): ForStoringAnalysedPdfs => ({
  latest: async (most) => structuredClone([...analysedPdfs.values()].toReversed().slice(0, most)),
  byDigest: async (digest) => structuredClone(analysedPdfs.get(digest)),
  record: (pdf) =>
    write(() => {
      analysedPdfs.delete(pdf.digest)
      analysedPdfs.set(pdf.digest, storableRecord(pdf))
    }),
})

/** Files that were analysed so long ago that nobody is to know it any more. */
export const tidyAnalysedPdfs = ({ analysedPdfs }: AnalysisTables, now: Instant): void => {
  for (const [digest, { on }] of analysedPdfs.entries()) if (on < analysedKnownFrom(now)) analysedPdfs.delete(digest)
}
