import type { NotFound, Result, Redirected, Past } from '../shared/result.ts'
import type { Document } from '../shared/document.ts'
import type { Event } from '../catalogue/catalogue.ts'
import type { Cents } from '../shared/money.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { FinderFilter } from '../finder/finder.ts'
import type { AppointmentEntry, Calendar, CalendarEntry, PrintedDocument } from './documents.ts'

/**
 * What taking part in an event costs in all, and on what the claim rests: what the Kostenrechner knows, in a few words.
 */
export interface CostsInBrief {
  /** Of one participant with the usual choices: '2.191,00 € netto, 2.560,12 € brutto', as far as it is known. */
  readonly total: string
  /** Whether more than the fee is known of it. */
  readonly withHotel: boolean
  readonly legalBasis: readonly { readonly group: TargetGroup; readonly training: string; readonly costs: string }[]
}

/** Net cents that an event costs one participant with the usual choices; undefined where it is not known. */
export type NetWithHotel = (
  event: Pick<Event, 'price' | 'modules' | 'hotel' | 'startDate' | 'endDate'>,
) => Cents | undefined

/** Tells what an event costs in brief; nothing where nobody can decide about it any more. */
export interface ForTellingCosts {
  inBrief(key: string): Promise<CostsInBrief | undefined>
  /** Tells of any event what it costs with its hotel. */
  netWithHotel(): Promise<NetWithHotel>
}

/** Files about the programme that anyone may take away. The same content gives the same bytes on the same day. */
export interface ForTakingDocuments {
  /** A theme with its events as PDF (/seminare/pdf/{theme}). Refuses as `ForBrowsingTheCatalogue.theme`. */
  themePdf(ask: { readonly url: string }): Promise<Result<Document, NotFound | Redirected>>
  /**
   * An event as PDF, to lay before the committee (/seminare/p-pdf/{event}). Refuses as `ForBrowsingTheCatalogue.event`.
   */
  eventPdf(ask: { readonly key: string }): Promise<Result<Document, NotFound | Redirected | Past>>
  /**
   * An event as iCalendar, by the trailing number of its segment; one that has passed too, and one that was called off
   * as cancelled, so that calendars that follow it learn of it. Refuses what never was.
   */
  eventCalendar(ask: { readonly key: string }): Promise<Result<Document, NotFound>>
  /** Upcoming events that pass a filter, at most 200, as iCalendar; none where the filter is no filter. */
  calendar(ask: FinderFilter): Promise<Result<Document, never>>
}

/** Writes calendars in the format that programs take in. */
export interface ForWritingCalendars {
  text(calendar: Calendar<CalendarEntry | AppointmentEntry>): string
  /** The same in UTF-8. */
  write(calendar: Calendar<CalendarEntry | AppointmentEntry>): Uint8Array
}

/** Prints documents as tagged PDF (PDF/UA-1). The same document gives the same bytes, whatever the day. */
export interface ForPrintingPdfs {
  /** Never refuses: whatever a text holds is printed as text, and a character that no font has as a box. */
  print(document: PrintedDocument): Promise<Uint8Array>
}
