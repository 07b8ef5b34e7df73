import { typedOptions } from '../cart-calls.ts'
import { begunSession } from '../begun-session.ts'
import { injectVisitor } from '../inject-visitor.ts'
import type { TestApp } from '../test-app.ts'

/** Who is in a council, and what she may do on the site. */
export const seats = ['chair', 'deputy', 'member', 'substitute', 'newcomer'] as const
export type Seat = (typeof seats)[number]
const managing: readonly Seat[] = ['chair', 'deputy']

/** A word that nobody else has: wherever it stands, it came from one council. */
type Canary = 'zaunamsel' | 'rotammer'

interface Person {
  readonly visitor: ReturnType<typeof injectVisitor>
  readonly userId: string
  readonly email: string
  readonly firstName: string
}

/** Names and numbers of what a council has, as calls ask for them. */
export interface Council {
  readonly canary: Canary
  readonly people: Readonly<Record<Seat, Person>>
  readonly gremium: string
  /** Of the chair's account. */
  readonly userOfGremium: string
  readonly memberOfGremium: string
  readonly invitation: string
  /** What the chair put on the list, and her comment. */
  readonly listEntry: string
  readonly listComment: string
  readonly booking: {
    readonly id: string
    readonly token: string
    readonly recipientId: string
    readonly orderNo: string
  }
}

/** Capital letters where names have them. */
const called = (canary: Canary, rest: string): string => `${canary[0]?.toUpperCase()}${canary.slice(1)}${rest}`

async function personOf(testApp: TestApp, canary: Canary, seat: Seat, network: number): Promise<Person> {
  const firstName = called(canary, seat)
  const email = `${canary}.${seat}@${canary}-werk.example`
  const userId = await testApp.stage.account({
    email,
    password: 'ein gutes langes Wort',
    firstName,
    lastName: called(canary, 'mann'),
    roles: ['mitglied'],
  })
  const visitor = injectVisitor(testApp.app, { 'x-forwarded-for': `10.${network}.${seats.indexOf(seat)}.1` })
  visitor.jar.take([`session=${await begunSession(testApp, userId)}`])
  return { visitor, userId, email, firstName }
}

/** Posts, and fails loudly: what a council did not do, nobody can see. */
const posting =
  ({ visitor }: Pick<Person, 'visitor'>) =>
  async <T>(path: string, body: object): Promise<T> => {
    const answer = await visitor.json(path, body)
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return (answer.body === '' ? undefined : answer.json<T>()) as T
  }

interface CartInBrief {
  readonly version: number
  readonly items: readonly { readonly id: string; readonly recipients: readonly { readonly id: string }[] }[]
}

/** Books event 4002 for the member and the substitute of a council. */
async function booked(canary: Canary, { chair, member, substitute }: Council['people']): Promise<Council['booking']> {
  const post = posting(chair)
  const cart = await post<CartInBrief>('/order-api/add-cart-item', { eventId: 4002, quantity: 2 })
  const [item] = cart.items
  for (const [nth, person] of [member, substitute].entries())
    await post('/order-api/edit-recipient', {
      itemId: item?.id,
      recipientId: item?.recipients[nth]?.id,
      version: 1,
      salutationId: 'divers',
      firstName: person.firstName,
      lastName: called(canary, 'mann'),
      email: person.email,
      phone: '+49 40 1112220',
      function: 'br-mitglied',
      notes: `${canary} braucht eine Rampe`,
    })
  const { version } = await post<CartInBrief>('/order-api/update-order-options', {
    ...typedOptions,
    firstName: chair.firstName,
    lastName: called(canary, 'mann'),
    email: chair.email,
    billingEmail: `${canary}.rechnung@${canary}-werk.example`,
    company: called(canary, ' GmbH'),
    street: called(canary, 'weg 1'),
    remarks: `${canary} kommt später`,
  })
  const ask = { cartVersion: version, acceptAgb: true, privacyAccepted: true }
  const order = await post<{ orderNo: string; confirmationUrl: string }>('/order-api/checkout', ask)
  const token = order.confirmationUrl.replace('/buchung/', '')
  const shown = (await chair.visitor.get(`/order-api/booking/${token}`)).json<{
    booking: { id: string; recipients: readonly { id: string }[] }
  }>()
  return {
    id: shown.booking.id,
    token,
    orderNo: order.orderNo,
    recipientId: shown.booking.recipients[0]?.id ?? '',
  }
}

/** The newest invitation that waits to be sent to an address. */
async function invitationTo({ needs }: TestApp, email: string): Promise<string> {
  const now = needs.clock.now()
  // Leased for no time, so that the letters can be read again.
  const tokens = (await needs.letters.claim(2_000, now, now)).flatMap(({ letter }) =>
    letter.kind === 'gremium-invitation' && letter.to === email ? [letter.token] : [],
  )
  return tokens.at(-1) ?? 'no letter'
}

/** A council of five with all that one can have. */
export async function councilIn(testApp: TestApp, canary: Canary, network: number): Promise<Council> {
  const entries: (readonly [Seat, Person])[] = []
  for (const seat of seats) entries.push([seat, await personOf(testApp, canary, seat, network)])
  const people = Object.fromEntries(entries) as Council['people']
  const post = posting(people.chair)
  const { id: gremium } = await post<{ id: string }>('/api-meinifb/gremien', {
    type: 'BR',
    company: called(canary, ' GmbH'),
    site: called(canary, 'werk'),
  })
  for (const [seat, person] of entries.slice(1)) {
    const role = managing.includes(seat) ? 'verwalter' : 'mitglied'
    await post('/api-meinifb/gremium-users', { gremium, email: person.email, role })
    const token = await invitationTo(testApp, person.email)
    await posting(person)(`/api-meinifb/gremium-invitations/${token}`, {})
  }
  const member = await post<{ id: string }>('/api-meinifb/gremium-members', {
    gremium,
    firstName: called(canary, 'sitz'),
    lastName: called(canary, 'mann'),
    email: people.member.email,
    role: 'mitglied',
    since: '2026-04-28',
  })
  const entry = await post<{ id: string }>('/api-meinifb/gremium-list', {
    gremium,
    type: 'event',
    value: 'termin-4002',
  })
  const comment = await post<{ id: string }>(`/api-meinifb/gremium-list/${entry.id}/comments`, {
    gremium,
    comment: called(canary, ' will dorthin'),
  })
  const stranger = `${canary}.fremd@${canary}-werk.example`
  await post('/api-meinifb/gremium-users', { gremium, email: stranger, role: 'mitglied' })
  return {
    canary,
    people,
    gremium,
    userOfGremium: people.chair.userId,
    memberOfGremium: member.id,
    listEntry: entry.id,
    listComment: comment.id,
    invitation: await invitationTo(testApp, stranger),
    booking: await booked(canary, people),
  }
}
