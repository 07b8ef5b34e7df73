import * as addressOf from '#core/shared/addresses.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { gremiumPlanWording } from '#wording/pages/gremium-plan.ts'
import { planOfficeWording } from '#wording/pages/plan-office.ts'
import { planPageWording as words } from '#wording/pages/training-plan.ts'
import { stepTitle, trainingPlanWording } from '#wording/training-plan.ts'
import { saidOnPage } from '../gremium/said.on-screen.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { mainOf } from '../screens/opening.ts'
import { press } from '../screens/press.ts'
import { allText, linkSeen } from '../screens/readings.ts'
import type { Screen, Spot } from '../screens/screen.ts'
import type { KeepsPlans, Said } from './keeping-plans.driver.ts'

const { form, edit, remove, steps } = words
const { mandates, formats, undated } = trainingPlanWording
/** Fields that nobody has to fill in say so. */
const optional = (label: string): string => `${label} ${formsWording.free}`
/** What most people say. */
const usual = { mandate: 'br', inOfficeSince: '2026-11-02', employees: '320', members: '9', format: 'either' } as const

/** Keeps training plans on their pages. */
export const keepsPlansOnScreen = (place: PageAddress): KeepsPlans => {
  const { screen } = place
  let made: { readonly id: string; readonly token: string } | undefined
  /** Windows in which a plan stands as it was, by its version then. */
  const before = new Map<number, Screen>()
  const at = async (address: string, on: Screen = screen): Promise<Spot> => {
    await on.go(address)
    return mainOf({ ...place, screen: on })
  }
  const heading = async (main: Spot): Promise<string> => (await main.readAll('heading', allText))[0] ?? ''
  const isMissing = async (main: Spot): Promise<boolean> => /Nicht gefunden/.test(await heading(main))
  /** The plan behind its number, which its owner finds by her own list. */
  const openById = async (id: string, on: Screen = screen): Promise<Spot | undefined> => {
    const main = await at(`${addressOf.trainingPlans}?plan=${id}`, on)
    if (await isMissing(main)) return undefined
    await (await main.all('link', form.back))[0]?.click()
    await on.settle()
    return mainOf({ ...place, screen: on })
  }
  const seen = async (main: Spot) => {
    const title = await heading(main)
    if (title === words.expired.title) return 'expired'
    if (await isMissing(main)) return 'not-found'
    return {
      name: nameIn(title),
      steps: (await main.read(stepsIn)).map(([step, when]) => [step, when === '' ? undated : when] as const),
      mayChange: (await main.all('heading', edit.details)).length > 0,
    }
  }
  return {
    async make({ attended = '', name, ...over }, forEmail) {
      const main = await at(forEmail === undefined ? addressOf.trainingPlans : addressOf.planOffice)
      if ((await heading(main)) === planOfficeWording.denied) return 'not-allowed'
      const { mandate, format, inOfficeSince, employees, members, postcode = '' } = { ...usual, ...over }
      if (name !== undefined) await (await main.field(optional(form.labels.name))).fill(name)
      await (await main.field(form.labels.mandate)).choose(mandates[mandate])
      await (await main.field(form.labels.inOfficeSince)).fill(inOfficeSince)
      await (await main.field(form.firstTerm)).tick(true)
      await (await main.field(form.labels.employees)).fill(employees)
      await (await main.field(form.labels.members)).fill(members)
      await (await main.field(form.avoidHolidays)).tick(false)
      await (await main.field(form.labels.format)).choose(formats[format])
      await (await main.field(optional(form.labels.postcode))).fill(postcode)
      if (attended !== '') {
        await (await main.all('disclosure', form.attendedFold))[0]?.click()
        for (const one of attended.split(', ')) await (await main.field(one)).tick(true)
      }
      await press(screen, form.submit)
      const answer = await saidOnPage(place, form.labels)
      if (answer !== 'done') return answer
      const token = new URL(await screen.address()).pathname.split('/').at(-1) ?? ''
      const links = await (await mainOf(place)).readAll('link', linkSeen, edit.details)
      const id = new URL(links[0]?.address ?? '', place.origin).searchParams.get('plan') ?? ''
      made = { id, token }
      return answer
    },
    own: async () => (await (await at(addressOf.trainingPlans)).read(ownIn)).map(nameIn),
    lastMade() {
      if (!made) throw new Error('no plan was made')
      return made
    },
    read: async (token) => seen(await at(addressOf.trainingPlan(token))),
    async readById(id) {
      const main = await openById(id)
      return main ? seen(main) : 'not-found'
    },
    async edit(id, version, what, training, event): Promise<Said> {
      const on = before.get(version) ?? screen
      if (on === screen && !(await openById(id))) return 'not-found'
      if (on === screen) {
        // Another window stays as the plan is now.
        const other = await screen.withoutScripts()
        await openById(id, other)
        before.set(version, other)
      }
      const main = await mainOf({ ...place, screen: on })
      const title = stepTitle(training, undefined)
      const label =
        event === undefined
          ? steps.about(edit[what as 'drop'], title)
          : await main.read(pinIn, { event: String(event), title, keep: edit.keep })
      await press(on, label, main)
      return saidOnPage({ ...place, screen: on }, {})
    },
    async delete(id) {
      const main = await openById(id)
      if (!main) return 'not-found'
      await (await main.all('disclosure', remove.title))[0]?.click()
      await press(screen, remove.submit)
      return saidOnPage(place, {})
    },
    async all() {
      const main = await at(addressOf.planOffice)
      if ((await heading(main)) === planOfficeWording.denied) return 'not-allowed'
      return main.read(allIn)
    },
    async standing(name, training) {
      const main = await at(addressOf.trainingPlans)
      const [matrix] = await main.all('region', gremiumPlanWording.matrix)
      return (await matrix?.read(standingIn, { name, training: stepTitle(training, undefined) })) ?? 'nobody'
    },
  }
}

