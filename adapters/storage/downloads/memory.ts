import type { ForStoringFileSizes, MeasuredFile } from '#core/knowledge/downloads/ports.ts'
import type { ChangesInMemory } from '../changes/memory.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'

export const fileSizesInMemory = ({ invalidate }: ChangesInMemory, write: WriteInTurn): ForStoringFileSizes => {
  let stored: Readonly<Record<string, MeasuredFile>> = {}
  return {
    sizes: async () => structuredClone(stored),
    keep: (sizes) =>
      write(() => {
        stored = structuredClone(sizes)
        invalidate(['record:download'])
      }),
  }
}
