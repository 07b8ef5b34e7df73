import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

const files = (folder: string): readonly string[] => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]
/** Put something else in the place of a module. */
const alone = files('tests/changing')

// Unit and contract tests. Tests of one folder: `npx vitest run tests/core`. Files keep nothing that another one could
// meet: their modules are read once for all of them.
export default defineConfig({
  test: {
    // A guard against what hangs, on machines that are busy with other things as well.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'together', include: [...files('tests')], exclude: [...alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: [...alone] } },
    ],
  },
})
