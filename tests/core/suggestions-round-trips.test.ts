import { expect, test } from 'vitest'
import { openSite } from '#core/open-site.ts'
import { bareContent, event, rubric, theme } from '#features/support/content-builder.ts'
import { right } from './accounts-with-kim.ts'
import { writingDown } from './store-queries.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const fromCaches = (question: string): boolean => question.startsWith('changes.')

test('suggestions ask the store as much for who bookmarked eight seminars as for who bookmarked one', async () => {
  const { stage, needs, site } = openTestCore()
  await stage.account(right)
  const urls = Array.from({ length: 9 }, (_, nth) => `thema-${nth}`)
  const themes = urls.map((url, nth) => theme({ internalId: 101 + nth, url, title: `Thema ${nth}` }))
  const events = urls.map((url, nth) => event({ eventId: 4001 + nth, themeUrl: url }))
  valueOf(await stage.content({ ...bareContent, rubrics: [rubric()], themes, events }))
  const visitor = aVisitor()
  valueOf(await site(visitor).account.accounts.signIn(right))
  const asked: string[] = []
  const { suggestions } = openSite(writingDown(needs, asked))(visitor).account
  const counts = async () => {
    valueOf(await suggestions.articles({}))
    valueOf(await suggestions.themes({}))
    asked.length = 0
    valueOf(await suggestions.themes({}))
    const themes = asked.filter((question) => !fromCaches(question))
    asked.length = 0
    valueOf(await suggestions.articles({}))
    return { themes, articles: asked.filter((question) => !fromCaches(question)) }
  }
  await stage.bookmark(right.email, { type: 'seminar', value: urls[0] ?? '' })
  const before = await counts()
  for (const value of urls.slice(1, 8)) await stage.bookmark(right.email, { type: 'seminar', value })
  const after = await counts()
  expect(after).toEqual(before)
  expect(after.themes.toSorted()).toEqual([
    'bookmarks.of',
    'catalogue.themesToCome',
    'participations.trainings',
    'sessions.find',
    'users.byId',
  ])
  expect(after.articles.length).toBeLessThanOrEqual(10)
})
