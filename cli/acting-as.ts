import { httpSite } from '#http/client/http-site.ts'
import type { Site } from '#core/site.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { parts } from './compose/application.ts'
import { Misused, Refused, valueOf } from './outcome.ts'
import { visitorWith, withApplication } from './with-application.ts'

const sessionMinutes = 5
const answerWithinMilliseconds = 30_000

/** Sees the site on the set database as that person, in a session that ends with the command. */
export const asLocalUser = <T>(email: string, use: (site: Site) => Promise<T>): Promise<T> =>
  withApplication(async (application) => {
    const { users, sessions, secrets, clock } = application.get(parts.needs)
    const user = await users.byEmail(email.trim().toLowerCase())
    if (!user) throw new Refused(`There is no account '${email}'.`)
    const token = secrets.token()
    const digest = secrets.digest(token)
    await sessions.begin({ digest, userId: user.id, until: addMinutes(clock.now(), sessionMinutes).toISOString() })
    try {
      return await use(application.get(parts.site)(visitorWith(token)))
    } finally {
      await sessions.end(digest)
    }
  })

/** Signs in at a running site, works there through its calls, and signs out. */
export async function asRemoteUser<T>(server: string, email: string, use: (site: Site) => Promise<T>): Promise<T> {
  if (!URL.canParse(server)) throw new Misused(`'${server}' is no address`)
  const { default: crossFetch } = await import('cross-fetch')
  const site = httpSite({ origin: new URL(server).origin, fetch: crossFetch, timeout: answerWithinMilliseconds })
  const password = await passwordOf(email)
  valueOf(await site.account.accounts.signIn({ email, password }), (refusal) =>
    refusal.why === 'too-many'
      ? `Too many attempts; wait ${refusal.retryAfter} seconds.`
      : 'The site did not sign you in.',
  )
  try {
    return await use(site)
  } finally {
    await site.account.accounts.signOut({})
  }
}

/** From SITE_PASSWORD, or asked for on a terminal. */
export async function passwordOf(email: string): Promise<string> {
  const set = process.env['SITE_PASSWORD']
  if (set) return set
  if (!process.stdin.isTTY) throw new Misused('Set SITE_PASSWORD, or run the command on a terminal.')
  const { isCancel, password: ask } = await import('@clack/prompts')
  const typed = await ask({ message: `Password of ${email}` })
  if (isCancel(typed)) throw new Misused('No password given.')
  return typed
}
