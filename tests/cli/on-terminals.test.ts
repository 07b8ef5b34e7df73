import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const beside = (path: string): string => new URL(path, import.meta.url).href
const reading = `
  import { setTimeout as passed } from 'node:timers/promises'
  import { progressBar } from '${beside('../../cli/on-terminals.ts')}'
  const bar = await progressBar('Gesetze werden gelesen', 2)
  bar?.to(1, 'gartenordnung.xml')
  await passed(400)
  bar?.stop('Gelesen')
`
/** What stands on a terminal without a width after a bar was drawn on it. */
const drawn = (term: string): string =>
  execFileSync(
    process.execPath,
    ['--import', beside('terminal-without-width.mjs'), '--input-type=module', '--eval', reading],
    { env: { ...process.env, TERM: term }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )

test('a terminal that tells no width has a bar whose words stay whole', () => {
  expect(drawn('xterm')).toContain('gartenordnung.xml')
})

test('a terminal that knows lines alone has none', () => {
  expect(drawn('dumb')).toBe('')
})
