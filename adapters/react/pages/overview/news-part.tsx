import { inGremium } from '#core/gremium/gremium-address.ts'
import type { News, Overview } from '#core/overview/overview.ts'
import { listHref } from '#core/shared-list/list-address.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { daysText, dayText } from '#core/shared/day-texts.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { MarginSection } from '../../ui/margin-section.tsx'

const words = overviewWording.news

/** In the form: what it does. */
export const deedField = 'was'
export const seenDeed = 'gesehen'

/** What came since somebody looked last, until she says that she has seen it. */
export const NewsPart = ({
  news: { since, items },
  named,
}: Pick<Overview, 'news'> & { readonly named: string | undefined }) => (
  <MarginSection id="neu" title={words.title} note={words.since(since)} board>
    <div className="stack g3">
      <ul className="lines">
        {items.map((one) => (
          <li key={keyOf(one)}>
            <Line news={one} named={named} />
          </li>
        ))}
      </ul>
      <SentForm name="seen" className="row on-screen" action={inGremium(addressOf.overview, named)}>
        <input type="hidden" name={deedField} value={seenDeed} />
        <button className="btn alt" type="submit" aria-describedby="gesehen">
          {words.seen}
        </button>
        <span className="small mute" id="gesehen">
          {words.seenHint}
        </span>
      </SentForm>
    </div>
  </MarginSection>
)

const keyOf = (news: News): string => {
  if (news.about === 'booking') return news.bookingId
  return news.about === 'list' ? 'list' : news.href
}

const Line = ({ news, named }: { readonly news: News; readonly named: string | undefined }) => {
  switch (news.about) {
    case 'booking':
      return (
        <>
          <h3 className="h4">
            {words.what[news.what]}, {dayText(news.on)}
          </h3>
          <p>
            {news.token === undefined ? (
              withJoints(news.title)
            ) : (
              <a href={addressOf.booking(news.token)}>{withJoints(news.title)}</a>
            )}
            , {daysText(news.startDate, news.endDate)}
          </p>
        </>
      )
    case 'materials':
      return (
        <>
          <h3 className="h4">{words.materials(news)}</h3>
          <p>
            <a href={news.href}>{withJoints(news.title)}</a>
          </p>
        </>
      )
    case 'list':
      return (
        <>
          <h3 className="h4">
            <a href={listHref(named)}>{words.entries(news.entries)}</a>
          </h3>
          <p className="small mute">{words.toList}</p>
        </>
      )
  }
}
