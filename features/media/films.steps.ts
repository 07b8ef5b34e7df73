import { Given, When } from '@cucumber/cucumber'
import type { DataTable } from '@cucumber/cucumber'
import { slugOf } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import type { Scenario } from '#features/support/world.ts'
import { programsOf } from '../support/programs.ts'
import { listed } from '../support/words.ts'

Given('the films:', function (this: Scenario, table: DataTable) {
  for (const { title = '', topic = '', tells = '', 'recommended with': rubrics = '' } of table.hashes())
    this.draft.record(
      recordOf.video({ id: slugOf(title), title, topic, description: tells, rubrics: listed(rubrics).map(slugOf) }),
    )
})

When('a program asks for all films', async function (this: Scenario) {
  this.seen.titles = await (await programsOf(this)).films.films()
})

When('a program asks for films about {string}', async function (this: Scenario, words: string) {
  this.seen.titles = await (await programsOf(this)).films.films(words)
})

When('a program asks for the films of the rubric {string}', async function (this: Scenario, title: string) {
  this.seen.titles = await (await programsOf(this)).films.recommendedFilms(slugOf(title))
})

When('a program asks for all films of the rubric {string}', async function (this: Scenario, title: string) {
  this.seen.titles = await (await programsOf(this)).films.filmsOf(slugOf(title))
})

When(
  'a program asks for films of the rubric {string} about {string}',
  async function (this: Scenario, title: string, words: string) {
    this.seen.titles = await (await programsOf(this)).films.filmsOf(slugOf(title), words)
  },
)
