import type { Rubric, ThemeCard } from '#core/catalogue/catalogue.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import { forEveryone } from '../answers.ts'
import type { Page } from '../page.ts'
import { GoLink } from '../parts/go-link.tsx'
import { HeartHost, themeItem } from '../parts/heart-host.tsx'
import { MarginSection } from '../parts/margin-section.tsx'
import { VideoHost } from '../parts/video-host.tsx'
import { lexiconOf } from '../shell/navigation.ts'
import { pageWording } from '../wording/pages.ts'

const words = pageWording.programme.blocks
const shownOfText = 120

interface Blocks {
  readonly cards: readonly ThemeCard[]
  readonly rubric?: Rubric | undefined
}

/** The building-block page (spec §2, /brick): every widget on its host element, for editors to see and copy. */
export const buildingBlocksPage: Page<Blocks> = {
  async loader({ site }) {
    const [themes, rubrics] = await Promise.all([site.catalogue.themes({ limit: 2 }), site.catalogue.rubrics({})])
    return forEveryone(
      { cards: themes.ok ? themes.value.items : [], rubric: rubrics.ok ? rubrics.value.items[0] : undefined },
      ['themes', 'rubrics', 'events'],
    )
  },
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { cards, rubric }, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      {cards[0] && (
        <>
          <MarginSection title={words.heart} note={words.heartNote}>
            <HeartHost item={themeItem(cards[0])} label={cards[0].title} frame={frame} />
          </MarginSection>
          <MarginSection title={words.teaser} note={words.teaserNote}>
            <ThemeHost widget="theme-teaser" card={cards[0]} />
          </MarginSection>
          <MarginSection title={words.infoBox} note={words.infoBoxNote}>
            <ThemeHost widget="theme-info-box" card={cards[1] ?? cards[0]} />
          </MarginSection>
        </>
      )}
      {rubric && (
        <MarginSection title={words.limitedText} note={words.limitedTextNote}>
          <div data-widget="limited-text" data-limit={shownOfText}>
            <p>{rubric.description}</p>
          </div>
        </MarginSection>
      )}
      <MarginSection title={words.video} note={words.videoNote}>
        <VideoHost {...pageWording.programme.home.film} />
      </MarginSection>
      <MarginSection title={words.lexicon} note={words.lexiconNote}>
        <div data-widget="lexicon-grid" data-group="br">
          <GoLink href={lexiconOf(frame.brand, 'br')}>{pageWording.reading.lexicon.all}</GoLink>
        </div>
      </MarginSection>
    </>
  ),
}

/** The place of a theme: a link until the widget has drawn it. */
const ThemeHost = ({
  widget,
  card,
}: {
  readonly widget: 'theme-teaser' | 'theme-info-box'
  readonly card: ThemeCard
}) => (
  <div className="narrow" data-widget={widget} data-theme={card.url}>
    <GoLink href={themeHref(card)}>{card.title}</GoLink>
  </div>
)
