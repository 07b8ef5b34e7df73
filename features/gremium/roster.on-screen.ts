import { salutations } from '#core/accounts/choices.ts'
import { memberFunctions, memberRoles } from '#core/gremium/roster.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import { rosterWording as words } from '#wording/pages/roster.ts'
import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import { allText } from '../screens/readings.ts'
import type { Spot } from '../screens/screen.ts'
import { said } from '../support/said.ts'
import type { Said } from './membership.driver.ts'
import type { KeepsTheRoster, MemberDraft } from './roster.driver.ts'
import { idFor, labelFor, saidOnPage } from './said.on-screen.ts'

const { labels } = words
/** Fields that nobody has to fill in say so. */
const optional = (label: string): string => `${label} ${formsWording.free}`
const labelsOfFields: Readonly<Record<string, string>> = {
  ...labels,
  email: optional(labels.email),
  released: optional(labels.released),
  until: optional(labels.until),
}
const lists: Readonly<Record<string, readonly { readonly id: string; readonly label: string }[]>> = {
  role: memberRoles,
  salutationId: salutations,
}

/** Keeps the roster on the page of the members. */
export const keepsTheRosterOnScreen = (place: PageAddress): KeepsTheRoster => {
  const { screen } = place
  /** Whose form is before her, as it was when she opened it. */
  let before: string | undefined
  const open = async (): Promise<Spot> => {
    before = undefined
    await screen.go(addressOf.gremiumMembers)
    return mainOf(place)
  }
  const rows = async (): Promise<readonly RowSeen[]> => (await open()).read(rowsIn)
  const row = async (name: string): Promise<RowSeen> => {
    const found = (await rows()).find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not in the roster`)
    return found
  }
  const lookAt = async (name: string): Promise<void> => {
    const [link] = await (await open()).all('link', words.changeWhom(name))
    if (!link) throw new Error(`nobody may change ${name}`)
    await link.click()
    await screen.settle()
    before = name
  }
  const fill = async (draft: MemberDraft): Promise<void> => {
    const main = await mainOf(place)
    for (const [field, value] of Object.entries(draft)) {
      const list = lists[field]
      if (value === '') continue
      if (field === 'functions')
        for (const one of value.split(' ')) await (await main.field(labelFor(memberFunctions, one))).tick(true)
      else {
        const typed = await main.field(labelsOfFields[field] ?? field)
        if (list) await typed.choose(labelFor(list, value))
        // A part of a post is written in percent.
        else await typed.fill(field === 'released' ? String(Number(value) * 100).replace('.', ',') : value)
      }
    }
  }
  const told = (of: Readonly<Record<string, string>> = labels): Promise<Said> => saidOnPage(place, of)
  return {
    async members() {
      const main = await open()
      if ((await main.all('button', gremiumWording.leave.submit)).length === 0) return 'not-found'
      return (await main.read(rowsIn)).map(shown)
    },
    async seats() {
      const text = said(await (await open()).read(allText))
      const [, taken = '', of] =
        /(\d+) von (\d+) Sitz(?:en)? besetzt\./.exec(text) ?? /(\d+) Mitglied(?:er)? im Amt\./.exec(text) ?? []
      return `${taken} of ${of ?? 'unknown'}`
    },
    emailOf: async (name) => (await row(name)).email,
    hasAccount: async (name) => !(await row(name)).isWithoutAccount,
    async add(draft) {
      const main = await open()
      // Who does not manage it has no form.
      if ((await main.all('button', words.add)).length === 0) return 'not-allowed'
      await fill(draft)
      await press(screen, words.add)
      return told()
    },
    lookAt,
    async change(name, draft) {
      if (before !== name) await lookAt(name)
      await fill(draft)
      await press(screen, words.save)
      before = undefined
      return told()
    },
    async toldInstead() {
      const stored = await (await mainOf(place)).read(storedIn)
      const of = (label: string) => stored.find((one) => one.label.startsWith(label))?.text ?? ''
      return `${of(labels.firstName)} ${of(labels.lastName)} (${idFor(memberRoles, of(labels.role))})`
    },
    async endTerm(name, until, successor) {
      await lookAt(name)
      const main = await mainOf(place)
      await (await main.field(words.lastDay)).fill(until)
      if (successor !== undefined) {
        const list = await main.field(optional(words.successor))
        // Nobody chooses whom the list does not offer.
        if (!(await list.read(optionsIn)).includes(successor)) return 'successor unknown'
        await list.choose(successor)
      }
      await press(screen, words.endTerm)
      return told({ until: words.lastDay, successor: words.successor })
    },
    async remove(name) {
      await lookAt(name)
      await press(screen, words.remove)
      return told()
    },
  }
}

interface RowSeen {
  readonly name: string
  readonly email?: string
  readonly isWithoutAccount: boolean
  readonly role: string
  readonly released: string
  readonly term: string
}

const shown = ({ name, role, released, term }: RowSeen): string => {
  const part = released === 'ganz' ? 1 : Number(/zu (\d+)/.exec(released)?.[1] ?? 0) / 100
  const until = / bis (\d\d)\.(\d\d)\.(\d{4})$/.exec(term)
  return [
    `${name} (${idFor(memberRoles, role)})`,
    ...(part === 0 ? [] : [`released ${part}`]),
    ...(until ? [`until ${until[3]}-${until[2]}-${until[1]}`] : []),
  ].join(' ')
}

// Readings run inside a page.

const rowsIn = (main: Element): readonly RowSeen[] =>
  [...main.querySelectorAll('#besetzung tbody tr')].map((row) => {
    const textOf = (element: Node | null | undefined) =>
      (element?.textContent ?? '')
        .replaceAll('\u00ad', '')
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
    const head = row.querySelector('th')
    const [office, term] = [...row.querySelectorAll('td')]
    const besides = textOf(office?.querySelector('span'))
    const role = textOf(office?.querySelector('div')?.firstChild)
    const email = /\S+@\S+/.exec(textOf(head))?.[0]
    return {
      name: (head?.firstChild?.textContent ?? '').trim(),
      ...(email !== undefined && { email }),
      isWithoutAccount: textOf(head).endsWith(' ohne Konto'),
      role,
      released: /(ganz|zu \d+ %) freigestellt/.exec(besides)?.[1] ?? '',
      term: textOf(term),
    }
  })

const optionsIn = (list: Element): readonly string[] =>
  [...list.querySelectorAll('option')].map((option) => (option.textContent ?? '').trim())

/** What stands under each field that somebody else changed meanwhile. */
const storedIn = (main: Element): readonly { readonly label: string; readonly text: string }[] =>
  [...main.querySelectorAll('label[for]')].map((label) => {
    const hint = main.querySelector(`[id="${label.getAttribute('for')}-hint"]`)?.textContent ?? ''
    return {
      label: (label.textContent ?? '').trim(),
      text: /^Jetzt gespeichert: (.*)\.$/.exec(hint)?.[1] ?? '',
    }
  })
