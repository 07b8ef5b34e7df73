import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const launcher = fileURLToPath(new URL('../../cli/launch/test.mjs', import.meta.url))
const program = fileURLToPath(new URL('../../cli/launch/test-arguments.mjs', import.meta.url))

const { choiceOf } = (await import(program)) as { choiceOf(words: readonly string[]): object }

describe('npm test', () => {
  test.each([
    [[], { long: false, files: [], names: [] }],
    [['--long'], { long: true, files: [], names: [] }],
    [['unit'], { long: false, part: 'unit', files: [], names: [] }],
    [['types', 'of', 'the', 'core'], { long: false, part: 'types of the core', files: [], names: [] }],
    [
      ['unit', 'tests/core/money.test.ts', 'tests/react/'],
      { long: false, part: 'unit', files: ['tests/core/money.test.ts', 'tests/react/'], names: [] },
    ],
    [
      ['scenarios', 'dom', 'A title becomes a link'],
      { long: false, part: 'scenarios dom', files: [], names: ['A title becomes a link'] },
    ],
    [
      ['scenarios', 'core', 'features/text/limit.feature:12'],
      { long: false, part: 'scenarios core', files: ['features/text/limit.feature:12'], names: [] },
    ],
  ])('%j is understood', (words, understood) => expect(choiceOf(words)).toEqual(understood))

  test('explains itself, and begins nothing where it is asked for what there is not', () => {
    const run = (...words: readonly string[]) => spawnSync(process.execPath, [launcher, ...words], { encoding: 'utf8' })
    const help = run('--help')
    expect([help.status, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toMatch(/^npm test +everything\n/)
    expect(help.stdout).toContain('scenarios browser')
    for (const [words, message] of [
      [['fliegen'], "There is no part 'fliegen'."],
      [['unit', '--watch'], "There is no option '--watch'."],
    ] as const) {
      const { status, stderr, stdout } = run(...words)
      expect([status, stdout, stderr.split('\n', 1)[0]]).toEqual([2, '', message])
    }
  })
})
