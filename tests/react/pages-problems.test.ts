import { beforeAll, describe, expect, test } from 'vitest'
import * as addressOf from '#core/shared/addresses.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { codeOfStatus } from '#http/server/answers/problem-codes.ts'
import { problemTitles } from '#wording/problems.ts'
import { linksOf, openPages, textOf, type Browsing } from './pages-app.ts'

let browser: Browsing
beforeAll(async () => {
  browser = (await openPages()).visit()
})

const codesOfCalls = endpoints.flatMap(({ endpoint }) => Object.values(endpoint.refusals)).map(([, code]) => code)
const codes = new Set([...Object.keys(problemTitles), ...codesOfCalls, ...Object.values(codeOfStatus)])

describe('what a problem names as its type', () => {
  test.each([...codes])('%s is a page that says what happened and what to do', async (code) => {
    const { status, html } = await browser.get(addressOf.problem(code))
    const text = textOf(html)
    expect(status).toBe(200)
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(text).toContain(problemTitles[code as keyof typeof problemTitles].replaceAll('\u00a0', ' '))
    expect(text).toMatch(/Was zu tun ist \S.{20,}\./)
  })

  test('which all stand on one page; a code that nothing names is no page', async () => {
    const { html } = await browser.get(addressOf.problems)
    expect(linksOf(html)).toEqual(expect.arrayContaining([...codes].map(addressOf.problem)))
    expect((await browser.get(addressOf.problem('erfunden'))).status).toBe(404)
    expect((await browser.get(addressOf.problem('constructor'))).status).toBe(404)
  })
})
