import * as addressOf from '#core/shared/addresses.ts'
import type { LawJob } from '#core/knowledge/laws/ports.ts'
import { lawProblemText } from '#wording/law-files.ts'
import { lawJobText, lawJobWording as words } from '#wording/pages/law-job.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne, seeElsewhere } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { LawUpload } from './law-upload.tsx'

interface Job {
  readonly denied?: never
  readonly job: LawJob
}

/**
 * How the taking in of a file stands. It waits a moment for the end of the job, so that most people never see it; from
 * a job that is done it leads on to what it brought. Where scripts run, it follows the job
 * (browser/law-job-goes-on.ts).
 */
export const lawJobPage: Page<Job | Denied> = {
  sheet: 'office',
  async loader({ site, params, url }) {
    const answer = await site.office.legislation.job({ id: params['job'] ?? '' })
    if (!answer.ok) return guarded(answer.refusal, url)
    const { versionId } = answer.value
    if (versionId !== undefined) throw seeElsewhere(addressOf.lawVersion(versionId))
    return forOne<Job>({ job: answer.value })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: manageWording.legislation.title, href: addressOf.legislation },
    ],
  }),
  Component: ({ data }) =>
    data.denied ? <DeniedPart text={manageWording.legislation.denied} /> : <Standing job={data.job} />,
}

const Standing = ({ job }: Pick<Job, 'job'>) => {
  const { id, problem } = job
  const says = problem && lawProblemText(problem)
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title}</h1>
        {says === undefined ? (
          <div data-job={id}>
            <Note icon="clock" title={words.going}>
              <p data-seen>{lawJobText(job)}</p>
              <progress max={100} value={job.percent} aria-label={words.bar} />
              <p>{words.text}</p>
              <p className="on-screen">
                <GoLink href={addressOf.lawJob(id)}>{words.again}</GoLink>
              </p>
            </Note>
            <p className="vh" role="status" />
          </div>
        ) : (
          <FormSummary faults={[{ field: 'law', says }]} />
        )}
      </div>
      {says !== undefined && (
        <MarginSection title={words.failed}>
          <LawUpload fault={says} />
        </MarginSection>
      )}
    </>
  )
}
