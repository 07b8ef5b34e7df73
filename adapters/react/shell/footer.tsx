import * as addressOf from '#core/shared/addresses.ts'
import { conferencesHref } from '#core/conference/conference-links.ts'
import { positionsHref } from '#core/jobs/position-links.ts'
import { venuesHref } from '#core/venues/venue-links.ts'
import type { Frame } from '../page.ts'
import { pageWording } from '#wording/pages.ts'
import { Logo } from './logo.tsx'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { targetGroups } from '#core/shared/target-group.ts'

const { shell: words, articles } = pageWording
const legal = Object.entries(words.legalPages)

/** Where everything else is; the Impressum is one click away from every page (§ 5 DDG). */
export const Footer = ({ frame: { brand } }: { readonly frame: Frame }) => (
  <footer className="foot dark">
    <div className="wrap">
      <div className="grid">
        <div>
          <Logo name={brand.name} />
          <p>
            {brand.claim} {brand.city && words.origin(brand.city, brand.founded)}
          </p>
        </div>
        <nav aria-labelledby="f1">
          <h2 id="f1">{words.programme}</h2>
          <ul>
            <FootLink href={addressOf.programme} title={words.allThemes} />
            <FootLink href={addressOf.events} title={words.allEvents} />
            <FootLink href={conferencesHref} title={words.sections.fachtagungen} />
            <FootLink href={venuesHref} title={words.sections.standorte} />
            <FootLink href={addressOf.eveningsByTown} title={words.evenings} />
            <FootLink href={addressOf.inhouseSeminars} title={words.inhouse} />
            {targetGroups.map((group) => (
              <FootLink
                key={group}
                href={lexiconHref(brand, group)}
                title={`${words.sections.lexikon} ${words.audiences[group]}`}
              />
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="f4">
          <h2 id="f4">{words.toRead}</h2>
          <ul>
            <FootLink href={addressOf.rulings} title={words.sections.rechtsprechung} />
            <FootLink href={addressOf.laws} title={words.sections.gesetze} />
            <FootLink href={addressOf.forum} title={words.forum} />
            <FootLink href={addressOf.news} title={articles.lists.news.title} />
            <FootLink href={addressOf.specialistArticles} title={articles.lists.fach.title} />
            <FootLink href={addressOf.magazine} title={articles.magazine.title} />
            <FootLink href={addressOf.electionArchive} title={articles.lists.archive.title} />
          </ul>
        </nav>
        <nav aria-labelledby="f2">
          <h2 id="f2">{words.service}</h2>
          <ul>
            <FootLink href={addressOf.contact} title={words.contact} />
            <FootLink href={addressOf.consulting} title={words.consulting} />
            <FootLink href={addressOf.faq} title={words.faq} />
            <FootLink href={addressOf.chatbot} title={words.chatbot} />
            <FootLink href={addressOf.downloads} title={words.downloads} />
            <FootLink href={addressOf.newsletter} title={words.newsletter} />
            <FootLink href={addressOf.catalogue} title={words.catalogue} />
            <FootLink href={addressOf.sbvAdvice} title={words.sbvAdvice} />
            <FootLink href={addressOf.lawyerConsultation} title={words.lawyerConsultation} />
            <FootLink href={addressOf.search} title={words.search} />
            <FootLink href={addressOf.wishlist} title={words.wishlist} />
            <FootLink href={addressOf.portal} title={brand.portal} />
            <FootLink href={addressOf.registration} title={words.register} />
            <FootLink href={positionsHref} title={words.jobs} />
          </ul>
        </nav>
        <nav aria-labelledby="f3">
          <h2 id="f3">{words.legal}</h2>
          <ul>
            {legal.map(([slug, title]) => (
              <li key={slug}>
                <a href={`/${slug}`} data-open-consent={slug === 'cookie-einstellungen' ? '' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="row kolo">
        <p>{words.copyright(brand.name)}</p>
        <p>{words.typefaces}</p>
      </div>
    </div>
  </footer>
)

const FootLink = ({ href, title }: { readonly href: string; readonly title: string }) => (
  <li>
    <a href={href}>{title}</a>
  </li>
)
