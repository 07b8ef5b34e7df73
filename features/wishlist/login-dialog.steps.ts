import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from '../support/eventually.ts'
import { personOf } from '../support/people.ts'

const dialogOf = async (scenario: Scenario) => {
  const { hearts } = await scenario.visit()
  let dialog: Awaited<ReturnType<typeof hearts.loginDialog>>
  await eventually(async () => {
    dialog = await hearts.loginDialog()
    assert(dialog, 'no dialog is open')
  })
  assert(dialog)
  return dialog
}
Then('the login dialog {string} opens', async function (this: Scenario, id: string) {
  assert.equal((await dialogOf(this)).id, id)
})
Then('its heading is {string}', async function (this: Scenario, heading: string) {
  assert.equal((await dialogOf(this)).heading, heading)
})
Then('it says {string}', async function (this: Scenario, text: string) {
  assert.equal((await dialogOf(this)).text, text)
})
Then(
  'it offers {string}, then {string}, then {string}',
  async function (this: Scenario, one: string, two: string, three: string) {
    const { words: all } = await dialogOf(this)
    const found = [one, two, three].map((word) => all.indexOf(word))
    assert(!found.includes(-1), `the dialog says ${all}`)
    assert.deepEqual(
      found,
      found.toSorted((one, other) => one - other),
    )
  },
)
/** Where a link leads on to, on our own origin. */
const targetOf = ({ app }: Scenario, link: URL): string => {
  const target = new URL(link.searchParams.get('post_login_redirect_url') ?? '', app.origin)
  assert.equal(target.origin, app.origin)
  return target.pathname + target.search
}
Then(
  '"Jetzt registrieren" leads to the registration and back to {string}',
  async function (this: Scenario, back: string) {
    const registration = new URL((await dialogOf(this)).register.address, this.app.origin)
    assert.equal(registration.pathname, '/registrierung')
    assert.equal(targetOf(this, registration), back)
  },
)
Then('"Anmelden" leads to the login and back to {string}', async function (this: Scenario, back: string) {
  const { address } = (await dialogOf(this)).signIn
  const login = new URL(address, this.app.origin)
  assert.equal(login.pathname, '/kundenportal/login')
  assert.equal(targetOf(this, login), back)
})
Then('"Anmelden" leads to the domain {string}', async function (this: Scenario, domain: string) {
  const { address } = (await dialogOf(this)).signIn
  assert.equal(new URL(address, this.app.origin).origin, domain)
})
When(
  /^(?:the visitor) closes the dialog by (close icon|Escape)$/,
  async function (this: Scenario, how: 'close icon' | 'Escape') {
    await dialogOf(this)
    await (await this.visit()).hearts.closeDialog(how)
  },
)
Then('no dialog is open', async function (this: Scenario) {
  const { hearts } = await this.visit()
  await hearts.settle()
  await eventually(async () => assert.equal(await hearts.loginDialog(), undefined))
})
When('{person} signs in from the dialog as Mara', async function (this: Scenario, who?: string) {
  const { email, password } = personOf('Mara')
  await dialogOf(this)
  await (await this.visit(who)).hearts.signInFromDialog(email, password)
})
