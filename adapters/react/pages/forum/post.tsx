import { postAnchor, threadHref, writingAnchor } from '#core/forum/forum-address.ts'
import type { OwnView, ThreadPage } from '#core/forum/ports.ts'
import type { ShownPost } from '#core/forum/shown.ts'
import { forumWording } from '#wording/pages/forum.ts'
import { labelled } from '#wording/labelled.ts'
import { CitingProse } from '../../ui/prose.tsx'
import { DeedButton } from './forum-forms.tsx'
import { nameOf } from './thread-rows.tsx'

const words = forumWording.post

/** A post, and what can be done about it. */
export const PostPart = ({
  post,
  page: { thread, items },
  own,
  from,
}: {
  readonly post: ShownPost
  readonly page: ThreadPage
  readonly own: OwnView | undefined
  readonly from: number
}) => {
  const { id, nth, author, at, html, editedAt, removedBy, replyTo } = post
  const isAnswer = thread.answerId === id
  const answered = items.find((one) => one.id === replyTo)?.nth
  return (
    <article className={isAnswer ? 'post stack g2 accepted' : 'post stack g2'} id={postAnchor(id)}>
      <h2 className="h4">{nth === undefined ? words.by(nameOf(author)) : words.nth(nth)}</h2>
      <p className="small mute">
        {[
          forumWording.thread.by(nameOf(author), at),
          ...(editedAt === undefined ? [] : [words.edited(editedAt)]),
          ...(replyTo === undefined ? [] : [answered === undefined ? words.answersOther : words.answers(answered)]),
        ].join(' · ')}
      </p>
      {isAnswer && (
        <p className="small">
          <strong>{words.accepted}</strong>
        </p>
      )}
      {nth === undefined && <p className="small">{words.waiting}</p>}
      {removedBy ? <p className="mute">{words.removed[removedBy]}</p> : <CitingProse html={html} />}
      {!removedBy && (
        <div className="row on-screen small">
          {nth !== undefined && !thread.locked && (
            <a
              href={threadHref(thread.id, { own: true, from, quote: id, at: writingAnchor })}
              aria-label={saying(words.quote, nth)}
            >
              {words.quote}
            </a>
          )}
          {nth !== undefined && (
            <a
              href={threadHref(thread.id, { own: own !== undefined, from, report: id, at: 'melden' })}
              aria-label={saying(words.report, nth)}
              rel="nofollow"
            >
              {words.report}
            </a>
          )}
          {own?.editable.includes(id) && (
            <>
              <a href={threadHref(thread.id, { own: true, from, edit: id, at: 'bearbeiten' })}>{words.edit}</a>
              <DeedButton deed="loeschen" id={id} label={words.remove} says={saying(words.remove, nth)} />
            </>
          )}
          {own?.mayAccept && nth !== undefined && nth > 1 && (
            <DeedButton
              deed={isAnswer ? 'ablehnen' : 'annehmen'}
              id={id}
              label={isAnswer ? words.unaccept : words.accept}
              says={saying(isAnswer ? words.unaccept : words.accept, nth)}
            />
          )}
        </div>
      )}
    </article>
  )
}

const saying = (label: string, nth: number | undefined): string =>
  nth === undefined ? label : labelled(words.nth(nth), label)
