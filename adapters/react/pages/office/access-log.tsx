import type { LoggedAccess } from '#core/access-log/ports.ts'
import { referenceOf } from '#core/form-requests/form-requests.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageHref, type Page as ListPage } from '#core/shared/page.ts'
import { accessLogWording } from '#wording/pages/access-log.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

const { log: words, kinds, roles, whenOf } = accessLogWording

interface Log {
  readonly denied?: never
  readonly found: ListPage<LoggedAccess>
}

/** So many stand on a page. */
const onePage = 50

/** Who of the office looked at whose data, for administrators. */
export const accessLogPage: Page<Log | Denied> = {
  sheet: 'office',
  reads: ['after'],
  async loader({ site, url }) {
    const after = url.searchParams.get('after')
    const answer = await site.account.accesses.all({ limit: onePage, ...(after !== null && { after }) })
    return answer.ok ? forOne<Log>({ found: answer.value }) : guarded(answer.refusal, url)
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data }) =>
    data.denied ? <DeniedPart text={manageWording.legislation.denied} /> : <Accesses found={data.found} />,
}

/** Several may say the same: what somebody opened twice in a moment stands there twice. */
const numbered = (items: readonly LoggedAccess[]) => items.map((access, nth) => ({ access, key: String(nth) }))

const Accesses = ({ found: { items, next } }: Pick<Log, 'found'>) => (
  <>
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
    </div>
    <div className="wrap stack g4 room-below">
      {items.length === 0 ? (
        <Note icon="search" title={words.none}>
          <p>{words.noneText}</p>
        </Note>
      ) : (
        <div className="tbl">
          <FoldTable caption={words.caption} captionClass="vh" columns={Object.values(words.columns)}>
            {numbered(items).map(({ access, key }) => (
              <Row key={key} access={access} />
            ))}
          </FoldTable>
        </div>
      )}
      {next !== undefined && (
        <p className="on-screen">
          <GoLink href={pageHref(addressOf.accessLog, next)}>{words.further}</GoLink>
        </p>
      )}
    </div>
  </>
)

/** What was looked at, by its number; whoever may read it is led there. */
const What = ({ access: { bookingId, orderNo, userId, requestId } }: { readonly access: LoggedAccess }) => {
  if (requestId !== undefined)
    return <a href={addressOf.officeRequest(requestId)}>{words.request(referenceOf(requestId))}</a>
  if (userId === undefined && bookingId !== undefined && orderNo !== undefined)
    return <a href={addressOf.officeBooking(bookingId)}>{orderNo}</a>
  return orderNo ?? (userId === undefined ? '–' : words.account(userId))
}

const Row = ({ access }: { readonly access: LoggedAccess }) => {
  const { at, name, as, what, purpose } = access
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {whenOf(at)}
      </th>
      <td role="cell" className="endless" data-l={words.columns.who}>
        {name ?? words.gone} ({roles[as]})
      </td>
      <td role="cell" data-l={words.columns.what}>
        {kinds[what]}
      </td>
      <td role="cell" data-l={words.columns.of}>
        <What access={access} />
      </td>
      <td role="cell" className="endless" data-l={words.columns.purpose}>
        {purpose ?? '–'}
      </td>
    </tr>
  )
}
