import { register } from '#core/accounts/registration.ts'
import { keepApplication } from '#core/jobs/keeping-applications.ts'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountLetter } from '#core/accounts/ports.ts'
import { minutesUntilNext } from '#mail/next-attempt.ts'
import { sendingLetters, type PostLog } from '#mail/sending-letters.ts'
import { transportOf, type Mail, type MailTransport } from '#mail/transport.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { arrivedLetter, brand, confirmLetter, receivedLetter, siteOrigin } from './letters-for-tests.ts'
import { openMailServer } from './mail-server.ts'

const start = '2027-01-11T12:00:00.000Z'
const from = 'Seminarhaus Büro <post@seminarhaus.example>'

/** A store with letters in it, a clock to turn, and a log to read. */
function office() {
  const store = openMemoryStore()
  let minutes = 0
  let people = 0
  const clock = { now: () => new Date(Date.parse(start) + minutes * 60_000).toISOString() }
  const said: { readonly facts: object; readonly message: string }[] = []
  const say: PostLog['info'] = (facts, message) => void said.push({ facts, message })
  const open = (transport: MailTransport) => {
    const sending = sendingLetters({
      letters: store.letters,
      clock,
      transport,
      from,
      siteOrigin,
      brand: async () => brand,
      enclosuresOf: (letter) =>
        letter.kind === 'application-arrived' ? () => store.applications.filesOf(letter.applicationId) : undefined,
      waitsUntil: async () => undefined,
      log: { info: say, warn: say },
      every: 5,
    })
    onTestFinished(() => sending.stop())
    return sending
  }
  const post = async (letter: AccountLetter): Promise<void> => {
    people += 1
    const user = {
      email: `person-${people}@firma.example`,
      salutationId: 'frau',
      firstName: 'Anna',
      lastName: 'Heide',
      company: '',
      function: 'br-mitglied',
      newsletter: false,
      roles: [],
      passwordHash: '',
    }
    const registration = { digest: `digest-${people}`, until: start, user }
    await store.change(register(registration, { ifNew: letter, ifKnown: () => letter }, clock.now()))
  }
  return { clock, said, open, post, store, letters: store.letters, turn: (to: number) => (minutes = to) }
}

