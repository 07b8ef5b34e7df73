import { expect, test } from 'vitest'
import { article, bareContent } from '#features/support/content-builder.ts'
import { lawNorm, lawOf } from '#features/support/law-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

test('what cites a law by its name is found at its address, which is another one', async () => {
  const { stage, site } = openTestCore()
  const law = { ...lawOf('GartG', [lawNorm('§ 5', 'Hecken', 'Niedrig.')]), slug: 'gartg_2020' }
  await stage.law(law)
  valueOf(await stage.content({ ...bareContent, articles: [article({ html: '<p>Nach § 5 GartG.</p>' })] }))
  const { recommendations } = site(aVisitor()).knowledge
  const found = valueOf(await recommendations.citedIn({ law: 'gartg_2020', norm: '5' }))
  expect(found.items).toMatchObject([{ type: 'artikel', items: [{ id: '1001', norms: ['§\u00a05 GartG'] }] }])
})
