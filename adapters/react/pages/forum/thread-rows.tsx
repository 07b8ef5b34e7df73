import { threadHref } from '#core/forum/forum-address.ts'
import type { Author, ShownThread } from '#core/forum/shown.ts'
import { forumWording as words } from '#wording/pages/forum.ts'

/** A nickname, or what stands in its place. */
export const nameOf = ({ nickname }: Author): string => nickname ?? words.gone

/** Threads of a list; of one's own with how many posts are unread. */
export const ThreadRows = ({
  threads,
  own = false,
  category = false,
}: {
  readonly threads: readonly (ShownThread & { readonly unread?: number })[]
  readonly own?: boolean
  /** Of which category each is. */
  readonly category?: boolean
}) => (
  <ul className="threads">
    {threads.map((thread) => (
      <li key={thread.id} className="stack g1">
        <a href={threadHref(thread.id, { own })}>{thread.title}</a>
        <p className="small mute">
          {[
            ...(category ? [words.category[thread.category].title] : []),
            words.thread.by(nameOf(thread.author), thread.at),
            words.thread.count(thread.posts),
            ...(thread.posts > 1 ? [words.thread.last(thread.lastAt)] : []),
            ...(thread.locked ? [words.thread.locked] : []),
            ...(thread.answerId === undefined ? [] : [words.thread.answered]),
          ].join(' · ')}
        </p>
        {(thread.unread ?? 0) > 0 && (
          <p className="small">
            <strong>{words.thread.unread(thread.unread ?? 0)}</strong>
          </p>
        )}
      </li>
    ))}
  </ul>
)
