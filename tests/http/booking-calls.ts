import type { Site } from '#core/site.ts'
import type { TestApp } from './test-app.ts'
import { typedOptions } from './cart-calls.ts'
import type { Call } from './call.ts'

const kim = {
  salutationId: 'divers',
  firstName: 'Kim',
  lastName: 'Ö’Brien-von der Heide',
  email: 'kim@betrieb.example',
  function: 'br-mitglied',
}
const accepted = { acceptAgb: true, privacyAccepted: true }
type Mode = 'buchen' | 'reservieren' | 'warteliste'

const cartOf = async ({ booking }: Site) => {
  const cart = await booking.cart.cart({})
  if (!cart.ok) throw new Error('a cart is always shown')
  return cart.value
}
const emptied = async (site: Site): Promise<void> => {
  for (const { id } of (await cartOf(site)).items) await site.booking.cart.deleteItem({ itemId: id })
}
/** Puts seats into the cart and what an order lacks. */
const filled = async (site: Site, eventId: number, mode: Mode = 'buchen', quantity = 1): Promise<number> => {
  await emptied(site)
  await site.booking.cart.addItem({ eventId, mode, quantity })
  await site.booking.cart.updateOrderOptions(typedOptions)
  return (await cartOf(site)).version
}
/** Orders seats; answers token and version of the booking. */
export const ordered = async (site: Site, eventId: number, mode?: Mode, quantity?: number) => {
  const cartVersion = await filled(site, eventId, mode, quantity)
  const order = await site.booking.orders.checkout({ ...accepted, cartVersion })
  if (!order.ok) throw new Error(`no order: ${order.refusal.why}`)
  return latest(site)
}
const latest = async (site: Site) => {
  const placed = await site.booking.orders.placed({})
  const [booking] = placed.ok ? placed.value.bookings : []
  if (!booking) throw new Error('nothing is booked')
  return { token: booking.token, version: booking.version, recipientId: booking.recipients[0]?.id ?? '' }
}
const named = async (site: Site) => {
  const { token, version } = await latest(site)
  return { token, version }
}

const notThere = { token: 'gibt es/nicht?', version: 1 }
const votes = { heldOn: '2026-11-19', entitled: 9, present: 8, yes: 7, no: 1, abstained: 0 }

/** What changes a booking, each asked of one that is not there, at an old version, and of one that has ended. */
const changing = {
  book: (site: Site, it: typeof notThere) => site.booking.bookings.book({ ...it, acceptAgb: true }),
  claim: (site: Site, it: typeof notThere) => site.booking.bookings.claim({ ...it, acceptAgb: true }),
  decline: (site: Site, it: typeof notThere) => site.booking.bookings.decline(it),
  cancel: (site: Site, it: typeof notThere) => site.booking.bookings.cancel({ ...it, feeNet: 0, reason: 'Ä?&' }),
  substitute: (site: Site, it: typeof notThere) =>
    site.booking.bookings.substitute({ ...it, recipientId: 'niemand', ...kim }),
  rebook: (site: Site, it: typeof notThere) => site.booking.bookings.rebook({ ...it, eventId: 4002 }),
  resolve: (site: Site, it: typeof notThere) => site.booking.bookings.resolve({ ...it, ...votes }),
  tellEmployer: (site: Site, it: typeof notThere) => site.booking.bookings.tellEmployer({ ...it, on: '2026-11-19' }),
  handOver: (site: Site, it: typeof notThere) => site.booking.bookings.handOver(it),
  revoke: (site: Site, it: typeof notThere) => site.booking.bookings.revoke(it),
}
const onAll = (it: (site: Site) => Promise<typeof notThere>): readonly Call[] =>
  Object.entries(changing).map(([name, ask]) => [`bookings.${name}`, async (site) => ask(site, await it(site))])

/** A file whose bytes hold what is random, as far as two test apps agree on it: its text, or what begins a PDF. */
const agreed = (answer: Awaited<ReturnType<Site['booking']['papers']['calendar']>>) => {
  if (!answer.ok) return answer
  const text = new TextDecoder().decode(answer.value.bytes)
  return { ok: true, value: { ...answer.value, bytes: text.startsWith('%PDF') ? '%PDF' : text } }
}

/** Papers of the booking that is there, and of none. */
const takingPapers: readonly Call[] = [
  ['papers.checkoutSummary', async ({ booking }) => agreed(await booking.papers.checkoutSummary({}))],
  [
    'papers.paper',
    async (site) => site.booking.papers.paper({ token: (await latest(site)).token, kind: 'mitteilung-arbeitgeber' }),
  ],
  ['papers.paper', async (site) => site.booking.papers.paper({ token: (await latest(site)).token, kind: 'einladung' })],
  ['papers.paper', ({ booking }) => booking.papers.paper({ token: notThere.token, kind: 'ä/b?' })],
  [
    'papers.calendar',
    async (site) => agreed(await site.booking.papers.calendar({ token: (await latest(site)).token })),
  ],
  ['papers.calendar', ({ booking }) => booking.papers.calendar({ token: notThere.token })],
  ['papers.certificate', async (site) => site.booking.papers.certificate(await latest(site))],
]

