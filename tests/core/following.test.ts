import { describe, expect, test } from 'vitest'
import type { AlertLetter } from '#core/alerts/ports.ts'
import { timetableOf } from '#core/timetable-of.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import { right } from './accounts-with-kim.ts'
import { aPatientVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aWord, someContentFolder } from './sample-content.ts'

const begun = '2026-11-21T12:00:00.000Z'
const untilNoon = '2026-11-23T12:00:00.000Z'
const key = 'betriebsverfassungsrecht-i'
const theme = { kind: 'theme', key, title: 'Betriebsverfassungsrecht I', url: `/seminare/t/${key}` }
const expired = { ok: false, refusal: { why: 'expired' } }

const opened = async () => {
  const core = openTestCore(begun)
  const lexicon = [aWord()]
  const bring = async (...eventIds: readonly number[]) =>
    valueOf(
      await core.stage.content(
        someContentFolder({ lexicon, events: eventIds.map((eventId) => anEventContent({ eventId })) }),
      ),
    )
  await bring(4001)
  await core.stage.account({ ...right, firstName: 'Kim', lastName: 'Muster' })
  let networks = 0
  const port = () => core.site(aPatientVisitor(core.needs, `network-${(networks += 1)}`)).account.alerts
  const follow = async (more: object = {}) =>
    valueOf(await port().follow({ email: 'eva@werk.example', subject: 'theme', key, privacyAccepted: true, ...more }))
  const signedIn = async () => {
    const { accounts, alerts } = core.site(aPatientVisitor(core.needs, 'kims')).account
    valueOf(await accounts.signIn(right))
    return alerts
  }
  const letters = async (): Promise<readonly AlertLetter[]> =>
    (await core.letters()).flatMap((letter) => (letter.kind.startsWith('alert-') ? [letter as AlertLetter] : []))
  const token = async () =>
    (await letters()).flatMap((letter) => (letter.kind === 'alert-confirm' ? [letter.token] : [])).at(-1) ?? 'none'
  const stored = (email = 'eva@werk.example') => core.needs.alerts.of(email)
  const work = async () => {
    core.wait(1)
    await timetableOf(core.needs)((_, fault) => expect(fault).toBeUndefined())
  }
  return { ...core, bring, port, follow, signedIn, letters, token, stored, work }
}

describe('asking to be told', () => {
  test('is confirmed by letter; it is stored what is wanted and to which words', async () => {
    const { follow, letters, stored } = await opened()
    const { id, ...told } = await follow({ email: ' Eva@Werk.example ' })
    expect(told).toEqual({
      message: 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie darin den Link, dann benachrichtigen wir Sie.',
      begun: false,
    })
    expect(await stored()).toMatchObject([
      { id, subject: theme, textVersion: 'benachrichtigung-2026-11', known: [], link: { until: untilNoon } },
    ])
    expect(await letters()).toMatchObject([
      {
        kind: 'alert-confirm',
        to: 'eva@werk.example',
        dedupeKey: `alert-confirm:${id}`,
        subject: theme,
        hours: 48,
        until: untilNoon,
      },
    ])
  })

  test.each([
    [{ email: 'eva' }, { why: 'invalid', fields: { email: 'malformed' } }],
    [{ subject: 'hotel' }, { why: 'invalid', fields: { subject: 'unknown' } }],
    [{ key: 'nirgends' }, { why: 'not-found' }],
  ])('with %j is refused', async (change, refusal) => {
    const { port, stored } = await opened()
    const ask = { email: 'eva@werk.example', subject: 'theme' as const, key, privacyAccepted: true, ...change }
    expect(await port().follow(ask)).toEqual({ ok: false, refusal })
    expect(await stored()).toEqual([])
  })

  test('within the hour is one request, later another one, under a key always the same', async () => {
    const { follow, stored, travelTo } = await opened()
    const first = await follow()
    const keyed = await follow({ idempotencyKey: 'einmal' })
    travelTo('2026-11-21T12:59:59.000Z')
    expect(await follow()).toEqual(first)
    travelTo('2026-11-21T13:00:00.000Z')
    expect(await follow({ idempotencyKey: 'einmal' })).toEqual(keyed)
    expect(await stored()).toHaveLength(2)
    await follow()
    expect(await stored()).toHaveLength(3)
  })

  test('for what one follows already is answered by letter', async () => {
    const { follow, port, token, letters, stored } = await opened()
    await follow()
    valueOf(await port().confirm({ token: await token() }))
    const { id } = await follow({ idempotencyKey: '2' })
    const [alert, ...more] = await stored()
    expect(more).toEqual([])
    expect((await letters()).at(-1)).toEqual({
      kind: 'alert-begun',
      to: 'eva@werk.example',
      dedupeKey: `alert-begun:${id}`,
      subject: theme,
      already: true,
      stopToken: alert?.stopToken,
    })
  })
})

test('what may be followed is told by name', async () => {
  const { port } = await opened()
  expect(valueOf(await port().subject({ subject: 'theme', key }))).toEqual(theme)
  expect(await port().subject({ subject: 'term', key: 'br/nirgends' })).toEqual({
    ok: false,
    refusal: { why: 'not-found' },
  })
})

