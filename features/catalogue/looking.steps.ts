import { When } from '@cucumber/cucumber'
import type { Audience } from '#features/catalogue/programme.driver.ts'
import { slugOf } from '#features/support/content-builder.ts'
import type { Scenario } from '#features/support/world.ts'

When('{person} looks at its card', async function (this: Scenario, who?: string) {
  const { programme } = await this.visit(who)
  const { themes } = this.draft.content()
  const theme = themes.find(({ url }) => url === this.draft.lastTheme())
  const cards = await programme.cards(theme?.rubric ?? '')
  this.seen.cards = cards.filter(({ title }) => title === theme?.title)
})

When(
  '{person} looks at the teaser of {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    const { programme } = await this.visit(who)
    this.seen.cards = [...this.seen.cards, await programme.teaser(slugOf(title))]
  },
)

When(
  '{person} looks at the info box of {string}',
  async function (this: Scenario, who: string | undefined, title: string) {
    this.seen.box = await (await this.visit(who)).programme.infoBox(slugOf(title))
  },
)

When('{person} opens the theme {string}', async function (this: Scenario, who: string | undefined, title: string) {
  this.seen.opened = await (await this.visit(who)).programme.theme(slugOf(title))
})

When('{person} opens the dates of {string}', async function (this: Scenario, who: string | undefined, title: string) {
  this.seen.opened = await (await this.visit(who)).programme.dates(slugOf(title))
})

When('{person} opens the date {string}', async function (this: Scenario, who: string | undefined, key: string) {
  this.seen.opened = await (await this.visit(who)).programme.date(key)
})

When('{person} opens the rubric {string}', async function (this: Scenario, who: string | undefined, title: string) {
  const { programme } = await this.visit(who)
  this.seen.opened = await programme.rubric(slugOf(title))
  this.seen.cards = 'found' in this.seen.opened ? await programme.cards(slugOf(title)) : []
})

When('{person} looks at the shelf', async function (this: Scenario, who?: string) {
  this.seen.shelf = await (await this.visit(who)).programme.rubrics()
})

When(
  '{person} looks for themes for {string}',
  async function (this: Scenario, who: string | undefined, audience: Audience) {
    this.seen.titles = await (await this.visit(who)).programme.cardsFor(audience)
  },
)

When(
  '{person} opens a page with teasers of {list}',
  async function (this: Scenario, who: string | undefined, titles: readonly string[]) {
    this.seen.titles = await (await this.visit(who)).programme.teasers(titles.map(slugOf))
  },
)
