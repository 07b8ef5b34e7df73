// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Window } from 'happy-dom'
import { reportTo } from '#react/ui/report-error.ts'
import { reportFaults, type UiFault } from '#react/browser/report-faults.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opened = (url: string, send: (fault: UiFault) => Promise<unknown> = async () => {}) => {
  const page = new Window({ url })
  const sent: UiFault[] = []
  reportFaults(page as unknown as globalThis.Window, async (fault) => {
    sent.push(fault)
    await send(fault)
  })
  const breakDown = (message: string) =>
    page.dispatchEvent(new page.ErrorEvent('error', { error: new page.Error(message), message }))
  return { page, sent, breakDown }
}

describe('errors of the user interface', () => {
  test('are reported outside the development host, without the query [rule:ui-errors-collected]', () => {
    const { sent, breakDown } = opened('https://www.haus.example/suche?q=geheim')
    breakDown('Herz gebrochen')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ message: 'Herz gebrochen', route: '/suche' })
    expect(JSON.stringify(sent)).not.toContain('geheim')
  })

  test('are not reported on localhost', () => {
    const { sent, breakDown } = opened('http://localhost:3000/')
    breakDown('egal')
    expect(sent).toEqual([])
  })

  test('are reported at most ten a minute', () => {
    const { sent, breakDown } = opened('https://www.haus.example/')
    for (let number = 1; number <= 11; number++) breakDown(`Fehler ${number}`)
    expect(sent).toHaveLength(10)
    vi.advanceTimersByTime(59_999)
    breakDown('zu früh')
    expect(sent).toHaveLength(10)
    vi.advanceTimersByTime(1)
    breakDown('wieder')
    expect(sent).toHaveLength(11)
  })

  test('are cut to a size that is taken', () => {
    const { sent, breakDown } = opened('https://www.haus.example/')
    breakDown('x'.repeat(5_000))
    expect(sent[0]?.message).toHaveLength(2_000)
  })

  test('of promises nobody waits for are reported too', () => {
    const { page, sent } = opened('https://www.haus.example/')
    const event = new page.Event('unhandledrejection')
    page.dispatchEvent(Object.assign(event, { reason: 'keine Antwort' }))
    expect(sent[0]?.message).toBe('keine Antwort')
  })

  test('that were caught are handed on like others', () => {
    const { page, sent } = opened('https://www.haus.example/')
    reportTo(page as unknown as globalThis.Window, new Error('gefangen'))
    expect(sent[0]?.message).toBe('gefangen')
  })

  test('whose report fails are not reported again', async () => {
    const { sent, breakDown } = opened('https://www.haus.example/', () => Promise.reject(new Error('offline')))
    breakDown('eins')
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
  })
})
