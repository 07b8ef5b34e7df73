import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import type { Role } from '#core/accounts/accounts.ts'
import type { Site } from '#core/site.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { largestLawFile } from '#core/knowledge/laws/law-file.ts'
import { lawFile } from '#features/support/law-file.ts'
import { ordered } from './booking-calls.ts'
import type { TestApp } from './test-app.ts'
import type { Call } from './call.ts'

/** Two test apps print bytes that differ, so what begins a PDF stands for it. */
const listOf = async ({ booking: { papers } }: Site, eventId: number) => {
  const answer = await papers.attendanceList({ eventId })
  if (!answer.ok) return answer
  const begins = new TextDecoder().decode(answer.value.bytes.slice(0, 4))
  return { ok: true, value: { ...answer.value, bytes: begins } }
}

type Seen = { readonly id: string; readonly version: number }

const signIn = (site: Site, { stage, clock }: TestApp, role: Role): Promise<void> =>
  signInAs(site, { stage, now: clock.now(), role })

const caredFor = ({ booking: { care } }: Site, eventId: number, purpose = 'Ä?& bestellen') =>
  care.careNeeds({ eventId, purpose })

const notThere: Seen = { id: 'gibt es/nicht?', version: 1 }

/** What is asked of a booking. */
const running = {
  booking: ({ booking: { office } }: Site, { id }: Seen) => office.booking({ id }),
  bind: ({ booking: { office } }: Site, it: Seen) =>
    office.bind({ ...it, signatureName: 'Änne Łuczak', signedOn: '2026-11-20' }),
  confirm: ({ booking: { office } }: Site, it: Seen) => office.confirm({ ...it, feeNet: 85_000 }),
  cancel: ({ booking: { office } }: Site, it: Seen) => office.cancel({ ...it, feeNet: 0, reason: 'Ä?&' }),
  attendance: ({ booking: { office } }: Site, it: Seen) => office.attendance({ ...it, attended: [] }),
}
const changing = Object.entries(running).filter(([name]) => name !== 'booking')
/** What is asked of all. */
const everything = {
  list: ({ booking: { office } }: Site) => office.list({ q: 'Łuczak', state: 'warteliste', limit: 1 }),
  participants: ({ booking: { office } }: Site) => office.participants({ eventId: 4007 }),
  callOff: ({ booking: { office } }: Site) => office.callOff({ eventId: 4007, reason: 'Zu\nwenige' }),
}

