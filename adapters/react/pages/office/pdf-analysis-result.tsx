import { Fragment, type ReactNode } from 'react'
import type { Found, Named, PdfAnalysis } from '#core/analysis/analysis.ts'
import { textDataAddress } from '#core/analysis/text-file.ts'
import { pdfAnalysisWording } from '#wording/pages/pdf-analysis.ts'
import { FoldTable } from '../../ui/fold-table.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Facts } from './facts.tsx'

const { result, checks, citations, terms, duplicates, text: texts, more } = pdfAnalysisWording

interface Analysed {
  readonly analysis: PdfAnalysis
}

/** So many pages of the text stand on the page; all are in the file. */
const pagesShown = 3

/** What was found out about a PDF, the most important first. */
export const AnalysisParts = ({ analysis }: Analysed) => (
  <>
    <MarginSection title={result.facts}>
      <div className="stack g4">
        {analysis.duplicates.length > 0 && <Duplicates analysis={analysis} />}
        <Facts
          rows={[
            [result.labels.title, analysis.title ?? result.noTitle],
            [result.labels.language, analysis.language ? result.languages[analysis.language] : result.noLanguage],
            [result.labels.pages, result.pages(analysis.pages.length)],
            [result.labels.size, result.size(analysis.bytes)],
            [result.labels.digest, analysis.digest],
          ]}
        />
      </div>
    </MarginSection>
    <MarginSection title={checks.title} note={checks.note}>
      <Checks analysis={analysis} />
    </MarginSection>
    <MarginSection title={citations.title}>
      <NamedTable found={analysis.citations} words={citations}>
        {({ text, url }) => (url === undefined ? text : <a href={url}>{text}</a>)}
      </NamedTable>
    </MarginSection>
    <MarginSection title={terms.title}>
      <NamedTable found={analysis.terms} words={terms} groupOf={({ group }) => terms.groups[group]}>
        {({ title, url }) => <a href={url}>{title}</a>}
      </NamedTable>
    </MarginSection>
    <Text analysis={analysis} />
  </>
)

const Duplicates = ({ analysis }: Analysed) => (
  <Note icon="alert" title={duplicates.title}>
    {analysis.duplicates.map((duplicate) =>
      duplicate.of === 'analysed' ? (
        <p key="analysed">{duplicates.analysed(duplicate.name, duplicate.on)}</p>
      ) : (
        <p key={duplicate.url}>
          {duplicates.download} <a href={duplicate.url}>{duplicate.title}</a>
        </p>
      ),
    )}
  </Note>
)

const Checks = ({ analysis }: Analysed) => (
  <div className="tbl">
    <FoldTable caption={checks.caption} captionClass="vh" columns={Object.values(checks.columns)}>
      {analysis.checks.map(({ check, verdict, failing = 0 }) => (
        <tr key={check} role="row">
          <th role="rowheader" scope="row">
            {checks.named[check].name}
          </th>
          <td role="cell" data-l={checks.columns.verdict}>
            <span>
              {checks.verdicts[verdict]}
              {verdict === 'failed' && <span className="small mute under">{checks.named[check].mend(failing)}</span>}
            </span>
          </td>
        </tr>
      ))}
    </FoldTable>
  </div>
)

interface NamedWords {
  readonly caption: string
  readonly none: string
  readonly columns: Readonly<Record<'what' | 'page' | 'count', string>> & { readonly group?: string }
}

/** A table of what the text names: what it is, whose it is, where and how often it stands there. */
function NamedTable<Item extends Named>({
  found: { items, total },
  words,
  groupOf,
  children,
}: {
  readonly found: Found<Item>
  readonly words: NamedWords
  readonly groupOf?: (item: Item) => string
  readonly children: (item: Item) => ReactNode
}) {
  if (items.length === 0) return <p>{words.none}</p>
  const { columns } = words
  return (
    <div className="tbl">
      {items.length < total && <p className="small">{more(items.length, total)}</p>}
      <FoldTable caption={words.caption} captionClass="vh" columns={Object.values(columns)}>
        {items.map((item, nth) => (
          // The list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={nth} role="row">
            <th role="rowheader" scope="row" className="endless">
              {children(item)}
            </th>
            {groupOf && (
              <td role="cell" data-l={columns.group}>
                {groupOf(item)}
              </td>
            )}
            <td role="cell" data-l={columns.page}>
              {item.page}
            </td>
            <td role="cell" data-l={columns.count}>
              {item.count}
            </td>
          </tr>
        ))}
      </FoldTable>
    </div>
  )
}

const Text = ({ analysis: { name, pages } }: Analysed) => {
  const shown = pages.slice(0, pagesShown)
  const file = textDataAddress(pages, texts.page)
  return (
    <MarginSection title={texts.title} note={texts.first(shown.length, pages.length)}>
      <div className="stack g4 measure endless">
        <p className="on-screen">
          <a href={file} download={texts.filename(name)}>
            {texts.download}
          </a>
        </p>
        {shown.map((text, nth) => (
          // Pages have no name but their number.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={nth} className="stack g2">
            <h3 className="h4">{texts.page(nth + 1)}</h3>
            {text === '' ? <p className="mute">{texts.empty}</p> : <Lines text={text} />}
          </section>
        ))}
      </div>
    </MarginSection>
  )
}

const Lines = ({ text }: { readonly text: string }) => (
  <p>
    {text.split('\n').map((line, nth) => (
      // Lines have no name but their number.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={nth}>
        {nth > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </p>
)
