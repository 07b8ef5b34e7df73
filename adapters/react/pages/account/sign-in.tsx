import * as addressOf from '#core/shared/addresses.ts'
import { emailFault } from '#core/shared/email-address.ts'
import type { WhyNotSignedIn } from '#core/accounts/ports.ts'
import { targetAfterSignIn } from '#core/accounts/redirect-target.ts'
import { registrationFor, targetField } from '#core/accounts/sign-in-link.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { bookmarkItemOf } from '#core/wishlist/bookmark-items.ts'
import type { PageRequest, Page } from '../../page.ts'
import { CheckField, TextField } from '../../ui/form-field.tsx'
import { Note } from '../../ui/note.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { bookmarkField } from '#core/wishlist/sign-in-link.ts'
import { addBookmarkOf } from './bookmark-in-target.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'

const words = pageWording.account.signIn

interface SignIn {
  readonly email: string
  /** As asked; it is judged when it is used. */
  readonly target: string
  /** The type of the item that a heart without JavaScript asked to bookmark, else empty. */
  readonly itemType: string
}
interface NotSignedIn {
  readonly refusal: WhyNotSignedIn
  readonly email: string
  readonly remember: boolean
  readonly target: string
  readonly itemType: string
}

/**
 * The member login (spec §2): works without JavaScript, leads to a safe target only, tells nobody who has an account.
 */
export const signInPage: Page<SignIn, NotSignedIn> = {
  reads: [targetField, bookmarkField],
  async loader({ site, params, url, settings }) {
    const email = params['email'] ?? ''
    if (email !== '' && emailFault(email)) throw notFound()
    const target = url.searchParams.get(targetField) ?? ''
    const who = await site.account.accounts.whoAmI({})
    if (who.ok && who.value.isLoggedIn) throw seeElsewhere(targetAfterSignIn(target, originsOf(settings)))
    return forOne({ email, target, itemType: url.searchParams.get(bookmarkField) ?? '' })
  },
  async action({ site, form, url }) {
    const email = form.one('email') ?? ''
    const remember = form.one('remember') !== undefined
    const target = form.one(targetField) ?? url.searchParams.get(targetField) ?? ''
    const itemType = form.one(bookmarkField) ?? ''
    const answer = await site.account.accounts.signIn({
      email,
      password: form.one('password') ?? '',
      remember,
      postLoginRedirectUrl: target,
    })
    if (answer.ok) {
      const itemOf = (value: string) => bookmarkItemOf(itemType, value) ?? []
      return afterForm(await addBookmarkOf(site, answer.value.redirectUrl, (value) => [itemOf(value)].flat()))
    }
    const { refusal } = answer
    if (refusal.why === 'second-factor-needed')
      return afterForm(refusal.step === 'code' ? addressOf.secondFactor : addressOf.enrolment)
    return again(refusal, { refusal, email, remember, target, itemType })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.heading(frame.brand.portal)}</h1>
      <p className="lead">{words.lead}</p>
      {acted && (
        <div className="narrow">
          <Note icon="alert" title={words.failed} tone="bad" alert>
            <p>
              <WholeWords text={refusalText(acted.refusal)} />
            </p>
          </Note>
        </div>
      )}
      <form className="stack g3 narrow" method="post" action={addressOf.signIn}>
        <input type="hidden" name={targetField} value={acted?.target ?? data.target} />
        <input type="hidden" name={bookmarkField} value={acted?.itemType ?? data.itemType} />
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          value={acted?.email ?? data.email}
        />
        <TextField name="password" label={words.password} type="password" autoComplete="current-password" />
        <CheckField name="remember" optional checked={acted?.remember}>
          {words.remember}
        </CheckField>
        <p>
          <button className="btn" type="submit">
            {words.submit}
          </button>
        </p>
        <p>
          <a href={addressOf.forgottenPassword}>{words.forgotten}</a>
        </p>
        <p>
          {words.or} <a href={registrationFor(acted?.target ?? data.target)}>{words.register}</a>
        </p>
      </form>
    </div>
  ),
}

const originsOf = ({ siteOrigin, brOrigin }: PageRequest['settings']) => ({ site: siteOrigin, br: brOrigin })
