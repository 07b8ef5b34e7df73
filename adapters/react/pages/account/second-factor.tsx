import * as addressOf from '#core/shared/addresses.ts'
import { itemsNamed } from '#core/wishlist/bookmark-items.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import type { Invalid, TooMany } from '#core/shared/result.ts'
import { secondFactorWording } from '#wording/pages/second-factor.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { addBookmarkOf } from './bookmark-in-target.ts'
import { OneFieldForm } from '../../blocks/one-field-form.tsx'

const words = secondFactorWording.code

/** The second step of signing in. Whose sign-in waits here no more goes back to the first. */
export const secondFactorPage: Page<null, Invalid<'code'> | TooMany> = {
  async loader() {
    return forOne(null)
  },
  async action({ site, form, settings }) {
    const answer = await site.account.secondFactor.enterCode({ code: form.one('code') ?? '' })
    if (answer.ok) return afterForm(await addBookmarkOf(site, answer.value.redirectUrl, itemsNamed))
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, addressOf.overview))
    return again(refusal, refusal)
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ acted, frame }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <OneFieldForm
        action={addressOf.secondFactor}
        field={{ name: 'code', label: words.label, autoComplete: 'one-time-code', maxLength: 40, hint: words.hint }}
        submit={words.submit}
        refusal={acted}
      />
      <p>
        {words.lost} {frame.brand.phone}
      </p>
      <p>
        <a href={signInHref(frame.settings, addressOf.overview)}>{words.again}</a>
      </p>
    </div>
  ),
}
