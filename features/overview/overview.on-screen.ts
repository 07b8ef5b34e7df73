import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { LooksAtTheOverview, OverviewSeen } from './overview.driver.ts'

/** Looks at the page of the overview. */
export const looksAtTheOverviewOnScreen = (place: PageAddress): LooksAtTheOverview => ({
  async overview(gremium) {
    const { screen } = place
    await screen.go(`/meinifb/meinifbv2${gremium === undefined ? '' : `?gremium=${gremium}`}`)
    const { pathname, searchParams } = new URL(await screen.address())
    if (pathname === '/kundenportal/login') return { signsInFor: searchParams.get('post_login_redirect_url') ?? '' }
    return (await mainOf(place)).read(overviewIn)
  },
  async seenNews() {
    await place.screen.go('/meinifb/meinifbv2')
    const [button] = await (await mainOf(place)).all('button', 'Alles gesehen')
    if (!button) throw new Error('nothing is new')
    await button.click()
  },
})

// Readings run inside a page.

const overviewIn = (main: Element): OverviewSeen | 'nothing' => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '')
      .replaceAll('\u00ad', '')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim()
  const titlesIn = (section: string) => [...main.querySelectorAll(`#${section} h3`)].map(textOf)
  const greeting = textOf(main.querySelector('h1'))
  if (!greeting.startsWith('Guten Tag')) return 'nothing'
  const gremium = textOf(main.querySelector('.phead .lead, .phead li > [aria-current="true"]'))
  const seats = textOf(main.querySelector('#gremium .mgn > p, #gremium .body-of p'))
  const titles = titlesIn('merkliste')
  const [, total] = /Alle (\d+) Einträge/.exec(textOf(main.querySelector('#merkliste'))) ?? []
  return {
    greeting,
    ...(gremium !== '' && { gremium }),
    ...(seats !== '' && { seats }),
    begins: main.querySelectorAll('#anfang li').length === 3,
    hints: titlesIn('hinweise'),
    underWay: [...main.querySelectorAll('#laeuft article')].map(
      (article) => `${textOf(article.querySelector('h3'))}: ${textOf(article.querySelector('.btn'))}`,
    ),
    news: titlesIn('neu'),
    list: [...main.querySelectorAll('#liste li')].map(
      (entry) => `${textOf(entry.querySelector('h3 a'))}: ${textOf(entry.querySelector('strong')).replace(/\.$/, '')}`,
    ),
    training: [...main.querySelectorAll('#gremium tbody tr')].map(
      (row) => `${textOf(row.querySelector('th'))}: ${textOf(row.querySelector('td:last-child'))}`,
    ),
    plan: [...main.querySelectorAll('#plan ol li')].map(
      (step) => `${textOf(step.querySelector('h3'))}: ${textOf(step.querySelector('p'))}`,
    ),
    recommended: [...main.querySelectorAll('#empfehlungen li')].map(
      (one) => `${textOf(one.querySelector('h3'))}: ${textOf(one.querySelector('p'))}`,
    ),
    wishlist: { titles, total: total === undefined ? titles.length : Number(total) },
  }
}
