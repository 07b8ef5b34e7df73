import { allCommentsHref } from '#core/shared-list/list-address.ts'
import { longestComment } from '#core/shared-list/shared-list.ts'
import type { ShownEntry } from '#core/shared-list/shown-entry.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { labelled } from '#wording/labelled.ts'
import { sharedListWording } from '#wording/pages/shared-list.ts'
import { EntryForm } from './list-forms.tsx'

const words = sharedListWording.comments

/** What was said about an entry, and a form to say more. */
export const Comments = ({
  entry: { id, title, comments, commentCount },
  gremium,
  typed,
}: {
  readonly entry: ShownEntry
  readonly gremium: string
  /** What was typed and not taken. */
  readonly typed: string | undefined
}) => (
  <div className="stack g2">
    {commentCount > comments.length && (
      <p className="small">
        <a href={allCommentsHref(gremium, id)}>{words.all(commentCount)}</a>
      </p>
    )}
    {comments.length > 0 && (
      <ul className="stack g2" aria-label={labelled(title, words.title)}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className="small mute">{words.by(comment.name, dayText(comment.at))}</p>
            <p className="said">{comment.text}</p>
            {comment.mayRemove && (
              <EntryForm deed="kommentar-weg" name={`kommentar-weg ${comment.id}`} gremium={gremium} id={id}>
                <input type="hidden" name="commentId" value={comment.id} />
                <button className="txt" type="submit" aria-label={labelled(title, words.removeOf(comment.name))}>
                  {words.remove}
                </button>
              </EntryForm>
            )}
          </li>
        ))}
      </ul>
    )}
    <EntryForm deed="kommentieren" gremium={gremium} id={id}>
      <div className="stack g1 narrow">
        <textarea
          className="in"
          id={typed === undefined ? undefined : 'comment'}
          name="comment"
          rows={2}
          maxLength={longestComment}
          defaultValue={typed}
          aria-label={labelled(title, words.yours)}
        />
        <p>
          <button className="btn alt" type="submit">
            {words.submit}
          </button>
        </p>
      </div>
    </EntryForm>
  </div>
)
