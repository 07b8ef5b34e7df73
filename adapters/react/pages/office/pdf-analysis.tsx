import * as addressOf from '#core/shared/addresses.ts'
import type { AnalysedPdf, PdfAnalysis } from '#core/analysis/analysis.ts'
import { analysedFiles } from '#core/analysis/why-not-taken.ts'
import { endingsOf } from '#core/forms/upload-kind.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { SiteRefusal } from '#core/site.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { pdfAnalysisWording } from '#wording/pages/pdf-analysis.ts'
import { pdfRefusalText } from '#wording/pdf-refusal-text.ts'
import { again, answered, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { FilesField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { AnalysisParts } from './pdf-analysis-result.tsx'

const { form: words, known, ...page } = pdfAnalysisWording

interface Known {
  readonly denied?: never
  readonly analysed: readonly AnalysedPdf[]
}
type Acted =
  | { readonly analysis: PdfAnalysis; readonly refusal?: never }
  | { readonly refusal: SiteRefusal; readonly analysis?: never }

/** Uploads a PDF and shows what stands in it, for administrators. */
export const pdfAnalysisPage: Page<Known | Denied, Acted> = {
  sheet: 'office',
  async loader({ site, url }) {
    const answer = await site.office.pdfAnalysis.analysed({})
    return answer.ok ? forOne<Known>({ analysed: answer.value.items }) : guarded(answer.refusal, url)
  },
  async action({ site, files }) {
    const answer = await site.office.pdfAnalysis.analyse({ pdf: files })
    return answer.ok ? answered({ analysis: answer.value }) : again(answer.refusal, { refusal: answer.refusal })
  },
  head: (data) => ({
    title: data.denied ? page.denied.title : page.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data, acted }) =>
    data.denied ? <DeniedPart text={page.denied.text} /> : <Parts analysed={data.analysed} acted={acted} />,
}

const Parts = ({ analysed, acted }: Known & { readonly acted: Acted | undefined }) => {
  const analysis = acted?.analysis
  const fault = acted?.refusal && pdfRefusalText(acted.refusal)
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{analysis ? page.result.title(analysis.name) : page.title}</h1>
        {!analysis && <p className="lead">{page.lead}</p>}
        {fault !== undefined && <FormSummary faults={[{ field: 'pdf', says: fault }]} />}
      </div>
      {analysis && <AnalysisParts analysis={analysis} />}
      <div className="on-screen">
        <MarginSection title={analysis ? words.another : words.title} board={analysis !== undefined}>
          <form
            className="form request narrow"
            method="post"
            action={addressOf.pdfAnalysis}
            encType="multipart/form-data"
            noValidate
            data-works
          >
            <FilesField
              name="pdf"
              label={words.label}
              hint={words.hint}
              endings={endingsOf(analysedFiles.kinds)}
              fault={fault}
              one
            />
            <p className="small mute">{words.stored}</p>
            <p>
              <button className="btn" type="submit">
                {words.submit}
              </button>
            </p>
            <p role="status" data-works={words.works} data-works-long={words.worksLong} />
            <progress aria-label={words.works} hidden />
          </form>
        </MarginSection>
      </div>
      <MarginSection title={known.title}>
        {analysed.length === 0 ? (
          <Note icon="search" title={known.none}>
            <p>{known.noneText}</p>
          </Note>
        ) : (
          <KnownTable analysed={analysed} />
        )}
      </MarginSection>
    </>
  )
}

const KnownTable = ({ analysed }: Pick<Known, 'analysed'>) => (
  <div className="tbl">
    <FoldTable caption={known.caption} captionClass="vh" columns={Object.values(known.columns)}>
      {analysed.map(({ digest, name, on, pages }) => (
        <tr key={digest} role="row">
          <th role="rowheader" scope="row" className="endless">
            {name}
          </th>
          <td role="cell" data-l={known.columns.pages}>
            {pages}
          </td>
          <td role="cell" data-l={known.columns.on}>
            {formatDate(on)}
          </td>
        </tr>
      ))}
    </FoldTable>
  </div>
)
