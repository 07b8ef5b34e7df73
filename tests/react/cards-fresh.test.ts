import { beforeEach, expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import { valueOf } from '../core/test-core.ts'
import { openPages, textOf, type Browsing } from './pages-app.ts'

/** Cards, lists of them and films are drawn and read once: each change is on the page that is asked for next. */
let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
  // What is kept was asked for.
  await browser.get(list)
})

const theme = 'betriebsverfassungsrecht-1'
const list = '/seminare/r/betriebsverfassung'
const pageNow = async () => (await browser.get(list)).html
const cardNow = async () => {
  const cards = (await pageNow()).match(/<article class="card">.*?<\/article>/gs) ?? []
  return textOf(cards.find((card) => card.includes(`href="/seminare/t/${theme}"`)) ?? '')
}
const importNow = async (changed: Partial<Content>) =>
  valueOf(await pages.testApp.stage.content({ ...pages.content, ...changed }))

test('a theme that says something else', async () => {
  const { themes } = pages.content
  expect(await cardNow()).toContain('Grundlagen')
  await importNow({
    themes: themes.map((each) => (each.url === theme ? { ...each, title: 'Ganz anders', level: 'aufbau' } : each)),
  })
  expect(await cardNow()).toMatch(/Aufbau.*Ganz anders/)
})

test('a theme that comes, and one that goes to another rubric', async () => {
  const { themes, rubrics } = pages.content
  const other = rubrics.find(({ url }) => url !== 'betriebsverfassung')?.url ?? ''
  await importNow({
    themes: themes.map((each) => {
      const { sequence: _, ...unplaced } = each
      return each.url === theme ? { ...unplaced, rubric: other } : each
    }),
  })
  expect(await cardNow()).toBe('')
  expect((await browser.get(`/seminare/r/${other}`)).html).toContain(`href="/seminare/t/${theme}"`)
  await importNow({})
  expect(await cardNow()).not.toBe('')
})

test('events that are called off, and those that come', async () => {
  const { events } = pages.content
  const before = await cardNow()
  expect(before).toMatch(/\d+ Standorte/)
  await importNow({ events: events.filter(({ themeUrl }) => themeUrl !== theme) })
  expect(await cardNow()).toContain('Termine folgen')
  await importNow({})
  expect(await cardNow()).toBe(before)
})

test('a seat that is taken', async () => {
  const card = async () =>
    valueOf(await browser.site.programme.catalogue.themes({ rubric: 'betriebsverfassung' })).items.find(
      ({ url }) => url === theme,
    )
  const event = (await card())?.nextDates.find(({ placesLeft }) => placesLeft > 0)
  expect(event).toBeDefined()
  await pages.testApp.stage.takeSeats(event?.eventId ?? 0, 1)
  const now = (await card())?.nextDates.find(({ eventId }) => eventId === event?.eventId)
  expect(now?.placesLeft).toBe((event?.placesLeft ?? 0) - 1)
})

test('a rubric that is called something else, and a film that is no longer there', async () => {
  const { rubrics, records } = pages.content
  expect(await pageNow()).toContain('Filme zur Rubrik')
  await importNow({
    rubrics: rubrics.map((each) => (each.url === 'arbeitsrecht' ? { ...each, title: 'Recht der Arbeit' } : each)),
    records: records.filter(({ kind }) => kind !== 'video'),
  })
  const text = textOf(await pageNow())
  expect(text).toContain('Recht der Arbeit')
  expect(text).not.toContain('Filme zur Rubrik')
})
