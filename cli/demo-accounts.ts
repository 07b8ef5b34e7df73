import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
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

/**
 * Makes the accounts of `demo-konten.yaml`, if the content folder has one; answers how many. Their passwords are public,
 * so this is for demonstrations only: the caller never does it in production.
 */
export async function makeDemoAccounts(contentDir: string, stage: ForSettingTheStage): Promise<number> {
  const source = await readFile(join(contentDir, 'demo-konten.yaml'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  const demo = accounts.parse(parse(source))
  for (const account of demo) await stage.account(account)
  return demo.length
}
