import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import type { RouteCalled } from '#features/support/routes-called.ts'
import { routes } from '#react/routes.tsx'

/** A scenario that called a route. */
export interface Played {
  readonly feature: string
  readonly scenario: string
}

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** The route of a call, or that of the page at its address; undefined of what is neither. */
const routeOf = ({ method, pattern, path }: RouteCalled): readonly string[] => {
  const call = pattern === undefined || pattern === '/*' ? [] : [`${method} ${pattern}`]
  const page = matchRoutes(routes, withoutSlash(path))?.at(-1)?.route.path
  return page === undefined ? call : [...call, page]
}

/** What scenarios called, by route, as a run with ROUTES_CALLED wrote it into a folder. */
export function routesPlayed(folder: string): ReadonlyMap<string, readonly Played[]> {
  const found = new Map<string, Played[]>()
  for (const file of globSync('*.json', { cwd: folder })) {
    const all = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly RouteCalled[]
    for (const { feature, scenario, ...called } of all)
      for (const route of routeOf({ feature, scenario, ...called }))
        found.set(route, [...(found.get(route) ?? []), { feature, scenario }])
  }
  return found
}

/** The scenario that says most of a route: the one that calls the fewest others. */
export function shownBest(played: ReadonlyMap<string, readonly Played[]>): ReadonlyMap<string, Played> {
  const nameOf = ({ feature, scenario }: Played): string => `${feature}\n${scenario}`
  const calls = Map.groupBy([...played.values()].flat(), nameOf)
  const rank = (one: Played): number => calls.get(nameOf(one))?.length ?? 0
  return new Map(
    [...played].flatMap(([route, all]) => {
      const [best] = all.toSorted((one, other) => rank(one) - rank(other) || nameOf(one).localeCompare(nameOf(other)))
      return best ? [[route, best] as const] : []
    }),
  )
}
