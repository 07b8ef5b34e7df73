import { inCore, inPorts, inTests } from './planted-fault.ts'

const signIn = 'core/accounts/sign-in.ts'
const limit = 'core/accounts/sign-in-limit.ts'
const registration = 'core/accounts/registration.ts'
const redirect = 'core/accounts/redirect-target.ts'
const registered = 'await needs.change(register(registration, letters, now))'

const ending = 'core/privacy/ending-an-account.ts'
const changingPassword = 'core/login/changing-password.ts'
const changingEmail = 'core/login/changing-email.ts'

/** Faults in how people sign in and register. */
export const faultsOfAccounts = {
  'domain-login-one-text': [
    inCore(
      signIn,
      "waits ? 'email-unconfirmed' : 'credentials-wrong'",
      "waits ? 'email-unconfirmed' : user ? 'credentials-wrong' : 'not-found'",
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
  'domain-personal-data': [
    inCore('core/person/person.service.ts', '(profile[part]?.version ?? 0) !== version || ', ''),
    inCore('core/shared/phone-number.ts', '`+${code}${text.slice(1)}`', '`+${code}${text}`'),
    inCore(
      'core/person/details-rules.ts',
      "return isPostcodeShaped(text) ? undefined : 'malformed'",
      'return undefined',
    ),
  ],
  'domain-advertising': [
    inCore('core/person/consents.ts', '?.allowed ?? false\n', '?.allowed ?? true\n'),
    inCore('core/person/consents.ts', 'said[way] !== (advertising[way]?.allowed ?? false)', 'said[way]'),
  ],
  'domain-newsletter-of-account': [
    inCore('core/person/consents.ts', '    await ask(tx)\n', ''),
    inCore('core/person/consents.ts', 'await subscriptions.save(ended(own, now))', 'void own'),
  ],
  'domain-health-consent': [
    inCore('core/person/part-rules.ts', 'saysOfHealth(typed) && typed.consent !== true', 'typed.consent === undefined'),
    inCore('core/person/person.service.ts', '      await tx.careNeeds.remove(userId)\n', ''),
  ],
  'domain-calendar-feeds': [
    inPorts('core/calendar-feeds/calendar-feeds.ts', "one.role === 'verwalter' && ", ''),
    inPorts('core/calendar-feeds/calendar-feeds.ts', ' && Date.parse(one.since) <= Date.parse(since)', ''),
    inPorts('core/calendar-feeds/feed-entries.ts', 'const her = comes ?? left', 'const her = comes'),
  ],
  'domain-data-export': [
    inPorts('core/privacy/taking-ones-data.service.ts', ' && Date.parse(until) > Date.parse(now)', ''),
    inPorts('core/privacy/taking-ones-data.service.ts', '        visitor.dropNote(note)\n', ''),
    inPorts('core/privacy/data-export.ts', 'exportsPerHour = 5', 'exportsPerHour = 6'),
  ],
  'domain-access-log': [
    inPorts('core/inbox/inbox.service.ts', "    await log.note('request', [{ requestId: request.id }])\n", ''),
    inPorts(
      'core/access-log/noted-bookings.ts',
      'noted(await office.booking(ask)',
      'Promise.resolve(await office.booking(ask)',
    ),
    inPorts('core/access-log/noting-accesses.ts', 'if (accesses.length > 0) ', 'if (accesses.length > 1) '),
  ],
  'domain-health-shown': [
    inPorts('core/event-care/care-days.ts', 'careDays = 28', 'careDays = 27'),
    inPorts('core/event-care/care-days.ts', 'careDays = 28', 'careDays = 29'),
    inPorts('core/event-care/event-care.service.ts', "said === '' ? 'missing' : ", ''),
  ],
  'domain-memberships': [
    inCore('core/person/part-rules.ts', "return day < tidy(since) ? 'too-low' : undefined", 'return undefined'),
  ],
  'domain-account-deletion': [
    inCore('core/privacy/grace-days.ts', 'graceDays = 7', 'graceDays = 6'),
    inCore(ending, 'if (ahead) return refused(ahead)', ''),
    inCore(ending, 'return done({ ...answer.value, redirectUrl: addressOf.settingsOfData })', 'return answer'),
    inCore(ending, 'done(await tx.deletions.remove(userId))', 'done(void userId)'),
  ],
  'domain-update-password': [
    inCore(changingPassword, 'await sessions.endAll(user.id, session)', 'void session'),
    inCore(
      'core/login/password-again.ts',
      'if (!(await needs.secrets.verifyPassword(password, user.passwordHash)))',
      'if (user === undefined)',
    ),
  ],
  'domain-update-login-email': [
    inCore(changingEmail, 'to: email,', 'to: user.email,'),
    inCore(
      changingEmail,
      'const owner = await users.find(email)',
      'const owner = (await users.find(email)) && undefined',
    ),
  ],
  'domain-second-factor': [
    inCore(signIn, "if (factor?.confirmedAt !== undefined) return 'code'", ''),
    inCore(signIn, "return needsSecondFactor(user) ? 'enrol' : undefined", 'return undefined'),
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
