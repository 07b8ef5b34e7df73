import type { ForStoringRecords } from '../../records/ports.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { DownloadRecords } from './downloads.ts'
import type { ForKnowingFiles, ForStoringFileSizes } from './ports.ts'

interface FileNeeds {
  readonly records: ForStoringRecords<DownloadRecords>
  readonly fileSizes: Pick<ForStoringFileSizes, 'sizes'>
}

/** Knows files by what was measured of them. */
export const knowingFiles = ({ records, fileSizes }: FileNeeds): ForKnowingFiles => ({
  async downloadOf(digest) {
    const [slug] = Object.entries(await fileSizes.sizes()).find(([, measured]) => measured.digest === digest) ?? []
    const download = slug === undefined ? undefined : await records.one('download', slug)
    return download && { title: download.title, url: addressOf.downloadPdf(download.slug) }
  },
})
