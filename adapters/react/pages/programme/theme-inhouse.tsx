import * as addressOf from '#core/shared/addresses.ts'
import { pictureOfTheme } from '#core/shared/pictures.ts'
import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { exampleGroup, inhouseDays, inhousePaysFrom, inhousePrice, inhouseRates } from '#core/catalogue/inhouse.ts'
import { isConference } from '#core/catalogue/theme-kind.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import { formatEuro } from '#core/shared/money.ts'
import { forEveryone } from '../../answers.ts'
import type { NotSent } from '../../blocks/request-form.tsx'
import type { Page, PageProps } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { askForInhouse, AskForInhouse, Benefits, PriceLogic, PriceTable, Process } from './inhouse-parts.tsx'
import { ThemeHost } from '../../blocks/theme-host.tsx'
import { ThemePageHead } from './theme-page-head.tsx'
import { crumbsUnderTheme, themeOfPage } from '../../blocks/theme-of-page.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.themePages.inhouse

/**
 * The same seminar at the customer's: why, how, for how much, whom to ask (domain §4.8). Searches keep the page that
 * says it of all seminars.
 */
export const themeInhousePage: Page<ThemePage, NotSent> = {
  async loader(asked) {
    const page = await themeOfPage(asked, addressOf.inhouse)
    return forEveryone(page, [`theme:${page.theme.url}`])
  },
  action: askForInhouse,
  head: ({ theme }) => ({
    title: words.title(theme.title),
    description: words.description(theme.title),
    ...(isConference(theme) ? { noindex: true } : { canonical: addressOf.inhouseSeminars }),
    rubric: theme.rubric.position,
    picture: pictureOfTheme(theme),
    crumbs: crumbsUnderTheme(theme),
    section: 'seminare',
  }),
  Component: ({ data, acted, frame }) => {
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
          <Offered data={data} acted={acted} frame={frame} />
        ) : (
          <div className="wrap sec">
            <Note icon="person" title={words.none}>
              <p>{words.noneText}</p>
              <p className="row">
                <GoLink href={themeHref(theme)}>{theme.title}</GoLink>
                <ContactWays brand={frame.brand} />
              </p>
            </Note>
          </div>
        )}
      </>
    )
  },
}

const Offered = ({ data: { theme, card }, acted, frame }: PageProps<ThemePage, NotSent>) => {
  const days = inhouseDays(theme)
  const paysFrom = card.priceFrom && inhousePaysFrom(days, card.priceFrom.net, inhouseRates)
  return (
    <>
      <Benefits />
      <Process brand={frame.brand} />
      <MarginSection title={words.price} note={words.noOffer} board>
        <div className="stack g3">
          <PriceLogic />
          <PriceTable price={inhousePrice({ days, participants: exampleGroup }, inhouseRates)} />
          {card.priceFrom && paysFrom !== undefined && paysFrom !== null && (
            <p>{words.paysFrom(paysFrom, formatEuro(card.priceFrom.net))}</p>
          )}
        </div>
      </MarginSection>
      <AskForInhouse frame={frame} about={theme.title} acted={acted} />
      <MarginSection title={words.elsewhere} note={words.elsewhereNote}>
        <ThemeHost widget="theme-info-box" theme={theme} />
      </MarginSection>
    </>
  )
}
