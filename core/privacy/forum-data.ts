import type { ForumMember, Post, Thread } from '../forum/forum.ts'
import type { StoredOfPerson } from '../forum/ports.ts'
import type { Report } from '../forum/reports.ts'

/** What the forum holds of one person, for herself. */
export interface ForumData {
  readonly member?: Omit<ForumMember, 'userId'>
  readonly threads: readonly Omit<Thread, 'authorId'>[]
  readonly posts: readonly Omit<Post, 'authorId'>[]
  readonly marks: StoredOfPerson['marks']
  readonly reports: readonly Pick<Report, 'at' | 'postId' | 'reason' | 'explanation' | 'objection'>[]
}

const withoutAuthor = <T extends { readonly authorId?: string }>({
  authorId: _author,
  ...rest
}: T): Omit<T, 'authorId'> => rest

/** Undefined where she never was there. */
export const forumDataOf = ({ member, threads, posts, marks, reports }: StoredOfPerson): ForumData | undefined => {
  if (!member && [threads, posts, marks, reports].every(({ length }) => length === 0)) return undefined
  return {
    ...(member && { member: withoutUser(member) }),
    threads: threads.map(withoutAuthor),
    posts: posts.map(withoutAuthor),
    marks,
    reports: reports.map(({ at, postId, reason, explanation, objection }) => ({
      at,
      postId,
      reason,
      explanation,
      ...(objection && { objection }),
    })),
  }
}

const withoutUser = ({ userId: _user, ...member }: ForumMember): Omit<ForumMember, 'userId'> => member
