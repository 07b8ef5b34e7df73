import { merchandiseFormWith } from '#core/form-requests/forms/merchandise.ts'
import type { Article } from '#core/merchandise/merchandise.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Site } from '#core/site.ts'
import { formWords } from '#wording/forms/forms.ts'
import { shopWording } from '#wording/pages/shop.ts'
import { forOne, notFound, seeElsewhere } from '../../answers.ts'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { Page } from '../../page.ts'

const kind = 'werbemittel-shop-request'
const words = formWords[kind]

/** What there is to order; whoever has not said the code, or hours ago, is led to where it is asked for. */
const articlesOf = async (site: Site): Promise<readonly Article[]> => {
  const articles = await site.office.merchandise.articles({})
  if (articles.ok) return articles.value
  throw articles.refusal.why === 'not-found' ? notFound() : seeElsewhere(addressOf.shopLogin)
}

/** The shop: how many of which article, and where to. */
export const shopPage: Page<readonly Article[], NotSent> = {
  async loader({ site }) {
    return forOne(await articlesOf(site))
  },
  async action({ site, form, files }) {
    const asIs = merchandiseFormWith(await articlesOf(site))
    return sendForm(kind, { form, files }, site.office.formRequests.merchandise, undefined, asIs)
  },
  head: () => ({ title: words.title, description: words.description, noindex: true, crumbs: [] }),
  Component: ({ data: articles, acted, frame: { brand } }) => (
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{articles.length === 0 ? shopWording.shop.empty : words.lead}</p>
      {articles.length > 0 && (
        <RequestForm
          kind={kind}
          form={merchandiseFormWith(articles)}
          action={addressOf.shop}
          acted={acted}
          heading="h2"
          brand={brand}
        />
      )}
      <p className="small">
        {shopWording.shop.open} <a href={addressOf.shopLogout}>{shopWording.shop.leave}</a>
      </p>
    </div>
  ),
}
