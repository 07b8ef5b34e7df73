import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import type { ForSearching } from '#core/search/ports.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { readDemoContent } from '#tests/content/reading-demo-content.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { smallLaws } from './small-laws.ts'

/** The application with the demo content and a few small laws. */
export async function demoApplicationOn(store: OpenStore) {
  const application = applicationOn(store, readSettings({ LOG_LEVEL: 'silent', PAGE_CACHE: 'off' }))
  constant(application, parts.clock, { now: () => '2026-11-23T09:00:00.000Z' })
  constant(application, parts.secrets, quickSecrets())
  const stage = application.get(parts.stage)
  const content = await readDemoContent()
  if (!content.ok) throw new Error(JSON.stringify(content.refusal.faults))
  const imported = await stage.content(content.value)
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal.faults))
  for (const law of smallLaws) await stage.law(law)
  return application
}

/** The search over them. */
export const demoSearchOn = async (store: OpenStore): Promise<ForSearching> =>
  (await demoApplicationOn(store)).get(parts.site)(visitorInMemory('somewhere')).knowledge.search
