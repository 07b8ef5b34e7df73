import { merchandiseFormWith } from '#core/form-requests/forms/merchandise.ts'
import type { Article } from '#core/merchandise/merchandise.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formWords } from '#wording/forms/forms.ts'
import { shopWording } from '#wording/pages/shop.ts'
import { forOne, notFound, seeElsewhere } from '../../answers.ts'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { RequestForm } from '../../blocks/request-form.tsx'
import type { Page, PageProps } from '../../page.ts'
import { Note } from '../../ui/note.tsx'
import { CodeForm } from './code-form.tsx'
import { kind, ordered, type Acted } from './ordering.ts'

const words = formWords[kind]

/** What there is to order; 'closed' where the shop closed while somebody filled in his order. */
type Open = readonly Article[] | 'closed'

/** The shop: how many of which article, and where to. */
export const shopPage: Page<Open, Acted> = {
  async loader({ site, form }) {
    const articles = await site.office.merchandise.articles({})
    if (articles.ok) return forOne<Open>(articles.value)
    if (articles.refusal.why === 'not-found') throw notFound()
    // Whoever has not said the code, or hours ago, is led to where it is asked for; what he typed stays here.
    if (form.sent.length === 0) throw seeElsewhere(addressOf.shopLogin)
    return forOne<Open>('closed')
  },
  action: ordered,
  head: () => ({ title: words.title, description: words.description, noindex: true, crumbs: [] }),
  Component: (props) => (props.data === 'closed' ? <Closed {...props} /> : <Shop {...props} data={props.data} />),
}

const Shop = ({ data: articles, acted, frame: { brand } }: PageProps<readonly Article[], Acted>) => (
  <div className="wrap rhead stack g3">
    <h1>{words.title}</h1>
    <p className="lead">{articles.length === 0 ? shopWording.shop.empty : words.lead}</p>
    {acted?.reopened && (
      <Note icon="tick" tone="ok" title={shopWording.reopening.reopenedTitle} status focused>
        <p>{shopWording.reopening.reopened}</p>
      </Note>
    )}
    {articles.length > 0 && (
      <RequestForm
        kind={kind}
        form={merchandiseFormWith(articles)}
        action={addressOf.shop}
        acted={acted?.notSent}
        start={acted?.reopened}
        heading="h2"
        brand={brand}
      />
    )}
    <p className="small">
      {shopWording.shop.open} <a href={addressOf.shopLogout}>{shopWording.shop.leave}</a>
    </p>
  </div>
)

const Closed = ({ acted, frame: { brand } }: PageProps<Open, Acted>) => {
  const { reopening } = acted ?? {}
  return (
    <div className="wrap rhead stack g3">
      <h1>{shopWording.login.title}</h1>
      <p className="lead">{shopWording.reopening.lead}</p>
      <CodeForm
        action={addressOf.shop}
        typed={reopening?.code}
        refusal={reopening?.refusal}
        carried={reopening?.carried}
      />
      <p>
        {shopWording.login.lost} <PhoneLink brand={brand} />
      </p>
    </div>
  )
}