const mailServer = async () => {
  const server = await openMailServer()
  onTestFinished(() => server.close())
  return server
}
const bySmtp = (url: string) => transportOf({ smtpUrl: url, dataDir: '/nowhere' })
const aWhile = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('letters by SMTP', () => {
  test('arrive with umlauts, as text and as HTML, from the provider to the person', async () => {
    const server = await mailServer()
    const { open, post, said } = office()
    await post(confirmLetter)
    open(bySmtp(server.url))
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000)
    const [{ from: sender, to, mail } = { from: '', to: [], mail: undefined }] = server.received
    expect(sender).toBe('post@seminarhaus.example')
    expect(to).toEqual(['anna@firma.example'])
    expect(mail?.from).toEqual({ name: 'Seminarhaus Büro', address: 'post@seminarhaus.example' })
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse')
    expect(mail?.text).toContain('bei „mein Seminarhaus“ registrieren')
    expect(mail?.text).toContain(`${siteOrigin}/registrierung/bestaetigen/tOk_en-1\n`)
    expect(mail?.html).toContain(`href="${siteOrigin}/registrierung/bestaetigen/tOk_en-1"`)
    expect(mail?.date).toBe(start)
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@seminarhaus\.example>$/)
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    await vi.waitFor(() => expect(said.map(({ message }) => message)).toEqual(['a letter was sent']))
  })

  test('bring the files of an application, and say whom to answer', async () => {
    const server = await mailServer()
    const { open, store } = office()
    const file = { name: 'Lebenslauf Ö.pdf', kind: 'pdf', bytes: new Uint8Array(100_000).fill(9) } as const
    const { firstName, lastName, email, position, applicationId: id } = arrivedLetter
    const times = { appliedAt: start, deletedOn: '2027-07-11' }
    const application = { id, firstName, lastName, email, position, ...times }
    const once = { key: 'key', fingerprint: 'f' }
    await store.change(keepApplication(application, [file], once, [receivedLetter, arrivedLetter]))
    open(bySmtp(server.url))
    await vi.waitFor(() => expect(server.received).toHaveLength(2), 5000)
    const mailTo = (address: string) => server.received.find(({ to }) => to.includes(address))?.mail
    const arrived = mailTo(arrivedLetter.to)
    expect(arrived?.replyTo).toEqual([{ name: '', address: email }])
    expect(arrived?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [file.name, 'application/pdf'],
    ])
    expect(Buffer.compare(Buffer.from(arrived?.attachments[0]?.content as ArrayBuffer), file.bytes)).toBe(0)
    expect(mailTo(receivedLetter.to)?.attachments).toEqual([])
  })

  test('leave once per dedupe key', async () => {
    const server = await mailServer()
    const { open, post } = office()
    await post(confirmLetter)
    await post(confirmLetter)
    await post({ ...confirmLetter, dedupeKey: 'other', to: 'bert@firma.example' })
    open(bySmtp(server.url))
    await vi.waitFor(() => expect(server.received).toHaveLength(2), 5000)
    await post(confirmLetter)
    await aWhile(100)
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(['anna@firma.example', 'bert@firma.example'])
  })

  test('that a server cannot take now are tried again later, as the same letter', async () => {
    const server = await mailServer()
    const { open, post, said, turn } = office()
    server.refuse(2, 451, 'try again later, <anna@firma.example>')
    await post(confirmLetter)
    open(bySmtp(server.url))
    await vi.waitFor(() => expect(said).toHaveLength(1), 5000)
    expect(said[0]).toEqual({
      message: 'a letter could not be sent',
      facts: {
        letter: expect.any(String),
        kind: 'confirm-address',
        attempt: 1,
        reason: expect.stringContaining('451'),
        againInMinutes: 1,
      },
    })
    expect(JSON.stringify(said)).not.toContain('anna@')
    await aWhile(50)
    expect(server.attempts()).toBe(1)
    turn(1)
    await vi.waitFor(() => expect(said).toHaveLength(2), 5000)
    turn(5)
    await aWhile(50)
    expect(server.attempts()).toBe(2)
    turn(6)
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000)
    await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ message: 'a letter was sent', facts: { attempt: 3 } }))
  })

  test('whose recipient a server refuses for good are given up at once', async () => {
    const server = await mailServer()
    const { open, post, said, turn, letters } = office()
    server.refuse(1, 550, '5.1.1 <anna@firma.example>: no such mailbox')
    await post(confirmLetter)
    await post({ ...confirmLetter, dedupeKey: 'other', to: 'bert@firma.example' })
    open(bySmtp(server.url))
    await vi.waitFor(() => expect(said).toHaveLength(2), 5000)
    expect(said).toContainEqual({
      message: 'a letter was given up: its recipient was refused for good',
      facts: {
        letter: expect.any(String),
        kind: 'confirm-address',
        attempt: 1,
        reason: expect.stringContaining('550 5.1.1 <…>: no such mailbox'),
      },
    })
    expect(JSON.stringify(said)).not.toContain('@')
    expect(server.received).toHaveLength(1)
    turn(100 * 24 * 60)
    await aWhile(50)
    expect(server.attempts()).toBe(2)
    expect(await letters.claim(9, '2029-01-01T00:00:00Z', '2029-01-01T00:05:00Z')).toEqual([])
  })

  test.each([
    ['recipient', 450, 'mailbox busy'],
    ['recipient', 503, 'bad sequence of commands'],
    ['recipient', 530, '5.7.0 authentication required'],
    ['recipient', 554, '5.7.1 relay access denied'],
    ['recipient', 550, '5.1.8 the domain of the sender is unknown'],
    ['content', 451, 'out of space'],
    ['content', 554, '5.6.0 looks like advertising'],
  ] as const)('are kept when the %s meets %d %s', async (what, code, message) => {
    const server = await mailServer()
    const { open, post, said, turn } = office()
    server.refuse(1, code, message, what)
    await post(confirmLetter)
    open(bySmtp(server.url))
    await vi.waitFor(
      () => expect(said).toMatchObject([{ message: 'a letter could not be sent', facts: { againInMinutes: 1 } }]),
      5000,
    )
    turn(1)
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000)
  })

  test('wait while there is no server at all', async () => {
    const server = await openMailServer()
    await server.close()
    const { open, post, said } = office()
    await post(confirmLetter)
    open(bySmtp(server.url))
    await vi.waitFor(() => expect(said).toMatchObject([{ message: 'a letter could not be sent' }]), 5000)
  })
})

test('letters wait rather than leave unencrypted for another machine', async () => {
  // An address of this machine that is none of the names of the loopback.
  const server = await openMailServer('127.0.0.2')
  onTestFinished(() => server.close())
  const { open, post, said } = office()
  await post(confirmLetter)
  open(transportOf({ smtpUrl: server.url, dataDir: '.' }))
  await vi.waitFor(() => expect(said).toHaveLength(1), 5000)
  expect(said[0]).toMatchObject({ message: 'a letter could not be sent', facts: { againInMinutes: 1 } })
  expect(server.attempts()).toBe(0)
})

