import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { pageWording } from '#wording/pages.ts'
import { keyCalled } from './key-called.ts'

/** What of accessibility the pages call so. */
export const accessibilityCalled = (names: readonly string[]): readonly AccessibilityFact[] =>
  names.map((name) => keyCalled(pageWording.venues.facts, name))
