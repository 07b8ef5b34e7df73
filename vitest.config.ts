import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

// Unit and contract tests. Tests of one folder: `npx vitest run tests/core`.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