const nameIn = (title: string): string => title.replace(words.title(''), '').trim()

// Readings run inside a page.

const stepsIn = (main: Element): readonly (readonly [string, string])[] =>
  [...main.querySelectorAll('#schritte article')].map((step) => [
    (step.querySelector('h3')?.textContent ?? '').replaceAll('\u00ad', '').trim(),
    /\d\d\.\d\d\.\d{4}/.exec(step.querySelector('time .vh')?.textContent ?? '')?.[0] ?? '',
  ])

const ownIn = (main: Element): readonly string[] =>
  [...main.querySelectorAll('#plaene h3')].map((title) => (title.textContent ?? '').replaceAll('\u00ad', '').trim())

const allIn = (main: Element): readonly string[] =>
  [...main.querySelectorAll('#plaene tbody th')].map((name) => (name.textContent ?? '').trim())

/** What the button is called that takes another event of a step, or holds on to the one that it has. */
const pinIn = (main: Element, { event, title, keep }: Readonly<Record<'event' | 'title' | 'keep', string>>): string => {
  const isIt = (link: Element | null) => link?.getAttribute('href')?.endsWith(event) ?? false
  const others = [...main.querySelectorAll('.plan-others li')].filter((other) => isIt(other.querySelector('a')))
  const own = [...main.querySelectorAll('#schritte article')].filter((step) => isIt(step.querySelector('h3 a')))
  const labelsIn = (parts: readonly Element[]) =>
    parts.flatMap((part) => [...part.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? ''))
  const kept = labelsIn(own).filter((label) => label.startsWith(keep))
  return [...labelsIn(others), ...kept].find((label) => label.endsWith(`: ${title}`)) ?? 'nothing'
}

const standingIn = (
  matrix: Element,
  { name, training }: { readonly name: string; readonly training: string },
): string => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  const column = [...matrix.querySelectorAll('thead th')].findIndex((head) => textOf(head) === training)
  const row = [...matrix.querySelectorAll('tbody tr')].find(
    (one) => one.querySelector('th')?.firstChild?.textContent === name,
  )
  return textOf(row?.children[column]).split(',')[0] ?? ''
}
