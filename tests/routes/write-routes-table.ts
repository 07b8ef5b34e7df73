// `npm run routes`: plays the scenarios over HTTP and on screens, notes what they call, and writes docs/routes.md.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '#features/support/tsx-hooks.ts'

// Pages are loaded by what was set up just now.
const { routesPlayed, shownBest } = await import('./routes-played.ts')
const { routesFile, routesTable, rowsOf } = await import('./routes-table.ts')

const given = process.argv[2]
const folder = given ?? mkdtempSync(join(tmpdir(), 'routes-'))
const cucumber = join(import.meta.dirname, '../../node_modules/@cucumber/cucumber/bin/cucumber.js')
if (given === undefined)
  for (const profile of ['http', 'dom']) {
    const { status } = spawnSync(process.execPath, [cucumber, '--profile', profile], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ROUTES_CALLED: folder, EXAMPLES: 'first' },
    })
    if (status !== 0) throw new Error(`scenarios failed in the assembly ${profile}`)
  }
const rows = rowsOf(shownBest(routesPlayed(folder)))
writeFileSync(routesFile, routesTable(rows))
const gaps = rows.filter(({ shownBy }) => shownBy === '')
console.log(`${rows.length} routes, ${gaps.length} that nothing shows`)
for (const { route } of gaps) console.log(route)
if (given === undefined) rmSync(folder, { recursive: true })
