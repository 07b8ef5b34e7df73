import type { Day, Instant } from '../shared/day.ts'
import type { UploadKind, UploadLimits } from '../forms/forms.ts'
import { megabyte } from '../forms/forms.ts'
import type { Position } from './jobs.ts'

/** An application for a position, as it is kept. */
export interface Application {
  readonly id: string
  readonly position: Pick<Position, 'id' | 'title'>
  readonly firstName: string
  readonly lastName: string
  /** Trimmed, lower-case. */
  readonly email: string
  readonly phone?: string
  readonly message?: string
  readonly appliedAt: Instant
  /** The first day on which it is no longer kept. */
  readonly deletedOn: Day
}

/** A file of an application without its bytes. */
export interface FileFacts {
  readonly name: string
  readonly kind: UploadKind
  /** Bytes. */
  readonly size: number
}

/** Shortest and longest message in characters (domain §7.5). */
export const shortestMessage = 10
export const longestMessage = 4000

/** Domain §7.13: files of at most 10 MB each. */
export const applicationFiles: UploadLimits = {
  kinds: ['pdf', 'docx', 'odt', 'jpg', 'png'],
  mostFiles: 5,
  mostBytes: 10 * megabyte,
  mostBytesTogether: 20 * megabyte,
}

/**
 * Months for which an application is kept (domain §7.13). Claims of who was turned down have to be made within two months
 * (§ 15 Abs. 4 AGG) and taken to court within three more (§ 61b Abs. 1 ArbGG); then nothing needs the papers any longer
 * (Art. 17 Abs. 1 Buchst. a DSGVO).
 */
export const retentionMonths = 6

/** By which an application's letters are found again. */
export const letterKeys = (id: Application['id']): readonly string[] => [
  `application-received:${id}`,
  `application-arrived:${id}`,
]
