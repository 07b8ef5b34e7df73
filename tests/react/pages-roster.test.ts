import { beforeAll, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { demo, openPages, textOf, type Browsing } from './pages-app.ts'

const page = '/meinifb/gremium-mitglieder'
const chair = { was: 'aufnehmen', firstName: 'Sevgi', lastName: 'Yıldız', role: 'vorsitz', since: '2026-04-28' }
const deputy = { was: 'aufnehmen', firstName: 'Birgit', lastName: 'Hansen', role: 'ersatz', since: '2026-04-28' }

let sevgi: Browsing
let url = ''
const after = async (address: string, form: Readonly<Record<string, string>>): Promise<string> => {
  const { status, location = '', html } = await sevgi.post(address, form)
  expect(status, textOf(html)).toBe(303)
  return (await sevgi.get(location)).html
}
const linkTo = (html: string, name: string): string =>
  (new RegExp(`href="([^"]+)"[^>]*aria-label="Ändern: ${name}"`).exec(html)?.[1] ?? 'no link').replaceAll('&amp;', '&')
const seenIn = (html: string) => ({
  id: /name="id" value="([^"]+)"/.exec(html.slice(html.indexOf('id="mitglied"')))?.[1] ?? '',
  version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? '',
})

beforeAll(async () => {
  const opened = await openPages()
  sevgi = opened.visit()
  expect((await sevgi.post('/kundenportal/login', demo)).status).toBe(303)
  const begun = await sevgi.post(page, { was: 'anlegen', type: 'BR', company: 'Nordlicht GmbH' })
  url = (begun.location ?? '').replace(/&gespeichert=\w+/, '')
  const version = /name="version" value="(\d+)"/
  const settings = url.replace('mitglieder', 'einstellungen')
  const seen = version.exec((await sevgi.get(settings)).html)?.[1] ?? ''
  await sevgi.post(settings, { version: seen, type: 'BR', company: 'Nordlicht GmbH', employees: '250' })
})

test('nobody is written down at first; what is wrong is said beside its field, and nothing is lost', async () => {
  const empty = await sevgi.get(url)
  expect(textOf(empty.html)).toContain('Tragen Sie ein, wer im Gremium welches Amt hat')
  const wrong = await sevgi.post(url, { ...chair, firstName: '', released: '200', functions: 'betriebsausschuss' })
  expect(wrong.status).toBe(422)
  expect(textOf(wrong.html)).toContain('So viel Freistellung gibt es nicht.')
  expect(wrong.html).toContain('value="Yıldız"')
  expect(await faultsIn(wrong.html)).toEqual([])
})

test('members stand in the plan of the seats and in the table', async () => {
  await after(url, { ...chair, released: '50 %', functions: 'betriebsausschuss' })
  const html = await after(url, deputy)
  expect(textOf(html)).toContain('1 von 9 Sitzen besetzt.')
  expect(textOf(html)).toContain('8 Sitze sind offen')
  expect(textOf(html)).toMatch(
    /Sevgi Yıldız ohne Konto Vorsitz Betriebsausschuss, zu 50.% freigestellt seit 28\.04\.2026 nicht bekannt, es fehlt die E-Mail-Adresse Ändern/,
  )
  expect(html).toContain('aria-label="Sitzordnung: 1 von 9')
  expect(await faultsIn(html)).toEqual([])
})

test('a member is changed over what was seen; somebody else’s change is told beside each field', async () => {
  const form = (await sevgi.get(linkTo((await sevgi.get(url)).html, 'Sevgi Yıldız'))).html
  expect(await faultsIn(form)).toEqual([])
  const link = linkTo(form, 'Sevgi Yıldız')
  const changed = { ...chair, ...seenIn(form), was: 'mitglied' }
  expect(textOf(await after(link, { ...changed, released: '100' }))).toContain('Sevgi Yıldız ohne Konto Vorsitz ganz')
  const late = await sevgi.post(link, { ...changed, firstName: 'Sevgi Nur' })
  expect([late.status, late.html.includes('value="Sevgi Nur"')]).toEqual([409, true])
  expect(textOf(late.html)).toContain('Jetzt gespeichert: Sevgi.')
  expect(textOf(late.html)).toContain('Jetzt gespeichert: ganz.')
  expect(textOf(late.html)).toContain('Zum ersten Mal im Amt Jetzt gespeichert: nein.')
  expect(await faultsIn(late.html)).toEqual([])
})

test('a term ends and a deputy moves up; a slip is taken out', async () => {
  const form = (await sevgi.get(linkTo((await sevgi.get(url)).html, 'Sevgi Yıldız'))).html
  const link = linkTo(form, 'Sevgi Yıldız')
  const successor = /<option value="([^"]+)"[^>]*>Birgit Hansen/.exec(form)?.[1] ?? ''
  const about = { ...seenIn(form), was: 'amtszeit' }
  const wrong = await sevgi.post(link, { ...about, until: '2020-01-01' })
  expect([wrong.status, textOf(wrong.html).includes('Der letzte Tag im Amt liegt vor dem ersten.')]).toEqual([
    422,
    true,
  ])
  const html = await after(link, { ...about, until: '2026-11-19', successor })
  expect(textOf(html)).toMatch(/Birgit Hansen ohne Konto Mitglied seit 20\.11\.2026/)
  const next = (await sevgi.get(linkTo(html, 'Birgit Hansen'))).html
  const without = await after(linkTo(next, 'Birgit Hansen'), { ...seenIn(next), was: 'streichen' })
  expect(textOf(without)).not.toContain('Birgit Hansen')
})

test('whoever changes or strikes out whom somebody else struck out is told so, and loses nothing of what she typed [rule:domain-gremium-changed]', async () => {
  const added = await after(url, { ...deputy, firstName: 'Thi Lan', lastName: 'Nguyen' })
  const link = linkTo(added, 'Thi Lan Nguyen')
  const before = seenIn((await sevgi.get(link)).html)
  await after(link, { ...deputy, ...before, was: 'mitglied', firstName: 'Thi Lan', lastName: 'Nguyen' })
  const changed = await sevgi.post(link, { ...deputy, ...before, was: 'mitglied', lastName: 'Nguyễn' })
  expect([changed.status, changed.html.includes('value="Nguyễn"')]).toEqual([409, true])
  expect(textOf(changed.html)).toContain('Jetzt gespeichert: Nguyen.')
  const seen = seenIn((await sevgi.get(link)).html)
  await after(link, { ...seen, was: 'streichen' })
  const late = await sevgi.post(link, { ...deputy, ...seen, was: 'mitglied', firstName: 'Thi Lan Anh' })
  expect([late.status, late.html.includes('value="Thi Lan Anh"')]).toEqual([404, true])
  for (const { html } of [
    late,
    await sevgi.post(link, { ...seen, was: 'amtszeit', until: '2026-11-19' }),
    await sevgi.post(link, { ...seen, was: 'streichen' }),
  ]) {
    expect(textOf(html)).toContain('Jemand hat diesen Eintrag inzwischen gelöscht.')
    expect(await faultsIn(html)).toEqual([])
  }
})
