import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { leases, leasesAreOver } from '#storage/engine/lease.ts'
import { onPostgres } from '#tests/storage/on-postgres.ts'
import { singleCluster, startPostgres, type Cluster } from '#tests/storage/postgres-cluster.ts'
import { stallingProxy, type StallingProxy } from '#tests/storage/stalling-proxy.ts'
import { registration as completeForm } from './faults/registration-form.ts'
import { startServer, stopServer, type RunningServer } from './kill-harness.ts'
import { builtProgram } from '#tests/built-program.ts'

const theServer = [builtProgram, 'serve']

/** Milliseconds: as they are set, and what a busy machine may add. */
const limits = { DATABASE_CONNECT_MS: '600', DATABASE_STATEMENT_MS: '1000', DATABASE_FRESHNESS_MS: '1000' }
const patience = { stale: 1_000 + 400, unavailable: 1_000 + 500 + 1_500, readiness: 1_000 + 500 }

onPostgres(
  'the site while PostgreSQL hangs or is gone',
  () => {
    let cluster: Cluster
    let url: string
    let proxy: StallingProxy
    let running: RunningServer
    let folder: string
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'outage-'))
      cluster = await startPostgres()
      url = await cluster.database('outage')
      proxy = await stallingProxy(url)
      running = await startServer(theServer, proxy.url, folder, limits)
    })
    afterAll(async () => {
      proxy.letGo()
      await stopServer(running, 'SIGTERM')
      await proxy.close()
      await cluster.stop()
      rmSync(folder, { recursive: true })
    })
    afterEach(() => expect([running.process.exitCode, running.process.signalCode]).toEqual([null, null]))

    /** A page that nobody has asked for yet. */
    let asked = 0
    const uncached = () => `/suche?q=${(asked += 1)}`
    const ask = async (path: string, init: RequestInit = {}) => {
      const begun = performance.now()
      const answer = await fetch(running.origin + path, init)
      const body = await answer.text()
      return { status: answer.status, headers: answer.headers, body, ms: performance.now() - begun }
    }
    const asPerson = { headers: { accept: 'text/html' } }
    const form = (fields: Record<string, string>, cookie: string): RequestInit => ({
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', cookie },
    })
    /** The cookie of somebody who has typed as long as people do. */
    const begunForm = async (): Promise<string> => {
      const { headers } = await ask('/api/begin-form')
      await pause(3_100)
      return headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ')
    }
    const count = async (name: string): Promise<number> =>
      Number(new RegExp(`^${name} (\\d+)`, 'm').exec((await ask('/metrics')).body)?.[1])
    const changeTheBrand = async (claim: string): Promise<void> => {
      const [row] = await singleCluster(url, `select value from setting where name = 'brand'`)
      const brand = JSON.stringify({ ...(JSON.parse(String(row?.['value'])) as object), claim }).replaceAll("'", "''")
      await singleCluster(
        url,
        `begin; update setting set value = '${brand}' where name = 'brand';
         update change_count set version = version + 1;
         insert into change (tag, version) select 'brand', version from change_count
           on conflict (tag) do update set version = excluded.version; commit`,
      )
      await leasesAreOver({ lease: leases.postgres })
    }
    const isWellAgain = async (claim: string): Promise<void> => {
      await changeTheBrand(claim)
      // The very next reading shows it, and so does every page that could not be made before.
      expect((await ask('/', asPerson)).body).toContain(claim)
      expect((await ask(uncached(), asPerson)).status).toBe(200)
      expect((await ask('/readyz')).status).toBe(200)
    }

    const troubles: readonly (readonly [string, () => void, () => void])[] = [
      ['the network lets nothing through', () => proxy.stall(), () => proxy.letGo()],
      ['PostgreSQL stands still', () => cluster.freeze(), () => cluster.thaw()],
    ]
    describe.each(troubles)('%s', (name, begin, end) => {
      it('cached pages come soon, others are refused, health is told, and afterwards nothing is stale', async () => {
        const kept = await ask('/', asPerson)
        expect(kept.status).toBe(200)
        const unchecked = await count('page_cache_unchecked_total')
        try {
          begin()
          // Until then a page is known to be fresh without anybody being asked.
          await leasesAreOver({ lease: leases.postgres })
          for (let times = 0; times < 3; times += 1) {
            const stale = await ask('/', asPerson)
            expect([stale.status, stale.body]).toEqual([200, kept.body])
            expect(stale.ms).toBeLessThan(patience.stale)
          }
          expect(await count('page_cache_unchecked_total')).toBe(unchecked + 3)

          const page = await ask(uncached(), asPerson)
          expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
          expect(page.headers.get('cache-control')).toBe('no-store')
          expect(page.body).toContain('Gleich sind wir wieder da')
          expect(page.ms).toBeLessThan(patience.unavailable)
          // Under the brand as it was known, although nobody can be asked.
          expect(page.body).toContain('mein Seminarhaus')

          const call = await ask('/api/get-seminars')
          expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
          expect(JSON.parse(call.body)).toMatchObject({
            code: 'wartung',
            title: 'Die Website wird gerade gewartet. Bitte versuchen Sie es gleich noch einmal.',
          })

          const many = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(i % 2 ? uncached() : '/', asPerson)))
          for (const [i, { status, ms }] of many.entries()) {
            expect(status).toBe(i % 2 ? 503 : 200)
            expect(ms).toBeLessThan(i % 2 ? patience.unavailable : patience.stale)
          }
          const ready = await ask('/readyz')
          expect(ready.status).toBe(503)
          expect(ready.ms).toBeLessThan(patience.readiness)
          expect((await ask('/healthz')).status).toBe(200)
        } finally {
          end()
        }
        await isWellAgain(`Wieder da: ${name}`)
      })

      it('no write is acknowledged that was not made', async () => {
        const email = `${begin === troubles[0]?.[1] ? 'netz' : 'still'}@betrieb.example`
        const registration = form({ ...completeForm, email }, await begunForm())
        try {
          begin()
          const answer = await ask('/registrierung', registration)
          expect(answer.status).toBe(503)
        } finally {
          end()
        }
        await pause(200)
        expect(await singleCluster(url, `select 1 from registration where email = '${email}'`)).toEqual([])
        const again = await ask('/registrierung', { ...registration, redirect: 'manual' })
        expect(again.status).toBe(303)
        expect(await singleCluster(url, `select 1 from registration where email = '${email}'`)).toHaveLength(1)
      })
    })

    it('connections that break off, again and again, end nothing', async () => {
      for (let times = 0; times < 10; times += 1) {
        const asked = Array.from({ length: 10 }, () => ask(uncached(), asPerson))
        await pause(times * 3)
        proxy.breakOff()
        for (const { status } of await Promise.all(asked)) expect([200, 503]).toContain(status)
      }
      await isWellAgain('Nach lauter Abbrüchen')
    })

    it('a crash of PostgreSQL is over when its recovery is', async () => {
      const [{ pid } = {}] = await singleCluster(
        url,
        `select pid from pg_stat_activity where application_name = 'seminarhaus' limit 1`,
      )
      const crashed = singleCluster(url, 'select pg_sleep(30)').catch(() => undefined)
      await pause(200)
      process.kill(Number(pid), 'SIGKILL')
      await crashed
      const isBack = () =>
        singleCluster(url, 'select 1').then(
          () => true,
          () => false,
        )
      for (let tries = 0; tries < 100 && !(await isBack()); tries += 1) await pause(100)
      for (let tries = 0; tries < 50 && (await ask('/readyz')).status !== 200; tries += 1) await pause(100)
      await isWellAgain('Nach dem Absturz')
    })
  },
  { timeout: 60_000 },
)
