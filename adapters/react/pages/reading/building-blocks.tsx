import * as addressOf from '#core/shared/addresses.ts'
import type { Rubric, ThemeCard } from '#core/catalogue/catalogue.ts'
import type { Video } from '#core/media/video-record.ts'
import { LimitedTextHost } from '../../blocks/limited-text-host.tsx'
import { themeItem } from '#core/wishlist/bookmark-items.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { CoverArt } from '../../blocks/cover-art.tsx'
import { FilmHost } from '../../blocks/film-host.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { ThemeHost } from '../../blocks/theme-host.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { RequestForm, sendForm, type NotSent } from '../../blocks/request-form.tsx'
import { Questions } from '../../ui/questions.tsx'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.blocks
const shownOfText = 120

interface Blocks {
  readonly cards: readonly ThemeCard[]
  readonly rubric?: Rubric | undefined
  readonly film?: Video | undefined
}

/** The building-block page (spec §2, /brick): hero, text, every widget on its host element, questions, whom to ask. */
export const buildingBlocksPage: Page<Blocks, NotSent> = {
  sheet: 'reading',
  async loader({ site }) {
    const [themes, rubrics, films] = await Promise.all([
      site.programme.catalogue.themes({ limit: 2 }),
      site.programme.catalogue.rubrics({}),
      site.programme.media.videos({}),
    ])
    return forEveryone(
      {
        cards: themes.ok ? themes.value.items : [],
        rubric: rubrics.ok ? rubrics.value.items[0] : undefined,
        film: films.ok ? films.value.items[0] : undefined,
      },
      ['themes', 'rubrics', 'record:video'],
    )
  },
  action: ({ site, form, files }) => sendForm('brick-contact', { form, files }, site.office.formRequests.brickContact),
  head: () => ({ title: words.title, description: words.description, noindex: true, crumbs: [] }),
  Component: ({ data: { cards, rubric, film }, acted, frame }) => (
    <>
      <div className="wrap rhead">
        <div className="stack g3">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p className="row">
            <a className="btn" href="#bausteine">
              {words.toBlocks}
            </a>
            <GoLink href="#kontakt">{words.contact}</GoLink>
          </p>
        </div>
        <div className="rart">
          <CoverArt slug="bausteine" rubric={6} w={640} h={300} ground={1} />
        </div>
      </div>
      <MarginSection title={words.text}>
        <div className="prose">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </MarginSection>
      {cards[0] && (
        <>
          <MarginSection id="bausteine" title={words.heart} note={words.heartNote}>
            <HeartHost item={themeItem(cards[0])} label={cards[0].title} frame={frame} />
          </MarginSection>
          <MarginSection title={words.teaser} note={words.teaserNote}>
            <ThemeHost widget="theme-teaser" theme={cards[0]} />
          </MarginSection>
          <MarginSection title={words.infoBox} note={words.infoBoxNote}>
            <ThemeHost widget="theme-info-box" theme={cards[1] ?? cards[0]} />
          </MarginSection>
        </>
      )}
      {rubric && (
        <MarginSection title={words.limitedText} note={words.limitedTextNote}>
          <LimitedTextHost text={rubric.description} limit={shownOfText} frame={frame} />
        </MarginSection>
      )}
      {film && (
        <MarginSection title={words.video} note={words.videoNote}>
          <FilmHost film={film} />
        </MarginSection>
      )}
      <MarginSection title={words.lexicon} note={words.lexiconNote}>
        <div data-widget="lexicon-grid" data-group="br">
          <GoLink href={lexiconHref(frame.brand, 'br')}>{pageWording.reading.lexicon.all}</GoLink>
        </div>
      </MarginSection>
      <MarginSection title={words.questions}>
        <Questions questions={words.questionList} />
      </MarginSection>
      <MarginSection id="kontakt" title={words.contact} board>
        <div className="stack g3">
          <p className="lead">
            {words.contactText} {frame.brand.officeHours && `${frame.brand.officeHours}.`}
          </p>
          <RequestForm
            kind="brick-contact"
            action={`${addressOf.brickContact}#kontakt`}
            acted={acted}
            brand={frame.brand}
          />
        </div>
      </MarginSection>
    </>
  ),
}
