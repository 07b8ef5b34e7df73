import type { Clock } from '../shared/clock.ts'
import type { Instant } from '../shared/day.ts'
import type { ForChanging } from '../shared/transaction.ts'

/** What happens by itself; the subject is the number of what it happens to. */
export const taskKinds = [
  'remind-of-reservation',
  'end-hold',
  'end-wait',
  'invite',
  'call-off',
  'follow-event',
  'bill',
  'certify',
  'tell-followers',
  'delete-account',
  'expire-quote',
  'index-thread',
  'index-old-threads',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** Something to be done by itself, and to what. */
export interface Task {
  readonly kind: TaskKind
  readonly subject: string
}

/** Puts tasks on the timetable, within the transaction that gives rise to them. */
export interface ForScheduling {
  /** Of one kind and subject there is one task: a later word about it counts. */
  schedule(task: Task, due: Instant): Promise<void>
}

/** A task that is due, with what became of it so far. */
export interface DueTask extends Task {
  readonly due: Instant
  /** How often doing it has failed. */
  readonly failures: number
}

/** Takes tasks off the timetable within the transaction that does them: so each is done once, whoever else looks. */
export interface ForTakingTasks {
  /** The task longest due by `now` that nobody else is doing; undefined where there is none. */
  takeDue(now: Instant): Promise<DueTask | undefined>
  /** Puts a task that failed back, to be tried again; its failures are counted. */
  putBack(task: DueTask, again: Instant): Promise<void>
}

/** What a task does, in the transaction that takes it off the timetable. */
export type TaskWork<Tx> = (tx: Tx, task: DueTask, now: Instant) => Promise<void>

export interface TimetableNeeds<Tx extends { readonly tasks: ForTakingTasks }> {
  readonly change: ForChanging<Tx>
  readonly clock: Clock
  readonly works: { readonly [Kind in TaskKind]: TaskWork<Tx> }
}
