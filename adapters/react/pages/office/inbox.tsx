import { formsByKind, type RequestKind } from '#core/form-requests/form-requests.ts'
import { requestStates, type RequestState } from '#core/form-requests/handling.ts'
import type { Inbox, RequestInBrief } from '#core/inbox/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageHref } from '#core/shared/page.ts'
import { inboxWording } from '#wording/pages/inbox.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { ChoiceField } from '../../ui/form-field.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { SubNavigation } from '../../ui/sub-navigation.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { quotesHref } from './quotes.tsx'

const { list: words, filter: filterWords, beside, counts: countWords } = inboxWording

interface InboxFilter {
  readonly kind?: RequestKind
  readonly state?: RequestState
  readonly mine: boolean
}
interface Shown extends InboxFilter {
  readonly denied?: never
  readonly found: Inbox
}

/** So many lines stand on one page. */
const shownAtOnce = 50
/** Those of the newsletter and of alerts wait elsewhere. */
const kinds = (Object.keys(formsByKind) as RequestKind[]).filter(
  (kind) => kind !== 'newsletter-subscription-request' && kind !== 'alert-request',
)
const mineKey = 'ich'

const filterIn = ({ searchParams }: URL): InboxFilter => {
  const kind = kinds.find((one) => one === searchParams.get('art'))
  const state = requestStates.find((one) => one === searchParams.get('stand'))
  return { ...(kind && { kind }), ...(state && { state }), mine: searchParams.get('wer') === mineKey }
}

const hrefOf = ({ kind, state, mine }: InboxFilter): string => {
  const said = { ...(kind && { art: kind }), ...(state && { stand: state }), ...(mine && { wer: mineKey }) }
  const query = new URLSearchParams(said).toString()
  return query === '' ? addressOf.officeInbox : `${addressOf.officeInbox}?${query}`
}

/** What was sent to the office by forms, filtered; open declarations stand first. */
export const inboxPage: Page<Shown | Denied> = {
  sheet: 'office',
  reads: ['art', 'stand', 'wer', 'after'],
  async loader({ site, url }) {
    const { mine, ...asked } = filterIn(url)
    const after = url.searchParams.get('after')
    const found = await site.office.inbox.list({
      ...asked,
      ...(mine && { mine }),
      ...(after && { after: after.slice(0, 500) }),
      limit: shownAtOnce,
    })
    return found.ok ? forOne<Shown>({ ...asked, mine, found: found.value }) : guarded(found.refusal, url)
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : inboxWording.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data }) => (data.denied ? <DeniedPart /> : <List {...data} />),
}

const List = ({ found, ...asked }: Shown) => (
  <>
    <div className="wrap rhead stack g3">
      <h1>{inboxWording.title}</h1>
      <p className="lead">{inboxWording.lead}</p>
      <nav className="on-screen" aria-label={beside.title}>
        <p className="row">
          <GoLink href={addressOf.forumModeration}>{beside.reports(found.openReports)}</GoLink>
          <GoLink href={addressOf.officeConsultants}>{beside.appointments(found.appointmentsAhead)}</GoLink>
          <GoLink href={quotesHref('entwurf')}>{beside.quotes(found.requestedQuotes)}</GoLink>
        </p>
      </nav>
      <Filter asked={asked} mine={found.mine} />
    </div>
    <SubNavigation label={countWords.title} ways={waysByState(asked, found)} />
    <div className="wrap stack g4 room-below">
      {found.items.length === 0 ? <Nothing asked={asked} /> : <Table requests={found.items} />}
      {found.next !== undefined && (
        <p className="on-screen">
          <GoLink href={pageHref(hrefOf(asked), found.next)}>{words.further}</GoLink>
        </p>
      )}
    </div>
  </>
)

const waysByState = ({ state: shown, ...rest }: InboxFilter, { counts }: Inbox) => [
  {
    href: hrefOf(rest),
    title: countWords.all(requestStates.reduce((sum, state) => sum + counts[state], 0)),
    current: shown === undefined,
  },
  ...requestStates.map((state) => ({
    href: hrefOf({ ...rest, state }),
    title: countWords.one(state, counts[state]),
    current: shown === state,
  })),
]

const Filter = ({
  asked: { kind, state, mine },
  mine: own,
}: {
  readonly asked: InboxFilter
  readonly mine: number
}) => (
  <form
    className="stack g3 narrow on-screen"
    action={addressOf.officeInbox}
    role="search"
    aria-label={filterWords.title}
  >
    <ChoiceField
      name="art"
      label={filterWords.kind}
      value={kind ?? ''}
      choices={[{ id: '', label: filterWords.everyKind }, ...kinds.map((id) => ({ id, label: inboxWording.kind(id) }))]}
      chosen
      optional="unsaid"
    />
    <ChoiceField
      name="stand"
      label={filterWords.state}
      value={state ?? ''}
      choices={[
        { id: '', label: filterWords.everyState },
        ...requestStates.map((id) => ({ id, label: inboxWording.states[id] })),
      ]}
      chosen
      optional="unsaid"
    />
    <ChoiceField
      name="wer"
      label={filterWords.who}
      value={mine ? mineKey : ''}
      choices={[
        { id: '', label: filterWords.everybody },
        { id: mineKey, label: filterWords.me(own) },
      ]}
      chosen
      optional="unsaid"
    />
    <p className="row">
      <button className="btn" type="submit">
        {filterWords.submit}
      </button>
      <a href={addressOf.officeInbox}>{filterWords.reset}</a>
    </p>
  </form>
)

const Nothing = ({ asked: { kind, state, mine } }: { readonly asked: InboxFilter }) => {
  const isFiltered = kind !== undefined || state !== undefined || mine
  return (
    <Note icon="search" title={isFiltered ? words.none : words.empty}>
      <p>{isFiltered ? words.noneText : words.emptyText}</p>
    </Note>
  )
}

const Table = ({ requests }: { readonly requests: readonly RequestInBrief[] }) => (
  <div className="tbl">
    <FoldTable
      caption={words.caption}
      captionClass="vh"
      className="close-columns"
      columns={Object.values(words.columns)}
    >
      {requests.map((request) => (
        <Row key={request.id} request={request} />
      ))}
    </FoldTable>
  </div>
)

const Row = ({ request }: { readonly request: RequestInBrief }) => {
  const { id, reference, kind, name, email, sentAt, files, state, assignee, waitingDays, urgent } = request
  const { columns } = words
  const title = inboxWording.kind(kind)
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={addressOf.officeRequest(id)} aria-label={words.open(reference, title)}>
          {reference}
        </a>{' '}
        <span className="under small">{withJoints(title)}</span>
        {urgent && (
          <>
            {' '}
            <span className="under small urgent">{words.urgent}</span>
          </>
        )}
      </th>
      <td role="cell" className="endless" data-l={columns.from}>
        <span>
          {name ?? email} {name !== undefined && <span className="under small mute">{email}</span>}{' '}
          {files > 0 && <span className="under small mute">{words.files(files)}</span>}
        </span>
      </td>
      <td role="cell" data-l={columns.sent}>
        {inboxWording.when(sentAt)}
      </td>
      <td role="cell" data-l={columns.state}>
        {inboxWording.states[state]}
      </td>
      <td role="cell" className="endless" data-l={columns.who}>
        {assignee === undefined ? words.nobody : assignee.name || inboxWording.gone}
      </td>
      <td role="cell" data-l={columns.waits}>
        {waitingDays === undefined ? '–' : inboxWording.waiting(waitingDays)}
      </td>
    </tr>
  )
}
