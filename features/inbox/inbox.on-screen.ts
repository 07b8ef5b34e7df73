import { pageOfABooking } from '../booking/page-of-a-booking.on-screen.ts'
import { closedOnScreen } from '../office/closed.on-screen.ts'
import { rowsIn } from '../office/rows.on-screen.ts'
import { allText } from '../screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { said } from '../support/said.ts'
import type { KeepsTheInbox, RequestSeen } from './inbox.driver.ts'

const list = '/manage/eingang'
const urgent = 'Frist nach Gesetz'

/** Keeps the inbox on the pages of the office. */
export const keepsTheInboxOnScreen = (place: PageAddress): KeepsTheInbox => {
  const { screen } = place
  const { page } = screen
  const { press, told, main } = pageOfABooking(place)
  const fill = async (label: RegExp, text: string): Promise<void> => (await page.field(label)).fill(text)

  return {
    async look({ state, mine } = {}) {
      await screen.go(list)
      const shut = await closedOnScreen(screen)
      if (shut) return shut
      if (state !== undefined) await (await page.field(/^\s*Stand/)).choose(state)
      if (mine) {
        const label = (await page.readAll('option', allText)).find((text) => text.startsWith('Nur mir'))
        await (await page.field(/^\s*Zuständig/)).choose(label ?? '')
      }
      await press('Anzeigen')
      const lines: RequestSeen[] = []
      for (;;) {
        lines.push(...(await rowsIn(await main())).map(seenIn))
        const [further] = await page.all('link', 'Weitere Einträge')
        if (!further) return lines
        await further.click()
        await screen.settle()
      }
    },
    async beside() {
      await screen.go(list)
      const [around] = await page.all('navigation', 'Wartet anderswo')
      return (await around?.readAll('link', allText)) ?? []
    },
    async open(form) {
      await screen.go(list)
      const at = await main()
      const headings = await at.readAll('rowheader', allText)
      const row = (await at.all('rowheader'))[headings.findIndex((text) => said(text).includes(form))]
      await (await sooner(`request ${form}`, async () => (await row?.all('link'))?.[0])).click()
      await screen.settle()
    },
    sent: async () => said((await (await main()).read(allText)) ?? ''),
    standing: async () => {
      const lines = await (await main()).readAll('paragraph', allText)
      return said(lines.find((text) => text.startsWith('Stand: ')) ?? '')
    },
    async history() {
      const steps = await (await main()).readAll('listitem', stepIn)
      return steps.filter((text) => text !== '').map(said)
    },
    async takeOn() {
      await press('Mir zuweisen')
      return told()
    },
    async assign(name) {
      await (await page.field(/^\s*Wer kümmert sich/)).choose(name)
      await press('Zuweisen')
      return told()
    },
    async answer(text, subject) {
      if (subject !== undefined) await fill(/^\s*Betreff/, subject)
      await fill(/^\s*Text/, text)
      await press('Antwort senden')
      return told()
    },
    async note(text) {
      await fill(/^\s*Für das Büro/, text)
      await press('Notiz speichern')
      return told()
    },
    async close(word) {
      if (word !== undefined) await fill(/^\s*Ein Wort dazu/, word)
      await press('Abschließen')
      return told()
    },
    async reopen() {
      await press('Wieder öffnen')
      return told()
    },
    typedAnswer: async () => (await page.field(/^\s*Text/)).read((field) => (field as HTMLTextAreaElement).value),
  }
}

const seenIn = ({
  first = '',
  Von = '',
  Stand = '',
  Zuständig = '',
}: Readonly<Record<string, string>>): RequestSeen => {
  // Behind the number stand what the form is called, and whether the law sets a time.
  const rest = first.slice(8).trim()
  const isUrgent = rest.endsWith(urgent)
  const form = isUrgent ? rest.slice(0, -urgent.length).trim() : rest
  return {
    form: isUrgent ? `${form}, ${urgent}` : form,
    // The address stands behind a name.
    from: Von.replace(/ \S+@\S+.*$/, ''),
    state: Stand,
    who: Zuständig,
  }
}

/** A step of the history; of other items nothing. Runs inside the page. */
const stepIn = (item: Element): string => {
  const what = item.querySelector('b')?.textContent
  const by = item.querySelector('.mute')?.textContent?.split('Uhr, ').at(-1)
  const text = item.querySelector('.typed')?.textContent
  return item.closest('ol') === null || what === undefined ? '' : `${what} (${by})${text ? `: ${text}` : ''}`
}
