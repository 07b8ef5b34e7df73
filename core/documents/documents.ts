import type { Revision } from '../catalogue/catalogue.ts'
import type { Day, WallTime } from '../shared/day.ts'
import type { PositionOnEarth } from '../shared/position-on-earth.ts'
import type { TalkChannel } from '../shared/talk-channel.ts'

/**
 * A document for paper and screen readers alike: what it says and in which order, not how it looks. Texts are German.
 */
export interface PrintedDocument {
  readonly title: string
  /** What the file is called by whoever opens it, where the title alone does not say what it is about. */
  readonly about?: string
  /** Set close, so that it stands on one page where it fits. */
  readonly sheet?: true
  /** One line under the title. */
  readonly subtitle?: string
  readonly blocks: readonly Block[]
  /** Who issues it: beside the logo and at the foot of every page. */
  readonly issuer: { readonly name: string; readonly claim: string; readonly contact: string }
  /** The day it speaks of; without one it speaks for as long as its content stands. */
  readonly issued?: Day
  /** Whose paper it is does not issue it on ours: it has no logo, no colours and no address at its foot. */
  readonly plain?: true
  /** Names people: what was printed for one is given to nobody else. */
  readonly personal?: true
  /** Makes it a letter; its title is the subject. */
  readonly letter?: Letter
  /** A business letter: an address and what answers refer to stand over its title (DIN 5008, form B). */
  readonly letterhead?: Letterhead
  /**
   * The same for programs, within the file: Cross Industry Invoice, EN 16931. The file is a ZUGFeRD invoice then,
   * tagged PDF/A-3 in place of PDF/UA-1.
   */
  readonly eInvoice?: string
}

/** What stands above the subject of a letter (DIN 5008, form B). */
export interface Letter {
  /** In one small line above the address, so that the post finds back. */
  readonly from: string
  /** Line by line, as it is read in the window. */
  readonly to: readonly string[]
  /** Beside the address: who writes, how to reach him, when. */
  readonly beside: readonly Fact[]
}

export interface Letterhead {
  /** The sender on one line, over the address in the window of an envelope. */
  readonly from: string
  /** Six lines at most fit. */
  readonly to: readonly string[]
  readonly facts: readonly Fact[]
  /** What the law asks for at the foot, in columns of lines (§ 35a GmbHG). */
  readonly foot: readonly (readonly string[])[]
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | {
      readonly kind: 'paragraph'
      readonly text: string
      readonly tone?: 'lead' | 'small' | 'mark'
      /** Words in bold before the text. */
      readonly opening?: string
    }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** An address to follow, to type, and to take from the paper as a QR code. */
  | { readonly kind: 'code'; readonly text: string; readonly href: string }
  | {
      readonly kind: 'list'
      readonly items: readonly (string | OpenedText)[]
      /** What stands before each; a dash unless said. Boxes are ticked by hand. */
      readonly marks?: 'numbers' | 'boxes'
    }
  /** What one looks for first, each under its name. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** The same, where some of it is written by hand: what has no text yet has lines for it. */
  | { readonly kind: 'form'; readonly fields: readonly FormLine[] }
  /** Lines to sign on, side by side, each with what stands under it. */
  | { readonly kind: 'signatures'; readonly closing?: string; readonly under: readonly string[] }
  | TableBlock

/** A text, and words in bold before it. */
export interface OpenedText {
  readonly opening: string
  readonly text: string
}

export interface Fact {
  readonly label: string
  readonly text: string
}

/** A name, and what is known of it; else so many lines to write on, one where nothing is said. */
export interface FormLine {
  readonly label: string
  readonly text?: string
  readonly lines?: number
}

/**
 * Text takes the room that is there, what takes most of it more; figures and what is short take what they need; what a
 * hand writes, where nothing is known, takes lines of its own.
 */
export interface Column {
  readonly title: string
  readonly takes?: 'figures' | 'short' | 'hand' | 'most'
}

export interface TableRow {
  readonly cells: readonly string[]
  readonly strong?: boolean
  /** It sums up rows above. Sums come last, and stand together on one page. */
  readonly sum?: boolean
}

export interface TableBlock {
  readonly kind: 'table'
  /** What the table is about, in a line above it; absent where the heading above it says so. */
  readonly caption?: string
  readonly columns: readonly Column[]
  /** Each with as many cells as there are columns. */
  readonly rows: readonly TableRow[]
}

/** A file of entries for a calendar, and who to ask about them. */
export interface Calendar<Entry = CalendarEntry> {
  readonly entries: readonly Entry[]
  readonly provider: { readonly name: string; readonly phone: string; readonly email: string }
  /** It goes to somebody by letter; without it, it is there for whoever takes it. */
  readonly message?: CalendarMessage
}

/** How a letter brings entries (RFC 5546): they are told, somebody is asked to come, or they are to be taken out. */
export interface CalendarMessage {
  readonly method: 'publish' | 'request' | 'cancel'
  readonly to: { readonly name: string; readonly email: string }
  /** Whoever ordered for others is only told. */
  readonly takesPart: boolean
}

/** A span of time in a calendar: an event, or a module of a training series. Days and times are Berlin's. */
export interface CalendarEntry {
  readonly kind?: never
  /** For life: `event-4001@host`, of a module `event-4001-2@host`, of the third day of either `…-tag-3@host`. */
  readonly uid: string
  readonly title: string
  /** Title of the series, where the entry is a module. */
  readonly series?: string
  /** The number the provider prints. */
  readonly eventId: number
  readonly startDate: Day
  readonly startTime: WallTime
  readonly endDate: Day
  readonly endTime: WallTime
  /** Which day of how many, where each has an entry of its own. */
  readonly part?: { readonly day: number; readonly of: number }
  /** Name and address of the hotel; absent online. */
  readonly venue?: string
  readonly position?: PositionOnEarth
  /** Address of the event's page. */
  readonly url: string
  /** It left the programme before it began. */
  readonly calledOff: boolean
  /** For how many people it is booked, where that is told. */
  readonly seats?: number
  /** Of a booking that does not bind yet, or of one that has ended though the event takes place. */
  readonly booked?: 'tentative' | 'withdrawn'
  readonly revision: Revision
}

/** A talk with a consultant in a calendar: in the customer's, or in the consultant's own. */
export interface AppointmentEntry {
  readonly kind: 'appointment'
  /** For life: `beratung-<id>@host`. */
  readonly uid: string
  readonly channel: TalkChannel
  readonly startDate: Day
  readonly startTime: WallTime
  readonly endDate: Day
  readonly endTime: WallTime
  /** Whom the owner of the calendar talks to. */
  readonly partner: { readonly name: string; readonly phone?: string }
  /** What about; only in the consultant's own. */
  readonly topic?: string
  readonly note?: string
  readonly url: string
  readonly calledOff: boolean
  readonly revision: Revision
}
