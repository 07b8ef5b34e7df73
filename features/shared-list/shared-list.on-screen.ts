import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { lines } from '../screens/readings.ts'
import type { Spot } from '../screens/screen.ts'
import type { Said, SharesAList } from './shared-list.driver.ts'

const address = '/meinifb/gremium-merkliste'

const opinionLabels = { dafuer: 'Dafür', dagegen: 'Dagegen', enthaltung: 'Enthaltung' } as const

/** What the page says instead of what was asked, and what that is called among programs. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/gehören noch zu keinem Gremium/, 'not-found'],
  [/hat inzwischen jemand von der Liste genommen/, 'not-found'],
  [/gibt es nicht mehr/, 'unknown-content'],
  [/Ausgezählt wird ab drei Stimmen\. Bei/, 'too-few-votes'],
  [/Bitte schreiben Sie einen Kommentar/, 'comment missing'],
]

/** Shares a list on its page; what stood on it when it was opened last can be clicked even where it is gone since. */
export const sharesAListOnScreen = (place: PageAddress): SharesAList => {
  const { screen } = place
  const open = async (): Promise<Spot> => {
    await screen.go(address)
    return mainOf(place)
  }
  const told = async (): Promise<Said> => {
    const text = (await (await mainOf(place)).read(lines)).join('\n')
    return refusals.find(([pattern]) => pattern.test(text))?.[1] ?? 'done'
  }
  const entries = async (): Promise<readonly EntrySeen[]> => (await open()).read(entriesIn)
  const one = async (title: string): Promise<EntrySeen | undefined> =>
    (await entries()).find((entry) => entry.title === title)
  const press = async (label: string, title: string): Promise<Said> => {
    const button = async () =>
      (await (await mainOf(place)).all('button', new RegExp(`^${label}.*${title}|${title}.*${label}`)))[0]
    if (new URL(await screen.address()).pathname !== address || !(await button())) await open()
    const found = await button()
    // Who may not take it off is not offered to.
    if (!found) return 'not-allowed'
    await found.click()
    return told()
  }
  return {
    async add({ type, value }) {
      // From the page of an event or a theme, by the last segment of its address.
      const query = type === 'event' ? `termin=${value.replace('termin-', 'rhetorik-')}` : `thema=${value}`
      await screen.go(`${address}?${query}`)
      const button = (await (await mainOf(place)).all('button', 'Auf die Liste setzen'))[0]
      if (!button) return told()
      await button.click()
      return told()
    },
    remove: (title) => press('Von der Liste nehmen', title),
    forMe: (title, isSo) => press(isSo ? 'Für mich' : 'Doch nicht für mich', title),
    vote: (title, opinion) => press(opinionLabels[opinion], title),
    countVotes: (title) => press('Jetzt auszählen', title),
    async comment(title, text) {
      if (new URL(await screen.address()).pathname !== address) await open()
      await (await (await mainOf(place)).field(new RegExp(`${title}.*Ihr Kommentar`))).fill(text)
      const [submit] = await (await mainOf(place)).all('button', 'Kommentieren')
      if (!submit) throw new Error('nowhere to comment')
      await submit.click()
      return told()
    },
    tally: async (title) => (await one(title))?.tally ?? 'untold',
    hasVoted: async (title) => (await one(title))?.hasVoted ?? false,
    comments: async (title) => (await one(title))?.comments ?? [],
    async titles() {
      const all = await entries()
      const why = await told()
      return why === 'done' ? all.map(({ title }) => title) : why
    },
    wantedBy: async (title) => (await one(title))?.wantedBy ?? [],
    addedBy: async (title) => (await one(title))?.addedBy ?? 'nobody',
    stands: async (title) => (await one(title))?.stands ?? 'nothing',
  }
}

interface EntrySeen {
  readonly title: string
  readonly wantedBy: readonly string[]
  readonly addedBy: string
  readonly stands: string
  readonly tally: string
  readonly hasVoted: boolean
  readonly comments: readonly string[]
}

// Readings run inside a page.

const entriesIn = (main: Element): readonly EntrySeen[] => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '')
      .replaceAll('\u00ad', '')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim()
  return [...main.querySelectorAll('.listed > li')].map((entry) => {
    const text = textOf(entry)
    const seats = /Ausgebucht, Warteliste offen|Nur noch \d+ Pl\S+|Noch \d+ Plätze|Plätze frei/.exec(text)?.[0]
    const names = textOf(entry.querySelector('.wanted-by'))
    const state = /Termin (?:ist|hat) (\w+)/.exec(text)?.[1]
    return {
      title: textOf(entry.querySelector('h3')),
      wantedBy: names === '' ? [] : names.split(', '),
      addedBy: /von (.+), seit \d/.exec(text)?.[1] ?? 'nobody',
      tally: /\d+ dafür, \d+ dagegen, \d+ Enthaltung(?:en)?/.exec(text)?.[0] ?? 'untold',
      hasVoted: /Sie haben abgestimmt/.test(text),
      comments: [...entry.querySelectorAll('.said')].map(textOf),
      stands:
        state ?? (seats === undefined ? 'offen' : `${seats.startsWith('Aus') ? 'ausgebucht' : 'offen'}: ${seats}`),
    }
  })
}
