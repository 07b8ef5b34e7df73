import { allText } from '../screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { said } from '../support/said.ts'
import { closedOnScreen } from './closed.on-screen.ts'
import type { Oversees } from './dashboard.driver.ts'
import { rowsIn } from './rows.on-screen.ts'

/** Looks at the page of the dashboard. */
export const overseesOnScreen = ({ screen }: PageAddress): Oversees => ({
  async dashboard() {
    await screen.go('/manage')
    const shut = await closedOnScreen(screen)
    if (shut) return shut
    const main = await sooner('main part', async () => (await screen.page.all('main'))[0])
    const rows = await rowsIn(main)
    const terms = (await main.readAll('term', allText)).map(said)
    const definitions = await main.readAll('definition', allText)
    const facts = terms.map((term, nth) => [term, definitions[nth] ?? ''] as const)
    const isOfCitations = (term: string) => term === 'Zitate' || term === 'Davon zu berichtigen'
    const [hint] = await main.all('heading', 'Bitte spielen Sie die Inhalte noch einmal ein')
    return {
      ...(hint && { hint: said(await hint.read(allText)) }),
      contentImports: rows.filter((row) => row['Neu'] !== undefined),
      lawImports: rows.filter((row) => row['Stand'] !== undefined),
      lawJobs: rows.filter((row) => row['Ergebnis'] !== undefined),
      letters: Object.fromEntries(facts.filter(([term]) => !isOfCitations(term))),
      citations: facts.filter(([term]) => isOfCitations(term)).map(([, count]) => count),
      inventory: Object.fromEntries(
        rows.flatMap(({ first = '', Anzahl: count }) => (count === undefined ? [] : [[first, count]])),
      ),
    }
  },
})
