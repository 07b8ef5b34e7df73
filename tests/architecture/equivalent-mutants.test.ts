import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { equivalentMutants } from '../mutants/equivalent-mutants.ts'

const root = join(import.meta.dirname, '../..')

test.each(equivalentMutants)(
  'the mutant excused in $file is one of code that stands there: $code',
  ({ file, code }) => {
    const lines = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
    expect(lines).toContain(code)
  },
)
