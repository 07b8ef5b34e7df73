import { Given, When } from '@cucumber/cucumber'
import type { Machine } from '#features/support/breakable-needs.ts'
import type { Scenario } from '#features/support/world.ts'
import { personOf } from '../support/people.ts'
import { eventContent, themeContent } from './bookmarked-content.ts'

// Machines

Given('{machine} fails', async function (this: Scenario, machine: Machine) {
  await this.bringIn()
  this.app.faults.break(machine)
})
When('{machine} works again', function (this: Scenario, machine: Machine) {
  this.app.faults.mend(machine)
})
Given('{machine} takes its time', async function (this: Scenario, machine: Machine) {
  await this.bringIn()
  this.app.faults.hold(machine)
})
When('{machine} gets done', async function (this: Scenario, machine: Machine) {
  this.app.faults.release(machine)
  await (await this.visit()).hearts.settle()
})

// What is bookmarked already

Given('{person} has kept {string}', async function (this: Scenario, who: string | undefined, title: string) {
  await this.bringIn()
  await this.app.stage.bookmark(personOf(who ?? this.acting).email, themeContent(title))
})
Given('{person} has kept the date {int}', async function (this: Scenario, who: string | undefined, number: number) {
  await this.bringIn()
  await this.app.stage.bookmark(personOf(who ?? this.acting).email, eventContent(number))
})
Given('{person} has kept the hotel {string}', async function (this: Scenario, who: string | undefined, name: string) {
  await this.bringIn()
  const value = `hotel-${this.draft.venue(name)}`
  await this.app.stage.bookmark(personOf(who ?? this.acting).email, { type: 'hotel', value })
})
