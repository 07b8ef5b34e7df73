import { mostPlans } from '#core/training-plan/plan-limits.ts'
import type { PlanForm } from '#core/training-plan/plan-form.ts'
import type { Site } from '#core/site.ts'
import { addDays, today } from '#core/shared/dates.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import type { Call } from './call.ts'

const member = { email: 'planerin@betrieb.example', password: 'ein gutes langes Wort' }
const other = { email: 'andere@betrieb.example', password: 'noch ein gutes langes Wort' }

/** What somebody says to have a plan made. */
export const planForm: PlanForm = {
  name: 'Łucja Yıldız',
  mandate: 'br',
  duties: ['vorsitz'],
  concerns: ['it-ki'],
  inOfficeSince: '2026-11-02',
  firstTerm: true,
  attended: ['rhetorik'],
  format: 'either',
  months: [1, 2, 3],
  avoidHolidays: true,
  weeksPerQuarter: 2,
  postcode: '20095',
  employees: 320,
  members: 9,
  land: 'Sachsen',
  awayTogether: false,
}
const faulty = { ...planForm, mandate: 'papst', inOfficeSince: 'gestern', postcode: '00000', employees: 0 }

const of = (site: Site) => site.account.plans
const papersOf = (site: Site) => site.account.planPapers
/** Two test apps make links that differ, and print them: what begins a file stands for it. */
const begunWith = async (answer: ReturnType<Site['account']['planPapers']['pdf']>) => {
  const taken = await answer
  if (!taken.ok) return taken
  return { ok: true, value: { ...taken.value, bytes: new TextDecoder().decode(taken.value.bytes.slice(0, 4)) } }
}
const comes = async (site: Site, who: typeof member): Promise<void> => {
  await site.account.accounts.signOut({})
  await site.account.accounts.signIn(who)
}
const newest = async (site: Site) => {
  const own = await of(site).own({})
  const [plan] = own.ok ? own.value.items : []
  const shown = plan && (await of(site).get({ id: plan.id }))
  return shown?.ok ? shown.value : { id: 'nobodys', token: 'nobodys', version: 1 }
}
const nobodys = { id: 'gibt es/nicht?', version: 1 }
const drop = { do: 'drop', key: 'br-1' } as const
/** More changes than a day has. */
const tooMany = 210

