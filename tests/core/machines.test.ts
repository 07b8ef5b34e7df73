import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { ActorOptions, AnyActorLogic, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { videoSettings } from '#core/media/video-settings.ts'
import { videoMachine } from '#core/media/video.machine.ts'
import type { VideoEvent, VideoInput } from '#core/media/video.machine.ts'
import { limitedTextMachine } from '#core/text/limited-text.machine.ts'
import { wishlistOn } from '#core/wishlist/wishlist-on-port.ts'
import { wishlistMachine } from '#core/wishlist/wishlist.machine.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import { heldWishlist } from './wishlist-machine.page.ts'
import type { Ending } from './wishlist-machine.page.ts'

/** Every transition of a machine, named by its state, what triggers it and its index among its likes. */
const transitionsOf = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> => {
  const found = new Map<AnyTransitionDefinition, string>()
  const visit = (node: AnyStateNode): void => {
    for (const some of [...node.transitions.values(), node.always ?? []]) {
      for (const [place, one] of some.entries()) found.set(one, `${node.id}: ${one.eventType || 'always'} ${place}`)
    }
    for (const inner of Object.values(node.states)) visit(inner)
  }
  visit(machine.root)
  return found
}

/** Notes which transitions of a machine are taken. */
const watched = (machine: AnyStateMachine) => {
  const open = new Map(transitionsOf(machine))
  const inspect: ActorOptions<AnyActorLogic>['inspect'] = (seen) => {
    if ('type' in seen && seen.type === '@xstate.microstep') for (const one of seen._transitions) open.delete(one)
  }
  return { inspect, open: () => [...open.values()] }
}

test.each([
  ['wishlist', wishlistMachine],
  ['video', videoMachine],
  ['limited-text', limitedTextMachine],
])('The machine %s can be written down and drawn', (id, machine) => {
  expect(machine.id).toBe(id)
  expect(JSON.parse(JSON.stringify(machine.config))).toMatchObject({ id, initial: 'arriving' })
})

test('A walk through the video machine takes every transition', () => {
  const { inspect, open } = watched(videoMachine)
  const allowed = { decided: true, marketing: true }
  const denied = { decided: true, marketing: false }
  const unasked = { decided: false, marketing: false }
  const walk = (settings: Partial<VideoInput>, ...events: readonly VideoEvent[]) => {
    const input = { ...videoSettings({ source: 'https://youtu.be/a1B2-c3_D4e' }), consent: unasked, ...settings }
    const actor = createActor(videoMachine, { input, inspect }).start()
    for (const event of events) actor.send(event)
    return actor.getSnapshot().value
  }
  const click: VideoEvent = { type: 'cover.clicked' }
  const decide = (consent: VideoInput['consent']): VideoEvent => ({ type: 'consent.decided', consent })

  expect(walk({ source: '' })).toBe('unplayable')
  expect(walk({ source: '', onlyEmitClick: true }, click)).toBe('unplayable')
  expect(walk({ onlyEmitClick: true }, click)).toBe('idle')
  expect(walk({ autoplay: true }, { type: 'load.clicked' }, decide(unasked), { type: 'dialog.closed' })).toBe('idle')
  expect(walk({}, decide(denied), click, decide(denied))).toBe('idle')
  expect(walk({}, click, decide(allowed), decide(allowed), decide(denied))).toBe('idle')
  expect(walk({ consent: allowed }, click, { type: 'popup.closed' })).toBe('idle')
  expect(open()).toEqual([])
})

test('A walk through the limited text machine takes every transition', () => {
  const { inspect, open } = watched(limitedTextMachine)
  createActor(limitedTextMachine, { input: { text: 'Hallo', limit: 5 }, inspect }).start()
  createActor(limitedTextMachine, { input: { text: 'Hallo', limit: 4 }, inspect })
    .start()
    .send({ type: 'expand' })
  expect(open()).toEqual([])
})

test('A walk through the wishlist machine takes every transition', async () => {
  const one: BookmarkItem = { type: 'seminar', value: 'arbeitsrecht-1' }
  const other: BookmarkItem = { type: 'hotel', value: 'hotel-7' }
  const open = new Set(transitionsOf(wishlistMachine).values())
  const walk = async (
    steps: readonly (Ending | 'one' | 'other' | 'show' | 'close' | 'elsewhere')[],
    signedIn = true,
    kept = [other],
  ) => {
    const store = heldWishlist(kept)
    const address = `https://seminarhaus.example/?add_to_wishlist=${one.value}`
    const { machine, input } = wishlistOn({ wishlist: store.port, signedIn, address })
    const names = transitionsOf(machine)
    const actor = createActor(machine, {
      input,
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return
        for (const taken of seen._transitions) open.delete(names.get(taken) ?? '')
      },
    }).start()
    for (const step of steps) {
      if (step === 'one' || step === 'other') actor.send({ type: 'heart.clicked', item: step === 'one' ? one : other })
      else if (step === 'show') actor.send({ type: 'heart.shown', item: one })
      else if (step === 'close') actor.send({ type: 'dialog.closed' })
      else if (step === 'elsewhere') actor.send({ type: 'list.changed' })
      else await store.end(step)
    }
    return actor.getSnapshot().value
  }

  expect(await walk(['one', 'close', 'show'], false)).toBe('signedOut')
  expect(await walk(['signed-out'])).toBe('signedOut')
  expect(await walk(['broken', 'other', 'signed-out'])).toBe('signedOut')
  expect(await walk(['other', 'other', 'answered'])).toEqual({ signedIn: 'resting' })
  expect(await walk(['show', 'answered', 'one', 'answered', 'answered'])).toEqual({ signedIn: 'resting' })
  expect(await walk(['answered', 'other', 'other', 'answered', 'answered'])).toEqual({ signedIn: 'resting' })
  expect(await walk(['answered', 'other', 'broken', 'broken'])).toEqual({ signedIn: 'resting' })
  expect(await walk(['answered', 'other', 'signed-out'])).toBe('signedOut')
  expect(await walk(['answered', 'one', 'broken', 'signed-out'])).toBe('signedOut')
  expect(await walk(['broken', 'other', 'answered', 'answered'], true, [])).toEqual({ signedIn: 'resting' })
  const both = [one, other]
  expect(await walk(['answered', 'elsewhere', 'answered'], true, both)).toEqual({ signedIn: 'resting' })
  expect(await walk(['answered', 'elsewhere', 'broken'], true, both)).toEqual({ signedIn: 'resting' })
  expect(await walk(['answered', 'elsewhere', 'signed-out'], true, both)).toBe('signedOut')
  expect([...open]).toEqual([])
})
