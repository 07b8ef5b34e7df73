import * as addressOf from '#core/shared/addresses.ts'
import { safeRedirect } from '#core/accounts/redirect-target.ts'
import type { NotFound } from '#core/shared/result.ts'
import { withWish } from '#core/wishlist/bookmark-in-address.ts'
import type { WhyNotAdded } from '#core/wishlist/ports.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import { itemAsked } from '../../blocks/bookmark-item-of-form.ts'
import type { Asked, Frame, Page, Refused } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { signInHref } from '../../shell/navigation.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'

const words = pageWording.account.wishlist
const here = addressOf.wishlist

type Wishlist =
  | { readonly signedIn: false }
  | { readonly signedIn: true; readonly name: string; readonly entries: readonly WishlistEntry[] }

type NotDone = { readonly refusal: WhyNotAdded | NotFound }

/** Somebody's wishlist, and what hearts do without JavaScript: `type`, `value`, `back` add, `remove` takes off (domain §9). */
export const wishlistPage: Page<Wishlist, NotDone> = {
  async loader({ site }) {
    const [entries, who] = await Promise.all([site.wishlist.entries({}), site.accounts.whoAmI({})])
    if (!entries.ok || !who.ok || !who.value.isLoggedIn) return forOne<Wishlist>({ signedIn: false })
    const name = `${who.value.firstName} ${who.value.lastName}`.trim() || who.value.email
    return forOne<Wishlist>({ signedIn: true, name, entries: entries.value })
  },
  action: (asked) => (asked.form['remove'] === undefined ? add(asked) : remove(asked, asked.form['remove'])),
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {data.signedIn && (
          <p className="small">
            {words.signedInAs(data.name)} <a href={addressOf.signOut}>{words.signOut}</a>
          </p>
        )}
      </div>
      <div className="wrap stack g4 dated">
        {acted && (
          <Note icon="alert" title={words.failed} tone="bad" alert>
            <p>{refusalText(acted.refusal)}</p>
          </Note>
        )}
        {data.signedIn ? <Entries entries={data.entries} /> : <SignInHint frame={frame} />}
      </div>
    </>
  ),
}

async function add({ site, form, settings }: Asked): Promise<Response | Refused<NotDone>> {
  const item = itemAsked(form['type'], form['value'])
  const back = safeRedirect(form['back'] ?? here, { site: settings.siteOrigin, br: settings.brOrigin })
  const who = await site.accounts.whoAmI({})
  if (!who.ok || !who.value.isLoggedIn)
    return afterForm(item ? signInHref(settings, withWish(back, item.value), item.type) : signInHref(settings, back))
  if (!item) return again(422, { refusal: { why: 'unknown-content' } })
  const answer = await site.wishlist.add(item)
  if (answer.ok) return afterForm(back)
  return again(statusOf[answer.refusal.why], { refusal: answer.refusal })
}

async function remove({ site, settings }: Asked, id: string): Promise<Response | Refused<NotDone>> {
  const answer = await site.wishlist.remove({ id })
  if (answer.ok) return afterForm(here)
  if (answer.refusal.why === 'not-signed-in') return afterForm(signInHref(settings, here))
  return again(404, { refusal: answer.refusal })
}

const statusOf: Readonly<Record<WhyNotAdded['why'], number>> = {
  'not-signed-in': 401,
  'unknown-content': 422,
  'wishlist-full': 409,
}

const SignInHint = ({ frame }: { readonly frame: Frame }) => (
  <Note icon="heart" title={words.signIn}>
    <p>{words.signInText}</p>
    <p className="row">
      <a className="btn" href={signInHref(frame.settings, here)}>
        {words.signInButton}
      </a>
      <a href={addressOf.registration}>{pageWording.shell.register}</a>
    </p>
  </Note>
)

const Entries = ({ entries }: { readonly entries: readonly WishlistEntry[] }) => {
  if (entries.length === 0)
    return (
      <Note icon="heart" title={words.empty}>
        <p>{words.emptyText}</p>
        <p>
          <GoLink href={addressOf.programme}>{words.find}</GoLink>
        </p>
      </Note>
    )
  const groups = Map.groupBy(entries, ({ type }) => words.groupOf[type])
  return (Object.keys(words.groups) as (keyof typeof words.groups)[])
    .filter((group) => groups.has(group))
    .map((group) => (
      <section key={group} className="mgn">
        <h2>{words.groups[group]}</h2>
        <ul className="lines">
          {groups.get(group)?.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    ))
}

const EntryRow = ({ entry: { id, title, href, detail, expired } }: { readonly entry: WishlistEntry }) => (
  <li className={expired ? 'keep past' : 'keep'}>
    <div>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      {detail && <p className="small mute">{detail}</p>}
      {expired && (
        <p className="small">
          {words.expired}{' '}
          <a href={href} aria-label={`${words.newDates}: ${title}`}>
            {words.newDates}
          </a>
        </p>
      )}
    </div>
    <form method="post" action={here}>
      <input type="hidden" name="remove" value={id} />
      <button className="txt" type="submit" aria-label={`${title}: ${words.remove}`}>
        {words.remove}
      </button>
    </form>
  </li>
)
