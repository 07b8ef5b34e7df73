import { done } from '#core/shared/result.ts'
import type { UserOfGremium } from '#core/gremium/ports.ts'
import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'
import { calendarCallsOfManager, calendarCallsOfMember, calendarCallsOfOthers } from './calendar-calls.ts'
import type { TestApp } from './test-app.ts'

const chair = { email: 'vorsitz@betrieb.example', password: 'ein gutes langes Wort' }
const member = { email: 'mitglied@betrieb.example', password: 'noch ein gutes langes Wort' }
const council = { type: 'BR', company: 'Łuczak & Söhne', site: 'Werk Nord' }

const of = (site: Site) => site.gremium.membership
const comes = async (site: Site, who: typeof chair): Promise<void> => {
  await site.account.accounts.signOut({})
  await site.account.accounts.signIn(who)
}

/** The last invitation that is still to be sent. */
async function tokenIn({ needs }: TestApp): Promise<string> {
  const now = needs.clock.now()
  // Leased for no time, so that the letter can be read again.
  const tokens = (await needs.letters.claim(2_000, now, now)).flatMap(({ letter }) =>
    letter.kind === 'gremium-invitation' ? [letter.token] : [],
  )
  return tokens.at(-1) ?? 'no letter'
}

const idOf = async (site: Site, status: UserOfGremium['status'], role: UserOfGremium['role']): Promise<string> => {
  const found = await of(site).users({})
  const users = found.ok ? found.value.items : []
  return users.find((one) => one.status === status && one.role === role)?.id ?? 'nobody'
}
const nobody = { id: 'gibt es/nicht?', role: 'mitglied' } as const
const wanted = { email: member.email, role: 'mitglied' } as const

const noMember = { id: 'gibt es/nicht?', version: 1 }
const seat = {
  firstName: 'Łucja',
  lastName: 'Ö’Brien',
  email: member.email,
  role: 'mitglied',
  released: 0.5,
  functions: ['it-ausschuss'],
  since: '2026-04-28',
  firstTerm: true,
}
const firstMember = async (site: Site): Promise<{ readonly id: string; readonly version: number }> => {
  const found = await site.gremium.roster.roster({})
  const [first] = found.ok ? found.value.items : []
  return first ? { id: first.id, version: first.version } : noMember
}

const listed = (site: Site) => site.gremium.sharedList
const event = { type: 'event', value: 'termin-4002' } as const
const unlisted = { id: 'gibt es/nicht?' }
const sending = (entry: string, ...chosen: readonly string[]) => ({ entry, chosen })
const entryOn = async (site: Site): Promise<string> => {
  const found = await listed(site).list({})
  return found.ok ? (found.value.items[0]?.id ?? 'nothing') : 'nothing'
}

const meeting = (site: Site) => site.gremium.delegation
const eventOn = async (site: Site, eventId = 4002): Promise<string> => {
  const found = await listed(site).list({})
  return (found.ok ? found.value.items.find(({ value }) => value === `termin-${eventId}`)?.id : undefined) ?? 'nothing'
}
/** Of an event on the list, the first who may be sent, or another. */
const sendingTo = async (site: Site, eventId = 4002, who?: string) => {
  const entry = await eventOn(site, eventId)
  const found = await meeting(site).look({ entry })
  return sending(entry, who ?? (found.ok ? (found.value.candidates[0]?.id ?? 'nobody') : 'nobody'))
}
/** The same on another day, about the event that comes first. */
const then =
  (instant: string, call: (entry: string, site: Site) => ReturnType<Call[1]>): Call[1] =>
  async (site, { clock }) => {
    const entry = await eventOn(site, 4006)
    const before = clock.now()
    clock.set(instant)
    await comes(site, chair)
    const answer = await call(entry, site)
    clock.set(before)
    await comes(site, chair)
    return answer
  }
const commentOn = async (site: Site, id: string): Promise<string> => {
  const found = await listed(site).comments({ id })
  return found.ok ? (found.value.items[0]?.id ?? 'none') : 'none'
}
const secret = { kind: 'secret', voters: new Set<string>(), counted: false } as const

