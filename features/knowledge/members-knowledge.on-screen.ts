import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import type { PrimerSeen, ReadsMembersKnowledge } from './members-knowledge.driver.ts'

/** Reads members' knowledge on its pages. */
export const readsMembersKnowledgeOnScreen = (place: PageAddress): ReadsMembersKnowledge => {
  const { screen } = place
  return {
    async titles(q) {
      await screen.go('/kundenportal/br-a-z')
      if (q !== undefined) {
        await (await screen.page.field('In diesen Texten suchen')).fill(q)
        await press(screen, 'Suchen')
      }
      return (await mainOf(place)).read(titlesIn)
    },
    async read(slug) {
      const asked = `/meinifb/wissen/br-a-z-content/${slug}`
      await screen.go(asked)
      const { pathname, searchParams } = new URL(await screen.address())
      if (pathname === '/kundenportal/login')
        return searchParams.get('post_login_redirect_url') === asked ? 'sign in' : 'nothing'
      return (await mainOf(place)).read(textIn)
    },
  }
}

// Readings run inside a page.

const titlesIn = (main: Element): string[] =>
  [...main.querySelectorAll('section h3 a')].map((link) => (link.textContent ?? '').replaceAll('\u00ad', ''))

const textIn = (main: Element): PrimerSeen => {
  const prose = main.querySelector('.prose')
  return prose ? { text: (prose.textContent ?? '').trim() } : 'nothing'
}
