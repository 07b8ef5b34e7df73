import { functions, salutations } from '#core/accounts/choices.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { gremiumBookingsWording as words } from '#wording/pages/gremium-bookings.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { labelFor, saidOnPage } from '../gremium/said.on-screen.ts'
import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import { allText } from '../screens/readings.ts'
import type { Spot } from '../screens/screen.ts'
import { said } from '../support/said.ts'
import type { FollowsParticipations } from './participations.driver.ts'

const { cancel, substitute, year: ofYear } = words
const costParts = ['open', 'booked', 'past', 'fees'] as const

/** Follows bookings on the page of the Gremium's bookings. */
export const followsParticipationsOnScreen = (place: PageAddress): FollowsParticipations => {
  const { screen } = place
  const follow = async (link: string | RegExp): Promise<Spot> => {
    const [found] = await (await mainOf(place)).all('link', link)
    if (!found) throw new Error(`there is no link ${link}`)
    await found.click()
    await screen.settle()
    return mainOf(place)
  }
  const open = async (): Promise<Spot> => {
    await screen.go(addressOf.gremiumBookings)
    return mainOf(place)
  }
  const parties = async (scope: 'gremium' | 'me'): Promise<readonly PartySeen[]> => {
    await open()
    return (await follow(words.scopes[scope])).read(partiesIn)
  }
  /** What is booked stands by its title and days: where it is one booking alone, no number is needed. */
  const party = async (): Promise<PartySeen> => {
    const [only, ...others] = await parties('gremium')
    if (!only || others.length > 0) throw new Error(`it is not one booking, but ${only ? others.length + 1 : 0}`)
    return only
  }
  /** Opens the forms of the booking, and answers which of those with that title is the one for somebody's seat. */
  const openForms = async (title: string): Promise<number> => {
    const { title: theme, mayChange } = await party()
    if (!mayChange) return -1
    const main = await follow(words.changeOf(theme))
    const all = (await main.readAll('disclosure', allText)).map(said)
    return all.filter((one) => isOfKind(one, title)).indexOf(title)
  }
  const ofYearOf = async (year: number): Promise<Spot> => {
    await open()
    await follow(words.whens.year)
    return follow(String(year))
  }
  return {
    toCome: async (scope) => (await parties(scope)).map(line),
    link: async () => (await party()).link,
    async goesNext() {
      const [next] = await parties('me')
      return (next?.people ?? []).map(({ name }) => nameOf(name)).join(', ')
    },
    async cancel(_, name, confirmFee) {
      const seat = (await party()).people.find((one) => nameOf(one.name) === name)
      // Who has left has no form any more.
      if (seat?.marks.some((mark) => mark.startsWith('abgemeldet'))) return 'not-possible'
      const at = await openForms(cancel.title(name === bookingWording.people.nobody ? words.nobody : name))
      // Who may not cancel for somebody is not offered to.
      if (at < 0) return 'not-allowed'
      const main = await mainOf(place)
      const told = (await main.read(feesIn)).map(said)[at] ?? ''
      const fee = told.includes(cancel.free) ? '0,00 €' : (/Heute kostet das (.*?) netto/.exec(told)?.[1] ?? told)
      if (confirmFee && fee !== '0,00 €') await (await main.field(/^Ja, ich weiß/)).tick(true)
      await (await main.all('button', cancel.submit))[at]?.click()
      await screen.settle()
      const answer = await mainOf(place)
      const alerts = said((await answer.readAll('alert', allText)).join(' '))
      const asked = /Die Stornierung kostet jetzt (.*?) netto/.exec(alerts)?.[1]
      if (asked !== undefined) return `fee-not-confirmed ${asked}`
      if (alerts.includes('Das geht nicht mehr')) return 'not-possible'
      if (alerts !== '') return alerts
      const status = said((await answer.readAll('status', allText)).join(' '))
      return status.includes(words.done.absagen) ? `done ${fee}` : status
    },
    async substitute(_, name, by, email) {
      const [firstName = '', lastName = ''] = by.split(' ')
      const isNobody = name === bookingWording.people.nobody
      const at = await openForms(isNobody ? substitute.named : substitute.title(name))
      if (at !== 0) throw new Error(`the first form is not the one of ${name}`)
      const main = await mainOf(place)
      const { fields } = cartWording
      await (await main.field(fields.salutationId)).choose(labelFor(salutations, 'divers'))
      await (await main.field(fields.firstName)).fill(firstName)
      await (await main.field(fields.lastName)).fill(lastName)
      await (await main.field(fields.email)).fill(email)
      await (await main.field(fields.function)).choose(labelFor(functions, 'br-mitglied'))
      await press(screen, substitute.submit)
      return saidOnPage(place, fields)
    },
    async costs(year) {
      const main = await ofYearOf(year)
      const facts = await main.read(factsIn)
      if (said(await main.read(allText)).includes(ofYear.managers)) return undefined
      const amount = (label: string) => facts.find((fact) => fact.label === label)?.text
      const parts = costParts.flatMap((part) => {
        const told = amount(ofYear.parts[part])
        return told === undefined ? [] : [`${told} ${part}`]
      })
      return said([...parts, `${amount(ofYear.parts.total)} in all`].join(', '))
    },
    people: async (year) => (await (await ofYearOf(year)).read(peopleIn)).join(', '),
    paper: () => Promise.reject(new Error('a file is not shown on a screen')),
    overview: () => Promise.reject(new Error('a file is not shown on a screen')),
  }
}

