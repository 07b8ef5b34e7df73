import type { Post, Thread } from './forum.ts'
import type { ForDrawingPosts, ForStoringTheForum } from './ports.ts'
import type { Author, ShownPost, ShownThread } from './shown.ts'

export interface ShowingNeeds {
  readonly forum: Pick<ForStoringTheForum, 'nicknames'>
  readonly markup: ForDrawingPosts
}

type Names = ReadonlyMap<string, string>

const authorOf = (id: string | undefined, names: Names): Author => {
  const nickname = id === undefined ? undefined : names.get(id)
  return nickname === undefined ? {} : { nickname }
}

const shownThread = (thread: Thread, names: Names): ShownThread => {
  const { id, category, title, tags, authorId, at, lastAt, locked, posts, answerId } = thread
  const author = authorOf(authorId, names)
  return { id, category, title, tags, author, at, lastAt, locked, posts, ...(answerId !== undefined && { answerId }) }
}

const shownPost = (post: Post, names: Names, { html }: ForDrawingPosts): ShownPost => {
  const { id, nth, authorId, at, body, replyTo, editedAt, removedBy } = post
  return {
    id,
    ...(nth !== undefined && { nth }),
    author: authorOf(authorId, names),
    at,
    body,
    html: body === '' ? '' : html(body),
    ...(replyTo !== undefined && { replyTo }),
    ...(editedAt !== undefined && { editedAt }),
    ...(removedBy && { removedBy }),
  }
}

/** Threads and posts as people see them: with nicknames in place of accounts. */
export const showing = ({ forum, markup }: ShowingNeeds) => {
  const namesOf = (all: readonly Pick<Post, 'authorId'>[]): Promise<Names> =>
    forum.nicknames([...new Set(all.flatMap(({ authorId }) => (authorId === undefined ? [] : [authorId])))])
  return {
    async threads(all: readonly Thread[]): Promise<readonly ShownThread[]> {
      const names = await namesOf(all)
      return all.map((one) => shownThread(one, names))
    },
    async posts(all: readonly Post[]): Promise<readonly ShownPost[]> {
      const names = await namesOf(all)
      return all.map((one) => shownPost(one, names, markup))
    },
    async thread(one: Thread): Promise<ShownThread> {
      return shownThread(one, await namesOf([one]))
    },
  }
}
