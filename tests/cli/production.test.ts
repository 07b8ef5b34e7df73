import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cookieJar } from '#http/client/cookies.ts'
import { pdf } from '#features/support/sample-files.ts'
import { registration } from '#tests/http/faults/registration-form.ts'
import { openMailServer } from '#tests/mail/mail-server.ts'
import { builtProgram as program } from '#tests/built-program.ts'

// One site as it runs in production, on the composition that `npm start` uses, over a real socket, a real mail server
// and a real clock.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
const folder = mkdtempSync(join(tmpdir(), 'production-'))
const database = join(folder, 'seminarhaus.sqlite')
const password = 'ein langes eigenes Wort'
const editor = 'leitung@werk.example'

type Environment = Readonly<Record<string, string>>

let mail: Awaited<ReturnType<typeof openMailServer>>
let environment: Environment
let origin: string
let site: ChildProcess

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const start = async (): Promise<void> => {
  site = spawn(process.execPath, [program, 'serve'], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  site.stderr?.on('data', (part: Buffer) => (complaints += part.toString()))
  for (let tries = 0; tries < 600; tries += 1) {
    if (site.exitCode !== null) throw new Error(complaints)
    if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return
    await pause(100)
  }
  throw new Error('the site does not get ready')
}

const end = async (): Promise<void> => {
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
}

const cli = (args: readonly string[], env: Environment = {}) =>
  new Promise<{ readonly code: number; readonly err: string }>((resolve) =>
    execFile(process.execPath, [program, ...args], { env: { ...environment, ...env } }, (error, _out, err) =>
      resolve({ code: error ? Number(error.code) : 0, err }),
    ),
  )

interface Asking {
  readonly method?: string
  readonly headers?: Environment
  readonly body?: string | URLSearchParams | FormData | undefined
}

/** Sends a request under whatever name it says; fetch lets nobody say another one than it connects to. */
const sent = async (path: string, { method = 'GET', headers = {}, body }: Asking) => {
  const encoded = body === undefined ? undefined : new Response(body)
  const bytes = encoded && Buffer.from(await encoded.arrayBuffer())
  const type = encoded?.headers.get('content-type')
  const asked = request(origin + path, {
    method,
    headers: { ...(type && { 'content-type': type }), ...(bytes && { 'content-length': bytes.length }), ...headers },
  }).end(bytes)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return {
    status: answer.statusCode ?? 0,
    header: (name: string) => String(answer.headers[name] ?? ''),
    cookies: answer.headers['set-cookie'] ?? [],
    body: await text(answer),
  }
}

/** Somebody with a browser that runs no script, who asks the site by its public name. */
const visitor = (said: Environment = {}) => {
  const jar = cookieJar()
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Asking = {}) => {
    const cookie = jar.header()
    const answer = await sent(path, {
      method,
      headers: { host: 'www.haus.example', ...said, ...(cookie !== undefined && { cookie }), ...headers },
      body,
    })
    jar.take(answer.cookies)
    return answer
  }
  const post = (path: string, body: URLSearchParams | FormData) =>
    ask(path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' } })
  /** As long as nobody is taken for a machine. */
  const fillIn = async () => {
    await ask('/api/begin-form')
    await pause(3_100)
  }
  const form = (path: string, fields: Environment) => post(path, new URLSearchParams(fields))
  const upload = async (path: string, fields: Environment, file: File) => {
    await fillIn()
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('files', file)
    return post(path, body)
  }
  return { ask, fillIn, form, upload }
}

const rows = (sql: string, ...parameters: readonly (string | number)[]) => {
  const opened = new DatabaseSync(database)
  try {
    return opened.prepare(sql).all(...parameters)
  } finally {
    opened.close()
  }
}
const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await pause(100)
}

beforeAll(async () => {
  mail = await openMailServer()
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  environment = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    SITE_ORIGIN: 'https://www.haus.example',
    BR_ORIGIN: 'https://br.haus.example',
    SMTP_URL: mail.url,
    LOG_LEVEL: 'warn',
    LAME_DUCK_MS: '0',
    LIMIT_REGISTRATIONS_PER_HOUR: '2',
    LIMIT_REQUESTS_PER_HOUR: '3',
    LIMIT_FAULTS_PER_MINUTE: '1',
  }
  await start()
  const names = ['--first-name', 'Eva', '--last-name', 'Łuczak']
  const made = await cli(['user', 'create', '--email', editor, ...names], { SITE_PASSWORD: password })
  expect(made).toEqual({ code: 0, err: '' })
})
afterAll(async () => {
  await end()
  await mail.close()
  rmSync(folder, { recursive: true })
})

