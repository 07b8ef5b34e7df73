import { httpSite } from '#http/client/http-site.ts'
import type { WhyNotSignedIn } from '#core/accounts/ports.ts'
import { deviceOf } from '#core/accounts/device.ts'
import type { Site } from '#core/site.ts'
import { CallFailed } from '#http/client/call-failed.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { parts } from './compose/application.ts'
import { promptsFitting } from './on-terminals.ts'
import { Misused, Refused, valueOf } from './outcome.ts'
import { visitorInMemory } from './visitor-in-memory.ts'
import { withApplication } from './with-application.ts'

const sessionMinutes = 5
const answerWithinMilliseconds = 30_000

/** Sees the site on the set database as that person, in a session that ends with the command. */
export const asLocalUser = <T>(email: string, use: (site: Site) => Promise<T>): Promise<T> =>
  withApplication(async (application) => {
    const { users, sessions, secrets, clock } = application.get(parts.needs)
    const user = await users.byEmail(email.trim().toLowerCase())
    if (!user) throw new Refused(`Ein Konto „${email}“ gibt es nicht.`)
    const token = secrets.token()
    const digest = secrets.digest(token)
    const until = addMinutes(clock.now(), sessionMinutes).toISOString()
    const now = clock.now()
    const device = deviceOf('')
    await sessions.begin({ digest, userId: user.id, until, idleUntil: until, begunAt: now, seenAt: now, device })
    try {
      return await use(application.get(parts.site)(visitorInMemory('cli', token)))
    } finally {
      await sessions.end(digest)
    }
  })

/** Signs in at a running site, works there through its calls, and signs out. */
export async function asRemoteUser<T>(server: string, email: string, use: (site: Site) => Promise<T>): Promise<T> {
  if (!/^https?:$/.test(URL.parse(server)?.protocol ?? ''))
    throw new Misused(`„${server}“ ist keine Adresse; erwartet wird etwas wie https://www.haus.example.`)
  const { default: crossFetch } = await import('cross-fetch')
  const { origin } = new URL(server)
  const site = httpSite({ origin, fetch: crossFetch, timeout: answerWithinMilliseconds })
  const password = await passwordOf(email)
  return refusingIfUnanswered(origin, async () => {
    valueOf(await site.account.accounts.signIn({ email, password }), (refusal) => whyNotLetIn(refusal))
    try {
      return await use(site)
    } finally {
      await site.account.accounts.signOut({})
    }
  })
}

function whyNotLetIn(refusal: WhyNotSignedIn): string {
  if (refusal.why === 'too-many') return `Das waren zu viele Versuche; bitte warten Sie ${refusal.retryAfter} Sekunden.`
  if (refusal.why === 'second-factor-needed')
    return 'Dieses Konto verlangt beim Anmelden einen Code; das geht nur auf der Website.'
  return 'Die Website hat Sie nicht angemeldet: E-Mail-Adresse oder Passwort stimmen nicht.'
}

/** Whoever names a wrong server is told so, and not how the call broke. */
async function refusingIfUnanswered<T>(origin: string, use: () => Promise<T>): Promise<T> {
  try {
    return await use()
  } catch (error) {
    if (error instanceof CallFailed) throw new Refused(whyNoAnswer(origin, error))
    throw error
  }
}

function whyNoAnswer(origin: string, { kind, status, cause }: CallFailed): string {
  if (kind === 'timeout')
    return `${origin} hat innerhalb von ${answerWithinMilliseconds / 1000} Sekunden nicht geantwortet.`
  if (status !== undefined) return `Unter ${origin} antwortet etwas anderes als diese Website (Status ${status}).`
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `Unter ${origin} antwortet niemand${code}. Stimmen Adresse, Port und http oder https?`
}

/** From SITE_PASSWORD, or asked for on a terminal. */
export async function passwordOf(email: string): Promise<string> {
  const set = process.env['SITE_PASSWORD']
  if (set) return set
  if (!process.stdin.isTTY)
    throw new Misused('Das Passwort fehlt: Setzen Sie SITE_PASSWORD, oder rufen Sie den Befehl an einem Terminal auf.')
  const { isCancel, password: ask } = await promptsFitting()
  const typed = await ask({ message: `Passwort von ${email}` })
  if (isCancel(typed)) throw new Misused('Es wurde kein Passwort eingegeben.')
  return typed
}
