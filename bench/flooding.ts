// One flood, as bench/floods.ts starts it in a process of its own: node bench/flooding.ts <flood> <port> <seconds>
// It asks loopback only, ends by itself, and prints how it was answered as JSON.
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { floodOfBatches, floodOfReadings } from './flooding-of-programs.ts'

const [name = '', port, seconds] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1000
const isOver = (): boolean => performance.now() >= end
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const answers: Record<string, number> = {}
/** Milliseconds in which somebody from another network was answered meanwhile; infinite where he was refused. */
const honest: number[] = []

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
  readonly from?: string
  /** Is none of the flood: its answer is not counted. */
  readonly honestly?: true
}

/** One request; its status, or why there is none. */
function ask(path: string, { method = 'GET', headers = {}, body, from, honestly }: Sent = {}): Promise<string> {
  return new Promise((resolve) => {
    let isSettled = false
    const settle = (status: string): void => {
      if (isSettled) return
      isSettled = true
      // Whoever has his answer sends no more of his body.
      if (body !== undefined && !asked.socket?.destroyed && asked.socket?.writableLength) asked.destroy()
      if (!honestly) answers[status] = (answers[status] ?? 0) + 1
      resolve(status)
    }
    const forwarded = from === undefined ? {} : { 'x-forwarded-for': from }
    const asked = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { ...headers, ...forwarded }, timeout: 60_000 },
      (answer) => {
        answer.resume()
        answer.once('end', () => settle(String(answer.statusCode)))
        answer.once('error', () => settle('broken off'))
      },
    )
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => settle('broken off'))
    asked.end(body)
  })
}

/** So many ask one after the other until it is over, never the same twice. */
async function askers(count: number, askOne: (nth: number) => Promise<unknown>): Promise<void> {
  let nth = 0
  const asker = async (): Promise<void> => {
    while (!isOver()) await askOne((nth += 1))
  }
  await Promise.all(Array.from({ length: count }, asker))
}

const browser = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
const form = { ...browser, 'content-type': 'application/x-www-form-urlencoded' }
const textAt = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
const linkOn = async (path: string, pattern: RegExp): Promise<string> => {
  const found = pattern.exec(await textAt(path))?.[0]
  if (found === undefined) throw new Error(`${path} has no link like ${pattern}`)
  return found
}
const aPosition = () => linkOn('/jobs-karriere', /\/jobs-karriere\/offene-stellen\/[\w-]+\/[\w-]+-\d+/)

const signIn = (nth: number, from?: string) =>
  ask('/kundenportal/login', {
    method: 'POST',
    headers: form,
    body: `email=n${nth}%40betrieb.example&password=ein+falsches+langes+Wort`,
    ...(from !== undefined && { from, honestly: true }),
  })

/** What somebody from another network asks four times a second, and how long it takes. */
async function askingHonestly(askOne: (nth: number, from: string) => Promise<string>, over: () => boolean) {
  for (let nth = 0; !over(); nth += 1) {
    const begun = performance.now()
    const status = await askOne(nth, `198.51.${nth % 200}.1`)
    honest.push(status === '503' ? Infinity : performance.now() - begun)
    await pause(250)
  }
}

const mostAddresses = 100_000
const longest = 120_000

/** A hundred thousand addresses that nobody asked for before, half of them of the finder, however long that takes. */
async function distinctAddresses(whoSends: (nth: number) => Pick<Sent, 'from'>): Promise<void> {
  const cut = performance.now() + longest
  const headers = { accept: 'text/html' }
  const finder = (nth: number) => `/seminare/p?plz=${String(10_000 + (nth % 80_000))}&umkreis=${(nth % 199) + 1}`
  let asked = 0
  const asker = async (): Promise<void> => {
    for (let nth = (asked += 1); nth <= mostAddresses && performance.now() < cut; nth = asked += 1)
      await ask(nth % 2 === 0 ? finder(nth) : `/gibt-es-nicht-${nth}`, { headers, ...whoSends(nth) })
  }
  let isDone = false
  const honestly = askingHonestly(
    (nth, from) => ask(`/seminare/p?plz=${90_001 + nth}&umkreis=200`, { headers, from, honestly: true }),
    () => isDone,
  )
  await Promise.all(Array.from({ length: 512 }, asker))
  isDone = true
  await honestly
}

const floods: Readonly<Record<string, () => Promise<unknown>>> = {
  nothing: () => pause(Number(seconds) * 1000),

  async json() {
    const token = await fetch(`http://127.0.0.1:${port}/kundenportal/get-token`)
    const cookie = token.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    const headers = {
      'content-type': 'application/json',
      cookie,
      'x-xsrf-token': decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
    }
    const names = Array.from({ length: 1_700_000 }, (_, nth) => `"${nth.toString(36)}":0`)
    const body = Buffer.from(`{${names.join(',')}}`)
    const position = await aPosition()
    await askers(2, () => ask(position, { method: 'POST', headers, body }))
  },

  async pdfs() {
    const event = (await linkOn('/seminare/p', /\/seminare\/p\/[\w-]+-\d+/)).split('/').at(-1)
    await askers(8, (nth) => ask(`/pdf-kostenrechner/${event}?personen=20&anreise=auto&km=${nth % 5_000}`))
  },

  slashes: () => askers(16, (nth) => ask(`/a${'/'.repeat(15_900)}${nth}`)),

  async signIns() {
    const under = new Set<Promise<unknown>>()
    const honestly = askingHonestly((nth, from) => signIn(1_000_000 + nth, from), isOver)
    for (let nth = 0; !isOver(); nth += 1) {
      const one = signIn(nth).finally(() => under.delete(one))
      under.add(one)
      await pause(20)
    }
    await honestly
    await Promise.race([Promise.all(under), pause(15_000)])
  },

  async uploads() {
    const position = await aPosition()
    const part = (nth: number) =>
      Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="files"; filename="${nth}.pdf"\r\n\r\n%PDF-1.7 `),
        Buffer.alloc(9_500_000, 32),
        Buffer.from('\r\n'),
      ])
    const body = Buffer.concat([part(1), part(2), Buffer.from('--x--\r\n')])
    const headers = { ...browser, 'content-type': 'multipart/form-data; boundary=x' }
    await askers(32, () => ask(position, { method: 'POST', headers, body }))
  },

  async sockets() {
    const head =
      'POST /kundenportal/login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
      'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n'
    const slow = async (): Promise<void> => {
      await pause(Math.random() * 1_000)
      while (!isOver()) {
        const socket = connect(Number(port), '127.0.0.1')
        let isOpen = true
        socket.on('error', () => undefined)
        socket.on('close', () => (isOpen = false))
        socket.resume()
        socket.write(head)
        while (isOpen && !isOver()) {
          socket.write('x')
          await pause(1_000)
        }
        answers['let go'] = (answers['let go'] ?? 0) + (isOpen ? 0 : 1)
        socket.destroy()
      }
    }
    await Promise.all(Array.from({ length: 1_000 }, slow))
  },

  addresses: () => distinctAddresses(() => ({})),
  readings: () => floodOfReadings({ port: Number(port), ask, askers, form: browser }),
  batches: () => floodOfBatches({ ask, isOver }),

  networks: () => distinctAddresses((nth) => ({ from: `${11 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}.1` })),
}

const flood = floods[name]
if (!flood) throw new Error(`no flood is called ${name}: ${Object.keys(floods).join(', ')}`)
await flood()
agent.destroy()
process.stdout.write(
  JSON.stringify({ answers, honest: honest.map((took) => (Number.isFinite(took) ? took : null)) }),
  () => process.exit(),
)
