import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { projectRoot } from '#cli/project-root.ts'
import { isLong } from '#tests/long-run.ts'
import { tellOfPage } from '#features/support/shown-on-failure.ts'

const folder = mkdtempSync(join(tmpdir(), 'failing-scenario-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// It loads all steps of all screens anew.
it.skipIf(!isLong)(
  'a scenario that fails on a screen prints where the person was and what he read there',
  () => {
    const feature = join(folder, 'failing.feature')
    const name = 'This one fails so that somebody sees how'
    writeFileSync(
      feature,
      `Feature: Failing\n\n  Scenario: ${name}\n    When a visitor opens the page "nie-geschrieben"\n    Then the visitor reads its title\n`,
    )
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--profile', 'dom', '--name', name, feature],
      { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    )
    expect(status).toBe(1)
    expect(stdout).toContain('the page has no title')
    expect(stderr).toMatch(/a visitor was at http:\/\/\S+\/nie-geschrieben/)
    expect(stderr).toContain('Weiterbildung für Betriebsrat')
  },
  60_000,
)

it('keeps a picture where pages are drawn, under the name of the scenario, and shortens a long text', () => {
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  const page = { address: 'http://localhost/seminare', text: `Seminare\n\n  und ${'mehr '.repeat(2_000)}`, picture }
  const told = tellOfPage('Wo „nichts“ ist', 'Kim', page, folder)
  const file = join(folder, 'wo-nichts-ist-kim.png')
  expect(existsSync(file) && new Uint8Array(readFileSync(file))).toEqual(picture)
  expect(told).toContain(`Kim was at http://localhost/seminare\nas in ${file}\nSeminare\nund mehr`)
  expect(told.length).toBeLessThan(4_300)
})
