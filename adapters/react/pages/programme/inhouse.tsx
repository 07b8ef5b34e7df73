import { exampleGroup, inhousePrice, inhouseRates, mostInhouse } from '#core/catalogue/inhouse.ts'
import type { Rubric, ThemeCard } from '#core/catalogue/catalogue.ts'
import { isConference } from '#core/catalogue/theme-kind.ts'
import { inhouseHref } from '#core/catalogue/theme-links.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatEuro } from '#core/shared/money.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone } from '../../answers.ts'
import type { NotSent } from '../../blocks/request-form.tsx'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { allThemes } from '../../blocks/all-themes.ts'
import { askForInhouse, AskForInhouse, Benefits, PriceLogic, PriceTable, Process } from './inhouse-parts.tsx'

const words = pageWording.themePages.inhouse

/** Days of the examples that are reckoned. */
const exampleDays = [1, 2, 4] as const

interface Inhouse {
  /** Rubrics with the themes that are taught at the customer's too. */
  readonly shelves: readonly { readonly rubric: Rubric; readonly themes: readonly ThemeCard[] }[]
}

/** Seminars at the customer's: what is the same for all themes, and the way to each. */
export const inhousePage: Page<Inhouse, NotSent> = {
  async loader({ site }) {
    const [rubrics, themes] = await Promise.all([site.programme.catalogue.rubrics({}), allThemes(site)])
    const offered = themes.filter((theme) => !isConference(theme))
    const shelves = (rubrics.ok ? rubrics.value.items : [])
      .map((rubric) => ({ rubric, themes: offered.filter((theme) => theme.rubric.url === rubric.url) }))
      .filter((shelf) => shelf.themes.length > 0)
    return forEveryone({ shelves }, ['rubrics', 'themes'])
  },
  action: askForInhouse,
  head: () => ({
    title: words.all.title,
    description: words.all.description(formatEuro(inhouseRates.day), mostInhouse),
    canonical: addressOf.inhouseSeminars,
    crumbs: [],
    section: 'seminare',
  }),
  Component: ({ data: { shelves }, acted, frame }) => (
    <>
      <div className="wrap rhead stack g2">
        <h1>{words.all.title}</h1>
        <p className="lead">{words.all.lead}</p>
      </div>
      <Benefits />
      <Process brand={frame.brand} />
      <MarginSection title={words.price} note={words.noOffer} board>
        <div className="stack g3">
          <PriceLogic />
          <h3 className="h4">{words.all.examples}</h3>
          <p className="small mute">{words.all.examplesNote(exampleGroup)}</p>
          {exampleDays.map((days) => (
            <PriceTable key={days} price={inhousePrice({ days, participants: exampleGroup }, inhouseRates)} />
          ))}
        </div>
      </MarginSection>
      <MarginSection title={words.all.themes} note={words.all.themesNote}>
        {shelves.length === 0 ? (
          <p>{words.all.none}</p>
        ) : (
          <div className="stack g4">
            {shelves.map(({ rubric, themes }) => (
              <section key={rubric.id} className="stack g1">
                <h3 className="h4">{withJoints(rubric.title)}</h3>
                <ul className="lines themes-in-line">
                  {themes.map((theme) => (
                    <li key={theme.url}>
                      <a href={inhouseHref(theme)}>{withJoints(theme.title)}</a>
                      <span className="small mute">{theme.duration}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </MarginSection>
      <AskForInhouse frame={frame} acted={acted} />
    </>
  ),
}
