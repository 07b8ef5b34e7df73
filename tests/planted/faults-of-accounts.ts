import { inCore, inTests } from './planted-fault.ts'

const signIn = 'core/accounts/sign-in.ts'
const limit = 'core/accounts/sign-in-limit.ts'
const registration = 'core/accounts/registration.ts'
const redirect = 'core/accounts/redirect-target.ts'
const registered = 'await needs.change(register(registration, letters, now))'

/** Faults in how people sign in and register. */
export const faultsOfAccounts = {
  'domain-login-one-text': [
    inCore(
      signIn,
      "if (!right) return refused({ why: 'credentials-wrong' })",
      "if (!right) return refused({ why: user ? 'credentials-wrong' : 'not-found' })",
    ),
  ],
  'domain-login-limit': [
    inCore(limit, 'wrongPasswordsAllowed = 5', 'wrongPasswordsAllowed = 6'),
    inCore(limit, 'wrongPasswordsAllowed = 5', 'wrongPasswordsAllowed = 4'),
    inCore(limit, 'signInLockMinutes = 15', 'signInLockMinutes = 13'),
    inCore(limit, 'signInLockMinutes = 15', 'signInLockMinutes = 17'),
    inCore(limit, '`${email} ${visitor.network}`', 'email'),
  ],
  'domain-login-known': [
    inCore(limit, 'if (device !== undefined && isKnownDevice', "if (device === '' && isKnownDevice"),
    inCore(signIn, '    rememberDevice(visitor, address, secrets)\n', ''),
  ],
  'domain-registration-48h': [
    inCore('core/accounts/accounts.ts', 'confirmationHours = 48', 'confirmationHours = 46'),
    inCore('core/accounts/accounts.ts', 'confirmationHours = 48', 'confirmationHours = 50'),
  ],
  'domain-registration-silent': [
    inCore(
      registration,
      registered,
      `if (await needs.users.byEmail(email)) return refused({ why: 'invalid', fields: { email: 'unknown' } })\n    ${registered}`,
    ),
    inCore(
      registration,
      'if (known) await tx.letters.post(letters.ifKnown(known), now)',
      'if (known) return done(undefined)',
    ),
  ],
  'domain-redirect-target': [
    inCore(redirect, '!own.includes(url.origin) || ', ''),
    inCore(redirect, ' || hiddenHost.test(url.pathname))', ')'),
  ],
  'domain-consent-half-year': [inTests('core/media/consent-cookie.ts', 'consentDays = 182', 'consentDays = 400')],
}
