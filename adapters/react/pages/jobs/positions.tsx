import type { ContentPage } from '#core/content/content.ts'
import type { Position } from '#core/jobs/jobs.ts'
import { positionsHref } from '#core/jobs/position-links.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { PositionRow } from './position-row.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.jobs.list
/** The page of running text in which the provider speaks of himself as an employer; he may leave it out. */
const aboutSlug = positionsHref.slice(1)

interface Positions {
  readonly positions: readonly Position[]
  readonly about: ContentPage | undefined
}

/** All open positions, and a word about working here. */
export const positionsPage: Page<Positions> = {
  async loader({ site }) {
    const [positions, about] = await Promise.all([
      site.office.jobs.positions({}),
      site.office.content.page({ slug: aboutSlug }),
    ])
    return forEveryone(
      { positions: positions.ok ? positions.value.items : [], about: about.ok ? about.value : undefined },
      ['record:position', `page:${aboutSlug}`],
    )
  },
  head: ({ about }) => ({
    title: words.title,
    description: about?.description ?? words.description,
    canonical: positionsHref,
    crumbs: [],
  }),
  Component: ({ data: { positions, about }, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{withJoints(about?.title ?? words.title)}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <section className="wrap sec first" aria-labelledby="stellen">
        <h2 id="stellen">{positions.length > 0 ? words.count(positions.length) : words.open}</h2>
        {positions.length === 0 ? (
          <Note icon="clock" title={words.none}>
            <p>{words.noneText}</p>
            <p>
              <ContactWays brand={frame.brand} />
            </p>
          </Note>
        ) : (
          <div className="listing">
            {positions.map((position) => (
              <PositionRow key={position.id} position={position} />
            ))}
          </div>
        )}
      </section>
      {about && (
        <MarginSection title={words.about} board>
          <Prose html={about.html} />
        </MarginSection>
      )}
    </>
  ),
}
