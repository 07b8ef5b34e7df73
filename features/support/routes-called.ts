import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** A route that was called in a scenario: that of a call as the server has it, or the path of a page. */
export interface RouteCalled {
  readonly feature: string
  readonly scenario: string
  readonly method: string
  /** As the server has registered it; absent where it drew a page. */
  readonly pattern?: string
  readonly path: string
}

const folder = process.env['ROUTES_CALLED']
const called = new Map<string, RouteCalled>()
let playedIn = ''
let played: Pick<RouteCalled, 'feature' | 'scenario'> | undefined

/** From now on it is that scenario that calls. */
export const scenarioBegins = (assembly: string, feature: string, scenario: string): void => {
  playedIn = assembly
  played = { feature, scenario }
}

/** Remembers what the server was asked, where somebody wants to know. */
export const routeCalled = (asked: Pick<RouteCalled, 'method' | 'pattern' | 'path'>): void => {
  if (folder === undefined || played === undefined) return
  const one = { ...played, ...asked }
  called.set(JSON.stringify(one), one)
}

/** Writes all that was called into the folder that ROUTES_CALLED names. */
export function writeRoutesCalled(): void {
  if (folder === undefined || called.size === 0) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${playedIn}-${process.pid}-${threadId}.json`), JSON.stringify([...called.values()]))
}
