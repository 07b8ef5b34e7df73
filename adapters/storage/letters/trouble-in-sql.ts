import { troubleNamed, type LetterTrouble } from '#core/letters/trouble.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Kysely } from 'kysely'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

/** See `ForWatchingLetters.trouble`. */
export async function letterTrouble(db: Kysely<Tables>, since: Instant): Promise<LetterTrouble> {
  const waiting = await db
    .selectFrom('letter')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('failure').as('failing')])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow()
  // What was withdrawn before anybody tried to send it went nowhere by intention.
  const gone = db.selectFrom('letter').where('given_up_at', '>=', storedInstant(since)).where('attempts', '>', 0)
  const counted = await gone.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow()
  const last = await gone
    .select(['given_up_at', 'failure'])
    .orderBy('given_up_at', 'desc')
    .orderBy('place', 'desc')
    .limit(troubleNamed)
    .execute()
  return {
    waiting: waiting.all,
    failing: waiting.failing,
    givenUp: counted.all,
    last: last.map(({ given_up_at: at, failure }) => ({ at: at ?? since, reason: failure ?? '' })),
  }
}
