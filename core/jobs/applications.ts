import type { Day, Instant } from '../shared/day.ts'
import type { UploadKind } from '../forms/forms.ts'
import type { Position } from './jobs.ts'

/** An application for a position, as it is stored. */
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

/** By which an application's letters are found again. */
export const letterKeys = (id: Application['id']): readonly string[] => [
  `application-received:${id}`,
  `application-arrived:${id}`,
]
