import { Window } from 'happy-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LegalBasisKey } from '#core/cart/order-options.ts'
import type { CartMode } from '#core/cart/cart.ts'
import { addDays, berlinDay, formatDate } from '#core/shared/dates.ts'
import { timetableOf } from '#core/timetable-of.ts'
import { whoOrders } from '#features/booking/who-orders.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { valueOf } from '../core/test-core.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages, origin, render, textOf, type Browsing } from './pages-app.ts'

/** The page of a booking, as a visitor of the demo provider ordered it. */
let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
})

/** Orders two seats of an event of a theme that has others, months from now. */
async function ordered(mode: CartMode = 'reservieren', legalBasis: LegalBasisKey = '37_6') {
  const { cart, orders } = browser.site.booking
  const { theme } = valueOf(await browser.site.programme.catalogue.theme({ url: 'betriebsverfassungsrecht-1' }))
  const event = theme.events.find(
    ({ placesLeft, startDate, hotel, price }) => placesLeft > 5 && startDate > '2027-02-15' && hotel && price,
  )
  if (!event) throw new Error('no event has so many seats left')
  valueOf(await cart.addItem({ eventId: event.eventId, quantity: 2, mode }))
  const { version } = valueOf(await cart.updateOrderOptions({ ...whoOrders, buyerType: 'gremium', legalBasis }))
  valueOf(await orders.checkout({ cartVersion: version, acceptAgb: true, privacyAccepted: true }))
  const [booking] = valueOf(await orders.placed({})).bookings
  if (!booking) throw new Error('nothing was ordered')
  return { booking, address: `/buchung/${booking.token}`, event }
}

const readIn = (html: string) => {
  const { document } = new Window()
  document.write(html)
  return document
}
type Document = ReturnType<typeof readIn>

/** The form whose button is called so, as a browser without scripts sends it; `typed` is what somebody typed. */
async function send(html: string, button: string, typed: Readonly<Record<string, string>> = {}, nth = 0) {
  const { form, fields } = formBehind(readIn(html), button, nth)
  const kept = fields.filter(([name]) => !(name in typed))
  const url = form.getAttribute('action') ?? ''
  const fieldsSent = postedForm([...kept, ...Object.entries(typed)])
  return render({ method: 'POST', url, form: fieldsSent, site: browser.site, requestId: 'R-1' })
}

function formBehind(document: Document, called: string, nth: number) {
  const buttons = [...document.querySelectorAll('main form button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent).replaceAll('\u00a0', ' ') === called,
  )
  const form = buttons[nth]?.closest('form')
  if (!form) throw new Error(`there is no ${nth}. button ${called}`)
  const fields = [...form.querySelectorAll('input, textarea, select')].flatMap((field): [string, string][] => {
    const name = field.getAttribute('name')
    if (name === null) return []
    const ticked = !['checkbox', 'radio'].includes(field.getAttribute('type') ?? '') || field.hasAttribute('checked')
    return ticked ? [[name, field.getAttribute('value') ?? field.textContent]] : []
  })
  return { form, fields }
}

/** Sends a form that is carried out, and answers the page to which it leads. */
async function done(html: string, button: string, typed: Readonly<Record<string, string>> = {}, nth = 0) {
  const { status, location = '' } = await send(html, button, typed, nth)
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/buchung\/[\w-]+\?getan=\d+$/)])
  return browser.get(location)
}

const statesOfSteps = (html: string) =>
  [...readIn(html).querySelectorAll('.path > li')].map((step) =>
    (step.querySelector('.when')?.textContent ?? '').replaceAll('\u00a0', ' '),
  )

const person = {
  salutationId: 'divers',
  firstName: 'Łucja',
  lastName: 'Ö’Brien',
  email: 'lucja@werk.example',
  function: 'br-mitglied',
}
const votes = { heldOn: '2026-11-19', entitled: '9', present: '8', yes: '7', no: '1', abstained: '0' }

