import type { ExportPage } from '#core/exports/exports.ts'
import type { Lines } from './endpoint.ts'

/** A line for each item and each deletion, and a last one that says that nothing is missing. */
export const exportAsLines: Lines = {
  short: { limit: 100 },
  of: (value) => {
    const { items, deletedIds } = value as ExportPage
    return [...items, ...deletedIds.map((id) => ({ id, deleted: true }))]
  },
  next: (value) => {
    const { nextCursor } = value as ExportPage
    return nextCursor === null ? undefined : { cursor: nextCursor }
  },
  last: (value) => ({ generatedAt: (value as ExportPage).generatedAt }),
}
