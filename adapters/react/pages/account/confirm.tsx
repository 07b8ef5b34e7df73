import * as addressOf from '#core/shared/addresses.ts'
import { again, answered, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'

const words = pageWording.account.confirm

type Confirmed = { readonly email: string } | { readonly why: 'expired' }

/** Confirms an address. Looking does nothing: mail scanners follow links, so only the button uses the link up. */
export const confirmPage: Page<{ readonly token: string }, Confirmed> = {
  async loader({ params }) {
    return forOne({ token: params['token'] ?? '' })
  },
  async action({ site, params }) {
    const answer = await site.account.accounts.confirm({ token: params['token'] ?? '' })
    return answer.ok ? answered(answer.value) : again(answer.refusal, answer.refusal)
  },
  head: () => ({ title: words.title, noindex: true }),
  Component: ({ data, acted, frame }) => (
    <div className="wrap rhead stack g3">
      {!acted && (
        <>
          <h1>
            <WholeWords text={words.title} />
          </h1>
          <p className="lead">{words.text}</p>
          <form method="post" action={addressOf.confirmation(encodeURIComponent(data.token))}>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </form>
        </>
      )}
      {acted && 'email' in acted && (
        <>
          <h1>{words.done}</h1>
          <p className="lead">{words.doneText}</p>
          <p>
            <a className="btn" href={signInHref(frame.settings, addressOf.wishlist)}>
              {pageWording.account.signIn.submit}
            </a>
          </p>
        </>
      )}
      {acted && 'why' in acted && (
        <>
          <h1>{words.expired}</h1>
          <p className="lead">{refusalText(acted)}</p>
          <p>
            <GoLink href={addressOf.registration}>{words.again}</GoLink>
          </p>
        </>
      )}
    </div>
  ),
}
