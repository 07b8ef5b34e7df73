import { Link, useFetcher } from 'react-router-dom'
import * as addressOf from '#core/shared/addresses.ts'
import type { PageSettings } from '#pages-port/page-rendering.ts'
import { longestNote, type WishlistEntry, type WishlistOffer } from '#core/wishlist/wishlist.ts'
import type { WishlistOrder } from '#core/wishlist/wishlist.view.ts'
import { eventLife } from '#wording/event-life.ts'
import { labelled } from '#wording/labelled.ts'
import { wishlistWording as words } from '#wording/pages/wishlist.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import type { Acted } from './answer.tsx'
import { AllIntoCart, CartControl, ToSharedList } from './at-the-cart.tsx'
import { here, inOrderHref } from '#core/wishlist/wishlist-address.ts'

export const SignInHint = ({ settings }: { readonly settings: PageSettings }) => (
  <Note icon="heart" title={words.signIn}>
    <p>{words.signInText}</p>
    <p className="row">
      <a className="btn" href={signInHref(settings, here)}>
        {words.signInButton}
      </a>
      <a href={addressOf.registration}>{words.register}</a>
    </p>
  </Note>
)

interface Acting {
  /** Where forms are posted to: the page in its order. */
  readonly action: string
  readonly acted: Acted | undefined
}

/** All bookmarks, in groups; who has more than one can order them. */
export const Entries = ({
  entries,
  order,
  sharesAList,
  ...acting
}: {
  readonly entries: readonly WishlistEntry[]
  readonly order: WishlistOrder
  readonly sharesAList: boolean
} & Acting) => {
  if (entries.length === 0)
    return (
      <Note icon="heart" title={words.empty}>
        <p>{words.emptyText}</p>
        <p>
          <GoLink href={addressOf.programme}>{words.find}</GoLink>
        </p>
      </Note>
    )
  const comparable = entries.filter(({ offer }) => offer?.compared).length > 1
  const groups = Map.groupBy(entries, ({ type }) => words.groupOf[type])
  return (
    <>
      {entries.length > 1 && <Orders order={order} />}
      <AllIntoCart entries={entries} action={acting.action} />
      {(Object.keys(words.groups) as (keyof typeof words.groups)[])
        .filter((group) => groups.has(group))
        .map((group) => (
          <section key={group} className="mgn">
            <h2>{words.groups[group]}</h2>
            <ul className="lines">
              {groups.get(group)?.map((entry) => (
                <EntryRow key={entry.id} entry={entry} comparable={comparable} sharesAList={sharesAList} {...acting} />
              ))}
            </ul>
          </section>
        ))}
      {comparable && (
        <form id="vergleich" className="compare-bar" action={addressOf.comparison}>
          <p className="small">{words.compareText}</p>
          <button className="btn alt" type="submit">
            {words.compareSelected}
          </button>
        </form>
      )}
    </>
  )
}

const Orders = ({ order }: { readonly order: WishlistOrder }) => (
  <nav className="row small orders" aria-label={words.order}>
    {(Object.keys(words.orders) as WishlistOrder[]).map((each) => (
      <Link key={each} to={inOrderHref(each)} aria-current={each === order ? 'true' : undefined}>
        {words.orders[each]}
      </Link>
    ))}
  </nav>
)

const EntryRow = ({
  entry,
  comparable,
  sharesAList,
  action,
  acted,
}: { readonly entry: WishlistEntry; readonly comparable: boolean; readonly sharesAList: boolean } & Acting) => {
  const { id, title, href, detail, expired, underWay, note, offer } = entry
  const compared = comparable ? offer?.compared : undefined
  return (
    <li className={expired ? 'keep past' : 'keep'}>
      <div id={anchorOf(id)}>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {detail && <p className="small mute">{detail}</p>}
        {underWay && <p className="small">{eventLife(underWay)}</p>}
        {expired && (
          <p className="small">
            {words.expired}{' '}
            <a className="on-screen" href={href} aria-label={`${words.newEvents}: ${title}`}>
              {words.newEvents}
            </a>
          </p>
        )}
        {offer && <Offer offer={offer} expired={expired} />}
        {note !== undefined && (
          <p className="small noted">
            <b>{words.ownNote}</b> {note}
          </p>
        )}
        {acted && 'noted' in acted && acted.noted === id && (
          <p className="small" role="status" tabIndex={-1}>
            {note === undefined ? words.noteGone : words.noted}
          </p>
        )}
        {/* A note that was written anew closes its form. */}
        <NoteForm key={note} entry={entry} action={action} acted={acted} />
      </div>
      <div className="do">
        {compared && (
          <label className="check">
            <input
              type="checkbox"
              name={compared.name}
              value={compared.value}
              form="vergleich"
              aria-label={`${words.compare}: ${[title, detail].filter(Boolean).join(', ')}`}
            />
            {words.compare}
          </label>
        )}
        <CartControl entry={entry} action={action} />
        {sharesAList && <ToSharedList entry={entry} />}
        <RemoveForm entry={entry} action={action} />
      </div>
    </li>
  )
}

/** What a committee asks first, in a line; of a seminar, and of what is over, what comes next. */
const Offer = ({ offer, expired }: { readonly offer: WishlistOffer; readonly expired: boolean }) => {
  const facts = words.facts(offer)
  return (
    <ul className="small offered" aria-label={words.offered}>
      {facts !== '' && <li>{facts}</li>}
      {offer.next.map((event) => (
        <li key={event.href}>
          <a href={event.href}>{words.nextEvent(event)}</a>
        </li>
      ))}
      {offer.next.length === 0 && (expired || offer.compared?.name === 'theme') && <li>{words.noNext}</li>}
    </ul>
  )
}

const RemoveForm = ({ entry: { id, title }, action }: { readonly entry: WishlistEntry; readonly action: string }) => {
  const { Form } = useFetcher({ key: `remove ${id}` })
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="remove" value={id} />
      <button className="txt" type="submit" aria-label={labelled(title, words.remove)}>
        {words.remove}
      </button>
    </Form>
  )
}

const NoteForm = ({ entry: { id, title, note }, action, acted }: { readonly entry: WishlistEntry } & Acting) => {
  const what = note === undefined ? words.writeNote : words.changeNote
  const { Form } = useFetcher({ key: `note ${id}` })
  const typed = acted && 'typed' in acted && acted.typed?.id === id ? acted.typed.note : undefined
  return (
    <details className="small" open={typed === undefined ? undefined : true}>
      <summary aria-label={labelled(title, what)}>{what}</summary>
      <Form method="post" action={`${action}#${anchorOf(id)}`} className="stack g1">
        <input type="hidden" name="id" value={id} />
        <textarea
          className="in"
          name="note"
          aria-label={labelled(title, words.note)}
          rows={3}
          maxLength={longestNote}
          defaultValue={typed ?? note}
        />
        <button className="btn sec" type="submit">
          {words.saveNote}
        </button>
      </Form>
    </details>
  )
}

/** Where the line of a bookmark begins: a plain form that wrote its note leads back there. */
const anchorOf = (id: string): string => `eintrag-${id}`
