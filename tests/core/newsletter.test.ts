import { describe, expect, test } from 'vitest'
import { isConfirmed, isWaiting, staleFrom } from '#core/forms/double-opt-in.ts'
import { ended, type Subscription } from '#core/newsletter/newsletter.ts'
import { newsletterWithAccount } from '#core/newsletter/newsletter-with-account.ts'
import { aPatientVisitor, openTestCore, valueOf } from './test-core.ts'

const begun = '2026-11-21T12:00:00.000Z'
const untilNoon = '2026-11-23T12:00:00.000Z'

/** The newsletter, as somebody meets it who may ask as often as he likes. */
const opened = () => {
  const core = openTestCore(begun)
  let networks = 0
  const port = () => core.site(aPatientVisitor(core.needs, `network-${(networks += 1)}`)).office.newsletter
  const subscribe = async (more: object = {}, email = 'kim@werk.example') =>
    valueOf(await port().subscribe({ email, privacyAccepted: true, ...more }))
  const letters = () => core.letters()
  /** The token of the last letter that asks to confirm. */
  const token = async () => {
    const tokens = (await letters()).flatMap((letter) => (letter.kind === 'newsletter-confirm' ? [letter.token] : []))
    return tokens.at(-1) ?? 'none'
  }
  const stored = () => core.needs.subscriptions.of('kim@werk.example')
  return { ...core, port, subscribe, letters, token, stored }
}
const expired = { ok: false, refusal: { why: 'expired' } }

test('whoever asks for the newsletter is told in whole sentences what to do, the same for every address', async () => {
  const { subscribe } = opened()
  const { message } = await subscribe()
  expect(message).toBe(
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link, dann bekommen Sie den Newsletter.',
  )
  expect((await subscribe({}, 'eva@werk.example')).message).toBe(message)
})

test('who asks is stored with what he said and to which words, and asked by letter', async () => {
  const { subscribe, letters, stored } = opened()
  const { id } = await subscribe({ salutation: 'frau', name: ' Kim Berg ', topics: ['recht', 'jav'] })
  expect(await stored()).toMatchObject([
    {
      id,
      email: 'kim@werk.example',
      salutation: 'frau',
      name: 'Kim Berg',
      topics: ['recht', 'jav'],
      textVersion: '2026-11',
      requestedAt: begun,
      link: { until: untilNoon },
    },
  ])
  expect(await letters()).toMatchObject([
    {
      kind: 'newsletter-confirm',
      to: 'kim@werk.example',
      dedupeKey: `newsletter-confirm:${id}`,
      hours: 48,
      until: untilNoon,
    },
  ])
})

test('what he did not say is not stored as said', async () => {
  const { subscribe, stored } = opened()
  await subscribe()
  const [subscription] = await stored()
  expect(subscription).toMatchObject({ topics: [] })
  expect(subscription).not.toHaveProperty('name')
  expect(subscription).not.toHaveProperty('salutation')
})

test('a fault is told at its field, and nothing is stored', async () => {
  const { port, stored } = opened()
  const answer = await port().subscribe({ email: 'kim', topics: ['sport'], privacyAccepted: false })
  expect(answer).toMatchObject({
    refusal: { why: 'invalid', fields: { email: 'malformed', topics: 'unknown', privacyAccepted: 'not-accepted' } },
  })
  expect(await stored()).toEqual([])
})

describe('asking again', () => {
  test('within the hour is the same request, later another one', async () => {
    const { subscribe, travelTo, stored } = opened()
    const first = await subscribe()
    travelTo('2026-11-21T12:59:59.000Z')
    expect(await subscribe()).toEqual(first)
    expect(await stored()).toHaveLength(1)
    travelTo('2026-11-21T13:00:00.000Z')
    expect(await subscribe()).not.toEqual(first)
    expect(await stored()).toHaveLength(2)
  })

  test('under a key is the same request whenever it comes', async () => {
    const { subscribe, travelTo, stored } = opened()
    const first = await subscribe({ idempotencyKey: 'einmal' })
    travelTo('2026-11-21T15:00:00.000Z')
    expect(await subscribe({ idempotencyKey: 'einmal' })).toEqual(first)
    expect(await stored()).toHaveLength(1)
  })

  test('while three links wait posts no other one', async () => {
    const { subscribe, stored, letters } = opened()
    for (const idempotencyKey of ['1', '2', '3', '4']) await subscribe({ idempotencyKey })
    expect(await stored()).toHaveLength(3)
    expect(await letters()).toHaveLength(3)
  })
})

describe('a link that confirms', () => {
  test('is good until 48 hours later and no longer', async () => {
    const { subscribe, token, port, travelTo } = opened()
    await subscribe()
    const ask = { token: await token() }
    travelTo('2026-11-23T11:59:59.999Z')
    expect((await port().lookAtConfirmation(ask)).ok).toBe(true)
    travelTo(untilNoon)
    expect(await port().lookAtConfirmation(ask)).toEqual(expired)
    expect(await port().confirm(ask)).toEqual(expired)
  })

  test('begins the subscription once, says so by letter, and forgets what else the address asked for', async () => {
    const { subscribe, token, port, stored, letters, travelTo } = opened()
    await subscribe({ idempotencyKey: '1' })
    const { id } = await subscribe({ idempotencyKey: '2' })
    const ask = { token: await token() }
    travelTo('2026-11-21T13:00:00.000Z')
    expect((await port().confirm(ask)).ok).toBe(true)
    const [subscription, ...more] = await stored()
    expect(more).toEqual([])
    expect(subscription).toMatchObject({ id, requestedAt: begun, confirmedAt: '2026-11-21T13:00:00.000Z' })
    expect(subscription).not.toHaveProperty('link')
    expect(await port().confirm(ask)).toEqual(expired)
    const subscribed = (await letters()).filter(({ kind }) => kind === 'newsletter-subscribed')
    expect(subscribed).toEqual([
      {
        kind: 'newsletter-subscribed',
        to: 'kim@werk.example',
        dedupeKey: `newsletter-subscribed:${id}`,
        already: false,
        unsubscribeToken: subscription?.unsubscribeToken,
      },
    ])
  })

  test('that nobody was sent begins nothing', async () => {
    const { port } = opened()
    expect(await port().lookAtConfirmation({ token: 'x' })).toEqual(expired)
    expect(await port().confirm({ token: 'x' })).toEqual(expired)
  })
})

