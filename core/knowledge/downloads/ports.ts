import type { Document } from '../../shared/document.ts'
import type { Page, PageQuery } from '../../shared/page.ts'
import type { NotFound, NotSignedIn, Result } from '../../shared/result.ts'
import type { DownloadFilter, DownloadFilterData, FileSize, ListedDownload } from './downloads.ts'

/** Documents to take away: checklists, templates, overviews and guides (domain §7.11). */
export interface ForTakingDownloads {
  /** What documents can be narrowed by, and how many there are each time. Never refuses. */
  filterData(ask: DownloadFilter): Promise<Result<DownloadFilterData, never>>
  /** Those that pass, in the order of rubrics and in each by title; none where nothing does. Never refuses. */
  downloads(ask: DownloadFilter & PageQuery): Promise<Result<Page<ListedDownload>, never>>
  /** One of them as PDF. Refuses what is not there, and what is for members to those who are not signed in. */
  download(ask: { readonly slug: string }): Promise<Result<Document, NotFound | NotSignedIn>>
}

/** A file as it was measured, and a fingerprint of what was printed. */
export interface MeasuredFile extends FileSize {
  readonly fingerprint: string
  /** SHA-256 of the file itself, hex; absent of what was measured when nobody asked for it. */
  readonly digest?: string
}

/** Knows the files that are to be taken away here. */
export interface ForKnowingFiles {
  /** The document of which just these bytes were printed when it was measured last, by their SHA-256. */
  downloadOf(digest: string): Promise<{ readonly title: string; readonly url: string } | undefined>
}

/** Remembers how large printed files are, so that nobody prints one to say so. */
export interface ForStoringFileSizes {
  /** By the documents' addresses, as they were measured last. */
  sizes(): Promise<Readonly<Record<string, MeasuredFile>>>
  /** Remembers these in place of all before; whoever shows lists of documents learns of it. */
  keep(sizes: Readonly<Record<string, MeasuredFile>>): Promise<void>
}

/** Reads what a printed file holds. */
export interface ForMeasuringFiles {
  /** How many pages a PDF has that was printed here. */
  pages(printed: Uint8Array): number
}

/** Prints what nobody has measured as it is now. Not for visitors: it takes a fraction of a second for each. */
export interface ForMeasuringDownloads {
  /** Answers how many it printed. */
  measure(): Promise<number>
}
