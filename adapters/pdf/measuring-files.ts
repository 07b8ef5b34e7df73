import type { ForMeasuringFiles } from '#core/knowledge/downloads/ports.ts'

/** The root of the tree of pages comes with how many there are under it, as typst writes it. */
const pagesOf = /\/Type \/Pages\n[^>]*?\/Count (\d+)/

/** Reads what was printed here; throws where a file is not built so. */
export const measuringFiles: ForMeasuringFiles = {
  pages: (printed) => {
    const count = pagesOf.exec(Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength).toString('latin1'))
    if (!count) throw new Error('the PDF does not say how many pages it has')
    return Number(count[1])
  },
}
