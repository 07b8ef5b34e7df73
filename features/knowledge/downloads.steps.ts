import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { isDownloadKind } from '#core/knowledge/downloads/downloads.ts'
import type { FaqTopic } from '#core/knowledge/faq/faq.ts'
import { isTargetGroup } from '#core/shared/target-group.ts'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import { columnsOf } from '../support/columns.ts'
import { listed } from '../support/words.ts'
import type { DownloadsSeen, QuestionSeen, TakenDownload } from './downloads.driver.ts'

interface SeenHere {
  readonly list?: DownloadsSeen
  readonly taken?: TakenDownload
  readonly questions?: readonly QuestionSeen[]
}

const seen = new WeakMap<Scenario, SeenHere>()
const listOf = (scenario: Scenario): DownloadsSeen => {
  const { list } = seen.get(scenario) ?? {}
  assert(list, 'nobody has looked at the downloads')
  return list
}

Given('these downloads:', function (this: Scenario, table: DataTable) {
  for (const { title = '', kind = '', rubric = '', for: groups = '', 'members only': only } of table.hashes()) {
    assert(isDownloadKind(kind), `no download is a ${kind}`)
    const targetGroups = listed(groups).filter(isTargetGroup)
    const isProtected = only === 'yes'
    this.draft.record(
      recordOf.download({ slug: slugOf(title), title, kind, rubric: slugOf(rubric), targetGroups, isProtected }),
    )
  }
})
Given('these questions:', function (this: Scenario, table: DataTable) {
  for (const { question = '', answer = '', about = '' } of table.hashes())
    this.draft.record(
      recordOf.faq({ id: slugOf(question), question, html: `<p>${answer}</p>\n`, topic: about as FaqTopic }),
    )
})

Given(
  '{person} has kept the download {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    await this.bringIn()
    const { email } = personOf(who ?? this.acting)
    await this.app.stage.bookmark(email, { type: 'download', value: `download-${slugOf(title)}` })
  },
)

When('{person} looks at the downloads', async function (this: Scenario, who: string | undefined) {
  seen.set(this, { list: await (await this.visit(who)).downloads.downloads({}) })
})
When(
  '{person} looks at the downloads with {string}, {string} and {string}',
  async function (this: Scenario, who: string | undefined, rubric: string, group: string, kind: string) {
    const { downloads } = await this.visit(who)
    const list = await downloads.downloads({
      ...(rubric && { rubric: slugOf(rubric) }),
      ...(isTargetGroup(group) && { targetGroup: group }),
      ...(isDownloadKind(kind) && { type: kind }),
    })
    seen.set(this, { list })
  },
)
When('{person} takes the download {string}', async function (this: Scenario, who: string | undefined, title: string) {
  seen.set(this, { taken: await (await this.visit(who)).downloads.take(slugOf(title)) })
})
When('the provider measures the downloads', async function (this: Scenario) {
  await this.bringIn()
  await this.app.stage.measureDownloads()
})
When('{person} reads the questions', async function (this: Scenario, who: string | undefined) {
  seen.set(this, { questions: await (await this.visit(who)).questions.questions() })
})

Then('the downloads are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(
    listOf(this).downloads.map(({ title }) => title),
    titles,
  )
})
Then('there are no downloads', function (this: Scenario) {
  assert.deepEqual(listOf(this).downloads, [])
})
Then('{string} is marked as for members, and none of the others', function (this: Scenario, title: string) {
  const marked = listOf(this).downloads.filter(({ forMembers }) => forMembers)
  assert.deepEqual(
    marked.map((one) => one.title),
    [title],
  )
})
Then('of the rubrics there are {list}', function (this: Scenario, rubrics: readonly string[]) {
  assert.deepEqual(listOf(this).rubrics, rubrics)
})
Then('of the kinds there are {list}', function (this: Scenario, kinds: readonly string[]) {
  assert.deepEqual(listOf(this).kinds, kinds)
})
Then('each of the downloads has its pages and its size', function (this: Scenario) {
  for (const { title, file } of listOf(this).downloads)
    assert.match(file, /^PDF, 1\u00a0Seite, [1-9]\d*\u00a0kB$/, `${title}: ${file}`)
})
Then('{person} gets a PDF {string}', function (this: Scenario, _who: string | undefined, name: string) {
  assert.deepEqual(seen.get(this)?.taken, { pdf: name })
})
Then('the download asks to sign in', function (this: Scenario) {
  assert.deepEqual(seen.get(this)?.taken, { login: true })
})
Then('the download is not there', function (this: Scenario) {
  assert.deepEqual(seen.get(this)?.taken, { missing: true })
})
Given(
  'the question {string} about {string} is answered {string}',
  function (this: Scenario, question: string, about: FaqTopic, answer: string) {
    this.draft.record(recordOf.faq({ id: slugOf(question), question, html: `<p>${answer}</p>\n`, topic: about }))
  },
)
Then('the answer to {string} leads to {string}', function (this: Scenario, asked: string, links: string) {
  const answer = seen.get(this)?.questions?.find(({ question }) => question === asked)
  assert.equal(answer?.links, links)
})
Then('the questions are:', function (this: Scenario, table: DataTable) {
  assert.deepEqual(columnsOf(seen.get(this)?.questions ?? [], table), table.hashes())
})
