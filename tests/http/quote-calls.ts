import type { Role } from '#core/accounts/accounts.ts'
import { mostQuestions } from '#core/quote/quote.ts'
import type { Site } from '#core/site.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import type { Call } from './call.ts'
import { typedOptions } from './cart-calls.ts'
import type { TestApp } from './test-app.ts'

const signIn = (site: Site, { stage, clock }: TestApp, role: Role): Promise<void> =>
  signInAs(site, { stage, now: clock.now(), role })
const of = (site: Site) => site.booking.quotes
const office = (site: Site) => site.booking.quotesOffice
const unknown = 'gibt es/nicht?'
const aDay = 24 * 60

const contact = {
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Ö’Brien',
  email: 'aenne@betrieb.example',
  phone: '040 12345',
  company: 'Werk & Söhne',
}
const quoteOf = (eventId = 4007, persons = 1) => ({
  contact,
  items: [{ eventId, persons, options: { overnight: true, arrivalEve: true } }],
  note: 'Zeile 1\nZeile 2',
})
type Form = Parameters<Site['booking']['quotesOffice']['upsert']>[0]

/** A draft, by whoever is signed in. */
const draft = async (site: Site, form: Form = quoteOf()) => {
  const answer = await office(site).upsert(form)
  return answer.ok ? answer.value : { id: unknown, token: unknown, version: 0 }
}
/** A quote that was sent. */
const sent = async (site: Site, form: Form = quoteOf()) => {
  const written = await draft(site, form)
  await office(site).send({ id: written.id, version: written.version })
  return written
}
/** One that was written anew after it was sent. */
const inRevision = async (site: Site) => {
  const { id, version, token } = await sent(site)
  await draft(site, { ...quoteOf(4007, 2), id, version })
  return { token, version }
}
const { hotelPayer: _, ...options } = typedOptions
const accept = (site: Site, it: { token: string; version: number }) =>
  of(site).accept({ token: it.token, version: it.version, mode: 'reservieren', ...options })
const accepted = async (site: Site) => {
  const it = await sent(site)
  await accept(site, it)
  return it
}
const declined = async (site: Site) => {
  const { id, token, version } = await sent(site)
  await of(site).decline({ token, version })
  return { id, token, version }
}
/** Goes to a later day, and back. */
const later = async <T>({ clock }: TestApp, days: number, work: () => Promise<T>): Promise<T> => {
  clock.pass(days * aDay)
  const answer = await work()
  clock.pass(-days * aDay)
  return answer
}
const methods = {
  quote: (site: Site, { token }: { token: string }) => of(site).quote({ token }),
  // Two test apps print bytes that differ, so what begins a PDF stands for it.
  report: async (site: Site, { token }: { token: string }) => {
    const answer = await of(site).report({ token })
    if (!answer.ok) return answer
    return { ok: true, value: { ...answer.value, bytes: new TextDecoder().decode(answer.value.bytes.slice(0, 4)) } }
  },
  open: (site: Site, { token }: { token: string }) => of(site).open({ token }),
  ask: (site: Site, { token }: { token: string }) => of(site).ask({ token, question: 'Mit Ä?&' }),
  accept,
  decline: (site: Site, { token, version }: { token: string; version: number }) =>
    of(site).decline({ token, version, reason: 'Zu\nweit' }),
}
/** Each of what somebody does by the link, of a quote in one standing. */
const each = (
  make: (site: Site) => Promise<{ token: string; version: number }>,
  names = Object.keys(methods) as (keyof typeof methods)[],
): readonly Call[] => names.map((name) => [`quotes.${name}`, async (site) => methods[name](site, await make(site))])

const ofOffice: readonly Call[] = [
  ['quotesOffice.upsert', (site) => office(site).upsert({ ...quoteOf(), id: unknown, version: 1 })],
  ['quotesOffice.send', (site) => office(site).send({ id: unknown, version: 1 })],
  ['quotesOffice.quotes', (site) => office(site).quotes({ state: 'versendet', limit: 1 })],
  ['quotesOffice.byId', (site) => office(site).byId({ id: unknown })],
]

const own: readonly Call[] = [
  ['quotes.mine', (site) => of(site).mine({})],
  ['quotes.mine', (site) => of(site).mine({ limit: 1, after: 'ä/?&' })],
]

const fromTheCart: readonly Call[] = [
  ['quotes.request', (site) => of(site).request(contact)],
  [
    'quotes.request',
    async (site) => {
      await site.booking.cart.addItem({ eventId: 4006 })
      return of(site).request({ ...contact, email: 'x' })
    },
  ],
  ['quotes.request', (site) => of(site).request(contact)],
  ['quotes.request', (site, testApp) => later(testApp, 5, () => of(site).request(contact))],
  [
    'quotes.request',
    async (site) => {
      for (let n = 0; n < 40; n += 1) await of(site).request(contact)
      const answer = await of(site).request(contact)
      const cart = await site.booking.cart.cart({})
      await site.booking.cart.deleteItem({ itemId: (cart.ok && cart.value.items[0]?.id) || unknown })
      return answer
    },
  ],
]

