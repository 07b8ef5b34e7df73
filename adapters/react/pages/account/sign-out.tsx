import * as addressOf from '#core/shared/addresses.ts'
import { afterForm, forOne, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { QuestionFirst } from '../../ui/question-first.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.account.signOut

/**
 * Asks before signing out, so that no foreign link can do it; those who are signed out already go to the start page.
 */
export const signOutPage: Page<null> = {
  async loader({ site }) {
    const who = await site.account.accounts.whoAmI({})
    if (who.ok && !who.value.isLoggedIn) throw seeElsewhere('/')
    return forOne(null)
  },
  async action({ site }) {
    await site.account.accounts.signOut({})
    return afterForm('/')
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: () => <QuestionFirst words={words} action={addressOf.signOut} back={addressOf.wishlist} />,
}
