// How `npm start` runs the site, so that what is measured here is what is served.
import { join } from 'node:path'

export interface Serving {
  /** What Node is told: its flags, the program and `serve`. */
  readonly serving: readonly string[]
  readonly servingEnvironment: NodeJS.ProcessEnv
}

/** As a checkout says it itself, so that two of them can be compared. */
export async function servingOf(root: string): Promise<Serving> {
  return (await import(join(root, 'cli/launch/prepare.mjs'))) as Serving
}
