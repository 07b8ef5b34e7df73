import { expect, test } from 'vitest'
import { filmHref } from '#core/media/film-links.ts'
import { openPages } from './pages-app.ts'

const opened = openPages()
const htmlOf = async (address: string): Promise<string> => (await (await opened).visit().get(address)).html

test.each([
  ['a seminar', '/seminare/t/betriebsverfassungsrecht-1', '<li>', '/gesetze/betrvg'],
  ['an event', '/seminare/p/betriebsverfassungsrecht-1-4009', '<li>', '/gesetze/betrvg'],
  ['what happens at a Fachtagung', '/fachtagung/fachtagung-betriebsaenderung', '<strong>', '/gesetze/betrvg'],
  ['what a theme says of the right to it', '/seminare/t/betriebsverfassungsrecht-1', '<p>', '/gesetze/betrvg'],
  ['somebody who teaches', '/seminare/t/betriebsverfassungsrecht-2', '<p class="small">', '/gesetze/betrvg'],
  ['the start', '/', '<p class="small mute">', '/gesetze/betrvg'],
  ['a training at the office', '/seminare/inhouse', '</b>', '/gesetze/betrvg'],
  ['the definition of a term', '/betriebsratslexikon/br/amtszeit', '<p>', '/gesetze/betrvg'],
  ['what a download is', '/downloads', '<p>', '/gesetze/betrvg'],
  ['a page of the provider', '/widerruf', '<p>', '/gesetze/bgb'],
  ['an answer about a Fachtagung', '/fachtagung/fachtagung-inklusion', '<p>', '/gesetze/sgb_9_2018'],
])('lines of %s lead to the law among their other words', async (_, address, begins, law) => {
  const led = new RegExp(`${begins}[^<]+<a href="${law}[^"]*">§`).test(await htmlOf(address))
  expect(led).toBe(true)
})

test('pages whose lines cite change with the laws and rulings', async () => {
  const tagsOf = async (address: string) => (await (await opened).visit().get(address)).tags
  for (const address of ['/widerruf', '/seminare/inhouse', '/'])
    expect(await tagsOf(address)).toEqual(expect.arrayContaining(['laws', 'rulings']))
  expect(await tagsOf('/newsletter')).not.toContain('laws')
})

test('a film that is found stands where its address leads', async () => {
  const [address = '', anchor] = (filmHref({ id: 'beispiel-seminar', rubrics: ['betriebsverfassung'] }) ?? '').split(
    '#',
  )
  expect((await htmlOf(address)).includes(`id="${anchor}"`)).toBe(true)
})
