import { allText } from '../screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import { said } from '../support/said.ts'
import { closedOnScreen } from './closed.on-screen.ts'
import type { NormChangeSeen, PublishesLaws } from './legislation.driver.ts'

const list = '/manage/legislation'
const label = /^\s*Datei eines Gesetzes/

/** Brings in laws on the pages of the office. */
export const publishesLawsOnScreen = ({ screen }: PageAddress): PublishesLaws => {
  const { page } = screen
  const path = async (): Promise<string> => new URL(await screen.address()).pathname
  const told = async (): Promise<string | undefined> => {
    const [alert] = await page.all('alert')
    const [text] = (await alert?.readAll('paragraph', allText)) ?? []
    return text === undefined ? undefined : said(text)
  }
  /** First that one wants to, then that one is sure. */
  const decide = async (sure: string): Promise<string | undefined> => {
    await press(screen, 'Weiter')
    await press(screen, sure)
    return told()
  }
  return {
    async bringIn(file) {
      await screen.go(list)
      await (await page.field(label)).attach([file])
      await press(screen, 'Einspielen')
      while ((await path()).startsWith(`${list}/auftrag/`)) {
        const [again] = await page.all('link', 'Stand ansehen')
        if (!again) break
        await again.click()
        await screen.settle()
      }
      if (!(await path()).startsWith(`${list}/fassung/`))
        return { told: said(await (await page.field(label)).read(besideField)) }
      return { changes: await page.readAll('article', changeIn) }
    },
    publish: () => decide('Jetzt veröffentlichen'),
    async publishBefore(law) {
      await screen.go(list)
      const rows = (await page.readAll('row', allText)).map(said)
      const nth = rows.findIndex((row) => row.startsWith(law) && row.endsWith('abgelöst'))
      const row = (await page.all('row'))[nth]
      await (await sooner('version', async () => (await row?.all('link'))?.[0])).click()
      await screen.settle()
      return decide('Jetzt wieder veröffentlichen')
    },
    async closed() {
      await screen.go(list)
      return closedOnScreen(screen)
    },
  }
}

/** What became of a norm; runs inside the page. */
const changeIn = (article: Element): NormChangeSeen => {
  const plain = (text: string | null | undefined) =>
    (text ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const linesIn = (name: string) =>
    [...article.querySelectorAll(name)].map((line) => plain(line.lastChild?.textContent)).join('; ')
  const heading = plain(article.querySelector('h3')?.textContent)
  const [, norm = '', change = ''] = /^(.*) \((.*)\)$/.exec(heading) ?? []
  return { norm, change, removed: linesIn('del'), added: linesIn('ins') }
}

/** The sentence beside a field, without its hint; runs inside the page. */
const besideField = (field: Element): string =>
  field.ownerDocument.getElementById(`${field.id}-fault`)?.textContent?.trim() ?? ''
