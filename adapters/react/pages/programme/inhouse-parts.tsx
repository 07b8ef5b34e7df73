import type { Brand } from '#core/brand/brand.ts'
import { mailHref } from '#core/brand/mail-link.ts'
import { inhouseRates, mostInhouse, type InhousePrice } from '#core/catalogue/inhouse.ts'
import { formatEuro } from '#core/shared/money.ts'
import { pageWording } from '#wording/pages.ts'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import type { Frame, PageRequest } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { FoldTable } from '../../ui/fold-table.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Steps } from '../../ui/steps.tsx'

const words = pageWording.themePages.inhouse

/** What speaks for a seminar in one's own company. */
export const Benefits = () => (
  <MarginSection title={words.benefits}>
    <dl className="evening">
      {words.benefitList.map(({ title, text }) => (
        <div key={title}>
          <dt className="h4">{title}</dt>
          <dd className="small">{text}</dd>
        </div>
      ))}
    </dl>
  </MarginSection>
)

/** How it goes, step by step, and how long it takes where the provider says so. */
export const Process = ({
  brand: { inhouseLead, inhouseSupport },
}: {
  readonly brand: Pick<Brand, 'inhouseLead' | 'inhouseSupport'>
}) => (
  <MarginSection title={words.process} {...(inhouseLead && { note: words.processNote(inhouseLead) })}>
    <Steps list={words.processList(inhouseSupport)} />
  </MarginSection>
)

export const PriceLogic = () => <p className="lead">{words.priceLogic(formatEuro(inhouseRates.day), mostInhouse)}</p>

/** How to ask, about a theme or in general. */
export const AskForInhouse = ({
  frame: { brand, here },
  about,
  acted,
}: {
  readonly frame: Pick<Frame, 'brand' | 'here'>
  readonly about?: string
  readonly acted: NotSent | undefined
}) => (
  <MarginSection id="anfrage" title={words.ask}>
    <div className="stack g3">
      <p className="lead">{words.askText}</p>
      <RequestForm
        kind="inhouse-request"
        action={`${here}#anfrage`}
        acted={acted}
        start={about === undefined ? {} : { topic: about }}
        brand={brand}
      />
      {brand.email && (
        <p>
          <GoLink href={mailHref(brand, words.subject(about), words.mail(about))}>{words.write}</GoLink>
        </p>
      )}
    </div>
  </MarginSection>
)

/** Takes the form of either page. */
export const askForInhouse = ({ site, form, files }: PageRequest) =>
  sendForm('inhouse-request', { form, files }, site.office.formRequests.inhouse)

/** What an example costs, reckoned line by line. */
export const PriceTable = ({ price }: { readonly price: InhousePrice }) => {
  const { columns } = words
  const sums = [
    [words.total, price.total.net],
    [words.vat(price.total.rate), price.vat],
    [words.gross, price.gross],
  ] as const
  return (
    <div className="tbl">
      <FoldTable
        className="bill"
        caption={words.example(price.days, price.participants)}
        columns={Object.values(columns)}
        sums={sums.map(([label, amount]) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row" colSpan={3}>
              {label}
            </th>
            <td role="cell" data-l={label}>
              <b>{formatEuro(amount)}</b>
            </td>
          </tr>
        ))}
      >
        {price.lines.map(({ item, count, each, net }) => (
          <tr key={item} role="row">
            <th role="rowheader" scope="row">
              {words.items[item]}
            </th>
            <td role="cell" data-l={columns.count}>
              {String(count).replace('.', ',')}
            </td>
            <td role="cell" data-l={columns.each}>
              {formatEuro(each)}
            </td>
            <td role="cell" data-l={columns.net}>
              {formatEuro(net)}
            </td>
          </tr>
        ))}
      </FoldTable>
      <p className="small mute">{words.perPerson(formatEuro(price.perPerson))}</p>
    </div>
  )
}