const subscribed = async () => {
  const core = opened()
  await core.subscribe({ name: 'Kim Berg', salutation: 'frau', topics: ['recht'] })
  valueOf(await core.port().confirm({ token: await core.token() }))
  const [subscription] = await core.stored()
  if (!subscription) throw new Error('nobody subscribed')
  await core.letters()
  return { ...core, subscription }
}

test('whoever has the newsletter and asks again is told so by letter', async () => {
  const { subscribe, letters, stored, subscription } = await subscribed()
  const { id } = await subscribe()
  expect(await stored()).toEqual([subscription])
  expect((await letters()).at(-1)).toEqual({
    kind: 'newsletter-subscribed',
    to: 'kim@werk.example',
    dedupeKey: `newsletter-subscribed:${id}`,
    already: true,
    unsubscribeToken: subscription.unsubscribeToken,
  })
})

describe('ending it', () => {
  test('leaves the proof of the consent and nothing else of the person, once and for what still waits', async () => {
    const { port, subscription, stored, needs, travelTo } = await subscribed()
    const ask = { token: subscription.unsubscribeToken }
    expect((await port().lookAtUnsubscription(ask)).ok).toBe(true)
    const waiting: Subscription = {
      ...subscription,
      id: 'waits',
      requestedAt: '2026-11-21T12:30:00.000Z',
      link: { digest: 'x', until: untilNoon },
      unsubscribeToken: 'other',
    }
    await needs.change(async (tx) => {
      await tx.subscriptions.save(waiting)
      return { ok: true, value: undefined }
    })
    travelTo('2026-12-01T12:00:00.000Z')
    expect((await port().unsubscribe(ask)).ok).toBe(true)
    const { id, email, requestedAt, textVersion, confirmedAt, unsubscribeToken } = subscription
    const left = { email, topics: [], requestedAt, textVersion, confirmedAt, endedAt: '2026-12-01T12:00:00.000Z' }
    expect(await stored()).toEqual([
      { ...left, id, unsubscribeToken },
      { ...left, id: 'waits', requestedAt: '2026-11-21T12:30:00.000Z', unsubscribeToken: 'other' },
    ])
    travelTo('2026-12-02T12:00:00.000Z')
    expect((await port().unsubscribe(ask)).ok).toBe(true)
    expect((await stored()).map(({ endedAt }) => endedAt)).toEqual([left.endedAt, left.endedAt])
  })

  test('by a link that no newsletter carried ends nothing', async () => {
    const { port } = opened()
    expect(await port().lookAtUnsubscription({ token: 'x' })).toEqual(expired)
    expect(await port().unsubscribe({ token: 'x' })).toEqual(expired)
  })
})

describe('an opt-in', () => {
  const asked = { id: '1', email: 'kim@werk.example', requestedAt: begun, textVersion: '2026-11' }
  const waiting = { ...asked, link: { digest: 'x', until: untilNoon } }
  const confirmed = { ...asked, confirmedAt: begun }
  const over = { ...confirmed, endedAt: '2026-12-31T12:00:00.000Z' }

  test.each([
    ['waiting', waiting, [false, true], untilNoon],
    ['confirmed', confirmed, [true, false], undefined],
    ['ended', over, [false, false], '2029-12-31T00:00:00.000Z'],
  ])('that is %s', (_, optIn, [lasts, waits], stale) => {
    expect([isConfirmed(optIn), isWaiting(optIn, begun)]).toEqual([lasts, waits])
    expect(staleFrom(optIn, { monthsStored: 36 })).toBe(stale)
  })

  test('that was ended before anybody confirmed it says of no confirmation', () =>
    expect(ended({ ...asked, topics: [], unsubscribeToken: 't' }, begun)).not.toHaveProperty('confirmedAt'))
})

describe('the newsletter beside an account', () => {
  const kim = { email: 'kim@werk.example', salutationId: 'frau', firstName: 'Kim', lastName: 'Berg' }

  test.each([
    [true, 3, ['konto-2026-11']],
    [true, 0, []],
    [false, 3, []],
  ])('wanted: %s, letters allowed: %i, asks by words of its own %j', async (newsletter, lettersPerDay, versions) => {
    const { needs, stored } = opened()
    const beside = newsletterWithAccount({ ...needs, limits: { ...needs.limits, lettersPerDay } })
    const ask = await beside({ ...kim, newsletter } as Parameters<typeof beside>[0], begun)
    await needs.change(async (tx) => {
      await ask(tx)
      return { ok: true, value: undefined }
    })
    const found = await stored()
    expect(found.map(({ textVersion }) => textVersion)).toEqual(versions)
    for (const one of found) expect(one).toMatchObject({ salutation: 'frau', name: 'Kim Berg', topics: [] })
  })
})