interface PartySeen {
  readonly title: string
  readonly begins: string
  readonly state: string
  readonly people: readonly { readonly name: string; readonly marks: readonly string[] }[]
  /** Of the page of the booking. */
  readonly link?: string
  readonly mayChange: boolean
}

const nameOf = (name: string): string => (name === words.nobody ? bookingWording.people.nobody : name)

const marked = (mark: string): string => {
  if (mark === words.me) return '(ich)'
  return mark.replace(/^abgemeldet(?:, Gebühr)?/, 'storniert')
}

const line = ({ title, begins, state, people }: PartySeen): string =>
  said(
    `${title}, ${begins}, ${state}: ${people.map(({ name, marks }) => [nameOf(name), ...marks.map(marked)].join(' ')).join(', ')}`,
  )

/** Titles of forms: those that cancel, and those that name somebody. */
const isOfKind = (one: string, other: string): boolean => one.endsWith(' abmelden') === other.endsWith(' abmelden')

// Readings run inside a page.

const partiesIn = (main: Element): readonly PartySeen[] =>
  [...main.querySelectorAll('article.party')].map((party) => {
    const textOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
    const link = party.querySelector('h3 a')?.getAttribute('href') ?? ''
    return {
      title: textOf(party.querySelector('h3')),
      begins: /\d\d\.\d\d\.\d{4}/.exec(textOf(party))?.[0] ?? '',
      state: textOf(party.querySelector('.stat')).replace(/^.*: /, ''),
      people: [...party.querySelectorAll('.party-people li')].map((seat) => ({
        name: (seat.firstChild?.textContent ?? '').trim(),
        marks: textOf(seat.querySelector('span'))
          .split('·')
          .map((mark) => mark.trim())
          .filter((mark) => mark !== ''),
      })),
      ...(link.startsWith('/buchung/') && { link }),
      mayChange: /Absagen/.test(textOf(party)),
    }
  })

/** What each form that cancels says of its fee. */
const feesIn = (main: Element): readonly string[] =>
  [...main.querySelectorAll('details')]
    .filter((form) => (form.querySelector('summary')?.textContent ?? '').trim().endsWith('abmelden'))
    .map((form) => (form.querySelector('form > p')?.textContent ?? '').replace(/\s+/g, ' ').trim())

const factsIn = (main: Element): readonly { readonly label: string; readonly text: string }[] =>
  [...main.querySelectorAll('dt')].map((term) => ({
    label: (term.textContent ?? '').replaceAll('\u00ad', '').trim(),
    text: (term.nextElementSibling?.textContent ?? '').trim(),
  }))

const peopleIn = (main: Element): readonly string[] =>
  [...main.querySelectorAll('#mitglieder tbody tr')].map((row) =>
    [row.querySelector('th'), row.querySelector('td')].map((cell) => (cell?.textContent ?? '').trim()).join(' '),
  )
