import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { categories } from '#core/forum/forum.ts'
import { portalRoles } from '#core/gremium/gremium.ts'
import type { Needs } from '#core/needs.ts'
import { listedTypes } from '#core/shared-list/shared-list.ts'
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

const gremien = z.array(
  z.strictObject({
    type: z.string(),
    company: z.string(),
    site: z.string().exactOptional(),
    employees: z.number().exactOptional(),
    voters: z.number().exactOptional(),
    young: z.number().exactOptional(),
    disabled: z.number().exactOptional(),
    inOffice: z.number().exactOptional(),
    released: z.number().exactOptional(),
    electedAt: z.string().exactOptional(),
    land: z.string().exactOptional(),
    budget: z.number().exactOptional(),
    members: z
      .array(
        z.strictObject({
          salutationId: z.string().exactOptional(),
          firstName: z.string(),
          lastName: z.string(),
          email: z.string().exactOptional(),
          role: z.string(),
          released: z.number().exactOptional(),
          functions: z.array(z.string()).exactOptional(),
          since: z.string(),
          until: z.string().exactOptional(),
          firstTerm: z.boolean().exactOptional(),
        }),
      )
      .exactOptional(),
    users: z.array(z.strictObject({ email: z.email(), role: z.enum(portalRoles) })),
    list: z
      .array(
        z.strictObject({
          type: z.enum(listedTypes),
          value: z.string(),
          by: z.email(),
          hoursAgo: z.number(),
          interested: z.array(z.email()).exactOptional(),
          comments: z.array(z.strictObject({ by: z.email(), text: z.string() })).exactOptional(),
        }),
      )
      .exactOptional(),
  }),
)

const threads = z.array(
  z.strictObject({
    category: z.enum(categories.map(({ id }) => id)),
    title: z.string(),
    tags: z.array(z.string()).exactOptional(),
    answer: z.number().exactOptional(),
    posts: z.array(z.strictObject({ by: z.email(), nickname: z.string(), hoursAgo: z.number(), body: z.string() })),
  }),
)

/** What a file of a folder lists; nothing where there is no such file. */
async function listIn<Schema extends z.ZodType>(
  contentDir: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const source = await readFile(join(contentDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '[]'
    throw error
  })
  return schema.parse(parse(source))
}

const demoAccountsOf = (contentDir: string): Promise<z.output<typeof accounts>> =>
  listIn(contentDir, 'demo-konten.yaml', accounts)

/**
 * Makes the demo accounts of a content folder, the Gremien that they belong to with their lists, and what they discuss;
 * made twice they are the same. Their passwords are public, so this is for demonstrations only: the caller never does
 * it in production.
 */
export async function makeDemoAccounts(contentDir: string, stage: ForSettingTheStage): Promise<void> {
  for (const account of await demoAccountsOf(contentDir)) await stage.account(account)
  for (const { list = [], ...gremium } of await listIn(contentDir, 'demo-gremien.yaml', gremien)) {
    const id = await stage.gremium(gremium)
    for (const entry of list) await stage.listEntry(id, entry)
  }
  for (const thread of await listIn(contentDir, 'demo-forum.yaml', threads)) await stage.thread(thread)
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
