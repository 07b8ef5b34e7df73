import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Needs } from '#core/needs.ts'
import { createRender } from '#react/render.tsx'
import { nodeSecrets } from '#secrets/node-secrets.ts'
import { addresses, tokens, type Guess } from './enumeration-asks.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** A password costs what a guess costs, on a smaller scale: much more than all else that these calls do. */
const secrets = nodeSecrets({ memory: 4096, passes: 2, parallelism: 1 })
let hashes = 0
const counted: Needs['secrets'] = {
  ...secrets,
  hashPassword: (password) => {
    hashes += 1
    return secrets.hashPassword(password)
  },
  verifyPassword: (password, hash) => {
    hashes += 1
    return secrets.verifyPassword(password, hash)
  },
}

let testApp: TestApp
beforeAll(async () => {
  const many = 1_000_000
  const limits = { lettersPerDay: many, wrongPasswordsPerAccount: many, wrongAccountsPerPassword: many }
  const origin = 'http://localhost:3000'
  const assets = { loader: '/widgets.js', styles: [], wording: '/wording/de.json', fonts: [] }
  const render = createRender({ siteOrigin: origin, brOrigin: origin, assets })
  testApp = await openTestApp({ render, secrets: counted, limits, settings: { trustProxy: 'loopback' } })
})
afterAll(() => testApp.close())

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** All that an answer says, but what was asked for, and what is random in every answer. */
function comparable({ statusCode, headers, cookies, body }: LightMyRequestResponse, what: string) {
  const { date: _, 'x-request-id': requestId = 'none', 'set-cookie': __, ...rest } = headers
  const said = body.replaceAll(String(requestId), '(request)').replaceAll(uuid, '(id)').replaceAll(what, '(asked)')
  return { statusCode, headers: rest, cookies: cookies.map((cookie) => ({ ...cookie, value: '' })), body: said }
}

const answerTo = async ({ ask }: Guess, what: string) => comparable(await (await ask(what))(), what)

const rounds = 15
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return user + system
}

/**
 * How much longer one is worked on than the other, in times that a password takes: by the processor time of the
 * quickest of rounds in which both and a password take turns, for whatever else runs on the machine only adds to it.
 */
async function passwordsBetween({ ask, known, unknown }: Guess): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[], password: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    times.password.push(await timeOf(() => secrets.verifyPassword('falsch', undefined)))
    for (const turn of turns) times[turn].push(await timeOf(await ask(turn === 'known' ? known : unknown)))
  }
  return Math.abs(Math.min(...times.known) - Math.min(...times.unknown)) / Math.min(...times.password)
}

/** How many passwords one answer costs. */
async function hashesOf({ ask }: Guess, what: string): Promise<number> {
  const send = await ask(what)
  const before = hashes
  await send()
  return hashes - before
}

const all = Object.entries({ ...addresses, ...tokens })

describe.each(all)('%s', (_, guessIn) => {
  let guess: Guess
  beforeAll(async () => {
    guess = await guessIn(testApp)
  })

  it('is answered with the same bytes, whether it is known or not', async () => {
    expect(guess.known).toHaveLength(guess.unknown.length)
    const known = await answerTo(guess, guess.known)
    expect(known.statusCode, known.body).toBe(guess.status)
    expect(await answerTo(guess, guess.unknown)).toEqual(known)
  })

  it('costs the same work, whether it is known or not', async () => {
    expect(await hashesOf(guess, guess.known)).toBe(await hashesOf(guess, guess.unknown))
    expect(await passwordsBetween(guess)).toBeLessThan(0.7)
  })
})

it('a password is hashed whoever signs in or registers', async () => {
  for (const name of ['a sign-in', 'a registration'] as const) {
    const guess = await addresses[name]?.(testApp)
    if (guess) expect(await hashesOf(guess, guess.unknown), name).toBeGreaterThan(0)
  }
})
