import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import { threadsChanged, type ForumTx } from './writing.step.ts'

/**
 * Before an account goes: its posts that nobody has seen go with it. What was said stays, of a member that is no more,
 * so that what others answered makes sense; pages that showed her nickname are made anew.
 */
export async function forgetInForum(
  tx: Pick<ForumTx, 'tags' | 'tasks'> & { readonly forum: Pick<ForumTx['forum'], 'forget'> },
  userId: User['id'],
  now: Instant,
): Promise<void> {
  const threads = await tx.forum.forget(userId)
  if (threads.length > 0) await threadsChanged(tx, threads, now)
}
