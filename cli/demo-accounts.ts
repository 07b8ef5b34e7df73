import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Needs } from '#core/needs.ts'
import type { ForSettingTheStage } from '#core/stage.ts'

const accounts = z.array(
  z.strictObject({
    email: z.email(),
    password: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(z.enum(['mitglied', 'forum', 'redaktion', 'admin'])),
  }),
)

/** The accounts of a folder's `demo-konten.yaml`; none where it has no such file. */
async function demoAccountsOf(contentDir: string): Promise<z.output<typeof accounts>> {
  const source = await readFile(join(contentDir, 'demo-konten.yaml'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '[]'
    throw error
  })
  return accounts.parse(parse(source))
}

/**
 * Makes the demo accounts of a content folder; made twice they are the same. Their passwords are public, so this is for
 * demonstrations only: the caller never does it in production.
 */
export async function makeDemoAccounts(contentDir: string, stage: ForSettingTheStage): Promise<void> {
  for (const account of await demoAccountsOf(contentDir)) await stage.account(account)
}

/**
 * Addresses of accounts that anybody may sign in to: demo accounts of these folders that still have their public
 * password.
 */
export async function publicAccounts(
  contentDirs: readonly string[],
  { users, secrets }: Pick<Needs, 'users' | 'secrets'>,
): Promise<readonly string[]> {
  const known = (await Promise.all([...new Set(contentDirs)].map(demoAccountsOf))).flat()
  const found = new Set<string>()
  for (const { email, password } of known) {
    const user = await users.byEmail(email)
    if (user && (await secrets.verifyPassword(password, user.passwordHash))) found.add(email)
  }
  return [...found]
}
