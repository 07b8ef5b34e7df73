import { describe, expect, test } from 'vitest'
import { catalogueOf } from '#core/catalogue/catalogue.service.ts'
import type { EarlierStart } from '#core/catalogue/catalogue.ts'
import { howRescheduled } from '#core/catalogue/rescheduled-event.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, someContentFolder } from './sample-content.ts'
import { anEvent, aTheme } from './sample-theme.ts'

const key = 'betriebsverfassungsrecht-i-4001'
const brought = async (...dates: Parameters<typeof anEventContent>[0][]) => {
  const testCore = openTestCore()
  const bring = async (...some: Parameters<typeof anEventContent>[0][]) =>
    valueOf(await testCore.stage.content(someContentFolder({ events: some.map(anEventContent) })))
  await bring(...dates)
  return {
    ...testCore,
    bring,
    history: (asked: string) => testCore.site(aVisitor()).programme.catalogue.eventHistory({ key: asked }),
  }
}

describe('what has become of an event', () => {
  test('is nothing while it stands as it was announced', async () => {
    const { history } = await brought({})
    expect(valueOf(await history(key))).toMatchObject({ event: { eventId: 4001 }, calledOff: false, earlierStarts: [] })
  })

  test('are the beginnings it had, oldest first', async () => {
    const { bring, history } = await brought({})
    await bring({ start: '2026-12-14' })
    await bring({ start: '2026-12-14', startTime: '10:00' })
    const { event, calledOff, earlierStarts } = valueOf(await history(key))
    expect([event.startDate, event.startTime, calledOff]).toEqual(['2026-12-14', '10:00', false])
    expect(earlierStarts).toEqual([
      { startDate: '2026-12-07', startTime: '09:00' },
      { startDate: '2026-12-14', startTime: '09:00' },
    ])
  })

  test('is told of one that was called off, as it was, until its last day is over', async () => {
    const { bring, history, travelTo } = await brought({})
    await bring()
    expect(valueOf(await history(key))).toMatchObject({ event: { startDate: '2026-12-07' }, calledOff: true })
    travelTo('2026-12-11T22:59:59.000Z')
    expect(valueOf(await history(key))).toMatchObject({ life: 'ended-today', calledOff: true })
    travelTo('2026-12-11T23:00:00.000Z')
    const past = {
      why: 'past',
      themeUrl: 'betriebsverfassungsrecht-i',
      startDate: '2026-12-07',
      endDate: '2026-12-11',
    }
    expect(await history(key)).toEqual({ ok: false, refusal: past })
  })

  test('is refused as the event itself', async () => {
    const { history } = await brought({})
    const notFound = { ok: false, refusal: { why: 'not-found' } }
    expect(await history('nirgends-9999')).toEqual(notFound)
    expect(await history('alter-name-4001')).toEqual({
      ok: false,
      refusal: { why: 'moved', to: '/seminare/p/betriebsverfassungsrecht-i-4001' },
    })
  })

  test('is asked of nobody where a key has no number', async () => {
    const { needs } = await brought({})
    const asked: unknown[] = []
    const event = async (eventId: number) => void asked.push(eventId)
    const catalogue = catalogueOf({ ...needs, catalogue: { ...needs.catalogue, event } })
    expect(await catalogue.eventHistory({ key: 'ohne-nummer' })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(asked).toEqual([])
  })
})

describe('how an event was rescheduled', () => {
  const event = { ...anEvent({ startDate: '2026-12-07', startTime: '09:00' }), theme: aTheme() }
  const from = (startDate: string, startTime = '09:00'): EarlierStart => ({ startDate, startTime })
  test.each<[string, readonly EarlierStart[], ReturnType<typeof howRescheduled>]>([
    ['not at all', [], undefined],
    ['from another day', [from('2026-11-30')], { from: 'days', days: ['2026-11-30'] }],
    [
      'from days, each once, whatever the hours',
      [from('2026-11-30'), from('2026-11-30', '10:00'), from('2026-12-14')],
      { from: 'days', days: ['2026-11-30', '2026-12-14'] },
    ],
    [
      'from another day and back, to another hour',
      [from('2026-12-07', '08:00'), from('2026-11-30')],
      { from: 'days', days: ['2026-11-30'] },
    ],
    ['from another hour', [from('2026-12-07', '08:00')], { from: 'hours', hours: ['08:00'] }],
    [
      'from other hours',
      [from('2026-12-07', '08:00'), from('2026-12-07', '10:00')],
      { from: 'hours', hours: ['08:00', '10:00'] },
    ],
  ])('%s', (_, earlierStarts, moved) => expect(howRescheduled({ event, earlierStarts })).toEqual(moved))
})