describe('the page', () => {
  test('is valid, somebody’s own, told to no search, and says how everything stands', async () => {
    const { address, booking } = await ordered()
    const { html, status, cache } = await browser.get(address)
    expect([status, cache]).toEqual([200, 'private'])
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(await faultsIn(html)).toEqual([])
    expect(textOf(html)).toContain('Stand: Reserviert')
    expect(textOf(html)).toContain('Wir halten die Plätze bis 04.12.2026, 13:00 Uhr.')
    expect(textOf(html)).toContain(`Bestellung ${booking.orderNo}`)
    expect(statesOfSteps(html)).toEqual([
      'Erledigt am 20.11.2026',
      'Als Nächstes, bis 04.12.2026',
      expect.stringMatching(/^Danach, bis /),
      expect.stringMatching(/^Danach, bis /),
      'Danach, bis 04.12.2026',
      expect.stringMatching(/^Danach; alle Namen bis /),
    ])
    expect(html).not.toContain(' style=')
  })

  test('opens by its token alone', async () => {
    expect((await browser.get('/buchung/nichts')).status).toBe(404)
    expect((await browser.post('/buchung/nichts', { do: 'book', version: '1' })).status).toBe(404)
  })

  test('takes no form that it does not know', async () => {
    const { address } = await ordered()
    expect((await browser.post(address, { do: 'explode' })).status).toBe(404)
  })

  test('says for an SBV and a JAV what their law says', async () => {
    const sbv = (await browser.get((await ordered('reservieren', '179_sgb9')).address)).html
    expect(statesOfSteps(sbv)[1]).toBe('Nicht nötig')
    expect(textOf(sbv)).toContain('Die Vertrauensperson entscheidet allein')
    expect(sbv).not.toContain('value="resolve"')
    const jav = textOf((await browser.get((await ordered('reservieren', '65')).address)).html)
    expect(jav).toContain('Über Schulungen der JAV beschließt der Betriebsrat, die JAV stimmt dabei mit')
  })
})

describe('a reservation', () => {
  test('becomes binding with the terms accepted, its price right above the button', async () => {
    const { address } = await ordered()
    const { html } = await browser.get(address)
    const form = readIn(html).querySelector('#buchen form')
    expect([...(form?.children ?? [])].at(-2)?.textContent).toContain('Summe brutto')
    expect([...(form?.children ?? [])].at(-1)?.textContent).toBe('Zahlungspflichtig buchen')
    const refused = await send(html, 'Zahlungspflichtig buchen')
    expect(refused.status).toBe(422)
    expect(readIn(refused.html).querySelector('#acceptAgb')?.getAttribute('aria-invalid')).toBe('true')
    expect(readIn(refused.html).querySelector('[role="alert"] a')?.getAttribute('href')).toBe('#acceptAgb')
    const booked = await done(refused.html, 'Zahlungspflichtig buchen', { acceptAgb: 'on' })
    expect(textOf(booked.html)).toContain('Erledigt: Verbindlich gebucht')
    expect(textOf(booked.html)).toContain('Stand: Bestätigt')
    expect(readIn(booked.html).querySelector('#buchen')).toBeNull()
  })

  test('seen before somebody else changed it is not changed unseen', async () => {
    const { address } = await ordered()
    const before = (await browser.get(address)).html
    await done(before, 'Link für den Arbeitgeber anlegen')
    const { status, html } = await send(before, 'Zahlungspflichtig buchen', { acceptAgb: 'on' })
    expect(status).toBe(409)
    expect(textOf(html)).toContain('Stand: Reserviert')
    expect(readIn(html).querySelector('[role="alert"]')).not.toBeNull()
    await done(html, 'Zahlungspflichtig buchen', { acceptAgb: 'on' })
  })
})

