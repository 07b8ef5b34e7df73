import * as addressOf from '#core/shared/addresses.ts'
import type { Position } from '#core/jobs/jobs.ts'
import { positionHref, positionsHref } from '#core/jobs/position-links.ts'
import { applicationIn, fieldsToMend } from '#core/jobs/application-form.view.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { afterForm, again, forEveryone, redirectedTo, notFound, sendAgainTo } from '../../answers.ts'
import type { Crumb, Page, PageProps } from '../../page.ts'
import { ApplicationForm, type NotApplied } from './application-form.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { mailHref } from '#core/brand/mail-link.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { PositionFacts, PositionRow } from './position-row.tsx'
import { positionLd } from '../../shell/json-ld/positions.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.jobs.position

type PositionShown =
  | { readonly position: Position; readonly others: readonly Position[] }
  | { readonly closed: string; readonly others: readonly Position[] }

/** An open position with how to apply. After its last day it answers 410 and names those still open (domain §7.13). */
export const positionPage: Page<PositionShown, NotApplied> = {
  async loader({ site, params }) {
    const { department = '', position: key = '' } = params
    const [answer, open] = await Promise.all([
      site.office.jobs.position({ department, key }),
      site.office.jobs.positions({}),
    ])
    const others = open.ok ? open.value.items : []
    if (answer.ok) {
      const position = answer.value
      return forEveryone<PositionShown>({ position, others: others.filter(({ id }) => id !== position.id) }, [
        'record:position',
      ])
    }
    const { refusal } = answer
    if (refusal.why === 'moved') throw redirectedTo(refusal.to)
    if (refusal.why === 'not-found') throw notFound()
    return forEveryone<PositionShown>({ closed: refusal.title, others }, ['record:position'], statusOf(refusal))
  },
  async action({ site, params, form, files }) {
    const { department = '', position: key = '' } = params
    const asked = applicationIn((field) => form.one(field), files)
    const answer = await site.office.jobs.apply({ department, key, ...asked })
    if (answer.ok) return afterForm(addressOf.applied)
    const { refusal } = answer
    if (refusal.why === 'moved') return sendAgainTo(refusal.to)
    return again(refusal, { refusal, typed: asked, toMend: fieldsToMend(refusal, files) })
  },
  head: (told, frame) => {
    if ('closed' in told) return { title: words.closedTitle, noindex: true, crumbs }
    const title = words.title(told.position.title, told.position.city)
    return {
      title,
      description: told.position.teaser,
      canonical: positionHref(told.position),
      crumbs,
      jsonLd: [positionLd(told.position, frame)],
    }
  },
  Component: ({ data, acted, frame }) =>
    'closed' in data ? <Closed data={data} frame={frame} /> : <Open data={data} acted={acted} frame={frame} />,
}

const Open = ({
  data: { position, others },
  acted,
  frame,
}: PageProps<Extract<PositionShown, { position: Position }>, NotApplied>) => (
  <>
    <div className="wrap thead">
      <div className="stack g3">
        <p className="small mute">
          {position.department.title}, {words.workplace[position.workplace](position.city)}
        </p>
        <h1>{withJoints(position.title)}</h1>
        <p className="lead">{position.teaser}</p>
        <p className="row">
          <a className="btn" href="#bewerben">
            {words.apply}
          </a>
          <GoLink href={positionsHref}>{words.all}</GoLink>
        </p>
      </div>
      <aside className="sum top-r" aria-label={words.atAGlance}>
        <PositionFacts position={position} />
      </aside>
    </div>
    <Points title={words.tasks} points={position.tasks} />
    <Points title={words.profile} points={position.profile} />
    <Points title={words.offers} points={position.offers} />
    <Apply data={position} acted={acted} frame={frame} />
    {others.length > 0 && <Others title={words.others} positions={others} />}
  </>
)

const Points = ({ title, points }: { readonly title: string; readonly points: readonly string[] }) =>
  points.length > 0 && (
    <MarginSection title={title}>
      <ul className="dash measure">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </MarginSection>
  )

const Apply = ({ data: { title, id }, acted, frame: { brand, here } }: PageProps<Position, NotApplied>) => (
  <MarginSection id="bewerben" title={words.apply} note={words.applyLead} board>
    <div className="stack g3 measure">
      <div className="stack g1">
        <h3 className="h4">{words.send}</h3>
        <ul className="dash">
          {words.sendList.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <ApplicationForm action={here} acted={acted} />
      <p className="small mute">
        {words.data} <a href={addressOf.privacy}>{words.privacy}</a>
      </p>
      <div className="stack g1">
        <h3 className="h4">{words.otherWays}</h3>
        <p className="row">
          {brand.email && (
            <GoLink href={mailHref(brand, words.subject(title, id), words.mail(title))}>{words.applyMail}</GoLink>
          )}
          <PhoneLink brand={brand} />
        </p>
        {brand.email && <p className="small">{brand.email}</p>}
      </div>
    </div>
  </MarginSection>
)

const Closed = ({ data: { closed, others } }: PageProps<Extract<PositionShown, { closed: string }>>) => (
  <>
    <div className="wrap rhead stack g3">
      <h1>{words.closedTitle}</h1>
      <p className="lead">
        {words.closedLead(closed)} {others.length > 0 && words.closedOpen}
      </p>
      <p>
        <GoLink href={positionsHref}>{words.all}</GoLink>
      </p>
    </div>
    {others.length > 0 && <Others title={pageWording.jobs.list.open} positions={others} />}
  </>
)

const Others = ({ title, positions }: { readonly title: string; readonly positions: readonly Position[] }) => (
  <section className="sec">
    <div className="wrap">
      <h2>{title}</h2>
      <div className="listing">
        {positions.map((position) => (
          <PositionRow key={position.id} position={position} brief />
        ))}
      </div>
    </div>
  </section>
)

const crumbs: readonly Crumb[] = [{ title: pageWording.jobs.list.title, href: positionsHref }]
