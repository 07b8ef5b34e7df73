import { beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import { done } from '#core/shared/result.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, type BookingDraft } from '../core/sample-booking.ts'
import { faultsIn } from './faults-in-html.ts'
import { demo, isHidden, linksOf, openPages, signIn, textOf, type Browsing } from './pages-app.ts'

const page = '/meinifb/gremium-buchungen'
const colleague = { email: 'kollege@seminarhaus.example', password: 'drei fremde Wörter' }

let opened: Awaited<ReturnType<typeof openPages>>
let gremium: string
let position = 0

/** A booking of the Gremium; the first day is three weeks away, where a cancellation costs half. */
const booked = (id: string, draft: BookingDraft = {}): Booking =>
  aBooking({
    id,
    token: `token-${id}`,
    position: ++position,
    gremiumId: gremium,
    recipients: [aRecipient('Ada', { id: `seat-${id}` })],
    event: aListedEvent({ startDate: '2026-12-08', endDate: '2026-12-10' }),
    ...draft,
  })
const add = (...bookings: readonly Booking[]) =>
  opened.testApp.needs.change(async (tx) => {
    for (const booking of bookings) {
      const orderNo = `B-${booking.id}`
      await tx.bookings.addOrder(anOrder({ orderNo }))
      await tx.bookings.add({ ...booking, orderNo })
    }
    return done(undefined)
  })
const comes = async (who: typeof demo): Promise<Browsing> => {
  const browser = opened.visit()
  expect((await browser.post('/kundenportal/login', who)).status).toBe(303)
  return browser
}

beforeAll(async () => {
  opened = await openPages()
})

describe('bookings in the portal', () => {
  test('are nobody else’s, and lead to sign in', async () => {
    expect((await opened.visit().get(page)).status).toBe(302)
  })

  test('of whoever belongs to no Gremium are her own, and there is none yet', async () => {
    const browser = opened.visit()
    await signIn(browser)
    const { status, cache, html } = await browser.get(page)
    expect([status, cache, isHidden(html)]).toEqual([200, 'private', true])
    expect(textOf(html)).toContain('Hier steht noch nichts.')
    expect(linksOf(html)).toContain('/seminare/p')
    expect(await faultsIn(html)).toEqual([])
  })

  test('show a manager who goes where, what it costs and what comes next', async () => {
    await opened.testApp.stage.account({ ...colleague, firstName: 'Łukasz', lastName: 'Ğül' })
    const users = [
      { email: demo.email, role: 'verwalter' },
      { email: colleague.email, role: 'mitglied' },
    ] as const
    gremium = await opened.testApp.stage.gremium({ type: 'BR', company: 'Łuczak & Söhne', users })
    await add(
      booked('one'),
      booked('over', { event: aListedEvent({ startDate: '2026-02-02', endDate: '2026-02-04' }) }),
    )
    const { html } = await (await comes(demo)).get(page)
    const text = textOf(html)
    expect(text).toContain('Recht')
    expect(text).toContain('Bestätigt')
    expect(text).toMatch(/Als Nächstes: Beschluss fassen/)
    expect(text).toMatch(/Ada Werk · 1\.000,00 €/)
    expect(linksOf(html)).toEqual(
      expect.arrayContaining(['/buchung/token-one', '/api-meinifb/notice-pdf/one?type=beschluss']),
    )
    expect(text).not.toContain('02.02.2026')
    expect(await faultsIn(html)).toEqual([])
    expect(textOf((await (await comes(demo)).get(`${page}?zeit=vergangen`)).html)).toContain('02.02.2026')
  })

  test('show a member who goes where, without costs, links and forms', async () => {
    const { html } = await (await comes(colleague)).get(`${page}?buchung=one`)
    expect(textOf(html)).toContain('Ada Werk')
    expect(html).not.toMatch(/token-one|1\.000,00|<form class="stack g2/)
    const own = await (await comes(colleague)).get(`${page}?sicht=meine`)
    expect(textOf(own.html)).toContain('Hier steht noch nichts.')
  })

  test('a fee is told, confirmed, and cancels once', async () => {
    const browser = await comes(demo)
    const open = `${page}?buchung=one`
    expect(textOf((await browser.get(open)).html)).toMatch(/Heute kostet das 500,00 € netto/)
    const sent = { was: 'absagen', bookingId: 'one', recipientId: 'seat-one', feeNet: '50000', reason: 'Krank' }
    const unconfirmed = await browser.post(open, sent)
    expect(unconfirmed.status).toBe(422)
    expect(unconfirmed.html).toMatch(/Krank<\/textarea>/)
    const confirmed = await browser.post(open, { ...sent, confirmFee: 'on' })
    expect([confirmed.status, confirmed.location]).toEqual([303, `${page}?getan=absagen`])
    expect(textOf((await browser.get(`${page}?getan=absagen`)).html)).toContain('Die Abmeldung ist eingetragen.')
    expect((await browser.post(open, { ...sent, confirmFee: 'on' })).status).toBe(409)
  })

  test('a substitute is named; what was typed stays where something is wrong', async () => {
    await add(booked('two'))
    const browser = await comes(demo)
    const open = `${page}?buchung=two`
    const sent = {
      was: 'ersatz',
      bookingId: 'two',
      recipientId: 'seat-two',
      salutationId: 'divers',
      firstName: 'Özlem',
      lastName: 'Großmann',
      email: 'keine',
      function: 'br-mitglied',
    }
    const wrong = await browser.post(open, sent)
    expect([wrong.status, wrong.html.includes('value="Özlem"')]).toEqual([422, true])
    expect(await faultsIn(wrong.html)).toEqual([])
    expect((await browser.post(open, { ...sent, email: 'oezlem@werk.example' })).status).toBe(303)
    expect(textOf((await browser.get(page)).html)).toContain('Özlem Großmann')
    const denied = await (await comes(colleague)).post(open, { ...sent, email: 'oezlem@werk.example' })
    expect(denied.status).toBe(403)
  })

  test('a year has its costs, people and files; a Gremium of others is none', async () => {
    const browser = await comes(demo)
    const { html } = await browser.get(`${page}?zeit=jahr`)
    expect(textOf(html)).toMatch(/Schulungen 2026 .*Gebucht, kommt noch 1\.000,00 €/)
    expect(linksOf(html)).toContain(`/api-meinifb/gremium-overview?gremium=${gremium}&year=2026&format=csv`)
    expect(await faultsIn(html)).toEqual([])
    expect(textOf((await (await comes(colleague)).get(`${page}?zeit=jahr`)).html)).toContain(
      'Kosten sehen die Verwalter',
    )
    expect((await browser.get(`${page}?gremium=fremd`)).status).toBe(404)
  })

  test('many stand on pages of twenty, and no list asks the store more often for them', async () => {
    await add(...Array.from({ length: 200 }, (_, n) => booked(`many-${n}`)))
    const browser = await comes(demo)
    const first = await browser.get(page)
    expect(first.html.match(/<article/g)).toHaveLength(20)
    const further = linksOf(first.html).find((href) => href.includes('after='))
    expect((await browser.get(further ?? '')).html.match(/<article/g)).toHaveLength(20)
  })
})
