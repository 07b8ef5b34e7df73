import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ForPublishingLaws, LawJob } from '#core/knowledge/laws/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { followLawJob } from '#react/browser/law-job-goes-on.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = Awaited<ReturnType<ForPublishingLaws['progress']>>

/** The box of a job on its page, and what is answered one question after the other. */
const opened = async (...answers: readonly (Partial<LawJob> | Error | 'refused')[]) => {
  const { document } = new Window() as unknown as globalThis.Window
  document.body.innerHTML =
    '<div data-job="job-1"><p data-seen></p><progress max="100"></progress><p role="status"></p></div>'
  const box = document.querySelector<HTMLElement>('[data-job]')
  if (!box) throw new Error('no box')
  const asked: string[] = []
  let reloads = 0
  const heard: string[] = []
  const text = (part: string) => box.querySelector(part)?.textContent
  const progress = async ({ id }: { readonly id: string }): Promise<Answer> => {
    if (text('[role=status]') !== heard.at(-1)) heard.push(text('[role=status]') ?? '')
    const answer = answers[asked.length] ?? new Error('asked too often')
    asked.push(id)
    if (answer instanceof Error) throw answer
    if (answer === 'refused') return refused({ why: 'not-signed-in' })
    return done({ id, file: 'a.xml', begunAt: '2026-11-21T10:00:00.000Z', status: 'running', ...answer })
  }
  const location = { reload: () => void (reloads += 1) }
  const seen = { location, setTimeout: (act: () => void, after: number) => setTimeout(act, after) }
  followLawJob(box, {
    window: seen as unknown as globalThis.Window,
    site: async () => ({ office: { legislation: { progress } } }),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return { asked, heard, reloads: () => reloads, text, bar: box.querySelector('progress')?.value }
}

test('a bar grows, each quarter is told aloud, and at the end the page comes anew', async () => {
  const { asked, heard, reloads, text, bar } = await opened(
    { status: 'queued' },
    { percent: 0 },
    { percent: 10 },
    { percent: 60 },
    { percent: 100 },
    { status: 'done', versionId: 'v' },
  )
  expect(asked).toEqual(Array.from({ length: 6 }, () => 'job-1'))
  expect(reloads()).toBe(1)
  expect(bar).toBe(100)
  expect(text('[data-seen]')).toBe('Die Datei ist eingespielt')
  expect(heard).toEqual([
    '',
    'Die Datei wartet, bis die vor ihr gelesen sind',
    'Die Datei wird gelesen: 0\u00a0%',
    'Die Datei wird gelesen: 60\u00a0%',
    'Die Vorschriften werden gespeichert',
  ])
})

test.each([
  ['a job that failed', { status: 'failed', problem: { why: 'not-a-law' } } as const],
  ['somebody who is signed out', 'refused' as const],
])('the page knows what to say of %s', async (_, answer) => {
  const { asked, reloads } = await opened(answer)
  expect([asked.length, reloads()]).toEqual([1, 1])
})

test('where nobody answers it is asked no more, and said so; one answer missing is none', async () => {
  const gone = new Error('offline')
  const { asked, reloads, text } = await opened(gone, { percent: 20 }, gone, gone, gone, gone, gone)
  expect([asked.length, reloads()]).toEqual([7, 0])
  expect([text('[data-seen]'), text('[role=status]')]).toEqual([
    'Der Server antwortet nicht. Der Auftrag läuft weiter, wenn er schon begonnen hat.',
    'Der Server antwortet nicht. Der Auftrag läuft weiter, wenn er schon begonnen hat.',
  ])
})
