import assert from 'node:assert/strict'
import { allText, lines, linkSeen } from '#features/screens/readings.ts'
import type { Screen, Spot } from '#features/screens/screen.ts'
import type { BookmarkedContent, EntrySeen, HeartSettings, KeepsBookmarks } from './wishlist.driver.ts'
import { heartHost, plainPage } from '../screens/plain-page.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { signInForm } from '#features/screens/sign-in-form.ts'

const heartNames = /(?:merken|gemerkt)$/
const wishlist = '/wishlist/list'
const pastEvent = /^Dieser Termin liegt hinter uns/
/** How an event stands that is being held. */
const onTheDay = /^(?:Beginnt heute|Läuft gerade|Ist heute)/
const ownNote = /^Ihre Notiz: /
const undo = /: Rückgängig machen$/

/** Bookmarks content by clicking hearts that a page shows. */
export const keepsBookmarksOnScreen = ({ screen, origin, showPlainPage }: PageAddress): KeepsBookmarks => {
  const { page } = screen

  const heartsOf = async (on: Screen, { type, value }: BookmarkedContent): Promise<readonly Spot[]> => {
    const named = await on.page.readAll('button', hostOf, heartNames)
    const buttons = await on.page.all('button', heartNames)
    return buttons.filter((_, index) => named[index] === `${type} ${value}`)
  }
  const heartFor = (thing: BookmarkedContent, which = 1, on: Screen = screen): Promise<Spot> =>
    sooner(`heart ${which} for ${thing.type} ${thing.value}`, async () => (await heartsOf(on, thing))[which - 1])

  const openDialog = async (): Promise<Spot | undefined> => {
    for (const dialog of await page.all('dialog')) if ((await dialog.all('link', 'Anmelden')).length > 0) return dialog
    return undefined
  }
  const open = async (path: string, query: string): Promise<void> => screen.go(path + query)

  /** The lines of the wishlist that is shown, each under its title. */
  const linesShown = async () => {
    const shown = []
    for (const line of await page.all('listitem')) {
      const [heading] = await line.all('heading')
      const [link] = heading ? await heading.readAll('link', linkSeen) : []
      if (link) shown.push({ line, link })
    }
    return shown
  }
  const entriesShown = async (): Promise<readonly EntrySeen[]> =>
    Promise.all(
      (await linesShown()).map(async ({ line, link }) => {
        const told = await line
          .readAll('paragraph', lines)
          .then((paragraphs) => paragraphs.map(([first = '']) => first))
        const life = told.find((text) => pastEvent.test(text) || onTheDay.test(text))?.replace(/uns\. .*/, 'uns.')
        const detail = told.find((text) => !pastEvent.test(text) && !onTheDay.test(text) && !ownNote.test(text))
        const note = told.find((text) => ownNote.test(text))?.replace(ownNote, '')
        return {
          title: link.label,
          address: link.address,
          detail,
          expired: told.some((text) => pastEvent.test(text)),
          life,
          note,
          offered: (await line.readAll('listitem', allText)).map((text) => text.replaceAll('\u00a0', ' ')),
        }
      }),
    )
  /** The line of an item on the wishlist, opened anew. */
  const lineOf = async (title: string): Promise<Spot> => {
    await screen.go(wishlist)
    const found = (await linesShown()).find(({ link }) => link.label === title)
    if (!found) throw new Error(`the wishlist does not hold ${title}`)
    return found.line
  }

  return {
    openTheme: (theme, query = '') => open(`/seminare/t/${theme}`, query),
    openRubric: (rubric) => open(`/seminare/r/${rubric}`, ''),
    openHearts(hearts: readonly HeartSettings[], query = '') {
      showPlainPage('/probe/hearts', plainPage(hearts.map(heartHost).join('\n')))
      return open('/probe/hearts', query)
    },
    reload: () => screen.reload(),

    async heart(thing, which) {
      const heart = await heartFor(thing, which)
      const { icon, ...drawn } = await heart.read(heartDrawn)
      const words = await heart.read(lines)
      return { ...drawn, icon: icon === 'filled' ? 'filled' : 'outlined', label: words.join(' ') }
    },
    async click(thing, which) {
      await screen.settle()
      await (await heartFor(thing, which)).click()
      await screen.settle()
    },
    async clickHastily(thing, times) {
      for (let click = 0; click < times; click++) await (await heartFor(thing)).click()
    },
    settle: () => screen.settle(),

    async loginDialog() {
      const dialog = await openDialog()
      if (dialog === undefined) return undefined
      const [heading = '', text = '', ...rest] = await dialog.read(lines)
      const [signIn, register] = await dialog.readAll('link', linkSeen)
      if (!signIn || !register) throw new Error('the dialog lacks a link')
      return { id: await dialog.read(({ id }) => id), heading, text, words: rest.join(' '), signIn, register }
    },
    async closeDialog(how) {
      const dialog = await sooner('dialog', openDialog)
      if (how === 'Escape') await screen.press('Escape')
      else await (await sooner('close icon', async () => (await dialog.all('button', 'Schließen'))[0])).click()
    },
    async signInFromDialog(email, password) {
      const dialog = await sooner('dialog', openDialog)
      await (await dialog.all('link', 'Anmelden'))[0]?.click()
      await screen.settle()
      await signInForm(screen, email, password)
    },

    async landOn(address) {
      assert.equal(await screen.address(), new URL(address, origin).href)
    },

    warnings: async () => (await screen.warnings()).filter((message) => message.includes('wishlist')),
    announcements: async () =>
      (await screen.heard()).flatMap(({ event, ...rest }) => (event === 'toggle-play-video' ? [] : { event, ...rest })),
    messages: async () => [
      ...(await page.readAll('dialog', allText)),
      ...(await page.readAll('alert', allText)),
      ...(await page.readAll('status', allText)).filter((text) => text !== ''),
    ],
    async address() {
      const { pathname, search } = new URL(await screen.address())
      return pathname + search
    },

    async wishlist() {
      await screen.go(wishlist)
      const words = await page.read(lines)
      return words.some((line) => line.startsWith('Bitte melden Sie sich an')) ? 'signed-out' : entriesShown()
    },
    async wishlistByDate() {
      await screen.go(wishlist)
      await (await sooner('order', async () => (await page.all('link', 'Nächster Termin'))[0])).click()
      await screen.settle()
      return entriesShown()
    },
    async removeOnWishlist(title) {
      const [remove] = await (await lineOf(title)).all('button', /Entfernen$/)
      await remove?.click()
      await screen.settle()
    },
    async noteOnWishlist(title, note) {
      const line = await lineOf(title)
      await (await line.all('disclosure'))[0]?.click()
      await (await line.field(`${title}: Notiz`)).fill(note)
      await (await line.all('button', 'Notiz speichern'))[0]?.click()
      await screen.settle()
    },
    removedLately: () =>
      page.readAll('button', (button) => button.getAttribute('aria-label')?.split(': ')[0] ?? '', undo),
    async putBackOnWishlist(title) {
      await (
        await sooner(`undo of ${title}`, async () => (await page.all('button', `${title}: Rückgängig machen`))[0])
      ).click()
      await screen.settle()
    },
    async keepWithoutScripts(theme) {
      const bare = await screen.withoutScripts()
      await bare.go(`/seminare/t/${theme}`)
      await (await heartFor({ type: 'seminar', value: theme }, 1, bare)).click()
      await bare.settle()
      const { pathname, hash } = new URL(await bare.address())
      const named = await bare.page.readAll('paragraph', (it) => [`#${it.parentElement?.id}`, it.textContent] as const)
      await bare.close()
      if (pathname === '/kundenportal/login') return 'led to the login'
      if (pathname !== `/seminare/t/${theme}`) throw new Error(`it leads to ${pathname}`)
      // What an address names with its last part is shown, and nothing else of its kind.
      return { told: named.find(([id]) => id === hash)?.[1] ?? '' }
    },
  }
}

