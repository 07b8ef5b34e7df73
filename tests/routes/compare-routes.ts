// After the scenarios: whether those that docs/routes.md names have called what it says that they show.
import '#features/support/tsx-hooks.ts'

// Pages are loaded by what was set up just now.
const { routesPlayed } = await import('./routes-played.ts')
const { rowsInFile } = await import('./routes-table.ts')
const { shownByTest } = await import('./shown-by-test.ts')

const [folder = ''] = process.argv.slice(2)
const played = routesPlayed(folder)
const wrong = rowsInFile()
  .filter(({ route }) => !(route in shownByTest))
  .filter(({ route, shownBy }) => {
    const [, name, path] = /^(.*) \(([^()]*)\)$/.exec(shownBy) ?? []
    return !played
      .get(route)
      ?.some(({ scenario, feature }) => scenario === name && feature === `features/${path}.feature`)
  })
for (const { route, shownBy } of wrong) console.error(`${route} is not called by '${shownBy}'`)
if (wrong.length > 0) console.error('npm run routes writes the table anew.')
process.exitCode = wrong.length === 0 ? 0 : 1
