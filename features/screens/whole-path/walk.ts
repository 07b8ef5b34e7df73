import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { keyboard, mouse, type Hands } from './hands.ts'
import { lookAt } from './looking.ts'

export const ways = ['with scripts', 'without scripts', 'with the keyboard alone'] as const
export type How = (typeof ways)[number]

/** Somebody at a browser of his own: what he does, and a look at each page that he comes to. */
export interface Walker {
  readonly page: Page
  readonly hands: Hands
  readonly hasScripts: boolean
  open(address: string): Promise<void>
  /** The parts of the page's content with that role and name. */
  part(role: 'button' | 'link' | 'heading' | 'checkbox' | 'radio', name: string | RegExp): Locator
  /** Presses what leads on, and waits until that is there. */
  go(target: Locator, there: Locator): Promise<void>
  enter(fields: Readonly<Record<string, string>>, within?: Locator): Promise<void>
  /** Looks at the page as it stands now, under a name. */
  look(state: string): Promise<void>
  /** Takes a file that a link leads to, without leaving the page. */
  take(link: Locator): Promise<void>
}

/** As one reads it: spaces that keep words together are spaces, and joints are none. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()

/** A pattern whose spaces may keep words together. */
const spaced = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', String.raw`\s`))
const verbatim = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const whole = (text: string): RegExp => spaced(`^${verbatim(text)}$`)

/** `bench` is a window with scripts, for whoever's own has none. */
export function walkerAt(page: Page, how: How, called: string, bench?: Page): Walker {
  const hands = how === 'with the keyboard alone' ? keyboard(page) : mouse
  const hasScripts = how !== 'without scripts'
  let looks = 0
  const main = page.getByRole('main')

  return {
    page,
    hands,
    hasScripts,
    async open(address) {
      const answer = await page.goto(address)
      assert(answer?.ok(), `${address} answers ${answer?.status()}`)
    },
    part: (role, name) => main.getByRole(role, { name: typeof name === 'string' ? whole(name) : spaced(name.source) }),
    async go(target, there) {
      // Without scripts all that leads on loads a page.
      await Promise.all([hasScripts ? undefined : page.waitForEvent('load'), hands.press(target)])
      await there.first().waitFor()
      await page.waitForLoadState('networkidle')
    },
    async enter(fields, within = main) {
      for (const [label, text] of Object.entries(fields)) {
        const field = within.getByLabel(spaced(`^\\s*${verbatim(label)}\\s*(?:\\(freiwillig\\)\\s*)?$`))
        if ((await field.evaluate(({ localName }) => localName)) === 'select') await hands.choose(field, text)
        else await hands.fill(field, text)
      }
    },
    async look(state) {
      looks += 1
      await lookAt(page, `${called} ${how} ${String(looks).padStart(2, '0')} ${state}`, bench)
    },
    async take(link) {
      const address = await link.getAttribute('href')
      const answer = await page.request.get(address ?? '')
      const bytes = await answer.body()
      assert.equal(answer.headers()['content-type'], 'application/pdf')
      assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
      const { PICTURES } = process.env
      if (PICTURES === undefined || PICTURES === '') return
      await mkdir(PICTURES, { recursive: true })
      await writeFile(join(PICTURES, `${called} ${(await link.innerText()).replaceAll('/', '-')}.pdf`), bytes)
    },
  }
}
