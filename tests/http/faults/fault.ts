import type { LightMyRequestResponse } from 'fastify'
import type { injectVisitor } from '../inject-visitor.ts'
import type { TestApp } from '../test-app.ts'

export type Asker = ReturnType<typeof injectVisitor>

/** What somebody does wrong, and how he is answered. */
export interface Fault {
  readonly route: string
  readonly fault: string
  readonly ask: (visitor: Asker, testApp: TestApp) => Promise<LightMyRequestResponse>
  readonly status: number
  /** A word or sentence of the answer, on a page or in a problem. */
  readonly says?: string
  /** Values that the form shows again. */
  readonly keeps?: Readonly<Record<string, string>>
  readonly allow?: string
  readonly location?: string
}

/** A browser asks for a page. */
export const html = { accept: 'text/html' }

/** Larger than any body may be. */
export const large = 'x'.repeat(10 * 1024 * 1024)

/** Pages say so to a form that comes from somewhere else. */
export const strange = 'Das dürfen wir nicht annehmen'
