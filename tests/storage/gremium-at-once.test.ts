import { expect, onTestFinished, test } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { openSite } from '#core/open-site.ts'
import { setTheStage } from '#core/set-the-stage.ts'
import { addSeconds } from '#core/shared/dates.ts'
import { done, type Result } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { noon } from './contract/people.ts'
import { onBothDatabases } from './on-both-databases.ts'

const rounds = process.env['LONG'] === undefined ? 20 : 200
const settings = readSettings({ SITE_ORIGIN: 'https://seminarhaus.example', LOG_LEVEL: 'silent' })
const inOffice = { firstName: 'Thi Lan', lastName: 'Nguyen', role: 'mitglied', since: '2026-04-28' } as const

type Anybody = 'anna' | 'bert' | 'carla' | 'dora'
interface Council {
  readonly id: string
  readonly idOf: Readonly<Record<Anybody, string>>
}
type Sites = Readonly<Record<Anybody, Site>>
interface Managed {
  readonly role: 'verwalter' | 'mitglied'
}
type Answer = Result<unknown, { readonly why: string }>

const whyOf = (answer: Answer): string => (answer.ok ? 'done' : answer.refusal.why)
const valueOf = <T>(answer: Result<T, { readonly why: string }>): T => {
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer.value
}

onBothDatabases('a Gremium that two change at the same moment', (empty) => {
  /** Two programs on one database: Anna and Carla come to the one, Bert and Dora to the other. */
  const opened = async () => {
    const url = await empty()
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
    const idOf = Object.fromEntries(people.map(([name, id]) => [name, id])) as Council['idOf']
    const sites = Object.fromEntries(people.map(([name, , site]) => [name, site])) as Sites

    /** A Gremium that Anna began, and that Bert and the others joined as they say. */
    const council = async (
      nth: number,
      others: Partial<Record<Anybody, Managed>> = { bert: { role: 'verwalter' } },
    ) => {
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
  const each = async (round: (nth: number) => Promise<void>): Promise<void> => {
    for (let nth = 0; nth < rounds; nth += 1) await round(nth)
  }

  test(
    'of two who change its settings one is told, and what the other wrote stands',
    { timeout: 120_000 },
    async () => {
      const { sites, council } = await opened()
      const { anna, bert } = sites
      await each(async (nth) => {
        const gremium = await council(nth)
        const { version } = valueOf(await anna.gremium.membership.settings({ gremium }))
        const says = (site: Site, employees: number) =>
          site.gremium.membership.changeSettings({ gremium, version, type: 'BR', company: `Werk ${nth}`, employees })
        const answers = await Promise.all([says(anna, 200 + nth), says(bert, 900 + nth)])
        expect(answers.map(whyOf).toSorted()).toEqual(['done', 'gremium-changed'])
        const won = answers[0].ok ? 200 + nth : 900 + nth
        for (const site of [anna, bert])
          expect(valueOf(await site.gremium.membership.settings({ gremium }))).toMatchObject({
            employees: won,
            version: version + 1,
          })
      })
    },
  )

  test('of two who change one member one is told, with what the other wrote', { timeout: 120_000 }, async () => {
    const { sites, council } = await opened()
    const { anna, bert } = sites
    await each(async (nth) => {
      const gremium = await council(nth)
      const { id, version } = valueOf(await anna.gremium.roster.addMember({ gremium, ...inOffice }))
      const meant = { gremium, id, version }
      const answers = await Promise.all([
        anna.gremium.roster.changeMember({ ...meant, ...inOffice, released: 0.5 }),
        nth % 2 === 0
          ? bert.gremium.roster.changeMember({ ...meant, ...inOffice, functions: ['betriebsausschuss'] })
          : bert.gremium.roster.endTerm({ ...meant, until: '2026-12-31' }),
      ])
      expect(answers.map(whyOf).toSorted()).toEqual(['done', 'member-changed'])
      const [stored] = valueOf(await bert.gremium.roster.roster({ gremium })).items
      const lost = answers.find((answer) => !answer.ok)
      const won = answers.find((answer) => answer.ok)
      expect(won && valueOf(won)).toEqual(stored)
      expect(lost).toEqual({ ok: false, refusal: { why: 'member-changed', now: stored } })
    })
  })

  test(
    'who is struck out is not changed, and who was changed is not struck out unseen',
    { timeout: 120_000 },
    async () => {
      const { sites, council } = await opened()
      const { anna, bert } = sites
      await each(async (nth) => {
        const gremium = await council(nth)
        const { id, version } = valueOf(await anna.gremium.roster.addMember({ gremium, ...inOffice }))
        const meant = { gremium, id, version }
        const [changed, struck] = await Promise.all([
          anna.gremium.roster.changeMember({ ...meant, ...inOffice, released: 0.5 }),
          bert.gremium.roster.removeMember(meant),
        ])
        const { items } = valueOf(await anna.gremium.roster.roster({ gremium }))
        if (changed.ok) expect([whyOf(struck), items]).toEqual(['member-changed', [changed.value]])
        else expect([whyOf(changed), whyOf(struck), items]).toEqual(['not-found', 'done', []])
      })
    },
  )

  test(
    'a deputy who moves up as somebody changes her has both said of her, or one is told',
    { timeout: 120_000 },
    async () => {
      const { sites, council } = await opened()
      const { anna, bert } = sites
      await each(async (nth) => {
        const gremium = await council(nth)
        const leaving = valueOf(await anna.gremium.roster.addMember({ gremium, ...inOffice }))
        const form = { ...inOffice, firstName: 'Birgit', role: 'ersatz' }
        const deputy = valueOf(await anna.gremium.roster.addMember({ gremium, ...form }))
        const [ended, changed] = await Promise.all([
          anna.gremium.roster.endTerm({
            gremium,
            id: leaving.id,
            version: 1,
            until: '2027-01-31',
            successor: deputy.id,
          }),
          bert.gremium.roster.changeMember({ gremium, id: deputy.id, version: 1, ...form, lastName: 'Hansen' }),
        ])
        const { items } = valueOf(await bert.gremium.roster.roster({ gremium }))
        const moved = { role: 'mitglied', since: '2027-02-01', lastName: changed.ok ? 'Hansen' : 'Nguyen' }
        expect([whyOf(ended), changed.ok ? 'done' : whyOf(changed)]).toEqual([
          'done',
          changed.ok ? 'done' : 'member-changed',
        ])
        expect(items.find(({ id }) => id === deputy.id)).toMatchObject(moved)
      })
    },
  )

  test('two who write down a chair are one chair', { timeout: 120_000 }, async () => {
    const { sites, council } = await opened()
    await each(async (nth) => {
      const gremium = await council(nth)
      const adds = (site: Site) => site.gremium.roster.addMember({ gremium, ...inOffice, role: 'vorsitz' })
      expect((await Promise.all([adds(sites.anna), adds(sites.bert)])).map(whyOf).toSorted()).toEqual([
        'done',
        'invalid',
      ])
      expect(valueOf(await sites.anna.gremium.roster.roster({ gremium })).items).toHaveLength(1)
    })
  })

  test(
    'the last manager stays, whoever takes whose right, leaves or takes whom out',
    { timeout: 120_000 },
    async () => {
      const { idOf, sites, council, usersOf } = await opened()
      const doings: readonly ((of: 'anna' | 'bert', gremium: string) => Promise<Answer>)[] = [
        (of, gremium) => sites[of].gremium.membership.leave({ gremium }),
        (of, gremium) => sites[of].gremium.membership.changeRole({ gremium, id: idOf[of], role: 'mitglied' }),
        (of, gremium) =>
          sites[of].gremium.membership.changeRole({
            gremium,
            id: idOf[of === 'anna' ? 'bert' : 'anna'],
            role: 'mitglied',
          }),
        (of, gremium) =>
          sites[of].gremium.membership.removeUser({ gremium, id: idOf[of === 'anna' ? 'bert' : 'anna'] }),
      ]
      const pairs = doings.flatMap((one, first) => doings.slice(first).map((other) => [one, other] as const))
      await each(async (nth) => {
        const [one, other] = pairs[nth % pairs.length] ?? []
        if (!one || !other) throw new Error('there are pairs')
        const gremium = await council(nth, { bert: { role: 'verwalter' }, carla: { role: 'mitglied' } })
        const answers = (await Promise.all([one('anna', gremium), other('bert', gremium)])).map(whyOf)
        const users = await usersOf(gremium)
        expect(
          users?.filter(({ role }) => role === 'verwalter'),
          String(answers),
        ).toHaveLength(1)
        expect(users?.some(({ userId }) => userId === idOf.carla)).toBe(true)
        // The other one is no manager any more, is the last one, or does not belong to it; or leaves as what is left to him.
        expect(answers).toContain('done')
      })
    },
  )

  test(
    'a Gremium stays while somebody manages it, though others leave as they are taken out',
    { timeout: 120_000 },
    async () => {
      const { idOf, sites, council, usersOf } = await opened()
      await each(async (nth) => {
        const gremium = await council(nth, { bert: { role: 'mitglied' } })
        const [removed, left] = await Promise.all([
          sites.anna.gremium.membership.removeUser({ gremium, id: idOf.bert }),
          sites.bert.gremium.membership.leave({ gremium }),
        ])
        expect([whyOf(removed), whyOf(left)].toSorted()).toEqual(['done', 'not-found'])
        expect(await usersOf(gremium)).toEqual([{ userId: idOf.anna, role: 'verwalter', since: noon }])
      })
    },
  )

  test(
    'two who come by one link are one of them, and one who comes twice is in it once',
    { timeout: 120_000 },
    async () => {
      const { idOf, sites, council, usersOf, tokenFor } = await opened()
      await each(async (nth) => {
        const gremium = await council(nth)
        const token = await tokenFor(gremium)
        const [first, second] = nth % 2 === 0 ? (['carla', 'dora'] as const) : (['carla', 'carla'] as const)
        const answers = await Promise.all([first, second].map((name) => sites[name].gremium.membership.join({ token })))
        expect(answers.map(whyOf).toSorted()).toEqual(['done', 'expired'])
        const came = answers[0]?.ok ? first : second
        const before = [idOf.anna, idOf.bert]
        expect((await usersOf(gremium))?.map(({ userId }) => userId)).toEqual([...before, idOf[came]])
      })
    },
  )
})
