import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import * as addressOf from '#core/shared/addresses.ts'
import { personOf } from '#features/support/people.ts'
import type { Scenario } from '#features/support/world.ts'
import * as discussing from './forum-path/discussing.ts'
import { enterOffice } from './whole-path/office.ts'
import { linkInLetter, postOf, sitAll, whoIs } from './whole-path/sitting.ts'
import { patience } from './whole-path/walking.ts'
import type { Walker } from './whole-path/walk.ts'

const moderator = { email: 'moderation@seminarhaus.example', password: 'Ein langes Wort im Forum' }
const moderation = 'Moderation'
const guest = { name: 'Gast', email: 'gast@example.org' }

Given(
  /^Mara, Jonas, the moderation and a visitor are in the forum (.+)$/,
  patience,
  async function (this: Scenario, called: string) {
    for (const name of ['Mara', 'Jonas']) await this.app.stage.account({ ...personOf(name), roles: ['mitglied'] })
    await this.app.stage.account({ ...moderator, roles: ['mitglied', 'forum'] })
    const names = ['Mara Kessler', 'Jonas Yıldız', moderation, guest.name]
    await sitAll(this, { path: 'Forum', called, names })
  },
)

When(
  '{string} calls herself {string}, and asks {string} with {string}',
  patience,
  async function (this: Scenario, name: string, nickname: string, title: string, body: string) {
    await discussing.ask(whoIs(this, name), { who: personOf(name), nickname, title, body })
  },
)
Then(
  'her post waits, and {string} does not find {string}',
  patience,
  async function (this: Scenario, name: string, title: string) {
    assert.equal(await discussing.isListed(whoIs(this, name), title), false)
  },
)

const moderating = async (scenario: Scenario): Promise<Walker> => {
  const walker = whoIs(scenario, moderation)
  const now = scenario.app.clock.now()
  const heading = 'Moderation des Forums'
  await enterOffice(walker, { staff: moderator, now, address: addressOf.forumModeration, heading })
  return walker
}
When('the moderation releases {string}', patience, async function (this: Scenario, title: string) {
  await discussing.release(await moderating(this), title)
})
When(
  'the moderation decides {string} because {string}',
  patience,
  async function (this: Scenario, verdict: string, reason: string) {
    await discussing.decide(await moderating(this), verdict, reason)
  },
)

Then(
  'the letter {string} leads {string} to {string}',
  patience,
  async function (this: Scenario, subject: string, name: string, text: string) {
    const walker = whoIs(this, name)
    await walker.open(await linkInLetter(this, { to: personOf(name).email, subject, path: addressOf.forumThread('') }))
    await walker.page.getByRole('main').getByText(text).waitFor()
  },
)
When(
  '{string} calls himself {string}, quotes in {string}, and answers {string}',
  patience,
  async function (this: Scenario, name: string, nickname: string, title: string, body: string) {
    await discussing.quote(whoIs(this, name), { who: personOf(name), nickname, title, body })
  },
)
When(
  '{string} takes the second post of {string} as the answer',
  patience,
  async function (this: Scenario, name: string, title: string) {
    await discussing.accept(whoIs(this, name), personOf(name), title)
  },
)

/** As everybody reads it: kept for all, whoever asks. */
const readAsGuest = async (scenario: Scenario, name: string, title: string): Promise<Walker> => {
  const walker = whoIs(scenario, name)
  await discussing.read(walker, title)
  const again = await walker.page.request.get(walker.page.url())
  assert.match(again.headers()['cache-control'] ?? '', /public/)
  return walker
}
Then(
  '{string} reads in {string} that {string} helped, with {string} quoted',
  patience,
  async function (this: Scenario, name: string, title: string, nickname: string, quoted: string) {
    const walker = await readAsGuest(this, name, title)
    await walker.look('Thema, gelesen')
    const post = await discussing.postBy(walker, nickname)
    for (const text of ['Das hat geholfen', `${quoted}:`]) assert(post.includes(text), `'${text}' is not in: ${post}`)
  },
)
Then(
  '{string} reads in {string}, where {string} wrote, {string}',
  patience,
  async function (this: Scenario, name: string, title: string, nickname: string, text: string) {
    const walker = await readAsGuest(this, name, title)
    const post = await discussing.postBy(walker, nickname)
    assert(post.includes(text), `'${text}' is not in: ${post}`)
    assert(!post.includes('Das hat geholfen'), post)
  },
)

When(
  '{string} reports the second post of {string} as {string} because {string}',
  patience,
  async function (this: Scenario, name: string, title: string, reason: string, explanation: string) {
    const walker = whoIs(this, name)
    await discussing.read(walker, title)
    await discussing.report(walker, { reason, explanation, email: guest.email })
  },
)

const decision = 'Unsere Entscheidung zu Ihrem Thema'
Then('{string} is written {string}', async function (this: Scenario, to: string, text: string) {
  const letter = await postOf(this).text(to, decision)
  assert(letter.includes(text), `'${text}' is not in: ${letter}`)
})
When(
  '{string} reads in his letter {string}, and objects because {string}',
  patience,
  async function (this: Scenario, name: string, reason: string, text: string) {
    const { email } = personOf(name)
    const letter = await postOf(this).text(email, decision)
    assert(letter.includes(reason), letter)
    const link = await linkInLetter(this, { to: email, subject: decision, path: addressOf.forumDecision('') })
    await discussing.object(whoIs(this, name), link, { reason, text })
  },
)

When(
  '{string} answers in {string} {string}, and deletes it again',
  patience,
  async function (this: Scenario, name: string, title: string, body: string) {
    await discussing.answerInVain(whoIs(this, name), title, body)
  },
)
