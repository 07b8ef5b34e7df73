import * as addressOf from '#core/shared/addresses.ts'
import { type Choice } from '#core/accounts/accounts.ts'
import { longestPassword } from '#core/accounts/password.ts'
import { shortestPassword } from '#core/accounts/password.ts'
import { targetField } from '#core/accounts/sign-in-link.ts'
import type { Registration, RegistrationField } from '#core/accounts/ports.ts'
import { registrationIn } from '#core/accounts/registration-form.view.ts'
import type { TooSoon } from '#core/forms/forms.ts'
import { faultsOf, type FieldFault, type TooMany } from '#core/shared/result.ts'
import { afterForm, again, forEveryone, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { CheckField, ChoiceField, TextField, TrapField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { pageWording } from '#wording/pages.ts'
import { faultText } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'

const words = pageWording.account.register
const { fields } = words

interface Choices {
  /** Where it goes on once the address is confirmed, as asked. */
  readonly target: string
  readonly salutations: readonly Choice[]
  readonly functions: readonly Choice[]
}
interface NotRegistered {
  readonly faults: { readonly [F in RegistrationField]?: FieldFault }
  readonly notHeard?: TooMany | TooSoon
  /** What was typed, but never the password. */
  readonly typed: Omit<Registration, 'password' | 'postLoginRedirectUrl' | 'website'>
  readonly target: string
}

/** The registration form. Its rules are the core's; every value but the password is shown again. */
export const registrationPage: Page<Choices, NotRegistered> = {
  reads: [targetField],
  async loader({ site, url }) {
    const [salutations, functions] = await Promise.all([
      site.account.accounts.salutations({}),
      site.account.accounts.functions({}),
    ])
    const target = url.searchParams.get(targetField) ?? ''
    const choices = {
      target,
      salutations: salutations.ok ? salutations.value : [],
      functions: functions.ok ? functions.value : [],
    }
    // Of targets there is no end: only the form without one is cached.
    return target === '' ? forEveryone(choices, []) : forOne(choices)
  },
  async action({ site, form, url }) {
    const { password, ...typed } = registrationIn((field) => form.one(field))
    const target = form.one(targetField) ?? url.searchParams.get(targetField) ?? ''
    const answer = await site.account.accounts.register({ ...typed, password, postLoginRedirectUrl: target })
    if (answer.ok) return afterForm(addressOf.registered)
    const { refusal } = answer
    return again(
      refusal,
      refusal.why === 'invalid'
        ? { faults: refusal.fields, typed, target }
        : { faults: {}, notHeard: refusal, typed, target },
    )
  },
  head: () => ({
    title: words.title,
    description: words.description,
    canonical: addressOf.registration,
    crumbs: [],
  }),
  Component: ({ data, acted, frame }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      {acted && (
        <div className="narrow-form">
          <Summary acted={acted} />
        </div>
      )}
      <p className="small">{pageWording.forms.required}</p>
      <Form choices={data} acted={acted} />
      <p>
        {words.already}{' '}
        <a href={signInHref(frame.settings, (acted ?? data).target || addressOf.overview)}>
          {pageWording.account.signIn.title}
        </a>
      </p>
    </div>
  ),
}

const Summary = ({ acted: { faults, notHeard } }: { readonly acted: NotRegistered }) => (
  <FormSummary
    faults={faultsOf(faults).map(([field, fault]) => ({
      field,
      says: faultText(field, fault),
      unseen: field === 'website',
    }))}
    refusal={notHeard && refusalText(notHeard)}
  />
)

const Form = ({ choices, acted }: { readonly choices: Choices; readonly acted: NotRegistered | undefined }) => {
  const { typed } = acted ?? {}
  const fault = (field: RegistrationField): string | undefined => {
    const found = acted?.faults[field]
    return found && faultText(field, found)
  }
  const said = (field: Exclude<RegistrationField, 'website'>) => ({
    name: field,
    label: fields[field],
    fault: fault(field),
  })
  return (
    <form className="form narrow-form request" method="post" action={addressOf.registration} noValidate>
      <input type="hidden" name={targetField} value={acted?.target ?? choices.target} />
      <h2 className="h3">{words.person}</h2>
      <ChoiceField {...said('salutationId')} value={typed?.salutationId} choices={choices.salutations} width="w2" />
      <TextField {...said('firstName')} value={typed?.firstName} autoComplete="given-name" width="w2" />
      <TextField {...said('lastName')} value={typed?.lastName} autoComplete="family-name" width="w2" />
      <h2 className="h3">{words.workplace}</h2>
      <TextField {...said('company')} value={typed?.company} autoComplete="organization" width="w3" />
      <ChoiceField {...said('function')} value={typed?.function} choices={choices.functions} width="w3" />
      <TextField
        {...said('zip')}
        value={typed?.zip}
        autoComplete="postal-code"
        inputMode="numeric"
        optional
        width="w2"
      />
      <TextField {...said('city')} value={typed?.city} autoComplete="address-level2" optional width="w4" />
      <TextField {...said('phone')} value={typed?.phone} type="tel" autoComplete="tel" optional width="w3" />
      <h2 className="h3">{words.access}</h2>
      <TextField {...said('email')} value={typed?.email} type="email" autoComplete="email" width="w4" />
      <TextField
        {...said('password')}
        type="password"
        autoComplete="new-password"
        maxLength={longestPassword}
        hint={words.passwordHint(shortestPassword)}
        width="w4"
      />
      <div>
        <CheckField name="agb" fault={fault('agb')} checked={typed?.agb}>
          {fields.agb} <a href={addressOf.terms}>{pageWording.shell.legalPages.agb}</a>
        </CheckField>
        <CheckField name="privacyAccepted" fault={fault('privacyAccepted')} checked={typed?.privacyAccepted}>
          {fields.privacyAccepted} <a href={addressOf.privacy}>{pageWording.shell.legalPages.datenschutz}</a>
        </CheckField>
        <CheckField name="newsletter" optional checked={typed?.newsletter}>
          {fields.newsletter} <span className="free">{pageWording.forms.free}</span>
        </CheckField>
      </div>
      <TrapField />
      <p>
        <button className="btn" type="submit">
          {words.submit}
        </button>
      </p>
    </form>
  )
}
