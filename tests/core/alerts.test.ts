import { expect, test } from 'vitest'
import { mostAlerts, mostWaiting } from '#core/alerts/alerts.ts'
import { keysOf, knownAfter, newsFor, type Fact, type Source } from '#core/alerts/news.ts'
import type { AlertLetter } from '#core/alerts/ports.ts'
import { done } from '#core/shared/result.ts'
import { timetableOf } from '#core/timetable-of.ts'
import { aPatientVisitor, openTestCore, valueOf } from './test-core.ts'
import { gardenLaw } from './laws/garden-law.ts'

const fact = (key: string): Fact => ({ key, item: { kind: 'text', title: key, url: '/' } })
const from = (key: string, ...facts: readonly string[]): Source => ({ key, facts: facts.map(fact) })
const of = (...sources: readonly Source[]) => ({ sources })

test('what is not known is news, each once, though two norms tell of it', () => {
  const known = keysOf(of(from('norm:a', 'text:a'), from('norm:b')))
  const now = of(from('norm:a', 'text:a', 'ruling:x'), from('norm:b', 'ruling:x', 'ruling:y'))
  expect(newsFor(known, now).map(({ key }) => key)).toEqual(['ruling:x', 'ruling:y'])
})

test('of a source that she has never met nothing is news, and from then on everything new is', () => {
  const known = keysOf(of(from('norm:a', 'text:a')))
  const now = of(from('norm:a', 'text:a'), from('norm:b', 'text:b'))
  expect(newsFor(known, now)).toEqual([])
  const later = of(from('norm:a', 'text:a'), from('norm:b', 'text:b2'))
  expect(newsFor(knownAfter(known, now), later).map(({ key }) => key)).toEqual(['text:b2'])
})

test('what is gone is remembered, the latest 200 of it, so that its return is no news', () => {
  const texts = Array.from({ length: 202 }, (_, nth) => `text:${nth}`)
  let known = keysOf(of(from('norm:a', 'text:0')))
  for (const text of texts.slice(1)) known = knownAfter(known, of(from('norm:a', text)))
  expect(newsFor(known, of(from('norm:a', 'text:1')))).toEqual([])
  expect(newsFor(known, of(from('norm:a', 'text:0'))).map(({ key }) => key)).toEqual(['text:0'])
})

const lettersIn = async ({ needs }: ReturnType<typeof openTestCore>): Promise<readonly AlertLetter[]> => {
  const now = needs.clock.now()
  const claimed = await needs.letters.claim(1000, now, now)
  return claimed.flatMap(({ letter }) => (letter.kind.startsWith('alert-') ? [letter as AlertLetter] : []))
}
const key = `${gardenLaw.slug}/1`
const publishGarden = async ({ needs }: ReturnType<typeof openTestCore>, id: string, text = gardenLaw) => {
  await needs.change(async ({ laws }) => {
    await laws.add({ id, importedAt: needs.clock.now(), warnings: [], text })
    return done(await laws.publish({ id, slug: text.slug }, needs.clock.now()))
  })
}
const subject = { kind: 'norm', key, title: '§ 1 GartG', url: `/gesetze/${key}` } as const
const following = (nth: number, over: object = {}) => ({
  id: `a-${String(nth).padStart(3, '0')}`,
  email: `leser-${nth}@werk.example`,
  subject,
  requestedAt: '2026-11-20T12:00:00.000Z',
  textVersion: '2026-11',
  confirmedAt: '2026-11-20T12:00:00.000Z',
  stopToken: `stop-${nth}`,
  known: [`norm:${key}`],
  seen: 'long ago',
  ...over,
})

test('an address follows 30 things and no more; it is told so by letter, and whoever asked is not', async () => {
  const core = openTestCore()
  await publishGarden(core, 'v-1')
  await core.needs.change(async ({ alerts }) => {
    for (let nth = 0; nth < mostAlerts; nth += 1)
      await alerts.save(following(nth, { email: 'viel@werk.example', subject: { ...subject, key: `x/${nth}` } }))
    return done(undefined)
  })
  const ask = (email: string) =>
    core.site(aPatientVisitor(core.needs)).account.alerts.follow({ email, subject: 'norm', key, privacyAccepted: true })
  const full = valueOf(await ask('viel@werk.example'))
  const other = valueOf(await ask('wenig@werk.example'))
  expect({ ...full, id: '' }).toEqual({ ...other, id: '' })
  expect((await lettersIn(core)).map(({ kind, to }) => [kind, to])).toEqual([
    ['alert-refused', 'viel@werk.example'],
    ['alert-confirm', 'wenig@werk.example'],
  ])
})

test('so many requests of an address wait for its word; what comes beyond them is not written down', async () => {
  const core = openTestCore()
  await publishGarden(core, 'v-1')
  for (let nth = 0; nth <= mostWaiting; nth += 1) {
    // From another network each hour, and spread over days: neither rate limits nor links end it.
    const { alerts } = core.site(aPatientVisitor(core.needs, `network ${nth}`)).account
    valueOf(await alerts.follow({ email: 'viel@werk.example', subject: 'norm', key, privacyAccepted: true }))
    core.wait(4 * 3600)
  }
  expect(await core.needs.alerts.of('viel@werk.example')).toHaveLength(mostWaiting)
})

test('however many follow it, each is told once, a hundred in one transaction', async () => {
  const core = openTestCore()
  await publishGarden(core, 'v-1')
  await core.needs.change(async ({ alerts, tasks }) => {
    for (let nth = 0; nth < 230; nth += 1) await alerts.save(following(nth))
    return done(await tasks.schedule({ kind: 'tell-followers', subject: `norm:${key}` }, core.needs.clock.now()))
  })
  const keepTimetable = () => timetableOf(core.needs)((_, fault) => expect(fault).toBeUndefined())
  expect(await keepTimetable()).toBe(3)
  expect(await keepTimetable()).toBe(0)
  const letters = await lettersIn(core)
  expect(new Set(letters.map(({ to }) => to)).size).toBe(230)
  expect(letters).toHaveLength(230)
})
