import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sendingLetters } from '#mail/sending-letters.ts'
import type { Mail } from '#mail/transport.ts'
import { createRender } from '#react/render.tsx'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { aRegistration } from '../core/sample-registration.ts'
import { aPatientVisitor } from '../core/test-core.ts'
import { smallProgramme } from './small-programme.ts'
import { openTwoServers, type TwoServers } from './two-servers.ts'

const origin = 'http://localhost:3000'
const render = createRender({
  siteOrigin: origin,
  brOrigin: origin,
  assets: { loader: '/widgets.js', styles: ['/assets/site.css'], wording: '/wording/de.json', fonts: [] },
})
const other = {
  ...smallProgramme,
  brand: { ...smallProgramme.brand, name: 'Gremienwerk & Co.', portal: 'mein Gremienwerk', email: 'post@werk.example' },
}

const opened = async (store: OpenStore): Promise<TwoServers> => {
  const servers = await openTwoServers({ render, store })
  onTestFinished(() => servers.close())
  return servers
}

/** One store on memory; two on one SQLite file, as two processes have them. */
const stores: readonly (readonly [string, () => Promise<readonly [OpenStore, OpenStore]>])[] = [
  [
    'memory',
    async () => {
      const store = openMemoryStore()
      return [store, store]
    },
  ],
  [
    'SQLite, read by a second process',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'brand-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const url = `file:${join(folder, 'site.sqlite')}`
      await migrate({ url })
      return [await openSqlStore({ url }), await openSqlStore({ url })]
    },
  ],
]

/** Everything that names the provider, as a visitor meets it now. */
async function namesAt({ caching, testApp }: TwoServers) {
  const text = async (url: string) => String((await caching.ask(url)).body)
  const page = await text('/')
  const api = JSON.parse(await text('/api/openapi.json')) as { readonly info: { readonly title: string } }
  const brand = JSON.parse(await text('/api/get-brand')) as { readonly portal: string }
  return {
    title: /<title>(?:[^<]* – )?([^<]*)<\/title>/.exec(page)?.[1],
    // What widgets call the portal: on our own pages, and on those of others.
    portalOnPage: / data-portal-name="([^"]*)"/.exec(page)?.[1],
    portalElsewhere: brand.portal,
    api: api.info.title,
    docs: await testApp.app.inject('/api/docs/json').then((answer) => answer.json<typeof api>().info.title),
  }
}

describe.each(stores)('an import of another brand, on %s', (_, open) => {
  it('is followed by pages cached before, widgets, calls and letters, without a start or a build', async () => {
    const [store, elsewhere] = await open()
    const servers = await opened(store)
    const second = store === elsewhere ? servers : await opened(elsewhere)
    const before = await namesAt(second)
    expect(before).toEqual({
      title: 'Seminarhaus',
      portalOnPage: 'mein Seminarhaus',
      portalElsewhere: 'mein Seminarhaus',
      api: 'Seminarhaus',
      docs: 'Seminarhaus',
    })
    const sent: Mail[] = []
    const post = sendingLetters({
      letters: elsewhere.letters,
      clock: second.testApp.clock,
      transport: { send: async (mail) => void sent.push(mail), close: () => undefined },
      from: undefined,
      siteOrigin: origin,
      brand: elsewhere.content.brand,
      waitsUntil: async () => undefined,
      log: { info: () => undefined, warn: () => undefined },
      every: 5,
    })
    onTestFinished(() => post.stop())

    const imported = await servers.testApp.stage.content(other)
    expect(imported.ok && imported.value.brand).toEqual({ added: 0, changed: 1, unchanged: 0, removed: 0 })

    expect(await namesAt(second)).toEqual({
      title: 'Gremienwerk &amp; Co.',
      portalOnPage: 'mein Gremienwerk',
      portalElsewhere: 'mein Gremienwerk',
      api: 'Gremienwerk & Co.',
      docs: 'Gremienwerk & Co.',
    })
    const { accounts } = servers.testApp.siteOf(aPatientVisitor(servers.testApp.needs)).account
    expect(await accounts.register(aRegistration())).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(sent).toHaveLength(1), 5000)
    expect(sent[0]?.from).toBe('"Gremienwerk & Co." <post@werk.example>')
    expect(sent[0]?.text).toContain('bei „mein Gremienwerk“ registrieren')
    expect(sent[0]?.text).toContain('Freundliche Grüße\nGremienwerk & Co.')
  })
})