/** What is asked of laws; the law of the small programme is brought in once more. */
const ofLaws: readonly Call[] = [
  ['legislation.list', (site) => site.office.legislation.list({})],
  ['legislation.import', (site) => site.office.legislation.import({ law: [] })],
  ['legislation.job', (site) => site.office.legislation.job({ id: 'gibt es/nicht?' })],
  ['legislation.progress', (site) => site.office.legislation.progress({ id: 'gibt es/nicht?' })],
  ['legislation.version', (site) => site.office.legislation.version({ id: 'gibt es/nicht?' })],
  ['legislation.publish', (site) => site.office.legislation.publish({ id: 'gibt es/nicht?' })],
  ['legislation.rollBack', (site) => site.office.legislation.rollBack({ id: 'gibt es/nicht?', seen: 'v' })],
  ['themeSequence.sequence', (site) => site.office.themeSequence.sequence({ rubric: 'gibt es/nicht?' })],
  [
    'themeSequence.updateThemeSequence',
    (site) => site.office.themeSequence.updateThemeSequence({ rubricId: 4711, ids: [1] }),
  ],
]
const upload = (text: string) => ({ name: 'Gärten.xml', bytes: new TextEncoder().encode(text) })
const wiesen = lawFile('WiesenG', '2026-01-01', [{ norm: '§ 1', title: 'Wiesen', text: 'Wiesen sind grün.' }])
const newerWiesen = lawFile('WiesenG', '2026-02-01', [{ norm: '§ 1', title: 'Wiesen', text: 'Wiesen sind bunt.' }])
/** Brings in a file and answers how its job ends. */
const broughtIn = async (site: Site, bytes: Uint8Array) => {
  const { legislation } = site.office
  const begun = await legislation.import({ law: [{ name: 'Wiesen.xml', bytes }] })
  return begun.ok ? endOf(site, begun.value.jobId) : begun
}
const endOf = async ({ office: { legislation } }: Site, id: string) => {
  for (;;) {
    const job = await legislation.job({ id })
    if (!job.ok || job.value.status === 'done' || job.value.status === 'failed') return job
  }
}
/** Decides about a version, the last one that came in is the first, having seen what everyone reads. */
const decideOn = async (
  { office: { legislation } }: Site,
  nth: number,
  decision: 'publish' | 'rollBack',
  unseen?: string,
) => {
  const listed = await legislation.list({})
  const law = listed.ok ? listed.value.items.find(({ slug }) => slug === 'wieseng') : undefined
  const seen = unseen ?? law?.versions.find(({ isPublished }) => isPublished)?.id
  return legislation[decision]({ id: law?.versions[nth]?.id ?? '', ...(seen !== undefined && { seen }) })
}
/** The version of the law that was brought in. */
const versionOfWiesen = async ({ office: { legislation } }: Site): Promise<string> => {
  const listed = await legislation.list({})
  const law = listed.ok ? listed.value.items.find(({ slug }) => slug === 'wieseng') : undefined
  return law?.versions[0]?.id ?? ''
}
/** By somebody who is signed in as an administrator. */
const byAdministrator: readonly Call[] = [
  [
    'legislation.import',
    async (site, testApp) => {
      await signIn(site, testApp, 'admin')
      return site.office.legislation.import({ law: [upload('nichts'), upload('nichts')] })
    },
  ],
  ['legislation.import', (site) => site.office.legislation.import({ law: [upload('nichts')] })],
  [
    'legislation.import',
    (site) =>
      site.office.legislation.import({ law: [{ name: 'a.xml', bytes: new Uint8Array(largestLawFile + 1).fill(60) }] }),
  ],
  ['themeSequence.sequence', (site) => site.office.themeSequence.sequence({ rubric: 'arbeitsrecht' })],
  ...[{ version: 0 }, { version: 0 }, {}].map((seen): Call => [
    'themeSequence.updateThemeSequence',
    (site) => site.office.themeSequence.updateThemeSequence({ rubricId: 2, ids: [102], ...seen }),
  ]),
  [
    'themeSequence.updateThemeSequence',
    (site) => site.office.themeSequence.updateThemeSequence({ rubricId: 2, ids: [102, 102], version: 2 }),
  ],
  ['legislation.job', (site) => broughtIn(site, new TextEncoder().encode('<items/>'))],
  ['legislation.job', (site) => broughtIn(site, wiesen)],
  [
    'legislation.progress',
    async (site) => {
      const job = await broughtIn(site, new TextEncoder().encode('<items/>'))
      return job.ok ? site.office.legislation.progress({ id: job.value.id }) : job
    },
  ],
  ['legislation.list', (site) => site.office.legislation.list({})],
  ['legislation.list', (site) => site.office.legislation.list({ slug: 'wieseng' })],
  ['legislation.version', async (site) => site.office.legislation.version({ id: await versionOfWiesen(site) })],
  ['legislation.rollBack', async (site) => site.office.legislation.rollBack({ id: await versionOfWiesen(site) })],
  [
    'legislation.publish',
    async (site) => site.office.legislation.publish({ id: await versionOfWiesen(site), seen: 'v' }),
  ],
  ['legislation.publish', async (site) => site.office.legislation.publish({ id: await versionOfWiesen(site) })],
  [
    'legislation.import',
    async (site) => {
      const begun = await site.office.legislation.import({ law: [{ name: 'Wiesen.xml', bytes: newerWiesen }] })
      if (begun.ok) await endOf(site, begun.value.jobId)
      return begun
    },
  ],
  ['legislation.publish', async (site) => decideOn(site, 0, 'publish')],
  ['legislation.publish', async (site) => decideOn(site, 0, 'publish')],
  ['legislation.rollBack', async (site) => decideOn(site, 1, 'rollBack', 'another')],
  ['legislation.rollBack', async (site) => decideOn(site, 1, 'rollBack')],
  ['legislation.rollBack', async (site) => decideOn(site, 1, 'rollBack')],
  ['accesses.all', (site) => site.account.accesses.all({ limit: 3 })],
  ...ofLaws,
]

