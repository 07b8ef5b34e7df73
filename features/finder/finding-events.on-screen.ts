import { linkSeen } from '#features/screens/readings.ts'
import type { Spot } from '#features/screens/screen.ts'
import type { FinderSeen, FindsEvents } from './finding-events.driver.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'

/** As a pattern, in which spaces may be those that do not break. */
const spaced = (text: string): string => text.replaceAll(' ', '[ \\u00a0]')

const typedFields = new Set(['Stichwort oder Paragraf', 'Postleitzahl', 'Preis bis, in Euro netto'])
const lists = new Set(['Umkreis', 'Plätze für'])

/** Finds events on the page of the finder, by its fields, chips and links. */
export const findsEventsOnScreen = ({ screen }: PageAddress): FindsEvents => {
  const { page } = screen
  const main = () => sooner('main part', async () => (await page.all('main'))[0])

  const press = async (spot: Spot | undefined, what: string) => {
    if (!spot) throw new Error(`there is no ${what}`)
    await spot.click()
    await screen.settle()
  }
  const follow = async (label: RegExp) => {
    for (const link of await (await main()).all('link', label)) return press(link, String(label))
    throw new Error(`there is no link ${String(label)}`)
  }

  const set = async (label: string, value: string): Promise<void> => {
    if (typedFields.has(label)) return (await page.field(label)).fill(value)
    if (lists.has(label)) {
      const list = await page.field(label)
      const option = (await list.read(optionsIn)).find((text) => {
        const told = text.replace('\u00a0', ' ')
        return told === value || told.startsWith(`${value} (`)
      })
      if (option === undefined) throw new Error(`${label} offers no ${value}`)
      return list.choose(option)
    }
    // A choice by pointer is followed at once, so the page may be another afterwards.
    for (const one of value.split(' oder ')) {
      const [box] = await page.all('checkbox', new RegExp(`^${one}(?: \\d+)?$`))
      if (box === undefined) throw new Error(`${label} offers no ${one}`)
      await box.tick(true)
      await screen.settle()
    }
  }

  let touches = 0
  const touch = async (done: Promise<void>) => {
    touches += 1
    await done
  }

  return {
    async quickly(chosen) {
      touches = 0
      await screen.go('/')
      for (const [label, value] of Object.entries(chosen)) {
        const [button] = await (await main()).all('button', value)
        if (button) await touch(press(button, value))
        else if (typedFields.has(label)) await touch((await page.field(new RegExp(`^${label}`))).fill(value))
        else await touch((await page.field(new RegExp(`^${spaced(value)}$`))).tick(true))
      }
    },
    async paper(title) {
      const [link] = await (await main()).all('link', new RegExp(`^Papier für die Sitzung \\(PDF\\): ${title}`))
      if (!link) throw new Error(`there is no paper of ${title}`)
      touches += 1
    },
    touches: () => touches,
    open: () => screen.go('/seminare/p'),
    async narrow(filters) {
      for (const [label, value] of Object.entries(filters)) await set(label, value)
      await press((await (await main()).all('button', /Termine? zeigen$/))[0], 'button to show dates')
    },
    season: (name) => follow(new RegExp(`^${name} \\d+$`)),
    drop: (chosen) => follow(new RegExp(`^${chosen} ?entfernen$`)),
    reset: () => follow(/^Alle Filter zurücksetzen$/),
    follow: (search) => follow(new RegExp(`^${spaced(search)}$`)),
    sortBy: (sorting) => follow(new RegExp(`^${sorting}$`)),
    async sortings() {
      const [bar] = await (await main()).all('navigation', 'Sortieren nach')
      return bar ? (await bar.readAll('link', linkSeen)).map(({ label }) => label) : []
    },
    more: () => follow(/^Weitere Termine$/),
    async see() {
      const seen = await sooner('number of dates', async () => {
        const read = await (await main()).read(finderIn)
        return read.count === '' ? undefined : read
      })
      const links = await (await main()).readAll('link', linkSeen)
      const [offers] = [
        ...(await (await main()).all('list', 'Das kommt am nächsten')),
        ...(await (await main()).all('list', 'Das kommt auch in Frage')),
      ]
      const near = offers ? await offers.readAll('link', linkSeen) : []
      const nearest = near.map(({ label }) => label.replaceAll('\u00a0', ' '))
      return { ...seen, nearest, goesOn: links.some(({ label }) => label === 'Weitere Termine') }
    },
    asThemes: () => follow(/^Themen zeigen$/),
    asEvents: () => follow(/^Termine zeigen$/),
    seeThemes: async () => (await main()).read(themesIn),
    typed: async (label) => (await page.field(label)).read((field) => (field as HTMLInputElement).value),
    async counts(label) {
      return (await main()).read(countsIn, label)
    },
  }
}

const optionsIn = (list: Element): string[] =>
  [...list.querySelectorAll('option')].map(({ textContent }) => textContent ?? '')

/** Reads the list of themes; runs inside the page. */
const themesIn = (main: Element): Awaited<ReturnType<FindsEvents['seeThemes']>> => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return {
    count: textOf(main.querySelector('[role="status"] strong')),
    themes: [...main.querySelectorAll('.shelf')].flatMap((shelf) =>
      [...shelf.querySelectorAll('li')].map((row) => ({
        rubric: textOf(shelf.querySelector('h3')),
        title: textOf(row.querySelector('a')),
        events: textOf(row.querySelector('p')),
      })),
    ),
  }
}

/** Reads the list; runs inside the page. */
const finderIn = (main: Element): Omit<FinderSeen, 'nearest' | 'goesOn'> => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return {
    count: textOf(main.querySelector('[role="status"] strong')),
    dates: [...main.querySelectorAll('article')].map((row) => {
      const notes = [...row.querySelectorAll('.main p')].map(textOf)
      return {
        title: textOf(row.querySelector('h3, h4')),
        days: textOf(row.querySelector('time .vh')),
        state: [...row.querySelectorAll('.stat')].map(textOf).join(', '),
        price: textOf(row.querySelector('.price b')),
        lasts: notes.find((note) => note.endsWith('Uhr')) ?? '',
        'with hotel': textOf(row.querySelector('.with-hotel')),
        distance: notes.find((note) => /entfernt$|am Ort$/.test(note)),
        whyNot: notes.find((note) => /buchbar|Warteliste/.test(note)),
      }
    }),
    wrong: [...main.querySelectorAll('[aria-invalid="true"]')].map((field) =>
      textOf(main.querySelector(`label[for="${field.id}"]`)),
    ),
  }
}

/** The values of a group of choices, but 'Alle'; runs inside the page. */
const countsIn = (main: Element, label: string): string[] => {
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const group = [...main.querySelectorAll('fieldset')].find((set) => textOf(set.querySelector('legend')) === label)
  return [...(group?.querySelectorAll('label') ?? [])].map(textOf).filter((text) => text !== 'Alle')
}
