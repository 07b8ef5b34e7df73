import type { ShownParty } from '#core/participation/ports.ts'
import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'
import { ordered } from './booking-calls.ts'
import type { TestApp } from './test-app.ts'

const chair = { email: 'leitung@betrieb.example', password: 'ein gutes langes Wort' }
const member = { email: 'kollege@betrieb.example', password: 'noch ein gutes langes Wort' }
const nobody = { bookingId: 'gibt es/nicht?', recipientId: 'niemand' }
const named = {
  salutationId: 'divers',
  firstName: 'Ö’Brien',
  lastName: 'Łuczak',
  email: 'oe@betrieb.example',
  function: 'br-mitglied',
}

const of = (site: Site) => site.gremium.participations
const comes = async (site: Site, who: typeof chair): Promise<void> => {
  await site.account.accounts.signOut({})
  await site.account.accounts.signIn(who)
}

/** A council of two; its chair books two seats of event 4002 for it. */
async function councilBooks(site: Site, { stage, needs }: TestApp): Promise<void> {
  await stage.account(chair)
  await stage.account(member)
  await comes(site, chair)
  await site.gremium.membership.found({ type: 'BR', company: 'Werk Süd' })
  await site.gremium.membership.invite({ email: member.email, role: 'mitglied' })
  const now = needs.clock.now()
  const letters = await needs.letters.claim(2_000, now, now)
  const tokens = letters.flatMap(({ letter }) => (letter.kind === 'gremium-invitation' ? [letter.token] : []))
  await comes(site, member)
  await site.gremium.membership.join({ token: tokens.at(-1) ?? '' })
  await comes(site, chair)
  await ordered(site, 4002, 'buchen', 2)
}

const party = async (site: Site): Promise<ShownParty> => {
  const found = await of(site).future({ scope: 'gremium' })
  const [first] = found.ok ? found.value.items : []
  if (!first) throw new Error('the Gremium has booked nothing')
  return first
}
const seat = async (site: Site, nth: number) => {
  const { bookingId, participants } = await party(site)
  return { bookingId, recipientId: participants[nth]?.recipientId ?? '' }
}
/** A file whose bytes hold what is random. */
const agreed = (answer: Awaited<ReturnType<Site['gremium']['participations']['notice']>>) =>
  answer.ok ? { ok: true, value: { ...answer.value, bytes: '%PDF' } } : answer

const reading: readonly Call[] = [
  ['participations.future', (site) => of(site).future({ scope: 'me' })],
  ['participations.future', (site) => of(site).future({ scope: 'gremium', limit: 1 })],
  ['participations.past', (site) => of(site).past({ scope: 'me' })],
  ['participations.past', (site) => of(site).past({ scope: 'gremium' })],
  ['participations.nextRecipients', (site) => of(site).nextRecipients({ scope: 'gremium' })],
  ['participations.cancel', (site) => of(site).cancel({ ...nobody, confirmFee: true })],
  ['participations.substitute', (site) => of(site).substitute({ ...nobody, newRecipient: named })],
  ['participations.notice', (site) => of(site).notice({ bookingId: nobody.bookingId, type: 'kosten' })],
  ['participations.year', (site) => of(site).year({ year: 2027 })],
  ['participations.yearPdf', async (site) => agreed(await of(site).yearPdf({ year: 2027 }))],
]

/** Whatever the portal tells of bookings, for who is not signed in, who has none, a manager and a member. */
export const participationCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ...reading,
  [
    'participations.future',
    async (site, testApp) => {
      await testApp.stage.account(chair)
      await comes(site, chair)
      return of(site).future({ scope: 'gremium' })
    },
  ],
  ...reading,
  [
    'participations.future',
    async (site, testApp) => {
      await councilBooks(site, testApp)
      return of(site).future({ scope: 'gremium' })
    },
  ],
  ...reading,
  [
    'participations.substitute',
    async (site) => of(site).substitute({ ...(await seat(site, 0)), newRecipient: { ...named, email: 'keine' } }),
  ],
  ['participations.substitute', async (site) => of(site).substitute({ ...(await seat(site, 0)), newRecipient: named })],
  ['participations.substitute', async (site) => of(site).substitute({ ...(await seat(site, 1)), newRecipient: named })],
  [
    'participations.cancel',
    async (site) => of(site).cancel({ ...(await seat(site, 0)), confirmFee: true, reason: 'x'.repeat(1_001) }),
  ],
  ['participations.cancel', async (site) => of(site).cancel({ ...(await seat(site, 0)), confirmFee: true, feeNet: 1 })],
  [
    'participations.notice',
    async (site) => agreed(await of(site).notice({ bookingId: (await party(site)).bookingId, type: 'arbeitgeber' })),
  ],
  [
    'participations.cancel',
    async (site) => {
      await comes(site, member)
      return of(site).cancel({ ...(await seat(site, 0)), confirmFee: true })
    },
  ],
  ...reading,
  ['participations.substitute', async (site) => of(site).substitute({ ...(await seat(site, 0)), newRecipient: named })],
  [
    'participations.notice',
    async (site) => of(site).notice({ bookingId: (await party(site)).bookingId, type: 'arbeitgeber' }),
  ],
  [
    'participations.substitute',
    async (site) => {
      await comes(site, chair)
      for (;;) {
        const answer = await of(site).substitute({ ...(await seat(site, 0)), newRecipient: named })
        if (!answer.ok) return answer
      }
    },
  ],
  [
    'participations.cancel',
    async (site) => of(site).cancel({ ...(await seat(site, 1)), confirmFee: true, reason: 'Krank' }),
  ],
  ['participations.cancel', async (site) => of(site).cancel({ ...(await seat(site, 1)), confirmFee: true })],
  ['participations.substitute', async (site) => of(site).substitute({ ...(await seat(site, 1)), newRecipient: named })],
  ['participations.year', (site) => of(site).year({ year: 2027 })],
]
