import { brandBeforeContent } from '../../brand/brand.ts'
import type { ForKnowingTheBrand } from '../../brand/ports.ts'
import type { ForStoringTheCatalogue } from '../../catalogue/ports.ts'
import type { ForKnowingWhatChanged } from '../../changes/ports.ts'
import type { ForPrintingPdfs } from '../../documents/ports.ts'
import type { Issuer } from '../../documents/programme-blocks.ts'
import type { ForStoringRecords } from '../../records/ports.ts'
import * as addressOf from '../../shared/addresses.ts'
import type { Origins } from '../../shared/origins.ts'
import { pageQueryOf } from '../../shared/page.ts'
import { remembered } from '../../shared/remembered.ts'
import { done, refused } from '../../shared/result.ts'
import type { ForMakingSecrets } from '../../shared/secrets.ts'
import { downloadDocument } from './download-document.ts'
import type { Download, DownloadRecords, ListedDownload } from './downloads.ts'
import { filterDataOf, narrowed } from './narrowing.ts'
import type {
  ForMeasuringDownloads,
  ForMeasuringFiles,
  ForStoringFileSizes,
  ForTakingDownloads,
  MeasuredFile,
} from './ports.ts'

export interface DownloadNeeds {
  readonly records: ForStoringRecords<DownloadRecords>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'rubrics'>
  readonly content: ForKnowingTheBrand
  readonly origins: Origins
  readonly pdfs: ForPrintingPdfs
  readonly fileSizes: ForStoringFileSizes
  readonly changes: ForKnowingWhatChanged
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
}

const mime = 'application/pdf'

/** A document among the others: by the position of its rubric, and in that by its address. */
interface InItsRubric {
  readonly position: number
  readonly listed: ListedDownload
}

const inOrder = (one: InItsRubric, other: InItsRubric): number =>
  one.position - other.position || (one.listed.id < other.listed.id ? -1 : 1)

/** The cursor of a page names where the one before it ends, whatever has come or gone there since. */
const cursorOf = ({ position, listed }: InItsRubric): string => `${position}~${listed.id}`

const comesAfter = (cursor: string | undefined, { position, listed }: InItsRubric): boolean => {
  if (cursor === undefined) return true
  const [rubric = '', id = ''] = cursor.split('~')
  return position > Number(rubric) || (position === Number(rubric) && listed.id > id)
}

/** Documents to take away; who asks is known of each visitor. */
export const downloadsOf = (
  needs: DownloadNeeds,
): ((whoIsAsking: () => Promise<string | undefined>) => ForTakingDownloads) => {
  const { records, catalogue, pdfs, changes } = needs
  const shelf = remembered(changes, ['record:download', 'rubrics', 'brand'], async () => {
    const [downloads, rubrics, sizes, printed] = await Promise.all([
      records.all('download'),
      catalogue.rubrics(),
      needs.fileSizes.sizes(),
      printedAs(needs),
    ])
    const positions = new Map(rubrics.map(({ url, position }) => [url, position]))
    const shelved = downloads.map((download): InItsRubric => {
      const measured = sizes[download.slug]
      const isOfToday = measured?.fingerprint === printed(download).fingerprint
      return {
        position: positions.get(download.rubric) ?? 0,
        listed: asListed(download, isOfToday ? measured : undefined),
      }
    })
    return { rubrics, shelved: shelved.toSorted(inOrder) }
  })
  return (whoIsAsking) => ({
    async filterData(filter) {
      const { rubrics, shelved } = await shelf()
      return done(
        filterDataOf(
          shelved.map(({ listed }) => listed),
          rubrics,
          filter,
        ),
      )
    },
    async downloads({ after, limit, ...filter }) {
      const { shelved } = await shelf()
      const found = shelved.filter(({ listed }) => narrowed([listed], filter).length > 0)
      const page = pageQueryOf({ ...(limit !== undefined && { limit }) })
      const following = found.filter((it) => comesAfter(after, it))
      const shown = following.slice(0, page.limit)
      const last = shown.at(-1)
      return done({
        items: shown.map(({ listed }) => listed),
        ...(last && following.length > shown.length && { next: cursorOf(last) }),
        total: found.length,
      })
    },
    async download({ slug }) {
      const download = await records.one('download', slug)
      if (!download) return refused({ why: 'not-found' })
      if (download.isProtected && (await whoIsAsking()) === undefined) return refused({ why: 'not-signed-in' })
      const { document } = (await printedAs(needs))(download)
      return done({ mime, filename: `${slug}.pdf`, bytes: await pdfs.print(document) })
    },
  })
}

/** Measures documents, one after the other; what was measured as it is now stays. */
export const measuringDownloads = (
  needs: DownloadNeeds & { readonly files: ForMeasuringFiles },
): ForMeasuringDownloads => ({
  async measure() {
    const [downloads, before, printed] = await Promise.all([
      needs.records.all('download'),
      needs.fileSizes.sizes(),
      printedAs(needs),
    ])
    const sizes: Record<string, MeasuredFile> = {}
    let count = 0
    for (const download of downloads) {
      const { document, fingerprint } = printed(download)
      const known = before[download.slug]
      if (known?.fingerprint === fingerprint && known.digest !== undefined) sizes[download.slug] = known
      else {
        const bytes = await needs.pdfs.print(document)
        const digest = needs.secrets.digest(bytes)
        sizes[download.slug] = { fingerprint, digest, bytes: bytes.length, pages: needs.files.pages(bytes) }
        count += 1
      }
    }
    if (count > 0 || Object.keys(before).length > downloads.length) await needs.fileSizes.keep(sizes)
    return count
  },
})

/** How a document is printed now, and by what one tells that it would be printed otherwise. */
const printedAs = async ({ content, origins, secrets }: DownloadNeeds) => {
  const issuer: Issuer = { brand: (await content.brand()) ?? brandBeforeContent, site: origins.site }
  return (download: Download) => {
    const document = downloadDocument(download, issuer)
    return { document, fingerprint: secrets.digest(JSON.stringify(document)) }
  }
}

const asListed = (download: Download, measured: MeasuredFile | undefined): ListedDownload => {
  const { slug, title, description, kind, rubric, targetGroups, tags, asOf, isProtected } = download
  return {
    id: slug,
    title,
    description,
    type: kind,
    rubric,
    targetGroups,
    tags,
    asOf,
    ...(measured && { size: measured.bytes, pages: measured.pages }),
    protected: isProtected,
    url: addressOf.downloadPdf(slug),
  }
}
