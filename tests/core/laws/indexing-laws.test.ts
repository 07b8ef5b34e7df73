import { expect, test } from 'vitest'
import { indexPublishedLaws } from '#core/knowledge/laws/indexing-laws.ts'
import { publishLaw } from '../../http/published-law.ts'
import { someContentFolder } from '../sample-content.ts'
import { aVisitor, openTestCore, valueOf } from '../test-core.ts'

test('a law that was published before the search knew any is found after the next import, until then by its name', async () => {
  const { needs, site, stage } = openTestCore()
  const { search } = site(aVisitor()).knowledge
  const titles = async () => valueOf(await search.search({ q: 'Hecken' })).documents.items.map(({ title }) => title)
  await publishLaw({ needs })
  expect(await titles()).toEqual([])
  valueOf(await stage.content(someContentFolder({})))
  expect(await titles()).toEqual(['§ 7 GartG: Hecken'])
  const { version } = (await needs.changes.since(undefined)) ?? { version: -1 }
  await indexPublishedLaws(needs)
  expect(await needs.changes.since(version)).toBeUndefined()
})

test('norms that say nothing any more are not found', async () => {
  const { needs, site } = openTestCore()
  await publishLaw({ needs })
  await indexPublishedLaws(needs)
  const { search } = site(aVisitor()).knowledge
  expect(valueOf(await search.search({ q: 'weggefallen' })).documents.items).toEqual([])
})
