import * as addressOf from '#core/shared/addresses.ts'
import { longestPassword } from '#core/accounts/password.ts'
import type { WhyNotConfirmed } from '#core/accounts/ports.ts'
import { itemsNamed } from '#core/wishlist/bookmark-items.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { afterForm, again } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { pageWording } from '#wording/pages.ts'
import { addBookmarkOf } from './bookmark-in-target.ts'
import { linkOfLetter, type LetterLink } from './letter-link.ts'
import { OneFieldForm } from '../../blocks/one-field-form.tsx'

const words = pageWording.account.confirm

/**
 * Confirms an address and signs in. Looking changes nothing: mail scanners follow links, so only the form uses the link
 * up; and it asks for the password of the registration, so that nobody confirms what a stranger registered.
 */
export const confirmPage: Page<LetterLink, WhyNotConfirmed> = {
  async loader({ site, params }) {
    const token = params['token'] ?? ''
    return linkOfLetter(token, await site.account.accounts.lookAtConfirmation({ token }))
  },
  async action({ site, params, form }) {
    const answer = await site.account.accounts.confirm({
      token: params['token'] ?? '',
      password: form.one('password') ?? '',
    })
    if (!answer.ok) return again(answer.refusal, answer.refusal)
    const { redirectUrl } = answer.value
    return afterForm(
      await addBookmarkOf(site, redirectUrl === addressOf.home ? addressOf.overview : redirectUrl, itemsNamed),
    )
  },
  head: ({ refusal }) => ({ title: refusal ? words.expired : words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted, frame }) => (
    <div className="wrap rhead stack g3">
      {data.refusal || acted?.why === 'expired' ? (
        <>
          <h1>{words.expired}</h1>
          <p className="lead">{words.expiredText}</p>
          <p>
            <GoLink href={signInHref(frame.settings, addressOf.overview)}>{pageWording.account.signIn.submit}</GoLink>
          </p>
          <p>
            <GoLink href={addressOf.registration}>{words.again}</GoLink>
          </p>
        </>
      ) : (
        <Form token={data.token} refusal={acted} />
      )}
    </div>
  ),
}

const Form = ({
  token,
  refusal,
}: {
  readonly token: string
  readonly refusal: Exclude<WhyNotConfirmed, { readonly why: 'expired' }> | undefined
}) => (
  <>
    <h1>
      <WholeWords text={words.title} />
    </h1>
    <p className="lead">{words.text}</p>
    <OneFieldForm
      action={addressOf.confirmation(encodeURIComponent(token))}
      field={{
        name: 'password',
        label: pageWording.account.signIn.password,
        type: 'password',
        autoComplete: 'current-password',
        maxLength: longestPassword,
      }}
      submit={words.submit}
      refusal={refusal}
    />
    <p>{words.stranger}</p>
  </>
)
