import * as addressOf from '#core/shared/addresses.ts'
import { itemsNamed } from '#core/wishlist/bookmark-items.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import type { Enrolment } from '#core/login/ports.ts'
import type { QrCode } from '#core/second-factor/second-factor.ts'
import type { Invalid, TooMany } from '#core/shared/result.ts'
import { secondFactorWording } from '#wording/pages/second-factor.ts'
import { afterForm, again, answered, forOne, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { addBookmarkOf } from './bookmark-in-target.ts'
import { OneFieldForm } from '../../blocks/one-field-form.tsx'

const words = secondFactorWording.enrolment

type Acted =
  | { readonly recoveryCodes: readonly string[]; readonly goOn: string }
  | { readonly refusal: Invalid<'code'> | TooMany }

/**
 * Sets up the app whose codes are asked for at every sign-in. The QR code is drawn here, and the recovery codes are
 * shown once. Whoever has not begun is led to where that is done.
 */
export const enrolmentPage: Page<{ readonly enrolment?: Enrolment }, Acted> = {
  async loader({ site, settings }) {
    const answer = await site.account.secondFactor.enrol({})
    if (answer.ok) return forOne({ enrolment: answer.value })
    if (answer.refusal.why === 'not-signed-in') throw seeElsewhere(signInHref(settings, addressOf.settingsOfLogin))
    if (answer.refusal.why === 'second-factor-on') return forOne({})
    throw seeElsewhere(addressOf.settingsOfLogin)
  },
  async action({ site, form, settings }) {
    const answer = await site.account.secondFactor.confirmEnrolment({ code: form.one('code') ?? '' })
    if (answer.ok) {
      const { recoveryCodes, redirectUrl } = answer.value
      const to = redirectUrl === addressOf.home ? addressOf.settingsOfLogin : redirectUrl
      return answered({ recoveryCodes, goOn: await addBookmarkOf(site, to, itemsNamed) })
    }
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(signInHref(settings, addressOf.settingsOfLogin))
    return again(refusal, { refusal })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { enrolment }, acted }) => (
    <div className="wrap rhead stack g3">
      {acted && 'recoveryCodes' in acted ? (
        <RecoveryCodes {...acted} />
      ) : enrolment ? (
        <SettingUp enrolment={enrolment} refusal={acted?.refusal} />
      ) : (
        <>
          <h1>{words.already}</h1>
          <p>
            <GoLink href={addressOf.settingsOfLogin}>{words.settings}</GoLink>
          </p>
        </>
      )}
    </div>
  ),
}

const SettingUp = ({
  enrolment: { secret, qr },
  refusal,
}: {
  readonly enrolment: Enrolment
  readonly refusal: Invalid<'code'> | TooMany | undefined
}) => (
  <>
    <h1>{words.title}</h1>
    <p className="lead">
      {words.lead} {words.within}
    </p>
    <h2>{words.steps}</h2>
    <p>{words.scan}</p>
    <Qr {...qr} />
    <p>{words.byHand}</p>
    <p>
      <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
    </p>
    <p>{words.first}</p>
    <OneFieldForm
      action={addressOf.enrolment}
      field={{
        name: 'code',
        label: words.label,
        autoComplete: 'one-time-code',
        maxLength: 40,
        inputMode: 'numeric',
      }}
      submit={words.submit}
      refusal={refusal}
    />
  </>
)

const Qr = ({ size, path }: QrCode) => (
  <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.picture}>
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" shapeRendering="crispEdges" />
  </svg>
)

const RecoveryCodes = ({
  recoveryCodes,
  goOn,
}: {
  readonly recoveryCodes: readonly string[]
  readonly goOn: string
}) => (
  <>
    <h1>{words.done}</h1>
    <h2>{words.codes}</h2>
    <p>{words.codesText}</p>
    <ul className="codes">
      {recoveryCodes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p>
      <a className="btn" href={goOn}>
        {words.goOn}
      </a>
    </p>
  </>
)
