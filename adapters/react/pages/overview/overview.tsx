import { gremiumField, inGremium } from '#core/gremium/gremium-address.ts'
import type { Overview } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording as words } from '#wording/pages/overview.ts'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { PageView } from '../../page.ts'
import { FirstSteps } from './first-steps.tsx'
import { HintsInBrief } from './hints-in-brief.tsx'
import { ListPart } from './list-part.tsx'
import { NewsPart } from './news-part.tsx'
import { NextEventPart, NoNextEvent } from './next-event.tsx'
import { PlanPart } from './plan-part.tsx'
import { RecommendedPart } from './recommended-part.tsx'
import { SeatsInBrief } from './seats-in-brief.tsx'
import { UnderWay } from './under-way.tsx'
import { WishlistInBrief } from './wishlist-in-brief.tsx'

/** What a member sees first: of her Gremium, of her wishlist, and what to do next. */
export const memberOverviewView: PageView<Overview> = {
  sheet: 'portal',
  reads: [gremiumField],
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({
    data: { greeted, gremien, gremium, next, underWay, news, plan, recommended, wishlist },
    frame: { brand },
  }) => {
    const named = gremien.length > 1 ? gremium?.id : undefined
    const own = gremien.find(({ id }) => id === gremium?.id)
    return (
      <>
        <PortalHead brand={brand} title={words.greeting(greeted)} current="overview" gremium={named}>
          {gremien.length === 1 && <p className="lead">{gremien[0]?.name}</p>}
          {gremien.length > 1 && (
            <nav aria-label={words.own}>
              <ul className="stack g1">
                {gremien.map(({ id, name }) => (
                  <li key={id}>
                    <a href={inGremium(addressOf.overview, id)} aria-current={id === gremium?.id ? 'true' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </PortalHead>
        {next ? <NextEventPart next={next} /> : gremium && <NoNextEvent />}
        {news.items.length > 0 && <NewsPart news={news} named={named} />}
        {underWay.length > 0 && <UnderWay bookings={underWay} />}
        {!gremium && <FirstSteps />}
        {gremium && own && <SeatsInBrief gremium={gremium} own={own} named={named} />}
        {gremium && <HintsInBrief gremium={gremium} named={named} />}
        {gremium && <ListPart list={gremium.list} named={named} />}
        <PlanPart plan={plan} />
        <RecommendedPart recommended={recommended} />
        <WishlistInBrief wishlist={wishlist} />
      </>
    )
  },
}
