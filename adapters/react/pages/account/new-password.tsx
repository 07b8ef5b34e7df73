import * as addressOf from '#core/shared/addresses.ts'
import { longestPassword, shortestPassword } from '#core/accounts/password.ts'
import type { WhyNotReset } from '#core/accounts/ports.ts'
import { afterForm, again } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { pageWording } from '#wording/pages.ts'
import { DeadLink, donePage } from './behind-a-link.tsx'
import { linkOfLetter, type LetterLink } from './letter-link.ts'
import { OneFieldForm } from '../../blocks/one-field-form.tsx'

const words = pageWording.account.newPassword

/** Replaces a forgotten password by the link of a letter. Looking changes nothing: mail scanners follow links. */
export const newPasswordPage: Page<LetterLink, WhyNotReset> = {
  async loader({ site, params }) {
    const token = params['token'] ?? ''
    return linkOfLetter(token, await site.account.accounts.lookAtPasswordReset({ token }))
  },
  async action({ site, params, form }) {
    const answer = await site.account.accounts.resetPassword({
      token: params['token'] ?? '',
      password: form.one('password') ?? '',
    })
    return answer.ok ? afterForm(addressOf.passwordChanged) : again(answer.refusal, answer.refusal)
  },
  head: ({ refusal }) => ({ title: refusal ? words.expired : words.title, noindex: true, crumbs: [] }),
  Component: ({ data, acted }) => (
    <div className="wrap rhead stack g3">
      {data.refusal || acted?.why === 'expired' ? (
        <DeadLink words={words} href={addressOf.forgottenPassword} label={words.again} />
      ) : (
        <Form token={data.token} refusal={acted} />
      )}
    </div>
  ),
}

/** After a new password was saved. */
export const passwordChangedPage = donePage(words, addressOf.wishlist)

const Form = ({
  token,
  refusal,
}: {
  readonly token: string
  readonly refusal: Extract<WhyNotReset, { readonly why: 'invalid' }> | undefined
}) => (
  <>
    <h1>
      <WholeWords text={words.title} />
    </h1>
    <p className="lead">{words.lead}</p>
    <OneFieldForm
      action={addressOf.passwordReset(encodeURIComponent(token))}
      field={{
        name: 'password',
        label: words.password,
        type: 'password',
        autoComplete: 'new-password',
        maxLength: longestPassword,
        hint: pageWording.account.register.passwordHint(shortestPassword),
      }}
      submit={words.submit}
      refusal={refusal}
    />
  </>
)
