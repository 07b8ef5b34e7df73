import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './import-graph.ts'

const folder = join(root, 'docs/decisions')
const numbers = readdirSync(folder).flatMap((name) => /^(\d{3})-[\w-]+\.md$/.exec(name)?.[1] ?? [])

test('a number is given once, and that of a withdrawn decision not again', () => {
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
  const withdrawn = readFileSync(join(folder, 'README.md'), 'utf8').match(/\b\d{3}\b/g)
  expect(withdrawn).toEqual(['021', '025', '028'])
  expect(numbers.filter((number) => withdrawn?.includes(number))).toEqual([])
})

test('a decision stands under its number', () => {
  for (const name of readdirSync(folder).filter((each) => each !== 'README.md'))
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(new RegExp(`^# (?:ADR )?${name.slice(0, 3)}\\b`))
})
