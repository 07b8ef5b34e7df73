import { consultationFiles } from '#core/form-requests/forms/lawyer-consultation.ts'
import { padded, pdf } from '#features/support/sample-files.ts'
import type { Site } from '#core/site.ts'
import { smallProgramme } from './small-programme.ts'
import { alertCallsOfAnybody, alertCallsOfMembers, alertCallsOfNobody } from './alert-calls.ts'
import type { Call } from './call.ts'
import type { TestApp } from './test-app.ts'

type Forms = Omit<Site['office']['formRequests'], 'feedback'>

/** The one code of the shop in the programme of these calls. */
const code = 'wir-sind-dabei-26'

const signs = { privacyAccepted: true }
const person = { name: 'Änne Ö’Brien-von der Heide', email: 'aenne@betrieb.example' }
const message = 'Guten Tag,\nwann beginnt das Seminar?'
const tooLarge = { name: 'groß.pdf', bytes: padded(pdf, consultationFiles.mostBytes + 1) }

/** Each form, right. */
const right = {
  contact: { ...person, message, subject: 'Frage & Antwort?', ...signs },
  brickContact: { ...person, message, ...signs },
  inhouse: {
    ...person,
    phone: '040 123456',
    topic: 'Dienstplan',
    committeeType: 'BR',
    participants: 9,
    days: '2',
    place: 'betrieb',
    ...signs,
  },
  sbv: { ...person, question: message, employees: '240', ...signs },
  catalogue: { ...person, catalogues: ['br', 'jav'], delivery: 'digital', ...signs },
  lawyerConsultation: {
    ...person,
    phone: '040 123456',
    topic: 'Anhörung',
    text: message,
    pending: 'nein',
    documents: [{ name: 'Anhörung Ö.pdf', bytes: pdf }],
    forwardConsent: true,
    ...signs,
  },
  merchandise: {
    ...person,
    company: 'Łuczak & Söhne',
    street: 'Hafenstraße 4',
    zip: '20459',
    city: 'Hamburg',
    items: [{ sku: 'WM-101', qty: '3' }],
    ...signs,
  },
  withdrawal: { ...person, contract: 'Bestellung AB-2X7-K9Q & „Dienstplan“', message: 'Erste Zeile\nzweite' },
  digitalChange: { ...person, company: 'Łuczak & Söhne', participants: 2, interests: ['ki'], ...signs },
  generalRegistration: { formKey: 'infoabend', payload: { ...person, experience: 'neu' }, ...signs },
} as const satisfies { readonly [Name in keyof Forms]: Parameters<Forms[Name]>[0] }

type Name = keyof Forms
const send = (site: Site, name: Name, over: object = {}): Promise<unknown> =>
  site.office.formRequests[name]({ ...right[name], ...over } as never)

/** The same from another address, so that each form counts its own attempts. */
const from = (name: Name, email: string): object =>
  name === 'generalRegistration' ? { payload: { ...right.generalRegistration.payload, email } } : { email }

/** Every form with everything that it may be answered. */
const walkOf = (name: Name): readonly Call[] => {
  const call = `formRequests.${name}`
  const begun = async (site: Site, { clock }: TestApp) => {
    await site.office.forms.begin({})
    clock.pass(1)
  }
  return [
    [call, (site) => send(site, name)],
    [
      call,
      async (site, testApp) => {
        await begun(site, testApp)
        return send(site, name, { idempotencyKey: `einmal ${name}` })
      },
    ],
    // Nobody has begun the next one.
    [call, (site) => send(site, name, from(name, 'schnell@betrieb.example'))],
    [call, (site) => send(site, name, { idempotencyKey: `einmal ${name}` })],
    [call, (site) => send(site, name, { ...from(name, 'x@y.example'), idempotencyKey: `einmal ${name}` })],
    [call, (site) => send(site, name, { ...from(name, 'keine'), privacyAccepted: false, website: 'x' })],
    [
      call,
      async (site, testApp) => {
        const nth = (n: number) => ({ ...from(name, `oft@betrieb.example`), idempotencyKey: `${name} ${n}` })
        for (let n = 0; n < 5; n += 1) {
          await begun(site, testApp)
          await send(site, name, nth(n))
        }
        await begun(site, testApp)
        return send(site, name, nth(6))
      },
    ],
  ]
}

const wanted = { email: 'newsletter@betrieb.example', topics: ['recht'], ...signs }
const subscribe = (site: Site, over: object = {}) => site.office.newsletter.subscribe({ ...wanted, ...over })

async function tokenIn({ needs }: TestApp, kind: 'newsletter-confirm' | 'newsletter-subscribed'): Promise<string> {
  const now = needs.clock.now()
  // Leased for no time, so that the letter can be read again.
  for (const { letter } of await needs.letters.claim(500, now, now)) {
    if (letter.kind === 'newsletter-confirm' && kind === letter.kind) return letter.token
    if (letter.kind === 'newsletter-subscribed' && kind === letter.kind) return letter.unsubscribeToken
  }
  return 'no letter'
}