const anybody: readonly Call[] = [
  ...ofLaws,
  ['citations.report', (site) => site.office.citations.report({})],
  ['dashboard.dashboard', (site) => site.office.dashboard.dashboard({})],
  ['papers.attendanceList', (site) => listOf(site, 4007)],
  ['accesses.own', (site) => site.account.accesses.own({})],
  ['accesses.all', (site) => site.account.accesses.all({})],
  ['care.careNeeds', (site) => caredFor(site, 4007)],
  ...Object.entries(running).map(([name, ask]): Call => [`office.${name}`, (site) => ask(site, notThere)]),
  ...Object.entries(everything).map(([name, ask]): Call => [`office.${name}`, (site) => ask(site)]),
]
const onAll = (it: (site: Site) => Promise<Seen>): readonly Call[] =>
  changing.map(([name, ask]) => [`office.${name}`, async (site) => ask(site, await it(site))])

/** The newest booking of an event. */
const newest = async ({ booking: { office } }: Site, eventId: number): Promise<Seen> => {
  const found = await office.list({ eventId, limit: 1 })
  const [brief] = found.ok ? found.value.items : []
  const shown = brief && (await office.booking({ id: brief.id }))
  if (!shown?.ok) throw new Error(`nothing is booked of ${eventId}`)
  const { id, version } = shown.value.booking
  return { id, version }
}
/** The newest reservation of an event that waits for its order form. */
const onPaper = async ({ booking: { office } }: Site, eventId: number): Promise<Seen> => {
  const found = await office.list({ eventId, state: 'reserviert' })
  for (const { id } of found.ok ? found.value.items : []) {
    const shown = await office.booking({ id })
    if (shown.ok && shown.value.actions.includes('bind')) return { id, version: shown.value.booking.version }
  }
  throw new Error(`no order form of ${eventId} is to come back`)
}
/** Somebody elsewhere books. */
const booked = ({ siteOf }: TestApp, eventId: number) =>
  ordered(siteOf(visitorInMemory('elsewhere')), eventId, 'buchen')

