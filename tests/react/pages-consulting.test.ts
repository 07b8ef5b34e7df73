import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '#features/support/signed-in-staff.ts'
import { faultsIn } from './faults-in-html.ts'
import { isHidden, openPages, textOf, type Browsing } from './pages-app.ts'

let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
})

const byPostcode = '/beratung?plz=20095'
const start = '2026-12-01T13:00:00.000Z'
const picked = `${byPostcode}&tag=2026-12-01&beginn=${encodeURIComponent(start)}`
const form = {
  consultantId: 'svenja-brandt',
  idempotencyKey: 'k-1',
  slotStart: start,
  channel: 'video',
  name: 'Sevgi Yıldız',
  email: 'sevgi@werk.example',
  topic: 'Schulungsplan für <uns>',
  privacyAccepted: 'on',
}
const bookedAt = async (more: Readonly<Record<string, string>> = {}): Promise<string> => {
  const answer = await browser.post(picked, { ...form, ...more })
  expect(answer.status).toBe(303)
  return answer.location ?? ''
}

test.each(['/beratung', byPostcode, `${byPostcode}&tag=2026-12-01`, `${byPostcode}&tag=2026-12-26`, picked])(
  '%s is well-formed and stored nowhere',
  async (address) => {
    const { status, cache, html } = await browser.get(address)
    expect([status, cache]).toEqual([200, 'private'])
    expect(await faultsIn(html)).toEqual([])
  },
)

test.each([
  ['/beratung?plz=', 'Bitte geben Sie die Postleitzahl an.', 422],
  ['/beratung?plz=123', 'Eine Postleitzahl hat fünf Ziffern', 422],
  ['/beratung?plz=00000', 'Zu dieser Postleitzahl finden wir niemanden.', 404],
])('%s says what is wrong beside the field', async (address, says, status) => {
  const answer = await browser.get(address)
  expect(answer.status).toBe(status)
  expect(textOf(answer.html)).toContain(says)
  expect(await faultsIn(answer.html)).toEqual([])
})

test('each step leads on: consultant, day, hour, details', async () => {
  const first = await browser.get(byPostcode)
  expect(textOf(first.html)).toContain('Svenja Brandt')
  expect(first.html).toContain('href="/beratung?plz=20095&amp;tag=2026-12-01#uhrzeit"')
  const second = await browser.get(`${byPostcode}&tag=2026-12-01`)
  expect(textOf(second.html)).toContain('14:00 Uhr')
  expect(second.html).not.toContain('name="topic"')
  expect(textOf((await browser.get(picked)).html)).toContain('Dienstag, 1. Dezember 2026, 14:00 Uhr')
})

test('a form that is refused stands as it was typed, with its faults', async () => {
  const answer = await browser.post(picked, { ...form, channel: 'telefon', email: 'sevgi' })
  expect(answer.status).toBe(422)
  expect(answer.html).toContain('value="Schulungsplan für &lt;uns&gt;"')
  expect(textOf(answer.html)).toContain('Bitte geben Sie eine Telefonnummer an.')
  expect(textOf(answer.html)).toContain('-Adresse ist nicht vollständig.')
  expect(await faultsIn(answer.html)).toEqual([])
})

test('what is taken meanwhile offers the next three, and keeps what was typed', async () => {
  await bookedAt()
  const answer = await browser.post(picked, { ...form, idempotencyKey: 'k-2', email: 'alex@werk.example' })
  expect(answer.status).toBe(409)
  expect(answer.html.match(/name="slotStart"/g)).toHaveLength(3)
  expect(answer.html).toContain('value="alex@werk.example"')
  expect(await faultsIn(answer.html)).toEqual([])
})

test('an appointment is shown by its link alone, is no page for searches, and sent twice it is one', async () => {
  const address = await bookedAt()
  expect(await bookedAt()).toBe(address)
  const { status, cache, html } = await browser.get(address)
  expect([status, cache]).toEqual([200, 'private'])
  expect(isHidden(html)).toBe(true)
  expect(textOf(html)).toContain('Ihr Termin steht fest')
  expect(await faultsIn(html)).toEqual([])
  expect((await browser.get('/beratung/termin/irgendeiner')).status).toBe(404)
})

test('it is rescheduled and cancelled there, and says so', async () => {
  const [address = ''] = (await bookedAt()).split('?')
  const other = '2026-12-02T08:00:00.000Z'
  const choosing = await browser.get(`${address}?tag=2026-12-02&beginn=${encodeURIComponent(other)}`)
  expect(await faultsIn(choosing.html)).toEqual([])
  const rescheduled = await browser.post(address, { do: 'reschedule', slotStart: other, channel: 'telefon' })
  expect(rescheduled.location).toBe(`${address}?verlegt=1`)
  expect(textOf((await browser.get(`${address}?verlegt=1`)).html)).toContain('Mittwoch, 2. Dezember 2026, 9:00 Uhr')
  expect((await browser.post(address, { do: 'cancel', sure: 'yes' })).location).toBe(address)
  const cancelled = await browser.get(address)
  expect(textOf(cancelled.html)).toContain('Dieser Termin ist abgesagt')
  expect(cancelled.html).not.toContain('<form method="post"')
  const again = await browser.post(address, { do: 'cancel', sure: 'yes' })
  expect([again.status, textOf(again.html).includes('schon abgesagt')]).toEqual([409, true])
})

test('whoever wants to cancel is asked once more, and until she says so the appointment stands', async () => {
  const [address = ''] = (await bookedAt()).split('?')
  const { html } = await browser.get(address)
  expect(html).not.toContain('value="cancel"')
  expect(html).toContain(`href="${address}?absagen=1"`)
  expect((await browser.post(address, { do: 'cancel' })).location).toBe(`${address}?absagen=1`)
  const asked = await browser.get(`${address}?absagen=1`)
  expect(await faultsIn(asked.html)).toEqual([])
  expect(textOf(asked.html)).toContain('Soll Ihr Termin am Dienstag, 1. Dezember 2026, 14:00 Uhr, abgesagt werden?')
  expect(textOf(asked.html)).not.toContain('Dieser Termin ist abgesagt')
  expect(textOf((await browser.get(address)).html)).toContain('Termin verlegen')
})

test('the office reads what follows before it cancels an appointment, and whose it was is told', async () => {
  const [address = ''] = (await bookedAt()).split('?')
  const { stage, needs } = pages.testApp
  const office = pages.visit()
  await signInAs(office.site, { stage, now: needs.clock.now(), role: 'redaktion' })
  const ofConsultant = '/manage/berater/svenja-brandt'
  const { html } = await office.get(ofConsultant)
  expect(await faultsIn(html)).toEqual([])
  const [, folded = ''] = /<details class="small">(.*?)<\/details>/s.exec(html) ?? []
  expect(textOf(folded)).toContain('wir schreiben Sevgi Yıldız eine E-Mail mit der Absage')
  const [, appointment = ''] = /name="appointment" value="([^"]+)"/.exec(folded) ?? []
  const cancelled = await office.post(ofConsultant, { do: 'abgesagt', appointment })
  expect(cancelled.location).toBe(`${ofConsultant}?gespeichert=abgesagt`)
  expect(textOf((await office.get(ofConsultant)).html)).toContain('Es steht kein Termin aus.')
  expect(textOf((await browser.get(address)).html)).toContain('Dieser Termin ist abgesagt')
})
