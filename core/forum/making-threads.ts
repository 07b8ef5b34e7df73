import { slugOf } from '../shared/slug.ts'
import { addSeconds } from '../shared/dates.ts'
import { done, type Result } from '../shared/result.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { netiquetteVersion, releasesUntilTrusted, type MadeThread } from './forum.ts'
import { threadsChanged, type ForumTx } from './writing.step.ts'

/** Of threads that are made: made twice they are the same. */
const idOf = (title: string): string => slugOf(title)

/** Makes a thread whose posts everybody sees, and its authors where they are not known yet. */
export const makeThread = (
  { category, title, tags = [], answer, posts }: MadeThread,
  { change, clock }: { readonly change: ForChanging<ForumTx>; readonly clock: Clock },
): Promise<Result<void, never>> =>
  change(async (tx): Promise<Result<void, never>> => {
    const id = idOf(title)
    const instants = posts.map(({ hoursAgo }) => addSeconds(clock.now(), -hoursAgo * 3600))
    for (const { by } of posts)
      if (!(await tx.forum.member(by.userId)))
        await tx.forum.saveMember({
          ...by,
          netiquetteAt: clock.now(),
          netiquette: netiquetteVersion,
          released: releasesUntilTrusted,
        })
    const [first] = posts
    if (!first) return done(undefined)
    await tx.forum.saveThread({
      id,
      category,
      title,
      tags,
      authorId: first.by.userId,
      at: instants[0] ?? clock.now(),
      lastAt: instants.at(-1) ?? clock.now(),
      state: 'sichtbar',
      locked: false,
      posts: posts.length,
      ...(answer !== undefined && { answerId: `${id}-${answer}` }),
    })
    for (const [index, { by, body }] of posts.entries()) {
      const nth = index + 1
      const at = instants[index] ?? clock.now()
      await tx.forum.savePost({
        id: `${id}-${nth}`,
        threadId: id,
        nth,
        authorId: by.userId,
        at,
        body: body.trim(),
        state: 'sichtbar',
      })
    }
    await threadsChanged(tx, [id], clock.now())
    return done(undefined)
  })
