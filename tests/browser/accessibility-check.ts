import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AccessibilityCheck } from '#pages-port/page-rendering.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Proved } from './proofs-of-page.ts'
import { isLong } from '#tests/long-run.ts'

const folder = (path: string): string => join(import.meta.dirname, '../..', path)
const halves = ['pages', 'states'] as const
type Half = (typeof halves)[number]
type HalfChecked = Pick<AccessibilityCheck, 'on' | 'tool' | 'findings'> & { readonly count: number }

const fileOf = (half: Half): string => folder(`reports/accessibility-of-${half}.json`)
const write = (file: string, told: object): void => writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`)

/**
 * The accessibility statement tells when everything was checked last, and what was found (domain §6, BFSG). Kinds of
 * pages and states are checked in files of their own, side by side: whichever is done last writes it down. Only the
 * long tests do: the short ones leave no trace among the sources.
 */
export function checkingAccessibility(half: Half, all: number) {
  const checked = new Set<string>()
  let findings = 0
  let tool = ''
  return {
    note(name: string, proved: Proved): void {
      checked.add(name)
      findings += proved.faults.accessibility.length
      tool = proved.tool
    },
    tell(): void {
      if (!isLong || checked.size < all) return
      mkdirSync(folder('reports'), { recursive: true })
      const on = berlinDay(new Date().toISOString())
      write(fileOf(half), { on, tool, findings, count: checked.size } satisfies HalfChecked)
      if (halves.every((each) => existsSync(fileOf(each)))) tellBoth()
    },
  }
}

function tellBoth(): void {
  const [pages, states] = halves.map((half) => JSON.parse(readFileSync(fileOf(half), 'utf8')) as HalfChecked)
  if (!pages || !states) return
  // Where one was done after midnight, all was checked on the day before.
  const on = pages.on < states.on ? pages.on : states.on
  const { tool } = states
  const findings = pages.findings + states.findings
  const check: AccessibilityCheck = { on, tool, pages: pages.count, states: states.count, findings }
  write(folder('docs/accessibility-check.json'), check)
  for (const half of halves) rmSync(fileOf(half), { force: true })
}
