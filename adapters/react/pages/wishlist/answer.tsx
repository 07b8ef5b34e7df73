import type { NotFound } from '#core/shared/result.ts'
import type { WhyNotAdded, WhyNotNoted } from '#core/wishlist/ports.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { accountWording } from '#wording/pages/account.ts'
import { faultText } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import { Note } from '../../ui/note.tsx'
import { PageForm } from '../../ui/taken-over.tsx'
import { here } from '#core/wishlist/wishlist-address.ts'

const words = accountWording.wishlist

/** What became of a form of the wishlist. */
export type Acted =
  | { readonly refusal: WhyNotAdded | WhyNotNoted | NotFound }
  | { readonly removed: WishlistEntry }
  /** Id of what was put back, or noted. */
  | { readonly restored: string }
  | { readonly noted: string }

/** Says what became of the form that was sent last; what was taken off can be put back from here. */
export const Answer = ({ acted }: { readonly acted: Acted }) => {
  if ('refusal' in acted)
    return (
      <Note icon="alert" title={words.failed} tone="bad" alert>
        <p>{textOf(acted.refusal)}</p>
      </Note>
    )
  if ('removed' in acted) return <Removed entry={acted.removed} />
  return <Note icon="tick" title={'noted' in acted ? words.noted : words.restored} tone="ok" status />
}

/** The call did not arrive, or its answer did not. */
export const NotReached = () => (
  <Note icon="alert" title={words.unreached} tone="bad" alert>
    <p>{words.unreachedText}</p>
  </Note>
)

const textOf = (refusal: Extract<Acted, { readonly refusal: unknown }>['refusal']): string =>
  refusal.why === 'invalid' && refusal.fields.note ? faultText('note', refusal.fields.note) : refusalText(refusal)

const Removed = ({ entry: { type, value, title, note } }: { readonly entry: WishlistEntry }) => (
  <Note icon="tick" title={words.removed(title)} tone="ok" status>
    <PageForm action={here}>
      <input type="hidden" name="undo" value="1" />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="value" value={value} />
      {note !== undefined && <input type="hidden" name="note" value={note} />}
      <button className="txt" type="submit">
        {words.undo}
      </button>
    </PageForm>
  </Note>
)
