import type { FieldFault } from '../shared/result.ts'

/**
 * What every form asks beside its own fields (domain §7.0, §7.5). A form of the site says nothing of the kind; programs
 * that repeat a call name a key.
 */
export interface RequestSigns {
  /** A honeypot: a field that people do not see. Whoever fills it in is refused, and told so. */
  readonly website?: string
  /** Under which the same request may come again and is one request. Without it, its content is the key. */
  readonly idempotencyKey?: string
  /** That the visitor has read the notes on data protection. */
  readonly privacyAccepted: boolean
}

/** How every form is answered that was accepted: its number, and a sentence to show. */
export interface Taken {
  readonly id: string
  readonly message: string
}

/** Refuses a form that was filled in faster than people can; the next attempt may come after so many seconds. */
export interface TooSoon {
  readonly why: 'too-soon'
  readonly retryAfter: number
  /** He began days ago, and that does not count any more. */
  readonly begunLongAgo?: boolean
}

/**
 * Refuses files for which there is no room: too many came from this network today, or too many lie here. In seconds.
 */
export interface NoRoom {
  readonly why: 'no-room'
  readonly retryAfter: number
}

/** A file as somebody sends it. */
export interface UploadedFile {
  /** As he calls it, never a path. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Kinds of files that forms take; what a file is, its bytes tell. */
export const uploadKinds = ['pdf', 'docx', 'odt', 'jpg', 'png'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** What a form takes; sizes in bytes. */
export interface UploadLimits {
  readonly kinds: readonly UploadKind[]
  readonly mostFiles: number
  readonly mostBytes: number
  readonly mostBytesTogether: number
}

/** What is wrong with the files of a form, and with which. */
export interface UploadFault {
  readonly fault: Extract<FieldFault, 'too-many' | 'too-large' | 'too-large-together' | 'wrong-kind' | 'empty'>
  /** Names of the files at fault; none where all of them together are. */
  readonly files: readonly string[]
}

/** Seconds that nobody fills in a form faster than (domain §7.5). */
export const leastSecondsToFillIn = 3
/** Hours after which a form that was begun is begun anew. */
export const mostHoursToFillIn = 48
/** For how long a repeated request is known again, in hours, at least. */
export const requestsKnownHours = 24
/** Longest key in characters. */
export const longestKey = 200

export const kilobyte = 1024
export const megabyte = 1024 * kilobyte
