import type { User } from '../accounts/accounts.ts'
import type { ForInvalidating } from '../changes/ports.ts'
import type { ForChangingTheForum } from './ports.ts'

/**
 * Before an account goes: its posts that nobody has seen go with it. What was said stays, of a member that is no more,
 * so that what others answered makes sense; pages that showed her nickname are made anew.
 */
export async function forgetInForum(
  forum: Pick<ForChangingTheForum, 'forget'>,
  tags: ForInvalidating,
  userId: User['id'],
): Promise<void> {
  const threads = await forum.forget(userId)
  if (threads.length > 0) tags.invalidate(['forum', ...threads.map((id) => `thread:${id}` as const)])
}