/** What the list of a Gremium is asked by one who belongs to none, or is not signed in. */
const listCallsOfOthers: readonly Call[] = [
  ['sharedList.list', (site) => listed(site).list({})],
  ['liveList.list', (site) => site.gremium.liveList.list({})],
  ['sharedList.add', (site) => listed(site).add(event)],
  ['sharedList.remove', (site) => listed(site).remove(unlisted)],
  ['sharedList.interest', (site) => listed(site).interest({ ...unlisted, interested: true })],
  ['sharedList.vote', (site) => listed(site).vote({ ...unlisted, opinion: 'dafuer' })],
  ['sharedList.countVotes', (site) => listed(site).countVotes(unlisted)],
  ['sharedList.comments', (site) => listed(site).comments(unlisted)],
  ['delegation.look', (site) => site.gremium.delegation.look({ entry: unlisted.id })],
  ['delegation.paper', (site) => site.gremium.delegation.paper({ ...sending(unlisted.id), kind: 'beschluss' })],
  ['delegation.fillCart', (site) => site.gremium.delegation.fillCart({ ...sending(unlisted.id), mode: 'buchen' })],
  ['sharedList.comment', (site) => listed(site).comment({ ...unlisted, comment: 'Gut' })],
  ['sharedList.removeComment', (site) => listed(site).removeComment({ ...unlisted, commentId: 'keiner' })],
]
/** The same by its manager. */
const listCallsOfManager: readonly Call[] = [
  ['sharedList.add', (site) => listed(site).add({ type: 'event', value: 'termin-999999' })],
  ['sharedList.add', (site) => listed(site).add(event)],
  ['sharedList.add', (site) => listed(site).add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['sharedList.interest', async (site) => listed(site).interest({ id: await entryOn(site), interested: true })],
  ['sharedList.vote', async (site) => listed(site).vote({ id: await entryOn(site), opinion: 'dafuer' })],
  ['sharedList.vote', async (site) => listed(site).vote({ id: await entryOn(site), opinion: 'dagegen' })],
  ['sharedList.countVotes', async (site) => listed(site).countVotes({ id: await entryOn(site) })],
  ['sharedList.comment', async (site) => listed(site).comment({ id: await entryOn(site), comment: ' ' })],
  ['sharedList.comment', async (site) => listed(site).comment({ id: await entryOn(site), comment: 'Gut so' })],
  ['sharedList.comments', async (site) => listed(site).comments({ id: await entryOn(site) })],
  [
    'sharedList.removeComment',
    async (site) => {
      const id = await entryOn(site)
      return listed(site).removeComment({ id, commentId: await commentOn(site, id) })
    },
  ],
  ['sharedList.comment', async (site) => listed(site).comment({ id: await entryOn(site), comment: 'Doch gut' })],
  [
    'sharedList.countVotes',
    async (site, { needs }) => {
      const id = await entryOn(site)
      await needs.change(async ({ sharedLists, gremien }) => {
        const own = await site.gremium.membership.own({})
        const gremiumId = own.ok ? (own.value.items[0]?.id ?? '') : ''
        await gremien.lock(gremiumId)
        const entry = await sharedLists.byId(gremiumId, id)
        const tally = { dafuer: 3, dagegen: 0, enthaltung: 0 }
        if (entry) await sharedLists.save({ ...entry, ballot: { ...secret, tally } })
        return done(undefined)
      })
      return listed(site).countVotes({ id })
    },
  ],
  ['sharedList.vote', async (site) => listed(site).vote({ id: await entryOn(site), opinion: 'dafuer' })],
  ['sharedList.add', (site) => listed(site).add({ type: 'seminar', value: 'arbeitsrecht-online' })],
  ['sharedList.list', (site) => listed(site).list({})],
  ['liveList.list', (site) => site.gremium.liveList.list({})],
  ['liveList.list', (site) => site.gremium.liveList.list({ after: 0 })],
  ['sharedList.remove', async (site) => listed(site).remove({ id: await entryOn(site) })],
]
/** From the list to the meeting and the cart: by the manager, with an event that is full on the list as well. */
const meetingCalls: readonly Call[] = [
  ['sharedList.add', (site) => listed(site).add({ type: 'event', value: 'termin-4001' })],
  ['sharedList.add', (site) => listed(site).add({ type: 'event', value: 'termin-4006' })],
  ['delegation.look', async (site) => meeting(site).look({ entry: await eventOn(site) })],
  ['delegation.paper', async (site) => meeting(site).paper({ ...(await sendingTo(site)), kind: 'tagesordnung' })],
  [
    'delegation.paper',
    async (site) => meeting(site).paper({ ...(await sendingTo(site, 4002, 'x')), kind: 'beschluss' }),
  ],
  ['delegation.fillCart', async (site) => meeting(site).fillCart({ ...(await sendingTo(site)), mode: 'reservieren' })],
  [
    'delegation.fillCart',
    async (site) => meeting(site).fillCart({ ...(await sendingTo(site, 4002, 'x')), mode: 'buchen' }),
  ],
  ['delegation.fillCart', async (site) => meeting(site).fillCart({ ...(await sendingTo(site, 4001)), mode: 'buchen' })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4003, quantity: 49, mode: 'warteliste' })],
  [
    'delegation.fillCart',
    async (site) => meeting(site).fillCart({ ...(await sendingTo(site, 4001)), mode: 'warteliste' }),
  ],
  ...['2026-11-24T09:00:00.000Z', '2026-12-24T09:00:00.000Z'].flatMap((instant): readonly Call[] => [
    ['delegation.look', then(instant, (entry, site) => meeting(site).look({ entry }))],
    [
      'delegation.paper',
      then(instant, (entry, site) => meeting(site).paper({ ...sending(entry, 'x'), kind: 'beschluss' })),
    ],
    [
      'delegation.fillCart',
      then(instant, (entry, site) => meeting(site).fillCart({ ...sending(entry, 'x'), mode: 'buchen' })),
    ],
  ]),
  ['sharedList.remove', async (site) => listed(site).remove({ id: await eventOn(site, 4006) })],
  ['sharedList.remove', async (site) => listed(site).remove({ id: await eventOn(site, 4001) })],
]
/** And by a member who did not put it there. */
const listCallsOfMember: readonly Call[] = [
  ['delegation.fillCart', async (site) => meeting(site).fillCart({ ...(await sendingTo(site)), mode: 'buchen' })],
  ['sharedList.countVotes', async (site) => listed(site).countVotes({ id: await entryOn(site) })],
  [
    'sharedList.removeComment',
    async (site) => {
      const id = await entryOn(site)
      return listed(site).removeComment({ id, commentId: await commentOn(site, id) })
    },
  ],
  ['sharedList.remove', async (site) => listed(site).remove({ id: await entryOn(site) })],
]

