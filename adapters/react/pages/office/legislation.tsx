import * as addressOf from '#core/shared/addresses.ts'
import type { LawInOffice, LawVersion } from '#core/knowledge/laws/ports.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { SiteRefusal } from '#core/site.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { faultsIn, WhyNot } from './booking-forms.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { LawUpload } from './law-upload.tsx'

const words = manageWording.legislation

interface Laws {
  readonly denied?: never
  readonly laws: readonly LawInOffice[]
}
interface NotTakenIn {
  readonly refusal: SiteRefusal
}

/** '20240724214501' → '24.07.2024' */
export const builtOn = ({ builtAt }: Pick<LawVersion, 'builtAt'>): string =>
  [builtAt.slice(6, 8), builtAt.slice(4, 6), builtAt.slice(0, 4)].join('.')

/** Whether everyone reads a version, read it once, or does not yet. */
export const standingOf = ({ isPublished, publishedAt }: Pick<LawVersion, 'isPublished' | 'publishedAt'>): string => {
  const { published, waiting, replaced } = manageWording.laws
  if (isPublished) return published
  return publishedAt === undefined ? waiting : replaced
}

/** Laws with their versions, and taking in a file. */
export const legislationPage: Page<Laws | Denied, NotTakenIn> = {
  sheet: 'office',
  async loader({ site, url }) {
    const answer = await site.office.legislation.list({})
    return answer.ok ? forOne<Laws>({ laws: answer.value.items }) : guarded(answer.refusal, url)
  },
  async action({ site, files }) {
    const answer = await site.office.legislation.import({ law: files })
    return answer.ok
      ? afterForm(addressOf.lawJob(answer.value.jobId))
      : again(answer.refusal, { refusal: answer.refusal })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data, acted }) =>
    data.denied ? <DeniedPart text={words.denied} /> : <Parts laws={data.laws} notTakenIn={acted} />,
}

const Parts = ({ laws, notTakenIn }: Laws & { readonly notTakenIn: NotTakenIn | undefined }) => (
  <>
    <div className="wrap rhead stack g3">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {notTakenIn && <WhyNot refusal={notTakenIn.refusal} />}
    </div>
    <MarginSection title={words.upload}>
      <LawUpload fault={faultsIn(notTakenIn)['law']} />
    </MarginSection>
    <MarginSection title={words.versions}>
      {laws.length === 0 ? (
        <Note icon="search" title={words.none}>
          <p>{words.noneText}</p>
        </Note>
      ) : (
        <Versions laws={laws} />
      )}
    </MarginSection>
  </>
)

const Versions = ({ laws }: Laws) => {
  const { columns } = words
  return (
    <div className="tbl">
      <FoldTable caption={words.caption} captionClass="vh" columns={Object.values(columns)}>
        {laws.flatMap(({ abbreviation, versions }) =>
          versions.map((version) => (
            <tr key={version.id} role="row">
              <th role="rowheader" scope="row">
                <a href={addressOf.lawVersion(version.id)} aria-label={words.open(abbreviation, builtOn(version))}>
                  {abbreviation}
                </a>
              </th>
              <td role="cell" data-l={columns.built}>
                {builtOn(version)}
              </td>
              <td role="cell" data-l={columns.at}>
                {formatDate(version.importedAt)}
              </td>
              <td role="cell" data-l={columns.state}>
                {standingOf(version)}
              </td>
            </tr>
          )),
        )}
      </FoldTable>
    </div>
  )
}
