import * as addressOf from '#core/shared/addresses.ts'
import { downloadFilterIn, downloadParameters, downloadsHref } from '#core/knowledge/downloads/downloads-address.ts'
import type { DownloadFilter, DownloadFilterData, ListedDownload } from '#core/knowledge/downloads/downloads.ts'
import { pageHref } from '#core/shared/page.ts'
import { forEveryone, forOne, notFound } from '../../answers.ts'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import type { Frame, Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { pageWording } from '#wording/pages.ts'
import { DownloadRow } from './download-row.tsx'

const words = pageWording.downloads
const { audiences } = pageWording.shell
const shownAtOnce = 12

interface Downloads {
  readonly filter: DownloadFilter
  readonly data: DownloadFilterData
  readonly downloads: readonly ListedDownload[]
  /** Where the list goes on. */
  readonly next?: string
  readonly isContinued: boolean
}

/** Documents to take away, narrowed by what the address asks for. */
export const downloadsPage: Page<Downloads> = {
  reads: [...Object.values(downloadParameters), 'after'],
  async loader({ site, url }) {
    const filter = downloadFilterIn(url)
    const after = url.searchParams.get('after')
    const [data, list] = await Promise.all([
      site.knowledge.downloads.filterData(filter),
      site.knowledge.downloads.downloads({ ...filter, limit: shownAtOnce, ...(after && { after }) }),
    ])
    if (!data.ok || !list.ok) throw notFound()
    const { items, next } = list.value
    const shown: Downloads = {
      filter,
      data: data.value,
      downloads: items,
      ...(next && { next: pageHref(downloadsHref(filter), next) }),
      isContinued: after !== null,
    }
    const here = pageHref(downloadsHref(filter), after)
    // Of rubrics that are not there, and of places in the list where nothing stands, there is no end: nobody keeps it.
    return { ...(items.length === 0 ? forOne(shown) : forEveryone(shown, ['record:download', 'rubrics'])), here }
  },
  head: ({ filter, data, isContinued }) => {
    const isNarrowed = Object.keys(filter).length > 0
    return {
      title: isNarrowed ? words.titleFound(data.counts.all) : words.title,
      description: words.description,
      canonical: addressOf.downloads,
      ...((isNarrowed || isContinued) && { noindex: true as const }),
      crumbs: [],
    }
  },
  Component: ({ data: shown, frame }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="wrap sec first">
        {isEmpty(shown) ? <NoneYet frame={frame} /> : <Found {...{ shown, frame }} />}
      </div>
    </>
  ),
}

/** There are no documents at all: nothing is asked, and there is nothing to ask for. */
const isEmpty = ({ filter, data }: Downloads): boolean => Object.keys(filter).length === 0 && data.counts.all === 0

const NoneYet = ({ frame: { brand } }: { readonly frame: Frame }) => (
  <Note icon="file" title={words.empty}>
    <p>
      {words.emptyText} <ContactWays brand={brand} />
    </p>
  </Note>
)

const Found = ({ shown, frame }: { readonly shown: Downloads; readonly frame: Frame }) => {
  const { filter, data, downloads, next, isContinued } = shown
  const isNarrowed = Object.keys(filter).length > 0
  const titleOf = (url: string) => data.rubrics.find(({ value }) => value === url)?.label ?? url
  return (
    <div className="stack g4">
      <NarrowingForm filter={filter} data={data} />
      <section className="stack g2" id="treffer" aria-labelledby="zahl">
        <div className="row">
          <div role="status">
            <h2 id="zahl">{words.found(data.counts.all)}</h2>
          </div>
          {isNarrowed && (
            <a className="txt" href={addressOf.downloads}>
              {words.all}
            </a>
          )}
        </div>
        {data.counts.protected > 0 && (
          <p className="small mute">
            {words.forMembers(data.counts.protected)} {words.membership}{' '}
            <a href={addressOf.registration}>{words.register}</a>
          </p>
        )}
        {downloads.length === 0 ? (
          <Note icon="search" title={words.none}>
            <p>{words.noneText}</p>
          </Note>
        ) : (
          <div className="listing">
            {downloads.map((download) => (
              <DownloadRow key={download.id} download={download} rubric={titleOf(download.rubric)} frame={frame} />
            ))}
          </div>
        )}
        <p className="row">
          {next && <GoLink href={next}>{words.more}</GoLink>}
          {isContinued && <a href={downloadsHref(filter)}>{words.first}</a>}
        </p>
      </section>
    </div>
  )
}

/** The filter: a form whose choice stands in the address. */
const NarrowingForm = ({ filter, data }: Pick<Downloads, 'filter' | 'data'>) => (
  <form className="narrowing" action={`${addressOf.downloads}#treffer`} aria-label={words.filter}>
    <Choice
      name={downloadParameters.rubric}
      label={words.rubric}
      all={words.allRubrics}
      chosen={filter.rubric}
      choices={data.rubrics.map(({ value, label = value, count }) => ({ value, label, count }))}
    />
    <Choice
      name={downloadParameters.targetGroup}
      label={words.targetGroup}
      all={words.allGroups}
      chosen={filter.targetGroup}
      choices={data.targetGroups.map(({ value, count }) => ({ value, label: audiences[value], count }))}
    />
    <Choice
      name={downloadParameters.type}
      label={words.type}
      all={words.allTypes}
      chosen={filter.type}
      choices={data.types.map(({ value, count }) => ({ value, label: words.kinds[value], count }))}
    />
    <p>
      <button className="btn" type="submit">
        {words.submit}
      </button>
    </p>
  </form>
)

const Choice = ({
  name,
  label,
  all,
  chosen,
  choices,
}: {
  readonly name: string
  readonly label: string
  readonly all: string
  readonly chosen: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count: number }[]
}) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <select className="in" id={name} name={name} defaultValue={chosen ?? ''}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {words.counted(choice.label, choice.count)}
        </option>
      ))}
    </select>
  </div>
)
