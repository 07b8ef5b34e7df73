import * as addressOf from '#core/shared/addresses.ts'
import { safeRedirect } from '#core/accounts/redirect-target.ts'
import type { NotFound } from '#core/shared/result.ts'
import { withBookmark } from '#core/wishlist/bookmark-in-address.ts'
import type { WhyNotAdded, WhyNotNoted } from '#core/wishlist/ports.ts'
import type { WishlistEntry } from '#core/wishlist/wishlist.ts'
import { inOrder, type WishlistOrder } from '#core/wishlist/wishlist.view.ts'
import { accountWording } from '#wording/pages/account.ts'
import { afterForm, again, answered, forOne } from '../../answers.ts'
import { bookmarkItemOf } from '#core/wishlist/bookmark-items.ts'
import type { PageRequest, Page, Refused } from '../../page.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { Answer, NotReached, type Acted } from './answer.tsx'
import { Entries, SignInHint } from './entries.tsx'
import { here, orderField } from '#core/wishlist/wishlist-address.ts'

const words = accountWording.wishlist

type Wishlist =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true
      readonly name: string
      readonly order: WishlistOrder
      readonly entries: readonly WishlistEntry[]
    }

/**
 * Somebody's wishlist, and what hearts do without JavaScript: `type`, `value`, `back` add, `remove` takes off (domain §9),
 * `undo` with `type`, `value` and `note` puts back, `id` with `note` writes a note.
 */
export const wishlistPage: Page<Wishlist, Acted> = {
  hydrated: true,
  reads: [orderField],
  async loader({ site, url }) {
    const [entries, who] = await Promise.all([site.account.wishlist.entries({}), site.account.accounts.whoAmI({})])
    if (!entries.ok || !who.ok || !who.value.isLoggedIn) return forOne<Wishlist>({ signedIn: false })
    const name = `${who.value.firstName} ${who.value.lastName}`.trim() || who.value.email
    const order = url.searchParams.get(orderField) === 'termin' ? 'date' : 'kept'
    return forOne<Wishlist>({ signedIn: true, name, order, entries: inOrder(entries.value, order) })
  },
  action(asked) {
    const { form } = asked
    const [remove, undo, id] = [form.one('remove'), form.one('undo'), form.one('id')]
    if (remove !== undefined) return removed(asked, remove)
    if (undo !== undefined) return restored(asked)
    if (id !== undefined) return noted(asked, id)
    return added(asked)
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, failed = false, frame }) => (
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
        {failed ? <NotReached /> : acted && <Answer acted={acted} />}
        {data.signedIn ? (
          <Entries entries={data.entries} order={data.order} />
        ) : (
          <SignInHint settings={frame.settings} />
        )}
      </div>
    </>
  ),
}

type Answered = Promise<Response | Refused<Acted>>

async function added({ site, form, settings }: PageRequest): Answered {
  const item = bookmarkItemOf(form.one('type'), form.one('value'))
  const back = safeRedirect(form.one('back') ?? here, { site: settings.siteOrigin, br: settings.brOrigin })
  const who = await site.account.accounts.whoAmI({})
  if (!who.ok || !who.value.isLoggedIn)
    return afterForm(
      item ? signInHref(settings, withBookmark(back, item.value), item.type) : signInHref(settings, back),
    )
  if (!item) return refusedWith({ why: 'unknown-content' }, settings)
  const answer = await site.account.wishlist.add(item)
  if (answer.ok) return afterForm(back)
  return refusedWith(answer.refusal, settings)
}

/** A plain form leads on to the list as it now is; a browser that took the page over can put back what was taken off. */
async function removed({ site, settings, takenOver }: PageRequest, id: string): Answered {
  const entries = takenOver ? await site.account.wishlist.entries({}) : undefined
  const entry = entries?.ok ? entries.value.find((each) => each.id === id) : undefined
  const answer = await site.account.wishlist.remove({ id })
  if (!answer.ok) return refusedWith(answer.refusal, settings)
  return entry ? answered({ removed: entry }) : afterForm(here)
}

/** Puts back what was taken off, with its note. */
async function restored({ site, form, settings }: PageRequest): Answered {
  const item = bookmarkItemOf(form.one('type'), form.one('value'))
  if (!item) return refusedWith({ why: 'unknown-content' }, settings)
  const answer = await site.account.wishlist.add(item)
  if (!answer.ok) return refusedWith(answer.refusal, settings)
  const { id } = answer.value
  const note = form.one('note') ?? ''
  const written = note === '' ? undefined : await site.account.wishlist.note({ id, note })
  return written && !written.ok ? refusedWith(written.refusal, settings) : answered({ restored: id })
}

async function noted({ site, form, settings }: PageRequest, id: string): Answered {
  const answer = await site.account.wishlist.note({ id, note: form.one('note') ?? '' })
  return answer.ok ? answered({ noted: id }) : refusedWith(answer.refusal, settings)
}

type Refusal = WhyNotAdded | WhyNotNoted | NotFound

/** Whoever is no longer signed in goes to the login; all else is said on the page. */
const refusedWith = (refusal: Refusal, settings: PageRequest['settings']): Response | Refused<Acted> =>
  refusal.why === 'not-signed-in' ? afterForm(signInHref(settings, here)) : again(refusal, { refusal })