/** As the office writes down that somebody was there. */
const attended = async (site: Site, { needs }: TestApp) => {
  const { token, recipientId } = await latest(site)
  const stay = { overnight: null, arrivalEve: false, departureLate: false }
  const recipient = { ...kim, id: recipientId, version: 1, isFirstTerm: false, stay }
  await needs.change(async (tx) => {
    const booking = await tx.bookings.lock(token)
    if (!booking) throw new Error('nothing is booked')
    const attendance = { [recipientId]: true }
    const event = { ...booking.event, startDate: '2026-11-16', endDate: '2026-11-18' }
    await tx.bookings.save({ ...booking, state: 'teilgenommen', event, recipients: [recipient], attendance })
    return { ok: true, value: undefined }
  })
  return { token, recipientId }
}

/** A link of the employer is handed over until no more of that is done today. */
const handedOverTooOften = async (site: Site) => {
  for (;;) {
    const answer = await changing.handOver(site, await named(site))
    if (!answer.ok) return answer
  }
}

/** Nothing that can be done again and again is done any more today. */
const changedTooOften: readonly Call[] = [
  ['bookings.handOver', handedOverTooOften],
  ['bookings.substitute', async (site) => changing.substitute(site, await named(site))],
  ['bookings.resolve', async (site) => changing.resolve(site, await named(site))],
  ['bookings.tellEmployer', async (site) => changing.tellEmployer(site, await named(site))],
  ['bookings.revoke', async (site) => changing.revoke(site, await named(site))],
]