/** By nobody, by a member, then by the office. */
export const quoteCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ...fromTheCart,
  ...own,
  ...ofOffice,
  [
    'quotesOffice.quotes',
    async (site, testApp) => {
      await signIn(site, testApp, 'mitglied')
      return office(site).quotes({})
    },
  ],
  ...own,
  ...ofOffice,
  [
    'quotesOffice.quotes',
    async (site, testApp) => {
      await signIn(site, testApp, 'redaktion')
      return office(site).quotes({ limit: 2 })
    },
  ],
  ...ofOffice,
  ['quotesOffice.upsert', (site) => office(site).upsert(quoteOf())],
  [
    'quotesOffice.upsert',
    (site) =>
      office(site).upsert({
        contact,
        items: [
          { themeId: 'betriebsverfassungsrecht-i', persons: 12, options: { net: 480_000 } },
          { eventId: 4004, persons: 2, options: { modules: ['2027-03-01'] } },
        ],
        hotelPayer: 'teilnehmende',
        validUntil: '2026-12-24',
        requestId: 'anfrage-1',
      }),
  ],
  ['quotesOffice.upsert', (site) => office(site).upsert({ ...quoteOf(9999), discountCode: 'SOMMER' })],
  ['quotesOffice.upsert', (site) => office(site).upsert(quoteOf(9999))],
  [
    'quotesOffice.upsert',
    async (site) => office(site).upsert({ ...quoteOf(), id: (await draft(site)).id, version: 7 }),
  ],
  ['quotesOffice.upsert', async (site) => office(site).upsert({ ...quoteOf(), ...(await idOf(accepted(site))) })],
  ['quotesOffice.byId', async (site) => office(site).byId({ id: (await sent(site)).id })],
  ['quotesOffice.send', async (site) => office(site).send(await idOf(draft(site)))],
  ['quotesOffice.send', async (site) => office(site).send(await idOf(sent(site)))],
  ['quotesOffice.send', async (site) => office(site).send(await idOf(accepted(site)))],
  ['quotesOffice.send', async (site) => office(site).send({ id: (await draft(site)).id, version: 7 })],
  [
    'quotesOffice.send',
    async (site, testApp) => {
      const { id, version } = await draft(site, { ...quoteOf(), validUntil: '2026-11-25' })
      const answer = await later(testApp, 10, async () => {
        await signIn(site, testApp, 'redaktion')
        return office(site).send({ id, version })
      })
      await signIn(site, testApp, 'redaktion')
      return answer
    },
  ],
  ...each(async () => ({ token: unknown, version: 1 })),
  ...each(sent),
  ...each(inRevision),
  ...each(accepted),
  ...each(declined),
  ...(Object.keys(methods) as (keyof typeof methods)[]).map((name): Call => [
    `quotes.${name}`,
    async (site, testApp) => {
      const it = await sent(site, { ...quoteOf(), validUntil: '2026-11-25' })
      return later(testApp, 10, async () => methods[name](site, it))
    },
  ]),
  ['quotes.ask', async (site) => of(site).ask({ token: (await sent(site)).token, question: ' ' })],
  [
    'quotes.ask',
    async (site) => {
      const { token } = await sent(site)
      for (let n = 0; n < mostQuestions; n += 1) await of(site).ask({ token, question: `${n}?` })
      return of(site).ask({ token, question: 'Und?' })
    },
  ],
  ['quotes.decline', async (site) => of(site).decline({ token: (await sent(site)).token, version: 7 })],
  [
    'quotes.decline',
    async (site) => of(site).decline({ ...(await tokenOf(sent(site))), version: 1, reason: 'x'.repeat(1_001) }),
  ],
  ['quotes.accept', async (site) => accept(site, { token: (await sent(site)).token, version: 7 })],
  [
    'quotes.accept',
    async (site) =>
      of(site).accept({ ...(await tokenOf(sent(site))), version: 1, mode: 'buchen', ...options, agb: false, zip: '1' }),
  ],
  [
    'quotes.accept',
    async (site) =>
      of(site).accept({ ...(await tokenOf(sent(site, quoteOf(4006)))), version: 1, mode: 'buchen', ...options }),
  ],
  [
    'quotes.accept',
    async (site, testApp) => {
      const it = await sent(site, quoteOf(4006))
      return later(testApp, 5, () => accept(site, it))
    },
  ],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
]

const idOf = async (made: Promise<{ id: string; version: number }>) => {
  const { id, version } = await made
  return { id, version }
}
const tokenOf = async (made: Promise<{ token: string }>) => ({ token: (await made).token })
