import { expect, test } from 'vitest'
import type { Result } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { valueOf } from '../core/test-core.ts'
import { noon } from './contract/people.ts'
import { onBothDatabases } from './on-both-databases.ts'
import { openTwoPrograms } from './two-programs.ts'

const rounds = process.env['LONG'] === undefined ? 20 : 200
const inOffice = { firstName: 'Thi Lan', lastName: 'Nguyen', role: 'mitglied', since: '2026-04-28' } as const

type Answer = Result<unknown, { readonly why: string }>
const whyOf = (answer: Answer): string => (answer.ok ? 'done' : answer.refusal.why)

onBothDatabases('a Gremium that two change at the same moment', (empty) => {
  const opened = async () => openTwoPrograms(await empty())
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
        // The other one manages it no more, is the last who does, does not belong to it, or leaves as a member.
        expect(answers).toContain('done')
      })
    },
  )

  test(
    'a Gremium stays while somebody manages it, though others leave as they are taken out [rule:domain-gremium-managed]',
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
