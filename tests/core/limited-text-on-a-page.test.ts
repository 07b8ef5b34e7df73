import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { limitText } from '#core/text/limit-text.ts'
import { limitedTextMachine, textOf } from '#core/text/limited-text.machine.ts'

describe('A limited text on a page', () => {
  const shown = (text: string, limit: number, stripTags?: boolean) => {
    const actor = createActor(limitedTextMachine, {
      input: { text, limit, ...(stripTags === undefined ? {} : { stripTags }) },
    }).start()
    return { actor, text: () => textOf(actor.getSnapshot()) }
  }

  test('is truncated until the reader expands it; there is no way back [rule:limited-text-expands-once]', () => {
    const { actor, text } = shown('Hallo schöne Welt', 12)
    expect(text()).toEqual({ text: 'Hallo schöne…', truncated: true, expandLabel: 'Mehr lesen' })
    actor.send({ type: 'expand' })
    expect(text()).toEqual({ text: 'Hallo schöne Welt', truncated: false, expandLabel: 'Mehr lesen' })
    actor.send({ type: 'expand' })
    expect(text().truncated).toBe(false)
    expect(actor.getSnapshot().value).toBe('whole')
  })

  test('that is short enough is whole at once [rule:limited-text-inputs]', () => {
    const { actor, text } = shown('Hallo', 5)
    expect(text()).toEqual({ text: 'Hallo', truncated: false, expandLabel: 'Mehr lesen' })
    actor.send({ type: 'expand' })
    expect(text().text).toBe('Hallo')
  })

  test('keeps its markup, or shows neither of it before nor after [rule:limit-strip-tags]', () => {
    const kept = shown('<p>Hallo <b>schöne</b> Welt</p>', 12)
    expect(kept.text().text).toBe('<p>Hallo <b>schöne…</b></p>')
    kept.actor.send({ type: 'expand' })
    expect(kept.text().text).toBe('<p>Hallo <b>schöne</b> Welt</p>')
    const stripped = shown('<p>Hallo <b>schöne</b> Welt</p>', 12, true)
    expect(stripped.text().text).toBe('Hallo schöne…')
    stripped.actor.send({ type: 'expand' })
    expect(stripped.text().text).toBe('Hallo schöne Welt')
  })

  test('however often it is expanded is truncated before and whole from the first time on', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 12 }), fc.nat({ max: 4 }), (text, limit, times) => {
        const page = shown(text, limit)
        const wasTruncated = limitText(text, limit) !== text
        expect(page.text().truncated).toBe(wasTruncated)
        for (let time = 0; time < times; time += 1) page.actor.send({ type: 'expand' })
        expect(page.text().truncated).toBe(wasTruncated && times === 0)
        if (times > 0) expect(page.text().text).toBe(text)
      }),
    )
  })
})