describe('a link that confirms', () => {
  test('is good until 48 hours later', async () => {
    const { follow, port, token, travelTo } = await opened()
    await follow()
    const ask = { token: await token() }
    travelTo('2026-11-23T11:59:59.999Z')
    expect(valueOf(await port().lookAtConfirmation(ask))).toEqual(theme)
    travelTo(untilNoon)
    expect(await port().lookAtConfirmation(ask)).toEqual(expired)
    expect(await port().confirm(ask)).toEqual(expired)
  })

  test('begins it once; what there is then is known, and what else waited for the same is forgotten', async () => {
    const { follow, port, token, stored, letters } = await opened()
    await follow({ idempotencyKey: '1' })
    await follow({ idempotencyKey: '2', subject: 'term', key: 'br/abmahnung' })
    const { id } = await follow({ idempotencyKey: '3' })
    const ask = { token: await token() }
    valueOf(await port().confirm(ask))
    expect(await port().confirm(ask)).toEqual(expired)
    const alerts = await stored()
    expect(alerts.map(({ subject, confirmedAt }) => [subject.key, confirmedAt])).toEqual([
      ['br/abmahnung', undefined],
      [key, begun],
    ])
    expect(alerts[1]).toMatchObject({ id, known: ['events', 'event:4001'] })
    expect(alerts[1]).not.toHaveProperty('link')
    expect((await letters()).at(-1)).toMatchObject({
      kind: 'alert-begun',
      to: 'eva@werk.example',
      dedupeKey: `alert-begun:${id}`,
      already: false,
    })
  })

  test('that nobody was sent begins nothing', async () => {
    const { port } = await opened()
    expect(await port().confirm({ token: 'x' })).toEqual(expired)
  })
})

describe('whoever is signed in', () => {
  test('follows at once under her own address, and sees what she follows', async () => {
    const { signedIn, letters } = await opened()
    const alerts = await signedIn()
    const ask = { email: right.email, subject: 'theme', key, privacyAccepted: true } as const
    const { id, ...told } = valueOf(await alerts.follow(ask))
    expect(told).toEqual({ message: 'Wir benachrichtigen Sie ab jetzt per E-Mail.', begun: true })
    expect(valueOf(await alerts.follow({ ...ask, idempotencyKey: '2' })).begun).toBe(true)
    expect(valueOf(await alerts.list({}))).toEqual({ items: [{ id, subject: theme, since: begun }], total: 1 })
    const began = (await letters()).flatMap((letter) => (letter.kind === 'alert-begun' ? [letter.already] : []))
    expect(began).toEqual([false, true])
  })

  test('asks the owner of any other address, and does not see what that one follows', async () => {
    const { signedIn, port, token } = await opened()
    const alerts = await signedIn()
    const ask = { email: 'eva@werk.example', subject: 'theme', key, privacyAccepted: true } as const
    const { id, begun: atOnce } = valueOf(await alerts.follow(ask))
    expect(atOnce).toBe(false)
    valueOf(await port().confirm({ token: await token() }))
    expect(valueOf(await alerts.list({}))).toEqual({ items: [], total: 0 })
    expect(await alerts.end({ id })).toEqual({ ok: false, refusal: { why: 'not-found' } })
  })

  test('ends what she follows, once', async () => {
    const { signedIn, stored } = await opened()
    const alerts = await signedIn()
    const { id } = valueOf(await alerts.follow({ email: right.email, subject: 'theme', key, privacyAccepted: true }))
    expect((await alerts.end({ id })).ok).toBe(true)
    expect(await alerts.end({ id })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(valueOf(await alerts.list({})).items).toEqual([])
    expect(await stored(right.email)).toMatchObject([{ id, known: [], confirmedAt: begun, endedAt: begun }])
  })

  test('is asked for; a stranger sees and ends nothing', async () => {
    const { port } = await opened()
    const notSignedIn = { ok: false, refusal: { why: 'not-signed-in' } }
    expect(await port().list({})).toEqual(notSignedIn)
    expect(await port().end({ id: 'x' })).toEqual(notSignedIn)
  })
})

const confirmed = async () => {
  const core = await opened()
  await core.follow()
  valueOf(await core.port().confirm({ token: await core.token() }))
  const [alert] = await core.stored()
  return { ...core, alert: required(alert) }
}

test('a link that stops ends it at once, and keeps the proof of the consent alone', async () => {
  const { port, alert, stored, travelTo } = await confirmed()
  const ask = { token: alert.stopToken }
  expect(valueOf(await port().lookAtStop(ask))).toEqual(theme)
  travelTo('2026-12-01T12:00:00.000Z')
  expect((await port().stop(ask)).ok).toBe(true)
  travelTo('2026-12-02T12:00:00.000Z')
  expect((await port().stop(ask)).ok).toBe(true)
  const { seen: _, ...kept } = alert
  expect(await stored()).toEqual([{ ...kept, known: [], endedAt: '2026-12-01T12:00:00.000Z' }])
  expect(await port().lookAtStop({ token: 'x' })).toEqual(expired)
  expect(await port().stop({ token: 'x' })).toEqual(expired)
})

describe('what is new', () => {
  const news = async (...eventIds: readonly number[]) => {
    const core = await confirmed()
    await core.bring(4001, ...eventIds)
    await core.needs.change(async ({ tasks }) =>
      done(await tasks.schedule({ kind: 'tell-followers', subject: `theme:${key}` }, core.needs.clock.now())),
    )
    await core.work()
    return (await core.letters()).flatMap((letter) => (letter.kind === 'alert-news' ? [letter] : []))
  }

  test('is told in one letter, and nothing where there is nothing', async () => {
    expect(await news()).toEqual([])
    expect(await news(4002)).toMatchObject([
      { to: 'eva@werk.example', subject: theme, items: [{ kind: 'event', town: 'Hamburg' }], more: 0 },
    ])
  })

  test.each([
    [10, 10, 0],
    [11, 10, 1],
    [13, 10, 3],
  ])('of %i events tells %i, and of how many more: %i', async (count, told, more) => {
    const [letter] = await news(...Array.from({ length: count }, (_, nth) => 4002 + nth))
    expect([letter?.items.length, letter?.more]).toEqual([told, more])
  })
})
