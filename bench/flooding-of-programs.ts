// Floods of those who have a right to what they ask: bench/flooding.ts starts them.
import { createHmac } from 'node:crypto'
import { codeShown } from '#features/support/authenticator.ts'
import { syncSecret } from './watched-server.ts'

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly from?: string
}
type Ask = (path: string, sent: Sent) => Promise<string>

/** Batches of 500 terms of 16,000 characters, one after the other, each newer than the one before. */
export async function floodOfBatches({ ask, isOver }: { readonly ask: Ask; readonly isOver: () => boolean }) {
  const sentence = 'Der Betriebsrat beschließt in seiner Sitzung über die Schulung seiner Mitglieder. '
  const text = `Kurz gesagt.\n\n## Mehr\n\n${sentence.repeat(Math.floor(15_900 / sentence.length))}`
  for (let version = 1; !isOver(); version += 1) {
    const items = Array.from({ length: 500 }, (_, nth) => ({
      externalId: String(nth),
      version,
      gruppe: 'jav',
      adresse: `gemessen-${nth}`,
      titel: `Gemessen ${nth}`,
      stand: '2026-11-20',
      text: `${text} ${version}`,
    }))
    const body = Buffer.from(JSON.stringify({ mode: 'upsert', items }))
    const at = String(Math.floor(Date.now() / 1000))
    const mac = createHmac('sha256', syncSecret).update(`${at}.`).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-seminarhaus-timestamp': at,
      'x-seminarhaus-signature': `sha256=${mac}`,
    }
    await ask('/sync/lexicon', { method: 'POST', headers, body })
  }
}

/** An administrator has new PDFs read, eight at once; strangers send as many files that nobody reads. */
export async function floodOfReadings({
  port,
  ask,
  askers,
  form,
}: {
  readonly port: number
  readonly ask: Ask
  readonly askers: (count: number, askOne: (nth: number) => Promise<unknown>) => Promise<void>
  readonly form: Readonly<Record<string, string>>
}) {
  const origin = `http://127.0.0.1:${port}`
  const cookie = await signedIn(origin)
  const events = await (await fetch(`${origin}/seminare/p`)).text()
  const event = /\/seminare\/p\/([\w-]+-\d+)/.exec(events)?.[1]
  const pdf = Buffer.from(await (await fetch(`${origin}/pdf-kostenrechner/${event}`)).arrayBuffer())
  const formWith = (...bytes: readonly Buffer[]) =>
    Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n'),
      ...bytes,
      Buffer.from('\r\n--x--\r\n'),
    ])
  const large = formWith(Buffer.from('%PDF-1.7 '), Buffer.alloc(19_000_000, 32))
  const headers = { ...form, 'content-type': 'multipart/form-data; boundary=x' }
  await Promise.all([
    askers(8, (nth) =>
      // Each is another file: what comes behind the end of a PDF is no part of it.
      ask('/manage/pdf-analysis', {
        method: 'POST',
        headers: { ...headers, cookie },
        body: formWith(pdf, Buffer.from(`\n% ${nth}`)),
      }),
    ),
    askers(8, () => ask('/manage/pdf-analysis', { method: 'POST', headers, body: large, from: '198.51.7.1' })),
  ])
}

const login = '/kundenportal/local-login'

/** The cookies of the demonstration's administrator, who has just set up an app for one-time codes. */
async function signedIn(origin: string): Promise<string> {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const take = (answer: Response): Response => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
  const post = async (path: string, value: object): Promise<unknown> => {
    take(await fetch(`${origin}/kundenportal/get-token`, { headers: { cookie: cookies() } }))
    const answer = take(
      await fetch(origin + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: cookies(),
          'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
        },
        body: JSON.stringify(value),
      }),
    )
    // Right as far as it goes: the code is still to come.
    const isHalfway = answer.status === 401 && path === login
    if (!answer.ok && !isHalfway) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.status === 204 || isHalfway ? undefined : answer.json()
  }
  await post(login, {
    email: 'admin@seminarhaus.example',
    password: 'gemeinsam-stark-2026',
  })
  const { secret } = (await post('/api-meinifb/second-factor/enrol', {})) as { readonly secret: string }
  await post('/api-meinifb/second-factor/confirm', { code: codeShown(secret, new Date().toISOString()) })
  return cookies()
}
