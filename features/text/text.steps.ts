import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from '../support/eventually.ts'

Given('the text {string} limited to {int} characters', function (this: Scenario, text: string, limit: number) {
  this.text = { text, limit, stripTags: false }
})
Given(
  'the text {string} limited to {int} characters without markup',
  function (this: Scenario, text: string, limit: number) {
    this.text = { text, limit, stripTags: true }
  },
)
When('{person} opens the page with the text', async function (this: Scenario, who: string | undefined) {
  const { text, limit, stripTags } = this.text
  await (await this.visit(who)).text.open(text, limit, stripTags)
})
When('{person} asks for more', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).text.expand()
})
Then('{person} reads {string}', async function (this: Scenario, who: string | undefined, text: string) {
  const reader = (await this.visit(who)).text
  await eventually(async () => assert.equal((await reader.see()).text, text))
})
Then('the button {string} is there', async function (this: Scenario, label: string) {
  const { text } = await this.visit()
  await eventually(async () => assert.equal((await text.see()).more, label))
})
Then('no button for more or less is there', async function (this: Scenario) {
  const { text } = await this.visit()
  await eventually(async () => assert.equal((await text.see()).more, undefined))
})
