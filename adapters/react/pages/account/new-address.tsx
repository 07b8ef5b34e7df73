import * as addressOf from '#core/shared/addresses.ts'
import type { WhyNoLink } from '#core/accounts/ports.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { secondFactorWording } from '#wording/pages/second-factor.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { pageWording } from '#wording/pages.ts'
import { linkOfLetter, type LetterLink } from './letter-link.ts'

const words = secondFactorWording.newAddress

/** Confirms a new address by the link of a letter. Looking changes nothing: mail scanners follow links. */
export const newAddressPage: Page<LetterLink, WhyNoLink> = {
  async loader({ site, params }) {
    const token = params['token'] ?? ''
    return linkOfLetter(token, await site.account.login.lookAtLoginEmail({ token }))
  },
  async action({ site, params }) {
    const answer = await site.account.login.confirmLoginEmail({ token: params['token'] ?? '' })
    return answer.ok ? afterForm(addressOf.addressChanged) : again(answer.refusal, answer.refusal)
  },
  head: ({ refusal }) => ({ title: refusal ? words.expired : words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted }) => (
    <div className="wrap rhead stack g3">
      {data.refusal || acted ? (
        <>
          <h1>{words.expired}</h1>
          <p className="lead">{words.expiredText}</p>
          <p>
            <GoLink href={addressOf.settings}>{pageWording.settings.title}</GoLink>
          </p>
        </>
      ) : (
        <>
          <h1>
            <WholeWords text={words.title} />
          </h1>
          <p className="lead">{words.text}</p>
          <form method="post" action={addressOf.newAddress(encodeURIComponent(data.token))}>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </form>
        </>
      )}
    </div>
  ),
}

/** After a new address was confirmed. Loading it anew tells the same, where the link would be dead. */
export const addressChangedPage: Page<null> = {
  async loader() {
    return forOne(null)
  },
  head: () => ({ title: words.done, noindex: true, crumbs: [] }),
  Component: ({ frame }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.done}</h1>
      <p className="lead">{words.doneText}</p>
      <p>
        <a className="btn" href={signInHref(frame.settings, addressOf.settings)}>
          {pageWording.account.signIn.submit}
        </a>
      </p>
    </div>
  ),
}
