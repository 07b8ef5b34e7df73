import crossFetch from 'cross-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import { httpSite } from '#http/client/http-site.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { openHouse, person, type House } from './open-house.ts'

/** A visitor of the core, without a wire. */
function visitorInMemory(): Visitor {
  let shown: string | undefined
  return {
    network: 'somewhere',
    session: () => shown,
    begin: (token) => {
      shown = token
    },
    end: () => {
      shown = undefined
    },
  }
}

const registration = {
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Ö’Brien-von der Heide',
  email: 'aenne@betrieb.example',
  password: 'noch ein gutes langes Wort',
  company: 'Łuczak & Söhne',
  function: 'br-mitglied',
  agb: true,
  privacyAccepted: true,
}

/** What is asked, in order; each line names the port method it asks. */
const walk: readonly (readonly [string, (site: Site, house: House) => Promise<unknown>])[] = [
  ['catalogue.rubrics', (site) => site.catalogue.rubrics({})],
  ['catalogue.rubric', (site) => site.catalogue.rubric({ url: 'arbeitsrecht' })],
  ['catalogue.rubric', (site) => site.catalogue.rubric({ url: 'gibt es nicht/ä?&#' })],
  ['catalogue.themes', (site) => site.catalogue.themes({})],
  ['catalogue.themes', (site) => site.catalogue.themes({ limit: 2 })],
  [
    'catalogue.themes',
    async (site) => {
      const first = await site.catalogue.themes({ limit: 2 })
      if (!first.ok || first.value.next === undefined) throw new Error('there is a second stretch')
      return site.catalogue.themes({ limit: 2, after: first.value.next })
    },
  ],
  [
    'catalogue.themes',
    (site) => site.catalogue.themes({ urls: ['fachtagung-sbv', 'betriebsverfassungsrecht-i', 'x'] }),
  ],
  ['catalogue.themes', (site) => site.catalogue.themes({ urls: [] })],
  ['catalogue.themes', (site) => site.catalogue.themes({ q: 'Arbeitsrecht' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ q: 'Ärger & Ümlaute?=#%' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ rubric: 'arbeitsrecht', targetGroup: 'jav' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ eventType: 3, online: false })],
  ['catalogue.themes', (site) => site.catalogue.themes({ online: true, isNew: false })],
  ['catalogue.themes', (site) => site.catalogue.themes({ isNew: true, locationId: 1 })],
  ['catalogue.themes', (site) => site.catalogue.themes({ locationId: -7 })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: 'betriebsverfassungsrecht-i' })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: 'ausbildung-zum-vorsitz' })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: 'umgezogen' })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: '%2F..%2F' })],
  ['catalogue.events', (site) => site.catalogue.events({})],
  ['catalogue.events', (site) => site.catalogue.events({ theme: 'betriebsverfassungsrecht-i', limit: 1 })],
  ['catalogue.events', (site) => site.catalogue.events({ targetGroup: 'sbv' })],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'betriebsverfassungsrecht-i-4002' })],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'anders-geschrieben-4002' })],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'gibt-es-nicht-9999' })],
  ['venues.locations', (site) => site.venues.locations({})],
  ['venues.hotels', (site) => site.venues.hotels({})],
  ['venues.hotels', (site) => site.venues.hotels({ locationId: 2 })],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon({ group: 'br' })],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon({ group: 'jav' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexiconEntry({ group: 'br', slug: 'abmahnung' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexiconEntry({ group: 'sbv', slug: 'abmahnung' })],
  ['content.brand', (site) => site.content.brand({})],
  ['content.page', (site) => site.content.page({ slug: 'impressum' })],
  ['content.page', (site) => site.content.page({ slug: 'nirgends' })],
  ['accounts.salutations', (site) => site.accounts.salutations({})],
  ['accounts.functions', (site) => site.accounts.functions({})],
  ['accounts.countries', (site) => site.accounts.countries({})],
  ['accounts.whoAmI', (site) => site.accounts.whoAmI({})],
  ['wishlist.list', (site) => site.wishlist.list({})],
  ['wishlist.entries', (site) => site.wishlist.entries({})],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.remove', (site) => site.wishlist.remove({ id: 'irgendeine' })],
  ['accounts.signOut', (site) => site.accounts.signOut({})],
  ['accounts.signIn', (site) => site.accounts.signIn({ ...person, password: 'falsch' })],
  [
    'accounts.signIn',
    (site) => site.accounts.signIn({ ...person, remember: true, postLoginRedirectUrl: '/seminare/t/x?a=1#b' }),
  ],
  ['accounts.whoAmI', (site) => site.accounts.whoAmI({})],
  ['wishlist.list', (site) => site.wishlist.list({})],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'event', value: 'termin-4006' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'hotel', value: 'hotel-11' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'video', value: 'gibt-es-nicht' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: '' })],
  ['wishlist.list', (site) => site.wishlist.list({})],
  [
    'wishlist.entries',
    (site, { clock }) => {
      // The date that was kept has begun by now.
      clock.set('2026-11-26T09:00:00.000Z')
      return site.wishlist.entries({})
    },
  ],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'wishlist.remove',
    async (site) => {
      const list = await site.wishlist.list({})
      const [first] = list.ok ? list.value : []
      return site.wishlist.remove({ id: first?.id ?? 'nothing is kept' })
    },
  ],
  ['wishlist.remove', (site) => site.wishlist.remove({ id: 'die eines anderen/?' })],
  ['wishlist.list', (site) => site.wishlist.list({})],
  ['accounts.signOut', (site) => site.accounts.signOut({})],
  ['wishlist.list', (site) => site.wishlist.list({})],
  [
    'accounts.register',
    (site) => site.accounts.register({ ...registration, email: 'keine', password: 'kurz', agb: false }),
  ],
  [
    'accounts.register',
    (site) => site.accounts.register({ ...registration, phone: '040 1', zip: '2', newsletter: true }),
  ],
  ['accounts.register', (site) => site.accounts.register(registration)],
  ['accounts.signIn', (site) => site.accounts.signIn({ email: registration.email, password: registration.password })],
  ['accounts.confirm', (site) => site.accounts.confirm({ token: 'abgelaufen' })],
  ['accounts.confirm', async (site, house) => site.accounts.confirm({ token: await letterToken(house) })],
  ['accounts.signIn', (site) => site.accounts.signIn({ email: registration.email, password: registration.password })],
  ['accounts.signOut', (site) => site.accounts.signOut({})],
  [
    'accounts.signIn',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.accounts.signIn({ ...person, password: 'falsch' })
      return site.accounts.signIn(person)
    },
  ],
  [
    'accounts.register',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.accounts.register({ ...registration, email: 'oft@betrieb.example' })
      return site.accounts.register({ ...registration, email: 'oft@betrieb.example' })
    },
  ],
  ['diagnostics.report', (site) => site.diagnostics.report({ message: 'kaputt', route: '/seminare' })],
  [
    'diagnostics.report',
    async (site) => {
      for (let i = 0; i < 10; i += 1) await site.diagnostics.report({ message: 'kaputt', stack: 'at …', route: '/' })
      return site.diagnostics.report({ message: 'kaputt', route: '/' })
    },
  ],
]

