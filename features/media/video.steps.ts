import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { VideoSeen } from '#features/media/video.driver.ts'
import type { Scenario } from '#features/support/world.ts'
import { eventually } from '../support/eventually.ts'

Given('the video {string} on a page', function (this: Scenario, source: string) {
  this.video = { ...this.video, source }
})
Given("the video's {string} is {string}", function (this: Scenario, setting: string, value: string) {
  this.video = { ...this.video, [setting]: value }
})

Given(/^the visitor has (accepted|declined) all cookies$/, async function (this: Scenario, choice: string) {
  const { video } = await this.visit('a visitor')
  await video.open({ ...this.video, source: 'https://youtu.be/aaaaaaaaaaa', autoplay: 'false' })
  await video.decide(choice === 'accepted' ? 'accept' : 'decline')
})

When('{person} opens the page with the video', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).video.open(this.video)
})
When('{person} clicks the cover', async function (this: Scenario, who: string | undefined) {
  await (await this.visit(who)).video.clickCover()
})
When('{person} closes the dialog over the video', async function (this: Scenario, who: string | undefined) {
  await seesEventually(this, ({ dialog }) => assert(dialog))
  await (await this.visit(who)).video.closeDialog()
})
When('{person} presses "Video laden"', async function (this: Scenario, who: string | undefined) {
  await seesEventually(this, ({ dialog }) => assert(dialog))
  await (await this.visit(who)).video.load()
})
When('{person} closes the popup', async function (this: Scenario, who: string | undefined) {
  await seesEventually(this, ({ overlay }) => assert(overlay))
  await (await this.visit(who)).video.closePopup()
})
When(/^the visitor (accepts|declines) all cookies$/, async function (this: Scenario, choice: string) {
  await (await this.visit()).video.decide(choice === 'accepts' ? 'accept' : 'decline')
})

const seesEventually = async (scenario: Scenario, claim: (video: VideoSeen) => void): Promise<void> => {
  const { video } = await scenario.visit()
  await eventually(async () => claim(await video.see()))
}

Then('nothing plays', async function (this: Scenario) {
  await seesEventually(this, ({ frame }) => assert.equal(frame, undefined))
})
Then('the video {string} plays', async function (this: Scenario, id: string) {
  await seesEventually(this, ({ frame }) => assert.equal(frame && idIn(frame), id))
})
const idIn = (address: string): string | undefined => new URL(address).pathname.split('/').at(-1)

Then('the video {string} plays in an overlay', async function (this: Scenario, id: string) {
  await seesEventually(this, ({ frame, overlay }) => {
    assert.equal(frame && idIn(frame), id)
    assert(overlay)
  })
})
Then(
  'its frame is asked for {string}, {string} and {string}',
  async function (this: Scenario, one: string, two: string, three: string) {
    await seesEventually(this, ({ frame }) => {
      const asked = new URL(frame ?? '').search.slice(1).split('&')
      assert.deepEqual(new Set(asked), new Set([one, two, three]))
    })
  },
)
Then('nobody else was asked for anything', async function (this: Scenario) {
  assert.deepEqual(await (await this.visit()).video.foreignHosts(), [])
})
Then('the page was told toggle-play-video {int} time(s)', async function (this: Scenario, times: number) {
  const { video } = await this.visit()
  await eventually(async () => assert.equal(await video.toggles(), times))
})

Then('the dialog {string} is open', async function (this: Scenario, title: string) {
  await seesEventually(this, ({ dialog }) => assert.equal(dialog?.title, title))
})
Then('no dialog is open over the video', async function (this: Scenario) {
  await seesEventually(this, ({ dialog }) => assert.equal(dialog, undefined))
})
Then('it explains that the cookies of the provider cannot be predicted', async function (this: Scenario) {
  await seesEventually(this, ({ dialog }) => {
    for (const word of [/YouTube/, /blockiert/, /Cookies/, /nicht vorhersehen/, /USA/])
      assert.match(dialog?.text ?? '', word)
  })
})
Then('it offers the button {string}', async function (this: Scenario, label: string) {
  await seesEventually(this, ({ dialog }) => assert(dialog?.buttons.includes(label)))
})
Then('the cookie choice is open', async function (this: Scenario) {
  const { video } = await this.visit()
  await eventually(async () => assert(await video.choiceOpen()))
})

Then(
  'the video is titled {string} and described {string}',
  async function (this: Scenario, title: string, words: string) {
    await seesEventually(this, (video) => assert.deepEqual([video.title, video.description], [title, words]))
  },
)
Then('the cover picture is {string}', async function (this: Scenario, address: string) {
  await seesEventually(this, ({ cover }) => assert.equal(cover, address))
})
Then('the space below is {string}', async function (this: Scenario, space: string) {
  await seesEventually(this, ({ paddingBottom }) => assert.equal(paddingBottom, space))
})
Then(/^the video has (a|no) shadow$/, async function (this: Scenario, has: string) {
  await seesEventually(this, ({ shadow }) => assert.equal(shadow, has === 'a'))
})
Then('the page does not scroll', async function (this: Scenario) {
  await seesEventually(this, ({ pageScrolls }) => assert(!pageScrolls))
})
Then('the page scrolls', async function (this: Scenario) {
  await seesEventually(this, ({ pageScrolls }) => assert(pageScrolls))
})
Then(/^the overlay stands (at the end of the page|with the video)$/, async function (this: Scenario, where: string) {
  await seesEventually(this, ({ overlay, atEndOfPage }) => {
    assert(overlay)
    assert.equal(atEndOfPage, where === 'at the end of the page')
  })
})
Then('{person} is told that there is no video', async function (this: Scenario, _who?: string) {
  const { video } = await this.visit()
  await video.clickCover()
  await seesEventually(this, ({ unplayable, frame }) => {
    assert(unplayable)
    assert.equal(frame, undefined)
  })
})
