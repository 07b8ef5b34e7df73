import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes ten seconds and more, longest first: whatever is begun late holds up the end of its part. */
const long: readonly string[] = [
  'accessibility-of-states',
  'accessibility-of-kinds',
  'keyboard',
  'postgres',
  'postgres-people',
  'command-line',
  'pages-in-chromium',
  'oversell',
  'floods',
  'crash',
  'freshness',
  'failures',
  'outage',
  'production',
  'crawl',
  'oversell-over-http',
  'changing',
  'kill',
  'applications',
  'graceful-shutdown',
  'at-random',
  'workshops',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const place = long.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''))
  return place < 0 ? long.length : place
}

/** Files of tests in the order in which they are begun. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
