import { gremiumTypes } from '#core/gremium/gremium.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { hintTitles } from '#wording/gremium/hints.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { gremiumWording as words } from '#wording/pages/gremium.ts'
import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import { allText, linkSeen } from '../screens/readings.ts'
import type { Spot } from '../screens/screen.ts'
import type { BelongsToAGremium, Said } from './membership.driver.ts'
import { idFor, labelFor, saidOnPage } from './said.on-screen.ts'

const { found, invite, leave, settings, invitation } = words
const roles = Object.entries(words.roles).map(([id, label]) => ({ id, label }))
const { type, company, ...numbers } = settings.labels
/** Fields that nobody has to fill in say so. */
const optional = (label: string): string => `${label} ${formsWording.free}`

/** Belongs to a Gremium on its pages: its members, its settings, and the page behind an invitation's link. */
export const belongsToAGremiumOnScreen = (place: PageAddress): BelongsToAGremium => {
  const { screen } = place
  /** The page of the settings is before her, as it was when she opened it. */
  let isOpen = false
  const at = async (address: string): Promise<Spot> => {
    isOpen = false
    await screen.go(address)
    return mainOf(place)
  }
  const members = () => at(addressOf.gremiumMembers)
  const has = async (main: Spot, button: string): Promise<boolean> => (await main.all('button', button)).length > 0
  const heading = async (main: Spot): Promise<string> => (await main.readAll('heading', allText))[0] ?? ''
  const listed = async (main: Spot): Promise<readonly string[] | string> => {
    if (!(await has(main, leave.submit))) return 'not-found'
    return (await main.read(usersIn)).map(
      ({ called, role, invited }) => `${called} (${[idFor(roles, role), ...invited].join(', ')})`,
    )
  }
  const leaves = async (): Promise<Said> => {
    await members()
    await press(screen, leave.submit)
    return saidOnPage(place, {})
  }
  const openSettings = async (): Promise<void> => {
    await at(addressOf.gremiumSettings)
    isOpen = true
  }
  const fill = async (main: Spot, field: string, value: string): Promise<void> => {
    if (field === 'type') await (await main.field(type)).choose(labelFor(gremiumTypes, value))
    else if (field === 'company') await (await main.field(company)).fill(value)
    else {
      const label = optional(Object.entries(numbers).find(([name]) => name === field)?.[1] ?? field)
      await (await main.field(label)).fill(field === 'electedAt' ? value : value.replace('.', ','))
    }
  }
  return {
    async begin(kind, of, site) {
      const main = await members()
      await (await main.field(found.type)).choose(labelFor(gremiumTypes, kind))
      await (await main.field(found.company)).fill(of)
      await (await main.field(optional(found.site))).fill(site)
      await press(screen, found.submit)
      return saidOnPage(place, found)
    },
    async own() {
      const main = await members()
      const [several] = await main.all('navigation', words.own)
      if (several) return several.readAll('link', allText)
      return (await has(main, leave.submit)) ? [await heading(main)] : []
    },
    async ofAccount() {
      const main = await members()
      if (!(await has(main, leave.submit))) return undefined
      const self = (await main.read(usersIn)).find(({ isOwn }) => isOwn)
      return `${await heading(main)} as ${idFor(roles, self?.role ?? 'nobody')}`
    },
    users: async () => listed(await members()),
    async managedUsers() {
      const main = await members()
      // Who does not manage it sees who belongs to it, and is not offered to invite.
      return (await has(main, invite.submit)) ? listed(main) : 'not-allowed'
    },
    usersOf: async (id) => listed(await at(`${addressOf.gremiumMembers}?gremium=${id}`)),
    async idOf(wanted) {
      const links = await (await members()).readAll('link', linkSeen)
      const named = links.find(({ label }) => label.includes(wanted))
      const address = (named ?? links.find((link) => link.address.includes('gremium=')))?.address ?? ''
      return new URL(address, place.origin).searchParams.get('gremium') ?? 'none'
    },
    async invite(email, role) {
      const main = await members()
      if (!(await has(main, invite.submit))) return 'not-allowed'
      await (await main.field(invite.email)).fill(email)
      await (await main.field(new RegExp(`^${words.roles[role]}\\s`))).tick(true)
      await press(screen, invite.submit)
      return saidOnPage(place, { email: invite.email, role: invite.role })
    },
    async remove(called) {
      const main = await members()
      const [remove] = [
        ...(await main.all('button', words.about(words.remove, called))),
        ...(await main.all('button', words.about(words.takeBack, called))),
      ]
      if (!remove) {
        const isOwn = (await main.read(usersIn)).some((user) => user.isOwn && user.called === called)
        // Whoever takes herself out has a form of her own for it.
        return isOwn ? leaves() : 'not-allowed'
      }
      await remove.click()
      await screen.settle()
      return saidOnPage(place, {})
    },
    async makeRole(called, role) {
      await members()
      await press(screen, words.about(role === 'verwalter' ? words.makeManager : words.makeMember, called))
      return saidOnPage(place, {})
    },
    leave: leaves,
    openSettings,
    async say(said) {
      if (!isOpen) await openSettings()
      isOpen = false
      const main = await mainOf(place)
      if (!(await has(main, settings.submit))) return 'not-allowed'
      for (const [field, value] of said) await fill(main, field, value)
      await press(screen, settings.submit)
      return saidOnPage(place, settings.labels)
    },
    async read() {
      const facts = await (await at(addressOf.gremiumSettings)).read(factsIn)
      return Object.entries(numbers)
        .flatMap(([field, label]) => {
          const text = facts.find((fact) => fact.label.startsWith(label))?.text ?? ''
          if (text === '' || text === settings.unknown) return []
          return [`${field} ${field === 'electedAt' ? text.split('.').toReversed().join('-') : text.replace(',', '.')}`]
        })
        .toSorted()
    },
    async learns() {
      const titles = await (await members()).read(hintsIn)
      return titles.map((title) => Object.entries(hintTitles).find(([, text]) => text === title)?.[0] ?? title)
    },
    async join(token) {
      const main = await at(addressOf.gremiumInvitation(encodeURIComponent(token)))
      if ((await heading(main)) === invitation.expired) return 'expired'
      await press(screen, invitation.submit)
      return (await heading(await mainOf(place))) === invitation.expired ? 'expired' : saidOnPage(place, {})
    },
  }
}

