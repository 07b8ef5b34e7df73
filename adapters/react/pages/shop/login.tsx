import * as addressOf from '#core/shared/addresses.ts'
import type { Invalid, TooMany } from '#core/shared/result.ts'
import { shopWording } from '#wording/pages/shop.ts'
import { afterForm, again, forOne, notFound, seeElsewhere } from '../../answers.ts'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import type { Page } from '../../page.ts'
import { CodeForm } from './code-form.tsx'

const words = shopWording.login

interface NotOpened {
  readonly refusal: Invalid<'code'> | TooMany
  readonly typed: string
}

/** Asks for the shop's code; whoever said it goes on to the shop. */
export const shopLoginPage: Page<null, NotOpened> = {
  async loader({ site }) {
    const articles = await site.office.merchandise.articles({})
    if (articles.ok) throw seeElsewhere(addressOf.shop)
    if (articles.refusal.why === 'not-found') throw notFound()
    return forOne(null)
  },
  async action({ site, form }) {
    const typed = form.one('code') ?? ''
    const answer = await site.office.merchandise.enter({ code: typed })
    if (answer.ok) return afterForm(addressOf.shop)
    const { refusal } = answer
    if (refusal.why === 'not-found') throw notFound()
    return again(refusal, { refusal, typed })
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ acted, frame: { brand } }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <CodeForm action={addressOf.shopLogin} typed={acted?.typed} refusal={acted?.refusal} />
      <p>
        {words.lost} <PhoneLink brand={brand} />
      </p>
    </div>
  ),
}
