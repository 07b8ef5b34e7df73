import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { everyFilter } from '#core/finder/filters.ts'
import { done } from '#core/shared/result.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { aBooking, anOrder, aRecipient } from '../core/sample-booking.ts'
import { runProgram, type Ended } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'seminarhaus-cli-'))
// Every command is a process of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const password = 'ein-langes-geheimnis'

const cli = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runProgram(args, { DATA_DIR: folder, SITE_PASSWORD: password, SITE_NOW: '2026-11-21T10:00:00Z', ...env })

/** Mara’s address stands in the order of somebody who was signed in. */
async function orderedSignedIn(email: string): Promise<void> {
  const store = await openSqlStore({ url: `file:${join(folder, 'seminarhaus.sqlite')}` })
  const user = await store.users.byEmail(email)
  const booking = aBooking({ userId: user?.id ?? '', recipients: [aRecipient('Cem')] })
  await store.change(async ({ bookings }) => {
    await bookings.addOrder(anOrder())
    await bookings.add(booking)
    return done(undefined)
  })
  await store.close()
}

beforeAll(async () => {
  expect((await cli(['migrate'])).code).toBe(0)
  expect((await cli(['content', 'import', 'content'])).code).toBe(0)
  const person = ['--email', 'eva@werk.example', '--first-name', 'Eva', '--last-name', 'Łuczak']
  expect((await cli(['user', 'create', ...person])).code).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the command line', () => {
  test('replaces an account only when it is told to, and makes none that the site would refuse', async () => {
    const create = (name: string, more: readonly string[] = [], env = {}) =>
      cli(['user', 'create', '--email', 'uli@werk.example', '--first-name', name, '--last-name', 'Ruf', ...more], env)
    expect((await create('Uli')).code).toBe(0)
    const again = await create('Ulrike')
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toMatch(/^„uli@werk\.example“ hat schon ein Konto; „--replace“ /)
    expect((await create('Ulrike', ['--replace'])).code).toBe(0)
    const guessed = await create('Uli', ['--replace'], { SITE_PASSWORD: 'uli@werk.example' })
    expect(guessed).toMatchObject({
      code: 1,
      out: '',
      err: 'Das Passwort gehört zu denen, die zuerst geraten werden.\n',
    })
  })

  test('exports what is stored about a person, and deletes it when that is meant', async () => {
    const ada = ['--email', 'ada@werk.example']
    expect((await cli(['user', 'create', ...ada, '--first-name', 'Ada', '--last-name', 'Roth'])).code).toBe(0)
    expect((await cli(['bookmarks', 'add', 'betriebsverfassungsrecht-1', '--user', 'ada@werk.example'])).code).toBe(0)
    const exported = await cli(['user', 'export', ...ada])
    expect(JSON.parse(exported.out)).toMatchObject({
      email: 'ada@werk.example',
      account: { firstName: 'Ada', lastName: 'Roth' },
      bookmarks: [{ type: 'seminar', value: 'betriebsverfassungsrecht-1' }],
    })
    expect(exported.out).not.toContain('argon2id')
    const file = join(folder, 'ada.json')
    expect(await cli(['user', 'export', ...ada, '--to', file])).toMatchObject({ code: 0, out: `${file}\n` })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await cli(['user', 'export', ...ada, '--to', file])).code).toBe(1)

    expect(await cli(['user', 'delete', ...ada])).toMatchObject({ code: 2, out: '' })
    expect((await cli(['user', 'export', ...ada])).code).toBe(0)
    await orderedSignedIn('ada@werk.example')
    expect(JSON.parse((await cli(['user', 'export', ...ada])).out)).toMatchObject({
      booked: [{ ordered: { contact: { email: 'mara@werk.example' } } }],
    })
    expect(await cli(['user', 'delete', ...ada, '--yes'])).toMatchObject({
      code: 0,
      out:
        'Das Konto von ada@werk.example ist gelöscht.\n' +
        'Es bleiben Buchungen unter dieser Adresse oder diesem Konto (1); sie werden so lange aufbewahrt, wie das Gesetz es verlangt.\n',
    })
    expect(await cli(['user', 'export', ...ada])).toMatchObject({
      code: 1,
      out: '',
      err: 'Unter „ada@werk.example“ ist nichts gespeichert.\n',
    })
    expect((await cli(['user', 'delete', ...ada, '--yes'])).code).toBe(1)
  })

  test('says in one line that there is no database yet', async () => {
    const { code, out, err } = await cli(['themes', 'list'], { DATA_DIR: join(folder, 'nowhere') })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^Die Datenbank .* gibt es noch nicht; „migrate“ legt sie an\.\n$/)
  })

  test('lists themes as a table for people and as fields for scripts', async () => {
    const table = await cli(['themes', 'list'])
    expect(table.out).toMatch(/^url +title +rubric/)
    expect(table.out).toContain('Betriebsverfassungsrecht I')
    const json = JSON.parse((await cli(['themes', 'list', '--for', 'jav', '--json'])).out)
    expect(json.length).toBeGreaterThan(0)
    for (const card of json) expect(card.targetGroups).toContain('jav')
  })

  test('finds events as the site does, page by page, and tells what it did not understand', async () => {
    const near = ['events', 'find', '--postcode', '20095', '--sort', 'entfernung', '--limit', '3']
    const { out } = await cli(near)
    expect(out).toMatch(/^event +begins .* km\n/)
    const next = /^3 von \d+; --after (\S+)$/m.exec(out)?.[1] ?? ''
    const first = JSON.parse((await cli([...near, '--json'])).out)
    const more = JSON.parse((await cli([...near, '--after', next, '--json'])).out)
    const found = [...first.items, ...more.items]
    expect(new Set(found.map(({ event }) => event.eventId)).size).toBe(6)
    expect(found.map(({ distance }) => distance)).toEqual(
      found.map(({ distance }) => distance).toSorted((one, other) => one - other),
    )
    const narrow = JSON.parse((await cli(['events', 'find', '--for', 'jav', '--mode', 'online', '--json'])).out)
    expect(narrow.total).toBe(narrow.facets.mode.find(({ value }: { value: string }) => value === 'online').count)
    const wrong = await cli(['events', 'find', '--month', '2026-13', '--sort', 'entfernung'])
    expect(wrong).toEqual({
      code: 1,
      out: '',
      err: 'Nicht verstanden: postcode fehlt, month hat nicht die richtige Form.\n',
    })
    expect((await cli(['events', 'find', '--town', 'Hamburg'])).code).toBe(2)
  })

  test('lists every event with the seats left', async () => {
    const events = JSON.parse((await cli(['events', 'list', '--json'])).out)
    expect(events.length).toBeGreaterThan(100)
    for (const event of events) expect(event.placesLeft).toBeLessThanOrEqual(event.places)
    expect(events.map(({ startDate }: { startDate: string }) => startDate)).toEqual(
      events.map(({ startDate }: { startDate: string }) => startDate).toSorted(),
    )
  })

  test('keeps, lists and removes bookmarks of a person', async () => {
    const who = ['--user', 'eva@werk.example', '--json']
    const kept = JSON.parse((await cli(['bookmarks', 'add', 'betriebsverfassungsrecht-1', ...who])).out)
    expect(kept).toMatchObject({ type: 'seminar', value: 'betriebsverfassungsrecht-1' })
    const list = JSON.parse((await cli(['bookmarks', 'list', ...who])).out)
    expect(list).toMatchObject([{ id: kept.id, title: 'Betriebsverfassungsrecht I', expired: false }])
    expect((await cli(['bookmarks', 'remove', kept.id, ...who])).code).toBe(0)
    expect(JSON.parse((await cli(['bookmarks', 'list', ...who])).out)).toEqual([])
  })

  test('a second import of the same content changes nothing', async () => {
    const report = JSON.parse((await cli(['content', 'import', 'content', '--json'])).out)
    for (const counts of Object.values(report)) expect(counts).toMatchObject({ added: 0, changed: 0, removed: 0 })
  })

  test('a faulty import names file and line, changes nothing and ends with 1', async () => {
    const faulty = mkdtempSync(join(folder, 'content-'))
    writeFileSync(join(faulty, 'settings.yaml'), 'name: [')
    const { code, err } = await cli(['content', 'import', faulty])
    expect(code).toBe(1)
    expect(err).toMatch(/settings\.yaml:\d+: .+/)
    expect(err).toMatch(/\nEs wurde nichts geändert\.\n$/)
    expect(JSON.parse((await cli(['themes', 'list', '--json'])).out).length).toBeGreaterThan(20)
  })

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 0, 'dQw4w9WgXcQ\n'],
    ['https://youtu.be/dQw4w9WgXcQ', 0, 'dQw4w9WgXcQ\n'],
    ['https://example.org/dQw4w9WgXcQ', 1, ''],
  ])('video id of %s', async (link, code, out) => {
    expect(await cli(['video', 'id', link])).toMatchObject({ code, out })
  })

  test('shortens a text as the site does', async () => {
    expect((await cli(['text', 'limit', '<b>Guten Morgen</b> zusammen', '--limit', '12', '--strip-tags'])).out).toBe(
      'Guten Morgen…\n',
    )
  })

  test('prints routes and the OpenAPI document', async () => {
    const { routes } = JSON.parse((await cli(['routes', '--json'])).out)
    expect(routes.map(({ name }: { name: string }) => name)).toContain('wishlist.add')
    expect(JSON.parse((await cli(['openapi'])).out).openapi).toMatch(/^3\.1/)
  })

  test.each<[string, string[], number, RegExp]>([
    ['an unknown command', ['fly'], 2, /^Den Befehl „fly“ gibt es nicht\. „--help“ zeigt, was möglich ist\.\n$/],
    ['a name of every object', ['constructor'], 2, /^Den Befehl „constructor“ gibt es nicht\./],
    ['an unknown option', ['themes', 'list', '--colour'], 2, /^Die Option „--colour“ gibt es hier nicht\./],
    ['a missing option', ['bookmarks', 'list'], 2, /^Die Option „--user <e-mail>“ fehlt\./],
    ['a missing value', ['bookmarks', 'list', '--user'], 2, /^Zur Option „--user <e-mail>“ fehlt der Wert\./],
    ['a missing argument', ['video', 'id'], 2, /^Die Angabe „link“ fehlt\./],
    [
      'a value that is none',
      ['themes', 'list', '--for', 'alle'],
      2,
      /^„alle“ ist für „--for <group>“ nicht möglich; möglich ist: br, sbv, jav\./,
    ],
    [
      'a command without what to do',
      ['themes'],
      2,
      /\nHier fehlt, was zu tun ist\. „--help“ zeigt, was möglich ist\.\n$/,
    ],
    [
      'an address that is none',
      ['bookmarks', 'list', '--user', 'a@b.example', '--server', 'irgendwo'],
      2,
      /^„irgendwo“ ist keine Adresse/,
    ],
    ['a number that is none', ['text', 'limit', 'x', '--limit', 'viel'], 2, /^„viel“ ist keine ganze Zahl\.\n$/],
    ['an unknown theme', ['themes', 'show', 'nirgends'], 1, /^Ein Thema „nirgends“ gibt es nicht\.\n$/],
    [
      'an unknown person',
      ['bookmarks', 'list', '--user', 'niemand@werk.example'],
      1,
      /^Ein Konto .* gibt es nicht\.\n$/,
    ],
    [
      'an unknown thing',
      ['bookmarks', 'add', 'nirgends', '--user', 'eva@werk.example'],
      1,
      /^Etwas von dieser Art mit diesem Wert gibt es nicht\.\n$/,
    ],
  ])('says what is wrong with %s', async (_, args, code, message) => {
    const ended = await cli(args)
    expect(ended).toMatchObject({ code, out: '' })
    expect(ended.err).toMatch(message)
    expect(ended.err).not.toMatch(/at .+\.ts:\d+/)
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['a port that is none', { PORT: 'drei' }, /^PORT muss eine ganze Zahl von 0 bis 65535 sein\.\n$/],
    ['a network that is none', { TRUST_PROXY: 'vielleicht' }, /^TRUST_PROXY nennt mit „vielleicht“ kein Netz\. /],
    ['an origin that is none', { SITE_ORIGIN: 'haus' }, /^SITE_ORIGIN muss eine Adresse wie .* sein\.\n$/],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL muss mit file: oder postgres:\/\/ beginnen\.\n$/,
    ],
    ['a fixed clock in production', { NODE_ENV: 'production' }, /^SITE_NOW hält die Uhr an .*\.\n$/],
  ])('refuses %s', async (_, env, message) => {
    const ended = await cli(['themes', 'list'], env)
    expect(ended.code).toBe(2)
    expect(ended.err).toMatch(message)
  })

  test('a failure is an object where JSON was asked for, faults of an import one by one', async () => {
    const refused = await cli(['themes', 'show', 'nirgends', '--json'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(JSON.parse(refused.err)).toEqual({
      error: { exitCode: 1, message: 'Ein Thema „nirgends“ gibt es nicht.', refusal: { why: 'not-found' } },
    })
    const misused = await cli(['themes', 'list', '--colour', '--json'])
    expect(JSON.parse(misused.err)).toMatchObject({ error: { exitCode: 2 } })
    const faulty = mkdtempSync(join(folder, 'content-'))
    writeFileSync(join(faulty, 'settings.yaml'), 'name: [')
    const { error } = JSON.parse((await cli(['content', 'import', faulty, '--json'])).err)
    expect(error.refusal.faults).toContainEqual({
      at: { file: 'settings.yaml', line: 1 },
      message: 'Diese Zeile passt nicht zu den vorigen: Einrückung, Bindestrich oder Doppelpunkt stimmen nicht.',
    })
  })

  describe('at a server that is none of ours, or none at all,', () => {
    const asked = (server: string) => cli(['bookmarks', 'list', '--user', 'eva@werk.example', '--server', server])
    const servers: Server[] = []
    const listening = async (server: Server): Promise<string> => {
      servers.push(server)
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return `127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    afterAll(() => servers.forEach((server) => server.close()))

    test('ends with one sentence: nobody listens', async () => {
      const gone = createServer()
      const host = await listening(gone)
      gone.close()
      expect(await asked(`http://${host}`)).toEqual({
        code: 1,
        out: '',
        err: `Unter http://${host} antwortet niemand (ECONNREFUSED). Stimmen Adresse, Port und http oder https?\n`,
      })
    })

    test('another site answers 404, or with a page', async () => {
      const missing = await listening(createServer((_, answer) => void answer.writeHead(404).end('nothing here')))
      const page = await listening(createServer((_, answer) => void answer.end('<h1>Hallo</h1>')))
      for (const [host, status] of [
        [missing, 404],
        [page, 200],
      ] as const)
        expect(await asked(`http://${host}`)).toEqual({
          code: 1,
          out: '',
          err: `Unter http://${host} antwortet etwas anderes als diese Website (Status ${status}).\n`,
        })
    })

    test('https where http is spoken', async () => {
      const host = await listening(createServer((_, answer) => void answer.end()))
      const { code, out, err } = await asked(`https://${host}`)
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^Unter https:.* antwortet niemand \(\w+\)\. Stimmen Adresse, Port und http oder https\?\n$/)
    })
  })

  test('every command explains itself', async () => {
    const { out } = await cli(['--help'])
    for (const name of [
      'serve',
      'migrate',
      'content',
      'themes',
      'events',
      'bookmarks',
      'user',
      'video',
      'text',
      'routes',
    ])
      expect(out).toContain(name)
  })

  test('the finder explains each of its filters', async () => {
    const { out } = await cli(['events', 'find', '--help'])
    const helped = out.replaceAll(/\s+/g, ' ')
    expect(helped).toContain('--for <group...> only for these representatives (choices: "br", "sbv", "jav")')
    expect(helped).toContain('--free only with ')
    for (const [, { option }] of everyFilter())
      expect(helped).toMatch(new RegExp(`${option.flags.replace(/>$/, '(\\.\\.\\.)?>')} ${option.says}`))
  })

  describe('seed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'seminarhaus-seed-'))
    const testApp = (name: string) => ({ DATA_DIR: join(folder, name) })
    afterAll(() => rmSync(folder, { recursive: true }))

    test('adds the same synthetic events for the same number, one line a step in a pipe', async () => {
      const dates: unknown[] = []
      for (const name of ['one', 'other']) {
        await cli(['migrate'], testApp(name))
        await cli(['content', 'import', 'content'], testApp(name))
        const { code, out } = await cli(['seed', '--events', '6000', '--seed', '4'], testApp(name))
        expect({ code, out }).toEqual({
          code: 0,
          out: '5000 von 6000 Terminen\n6000 von 6000 Terminen\n6000 Termine hinzugefügt, Nummern 1000001 bis 1006000.\n',
        })
        dates.push(JSON.parse((await cli(['events', 'list', '--theme', 'rhetorik', '--json'], testApp(name))).out))
      }
      expect(dates[0]).toEqual(dates[1])
      const more = await cli(['seed', '--events', '1', '--json'], testApp('one'))
      expect(JSON.parse(more.out)).toEqual({ events: 1, seed: 1, first: 1_006_001, last: 1_006_001 })
    })

    test('refuses a real provider, an empty database, and numbers that are none', async () => {
      await cli(['migrate'], testApp('empty'))
      const asked = ['seed', '--events', '5']
      const empty = await cli(asked, testApp('empty'))
      expect({ ...empty }).toEqual({
        code: 1,
        out: '',
        err: 'Es gibt kein Thema oder kein Hotel für Termine; bitte importieren Sie zuerst Inhalte.\n',
      })
      const real = { ...testApp('empty'), NODE_ENV: 'production', SITE_NOW: '' }
      expect(await cli(asked, real)).toEqual({
        code: 1,
        out: '',
        err: 'Erfundene Termine gibt es nicht, wo NODE_ENV=production gesetzt ist.\n',
      })
      for (const wrong of [[], ['--events', 'many'], ['--events', '0'], ['--events', '5', '--seed', '-1']])
        expect((await cli(['seed', ...wrong], testApp('empty'))).code).toBe(2)
    })
  })
})
