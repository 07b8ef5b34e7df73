import { expect, onTestFinished, test } from 'vitest'
import { cookieJar } from '#http/client/cookies.ts'
import { httpSite } from '#http/client/http-site.ts'
import crossFetch from 'cross-fetch'
import { onBothDatabases } from '../storage/on-both-databases.ts'
import { alternative, begins, contestedStore } from './contested-programme.ts'
import { typed } from './parties.ts'
import { serversOn } from './servers.ts'

interface Heard {
  readonly status: number
  readonly body: string
}

onBothDatabases('one order by two servers', (empty) => {
  test('however often it is sent, under one key or by a double click', { timeout: 120_000 }, async () => {
    const url = await empty()
    const store = await contestedStore(url)
    onTestFinished(() => store.close())
    const servers = await serversOn(url, 2, { SITE_NOW: begins })
    const cookies = cookieJar()
    const site = httpSite({ origin: servers[0]?.origin ?? '', fetch: crossFetch, cookies, timeout: 20_000 })

    const filled = async (): Promise<number> => {
      await site.booking.cart.addItem({ eventId: alternative, quantity: 2 })
      const options = await site.booking.cart.updateOrderOptions(typed)
      if (!options.ok) throw new Error(options.refusal.why)
      return options.value.version
    }
    /** Sends so many orders at once, to one server and the other by turns. */
    const send = (times: number, body: object, key?: string): Promise<readonly Heard[]> =>
      Promise.all(
        Array.from({ length: times }, async (_, n) => {
          const answer = await fetch(`${servers[n % 2]?.origin}/order-api/checkout`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              accept: 'application/json',
              cookie: cookies.header() ?? '',
              'x-xsrf-token': cookies.value('XSRF-TOKEN') ?? '',
              ...(key !== undefined && { 'idempotency-key': key }),
            },
            body: JSON.stringify({ acceptAgb: true, privacyAccepted: true, ...body }),
          })
          return { status: answer.status, body: await answer.text() }
        }),
      )
    const taken = async () => 1_000 - ((await store.catalogue.event(alternative))?.placesLeft ?? NaN)

    const cartVersion = await filled()
    const answers = await send(50, { cartVersion }, 'einmal')
    expect(answers[0]?.status).toBe(201)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await taken()).toBe(2)

    const other = await send(4, { cartVersion, gross: 1 }, 'einmal')
    expect(other.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect(other.map(({ body }) => (JSON.parse(body) as { code: string }).code)).toContain('konflikt')

    const clicks = await send(2, { cartVersion: await filled() })
    expect(clicks.map(({ status }) => status)).toEqual([201, 201])
    expect(clicks[0]?.body).toBe(clicks[1]?.body)
    expect(clicks[0]?.body).not.toBe(answers[0]?.body)
    expect(await taken()).toBe(4)
    expect(await store.audit.findings()).toEqual([])
  })
})
