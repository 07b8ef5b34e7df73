import * as addressOf from '#core/shared/addresses.ts'
import { shopWording } from '#wording/pages/shop.ts'
import { afterForm, forOne, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { QuestionFirst } from '../../ui/question-first.tsx'

const words = shopWording.logout

/** Asks before closing the shop, so that no foreign link can do it; where it is closed, there is nothing to ask. */
export const shopLogoutPage: Page<null> = {
  async loader({ site }) {
    const articles = await site.office.merchandise.articles({})
    if (!articles.ok) throw seeElsewhere(addressOf.shopLogin)
    return forOne(null)
  },
  async action({ site }) {
    await site.office.merchandise.leave({})
    return afterForm(addressOf.shopLogin)
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: () => <QuestionFirst words={words} action={addressOf.shopLogout} back={addressOf.shop} />,
}
