import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Scenario } from '#features/support/world.ts'
import { decide, release } from './forum-path/moderating.ts'
import { linkOfLetter, openAs, openTalk, visitor, whoIs } from './forum-path/talking.ts'
import { accept, answerTo, comeTo, objectTo, openThread, postOf, report, threadsIn } from './forum-path/writing.ts'
import { ways, type Walker } from './whole-path/walk.ts'
import { patience } from './whole-path/walking.ts'

const bare = (text: string): string => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')

const assertSays = async (part: ReturnType<Walker['page']['locator']>, text: string): Promise<void> => {
  const said = bare(await part.innerText())
  assert(said.includes(text), `'${text}' is not in: ${said}`)
}

Given(
  /^Mara, Jonas, somebody without an account and the moderator Robin are in the forum, (.+)$/,
  patience,
  async function (this: Scenario, called: string) {
    const how = ways.find((way) => way === called)
    assert(how, `nobody comes ${called}`)
    await openTalk(this, how)
  },
)

When(
  '{string} opens the thread {string} in {string} as {string}: {string}',
  patience,
  async function (this: Scenario, name: string, title: string, category: string, nickname: string, body: string) {
    await openThread(whoIs(this, name), name, { title, category, nickname, body })
  },
)
Then('{string} reads in the forum {string}', async function (this: Scenario, name: string, text: string) {
  await assertSays(whoIs(this, name).page.getByRole('status'), text)
})
Then('{string} sees no thread in {string}', patience, async function (this: Scenario, name: string, category: string) {
  assert.deepEqual(await threadsIn(whoIs(this, name), category), ['Hier hat noch niemand etwas gefragt'])
})

When('Robin releases {string}', patience, async function (this: Scenario, title: string) {
  await release(whoIs(this, 'Robin'), title)
})
When(
  'Robin decides about {string}: {string}, for {string}',
  patience,
  async function (this: Scenario, about: string, verdict: string, reason: string) {
    const said = await decide(whoIs(this, 'Robin'), verdict, reason)
    assert(said.includes(about), `'${about}' is not in: ${said}`)
  },
)

Then(
  'the letter {string} leads {string} to post {int} with {string}',
  patience,
  async function (this: Scenario, subject: string, name: string, nth: number, text: string) {
    const walker = whoIs(this, name)
    await openAs(walker, name, await linkOfLetter(this, name, subject))
    await assertSays(postOf(walker, nth), text)
  },
)
Then(
  'the letter {string} leads {string} to {string}',
  patience,
  async function (this: Scenario, subject: string, name: string, text: string) {
    const walker = whoIs(this, name)
    await walker.open(await linkOfLetter(this, name, subject))
    await assertSays(walker.page.getByRole('main'), text)
  },
)
When(
  '{string} quotes post {int} of {string} in {string} as {string} and answers {string}',
  patience,
  async function (
    this: Scenario,
    name: string,
    nth: number,
    title: string,
    category: string,
    nickname: string,
    body: string,
  ) {
    const walker = whoIs(this, name)
    await comeTo(walker, title, category)
    await answerTo(walker, name, { nth, nickname, body })
  },
)
When(
  '{string} says that post {int} has helped her',
  patience,
  async function (this: Scenario, name: string, nth: number) {
    await accept(whoIs(this, name), nth)
  },
)
Then(
  '{string} reads in post {int} of {string} in {string} {string}',
  patience,
  async function (this: Scenario, name: string, nth: number, title: string, category: string, text: string) {
    const walker = whoIs(this, name)
    await comeTo(walker, title, category)
    await assertSays(postOf(walker, nth), text)
    await walker.look('ein Thema')
  },
)
When(
  '{string} reports post {int} as {string}: {string}',
  patience,
  async function (this: Scenario, name: string, nth: number, reason: string, explanation: string) {
    await report(whoIs(this, name), nth, { reason, explanation, email: visitor.email })
  },
)
When('{string} objects {string}', patience, async function (this: Scenario, name: string, text: string) {
  await objectTo(whoIs(this, name), text)
})
