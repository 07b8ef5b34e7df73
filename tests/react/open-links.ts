import type { Needs } from '#core/needs.ts'
import { done } from '#core/shared/result.ts'

/** The token of a link of each kind that stays open: pages behind links of letters need an address to be looked at. */
export const openLink = 'bleibt-offen'

/** Keeps all links open for longer than letters do; those for a password and an address are of that person. */
export async function keepLinksOpen(
  { change, users, secrets }: Pick<Needs, 'change' | 'users' | 'secrets'>,
  email: string,
): Promise<void> {
  const user = await users.byEmail(email)
  if (!user) throw new Error(`no account of ${email}`)
  const { id, confirmedAt: _, ...given } = user
  const link = { digest: secrets.digest(openLink), until: '2030-01-01T00:00:00.000Z' }
  await change(async ({ registrations, resets, addresses }) => {
    await addresses.add({ ...link, userId: id, email: 'neu@betrieb.example' }, 1)
    await registrations.add({ ...link, user: { ...given, email: 'wartet@betrieb.example' } }, 1)
    await resets.add({ ...link, userId: id })
    return done(undefined)
  })
}
