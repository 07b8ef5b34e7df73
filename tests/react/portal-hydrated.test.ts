// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { gremiumBookingsWording } from '#wording/pages/gremium-bookings.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import { membersKnowledgeWording } from '#wording/pages/members-knowledge.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { sharedListWording } from '#wording/pages/shared-list.ts'
import { planPageWording } from '#wording/pages/training-plan.ts'
import { valueOf } from '../core/test-core.ts'
import { signIn, textOf } from './pages-app.ts'
import { takingOver } from './taken-over-as-it-came.ts'

const { browser, said, get, post, takenOver } = takingOver()

/** Signs in and begins a Gremium, as its manager. */
const found = async (): Promise<string> => {
  await signIn(browser())
  const facts = { type: 'BR', company: 'Nordlicht Maschinenbau GmbH', site: 'Köln' }
  return valueOf(await browser().site.gremium.membership.found(facts)).id
}
const come = async (): Promise<string> => {
  await signIn(browser())
  return ''
}
const member = { salutationId: 'frau', firstName: 'Ada', lastName: 'Öz', email: '', functions: [] }
const withMember = async (): Promise<string> => {
  const gremium = await found()
  const terms = { role: 'mitglied', since: '2026-04-01', until: '', firstTerm: true }
  valueOf(await browser().site.gremium.roster.addMember({ gremium, ...member, ...terms }))
  return gremium
}
const listed = async (): Promise<string> => {
  const gremium = await found()
  const add = await browser().site.gremium.sharedList.add({ gremium, type: 'event', value: 'termin-4002' })
  const { id } = valueOf(add)
  valueOf(await browser().site.gremium.sharedList.comment({ gremium, id, comment: 'Das wäre <etwas> für "uns".' }))
  return gremium
}

interface State {
  readonly address: string
  readonly says: string
  /** Answers the Gremium that there is. */
  readonly before: () => Promise<string>
  /** The page is the answer to this form. */
  readonly form?: Readonly<Record<string, string>>
}

const [overview, bookings, members, list, settings, plans] = [
  '/meinifb/meinifbv2',
  '/meinifb/gremium-buchungen',
  '/meinifb/gremium-mitglieder',
  '/meinifb/gremium-merkliste',
  '/meinifb/gremium-einstellungen',
  '/meinifb/schulungsplan',
]

const states: Readonly<Record<string, State>> = {
  'the overview of a new member': { address: overview, says: overviewWording.begin.title, before: come },
  'the overview of a Gremium with a list': { address: overview, says: overviewWording.hints, before: listed },
  'bookings of nobody': { address: bookings, says: gremiumBookingsWording.empty.future, before: come },
  'bookings of a Gremium, by year': {
    address: `${bookings}?zeit=jahr`,
    says: gremiumBookingsWording.year.people,
    before: found,
  },
  'members where there is no Gremium': { address: members, says: gremiumWording.found.lead, before: come },
  'members of a Gremium': { address: members, says: gremiumWording.hints, before: withMember },
  'a member that was refused': {
    address: `${members}?gremium=`,
    says: 'Bitte',
    before: found,
    form: { was: 'aufnehmen', firstName: 'Ada', lastName: '', role: 'mitglied', since: '2026-04-01' },
  },
  'a roster with a member': { address: members, says: 'Ada Öz', before: withMember },
  'the list of nobody': { address: list, says: sharedListWording.noGremium, before: come },
  'the list with nothing on it': { address: list, says: sharedListWording.empty, before: found },
  'the list with an entry and a comment': { address: list, says: 'für "uns"', before: listed },
  'the list with an event to put on it': {
    address: `${list}?termin=vorsitz-1-4002`,
    says: sharedListWording.add.title,
    before: found,
  },
  'a form of the list that did nothing': {
    address: `${list}?gremium=`,
    says: sharedListWording.notFound,
    before: listed,
    form: { was: 'kommentieren', id: 'gone', comment: 'So nicht' },
  },
  'settings of a Gremium': { address: settings, says: gremiumWording.settings.lead, before: found },
  'settings of a Gremium that were refused': {
    address: `${settings}?gremium=`,
    says: 'Bitte',
    before: found,
    form: { type: 'BR', company: '', employees: 'viele', version: '1' },
  },
  'plans of nobody': { address: plans, says: planPageWording.list.make, before: come },
  'plans of a Gremium': { address: plans, says: 'Ada Öz', before: withMember },
  'a plan that was refused': { address: plans, says: 'Bitte', before: come, form: { do: 'erstellen', mandate: 'br' } },
  'members’ knowledge for anybody': {
    address: '/kundenportal/br-a-z',
    says: membersKnowledgeWording.lead,
    before: async () => '',
  },
  'members’ knowledge that was searched': {
    address: '/kundenportal/br-a-z?q=Kantinenkarte',
    says: membersKnowledgeWording.noneText,
    before: come,
  },
  'settings of a person': { address: '/meinifb/einstellungen', says: settingsWording.title, before: come },
  'settings of a person that were refused': {
    address: '/meinifb/einstellungen',
    says: 'Bitte',
    before: come,
    form: { teil: 'person', firstName: '', lastName: 'Öz', version: '1' },
  },
  'settings of a login': { address: '/meinifb/einstellungen/zugang', says: settingsWording.title, before: come },
  'settings of data': { address: '/meinifb/einstellungen/daten', says: settingsWording.title, before: come },
}

test.each(Object.keys(states))('%s: it is taken over as it came', async (state) => {
  const { address, says, before, form } = states[state] as State
  const gremium = await before()
  const asked = address.endsWith('gremium=') ? address + gremium : address
  const html = form ? await post(asked, form) : await get(asked)
  expect(textOf(html)).toContain(says)
  const taken = await takenOver(html, asked)
  expect(taken.after).toBe(taken.before)
  expect(said).toEqual([])
  taken.leave()
})
