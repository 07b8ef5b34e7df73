import type { User } from '../accounts/accounts.ts'
import type { Visitor } from '../shared/visitor.ts'
import { discussing, type DiscussingNeeds } from './discussing.service.ts'
import type { ForDiscussing } from './ports.ts'
import { reporting, type ReportingNeeds } from './reporting.service.ts'

/** The forum as one visitor meets it. Whoever may read a post may report it. */
export const forumOf = (
  visitor: Visitor,
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: DiscussingNeeds & ReportingNeeds,
): ForDiscussing => {
  const { readable, ...discussions } = discussing(whoIsAsking, needs)
  const reportable = async (postId: string) => {
    const post = await needs.forum.post(postId)
    const thread = post?.state === 'sichtbar' ? await readable(post.threadId) : undefined
    return post && thread && { id: post.id, body: post.body, title: thread.title }
  }
  return { ...discussions, ...reporting(visitor, whoIsAsking, reportable, needs) }
}
