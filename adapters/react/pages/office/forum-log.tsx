import type { LoggedAct } from '#core/forum/reports.ts'
import { forumWording } from '#wording/pages/forum.ts'
import { FoldTable } from '../../ui/fold-table.tsx'

const words = forumWording.moderation

/** What the moderation did last, with its reasons. */
export const ForumLog = ({
  log,
  hrefOf,
}: {
  readonly log: readonly LoggedAct[]
  readonly hrefOf: (threadId: string) => string
}) => (
  <div className="tbl">
    <FoldTable caption={words.log} captionClass="vh" columns={Object.values(words.columns)}>
      {log.map(({ at, act, threadId, postId, reason }) => (
        <tr role="row" key={`${at} ${act} ${threadId} ${postId ?? ''}`}>
          <th role="rowheader" scope="row">
            {forumWording.when(at)}
          </th>
          <td role="cell" data-l={words.columns.what}>
            {words.logged[act]}
          </td>
          <td role="cell" data-l={words.columns.thread}>
            <a href={hrefOf(threadId)}>{words.toThread}</a>
          </td>
          <td role="cell" className="endless" data-l={words.columns.reason}>
            {reason === '' ? '–' : reason}
          </td>
        </tr>
      ))}
    </FoldTable>
  </div>
)