const numbers = {
  ...council,
  version: 1,
  employees: 250,
  voters: 240,
  inOffice: 9,
  released: 1.5,
  electedAt: '2026-04-20',
}

/** Whatever a Gremium is asked, for one who is not signed in, then for its manager and for a member of it. */
export const gremiumCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['membership.found', (site) => of(site).found(council)],
  ['membership.own', (site) => of(site).own({})],
  ['membership.users', (site) => of(site).users({})],
  ['membership.managedUsers', (site) => of(site).managedUsers({})],
  ['membership.invite', (site) => of(site).invite(wanted)],
  ['membership.changeRole', (site) => of(site).changeRole(nobody)],
  ['membership.removeUser', (site) => of(site).removeUser({ id: nobody.id })],
  ['membership.leave', (site) => of(site).leave({})],
  ['membership.join', (site) => of(site).join({ token: 'abgelaufen' })],
  ['membership.settings', (site) => of(site).settings({})],
  ['membership.changeSettings', (site) => of(site).changeSettings(numbers)],
  ['membership.hints', (site) => of(site).hints({})],
  ['overview.overview', (site) => site.account.overview.overview({})],
  ['overview.seenNews', (site) => site.account.overview.seenNews({})],
  ['plan.basics', (site) => site.gremium.plan.basics({})],
  ['suggestions.articles', (site) => site.account.suggestions.articles({ limit: 3 })],
  ['suggestions.themes', (site) => site.account.suggestions.themes({})],
  ['suggestions.videos', (site) => site.account.suggestions.videos({})],
  ['membership.lookAtInvitation', (site) => of(site).lookAtInvitation({ token: 'abgelaufen' })],
  ['roster.roster', (site) => site.gremium.roster.roster({})],
  ['roster.addMember', (site) => site.gremium.roster.addMember(seat)],
  ['roster.changeMember', (site) => site.gremium.roster.changeMember({ ...noMember, ...seat })],
  ['roster.endTerm', (site) => site.gremium.roster.endTerm({ ...noMember, until: '2026-12-31' })],
  ['roster.removeMember', (site) => site.gremium.roster.removeMember(noMember)],
  ...listCallsOfOthers,
  ...calendarCallsOfOthers,

  [
    'membership.users',
    async (site, { stage }) => {
      await stage.account(chair)
      await stage.account(member)
      await comes(site, chair)
      return of(site).users({})
    },
  ],
  ['membership.managedUsers', (site) => of(site).managedUsers({})],
  ['membership.invite', (site) => of(site).invite(wanted)],
  ['membership.changeRole', (site) => of(site).changeRole(nobody)],
  ['membership.removeUser', (site) => of(site).removeUser({ id: nobody.id })],
  ['membership.leave', (site) => of(site).leave({})],
  ['membership.join', (site) => of(site).join({ token: 'abgelaufen' })],
  ['membership.settings', (site) => of(site).settings({})],
  ['membership.changeSettings', (site) => of(site).changeSettings(numbers)],
  ['membership.hints', (site) => of(site).hints({})],
  ['roster.roster', (site) => site.gremium.roster.roster({})],
  ['roster.addMember', (site) => site.gremium.roster.addMember(seat)],
  ...listCallsOfOthers,
  ...calendarCallsOfOthers,
  ['membership.found', (site) => of(site).found({ ...council, type: 'XY', company: '', site: 'http://x' })],
  ['membership.found', (site) => of(site).found(council)],
  ['membership.own', (site) => of(site).own({})],
  ['accounts.whoAmI', (site) => site.account.accounts.whoAmI({})],
  ['membership.settings', (site) => of(site).settings({})],
  ['membership.hints', (site) => of(site).hints({})],
  ['overview.overview', (site) => site.account.overview.overview({})],
  ['overview.seenNews', (site) => site.account.overview.seenNews({})],
  ['plan.basics', (site) => site.gremium.plan.basics({})],
  ['suggestions.articles', (site) => site.account.suggestions.articles({ limit: 3 })],
  ['suggestions.themes', (site) => site.account.suggestions.themes({})],
  ['suggestions.videos', (site) => site.account.suggestions.videos({})],
  ['primers.primer', (site) => site.knowledge.primers.primer({ slug: 'ladung' })],
  ['overview.overview', (site) => site.account.overview.overview({ gremium: 'gibt es/nicht?' })],
  ['plan.basics', (site) => site.gremium.plan.basics({ gremium: 'gibt es/nicht?' })],
  ...listCallsOfManager,
  ...meetingCalls,
  ...calendarCallsOfManager,
  ['membership.changeSettings', (site) => of(site).changeSettings({ ...numbers, employees: -1, released: 0.333 })],
  ['membership.changeSettings', (site) => of(site).changeSettings(numbers)],
  ['membership.changeSettings', (site) => of(site).changeSettings(numbers)],
  ['membership.hints', (site) => of(site).hints({})],
  ['roster.roster', (site) => site.gremium.roster.roster({})],
  ['roster.addMember', (site) => site.gremium.roster.addMember({ ...seat, role: 'König', released: 3 })],
  ['roster.endTerm', (site) => site.gremium.roster.endTerm({ ...noMember, until: '2026-12-31' })],
  ['roster.addMember', (site) => site.gremium.roster.addMember(seat)],
  ['roster.roster', (site) => site.gremium.roster.roster({})],
  [
    'roster.changeMember',
    async (site) => site.gremium.roster.changeMember({ ...(await firstMember(site)), ...seat, role: 'vorsitz' }),
  ],
  [
    'roster.changeMember',
    async (site) => site.gremium.roster.changeMember({ ...(await firstMember(site)), version: 1, ...seat }),
  ],
  [
    'roster.changeMember',
    async (site) => site.gremium.roster.changeMember({ ...(await firstMember(site)), ...seat, role: 'König' }),
  ],
  [
    'roster.endTerm',
    async (site) => site.gremium.roster.endTerm({ ...(await firstMember(site)), version: 1, until: '2026-11-19' }),
  ],
  [
    'roster.removeMember',
    async (site) => site.gremium.roster.removeMember({ ...(await firstMember(site)), version: 1 }),
  ],
  ['roster.changeMember', (site) => site.gremium.roster.changeMember({ ...noMember, ...seat })],
  [
    'roster.endTerm',
    async (site) => site.gremium.roster.endTerm({ ...(await firstMember(site)), until: '2026-11-19', successor: 'x' }),
  ],
  [
    'roster.endTerm',
    async (site) => site.gremium.roster.endTerm({ ...(await firstMember(site)), until: '2026-11-19' }),
  ],
  ['membership.settings', (site) => of(site).settings({})],
  ['roster.removeMember', (site) => site.gremium.roster.removeMember(noMember)],
  ['roster.removeMember', async (site) => site.gremium.roster.removeMember(await firstMember(site))],
  ['membership.invite', (site) => of(site).invite({ ...wanted, email: 'keine' })],
  ['membership.invite', (site) => of(site).invite(wanted)],
  ['membership.managedUsers', (site) => of(site).managedUsers({})],
  ['membership.users', (site) => of(site).users({ gremium: 'gibt es/nicht?' })],
  ['membership.leave', (site) => of(site).leave({ gremium: 'gibt es/nicht?' })],

  [
    'membership.lookAtInvitation',
    async (site, testApp) => {
      await comes(site, member)
      return of(site).lookAtInvitation({ token: await tokenIn(testApp) })
    },
  ],
  ['membership.join', async (site, testApp) => of(site).join({ token: await tokenIn(testApp) })],
  ...listCallsOfMember,
  ...calendarCallsOfMember,
  ['membership.users', (site) => of(site).users({})],
  ['membership.managedUsers', (site) => of(site).managedUsers({})],
  ['membership.invite', (site) => of(site).invite(wanted)],
  ['membership.changeSettings', (site) => of(site).changeSettings(numbers)],
  ['membership.changeRole', (site) => of(site).changeRole(nobody)],
  ['membership.removeUser', (site) => of(site).removeUser({ id: nobody.id })],
  ['roster.roster', (site) => site.gremium.roster.roster({})],
  ['roster.addMember', (site) => site.gremium.roster.addMember(seat)],
  ['roster.changeMember', (site) => site.gremium.roster.changeMember({ ...noMember, ...seat })],
  ['roster.endTerm', (site) => site.gremium.roster.endTerm({ ...noMember, until: '2026-12-31' })],
  ['roster.removeMember', (site) => site.gremium.roster.removeMember(noMember)],

  [
    'membership.leave',
    async (site) => {
      await comes(site, chair)
      return of(site).leave({})
    },
  ],
  [
    'membership.changeRole',
    async (site) => of(site).changeRole({ id: await idOf(site, 'aktiv', 'verwalter'), role: 'mitglied' }),
  ],
  [
    'membership.changeRole',
    async (site) => of(site).changeRole({ id: await idOf(site, 'aktiv', 'mitglied'), role: 'mitglied' }),
  ],
  ['membership.removeUser', async (site) => of(site).removeUser({ id: await idOf(site, 'aktiv', 'verwalter') })],
  ['membership.removeUser', async (site) => of(site).removeUser({ id: await idOf(site, 'aktiv', 'mitglied') })],
  [
    'membership.invite',
    async (site) => {
      for (let n = 0; n < 40; n += 1) await of(site).invite({ ...wanted, email: `nr-${n}@betrieb.example` })
      return of(site).invite(wanted)
    },
  ],
  [
    'membership.invite',
    async (site) => {
      for (let n = 0; n < 20; n += 1) await of(site).invite(wanted)
      return of(site).invite(wanted)
    },
  ],
  ['membership.leave', (site) => of(site).leave({})],
  [
    'membership.found',
    async (site) => {
      for (let n = 0; n < 5; n += 1) await of(site).found(council)
      return of(site).found(council)
    },
  ],
]
