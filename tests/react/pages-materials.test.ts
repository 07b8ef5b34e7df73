import { beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import type { UploadedFile } from '#core/forms/forms.ts'
import { done } from '#core/shared/result.ts'
import type { PageAnswer } from '#pages-port/page-rendering.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { pdf } from '#features/support/sample-files.ts'
import { samplePhoto } from '#features/support/sample-photos.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { aBooking, aListedEvent, anOrder, aRecipient, type BookingDraft } from '../core/sample-booking.ts'
import { storeMaterial } from '../http/store-material.ts'
import { faultsIn } from './faults-in-html.ts'
import { demo, isHidden, linksOf, openPages, render, signIn, textOf, type Browsing } from './pages-app.ts'

/** Events of different days; today is 2026-11-20. */
const [over, soon, far, quiet] = [4801, 4802, 4803, 4804]
const page = (eventId: number): string => `/meinifb/termine/${eventId}`
const officePage = `/manage/termine/${over}/unterlagen`

let opened: Awaited<ReturnType<typeof openPages>>
let sevgi: Browsing
let editor: Browsing
let photo = ''

let position = 0
const booked = (eventId: number, startDate: string, endDate: string, draft: BookingDraft = {}): Booking =>
  aBooking({
    id: `b-${eventId}-${++position}`,
    token: `token-${position}`,
    position,
    recipients: [aRecipient('Sevgi', { email: demo.email })],
    event: { ...aListedEvent({ startDate, endDate }), eventId },
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

const send = (
  { site }: Browsing,
  url: string,
  form: Readonly<Record<string, string>>,
  files: readonly UploadedFile[],
): Promise<PageAnswer> =>
  render({ method: 'POST', url, form: postedForm(Object.entries(form)), files, site, requestId: 'R-1' })

beforeAll(async () => {
  opened = await openPages()
  const { testApp } = opened
  sevgi = opened.visit()
  await signIn(sevgi)
  editor = opened.visit()
  await signInAs(editor.site, { stage: testApp.stage, now: testApp.needs.clock.now(), role: 'redaktion' })
  await add(
    booked(over, '2026-11-16', '2026-11-18'),
    booked(soon, '2026-12-01', '2026-12-03'),
    booked(far, '2027-03-01', '2027-03-03'),
    booked(quiet, '2026-11-09', '2026-11-11'),
  )
  photo = await storeMaterial(testApp.needs, { kind: 'photo', eventId: over, title: 'Änne & „Kim“ im Garten' })
  await storeMaterial(testApp.needs, { kind: 'photo', eventId: over, title: 'Am Abend' })
  await storeMaterial(testApp.needs, { kind: 'document', eventId: over, title: 'Skript <3' })
})

describe('photos and documents of an event', () => {
  test('are for who signed in, who is led back', async () => {
    const { status, location } = await opened.visit().get(page(over))
    expect([status, location]).toEqual([302, expect.stringContaining(encodeURIComponent(page(over)))])
  })

  test('are nothing to who does not take part, nor of what is no event', async () => {
    for (const address of [page(over), page(9999), '/meinifb/termine/keiner'])
      expect((await editor.get(address)).status, address).toBe(404)
  })

  test('come later, and the page says when', async () => {
    const { status, cache, html } = await sevgi.get(page(far))
    expect([status, cache, isHidden(html)]).toEqual([200, 'private', true])
    expect(textOf(html)).toContain('Unterlagen gibt es ab 15.02.2027')
    expect(textOf(html)).toContain('Fotos gibt es ab 01.03.2027')
    expect(html).not.toContain('<input type="file"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('of which there are none yet are asked for', async () => {
    expect(textOf((await sevgi.get(page(soon))).html)).toContain('Noch keine Unterlagen')
    const { html } = await sevgi.get(page(quiet))
    expect(textOf(html)).toContain('Noch keine Fotos')
    expect(html).toContain('type="file"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('stand there with words for who cannot see them, and lead to fresh links', async () => {
    const { html } = await sevgi.get(page(over))
    expect(html).toContain('alt="Änne &amp; „Kim“ im Garten, Foto 1"')
    expect(html).toMatch(/<img src="\/api-meinifb\/photo-preview\/[^"]+\?until=\d+&amp;signature=[\w-]{43}"/)
    expect(textOf(html)).toContain('Skript &lt;3')
    expect(linksOf(html)).toContain(`${page(over)}?alle=zip`)
    expect(await faultsIn(html)).toEqual([])
    const led = await sevgi.get(`${page(over)}?datei=${photo}`)
    expect([led.status, led.location]).toEqual([302, expect.stringMatching(/^\/api-meinifb\/photo-download\//)])
    expect((await sevgi.get(`${page(over)}?datei=keine`)).status).toBe(404)
    expect((await sevgi.get(`${page(over)}?alle=zip`)).location).toMatch(/^\/api-meinifb\/photos-zip\//)
  })

  test('are brought by a form that says what is wrong beside its fields, and keeps what was typed', async () => {
    const form = { was: 'hochgeladen', caption: 'Die Runde' }
    const { status, html } = await send(sevgi, page(over), form, [{ name: 'bild.jpg', bytes: pdf }])
    expect(status).toBe(422)
    expect(textOf(html)).toContain('Wir nehmen JPEG und PNG.')
    expect(textOf(html)).toContain('Bitte fragen Sie zuerst alle')
    expect(html).toContain('value="Die Runde"')
    expect(html).toContain('href="#photos"')
    expect(html).toContain('role="alert"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('are there after they were brought', async () => {
    const form = { was: 'hochgeladen', caption: 'Die Runde', depictedAgree: 'on' }
    const files = [{ name: 'DSC_1.jpg', bytes: await samplePhoto() }]
    const answer = await send(sevgi, page(quiet), form, files)
    expect([answer.status, answer.location]).toEqual([303, `${page(quiet)}?gespeichert=hochgeladen`])
    const { html } = await sevgi.get(answer.location ?? '')
    expect(textOf(html)).toContain('Ihre Fotos sind da.')
    expect(textOf(html)).toContain('Die Runde · von Ihnen')
    expect(textOf(html)).toContain('Sie können noch 59 von 60 Fotos hochladen.')
  })

  test('are reported in a form of their own, and are gone at once', async () => {
    const { html } = await sevgi.get(`${page(over)}?melden=${photo}`)
    expect(html.match(/name="complaint"/g)).toHaveLength(1)
    expect(await faultsIn(html)).toEqual([])
    const refused = await sevgi.post(`${page(over)}?melden=${photo}`, {
      was: 'gemeldet',
      id: photo,
      complaint: 'x'.repeat(501),
    })
    expect([refused.status, textOf(refused.html)]).toEqual([422, expect.stringContaining('mehr als 500 Zeichen')])
    const answer = await sevgi.post(page(over), { was: 'gemeldet', id: photo, complaint: 'Das bin ich.' })
    const after = await sevgi.get(answer.location ?? '')
    expect(textOf(after.html)).toContain('Das Foto ist verborgen.')
    expect(after.html).not.toContain('Änne')
    const again = await sevgi.post(page(over), { was: 'gemeldet', id: photo })
    expect([again.status, textOf(again.html)]).toEqual([404, expect.stringContaining('oder es ist schon verborgen')])
  })
})

describe('the office', () => {
  test('alone comes to its page', async () => {
    expect((await opened.visit().get(officePage)).status).toBe(302)
    const { status, html } = await sevgi.get(officePage)
    expect(status).toBe(403)
    expect(await faultsIn(html)).toEqual([])
    expect((await editor.get('/manage/termine/9999/unterlagen')).status).toBe(404)
  })

  test('sees what there is, and decides about a photo', async () => {
    const { html } = await editor.get(officePage)
    expect(textOf(html)).toContain('Gemeldet von jemand anderem')
    expect(textOf(html)).toContain('„Das bin ich.“')
    expect(await faultsIn(html)).toEqual([])
    const shown = await editor.post(officePage, { was: 'gezeigt', id: photo })
    expect(textOf((await editor.get(shown.location ?? '')).html)).toContain('Das Foto ist wieder zu sehen.')
    expect((await sevgi.get(page(over))).html).toContain('Änne')
    const nothing = await editor.post(officePage, { was: 'gezeigt', id: photo })
    expect([nothing.status, textOf(nothing.html)]).toEqual([404, expect.stringContaining('jemand anderes erledigt')])
  })

  test('is told beside the fields of the form that it sent what is wrong', async () => {
    const { status, html } = await send(editor, officePage, { was: 'hochgeladen', kind: 'photo', caption: '' }, [])
    expect(status).toBe(422)
    expect(html).toContain('href="#materials-photo"')
    expect(html).not.toContain('href="#materials-document"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('brings documents and deletes them', async () => {
    const form = { was: 'hochgeladen', kind: 'document', caption: '' }
    const answer = await send(editor, officePage, form, [{ name: 'Ablaufplan.pdf', bytes: pdf }])
    const { html } = await editor.get(answer.location ?? '')
    expect(textOf(html)).toContain('Ablaufplan.pdf (PDF, 1 kB)')
    const id = /aria-label="Löschen: Ablaufplan\.pdf"/.test(html)
      ? /name="id" value="([^"]+)"\/?><button[^>]*aria-label="Löschen: Ablaufplan/.exec(html)?.[1]
      : undefined
    const gone = await editor.post(officePage, { was: 'geloescht', id: id ?? '' })
    expect(textOf((await editor.get(gone.location ?? '')).html)).not.toContain('Ablaufplan.pdf')
  })
})
