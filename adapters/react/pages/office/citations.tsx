import * as addressOf from '#core/shared/addresses.ts'
import { destinations, isBroken, type Destination } from '#core/citation-report/citation-report.ts'
import type { CitationReport } from '#core/citation-report/ports.ts'
import { pageHref } from '#core/shared/page.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { ChoiceField } from '../../ui/form-field.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

const words = manageWording.citations

interface Report {
  readonly denied?: never
  readonly destination: Destination | undefined
  readonly report: CitationReport
}

const shownAtOnce = 50

const hrefOf = (destination: Destination | undefined): string =>
  destination === undefined ? addressOf.citationReport : `${addressOf.citationReport}?ziel=${destination}`

/** Where the citations of all published texts lead. */
export const citationsPage: Page<Report | Denied> = {
  sheet: 'office',
  reads: ['ziel', 'after'],
  async loader({ site, url }) {
    const destination = destinations.find((one) => one === url.searchParams.get('ziel'))
    const after = url.searchParams.get('after')
    const answer = await site.office.citations.report({
      ...(destination && { destination }),
      ...(after && { after: after.slice(0, 500) }),
      limit: shownAtOnce,
    })
    return answer.ok ? forOne<Report>({ destination, report: answer.value }) : guarded(answer.refusal, url)
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data }) => (data.denied ? <DeniedPart /> : <List {...data} />),
}

const List = ({ destination, report }: Report) => {
  const { texts, counts, items, next } = report
  const all = destinations.reduce((sum, one) => sum + counts[one], 0)
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p>{words.texts(texts, all)}</p>
        <form className="stack g3 narrow on-screen" action={addressOf.citationReport}>
          <ChoiceField
            name="ziel"
            label={words.filter}
            value={destination ?? ''}
            choices={[
              { id: '', label: words.every },
              ...destinations.map((one) => ({ id: one, label: `${words.destinations[one]} (${counts[one]})` })),
            ]}
            chosen
            optional
          />
          <p>
            <button className="btn" type="submit">
              {words.submit}
            </button>
          </p>
        </form>
      </div>
      <div className="wrap stack g4 room-below">
        {items.length === 0 ? (
          <Note icon="search" title={words.none}>
            <p>{words.noneText}</p>
          </Note>
        ) : (
          <Table report={report} />
        )}
        {next !== undefined && (
          <p className="on-screen">
            <GoLink href={pageHref(hrefOf(destination), next)}>{words.further}</GoLink>
          </p>
        )}
      </div>
    </>
  )
}

const Table = ({ report }: Pick<Report, 'report'>) => {
  const { columns } = words
  return (
    <div className="tbl">
      <FoldTable caption={words.caption} captionClass="vh" columns={Object.values(columns)}>
        {report.items.map(({ kind, title, url, nth, citation, destination, to }) => (
          <tr key={`${url} ${title} ${nth}`} role="row">
            <th role="rowheader" scope="row">
              {citation}
            </th>
            <td role="cell" className="endless" data-l={columns.text}>
              <span>
                {words.kinds[kind]}: <a href={url}>{title}</a>
              </span>
            </td>
            <td role="cell" data-l={columns.destination}>
              {to === undefined ? (
                isBroken(destination) ? (
                  <strong>{words.destinations[destination]}</strong>
                ) : (
                  words.destinations[destination]
                )
              ) : (
                <a href={to}>{words.destinations[destination]}</a>
              )}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}
