import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

const files = (folder: string): readonly string[] => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]
/** Keep nothing that another file could meet: their modules are read once for all of them. */
const together = ['tests/core', 'tests/react', 'tests/browser'].flatMap(files)

// Unit and contract tests. Tests of one folder: `npx vitest run tests/core`.
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'together', include: together, isolate: false } },
      { extends: true, test: { name: 'alone', include: [...files('tests')], exclude: together } },
    ],
  },
})
