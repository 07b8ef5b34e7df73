import * as addressOf from '#core/shared/addresses.ts'
import type { ForHoldingAnAccount } from '#core/accounts/ports.ts'
import { passwordResetMinutes } from '#core/accounts/accounts.ts'
import { afterForm, again, forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { pageWording } from '#wording/pages.ts'
import { OneFieldForm } from '../../blocks/one-field-form.tsx'

const words = pageWording.account.forgotten

type Answer = Awaited<ReturnType<ForHoldingAnAccount['forgotPassword']>>
type WhyNotSent = Extract<Answer, { readonly ok: false }>['refusal']

/** Asks for a link that replaces the password. It says the same whether or not the address has an account. */
export const forgottenPasswordPage: Page<null, { readonly refusal: WhyNotSent; readonly email: string }> = {
  async loader() {
    return forEveryone(null, [])
  },
  async action({ site, form }) {
    const email = form.one('email') ?? ''
    const answer = await site.account.accounts.forgotPassword({ email })
    return answer.ok
      ? afterForm(addressOf.forgottenPasswordSent)
      : again(answer.refusal, { refusal: answer.refusal, email })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ acted }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <OneFieldForm
        action={addressOf.forgottenPassword}
        field={{
          name: 'email',
          label: pageWording.account.signIn.email,
          type: 'email',
          autoComplete: 'username',
          maxLength: 254,
          value: acted?.email,
        }}
        submit={words.submit}
        refusal={acted?.refusal}
      />
    </div>
  ),
}

/** After asking: what to do next, whether or not a letter went out. */
export const forgottenPasswordSentPage: Page<null> = {
  async loader() {
    return forEveryone(null, [])
  },
  head: () => ({ title: words.sent, noindex: true, crumbs: [] }),
  Component: () => (
    <div className="wrap rhead stack g3">
      <h1>{words.sent}</h1>
      <p className="lead">
        <WholeWords text={words.sentText(passwordResetMinutes)} />
      </p>
      <p>
        <WholeWords text={words.nothing} /> <a href={addressOf.registration}>{pageWording.account.signIn.register}</a>
      </p>
    </div>
  ),
}
