import type { InvitedTo } from '#core/gremium/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { gremiumHref } from './gremium-forms.tsx'

const words = gremiumWording.invitation

interface Invitation {
  readonly token: string
  /** Nothing where the link is worth nothing. */
  readonly invited?: InvitedTo
  /** Who is signed in. */
  readonly as?: string
}

/** What a letter invites to. Looking changes nothing: mail scanners follow links, so only its form joins. */
export const gremiumInvitationPage: Page<Invitation, 'expired'> = {
  sheet: 'portal',
  async loader({ site, params }) {
    const token = params['token'] ?? ''
    const [found, who] = await Promise.all([
      site.gremium.membership.lookAtInvitation({ token }),
      site.account.accounts.whoAmI({}),
    ])
    if (!found.ok) return forOne({ token }, statusOf(found.refusal))
    const self = who.ok && who.value.isLoggedIn ? who.value : undefined
    return forOne({
      token,
      invited: found.value,
      ...(self && { as: `${self.firstName} ${self.lastName}`.trim() || self.email }),
    })
  },
  async action({ site, params, settings }) {
    const token = params['token'] ?? ''
    const answer = await site.gremium.membership.join({ token })
    if (answer.ok) return afterForm(gremiumHref(answer.value.id, 'beitreten'))
    if (answer.refusal.why === 'not-signed-in') return afterForm(signInHref(settings, hrefOf(token)))
    return again(answer.refusal, 'expired')
  },
  head: ({ invited }) => ({ title: invited ? words.title(invited.name) : words.expired, noindex: true, crumbs: [] }),
  Component: ({ data: { token, invited, as }, acted, frame: { settings } }) => {
    if (!invited || acted === 'expired')
      return (
        <div className="wrap rhead stack g3">
          <h1>{words.expired}</h1>
          <p className="lead">{words.expiredText}</p>
          <p>
            <GoLink href={addressOf.gremiumMembers}>{words.toGremium}</GoLink>
          </p>
        </div>
      )
    return (
      <div className="wrap rhead stack g3">
        <h1>
          <WholeWords text={words.title(invited.name)} />
        </h1>
        <p className="lead">{words.text[invited.role]}</p>
        <p>{words.until(invited.until)}</p>
        <p>{as === undefined ? words.signIn : words.as(as)}</p>
        {as === undefined ? (
          <p>
            <a className="btn" href={signInHref(settings, hrefOf(token))}>
              {words.signInLink}
            </a>
          </p>
        ) : (
          <form method="post" action={hrefOf(token)}>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </form>
        )}
      </div>
    )
  },
}

const hrefOf = (token: string): string => addressOf.gremiumInvitation(encodeURIComponent(token))
