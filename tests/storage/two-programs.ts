import { onTestFinished } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { openSite } from '#core/open-site.ts'
import { setTheStage } from '#core/set-the-stage.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { valueOf } from '../core/test-core.ts'
import { noon } from './contract/people.ts'

const settings = readSettings({ SITE_ORIGIN: 'https://seminarhaus.example', LOG_LEVEL: 'silent' })

type Anybody = 'anna' | 'bert' | 'carla' | 'dora'
interface Managed {
  readonly role: 'verwalter' | 'mitglied'
}

/** Two programs on one database: Anna and Carla come to the one, Bert and Dora to the other. */
export const openTwoPrograms = async (url: string) => {
  await migrate({ url })
  const programs = await Promise.all(
    [0, 1].map(async () => {
      const store = await openSqlStore({ url, limits: limitsOfWork })
      onTestFinished(() => store.close())
      const application = applicationOn(store, settings)
      constant(application, parts.clock, { now: () => noon })
      constant(application, parts.secrets, quickSecrets())
      const needs = application.get(parts.needs)
      return { needs, site: openSite(needs), stage: setTheStage(needs) }
    }),
  )
  const [one, other] = programs
  if (!one || !other) throw new Error('two programs are open')
  const comes = async (name: Anybody, { site, stage, needs }: typeof one): Promise<[Anybody, string, Site]> => {
    const email = `${name}@firma.example`
    const userId = await stage.account({ email, password: 'ein gutes langes Wort', firstName: name })
    const token = needs.secrets.token()
    const until = addSeconds(noon, 600)
    const times = { until, idleUntil: until, begunAt: noon, seenAt: noon }
    const device = { browser: 'other', system: 'other' } as const
    await needs.sessions.begin({ digest: needs.secrets.digest(token), userId, device, ...times })
    return [name, userId, site(visitorInMemory(name, token))]
  }
  const people = [
    await comes('anna', one),
    await comes('bert', other),
    await comes('carla', one),
    await comes('dora', other),
  ]
  const idOf = Object.fromEntries(people.map(([name, id]) => [name, id])) as Readonly<Record<Anybody, string>>
  const sites = Object.fromEntries(people.map(([name, , site]) => [name, site])) as Readonly<Record<Anybody, Site>>

  /** A Gremium that Anna began, and that Bert and the others joined as they say. */
  const council = async (nth: number, others: Partial<Record<Anybody, Managed>> = { bert: { role: 'verwalter' } }) => {
    const users = Object.entries({ anna: { role: 'verwalter' } as const, ...others }).map(([name, { role }]) => ({
      userId: idOf[name as Anybody],
      role,
      since: noon,
    }))
    const id = `council-${nth}`
    await one.needs.change(async ({ gremien }) => {
      const facts = { type: 'BR', company: `Werk ${nth}`, members: [], invitations: [] } as const
      await gremien.save({ id, version: 1, ...facts, users })
      return done(undefined)
    })
    return id
  }
  const usersOf = async (id: string) =>
    valueOf(await one.needs.change(async ({ gremien }) => done((await gremien.lock(id))?.users)))
  /** An invitation to it, as it stands in the link of a letter. */
  const tokenFor = async (id: string): Promise<string> => {
    const token = one.needs.secrets.token()
    const invitation = { email: 'carla@firma.example', role: 'mitglied', invitedAt: noon } as const
    const digest = one.needs.secrets.digest(token)
    await one.needs.change(async ({ gremien }) => {
      const gremium = await gremien.lock(id)
      if (!gremium) throw new Error(`there is no ${id}`)
      await gremien.save({
        ...gremium,
        invitations: [{ id: `i-${id}`, ...invitation, digest, until: addSeconds(noon, 600) }],
      })
      return done(undefined)
    })
    return token
  }
  return { idOf, sites, council, tokenFor, usersOf }
}