describe('letters into files', () => {
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'mail-'))
    onTestFinished(() => rm(made, { recursive: true }))
    return made
  }

  test('are whole mails under the data folder', async () => {
    const dataDir = await folder()
    const { open, post, said } = office()
    await post(confirmLetter)
    open(transportOf({ smtpUrl: undefined, dataDir }))
    await vi.waitFor(() => expect(said).toHaveLength(1), 5000)
    const files = await readdir(join(dataDir, 'mail'))
    expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
    // Its owner alone reads what it says and to whom.
    const modes = await Promise.all(
      [join(dataDir, 'mail'), join(dataDir, 'mail', files[0] ?? '')].map((path) => stat(path)),
    )
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600])
    const mail = await PostalMime.parse(await readFile(join(dataDir, 'mail', files[0] ?? '')))
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse')
    expect(mail.to).toEqual([{ name: '', address: 'anna@firma.example' }])
    expect(mail.text).toContain(`${siteOrigin}/registrierung/bestaetigen/tOk_en-1`)
    expect(mail.html).toContain('Freundliche Grüße')
  })

  test('sent twice are one file', async () => {
    const dataDir = await folder()
    const transport = transportOf({ smtpUrl: undefined, dataDir })
    const mail: Mail = {
      id: '../a/b',
      date: start,
      from,
      to: 'anna@firma.example',
      subject: 'Erst',
      text: 't',
      html: '<p>t</p>',
    }
    await transport.send(mail)
    await transport.send({ ...mail, subject: 'Dann' })
    expect(await readdir(dataDir)).toEqual(['mail'])
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['___a_b.eml'])
    const written = await PostalMime.parse(await readFile(join(dataDir, 'mail', '___a_b.eml')))
    expect(written).toMatchObject({ subject: 'Dann', messageId: '<../a/b@seminarhaus.example>' })
    transport.close()
  })
})

describe('the post', () => {
  test('sends a letter again with the same Message-ID when it crashed before it could note that it was sent', async () => {
    const { open, post, letters, clock, turn } = office()
    const sent: Mail[] = []
    const transport: MailTransport = { send: async (mail) => void sent.push(mail), close: () => undefined }
    await post(confirmLetter)
    const [crashed] = await letters.claim(1, clock.now(), '2027-01-11T12:05:00.000Z')
    open(transport)
    await aWhile(30)
    expect(sent).toEqual([])
    turn(5)
    await vi.waitFor(() => expect(sent).toHaveLength(1), 5000)
    expect(sent[0]?.id).toBe(crashed?.id)
  })

  test('gives up a letter whose link has run out while it waited, and sends one a minute before', async () => {
    const { open, post, said, turn } = office()
    const sent: Mail[] = []
    await post(confirmLetter)
    await post({ ...confirmLetter, dedupeKey: 'younger', token: 'younger', until: '2027-01-13T12:01:00.000Z' })
    turn(48 * 60)
    open({ send: async (mail) => void sent.push(mail), close: () => undefined })
    await vi.waitFor(() => expect(said).toHaveLength(2), 5000)
    expect(said.map(({ message }) => message).toSorted()).toEqual([
      'a letter was given up: its link has run out',
      'a letter was sent',
    ])
    expect(sent.map(({ text }) => text.includes('younger'))).toEqual([true])
  })

  test('goes on after the store failed', async () => {
    const { post, said, clock, letters } = office()
    const sent: Mail[] = []
    let failures = 2
    const claim: typeof letters.claim = async (...asked) => {
      if (failures-- > 0) throw new Error('the database is away')
      return letters.claim(...asked)
    }
    await post(confirmLetter)
    const sending = sendingLetters({
      letters: { ...letters, claim },
      clock,
      transport: { send: async (mail) => void sent.push(mail), close: () => undefined },
      from,
      siteOrigin,
      waitsUntil: async () => undefined,
      log: { info: () => undefined, warn: (facts, message) => void said.push({ facts, message }) },
      every: 5,
    })
    await vi.waitFor(() => expect(sent).toHaveLength(1), 5000)
    expect(said).toEqual(
      [1, 2].map(() => ({ message: 'letters could not be looked for', facts: { reason: 'the database is away' } })),
    )
    await sending.stop()
  })

  test('a letter on its way is nobody else’s for as long as a mail server may take', async () => {
    const { open, post, turn } = office()
    const waiting = Promise.withResolvers<void>()
    const begun: string[] = []
    const slow = (name: string): MailTransport => ({
      send: async () => {
        begun.push(name)
        await waiting.promise
      },
      close: () => {},
    })
    await post(confirmLetter)
    const one = open(slow('one'))
    await vi.waitFor(() => expect(begun).toEqual(['one']))
    const other = open(slow('other'))
    onTestFinished(() => waiting.resolve())
    turn(4.5)
    await aWhile(60)
    expect(begun).toEqual(['one'])
    turn(5.5)
    await vi.waitFor(() => expect(begun).toEqual(['one', 'other']))
    waiting.resolve()
    await Promise.all([one.stop(), other.stop()])
  })

  test('stops after the letters that are on their way', async () => {
    const { open, post, said } = office()
    const closed = vi.fn<() => void>()
    const waiting = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const send = async (): Promise<void> => {
      begun.resolve()
      await waiting.promise
    }
    await post(confirmLetter)
    const sending = open({ send, close: closed })
    await begun.promise
    const stopping = sending.stop()
    expect(closed).not.toHaveBeenCalled()
    waiting.resolve()
    await stopping
    expect(closed).toHaveBeenCalledOnce()
    expect(said.map(({ message }) => message)).toEqual(['a letter was sent'])
  })

  test.each([
    [0, 1],
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 360],
    [5, 720],
    [6, 1440],
    [99, 1440],
  ])('after %d attempts before waits %d minutes', (attempts, minutes) => {
    expect(minutesUntilNext(attempts)).toBe(minutes)
  })
})