// Readings run inside a page.

interface UserSeen {
  readonly called: string
  readonly isOwn: boolean
  readonly role: string
  readonly invited: readonly string[]
}

const usersIn = (main: Element): readonly UserSeen[] =>
  [...main.querySelectorAll('#zugang li')].map((user) => {
    const [first, second] = user.querySelectorAll('p')
    const parts = (second?.textContent ?? '').split(' · ')
    return {
      called: (first?.querySelector('strong')?.textContent ?? '').trim(),
      isOwn: /\(Sie\)/.test(first?.textContent ?? ''),
      role: parts[0] ?? '',
      invited: parts.some((part) => part.startsWith('eingeladen')) ? ['eingeladen'] : [],
    }
  })

const hintsIn = (main: Element): readonly string[] =>
  [...main.querySelectorAll('#gesetz h3')].map((title) => (title.textContent ?? '').replaceAll('\u00ad', '').trim())

/** What its form holds for whoever may change it, what is written for the others. */
const factsIn = (main: Element): readonly { readonly label: string; readonly text: string }[] => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  const written = [...main.querySelectorAll('dt')].map((term) => ({
    label: textOf(term),
    text: textOf(term.nextElementSibling),
  }))
  const typed = [...main.querySelectorAll('label[for]')].map((label) => {
    const field = main.querySelector<HTMLInputElement>(`[id="${label.getAttribute('for')}"]`)
    return { label: textOf(label), text: field?.value ?? '' }
  })
  return [...written, ...typed]
}
