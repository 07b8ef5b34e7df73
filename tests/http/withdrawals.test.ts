import { expect, onTestFinished, test } from 'vitest'
import { deleteRequest } from '#core/form-requests/keeping-requests.ts'
import type { RequestLetter } from '#core/form-requests/ports.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const person = { name: 'Mara Kessler', email: 'mara@werk.example' }

/** An application that writes so many letters a day to one address, and somebody at a browser. */
async function writing(lettersPerDay: number) {
  const testApp = await openTestApp({ limits: { lettersPerDay } })
  onTestFinished(() => testApp.close())
  const { office } = testApp.siteOf(visitorInMemory('somewhere'))
  const begun = async () => {
    await office.forms.begin({})
    testApp.clock.pass(1)
  }
  const withdraw = async (contract: string) => {
    await begun()
    const answer = await office.formRequests.withdrawal({ ...person, contract })
    return answer.ok ? answer.value : answer.refusal
  }
  return { testApp, office, begun, withdraw }
}

const lettersIn = async ({ needs }: TestApp) => {
  const now = needs.clock.now()
  const claimed = await needs.letters.claim(500, now, now)
  return claimed.map(({ letter }) => letter as RequestLetter)
}

test('a withdrawal past the letters of a day is taken, says so, and the office owes the receipt', async () => {
  const { testApp, withdraw } = await writing(1)
  expect(await withdraw('Bestellung 1')).toMatchObject({ receipt: 'leaves', values: { contract: 'Bestellung 1' } })
  expect(await withdraw('Bestellung 2')).toMatchObject({ receipt: 'too-many', values: { contract: 'Bestellung 2' } })
  const letters = await lettersIn(testApp)
  expect(letters.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    `declaration-received ${person.email}`,
    'request-arrived service@seminarhaus.example',
    'request-arrived service@seminarhaus.example',
  ])
  expect(letters.map((letter) => 'receiptOwed' in letter)).toEqual([false, false, true])
})

test('other letters to the address use up no receipt', async () => {
  const { office, begun, withdraw } = await writing(1)
  await begun()
  await office.formRequests.contact({ ...person, message: 'Wann beginnt das Seminar?', privacyAccepted: true })
  expect(await withdraw('Bestellung 1')).toMatchObject({ receipt: 'leaves' })
})

test('of a withdrawal that somebody deleted nothing is said as if it were here', async () => {
  const { testApp, withdraw } = await writing(5)
  const declared = await withdraw('Bestellung 1')
  expect(await withdraw('Bestellung 1')).toEqual({ ...declared, receipt: 'came-before' })
  expect(await deleteRequest('id' in declared ? declared.id : '', testApp.needs)).toHaveProperty('ok', true)
  expect(await withdraw('Bestellung 1')).toEqual({ why: 'key-taken' })
})
