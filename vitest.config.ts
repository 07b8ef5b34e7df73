import { defineConfig } from 'vitest/config'

// Unit and contract tests. Tests of one folder: `npx vitest run tests/core`.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
