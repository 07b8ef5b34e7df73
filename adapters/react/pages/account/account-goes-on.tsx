import * as addressOf from '#core/shared/addresses.ts'
import type { WhyNoLink } from '#core/accounts/ports.ts'
import { privacyWording } from '#wording/pages/privacy.ts'
import { pageWording } from '#wording/pages.ts'
import { afterForm, again } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { DeadLink, donePage } from './behind-a-link.tsx'
import { linkOfLetter, type LetterLink } from './letter-link.ts'

const words = privacyWording.keeping

/** Keeps an account that was to be deleted, by a letter's link. Looking changes nothing: mail scanners follow links. */
export const accountGoesOnPage: Page<LetterLink, WhyNoLink> = {
  async loader({ site, params }) {
    const token = params['token'] ?? ''
    return linkOfLetter(token, await site.account.privacy.lookAtDeletion({ token }))
  },
  async action({ site, params }) {
    const answer = await site.account.privacy.keepAccountByLink({ token: params['token'] ?? '' })
    return answer.ok ? afterForm(addressOf.accountStays) : again(answer.refusal, answer.refusal)
  },
  head: ({ refusal }) => ({ title: refusal ? words.expired : words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted }) => (
    <div className="wrap rhead stack g3">
      {data.refusal || acted ? (
        <DeadLink words={words} href={addressOf.settingsOfData} label={pageWording.settings.title} />
      ) : (
        <>
          <h1>
            <WholeWords text={words.title} />
          </h1>
          <p className="lead">{words.text}</p>
          <form method="post" action={addressOf.accountGoesOn(encodeURIComponent(data.token))}>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </form>
        </>
      )}
    </div>
  ),
}

/** After an account was kept. */
export const accountStaysPage = donePage(words, addressOf.settings)
