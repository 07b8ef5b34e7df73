import type { LawText } from '#core/knowledge/laws/laws.ts'
import { done } from '#core/shared/result.ts'
import { gardenLaw } from '../core/laws/garden-law.ts'
import type { TestApp } from './test-app.ts'

/** Publishes a law that everybody reads from now on. */
export async function publishLaw({ needs }: Pick<TestApp, 'needs'>, text: LawText = gardenLaw): Promise<void> {
  const id = `v-${text.slug}-${text.builtAt}`
  await needs.change(async ({ laws, tags }) => {
    await laws.add({ id, importedAt: needs.clock.now(), warnings: [], text })
    await laws.publish({ id, slug: text.slug }, needs.clock.now())
    tags.invalidate(['laws', `law:${text.slug}`])
    return done(undefined)
  })
}
