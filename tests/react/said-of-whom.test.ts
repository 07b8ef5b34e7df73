import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { openPages } from './pages-app.ts'

/** What stands above and beside the fields of a form sent with nothing in it but how many take part. */
async function refused(address: string, form: Readonly<Record<string, string>>) {
  const { html } = await (await openPages()).visit().post(address, form)
  const { document } = new Window()
  document.write(html)
  const saidIn = (parts: string) => [...document.querySelectorAll(parts)].map((part) => part.textContent)
  return { above: saidIn('main [role=alert] li'), beside: saidIn('main form .msg') }
}
const forms = [
  ['/online-fax/vorsitz-1-4002', 'send'],
  ['/fachtagung/fachtagung-inklusion/buchung', 'review'],
] as const
const says = 'Bitte geben Sie den Vornamen an.'

test.each(forms)(
  'where two take part, %s says of whom a field is only where it stands apart from him',
  async (address, does) => {
    const { above, beside } = await refused(address, { do: does, people: '2' })
    expect(above.filter((said) => said.endsWith(says))).toEqual([`1. Person: ${says}`, `2. Person: ${says}`])
    expect(beside.filter((said) => said.endsWith(says))).toEqual([says, says])
  },
)

test.each(forms)('where one takes part, %s numbers nobody', async (address, does) => {
  const { above } = await refused(address, { do: does, people: '1' })
  expect(above.filter((said) => said.endsWith(says))).toEqual([says])
})
