import type { NotFound, Result, Redirected, Past } from '../shared/result.ts'
import type { Document } from '../shared/document.ts'
import type { FinderFilter } from '../finder/finder.ts'
import type { Calendar, PrintedDocument } from './documents.ts'

/** Files about the programme that anyone may take away. The same content gives the same bytes. */
export interface ForTakingDocuments {
  /** A theme with its events as PDF (/seminare/pdf/{theme}). Refuses as `ForBrowsingTheCatalogue.theme`. */
  themePdf(ask: { readonly url: string }): Promise<Result<Document, NotFound | Redirected>>
  /** An event as PDF (/seminare/p-pdf/{event}). Refuses as `ForBrowsingTheCatalogue.event`. */
  eventPdf(ask: { readonly key: string }): Promise<Result<Document, NotFound | Redirected | Past>>
  /**
   * An event as iCalendar, by the trailing number of its segment; one that has passed too, and one that was called off as
   * cancelled, so that calendars that follow it learn of it. Refuses what never was.
   */
  eventCalendar(ask: { readonly key: string }): Promise<Result<Document, NotFound>>
  /** Upcoming events that pass a filter, at most 200, as iCalendar; none where the filter is no filter. */
  calendar(ask: FinderFilter): Promise<Result<Document, never>>
}

/** Writes calendars in the format that programs take in. */
export interface ForWritingCalendars {
  write(calendar: Calendar): Uint8Array
}

/** Prints documents as tagged PDF (PDF/UA-1). The same document gives the same bytes, whatever the day. */
export interface ForPrintingPdfs {
  /** Never refuses: whatever a text holds is printed as text, and a character that no font has as a box. */
  print(document: PrintedDocument): Promise<Uint8Array>
}
