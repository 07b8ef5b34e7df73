import { expect, test } from 'vitest'
import { normSources } from '#core/alerts/norm-sources.ts'
import { done } from '#core/shared/result.ts'
import { gardenLaw } from './laws/garden-law.ts'
import { openTestCore } from './test-core.ts'

test.each([
  ['99', '§ 99 GartG'],
  ['4a', '§ 4a GartG'],
  ['art-9', 'Art 9 GartG'],
  ['anlage-1', 'Anlage 1 GartG'],
])('of a norm that left its law, %s, the letter says which it was: %s', async (number, title) => {
  const { needs } = openTestCore()
  await needs.change(async ({ laws }) => {
    await laws.add({ id: 'v-1', importedAt: needs.clock.now(), warnings: [], text: gardenLaw })
    return done(await laws.publish({ id: 'v-1', slug: gardenLaw.slug }, needs.clock.now()))
  })
  const { sourceOfGone } = normSources(needs)
  expect(await sourceOfGone(gardenLaw.slug, number)).toEqual({
    key: `norm:${gardenLaw.slug}/${number}`,
    facts: [
      {
        key: `gone:${gardenLaw.slug}/${number}`,
        item: { kind: 'gone', title, url: `/gesetze/${gardenLaw.slug}` },
      },
    ],
    title,
  })
  expect(await sourceOfGone(gardenLaw.slug, 'praeambel')).toBeUndefined()
  expect(await sourceOfGone('waldg', number)).toBeUndefined()
})
