import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRoutes, type Route } from './all-routes.ts'
import type { Played } from './routes-played.ts'
import { shownByTest } from './shown-by-test.ts'

const root = join(import.meta.dirname, '..', '..')

/** Where the table stands. */
export const routesFile = join(root, 'docs/routes.md')

/** A row of the table: a scenario with its feature, or the test that shows what no scenario calls. */
export interface Row extends Route {
  readonly shownBy: string
}

const scenarioText = ({ feature, scenario }: Played): string =>
  `${scenario} (${feature.replace(/^features\//, '').replace(/\.feature$/, '')})`

/** What the table says of each route; what nothing shows has an empty cell, which is a gap. */
export const rowsOf = (best: ReadonlyMap<string, Played>): readonly Row[] =>
  allRoutes().map((one) => {
    const played = best.get(one.route)
    return { ...one, shownBy: played ? scenarioText(played) : (shownByTest[one.route] ?? '') }
  })

const line = ({ route, who, shownBy }: Row): string => `| \`${route}\` | ${who} | ${shownBy} |`
const head = (title: string): readonly string[] => [
  '',
  `## ${title}`,
  '',
  '| Route | Who | Shown by |',
  '| --- | --- | --- |',
]

/** The table as `docs/routes.md` has it. */
export const routesTable = (rows: readonly Row[]): string =>
  [
    '# Every call and every page, who is let in, and what shows it',
    '',
    'Written by `npm run routes`, which plays the scenarios and notes what they call: of each route it names the scenario',
    'that calls the fewest others. Who is let in stands in tables written by hand (tests/http/route-roles.ts,',
    'tests/routes/page-guests.ts), with which the server is compared. `npm test` fails on a route without a row, and on a',
    'row whose scenario does not call it.',
    ...head('Calls'),
    ...rows.filter(({ kind }) => kind === 'call').map(line),
    ...head('Pages'),
    ...rows.filter(({ kind }) => kind === 'page').map(line),
    '',
  ].join('\n')

/** The rows that stand in the file now. */
export function rowsInFile(): readonly Pick<Row, 'route' | 'who' | 'shownBy'>[] {
  return readFileSync(routesFile, 'utf8')
    .split('\n')
    .flatMap((text) => {
      const [, route, who, shownBy] = /^\| `([^`]+)`\s*\| (.*?)\s*\| (.*?)\s*\|$/.exec(text) ?? []
      return route === undefined || who === undefined || shownBy === undefined ? [] : [{ route, who, shownBy }]
    })
}