async function letterToken({ needs }: House): Promise<string> {
  const letters = await needs.letters.claim(10, needs.clock.now(), '2099-01-01T00:00:00.000Z')
  const letter = letters.map(({ letter }) => letter).find(({ kind }) => kind === 'confirm-address')
  return letter?.kind === 'confirm-address' ? letter.token : 'no letter'
}

/** Ids are made at random; they must agree with each other, not with those of another house. */
function withoutIds(answers: readonly unknown[]): unknown {
  const seen = new Map<string, string>()
  return JSON.parse(JSON.stringify(answers), (key, value: unknown) => {
    if (key !== 'id' || typeof value !== 'string' || !/^[0-9a-f-]{36}$/.test(value)) return value
    if (!seen.has(value)) seen.set(value, `id ${seen.size + 1}`)
    return seen.get(value)
  })
}

describe('core and HTTP client, asked the same, answer the same', () => {
  let near: House
  let far: House
  const answers: { readonly core: unknown[]; readonly http: unknown[] } = { core: [], http: [] }

  beforeAll(async () => {
    near = await openHouse()
    far = await openHouse()
    const core = near.siteOf(visitorInMemory())
    const origin = await far.app.listen({ port: 0, host: '127.0.0.1' })
    const http = httpSite({ origin, fetch: crossFetch })
    for (const [, ask] of walk) {
      answers.core.push(await ask(core, near))
      answers.http.push(await ask(http, far))
    }
  })
  afterAll(async () => {
    await near.close()
    await far.close()
  })

  it.each(walk.map(([name], i) => ({ name, i })))('$i $name', ({ i }) => {
    const [core, http] = [answers.core, answers.http].map((all) => withoutIds(all.slice(0, i + 1)) as unknown[])
    expect(http?.[i]).toEqual(core?.[i])
    expect(core?.[i]).toHaveProperty('ok')
  })

  it('a full wishlist is told with its size', async () => {
    const full = { why: 'wishlist-full', most: 500 } as const
    const house = await openHouse({
      openSite: (visitor) => {
        const site = near.siteOf(visitor)
        return { ...site, wishlist: { ...site.wishlist, add: async () => ({ ok: false, refusal: full }) } }
      },
    })
    const http = httpSite({ origin: await house.app.listen({ port: 0, host: '127.0.0.1' }), fetch: crossFetch })
    expect(await http.wishlist.add({ type: 'seminar', value: 'eines-zu-viel' })).toEqual({ ok: false, refusal: full })
    await house.close()
  })

  it('and every method was asked, with every refusal met but a full wishlist', () => {
    const met = new Set(
      answers.core.map((answer, i) => {
        const { ok, refusal } = answer as { ok: boolean; refusal?: { why: string } }
        return `${walk[i]?.[0]} ${ok ? 'ok' : refusal?.why}`
      }),
    )
    const known = endpoints.flatMap(({ name, endpoint }) =>
      ['ok', ...Object.keys(endpoint.refusals)].map((why) => `${name} ${why}`),
    )
    const notMet = known.filter((it) => !met.has(it))
    expect(notMet).toEqual(['wishlist.add wishlist-full'])
  })
})
