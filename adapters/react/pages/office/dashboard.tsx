import * as addressOf from '#core/shared/addresses.ts'
import { daysOfLetters, inventoryKinds, type Dashboard, type LawImportInBrief } from '#core/dashboard/dashboard.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { manageWording as words } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Facts } from './facts.tsx'
import { LawJobs } from './law-jobs.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

interface Overview {
  readonly denied?: never
  readonly shown: Dashboard
}

/** What the office sees first. */
export const dashboardPage: Page<Overview | Denied> = {
  sheet: 'office',
  async loader({ site, url }) {
    const answer = await site.office.dashboard.dashboard({})
    return answer.ok ? forOne<Overview>({ shown: answer.value }) : guarded(answer.refusal, url)
  },
  head: (data) => ({ title: data.denied ? officeWording.denied.title : words.title, noindex: true, crumbs: [] }),
  Component: ({ data }) => (data.denied ? <DeniedPart /> : <Parts shown={data.shown} />),
}

type Part = Pick<Overview, 'shown'>

const when = (at: Instant): string => `${formatDate(at)}, ${berlinTime(at)}`

const Parts = ({ shown }: Part) => (
  <>
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <nav className="on-screen" aria-label={words.areas.title}>
        <p className="row">
          <GoLink href={addressOf.officeBookings}>{words.areas.bookings}</GoLink>
          <GoLink href={addressOf.officeQuotes}>{words.areas.quotes}</GoLink>
          <GoLink href={addressOf.officeInbox}>{words.areas.inbox}</GoLink>
          <GoLink href={addressOf.officeConsultants}>{words.areas.consultants}</GoLink>
          <GoLink href={addressOf.citationReport}>{words.areas.citations}</GoLink>
          <GoLink href={addressOf.forumModeration}>{words.areas.forum}</GoLink>
          {shown.mayAdminister && <GoLink href={addressOf.legislation}>{words.areas.legislation}</GoLink>}
          {shown.mayAdminister && <GoLink href={addressOf.pdfAnalysis}>{words.areas.pdfs}</GoLink>}
          {shown.mayAdminister && <GoLink href={addressOf.themeSequence}>{words.areas.themes}</GoLink>}
          {shown.mayAdminister && <GoLink href={addressOf.accessLog}>{words.areas.accesses}</GoLink>}
        </p>
      </nav>
    </div>
    <MarginSection title={words.imports.title}>
      <div className="stack g3">
        {shown.lacksFiles && (
          <Note icon="alert" title={words.imports.lacksFiles}>
            <p>{words.imports.lacksFilesText}</p>
          </Note>
        )}
        <ContentImports shown={shown} />
      </div>
    </MarginSection>
    <MarginSection title={words.laws.title}>
      <LawImports shown={shown} />
    </MarginSection>
    <MarginSection title={words.jobs.title}>
      <LawJobs shown={shown} />
    </MarginSection>
    <MarginSection title={words.letters.title}>
      <Letters shown={shown} />
    </MarginSection>
    <MarginSection title={words.citations.inDashboard}>
      <div className="stack g3">
        <Facts
          rows={[
            [words.citations.all, String(shown.citations.all)],
            [words.citations.broken, String(shown.citations.broken)],
          ]}
        />
        <p className="on-screen">
          <GoLink href={addressOf.citationReport}>{words.citations.report}</GoLink>
        </p>
      </div>
    </MarginSection>
    <MarginSection title={words.inventory.title}>
      <Stock shown={shown} />
    </MarginSection>
  </>
)

const ContentImports = ({ shown: { contentImports } }: Part) => {
  const { caption, columns, none, noneText } = words.imports
  if (contentImports.length === 0)
    return (
      <Note icon="search" title={none}>
        <p>{noneText}</p>
      </Note>
    )
  return (
    <div className="tbl">
      <FoldTable caption={caption} captionClass="vh" columns={Object.values(columns)}>
        {contentImports.map(({ at, added, changed, removed, unchanged }) => (
          <tr key={at} role="row">
            <th role="rowheader" scope="row">
              {when(at)}
            </th>
            <td role="cell" data-l={columns.added}>
              {added}
            </td>
            <td role="cell" data-l={columns.changed}>
              {changed}
            </td>
            <td role="cell" data-l={columns.removed}>
              {removed}
            </td>
            <td role="cell" data-l={columns.unchanged}>
              {unchanged}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}

const standing = ({ isPublished, publishedAt }: LawImportInBrief): string => {
  if (isPublished) return words.laws.published
  return publishedAt === undefined ? words.laws.waiting : words.laws.replaced
}

const LawImports = ({ shown }: Part) => {
  const { lawImports } = shown
  const { caption, columns, none, noneText } = words.laws
  if (lawImports.length === 0)
    return (
      <Note icon="search" title={none}>
        <p>{noneText}</p>
      </Note>
    )
  return (
    <div className="tbl">
      <FoldTable caption={caption} captionClass="vh" columns={Object.values(columns)}>
        {lawImports.map((law) => (
          <tr key={law.id} role="row">
            <th role="rowheader" scope="row">
              {shown.mayAdminister ? <a href={addressOf.lawVersion(law.id)}>{law.abbreviation}</a> : law.abbreviation}
            </th>
            <td role="cell" data-l={columns.at}>
              {when(law.importedAt)}
            </td>
            <td role="cell" data-l={columns.state}>
              {standing(law)}
            </td>
            <td role="cell" data-l={columns.warnings}>
              {law.warnings}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}

const Letters = ({ shown: { letters } }: Part) => {
  const { waiting, failing, givenUp, caption, columns, unknown } = words.letters
  const last = letters.last.map((letter, nth) => ({ ...letter, nth }))
  return (
    <div className="stack g3">
      <Facts
        rows={[
          [waiting, String(letters.waiting)],
          [failing, String(letters.failing)],
          [givenUp(daysOfLetters), String(letters.givenUp)],
        ]}
      />
      {last.length > 0 && (
        <div className="tbl">
          <FoldTable caption={caption} captionClass="small" columns={Object.values(columns)}>
            {last.map(({ nth, at, reason }) => (
              <tr key={nth} role="row">
                <th role="rowheader" scope="row">
                  {when(at)}
                </th>
                <td role="cell" className="endless" data-l={columns.reason}>
                  {reason === '' ? unknown : reason}
                </td>
              </tr>
            ))}
          </FoldTable>
        </div>
      )}
    </div>
  )
}

const Stock = ({ shown: { inventory } }: Part) => {
  const { caption, columns, kinds } = words.inventory
  return (
    <div className="tbl">
      <FoldTable caption={caption} captionClass="vh" columns={Object.values(columns)}>
        {inventoryKinds.map((kind) => (
          <tr key={kind} role="row">
            <th role="rowheader" scope="row">
              {kinds[kind]}
            </th>
            <td role="cell" data-l={columns.count}>
              {inventory[kind]}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}