/** What a heart keeps, as its host says (docs/widgets.md). */
const hostOf = (button: Element): string => {
  const host = button.closest('[data-widget]')
  return `${host?.getAttribute('data-type') ?? ''} ${host?.getAttribute('data-value') ?? ''}`
}

/** How a heart looks and what a screen reader says of it. */
const heartDrawn = (button: Element) => {
  const icon = button.querySelector('svg')
  const pressed = button.getAttribute('aria-pressed') === 'true'
  if (icon === null) throw new Error('the heart has no picture')
  const name = button.getAttribute('aria-label') ?? ''
  const drawn = icon.getBoundingClientRect()
  if (drawn.width === 0) {
    // Nothing is laid out here: what the style sheets go by.
    const filled = icon.classList.contains('filled')
    if (filled !== pressed) throw new Error(`the heart is ${filled ? '' : 'not '}filled and says ${name}`)
    return {
      name,
      icon: filled ? 'filled' : 'outlined',
      size: Number(icon.getAttribute('width')),
      strokeWidth: Number(icon.getAttribute('stroke-width')),
      padding: Number.parseFloat(icon.parentElement?.style.padding || '0'),
      textBesideHeart: !button.classList.contains('under'),
    }
  }
  const { fill, strokeWidth } = getComputedStyle(icon)
  const filled = !/^(?:none|transparent|rgba\(.*, 0\))$/.test(fill)
  if (filled !== pressed) throw new Error(`the heart is painted ${fill} and says ${name}`)
  const box = icon.parentElement === button ? icon : icon.parentElement
  const label = button.querySelector(':scope > span:last-child')?.getBoundingClientRect()
  return {
    name,
    icon: filled ? 'filled' : 'outlined',
    size: drawn.width,
    strokeWidth: Number.parseFloat(strokeWidth),
    padding: drawn.left - (box?.getBoundingClientRect().left ?? drawn.left),
    textBesideHeart: label !== undefined && label.left >= drawn.right,
  }
}