describe('who takes part', () => {
  test('is named; what was typed wrong stays in the form of that seat, with a sentence at each field', async () => {
    const { address, booking } = await ordered()
    const { html } = await browser.get(address)
    const refused = await send(html, 'Platz 2: Person speichern', { ...person, firstName: '', email: 'lucja@' })
    expect(refused.status).toBe(422)
    const seat = booking.recipients[1]?.id ?? ''
    const page = readIn(refused.html)
    const field = (name: string) => page.querySelector(`[id="${name}-${seat}"]`)
    expect(field('lastName')?.getAttribute('value')).toBe('Ö’Brien')
    expect(field('email')?.getAttribute('value')).toBe('lucja@')
    expect(page.querySelector(`[id="firstName-${seat}-fault"]`)?.textContent).toContain(
      'Bitte geben Sie den Vornamen an.',
    )
    expect([...page.querySelectorAll('details[open]')].filter((open) => open.closest('#teilnehmende'))).toHaveLength(1)
    expect(await faultsIn(refused.html)).toEqual([])
    const named = await done(refused.html, 'Platz 2: Person speichern', person)
    const names = [...readIn(named.html).querySelectorAll('#teilnehmende li strong')].map((it) => it.textContent)
    expect(names).toEqual(['N. N.', 'Łucja Ö’Brien'])
  })

  test('sits on one seat alone', async () => {
    const { address } = await ordered()
    const named = await done((await browser.get(address)).html, 'Platz 2: Person speichern', person)
    const { status, html } = await send(named.html, 'Platz 1: Person speichern', person)
    expect(status).toBe(409)
    expect(readIn(html).querySelector('[id^="email-"][aria-invalid="true"]')).not.toBeNull()
  })
})

describe('the resolution', () => {
  test.each([
    [{ present: '4', yes: '4', no: '0' }, 'present', 'nicht beschlussfähig'],
    [{ yes: '4', no: '2', abstained: '2' }, 'yes', 'Nötig sind 5 Ja-Stimmen'],
    [{ yes: '8' }, 'present', 'gezählt sind 9 Stimmen'],
    [{ heldOn: '2026-11-21' }, 'heldOn', 'spätestens am 20.11.2026'],
    [{ heldOn: '' }, 'heldOn', 'Tag, Monat und Jahr'],
    [{ entitled: 'neun' }, 'entitled', 'eine ganze Zahl'],
  ])('that does not carry it is told at its field: %j', async (change, field, says) => {
    const { address } = await ordered()
    const { status, html } = await send((await browser.get(address)).html, 'Beschluss festhalten', {
      ...votes,
      ...change,
    })
    expect(status).toBe(422)
    const page = readIn(html)
    expect(page.querySelector(`#${field}-fault`)?.textContent?.replaceAll('\u00a0', ' ')).toContain(says)
    for (const [name, value] of Object.entries({ ...votes, ...change }))
      expect([name, page.querySelector(`#${name}`)?.getAttribute('value') ?? '']).toEqual([name, value])
  })

  test('is written down, and the next step follows', async () => {
    const { address } = await ordered()
    const decided = await send((await browser.get(address)).html, 'Beschluss festhalten', votes)
    const { html } = await browser.get(decided.location ?? '')
    expect(textOf(html)).toContain('Erledigt: Beschluss festgehalten Als Nächstes: Arbeitgeber unterrichten')
    expect(textOf(html)).toContain('7 Stimmen dafür, 1 dagegen, 0 Enthaltungen')
    expect(statesOfSteps(html).slice(1, 3)).toEqual([
      'Erledigt am 19.11.2026',
      expect.stringMatching(/^Als Nächstes, bis /),
    ])
    const told = await done(html, 'Tag festhalten', { on: '2026-11-20' })
    expect(statesOfSteps(told.html)[2]).toBe('Erledigt am 20.11.2026')
    // Whoever opens the earlier address again is not told that the later was done just now.
    expect(textOf((await browser.get(decided.location ?? '')).html)).not.toContain('Erledigt: ')
    const early = await send(told.html, 'Tag festhalten', { on: '2026-11-21' })
    expect(readIn(early.html).querySelector('#on-fault')?.textContent).toContain('in der Zukunft')
  })
})

