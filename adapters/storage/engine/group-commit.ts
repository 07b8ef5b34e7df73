import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

/** What waits to be done, or is done and waits for its commit. */
interface Member {
  readonly work: Work<unknown>
  readonly since: number
  /** Answers or fails it, once it is known that it is durable, or that it was undone. */
  settle: () => void
  readonly fail: (error: unknown) => void
  readonly answer: (value: unknown) => void
}

/** So many at most share a commit, so that the first of them does not wait for long. */
const mostMembers = 32

/**
 * Commits short transactions that come at the same time together: flushing them to disk costs as much
 * as flushing one, and holds up the whole process meanwhile. Each runs alone, after the other, in a savepoint of its
 * own: where it fails, it is undone and the others are not. None is answered before the commit; where that fails, all
 * of them do. `transaction` may run the group again; it is told for how many milliseconds it has waited already.
 */
export function groupCommit(
  transaction: (work: Work<void>, waited: number) => Promise<void>,
): <T>(work: Work<T>) => Promise<T> {
  const waiting: Member[] = []
  let working = false

  const commitWaiting = async (): Promise<void> => {
    const members: Member[] = []
    const first = waiting.shift()
    if (!first) return
    members.push(first)
    try {
      await transaction(async (trx) => {
        for (let n = 0; n < mostMembers; n += 1) {
          const member = members[n] ?? waiting.shift()
          if (!member) return
          if (n >= members.length) members.push(member)
          await runAlone(trx, member)
        }
      }, performance.now() - first.since)
      for (const member of members) member.settle()
    } catch (error) {
      for (const member of members) member.fail(error)
    }
  }

  /** Waits while each turn of the event loop brings more. */
  const othersToo = async (): Promise<void> => {
    let before: number
    do {
      before = waiting.length
      await nextTurn()
    } while (waiting.length > before && waiting.length < mostMembers)
  }

  const work = async (): Promise<void> => {
    working = true
    while (waiting.length > 0) {
      await othersToo()
      await commitWaiting()
    }
    working = false
  }

  return <T>(asked: Work<T>) =>
    new Promise<T>((answer, fail) => {
      waiting.push({
        // In the context of whoever asks, not of whoever happens to be the first.
        work: AsyncLocalStorage.bind(asked),
        since: performance.now(),
        settle: () => fail(new Error('it was never run')),
        fail,
        answer: (value) => answer(value as T),
      })
      if (!working) void work()
    })
}

const savepoint = CompiledQuery.raw('savepoint member')
const release = CompiledQuery.raw('release member')
const undo = CompiledQuery.raw('rollback to member')

/** Throws where more was undone than what it did, as on a full disk: nothing of the group is there any more then. */
async function runAlone(trx: Transaction<Tables>, member: Member): Promise<void> {
  await trx.executeQuery(savepoint)
  try {
    const value = await member.work(trx)
    member.settle = () => member.answer(value)
  } catch (error) {
    member.settle = () => member.fail(error)
    await trx.executeQuery(undo).catch(() => {
      throw error
    })
  }
  await trx.executeQuery(release)
}
