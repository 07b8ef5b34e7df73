import assert from 'node:assert/strict'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { ArticleContent } from '#core/content/content.ts'
import type { ArticleKind, ElectionCategory } from '#core/knowledge/articles/articles.ts'
import { isTargetGroup } from '#core/shared/target-group.ts'
import { article, slugOf } from '../support/content-builder.ts'
import { found } from '../support/found.ts'
import { programsOf } from '../support/programs.ts'
import { recordOf } from '../support/record-builder.ts'
import { listed } from '../support/words.ts'
import type { Scenario } from '../support/world.ts'
import type { ArticleSeen, ListedKind } from './articles.driver.ts'

Given('the issue {int} {string} of the magazine', function (this: Scenario, number: number, title: string) {
  this.draft.record(recordOf.issue({ number, title }))
})

/** 'by Annika Lorenz', 'in issue 4', 'of category sbv-wahl'. */
const more = (told: string): Partial<ArticleContent> => {
  const [, author] = /^by (.+)$/.exec(told) ?? []
  const [, issue] = /^in issue (\d+)$/.exec(told) ?? []
  const [, category] = /^of category (.+)$/.exec(told) ?? []
  return {
    ...(author !== undefined && { author: slugOf(author) }),
    ...(issue !== undefined && { issue: Number(issue) }),
    ...(category !== undefined && { category: category as ElectionCategory }),
  }
}

Given('these articles:', function (this: Scenario, table: DataTable) {
  for (const { id, kind, title = '', on = '', tags = '', for: groups = '', more: told = '' } of table.hashes())
    this.draft.article(
      article({
        id: Number(id),
        kind: kind as ArticleKind,
        slug: slugOf(title),
        title,
        publishedOn: on,
        tags: listed(tags).map((tag) => ({ slug: slugOf(tag), title: tag })),
        targetGroups: listed(groups).filter(isTargetGroup),
        ...more(told),
      }),
    )
})

const lists: Readonly<Record<string, ListedKind>> = {
  news: 'news',
  'specialist articles': 'fach',
  'election news': 'wahl',
}

When('{person} opens the list of {string}', async function (this: Scenario, who: string | undefined, name: string) {
  const { articles } = await this.visit(who)
  const kind = lists[name]
  assert(kind, `there is no list of ${name}`)
  this.seen.titles = await articles.list(kind)
})
When(
  '{person} opens the election news of {string}',
  async function (this: Scenario, who: string | undefined, category: ElectionCategory) {
    this.seen.titles = await (await this.visit(who)).articles.election(category)
  },
)
When('{person} opens the magazine', async function (this: Scenario, who: string | undefined) {
  this.seen.titles = await (await this.visit(who)).articles.magazine()
})
When('{person} opens the tag {string}', async function (this: Scenario, who: string | undefined, slug: string) {
  this.seen.titles = await (await this.visit(who)).articles.tag(slug)
})
When('{person} opens the article at {string}', async function (this: Scenario, who: string | undefined, at: string) {
  this.seen.opened = await (await this.visit(who)).articles.article(at)
})
When('a program asks for articles of type {string}', async function (this: Scenario, kind: ListedKind) {
  this.seen.titles = await (await programsOf(this)).articles.titles({ kind })
})
When('a program asks for articles for {string}', async function (this: Scenario, targetGroup: string) {
  assert(isTargetGroup(targetGroup))
  this.seen.titles = await (await programsOf(this)).articles.titles({ targetGroup })
})
When('a program asks for articles of the year {int}', async function (this: Scenario, year: number) {
  this.seen.titles = await (await programsOf(this)).articles.titles({ year })
})
When('a program looks for articles with {string}', async function (this: Scenario, q: string) {
  this.seen.titles = await (await programsOf(this)).articles.titles({ q })
})
When('a program reads all articles, {int} at a time', async function (this: Scenario, limit: number) {
  this.seen.titles = await (await programsOf(this)).articles.pageByPage(limit)
})
When('a program asks for the tags of articles', async function (this: Scenario) {
  const tags = await (await programsOf(this)).articles.tags()
  this.seen.titles = tags.map(({ title, count }) => `${title} ${count}`)
})

Then('the articles are {list}', function (this: Scenario, titles: readonly string[]) {
  assert.deepEqual(this.seen.titles, titles)
})
Then('the tags are {list}', function (this: Scenario, tags: readonly string[]) {
  assert.deepEqual(this.seen.titles, tags)
})
Then('{person} reads the article {string}', function (this: Scenario, _who: string | undefined, title: string) {
  assert.equal((found(this) as ArticleSeen).title, title)
})
Given('the text of the article {int} is {string}', function (this: Scenario, id: number, text: string) {
  this.draft.change((content) => ({
    ...content,
    articles: content.articles.map((one) => (one.id === id ? { ...one, html: `<p>${text}</p>\n` } : one)),
  }))
})
Then('the article leads to {list}', function (this: Scenario, addresses: readonly string[]) {
  assert.deepEqual((found(this) as ArticleSeen).links, addresses)
})
Then('it is by {string}', function (this: Scenario, author: string) {
  assert.equal((found(this) as ArticleSeen).author, author)
})