describe('cancelling', () => {
  const fees = (html: string) =>
    [...readIn(html).querySelectorAll('.fees tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
    )

  test('shows what it costs today and later, for those who were chosen, before anybody confirms it', async () => {
    const { address, booking, event } = await ordered('buchen')
    const [first] = booking.recipients
    const start = berlinDay(event.startDate)
    pages.testApp.travelTo(`${addDays(start, -20)}T12:00:00.000Z`)
    const price = (event.price?.net ?? 0) / 200
    const half = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
      .format(price)
      .replaceAll('\u00a0', ' ')
    const { html } = await browser.get(`${address}?stornieren=1&fuer=${first?.id}`)
    expect(await faultsIn(html)).toEqual([])
    expect(fees(html).map(([when, share]) => [when, share])).toEqual([
      ['heute', '50 %'],
      [expect.stringMatching(/^ab /), '100 %'],
    ])
    expect(fees(html)[0]?.[2]).toBe(half)
    const { html: gone } = await done(html, 'Verbindlich stornieren für 1 Person')
    expect(textOf(gone)).toContain(`N. N.: storniert, ${half} netto (50 %)`)
    expect(readIn(gone).querySelectorAll('#teilnehmende ol > li')).toHaveLength(1)
  })

  test('at a price that has changed since is told the new one, and not done', async () => {
    const { address, booking, event } = await ordered('buchen')
    const all = booking.recipients.map(({ id }) => `fuer=${id}`).join('&')
    const { html } = await browser.get(`${address}?stornieren=1&${all}`)
    pages.testApp.travelTo(`${addDays(berlinDay(event.startDate), -5)}T12:00:00.000Z`)
    const refused = await send(html, 'Verbindlich stornieren für 2 Personen', { reason: 'Krankheit' })
    expect(refused.status).toBe(422)
    expect(textOf(refused.html)).toContain('Die Stornierung kostet jetzt')
    expect(fees(refused.html)[0]?.[1]).toBe('100 %')
    expect(readIn(refused.html).querySelector('#reason')?.textContent).toContain('Krankheit')
    const { html: gone } = await done(refused.html, 'Verbindlich stornieren für 2 Personen')
    expect(textOf(gone)).toContain('Stand: Storniert')
    expect(readIn(gone).querySelector('main form')).toBeNull()
    expect(await faultsIn(gone)).toEqual([])
  })

  test('for nobody asks for whom', async () => {
    const { address } = await ordered('buchen')
    const { html } = await browser.get(`${address}?stornieren=1`)
    expect(textOf(html)).toContain('Bitte wählen Sie aus, für wen Sie stornieren möchten.')
    expect(await faultsIn(html)).toEqual([])
  })
})

test('what was billed is there to be taken away, and nothing before', async () => {
  const { booking, address } = await ordered('buchen')
  expect(readIn((await browser.get(address)).html).querySelector('#rechnungen')).toBeNull()
  await timetableOf(pages.testApp.needs)((task, fault) => {
    throw new Error(`${task.kind} failed`, { cause: fault })
  })
  const { html } = await browser.get(address)
  const links = [...readIn(html).querySelectorAll('#rechnungen a')].map((link) => link.getAttribute('href'))
  const [number = ''] = /R-\d{4}-000001/.exec(html) ?? []
  expect(links).toEqual([
    `/buchung/${booking.token}/rechnung/${number}.pdf`,
    `/buchung/${booking.token}/rechnung/${number}.xml`,
  ])
  expect(textOf(html)).toContain(`Rechnung ${number} vom ${formatDate(pages.testApp.needs.clock.now())}`)
})

test('a rebooking leads to the new booking, and the old one to it', async () => {
  const { address } = await ordered('buchen')
  const { html } = await browser.get(address)
  const label = readIn(html).querySelector('#umbuchen button')?.getAttribute('aria-label') ?? ''
  const { location = '' } = await send(html, label)
  expect(location).not.toContain(address)
  expect(textOf((await browser.get(location)).html)).toContain('Erledigt: Umgebucht')
  const old = (await browser.get(address)).html
  expect(textOf(old)).toContain('Stand: Umgebucht')
  expect(readIn(old).querySelector(`main a[href="${location.split('?')[0]}"]`)?.textContent).toContain(
    'Zur neuen Buchung',
  )
})

describe('the employer', () => {
  /** The page that the link opens which the orderer handed over. */
  async function handedOver() {
    const { address, booking } = await ordered()
    const page = await done((await browser.get(address)).html, 'Platz 1: Person speichern', person)
    const decided = await done(page.html, 'Beschluss festhalten', votes)
    const { html } = await done(decided.html, 'Link für den Arbeitgeber anlegen')
    const link = readIn(html).querySelector('#employers-link')?.getAttribute('value') ?? ''
    return { address, booking, link: new URL(link).pathname }
  }

  test('reads what is asked of him, and nothing of a vote or a private address', async () => {
    const { link, booking } = await handedOver()
    const { html, status, cache } = await browser.get(link)
    expect([status, cache]).toEqual([200, 'private'])
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(await faultsIn(html)).toEqual([])
    const text = textOf(html)
    expect(text).toContain('Der Betriebsrat bittet Werk GmbH, die Kosten der folgenden Schulung zu übernehmen')
    expect(text).toContain('Es nehmen teil Łucja Ö’Brien, N. N.')
    expect(text).toContain('§ 37 Abs. 6 BetrVG')
    expect(text).toContain('§ 40 Abs. 1 BetrVG')
    for (const secret of ['Enthaltung', 'dafür', 'dagegen', person.email, booking.token, 'Beschluss'])
      expect(html).not.toContain(secret)
  })

  test('answers once he said who he is and what he means', async () => {
    const { link, address } = await handedOver()
    const { html } = await browser.get(link)
    const empty = await send(html, 'Antwort senden')
    expect(empty.status).toBe(422)
    expect([...readIn(empty.html).querySelectorAll('[role="alert"] a')].map((it) => it.getAttribute('href'))).toEqual([
      '#kind',
      '#name',
    ])
    const mute = await send(html, 'Antwort senden', { kind: 'widerspruch', name: 'Ina Chef' })
    expect(readIn(mute.html).querySelector('#text-fault')?.textContent).toContain('worum es geht')
    expect(readIn(mute.html).querySelector('[value="widerspruch"]')?.hasAttribute('checked')).toBe(true)
    expect(readIn(mute.html).querySelector('#name')?.getAttribute('value')).toBe('Ina Chef')
    expect(await faultsIn(mute.html)).toEqual([])
    const { status, location = '' } = await send(mute.html, 'Antwort senden', { kind: 'bestaetigt' })
    expect([status, location]).toEqual([303, `${link}?gesendet=1`])
    const answered = (await browser.get(location)).html
    expect(readIn(answered).querySelector('[autofocus]')?.textContent).toContain('Ihre Antwort ist angekommen')
    // On paper, where the form is left out, stands where one answers.
    expect(readIn(answered).querySelector('.printed')?.textContent).toContain(`dieser Seite: ${origin}${link}`)
    const thanks = textOf(answered)
    expect(thanks).toContain('Ina Chef hat am 20.11.2026 die Kostenübernahme bestätigt.')
    const orderers = (await browser.get(address)).html
    expect(textOf(orderers)).toContain('Ina Chef hat die Kostenübernahme am 20.11.2026 bestätigt.')
    expect(statesOfSteps(orderers)[3]).toBe('Erledigt am 20.11.2026')
  })

  test('opens nothing with a link that was taken back, and is told nothing of what it opened', async () => {
    const { link, address } = await handedOver()
    const before = (await browser.get(link)).html
    const revoked = await done((await browser.get(address)).html, 'Link zurücknehmen')
    expect(textOf(revoked.html)).toContain('Der Link ist zurückgenommen')
    const { html, status } = await browser.get(link)
    expect(status).toBe(410)
    expect(textOf(html)).toContain('Dieser Link gilt nicht mehr')
    expect(html).not.toContain('Werk GmbH')
    const late = await send(before, 'Antwort senden', { kind: 'bestaetigt', name: 'Ina Chef' })
    expect([late.status, textOf(late.html).includes('Dieser Link gilt nicht mehr')]).toEqual([410, true])
    expect((await browser.get('/kostenuebernahme/nichts')).status).toBe(404)
  })
})
