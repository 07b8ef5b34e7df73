import type { Role } from '#core/accounts/accounts.ts'
import type { OfficeRequest } from '#core/inbox/ports.ts'
import type { Site } from '#core/site.ts'
import { pdf } from '#features/support/sample-files.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import type { Call } from './call.ts'
import type { TestApp } from './test-app.ts'

const of = (site: Site) => site.office.inbox
const signIn = (site: Site, { stage, clock }: TestApp, role: Role): Promise<void> =>
  signInAs(site, { stage, now: clock.now(), role })

const notThere = { id: 'gibt es/nicht?', version: 0 }
const ofNothing: readonly Call[] = [
  ['inbox.list', (site) => of(site).list({ kind: 'sbv-request', state: 'in_arbeit', mine: true, limit: 1 })],
  ['inbox.request', (site) => of(site).request({ id: notThere.id })],
  ['inbox.file', (site) => of(site).file({ id: notThere.id, nth: 1 })],
  ['inbox.assign', (site) => of(site).assign({ ...notThere, assignee: 'niemand' })],
  ['inbox.answer', (site) => of(site).answer({ ...notThere, replySubject: 'Ä?&', reply: 'Gern,\nam Montag.' })],
  ['inbox.note', (site) => of(site).note({ ...notThere, officeNote: 'Rückruf' })],
  ['inbox.close', (site) => of(site).close({ ...notThere, closingWord: 'erledigt' })],
  ['inbox.reopen', (site) => of(site).reopen(notThere)],
]

/** The newest request with a file, as it stands now. */
const newest = async (site: Site): Promise<OfficeRequest> => {
  const all = await of(site).list({ kind: 'lawyer-consultation-request' })
  const found = await of(site).request({ id: (all.ok && all.value.items[0]?.id) || '' })
  if (!found.ok) throw new Error(found.refusal.why)
  return found.value
}
const seen = async (site: Site) => {
  const { id, version } = await newest(site)
  return { id, version }
}

interface Seen {
  readonly id: string
  readonly version: number
}
/** What can be done with a request in the state in which it was read. */
const asOfNow = {
  assign: (site: Site, it: Seen) => of(site).assign(it),
  answer: (site: Site, it: Seen) => of(site).answer({ ...it, replySubject: 'Ä?&', reply: 'Gern, am Montag.' }),
  note: (site: Site, it: Seen) => of(site).note({ ...it, officeNote: 'Rückruf' }),
  close: (site: Site, it: Seen) => of(site).close(it),
  reopen: (site: Site, it: Seen) => of(site).reopen(it),
}

/** A file with its bytes, which come in pieces. */
const file = async (site: Site, nth: number) => {
  const answer = await of(site).file({ id: (await newest(site)).id, nth })
  if (!answer.ok) return answer
  const pieces: Uint8Array[] = []
  for await (const piece of answer.value.chunks) pieces.push(piece)
  const { mime, filename, size } = answer.value
  return { ok: true, value: { mime, filename, size, bytes: Buffer.concat(pieces).toString('base64') } }
}

/** By nobody, by a member, then by the office, about what was sent with files. */
export const inboxCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  [
    'formRequests.lawyerConsultation',
    (site) =>
      site.office.formRequests.lawyerConsultation({
        name: 'Änne Ö’Brien',
        email: 'akten@betrieb.example',
        phone: '040 123456',
        topic: 'Anhörung',
        text: 'Müssen wir binnen drei Tagen antworten?',
        pending: 'nein',
        forwardConsent: true,
        documents: [{ name: 'Akte Ö.pdf', bytes: pdf }],
        privacyAccepted: true,
      }),
  ],
  ...ofNothing,
  [
    'inbox.list',
    async (site, testApp) => {
      await signIn(site, testApp, 'mitglied')
      return of(site).list({})
    },
  ],
  ...ofNothing,
  [
    'inbox.list',
    async (site, testApp) => {
      await signIn(site, testApp, 'redaktion')
      return of(site).list({})
    },
  ],
  ...ofNothing,
  ['inbox.request', async (site) => of(site).request({ id: (await newest(site)).id })],
  ['inbox.file', (site) => file(site, 1)],
  ['inbox.file', (site) => file(site, 2)],
  ['inbox.assign', async (site) => of(site).assign({ ...(await seen(site)), assignee: 'niemand' })],
  ['inbox.assign', async (site) => of(site).assign(await seen(site))],
  [
    'inbox.assign',
    async (site) => of(site).assign({ ...(await seen(site)), assignee: (await newest(site)).whoIsAsking }),
  ],
  ['inbox.answer', async (site) => of(site).answer({ ...(await seen(site)), replySubject: '', reply: 'kurz' })],
  [
    'inbox.answer',
    async (site) =>
      of(site).answer({ ...(await seen(site)), replySubject: 'Antwort & mehr', reply: 'Gern,\n\nam Montag.' }),
  ],
  ['inbox.note', async (site) => of(site).note({ ...(await seen(site)), officeNote: ' ' })],
  ['inbox.note', async (site) => of(site).note({ ...(await seen(site)), officeNote: 'Rückruf' })],
  ...Object.entries(asOfNow).map(([name, ask]): Call => [
    `inbox.${name}`,
    async (site) => ask(site, { ...(await seen(site)), version: 0 }),
  ]),
  ['inbox.reopen', async (site) => of(site).reopen(await seen(site))],
  ['inbox.close', async (site) => of(site).close({ ...(await seen(site)), closingWord: 'lang '.repeat(200) })],
  ['inbox.close', async (site) => of(site).close({ ...(await seen(site)), closingWord: 'erledigt' })],
  ['inbox.assign', async (site) => of(site).assign(await seen(site))],
  ...Object.entries(asOfNow)
    .filter(([name]) => name !== 'reopen')
    .map(([name, ask]): Call => [`inbox.${name}`, async (site) => ask(site, await seen(site))]),
  [
    'inbox.assign',
    async (site) => of(site).assign({ ...(await seen(site)), assignee: (await newest(site)).whoIsAsking }),
  ],
  ['inbox.reopen', async (site) => of(site).reopen(await seen(site))],
  ['inbox.list', (site) => of(site).list({ mine: true })],
]
