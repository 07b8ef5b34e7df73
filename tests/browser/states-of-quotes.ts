import type { Page } from 'playwright'
import { officeQuoteAddress, quoteAddress } from './quotes-in-every-state.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'
import { layIntoCart } from './states-of-bookings.ts'

const list = '/manage/angebote'
const own = '/meinifb/angebote'
const request = '/seminare/warenkorb/angebot'
const heading = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('heading', { name }).first().waitFor()
}

/** Of the pages on which quotes are asked for, written and answered. */
export const statesOfQuotes: readonly StateOfPage[] = [
  {
    state: 'what a quote of the cart is to hold',
    address: request,
    differs: true,
    async reach(page) {
      await layIntoCart(page)
      await page.goto(request, { waitUntil: 'networkidle' })
      await heading(page, 'Das soll ins Angebot')
    },
  },
  {
    state: 'a quote that is asked for without a name',
    address: request,
    async reach(page) {
      await layIntoCart(page)
      await page.goto(request, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Angebot anfordern' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a quote that is accepted without a tick',
    address: quoteAddress('versendet'),
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Angebot annehmen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a question about a quote without a word',
    address: quoteAddress('geoeffnet'),
    longOnly: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Frage senden' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'the quotes of a member, in every state',
    address: own,
    who: 'kollege',
    differs: true,
    reach: (page) => page.getByRole('cell', { name: 'Wird überarbeitet' }).waitFor(),
  },
  {
    state: 'a member without quotes',
    address: own,
    who: 'kollegin',
    longOnly: true,
    reach: (page) => heading(page, 'Noch kein Angebot'),
  },
  { state: 'all quotes', address: list, who: 'redaktion', differs: true, reach: (page) => heading(page, 'Angebote') },
  {
    state: 'quotes of a state in which there is none',
    address: `${list}?stand=entwurf&after=x`,
    who: 'redaktion',
    longOnly: true,
    reach: (page) => page.getByText('Hier steht noch kein Angebot.').waitFor(),
  },
  {
    state: 'a quote that the office has sent',
    address: officeQuoteAddress('versendet'),
    who: 'redaktion',
    differs: true,
    reach: (page) => heading(page, 'Neu fassen'),
  },
  {
    state: 'a quote of nothing',
    address: `${list}/neu`,
    who: 'redaktion',
    async reach(page) {
      await page.getByRole('button', { name: 'Entwurf speichern' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a quote that waits to be sent',
    address: officeQuoteAddress('in-revision'),
    who: 'redaktion',
    longOnly: true,
    reach: (page) => heading(page, 'Versenden'),
  },
]
