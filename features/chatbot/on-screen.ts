import { lines, linkSeen } from '../screens/readings.ts'
import { faultOf } from '../screens/field-fault.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { said } from '../support/said.ts'
import type { AsksTheChatbot, ReplySeen } from './chatbot.driver.ts'

/** Asks by the form of the page, and reads what stands in the conversation last. */
export const asksTheChatbotOnScreen = ({ screen }: PageAddress): AsksTheChatbot => {
  const { page } = screen
  return {
    async ask(question, audience) {
      const path = audience === 'sbv' ? '/chatbot-sbv' : '/chatbot'
      if (new URL(await screen.address()).pathname !== path) await screen.go(path)
      const before = (await page.all('article')).length
      await (await page.field('Ihre Frage')).fill(question)
      await (await page.all('button', 'Frage stellen'))[0]?.click()
      await screen.settle()
      return sooner('answer of the chatbot', async () => {
        const turn = (await page.all('article')).slice(before).at(-1)
        if (turn) {
          const quotes = await turn.read(quotesIn)
          const understood = await turn.read(understoodIn)
          const links = await turn.readAll('link', linkSeen)
          const many = await turn.read(sourcesIn)
          return {
            says: (await turn.read(lines)).join(' '),
            ...(understood !== '' && { understood }),
            quotes,
            sources: links.slice(0, many).map(({ label, address }) => ({ title: label, address })),
            ways: links.slice(many).map(({ address }) => address),
          } satisfies ReplySeen
        }
        const { invalid, message } = await (await page.field('Ihre Frage')).read(faultOf)
        if (invalid) return { fault: said(message).replace(/^Höchstens.*?anderer\.\s*/u, '') }
        const [alert] = await page.all('alert')
        return alert && { waits: true as const }
      })
    },
  }
}

const quotesIn = (turn: Element): string[] =>
  [...turn.querySelectorAll('blockquote p')].map((line) => (line.textContent ?? '').replaceAll('\u00ad', ''))
const sourcesIn = (turn: Element): number => turn.querySelectorAll('figcaption').length
const understoodIn = (turn: Element): string =>
  (turn.querySelector('[data-is="understood"]')?.textContent ?? '').replaceAll('\u00ad', '')