/** Whatever training plans are asked, for a visitor, whoever they belong to, somebody else and a consultant. */
export const planCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['plans.create', (site) => of(site).create(planForm)],
  ['plans.get', (site) => of(site).get({ id: 'irgendeiner' })],
  ['plans.get', (site) => of(site).get({ token: 'gibt es/nicht?' })],
  ['plans.get', (site) => of(site).get({})],
  ['plans.own', (site) => of(site).own({})],
  ['plans.curriculum', (site) => of(site).curriculum({})],
  ['planPapers.pdf', (site) => papersOf(site).pdf({ token: 'gibt es/nicht?' })],
  ['planPapers.calendar', (site) => papersOf(site).calendar({ token: 'gibt es/nicht?' })],
  ['planPapers.resolution', (site) => papersOf(site).resolution({ token: 'gibt es/nicht?', step: 'br-1' })],
  ['plan.plan', (site) => site.gremium.plan.plan({})],
  ['plans.edit', (site) => of(site).edit({ ...nobodys, ...drop })],
  ['plans.change', (site) => of(site).change({ ...nobodys, ...planForm })],
  ['plans.delete', (site) => of(site).delete(nobodys)],
  ['plans.all', (site) => of(site).all({})],
  [
    'plans.create',
    async (site, { stage }) => {
      await stage.account(member)
      await stage.account(other)
      await comes(site, member)
      return of(site).create(planForm)
    },
  ],
  ['plans.create', (site) => of(site).create(faulty)],
  ['plans.create', (site) => of(site).create({ ...planForm, forCustomer: true })],
  ['plans.own', (site) => of(site).own({})],
  ['plans.all', (site) => of(site).all({})],
  ['plans.get', async (site) => of(site).get({ id: (await newest(site)).id })],
  ['plans.get', async (site) => of(site).get({ token: (await newest(site)).token })],
  [
    'plans.edit',
    async (site) => of(site).edit({ ...(await newest(site)), do: 'add', key: 'thema:betriebsverfassungsrecht-i' }),
  ],
  ['planPapers.pdf', async (site) => begunWith(papersOf(site).pdf(await newest(site)))],
  ['planPapers.calendar', async (site) => begunWith(papersOf(site).calendar(await newest(site)))],
  ['planPapers.resolution', async (site) => begunWith(papersOf(site).resolution(await newest(site)))],
  ['plan.plan', (site) => site.gremium.plan.plan({})],
  [
    'plan.plan',
    async (site) => {
      await site.gremium.membership.found({ type: 'BR', company: 'Werk AG' })
      return site.gremium.plan.plan({ budget: 1_000_000 })
    },
  ],
  ['plans.edit', async (site) => of(site).edit({ ...(await newest(site)), ...drop })],
  ['plans.edit', async (site) => of(site).edit({ ...(await newest(site)), ...drop })],
  ['plans.edit', async (site) => of(site).edit({ ...(await newest(site)), do: 'restore', key: 'br-1' })],
  ['plans.edit', async (site) => of(site).edit({ ...(await newest(site)), do: 'add', key: 'keine Schulung' })],
  ['plans.edit', async (site) => of(site).edit({ ...(await newest(site)), do: 'pin', key: 'br-1', eventId: 1 })],
  ['plans.edit', async (site) => of(site).edit({ ...(await newest(site)), do: 'move', key: 'br-2', before: 'br-1' })],
  ['plans.edit', async (site) => of(site).edit({ ...(await newest(site)), version: 1, ...drop })],
  ['plans.edit', (site) => of(site).edit({ ...nobodys, ...drop })],
  ['plans.change', async (site) => of(site).change({ ...planForm, ...(await newest(site)), mandate: 'sbv' })],
  ['plans.change', async (site) => of(site).change({ ...faulty, ...(await newest(site)) })],
  ['plans.change', async (site) => of(site).change({ ...planForm, ...(await newest(site)), version: 1 })],
  ['plans.change', (site) => of(site).change({ ...nobodys, ...planForm })],
  [
    'plans.edit',
    async (site, { needs }) => {
      const { id, version } = await newest(site)
      const dropped = Array.from({ length: 61 }, () => 'bem' as const)
      await needs.change(async ({ plans }) => {
        const plan = await plans.lock(id)
        if (plan) await plans.save({ ...plan, choices: { ...plan.choices, dropped } })
        return { ok: true, value: undefined }
      })
      const answer = await of(site).edit({ id, version, ...drop })
      await of(site).delete({ id })
      return answer
    },
  ],
  [
    'plans.edit',
    async (site) => {
      await of(site).create(planForm)
      const { id } = await newest(site)
      for (let version = 1; version < tooMany; version += 1)
        await of(site).edit({ id, version, do: version % 2 === 1 ? 'drop' : 'restore', key: 'br-1' })
      return of(site).edit({ ...(await newest(site)), ...drop })
    },
  ],
  ['plans.change', async (site) => of(site).change({ ...planForm, ...(await newest(site)) })],
  [
    'plans.get',
    async (site, { needs }) => {
      const { id, token } = await newest(site)
      const longAgo = `${addDays(today(needs.clock), -400)}T12:00:00.000Z`
      await needs.change(async ({ plans }) => {
        const plan = await plans.lock(id)
        if (plan) await plans.save({ ...plan, changedAt: longAgo })
        return { ok: true, value: undefined }
      })
      return of(site).get({ token })
    },
  ],
  ...(['pdf', 'calendar', 'resolution'] as const).map((paper): Call => [
    `planPapers.${paper}`,
    async (site) => {
      const own = await of(site).own({})
      const [plan] = own.ok ? own.value.items : []
      return papersOf(site)[paper]({ token: plan?.token ?? 'none' })
    },
  ]),
  [
    'plans.create',
    async (site) => {
      for (let n = 0; n < mostPlans; n += 1) await of(site).create(planForm)
      return of(site).create(planForm)
    },
  ],
  [
    'plans.create',
    async (site) => {
      for (let n = 0; n < 10; n += 1) await of(site).create(planForm)
      return of(site).create(planForm)
    },
  ],
  ['plans.delete', async (site) => of(site).delete(await newest(site))],
  ['plans.delete', (site) => of(site).delete(nobodys)],
  [
    'plans.get',
    async (site) => {
      const { id } = await newest(site)
      await comes(site, other)
      return of(site).get({ id })
    },
  ],
  [
    'plans.all',
    async (site, { stage, clock }) => {
      await site.account.accounts.signOut({})
      await signInAs(site, { stage, now: clock.now(), role: 'admin' })
      return of(site).all({ limit: 2 })
    },
  ],
  ['plans.create', (site) => of(site).create({ ...planForm, forCustomer: true, email: other.email })],
]
