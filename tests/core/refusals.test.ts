import { expect, test } from 'vitest'
import type { Role } from '#core/accounts/accounts.ts'
import { required } from '#core/shared/required.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { shapedAsk } from '../http/shaped-ask.ts'
import { aPatientVisitor, openTestCore } from './test-core.ts'

type Call = (ask: object) => Promise<Result<unknown, Refusal>>

const { stage, site, needs } = openTestCore()
let visitors = 0

const as = (role: Role) => (own: Site) => signInAs(own, { stage, now: needs.clock.now(), role })

/** Who asks: nobody who is signed in; people with no more than their role; whoever manages a Gremium of her own. */
const askers: Readonly<Record<string, (own: Site) => Promise<void>>> = {
  visitor: async () => undefined,
  member: as('mitglied'),
  moderator: as('forum'),
  editor: as('redaktion'),
  administrator: as('admin'),
  manager: async (own) => {
    const person = { email: `manager-${visitors}@haus.example`, password: 'ein gutes langes Wort' }
    await stage.account(person)
    await stage.gremium({ type: 'BR', company: 'Werk AG', users: [{ email: person.email, role: 'verwalter' }] })
    await own.account.accounts.signIn(person)
  },
}

const rows = endpoints.flatMap(({ name, ...call }) => Object.keys(askers).map((asker) => [name, asker, call] as const))

/** Every call, asked for something that there is not: whoever is refused is told a refusal that the contract names. */
test.each(rows)('%s, for a %s', async (_name, asker, { group, context, method, endpoint }) => {
  visitors += 1
  const own = site(aPatientVisitor(needs, `network ${visitors}`))
  await required(askers[asker])(own)
  const port = required((own[group] as unknown as Record<string, Record<string, Call>>)[context])
  const shaped = shapedAsk(endpoint)
  const ask = endpoint.ask.safeParse(shaped)
  const answer = await required(port[method])(ask.success ? (ask.data as object) : shaped)
  const why = answer.ok ? [] : [answer.refusal.why]
  expect(Object.keys(endpoint.refusals)).toEqual(expect.arrayContaining(why))
})
