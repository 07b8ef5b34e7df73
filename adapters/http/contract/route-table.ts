import { handWrittenCalls } from './hand-written-calls.ts'
import type { Method } from './method.ts'
import { endpoints } from './site-contract.ts'

export interface RouteRow {
  readonly name: string
  readonly path: string
  readonly methods: readonly Method[]
}

/** Every call of the application under its name, by name (spec §7, generate-routes). */
export const routeRows: readonly RouteRow[] = [...endpoints, ...handWrittenCalls]
  .map(({ name, endpoint }) => ({ name, path: endpoint.path, methods: [endpoint.method] }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
