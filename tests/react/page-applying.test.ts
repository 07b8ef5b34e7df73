import { beforeEach, describe, expect, test } from 'vitest'
import { Window } from 'happy-dom'
import type { Position } from '#core/jobs/jobs.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import type { UploadedFile } from '#core/forms/forms.ts'
import { pdf, program } from '#features/support/sample-files.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { valueOf } from '../core/test-core.ts'
import { faultsIn } from './faults-in-html.ts'
import { openPages, origin, render, textOf, type Browsing } from './pages-app.ts'

/** The form below a position, as the demo provider has it. */
let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
let position: Position
let address: string
beforeEach(async () => {
  pages = await openPages()
  browser = pages.visit()
  const [first] = valueOf(await browser.site.office.jobs.positions({})).items
  if (!first) throw new Error('no position is open')
  position = first
  address = positionHref(first)
})

const typed = {
  firstName: 'Änne',
  lastName: 'Ö’Brien',
  email: 'aenne@werk.example',
  phone: '040 123456',
  message: 'Guten <b>Tag</b>,\r\nich möchte.',
  privacyAccepted: 'on',
}
const cv = { name: 'Lebenslauf.pdf', bytes: pdf }

const send = (form: Readonly<Record<string, string>>, files: readonly UploadedFile[] = [cv]) =>
  render({
    method: 'POST',
    url: address,
    form: postedForm(Object.entries(form)),
    files,
    site: browser.site,
    requestId: 'R-1',
  })
const inTime = async () => {
  await browser.site.office.forms.begin({})
  pages.testApp.wait(5)
}
const readIn = (html: string) => {
  const { document } = new Window()
  document.write(html)
  return document
}
const formIn = (html: string) => {
  const form = readIn(html).querySelector('#bewerben form')
  if (!form) throw new Error('there is no form')
  return form
}

describe('the form', () => {
  test('posts with files to its own page and wants nothing of a script', async () => {
    const { html, cache } = await browser.get(address)
    const form = formIn(html)
    expect(cache).toBe('public')
    expect(form.getAttribute('action')).toBe(address)
    expect(form.getAttribute('enctype')).toBe('multipart/form-data')
    // The style of this class tells the server when somebody begins (decision 018).
    expect(form.classList.contains('request')).toBe(true)
  })

  test('labels every field, says what fits, and lets programs fill in what they know', async () => {
    const form = formIn((await browser.get(address)).html)
    const fields = [...form.querySelectorAll('input, textarea')].filter((field) => !field.closest('[aria-hidden]'))
    expect(
      fields.map((field) => [
        field.getAttribute('name'),
        field.getAttribute('autocomplete'),
        field.hasAttribute('required'),
      ]),
    ).toEqual([
      ['firstName', 'given-name', true],
      ['lastName', 'family-name', true],
      ['email', 'email', true],
      ['phone', 'tel', false],
      ['message', null, false],
      ['files', null, false],
      ['privacyAccepted', null, true],
    ])
    for (const field of fields)
      expect(form.querySelector(`label[for="${field.id}"]`) ?? field.closest('label')).not.toBeNull()
    const files = form.querySelector('#files')
    expect(files?.getAttribute('accept')).toBe('.pdf,.docx,.odt,.jpg,.jpeg,.png')
    expect(files?.hasAttribute('multiple')).toBe(true)
    expect(form.querySelector('#files-hint')?.textContent?.replaceAll('\u00a0', ' ')).toContain('jede bis 10 MB')
  })

  test('has a trap that nobody sees or reaches', async () => {
    const trap = formIn((await browser.get(address)).html).querySelector('[name="website"]')
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
    expect([trap?.getAttribute('tabindex'), trap?.getAttribute('autocomplete')]).toEqual(['-1', 'off'])
  })

  test('is named by what searches are told', async () => {
    const { html } = await browser.get(address)
    expect(html).toContain('"directApply":true')
  })
})

describe('sent', () => {
  test('it leads to the thanks', async () => {
    await inTime()
    const answer = await send(typed)
    expect([answer.status, answer.location]).toEqual([303, '/jobs-karriere/beworben'])
    expect((await pages.testApp.needs.applications.list()).map(({ position: { id } }) => id)).toEqual([position.id])
    const thanks = await browser.get('/jobs-karriere/beworben')
    expect(textOf(thanks.html)).toContain('Wir bewahren Ihre Bewerbung sechs Monate auf und löschen sie dann.')
    expect(await faultsIn(thanks.html)).toEqual([])
  })

  test('with faults it comes back with every value, a summary with ways to the fields, and a sentence at each', async () => {
    await inTime()
    const { html, status, cache } = await send({ ...typed, email: 'aenne@', privacyAccepted: '' }, [
      { name: '<b>.pdf', bytes: program },
    ])
    expect([status, cache]).toEqual([422, 'private'])
    const form = formIn(html)
    const valueIn = (name: string) => form.querySelector(`[name="${name}"]`)?.getAttribute('value')
    expect(['firstName', 'lastName', 'email', 'phone'].map(valueIn)).toEqual([
      'Änne',
      'Ö’Brien',
      'aenne@',
      '040 123456',
    ])
    expect(form.querySelector('textarea')?.textContent).toContain('Guten <b>Tag</b>')
    const summary = readIn(html).querySelector('[role="alert"]')
    expect(summary?.hasAttribute('autofocus')).toBe(true)
    const ways = [...(summary?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href'))
    expect(ways).toEqual(['#email', '#files'])
    for (const field of ['email', 'files']) {
      expect(form.querySelector(`#${field}`)?.getAttribute('aria-invalid')).toBe('true')
      expect(form.querySelector(`#${field}`)?.getAttribute('aria-describedby')).toContain(`${field}-fault`)
    }
    const said = form.querySelector('#files-fault')?.textContent ?? ''
    expect(said).toContain('„_b_.pdf“: Wir nehmen PDF')
    expect(said).toContain('Bitte wählen Sie sie erneut aus: _b_.pdf')
    expect(html).not.toMatch(/ style=|<b>/)
    expect(await faultsIn(html)).toEqual([])
  })

  test.each([
    ['too fast', 429, 'Bitte senden Sie es in ein paar Sekunden noch einmal ab.'],
    ['with the trap filled in', 422, 'Wir haben es geleert.'],
  ])('%s it says what helps', async (how, status, says) => {
    if (status === 422) await inTime()
    const answer = await send(how === 'too fast' ? typed : { ...typed, website: 'https://werbung.example' })
    expect(answer.status).toBe(status)
    expect(textOf(answer.html)).toContain(says)
    expect(answer.html).not.toContain('werbung.example')
    expect(formIn(answer.html).querySelector('#firstName')?.getAttribute('value')).toBe('Änne')
    expect(await faultsIn(answer.html)).toEqual([])
  })

  test('after the last day the page says that the position is closed', async () => {
    await inTime()
    pages.testApp.travelTo(`${position.validThrough}T23:30:00.000Z`)
    const { html, status } = await send(typed)
    expect(status).toBe(410)
    expect(textOf(html)).toContain('nehmen wir keine Bewerbungen mehr an.')
  })

  test('to an address that is no longer the right one it is sent once more to the other, by the browser itself', async () => {
    const answer = await render({
      method: 'POST',
      url: address.replace(/[^/]+$/, `alt-${position.id}`),
      form: postedForm(Object.entries(typed)),
      files: [],
      site: browser.site,
      requestId: 'R-1',
    })
    expect([answer.status, answer.location?.replace(origin, '')]).toEqual([308, address])
    expect(await pages.testApp.needs.applications.list()).toEqual([])
  })
})