describe('production', () => {
  test('has no demo accounts', async () => {
    const answer = await visitor().form('/kundenportal/login', {
      email: 'demo@seminarhaus.example',
      password: 'gemeinsam-stark-2026',
    })
    expect(answer.status).not.toBe(303)
    expect(rows('select email from users').map(({ email }) => email)).toEqual([editor])
  })

  test('gives sessions to https and to this host alone', async () => {
    const { status, cookies } = await visitor().form('/kundenportal/login', { email: editor, password })
    expect(status).toBe(303)
    const session = cookies.find((cookie) => cookie.startsWith('__Host-session='))
    expect(session).toMatch(/; Path=\/; .*HttpOnly; Secure/)
    expect(session).not.toMatch(/Domain=/i)
    expect(cookies.filter((cookie) => !/; Secure/.test(cookie))).toEqual([])
  })

  test('makes guesses at stored passwords dear', () => {
    const [stored] = rows('select password_hash from users where email = ?', editor)
    expect(stored?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('answers by its two names alone, and leads to the works-council domain to sign in', async () => {
    const status = async (host: string) => (await visitor({ host }).ask('/')).status
    expect([await status('br.haus.example'), await status('www.haus.example')]).toEqual([200, 200])
    expect([await status('haus.example'), await status('localhost')]).toEqual([421, 421])
    const { body } = await visitor().ask('/wishlist/get-bookmarks', { headers: { accept: 'application/json' } })
    expect(JSON.parse(body)).toMatchObject({ loginUrl: 'https://br.haus.example/kundenportal/login' })
    const { header } = await visitor().ask('/')
    expect(header('content-security-policy')).toContain('https://br.haus.example')
    expect(header('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
  })

  test('shows figures to nobody behind a proxy', async () => {
    expect((await visitor({ 'x-forwarded-for': '192.0.2.7' }).ask('/metrics')).status).toBe(404)
    expect((await visitor().ask('/metrics')).status).toBe(200)
  })

  test('holds each limit where it belongs, and believes nobody who says that he is somebody else', async () => {
    const statuses: Record<string, number[]> = { registrations: [], requests: [], faults: [] }
    const people = [1, 2, 3, 4].map((nth) =>
      visitor({ 'x-forwarded-for': `198.51.${nth}.7`, 'x-real-ip': `198.51.${nth}.7` }),
    )
    await Promise.all(people.map(({ fillIn }) => fillIn()))
    for (const [nth, somebody] of people.entries()) {
      const named = { ...registration, email: 'aenne@betrieb.example' }
      statuses['registrations']?.push((await somebody.form('/registrierung', named)).status)
      const fault = { message: `Fehler ${nth}`, route: '/' }
      const { body } = await somebody.ask('/kundenportal/get-token')
      const told = await somebody.ask('/api/ui-errors', {
        method: 'POST',
        body: JSON.stringify(fault),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-xsrf-token': String(JSON.parse(body).token),
        },
      })
      statuses['faults']?.push(told.status)
    }
    const position =
      /href="(\/jobs-karriere\/offene-stellen\/[^"]+-701)"/.exec((await visitor().ask('/jobs-karriere')).body)?.[1] ??
      ''
    for (let nth = 1; nth <= 4; nth += 1) {
      const applicant = {
        firstName: 'Petra',
        lastName: ['Eins', 'Zwei', 'Drei', 'Vier'][nth - 1] ?? '',
        email: 'petra@werk.example',
        privacyAccepted: 'on',
      }
      const file = new File([Buffer.from(pdf)], 'Lebenslauf Ö.pdf', { type: 'application/pdf' })
      statuses['requests']?.push((await visitor().upload(position, applicant, file)).status)
    }
    expect(statuses).toEqual({
      registrations: [303, 303, 429, 429],
      requests: [303, 303, 303, 429],
      faults: [202, 429, 429, 429],
    })
  })

  test('sends letters with their files, and links that lead to the site', async () => {
    const withFiles = () => mail.received.filter(({ mail: { attachments } }) => attachments.length > 0)
    await until(() => withFiles().length === 3 && mail.received.length >= 7)
    expect(withFiles().map(({ mail: { attachments } }) => attachments.map(({ filename }) => filename))).toEqual(
      Array.from({ length: 3 }, () => ['Lebenslauf Ö.pdf']),
    )
    const [enclosed] = withFiles()[0]?.mail.attachments ?? []
    expect(Buffer.from(enclosed?.content as ArrayBuffer).equals(Buffer.from(pdf))).toBe(true)
    const confirmation = mail.received.find(({ to }) => to.includes('aenne@betrieb.example'))
    expect(confirmation?.mail.text).toContain('https://www.haus.example/registrierung/bestaetigen/')
  })

  test('deletes applications after six months, and forgets what has run out', async () => {
    const applications = () => rows('select id from application').length
    const sessions = () => rows('select digest from session').length
    expect([applications(), sessions() > 0]).toEqual([3, true])
    const [kept] = rows('select applied_at, deleted_on from application')
    const months = Temporal.PlainDate.from(String(kept?.['applied_at']).slice(0, 10)).until(
      String(kept?.['deleted_on']),
      { largestUnit: 'month' },
    )
    expect(months.months).toBeGreaterThanOrEqual(5)
    await end()
    rows("update application set deleted_on = '2020-01-01'")
    rows("update session set until = '2020-01-01T00:00:00.000Z', idle_until = '2020-01-01T00:00:00.000Z'")
    await start()
    await until(() => applications() === 0 && sessions() === 0)
    expect([applications(), sessions()]).toEqual([0, 0])
  })
})

describe('production does not start', () => {
  const refused = async (env: Environment) => {
    const port = String(await freePort())
    return cli(['serve'], { PORT: port, DATA_DIR: join(folder, 'other'), ...env })
  }

  test('without its address and a mail server', async () => {
    expect(await refused({ SITE_ORIGIN: '', SMTP_URL: '' })).toEqual({
      code: 2,
      err:
        'Mit NODE_ENV=production startet die Website nicht ohne SITE_ORIGIN, die öffentliche Adresse ' +
        '(https://www.haus.example) und SMTP_URL, den Mailserver (smtps://name:passwort@mail.haus.example).\n',
    })
    expect((await refused({ SMTP_URL: '' })).err).toMatch(/^Mit NODE_ENV=production .* nicht ohne SMTP_URL.*\.\n$/)
  })

  test('with a clock that stands', async () => {
    expect(await refused({ SITE_NOW: '2027-03-15T09:00:00Z' })).toEqual({
      code: 2,
      err: 'SITE_NOW hält die Uhr an und ist nicht erlaubt, wo NODE_ENV=production gesetzt ist.\n',
    })
  })

  test('with accounts whose password is public, and starts when each has one of its own', async () => {
    const data = { DATA_DIR: join(folder, 'demo') }
    expect((await cli(['migrate'], data)).code).toBe(0)
    expect((await cli(['content', 'import', 'content'], data)).code).toBe(0)
    const demo = ['user', 'create', '--email', 'demo@seminarhaus.example', '--first-name', 'D', '--last-name', 'E']
    const make = (secret: string, more: readonly string[] = []) =>
      cli([...demo, ...more], { ...data, SITE_PASSWORD: secret })
    expect((await make('gemeinsam-stark-2026')).code).toBe(0)
    const { code, err } = await refused(data)
    expect({ code, err }).toEqual({
      code: 1,
      err:
        'In der Datenbank sind Demo-Konten, deren Passwort jeder nachlesen kann: demo@seminarhaus.example. Geben Sie jedem ' +
        'ein eigenes, dann startet die Website: SITE_PASSWORD=… npm run cli -- user create --replace ' +
        '--email demo@seminarhaus.example --first-name … --last-name …\n',
    })
    expect((await make(password, ['--replace'])).code).toBe(0)
    const port = String(await freePort())
    const started = spawn(process.execPath, [program, 'serve'], { env: { ...environment, ...data, PORT: port } })
    const ended = once(started, 'exit')
    let ready = false
    for (let tries = 0; tries < 100 && !ready && started.exitCode === null; tries += 1) {
      ready = (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
      await pause(100)
    }
    started.kill('SIGTERM')
    await ended
    expect(ready).toBe(true)
  })
})
