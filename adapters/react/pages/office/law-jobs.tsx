import * as addressOf from '#core/shared/addresses.ts'
import type { Dashboard } from '#core/dashboard/dashboard.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import { lawProblemText } from '#wording/law-files.ts'
import { lawJobText } from '#wording/pages/law-job.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { Note } from '../../ui/note.tsx'

const { caption, columns, none, noneText, unnamed } = manageWording.jobs

/** What became of the files of laws that were sent last. */
export const LawJobs = ({ shown: { lawJobs, mayAdminister } }: { readonly shown: Dashboard }) =>
  lawJobs.length === 0 ? (
    <Note icon="search" title={none}>
      <p>{noneText}</p>
    </Note>
  ) : (
    <div className="tbl">
      <FoldTable caption={caption} captionClass="vh" columns={Object.values(columns)}>
        {lawJobs.map(({ id, file, begunAt, problem, ...job }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row" className="endless">
              {mayAdminister ? <a href={addressOf.lawJob(id)}>{file || unnamed}</a> : file || unnamed}
            </th>
            <td role="cell" data-l={columns.begun}>
              {formatDate(begunAt)}, {berlinTime(begunAt)}
            </td>
            <td role="cell" data-l={columns.outcome}>
              {problem ? lawProblemText(problem) : lawJobText(job)}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
