import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Consent } from '#core/media/media.ts'
import { playerOf, videoMachine } from '#core/media/video.machine.ts'
import type { VideoEmitted, VideoEvent, VideoInput } from '#core/media/video.machine.ts'
import { videoSettings } from '#core/media/video-settings.ts'

const undecided: Consent = { decided: false, marketing: false }
const accepted: Consent = { decided: true, marketing: true }
const declined: Consent = { decided: true, marketing: false }

const embed = 'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e?autoplay=1&modestbranding=1&rel=0'

const playerWith = (settings: Partial<VideoInput> = {}) => {
  const actor = createActor(videoMachine, {
    input: {
      ...videoSettings({ source: 'https://youtu.be/a1B2-c3_D4e', title: 'Die erste Sitzung' }),
      consent: undecided,
      ...settings,
    },
  })
  const told: VideoEmitted['type'][] = []
  actor.on('*', ({ type }) => told.push(type))
  actor.start()
  return {
    told,
    send: (event: VideoEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    consent: () => actor.getSnapshot().context.consent,
    player: () => playerOf(actor.getSnapshot()),
  }
}
const decide = (consent: Consent): VideoEvent => ({ type: 'consent.decided', consent })

describe('A video', () => {
  test('starts not playing, with its cover [rule:video-starts-idle] [rule:video-placeholder-cover]', () => {
    const { player, told, state } = playerWith({ consent: accepted })
    expect(state()).toBe('idle')
    expect(player()).toStrictEqual({
      playing: false,
      dialogOpen: false,
      overlayOpen: false,
      pageScrolls: true,
      cover: '/img/platzhalter-standort.svg',
      title: 'Die erste Sitzung',
      description: '',
      withShadow: false,
      atEndOfPage: false,
      paddingBottom: '30px',
    })
    expect(told).toEqual([])
  })

  test('shows what its host sets [rule:video-inputs]', () => {
    const { player } = playerWith({
      image: '/img/sitzung.jpg',
      description: 'Mara Kessler erklärt.',
      withShadow: true,
      usePortal: true,
      paddingBottom: '0',
    })
    expect(player()).toMatchObject({
      cover: '/img/sitzung.jpg',
      description: 'Mara Kessler erklärt.',
      withShadow: true,
      paddingBottom: '0',
    })
  })

  test.each([
    ['the overlay', { consent: accepted, popup: true, usePortal: true }, true],
    ['the dialog', { usePortal: true }, true],
    ['a player in its place', { consent: accepted, usePortal: true }, false],
    ['an overlay without the setting', { consent: accepted, popup: true }, false],
  ])('%s stands at the end of the page: %j', (_, settings, atEnd) => {
    const { player, send } = playerWith(settings)
    expect(player().atEndOfPage).toBe(false)
    send({ type: 'cover.clicked' })
    expect(player().atEndOfPage).toBe(atEnd)
  })

  test('plays on a click on its cover, with consent [rule:video-cover-click]', () => {
    const { player, send, state } = playerWith({ consent: accepted })
    send({ type: 'cover.clicked' })
    expect(state()).toBe('playing')
    expect(player()).toMatchObject({
      playing: true,
      dialogOpen: false,
      overlayOpen: false,
      pageScrolls: true,
      embedAddress: embed,
    })
  })

  test('plays at once with autoplay and consent [rule:video-autoplay]', () => {
    expect(playerWith({ autoplay: true, consent: accepted }).player().playing).toBe(true)
  })

  test('asks for consent at once with autoplay and without consent [rule:video-autoplay] [rule:video-needs-consent]', () => {
    expect(playerWith({ autoplay: true }).player()).toMatchObject({ playing: false, dialogOpen: true })
  })

  test('in a popup lies over a page that does not scroll, until it is closed', () => {
    const { player, send } = playerWith({ consent: accepted, popup: true })
    expect(player()).toMatchObject({ overlayOpen: false, pageScrolls: true })
    send({ type: 'cover.clicked' })
    expect(player()).toMatchObject({ playing: true, overlayOpen: true, pageScrolls: false })
    send({ type: 'popup.closed' })
    expect(player()).toMatchObject({ playing: false, overlayOpen: false, pageScrolls: true })
    send({ type: 'cover.clicked' })
    expect(player().overlayOpen).toBe(true)
  })

  test.each([undecided, declined])(
    'with the consent %j opens the dialog instead [rule:video-blocked-dialog]',
    (consent) => {
      const { player, send, state } = playerWith({ consent, popup: true })
      send({ type: 'cover.clicked' })
      expect(state()).toBe('blocked')
      expect(player()).toMatchObject({ playing: false, dialogOpen: true, overlayOpen: false, pageScrolls: true })
      expect(player()).not.toHaveProperty('embedAddress')
    },
  )

  test('stays stopped when the dialog is closed, and asks again on the next click [rule:video-dialog-close-stops]', () => {
    const { player, send, state } = playerWith()
    send({ type: 'cover.clicked' })
    send({ type: 'dialog.closed' })
    expect(state()).toBe('idle')
    expect(player()).toMatchObject({ playing: false, dialogOpen: false })
    send({ type: 'cover.clicked' })
    expect(player().dialogOpen).toBe(true)
  })

  test('renews the consent with ‘Video laden’, and waits for the choice in the dialog', () => {
    const { player, send, told } = playerWith()
    send({ type: 'cover.clicked' })
    send({ type: 'load.clicked' })
    expect(told).toEqual(['consent.renewed'])
    expect(player()).toMatchObject({ playing: false, dialogOpen: true })
  })

  test('plays once marketing is accepted [rule:video-consent-accepted]', () => {
    const { player, send } = playerWith()
    send({ type: 'cover.clicked' })
    send({ type: 'load.clicked' })
    send(decide(accepted))
    expect(player()).toMatchObject({ playing: true, dialogOpen: false, embedAddress: embed })
  })

  test('stays stopped once marketing is declined [rule:video-consent-declined]', () => {
    const { player, send } = playerWith()
    send({ type: 'cover.clicked' })
    send(decide(declined))
    expect(player()).toMatchObject({ playing: false, dialogOpen: false })
    send({ type: 'cover.clicked' })
    expect(player().dialogOpen).toBe(true)
  })

  test('waits on while the choice is taken back but not made', () => {
    const { player, send } = playerWith()
    send({ type: 'cover.clicked' })
    send(decide({ decided: false, marketing: true }))
    expect(player()).toMatchObject({ playing: false, dialogOpen: true })
  })

  test.each([declined, undecided])('stops when consent is withdrawn: %j [rule:video-consent-declined]', (consent) => {
    const { player, send, state } = playerWith({ consent: accepted, popup: true })
    send({ type: 'cover.clicked' })
    send(decide(consent))
    expect(state()).toBe('idle')
    expect(player()).toMatchObject({ playing: false, dialogOpen: false, pageScrolls: true })
    expect(player()).not.toHaveProperty('embedAddress')
    send({ type: 'cover.clicked' })
    expect(player().dialogOpen).toBe(true)
  })

  test('goes on when consent is confirmed while it plays', () => {
    const { player, send } = playerWith({ consent: accepted })
    send({ type: 'cover.clicked' })
    send(decide(accepted))
    expect(player().playing).toBe(true)
  })

  test('does not start by itself when somebody accepts elsewhere, but is ready for the click', () => {
    const { player, send } = playerWith()
    send(decide(accepted))
    expect(player()).toMatchObject({ playing: false, dialogOpen: false })
    send({ type: 'cover.clicked' })
    expect(player().playing).toBe(true)
  })

  test('remembers a consent accepted in its own dialog', () => {
    const { player, send } = playerWith({ popup: true })
    send({ type: 'cover.clicked' })
    send(decide(accepted))
    send({ type: 'popup.closed' })
    send({ type: 'cover.clicked' })
    expect(player().playing).toBe(true)
  })

  test('knows the latest choice in every state', () => {
    for (const settings of [{}, { autoplay: true }, { autoplay: true, consent: accepted }, { source: '' }]) {
      for (const choice of [accepted, declined, undecided]) {
        const { send, consent } = playerWith(settings)
        const latest = { ...choice }
        send(decide(latest))
        expect(consent()).toBe(latest)
      }
    }
  })

  test('remembers a choice that was taken back in its own dialog', () => {
    const { player, send } = playerWith({ consent: declined })
    send({ type: 'cover.clicked' })
    send(decide(undecided))
    send({ type: 'dialog.closed' })
    send({ type: 'cover.clicked' })
    expect(player().dialogOpen).toBe(true)
  })
})

describe('A video that only emits clicks', () => {
  test.each([undecided, accepted])(
    'tells of every click and does nothing else, with %j [rule:video-only-emit-click]',
    (consent) => {
      const { player, send, told } = playerWith({ onlyEmitClick: true, consent })
      send({ type: 'cover.clicked' })
      send({ type: 'cover.clicked' })
      expect(told).toEqual(['toggle-play-video', 'toggle-play-video'])
      expect(player()).toMatchObject({ playing: false, dialogOpen: false })
    },
  )

  test('still starts itself, for autoplay is no click [rule:video-only-emit-click]', () => {
    const { player, send, told } = playerWith({ onlyEmitClick: true, autoplay: true, consent: accepted })
    expect(player().playing).toBe(true)
    send({ type: 'cover.clicked' })
    expect(told).toEqual(['toggle-play-video'])
    expect(player().playing).toBe(true)
  })

  test('needs no source of its own', () => {
    const { player, send, told } = playerWith({ onlyEmitClick: true, source: '' })
    send({ type: 'cover.clicked' })
    expect(told).toEqual(['toggle-play-video'])
    expect(player()).not.toHaveProperty('message')
  })
})

describe('A video whose source is none', () => {
  test.each([true, false])('says so and plays never (autoplay %s)', (autoplay) => {
    const { player, send, state, told } = playerWith({ source: 'https://vimeo.com/1', autoplay, consent: accepted })
    expect(state()).toBe('unplayable')
    expect(player()).toMatchObject({ playing: false, dialogOpen: false, message: 'video-unplayable' })
    send({ type: 'cover.clicked' })
    send(decide(accepted))
    expect(state()).toBe('unplayable')
    expect(told).toEqual([])
  })

  test('has nothing to say otherwise', () => {
    expect(playerWith().player()).not.toHaveProperty('message')
  })
})

test('Events that do not fit a state change nothing', () => {
  const idle = playerWith()
  for (const type of ['dialog.closed', 'load.clicked', 'popup.closed'] as const) idle.send({ type })
  expect([idle.state(), idle.told]).toEqual(['idle', []])
  const playing = playerWith({ autoplay: true, consent: accepted })
  for (const type of ['dialog.closed', 'load.clicked', 'cover.clicked'] as const) playing.send({ type })
  expect([playing.state(), playing.told]).toEqual(['playing', []])
  const blocked = playerWith({ autoplay: true })
  for (const type of ['popup.closed', 'cover.clicked'] as const) blocked.send({ type })
  expect([blocked.state(), blocked.told]).toEqual(['blocked', []])
})

test('Whatever happens in whatever order: the player does what a few facts say', () => {
  const settings = fc.record({
    popup: fc.boolean(),
    autoplay: fc.boolean(),
    onlyEmitClick: fc.boolean(),
    source: fc.constantFrom('https://youtu.be/a1B2-c3_D4e', 'https://vimeo.com/1'),
    consent: fc.constantFrom(undecided, accepted, declined),
  })
  const event: fc.Arbitrary<VideoEvent> = fc.oneof(
    fc.constantFrom<VideoEvent>(
      { type: 'cover.clicked' },
      { type: 'cover.clicked' },
      { type: 'dialog.closed' },
      { type: 'load.clicked' },
      { type: 'popup.closed' },
    ),
    fc.constantFrom(undecided, accepted, declined).map(decide),
  )
  fc.assert(
    fc.property(settings, fc.array(event, { maxLength: 30 }), (given, events) => {
      const { player, send, told } = playerWith(given)
      const playable = given.source.includes('youtu.be')
      let mayPlay = given.consent === accepted
      let plays = playable && given.autoplay && mayPlay
      let asks = playable && given.autoplay && !mayPlay
      const expected: string[] = []
      for (const one of events) {
        if (one.type === 'cover.clicked' && given.onlyEmitClick) expected.push('toggle-play-video')
        else if (one.type === 'cover.clicked' && playable && !plays) [plays, asks] = [mayPlay, !mayPlay]
        if (one.type === 'dialog.closed') asks = false
        if (one.type === 'load.clicked' && asks) expected.push('consent.renewed')
        if (one.type === 'popup.closed') plays = false
        if (one.type === 'consent.decided') {
          mayPlay = one.consent === accepted
          plays = (plays || asks) && mayPlay
          asks = asks && one.consent === undecided
        }
        send(one)
        expect(player()).toMatchObject({
          playing: plays,
          dialogOpen: asks,
          overlayOpen: plays && given.popup,
          pageScrolls: !(plays && given.popup),
        })
        expect('embedAddress' in player()).toBe(plays)
      }
      expect(told).toEqual(expected)
      // Nothing ever plays without consent.
      if (!mayPlay) expect(player().playing).toBe(false)
    }),
    { numRuns: 500 },
  )
})
