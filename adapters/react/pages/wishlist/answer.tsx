import { useFetcher } from 'react-router-dom'
import type { NotFound } from '#core/shared/result.ts'
import type { BookmarkAtCart, WhyNotAdded, WhyNotNoted, WhyNotPut, WhyNotRestored } from '#core/wishlist/ports.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { labelled } from '#wording/labelled.ts'
import { wishlistWording as words } from '#wording/pages/wishlist.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { noteFaults } from '#wording/note-faults.ts'
import { sentenceFor } from '#wording/common-refusals.ts'
import { wishlistRefusals } from '#wording/wishlist-refusals.ts'
import { Note } from '../../ui/note.tsx'
import { CartAnswer } from './at-the-cart.tsx'

export type Refusal = WhyNotAdded | WhyNotNoted | WhyNotRestored | WhyNotPut | NotFound

/** What became of a form of the wishlist. */
export type Acted =
  | { readonly refusal: Refusal; readonly restoring?: true; readonly typed?: Typed }
  /** Id of what was taken off, put back, or noted. */
  | { readonly removed: string }
  | { readonly restored: string }
  | { readonly noted: string }
  /** How what was to be put into the cart stands to it. */
  | { readonly carted: readonly BookmarkAtCart[] }

/** A note as somebody typed it, for the bookmark of that id: it is not lost where it is refused. */
interface Typed {
  readonly id: string
  readonly note: string
}

/** Says what became of the form that was sent last, but for a note: that is said beside it. */
export const Answer = ({
  acted,
  entries,
  removed,
  action,
}: {
  readonly acted: Acted
  readonly entries: readonly WishlistEntry[]
  readonly removed: readonly WishlistEntry[]
  readonly action: string
}) => {
  if ('refusal' in acted)
    return (
      <Note icon="alert" title={words.failed} tone="bad" alert>
        <p>{textOf(acted)}</p>
      </Note>
    )
  if ('noted' in acted) return null
  if ('carted' in acted) return <CartAnswer items={acted.carted} entries={entries} action={action} />
  const id = 'removed' in acted ? acted.removed : acted.restored
  // A list that could not be read anew still has what was taken off, and still lacks what was put back.
  const title = [...removed, ...entries].find((entry) => entry.id === id)?.title ?? words.entry
  return (
    <Note icon="tick" title={'removed' in acted ? words.removed(title) : words.restored(title)} tone="ok" status>
      {'removed' in acted && <Undo id={id} title={title} action={action} />}
    </Note>
  )
}

/** What was taken off lately can be put back from here, by those as well who have no scripts. */
export const RemovedLately = ({
  removed,
  action,
}: {
  readonly removed: readonly WishlistEntry[]
  readonly action: string
}) => (
  <section className="lately">
    <h2>{words.removedLately}</h2>
    <ul>
      {removed.map(({ id, title, detail }) => (
        <li key={id}>
          <span>
            {title}
            {detail && <span className="small mute">{detail}</span>}
          </span>
          <Undo id={id} title={title} action={action} />
        </li>
      ))}
    </ul>
  </section>
)

/** The call did not arrive, or its answer did not. */
export const NotReached = () => (
  <Note icon="alert" title={words.unreached} tone="bad" alert>
    <p>{words.unreachedText}</p>
  </Note>
)

const textOf = ({ refusal, restoring }: Extract<Acted, { readonly refusal: unknown }>): string => {
  if (refusal.why === 'invalid' && refusal.fields.note) return sentenceAmong(noteFaults, refusal.fields.note)
  return restoring && refusal.why === 'not-found' ? words.tooLate : sentenceFor(wishlistRefusals, refusal)
}

const Undo = ({ id, title, action }: { readonly id: string; readonly title: string; readonly action: string }) => {
  const { Form } = useFetcher({ key: `restore ${id}` })
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="restore" value={id} />
      <button className="txt" type="submit" aria-label={labelled(title, words.undo)}>
        {words.undo}
      </button>
    </Form>
  )
}
