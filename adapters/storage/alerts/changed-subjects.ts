import { nameOf } from '#core/alerts/alerts.ts'
import { subjectsChangedWith } from '#core/alerts/changed-subjects.ts'
import { restSeconds } from '#core/alerts/telling-followers.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import type { TaskKind } from '#core/timetable/ports.ts'
import type { Transaction } from 'kysely'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { inPieces } from '../engine/writing-rows.ts'

const kind: TaskKind = 'tell-followers'
const mostAtOnce = 500

/** The first text behind all that begin with one. */
const behind = (beginning: string): string =>
  beginning.slice(0, -1) + String.fromCodePoint((beginning.codePointAt(beginning.length - 1) ?? 0) + 1)

/**
 * Puts on the timetable that what is followed is looked at, as far as a change of the content concerns it, in its own
 * transaction. Where it is to be looked at already, it is done then.
 */
export async function tellFollowersInSql(
  trx: Transaction<Tables>,
  tags: readonly string[],
  now: Instant,
): Promise<void> {
  const { exactly, beginningWith } = subjectsChangedWith(tags)
  const followed = trx.selectFrom('alert').select('subject').distinct().where('seen', 'is not', null)
  const subjects = new Set<string>()
  for (const beginning of beginningWith)
    for (const { subject } of await followed
      .where('subject', '>=', beginning)
      .where('subject', '<', behind(beginning))
      .execute())
      subjects.add(subject)
  for (const piece of inPieces(exactly, mostAtOnce))
    for (const { subject } of await followed.where('subject', 'in', piece).execute()) subjects.add(subject)
  const due = storedInstant(addSeconds(now, restSeconds))
  for (const some of inPieces([...subjects], mostAtOnce))
    await trx
      .insertInto('due_task')
      .values(some.map((subject) => ({ kind, subject, due, failures: 0 })))
      .onConflict((same) => same.columns(['kind', 'subject']).doNothing())
      .execute()
}

/** The same in memory, in the step of the change. */
export function tellFollowersInMemory(
  { alerts, tasks }: Pick<MemoryTables, 'alerts' | 'tasks'>,
  tags: readonly string[],
  now: Instant,
): void {
  const { exactly, beginningWith } = subjectsChangedWith(tags)
  const due = addSeconds(now, restSeconds)
  for (const alert of alerts.values()) {
    const subject = nameOf(alert.subject)
    const isConcerned = exactly.includes(subject) || beginningWith.some((one) => subject.startsWith(one))
    const key = `${kind} ${subject}`
    if (alert.seen !== undefined && isConcerned && !tasks.has(key)) tasks.set(key, { kind, subject, due, failures: 0 })
  }
}
