import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#core/accounts/accounts.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages, textOf, type Browsing } from './pages-app.ts'

let visit: Awaited<ReturnType<typeof openPages>>['visit']
let editor: Browsing
let member: Browsing
let bookingId = ''
let eventId = 0

beforeAll(async () => {
  const { testApp, content, visit: visiting } = await openPages()
  visit = visiting
  const signedIn = async (role: Role) => {
    const browser = visit()
    await signInAs(browser.site, { stage: testApp.stage, now: testApp.needs.clock.now(), role })
    return browser
  }
  editor = await signedIn('redaktion')
  member = await signedIn('mitglied')
  // An event whose price the office names: one of the demo's, with none.
  const events = await editor.site.programme.catalogue.events({})
  const onRequest =
    events.ok && events.value.items.find(({ placesLeft, isOnlineEvent }) => isOnlineEvent && placesLeft > 2)
  if (!onRequest) throw new Error('the demo has an event online with free seats')
  eventId = onRequest.eventId
  const without = content.events.map((event) => (event.eventId === eventId ? { ...event, price: null } : event))
  await testApp.stage.content({ ...content, events: without })
  await testApp.stage.takeSeats(eventId, 2)
  const found = await editor.site.booking.office.list({})
  bookingId = (found.ok && found.value.items[0]?.id) || ''
})

const pages: readonly (readonly [string, () => string])[] = [
  ['the list', () => '/manage/buchungen'],
  ['a search', () => '/manage/buchungen?q=Betrieb&stand=bestaetigt&termin=1'],
  ['a booking', () => `/manage/buchungen/${bookingId}`],
  ['an event', () => `/manage/buchungen/termin/${eventId}`],
]

describe('the pages of the office', () => {
  test.each(pages)('%s is well-formed, kept from searches and never stored', async (_, address) => {
    const answer = await editor.get(address())
    expect(answer.status).toBe(200)
    expect(answer.cache).toBe('private')
    expect(answer.html).toContain('noindex')
    expect(await faultsIn(answer.html)).toEqual([])
  })

  test.each(pages)('%s leads visitors to the login and back', async (_, address) => {
    const answer = await visit().get(address())
    expect(answer.status).toBe(302)
    expect(answer.location).toBe(`/kundenportal/login?post_login_redirect_url=${encodeURIComponent(address())}`)
  })

  test.each(pages)('%s says to members that it is not for them, and nothing else', async (_, address) => {
    const answer = await member.get(address())
    expect(answer.status).toBe(403)
    expect(textOf(answer.html)).toContain('Kein Zugang')
    expect(textOf(answer.html)).not.toContain('Anderer Betrieb')
  })

  test.each(pages)('%s leads back to where the office begins', async (_, address) => {
    const { html } = await editor.get(address())
    expect(/<nav class="wrap crumb"[^]*?<\/nav>/.exec(html)?.[0]).toContain('href="/manage"')
  })

  test('what is not there is not found', async () => {
    for (const address of ['/manage/buchungen/keine', '/manage/buchungen/termin/1', '/manage/buchungen/termin/x'])
      expect((await editor.get(address)).status).toBe(404)
  })
})

describe('what the office does on its pages', () => {
  const address = () => `/manage/buchungen/${bookingId}`
  const versionShown = async (): Promise<string> =>
    /name="version" value="(\d+)"/.exec((await editor.get(address())).html)?.[1] ?? ''
  const send = async (form: Readonly<Record<string, string>>) =>
    editor.post(address(), { version: await versionShown(), ...form })

  test('a price that is none is refused beside its field, and stays in it', async () => {
    const answer = await send({ do: 'confirm', fee: 'viel' })
    expect(answer.status).toBe(422)
    expect(answer.html).toMatch(/id="feeNet"[^>]*aria-invalid="true"[^>]*value="viel"/)
    expect(textOf(answer.html)).toContain('Bitte schreiben Sie den Preis als Zahl in Euro.')
    expect(await faultsIn(answer.html)).toEqual([])
  })

  test('what is wrong is told in our words above the page, with a way to the field', async () => {
    const { html } = await send({ do: 'confirm', fee: '' })
    expect(html).toMatch(/role="alert".*?<a href="#feeNet">.*id="feeNet"/s)
    const forms = [...html.matchAll(/<form[^>]*method="post"[^>]*>/g)].map(([form]) => form)
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) expect(form.toLowerCase()).toContain('novalidate')
  })

  test('a price makes a request a booking', async () => {
    expect(await send({ do: 'confirm', fee: '1.250,50' })).toMatchObject({ status: 303, location: address() })
    const shown = textOf((await editor.get(address())).html)
    expect(shown).toContain('2.501,00 €')
    expect(shown).toContain('Buchung bestätigt')
  })

  test('who acts on an old page is told so', async () => {
    const answer = await editor.post(address(), { do: 'cancel', version: '1', person: 'x' })
    expect(answer.status).toBe(409)
  })

  test('nobody is cancelled where nobody is ticked', async () => {
    const answer = await send({ do: 'cancel', reason: 'Krank', waived: 'yes' })
    expect(answer.status).toBe(422)
    expect(answer.html).toMatch(/<legend>Für wen<\/legend><p class="msg">Bitte wählen Sie aus, für wen/)
    expect(await faultsIn(answer.html)).toEqual([])
    expect(answer.html).toContain('>Krank</textarea>')
  })

  test('a member does none of it', async () => {
    const answer = await member.post(address(), { do: 'cancel', version: await versionShown(), person: 'x' })
    expect(answer.status).toBe(403)
    const called = await member.post(`/manage/buchungen/termin/${eventId}`, { reason: 'Aus', sure: 'yes' })
    expect(called.status).toBe(403)
  })

  test('what tells of health is shown for a purpose, in the answer to the form alone', async () => {
    const here = `/manage/buchungen/termin/${eventId}`
    const without = await editor.post(here, { care: 'yes', purpose: ' ' })
    expect(without.status).toBe(422)
    expect(without.html).toMatch(/role="alert".*?<a href="#purpose">.*id="purpose"/s)
    expect(await faultsIn(without.html)).toEqual([])
    const shown = await editor.post(here, { care: 'yes', purpose: 'Essen bestellen' })
    expect([shown.status, shown.cache]).toEqual([200, 'private'])
    expect(textOf(shown.html)).toContain('Niemand, der teilnimmt, hat dazu etwas gesagt.')
    expect(await faultsIn(shown.html)).toEqual([])
    expect((await member.post(here, { care: 'yes', purpose: 'Neugier' })).status).toBe(403)
  })

  test('an event is called off in two steps, with its reason', async () => {
    const here = `/manage/buchungen/termin/${eventId}`
    expect((await editor.post(here, { reason: ' ' })).status).toBe(422)
    const first = await editor.post(here, { reason: 'Zu wenige Anmeldungen' })
    expect(first.status).toBe(200)
    expect(textOf(first.html)).toContain('Eine offene Buchung: Soll der Termin wirklich abgesagt werden?')
    expect(await faultsIn(first.html)).toEqual([])
    expect(textOf((await editor.get(address())).html)).toContain('Bestätigt')
    const second = await editor.post(here, { reason: 'Zu wenige Anmeldungen', sure: 'yes' })
    expect(second).toMatchObject({ status: 303, location: here })
    expect(textOf((await editor.get(here)).html)).toContain('Abgesagt am 20.11.2026')
    const ended = textOf((await editor.get(address())).html)
    expect(ended).toContain('Vom Veranstalter abgesagt: Zu wenige Anmeldungen')
    expect(ended).not.toContain('Stornieren')
  })
})