/** What is asked from the cart on, in order; each line names the port method it asks. */
export const bookingCalls: readonly Call[] = [
  ['bookings.states', ({ booking }) => booking.bookings.states({})],
  ['papers.checkoutSummary', ({ booking }) => booking.papers.checkoutSummary({})],
  ['orders.placed', ({ booking }) => booking.orders.placed({})],
  [
    'orders.checkout',
    async (site) => {
      await emptied(site)
      return site.booking.orders.checkout({ ...accepted, cartVersion: (await cartOf(site)).version })
    },
  ],
  [
    'orders.checkout',
    async (site) => {
      const cartVersion = await filled(site, 4002, 'buchen', 2)
      return site.booking.orders.checkout({ acceptAgb: false, privacyAccepted: false, cartVersion })
    },
  ],
  [
    'orders.checkout',
    async (site) => {
      const cartVersion = await filled(site, 4002)
      return site.booking.orders.checkout({ ...accepted, cartVersion, gross: 1 })
    },
  ],
  [
    'orders.checkout',
    async (site) => {
      const cartVersion = await filled(site, 4006)
      return site.booking.orders.checkout({ ...accepted, cartVersion })
    },
  ],
  [
    'orders.checkout',
    async (site, { stage }) => {
      const cartVersion = await filled(site, 4003, 'buchen', 2)
      await stage.takeSeats(4003, 19)
      return site.booking.orders.checkout({ ...accepted, cartVersion })
    },
  ],
  [
    'orders.checkout',
    async (site) => {
      const cartVersion = await filled(site, 4002, 'buchen', 2)
      return site.booking.orders.checkout({ ...accepted, cartVersion, idempotencyKey: 'einmal' })
    },
  ],
  [
    'orders.checkout',
    async (site) => site.booking.orders.checkout({ ...accepted, cartVersion: 999, idempotencyKey: 'einmal' }),
  ],
  ['orders.placed', ({ booking }) => booking.orders.placed({})],
  ['bookings.booking', async (site) => site.booking.bookings.booking({ token: (await latest(site)).token })],
  ['bookings.booking', ({ booking }) => booking.bookings.booking({ token: notThere.token })],
  ...takingPapers,
  ...onAll(async () => notThere),
  ...onAll(async (site) => ({ ...(await named(site)), version: 99 })),
  [
    'bookings.substitute',
    async (site) => site.booking.bookings.substitute({ ...(await latest(site)), ...kim, email: 'keine', notes: 'x' }),
  ],
  ['bookings.substitute', async (site) => site.booking.bookings.substitute({ ...(await latest(site)), ...kim })],
  [
    'bookings.substitute',
    async (site) => {
      const shown = await site.booking.bookings.booking({ token: (await latest(site)).token })
      const other = shown.ok ? shown.value.booking.recipients[1]?.id : undefined
      return site.booking.bookings.substitute({ ...(await named(site)), recipientId: other ?? '', ...kim })
    },
  ],
  ['bookings.resolve', async (site) => changing.resolve(site, await named(site))],
  [
    'bookings.resolve',
    async (site) => site.booking.bookings.resolve({ ...(await named(site)), ...votes, entitled: -1 }),
  ],
  ['bookings.resolve', async (site) => site.booking.bookings.resolve({ ...(await named(site)), ...votes, yes: 3 })],
  [
    'bookings.resolve',
    async (site) => site.booking.bookings.resolve({ ...(await named(site)), ...votes, present: 2, yes: 2, no: 0 }),
  ],
  [
    'bookings.resolve',
    async (site) => site.booking.bookings.resolve({ ...(await named(site)), ...votes, yes: 4, no: 4 }),
  ],
  [
    'bookings.resolve',
    async (site) => site.booking.bookings.resolve({ ...(await named(site)), ...votes, heldOn: '2026-12-01' }),
  ],
  ['bookings.tellEmployer', async (site) => changing.tellEmployer(site, await named(site))],
  [
    'bookings.tellEmployer',
    async (site) => site.booking.bookings.tellEmployer({ ...(await named(site)), on: 'gestern' }),
  ],
  ['bookings.handOver', async (site) => changing.handOver(site, await named(site))],
  ['employer.request', async (site) => site.booking.employer.request({ token: await linkOf(site) })],
  ['employer.request', ({ booking }) => booking.employer.request({ token: notThere.token })],
  [
    'employer.answer',
    async (site) => {
      const asked = { token: await linkOf(site), kind: 'rueckfrage', name: 'Ina Łuczak', text: 'Warum?\nUnd wann?' }
      return site.booking.employer.answer(asked)
    },
  ],
  [
    'employer.answer',
    async (site) => site.booking.employer.answer({ token: await linkOf(site), kind: 'ja', name: '' }),
  ],
  [
    'employer.answer',
    ({ booking }) => booking.employer.answer({ token: notThere.token, kind: 'bestaetigt', name: 'Ina' }),
  ],
  [
    'employer.answer',
    async (site) => {
      const asked = { token: await linkOf(site), kind: 'bestaetigt', name: 'Ina' }
      for (let n = 0; n < 10; n += 1) await site.booking.employer.answer(asked)
      return site.booking.employer.answer(asked)
    },
  ],
  ['bookings.revoke', async (site) => changing.revoke(site, await named(site))],
  ['employer.request', async (site) => site.booking.employer.request({ token: await linkOf(site) })],
  [
    'employer.answer',
    async (site) => site.booking.employer.answer({ token: await linkOf(site), kind: 'bestaetigt', name: 'Ina' }),
  ],
  ...changedTooOften,
  [
    'bookings.rebook',
    async (site) => {
      await ordered(site, 4002)
      return site.booking.bookings.rebook({ ...(await named(site)), eventId: 4001 })
    },
  ],
  ['bookings.rebook', async (site) => site.booking.bookings.rebook({ ...(await named(site)), eventId: 4007 })],
  [
    'bookings.cancel',
    async (site) => {
      await ordered(site, 4002)
      return site.booking.bookings.cancel({ ...(await named(site)), feeNet: 1 })
    },
  ],
  [
    'bookings.cancel',
    async (site) => site.booking.bookings.cancel({ ...(await named(site)), feeNet: 0, reason: 'x'.repeat(1001) }),
  ],
  ['bookings.cancel', async (site) => changing.cancel(site, await named(site))],
  ...onAll(named),
  [
    'bookings.book',
    async (site) => {
      await ordered(site, 4006, 'reservieren')
      return changing.book(site, await named(site))
    },
  ],
  ['bookings.book', async (site) => site.booking.bookings.book({ ...(await named(site)), acceptAgb: false })],
  [
    'bookings.book',
    async (site) => {
      await ordered(site, 4002, 'reservieren')
      return changing.book(site, await named(site))
    },
  ],
  ['bookings.claim', async (site) => site.booking.bookings.claim({ ...(await named(site)), acceptAgb: false })],
  [
    'bookings.claim',
    async (site) => {
      await ordered(site, 4006, 'warteliste')
      return changing.claim(site, await named(site))
    },
  ],
  [
    'bookings.claim',
    async (site) => {
      await ordered(site, 4002, 'warteliste')
      return changing.claim(site, await named(site))
    },
  ],
  [
    'bookings.decline',
    async (site) => {
      await ordered(site, 4002, 'warteliste')
      return changing.decline(site, await named(site))
    },
  ],
  [
    'orders.checkout',
    async (site) => {
      for (let n = 0; n < 30; n += 1) {
        const cartVersion = await filled(site, 4002, 'warteliste')
        const order = await site.booking.orders.checkout({ ...accepted, cartVersion })
        if (!order.ok) return order
      }
      return undefined
    },
  ],
  ['papers.certificate', async (site, testApp) => site.booking.papers.certificate(await attended(site, testApp))],
]

const linkOf = async (site: Site): Promise<string> => {
  const shown = await site.booking.bookings.booking({ token: (await latest(site)).token })
  return (shown.ok && shown.value.booking.employersLink?.token) || 'no link'
}
