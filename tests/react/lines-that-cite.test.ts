import { expect, test } from 'vitest'
import { filmHref } from '#core/media/film-links.ts'
import { openPages } from './pages-app.ts'

const opened = openPages()
const htmlOf = async (address: string): Promise<string> => (await (await opened).visit().get(address)).html

test.each([
  ['a seminar', '/seminare/t/betriebsverfassungsrecht-1', '<li>', '/gesetze/betrvg'],
  ['an event', '/seminare/p/betriebsverfassungsrecht-1-4009', '<li>', '/gesetze/betrvg'],
  ['what happens at a Fachtagung', '/fachtagung/fachtagung-betriebsaenderung', '<strong>', '/gesetze/betrvg'],
  ['an answer about a Fachtagung', '/fachtagung/fachtagung-inklusion', '<p>', '/gesetze/sgb_9_2018'],
])('lines of %s lead to the law among their other words', async (_, address, begins, law) => {
  const led = new RegExp(`${begins}[^<]+<a href="${law}[^"]*">§`).test(await htmlOf(address))
  expect(led).toBe(true)
})

test('a film that is found stands where its address leads', async () => {
  const [address = '', anchor] = (filmHref({ id: 'beispiel-seminar', rubrics: ['betriebsverfassung'] }) ?? '').split(
    '#',
  )
  expect((await htmlOf(address)).includes(`id="${anchor}"`)).toBe(true)
})
