import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay } from '../shared/dates.ts'
import { done, refused } from '../shared/result.ts'
import { faultsIn } from './content-rules.ts'
import { contentForStores } from './content-for-stores.ts'
import type { ForImportingContent, ForStoringContent } from './ports.ts'

interface ImportNeeds {
  readonly content: ForStoringContent
  readonly german: ForAnalysingGerman
  readonly clock: Clock
}

/**
 * Brings content in: checks all of it, dates it from the first fill, and hands it to the store, which changes all or
 * nothing.
 */
export const importingContent = ({ content: store, german, clock }: ImportNeeds): ForImportingContent => ({
  async import(content) {
    const now = clock.now()
    const firstFill = (await store.firstFill()) ?? berlinDay(now)
    const faults = faultsIn(content, firstFill)
    if (faults.length > 0) return refused({ why: 'content-faulty', faults })
    return done(await store.apply(contentForStores(content, firstFill, german), firstFill, now))
  },
})
