import * as addressOf from '#core/shared/addresses.ts'
import type { ForHoldingAnAccount } from '#core/accounts/ports.ts'
import { passwordResetMinutes } from '#core/accounts/accounts.ts'
import { faultsOf } from '#core/shared/result.ts'
import { afterForm, again, forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { faultText } from '#wording/field-faults.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'

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
  Component: ({ acted }) => {
    const faults = acted?.refusal.why === 'invalid' ? faultsOf(acted.refusal.fields) : []
    const [fault] = faults.map(([field, found]) => faultText(field, found))
    return (
      <div className="wrap rhead stack g3">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {acted && (
          <div className="narrow">
            <FormSummary
              faults={faults.map(([field, found]) => ({ field, says: faultText(field, found) }))}
              refusal={acted.refusal.why === 'too-many' ? refusalText(acted.refusal) : undefined}
            />
          </div>
        )}
        <form className="stack g3 narrow" method="post" action={addressOf.forgottenPassword} noValidate>
          <TextField
            name="email"
            label={pageWording.account.signIn.email}
            type="email"
            autoComplete="username"
            maxLength={254}
            value={acted?.email}
            fault={fault}
          />
          <p>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </p>
        </form>
      </div>
    )
  },
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