/** The newsletter with everything that it may be answered. */
const newsletterCalls: readonly Call[] = [
  [
    'newsletter.subscribe',
    async (site, { clock }) => {
      await site.office.forms.begin({})
      clock.pass(1)
      return subscribe(site)
    },
  ],
  ['newsletter.subscribe', (site) => subscribe(site, { email: 'schnell@betrieb.example' })],
  ['newsletter.subscribe', (site) => subscribe(site, { email: 'keine', salutation: 'x', topics: ['gibt es nicht'] })],
  [
    'newsletter.subscribe',
    async (site, { clock }) => {
      const nth = (n: number) =>
        subscribe(site, { email: 'oft@betrieb.example', name: 'Änne', idempotencyKey: `n ${n}` })
      for (let n = 0; n < 5; n += 1) {
        await site.office.forms.begin({})
        clock.pass(1)
        await nth(n)
      }
      await site.office.forms.begin({})
      clock.pass(1)
      return nth(5)
    },
  ],
  ['newsletter.subscribe', (site) => subscribe(site, { email: 'x@betrieb.example', idempotencyKey: 'n 1' })],
  ['newsletter.lookAtConfirmation', ({ office }) => office.newsletter.lookAtConfirmation({ token: 'gibt es/nicht?' })],
  [
    'newsletter.lookAtConfirmation',
    async ({ office }, testApp) =>
      office.newsletter.lookAtConfirmation({ token: await tokenIn(testApp, 'newsletter-confirm') }),
  ],
  ['newsletter.confirm', ({ office }) => office.newsletter.confirm({ token: 'gibt es/nicht?' })],
  [
    'newsletter.confirm',
    async ({ office }, testApp) => office.newsletter.confirm({ token: await tokenIn(testApp, 'newsletter-confirm') }),
  ],
  ['newsletter.lookAtUnsubscription', ({ office }) => office.newsletter.lookAtUnsubscription({ token: 'nichts' })],
  [
    'newsletter.lookAtUnsubscription',
    async ({ office }, testApp) =>
      office.newsletter.lookAtUnsubscription({ token: await tokenIn(testApp, 'newsletter-subscribed') }),
  ],
  ['newsletter.unsubscribe', ({ office }) => office.newsletter.unsubscribe({ token: 'gibt es/nicht?' })],
  [
    'newsletter.unsubscribe',
    async ({ office }, testApp) =>
      office.newsletter.unsubscribe({ token: await tokenIn(testApp, 'newsletter-subscribed') }),
  ],
]

const thinks = { rating: 4, text: 'Die Merkliste ist praktisch.', page: '/wishlist/list' }

/** What members say of the portal, once one is signed in. */
export const feedbackCalls: readonly Call[] = [
  ...alertCallsOfMembers,
  ['formRequests.feedback', ({ office }) => office.formRequests.feedback(thinks)],
  ['formRequests.feedback', ({ office }) => office.formRequests.feedback({ rating: '6', text: 'kurz' })],
  [
    'formRequests.feedback',
    async ({ office }) => {
      for (let n = 0; n < 5; n += 1) await office.formRequests.feedback(thinks)
      return office.formRequests.feedback(thinks)
    },
  ],
]

const signedOut: Call = [
  'formRequests.feedback',
  async ({ account, office }) => {
    await account.accounts.signOut({})
    return office.formRequests.feedback(thinks)
  },
]

const withoutShop = {
  ...smallProgramme,
  records: smallProgramme.records.filter(({ kind }) => kind !== 'shop'),
}

/** The shop with everything that it may be answered; it is open in the end. */
const shopCalls: readonly Call[] = [
  [
    'merchandise.articles',
    async ({ office }, { stage }) => {
      await stage.content(withoutShop)
      return office.merchandise.articles({})
    },
  ],
  ['merchandise.enter', ({ office }) => office.merchandise.enter({ code })],
  [
    'formRequests.merchandise',
    async (site, { stage }) => {
      const answer = await send(site, 'merchandise')
      await stage.content(smallProgramme)
      return answer
    },
  ],
  ['merchandise.articles', ({ office }) => office.merchandise.articles({})],
  ['formRequests.merchandise', (site) => send(site, 'merchandise')],
  ['merchandise.enter', ({ office }) => office.merchandise.enter({ code: '' })],
  ...Array.from({ length: 6 }, (): Call => [
    'merchandise.enter',
    ({ office }) => office.merchandise.enter({ code: 'geraten & falsch?' }),
  ]),
  [
    'merchandise.enter',
    ({ office }, { clock }) => {
      clock.pass(16)
      return office.merchandise.enter({ code })
    },
  ],
  ['merchandise.articles', ({ office }) => office.merchandise.articles({})],
  ['merchandise.leave', ({ office }) => office.merchandise.leave({})],
  ['merchandise.articles', ({ office }) => office.merchandise.articles({})],
  ['merchandise.enter', ({ office }) => office.merchandise.enter({ code })],
]

/** What is sent by forms, in order; each line names the port method it asks. */
export const formCalls: readonly Call[] = [
  ...newsletterCalls,
  ...alertCallsOfAnybody,
  signedOut,
  ...alertCallsOfNobody,
  ...shopCalls,
  ...(Object.keys(right) as Name[]).flatMap(walkOf),
  ['formRequests.generalRegistration', (site) => send(site, 'generalRegistration', { formKey: 'gibt es nicht' })],
  ['formRequests.merchandise', (site) => send(site, 'merchandise', { items: [{ sku: 'WM-999', qty: 1 }] })],
  ['formRequests.lawyerConsultation', (site) => send(site, 'lawyerConsultation', { documents: [tooLarge] })],
  [
    'formRequests.inhouse',
    (site) => send(site, 'inhouse', { participants: 'viele', days: 99, committeeType: 'x', topic: '' }),
  ],
]