/** What the office asks, in order; each line names the port method it asks. */
export const officeCalls: readonly Call[] = [
  ...anybody,
  [
    'office.list',
    async (site, testApp) => {
      await signIn(site, testApp, 'mitglied')
      return site.booking.office.list({})
    },
  ],
  ...anybody,
  [
    'office.list',
    async (site, testApp) => {
      await signIn(site, testApp, 'redaktion')
      await booked(testApp, 4003)
      await booked(testApp, 4007)
      return site.booking.office.list({})
    },
  ],
  [
    'office.list',
    async ({ booking: { office } }) => {
      const first = await office.list({ limit: 1 })
      return office.list({ limit: 1, after: (first.ok && first.value.next) || '' })
    },
  ],
  ['dashboard.dashboard', (site) => site.office.dashboard.dashboard({})],
  ['citations.report', (site) => site.office.citations.report({})],
  ['citations.report', (site) => site.office.citations.report({ destination: 'awaited-law', limit: 1 })],
  [
    'citations.report',
    async ({ office: { citations } }) => {
      const first = await citations.report({ limit: 1 })
      return citations.report({ limit: 1, after: (first.ok && first.value.next) || '' })
    },
  ],
  ['office.list', ({ booking: { office } }) => office.list({ q: 'werk 4003', state: 'angefragt' })],
  ['office.booking', async (site) => running.booking(site, await newest(site, 4007))],
  ['office.booking', async (site) => running.booking(site, notThere)],
  ['office.participants', ({ booking: { office } }) => office.participants({ eventId: 4007 })],
  ['office.participants', ({ booking: { office } }) => office.participants({ eventId: 1 })],
  ['care.careNeeds', (site) => caredFor(site, 4007)],
  ['care.careNeeds', (site) => caredFor(site, 1)],
  ['care.careNeeds', (site) => caredFor(site, 4007, ' ')],
  ['papers.attendanceList', (site) => listOf(site, 4007)],
  ['papers.attendanceList', (site) => listOf(site, 1)],
  ...onAll(async () => notThere),
  ...onAll(async (site) => ({ ...(await newest(site, 4003)), version: 99 })),
  [
    'office.bind',
    async (site) =>
      site.booking.office.bind({ ...(await onPaper(site, 4007)), signatureName: '3', signedOn: '2026-02-30' }),
  ],
  ['office.bind', async (site) => running.bind(site, await onPaper(site, 4007))],
  ['office.bind', async (site) => running.bind(site, await newest(site, 4003))],
  ['office.confirm', async (site) => site.booking.office.confirm({ ...(await newest(site, 4003)), feeNet: -1 })],
  ['office.attendance', async (site) => running.attendance(site, await newest(site, 4003))],
  ['office.confirm', async (site) => running.confirm(site, await newest(site, 4003))],
  ['office.confirm', async (site) => running.confirm(site, await newest(site, 4003))],
  ['office.attendance', async (site) => running.attendance(site, await newest(site, 4003))],
  ['office.cancel', async (site) => site.booking.office.cancel({ ...(await newest(site, 4003)), feeNet: 1 })],
  [
    'office.cancel',
    async (site) => site.booking.office.cancel({ ...(await newest(site, 4003)), feeNet: 0, reason: 'x'.repeat(1001) }),
  ],
  ['office.cancel', async (site) => running.cancel(site, await newest(site, 4003))],
  ['office.cancel', async (site) => running.cancel(site, await newest(site, 4003))],
  ['office.callOff', ({ booking: { office } }) => office.callOff({ eventId: 4004, reason: ' ' })],
  ['office.callOff', ({ booking: { office } }) => office.callOff({ eventId: 1, reason: 'Zu wenige' })],
  ['office.callOff', ({ booking: { office } }) => office.callOff({ eventId: 4004, reason: 'Zu\nwenige' })],
  ...byAdministrator,
  [
    'office.cancel',
    async (site, testApp) => {
      const before = testApp.clock.now()
      testApp.clock.set('2027-04-12T09:00:00.000Z')
      await signIn(site, testApp, 'admin')
      const answer = await site.booking.office.cancel(await newest(site, 4007))
      testApp.clock.set(before)
      return answer
    },
  ],
  [
    'office.attendance',
    async (site, testApp) => {
      const before = testApp.clock.now()
      testApp.clock.set('2027-04-12T09:00:00.000Z')
      await signIn(site, testApp, 'admin')
      const { id, version } = await newest(site, 4007)
      const shown = await site.booking.office.booking({ id })
      const attended = shown.ok ? shown.value.booking.recipients.slice(0, 1).map((it) => it.id) : []
      const answer = await site.booking.office.attendance({ id, version, attended })
      testApp.clock.set(before)
      return answer
    },
  ],
  [
    'office.callOff',
    async (site, testApp) => {
      const before = testApp.clock.now()
      testApp.clock.set('2027-05-20T09:00:00.000Z')
      await signIn(site, testApp, 'admin')
      const answer = await everything.callOff(site)
      testApp.clock.set(before)
      await signIn(site, testApp, 'mitglied')
      await site.account.accounts.signOut({})
      return answer
    },
  ],
]
