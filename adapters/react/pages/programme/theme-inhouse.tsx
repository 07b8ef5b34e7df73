import type { ThemePage } from '#core/catalogue/catalogue.ts'
import {
  exampleGroup,
  inhouseDays,
  inhousePaysFrom,
  inhousePrice,
  inhouseRates,
  mostInhouse,
  type InhousePrice,
} from '#core/catalogue/inhouse.ts'
import { isConference } from '#core/catalogue/theme-kind.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import { formatEuro } from '#core/shared/money.ts'
import { forEveryone } from '../../answers.ts'
import type { Frame, Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { mailHref } from '#core/brand/mail-link.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { ThemePageHead } from './theme-page-head.tsx'
import { crumbsUnderTheme, themeOfPage, themePagesOf } from '../../blocks/theme-of-page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.themePages.inhouse

/** The same seminar at the customer's: why, how, for how much, whom to ask (domain §4.8). */
export const themeInhousePage: Page<ThemePage> = {
  async loader({ site, params }) {
    const page = await themeOfPage({ site, params })
    return forEveryone(page, [`theme:${page.theme.url}`])
  },
  head: ({ theme }) => ({
    title: words.title(theme.title),
    description: words.description(theme.title),
    ...(isConference(theme) ? { noindex: true } : { canonical: themePagesOf.inhouse(theme) }),
    rubric: theme.rubric.position,
    crumbs: crumbsUnderTheme(theme),
    section: 'seminare',
  }),
  Component: ({ data, frame }) => {
    const { theme } = data
    const offered = !isConference(theme)
    return (
      <>
        <ThemePageHead
          theme={theme}
          current="inhouse"
          heading={offered ? words.heading : words.title(theme.title)}
          {...(offered && { lead: words.lead(theme.title) })}
          frame={frame}
        />
        {offered ? (
          <Offered data={data} frame={frame} />
        ) : (
          <div className="wrap sec">
            <Note icon="person" title={words.none}>
              <p>{words.noneText}</p>
              <p className="row">
                <GoLink href={themeHref(theme)}>{theme.title}</GoLink>
                <PhoneLink brand={frame.brand} />
              </p>
            </Note>
          </div>
        )}
      </>
    )
  },
}

const Offered = ({ data: { theme, card }, frame }: { readonly data: ThemePage; readonly frame: Frame }) => {
  const days = inhouseDays(theme)
  const paysFrom = card.priceFrom && inhousePaysFrom(days, card.priceFrom.net, inhouseRates)
  return (
    <>
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
      <MarginSection title={words.process} note={words.processNote}>
        <ol className="steps">
          {words.processList.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ol>
      </MarginSection>
      <MarginSection title={words.price} note={words.noOffer} board>
        <div className="stack g3">
          <p className="lead">{words.priceLogic(formatEuro(inhouseRates.day), mostInhouse)}</p>
          <PriceTable price={inhousePrice({ days, participants: exampleGroup }, inhouseRates)} />
          {card.priceFrom && paysFrom !== undefined && paysFrom !== null && (
            <p>{words.paysFrom(paysFrom, formatEuro(card.priceFrom.net))}</p>
          )}
        </div>
      </MarginSection>
      <MarginSection title={words.ask}>
        <div className="stack">
          <p className="lead">{words.askText}</p>
          <p className="num">
            <PhoneLink brand={frame.brand} />
          </p>
          <p className="small mute">{frame.brand.officeHours}</p>
          {frame.brand.email && (
            <p>
              <a className="btn" href={mailHref(frame.brand, words.subject(theme.title), words.mail(theme.title))}>
                {words.write}
              </a>
            </p>
          )}
        </div>
      </MarginSection>
    </>
  )
}

/** What an example costs, reckoned line by line. */
const PriceTable = ({ price }: { readonly price: InhousePrice }) => {
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
