import * as addressOf from '#core/shared/addresses.ts'
import type { Rubric } from '#core/catalogue/catalogue.ts'
import type { SiteRefusal } from '#core/site.ts'
import { putAt, stepped, type ThemeSequence } from '#core/theme-sequence/theme-sequence.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { themeSequenceWording as words } from '#wording/pages/theme-sequence.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

interface Arranging {
  readonly denied?: never
  readonly rubrics: readonly Pick<Rubric, 'url' | 'title'>[]
  readonly sequence: ThemeSequence
  /** The theme that was moved last. */
  readonly lastId?: number
}
interface NotOrdered {
  readonly refusal: SiteRefusal
}

const hrefOf = (rubric: string, lastId?: number): string => {
  const href = `${addressOf.themeSequence}?rubrik=${encodeURIComponent(rubric)}`
  return lastId === undefined ? href : `${href}&verschoben=${lastId}#thema-${lastId}`
}

interface Move {
  readonly id: number
  /** The order that comes of another one. */
  readonly of: (ids: readonly number[]) => readonly number[]
}

/** 'up 101', 'down 101', or 'to 3 101' → what is moved, and how. */
const moveIn = (said: string | undefined): Move | undefined => {
  const [, way, position, theme] = /^(?:(up|down)|to (\d{1,4})) (\d{1,9})$/.exec(said ?? '') ?? []
  if (theme === undefined) return undefined
  const id = Number(theme)
  if (way === undefined) return { id, of: (ids) => putAt(ids, id, Number(position) - 1) }
  return { id, of: (ids) => stepped(ids, id, way === 'up' ? -1 : 1) }
}

/**
 * The themes of a rubric, each with a step up and a step down: every button is a form's, and needs no script. Where
 * scripts run, a theme is also dragged to its place (browser/dragged-into-order.ts).
 */
export const themeSequencePage: Page<Arranging | Denied, NotOrdered> = {
  sheet: 'office',
  reads: ['rubrik', 'verschoben'],
  async loader({ site, url }) {
    const known = await site.programme.catalogue.rubrics({})
    const rubrics = known.ok ? known.value.items : []
    const rubric = url.searchParams.get('rubrik') ?? rubrics[0]?.url ?? ''
    const answer = await site.office.themeSequence.sequence({ rubric })
    if (!answer.ok) return guarded(answer.refusal, url)
    const said = Number(url.searchParams.get('verschoben'))
    return forOne<Arranging>({ rubrics, sequence: answer.value, ...(said > 0 && { lastId: said }) })
  },
  async action({ site, form }) {
    const { themeSequence } = site.office
    const move = moveIn(form.one('move'))
    const rubric = form.one('rubric') ?? ''
    const version = Number(form.one('version'))
    if (!move || !Number.isSafeInteger(version)) throw notFound()
    const known = await themeSequence.sequence({ rubric })
    if (!known.ok) return again(known.refusal, { refusal: known.refusal })
    const ids = known.value.themes.map(({ id }) => id)
    const answer = await themeSequence.updateThemeSequence({
      rubricId: known.value.rubric.id,
      ids: move.of(ids),
      version,
    })
    return answer.ok ? afterForm(hrefOf(rubric, move.id)) : again(answer.refusal, { refusal: answer.refusal })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data, acted }) =>
    data.denied ? <DeniedPart text={manageWording.legislation.denied} /> : <Parts {...data} notOrdered={acted} />,
}

const Parts = ({
  rubrics,
  sequence,
  lastId,
  notOrdered,
}: Arranging & { readonly notOrdered: NotOrdered | undefined }) => {
  const { rubric, themes } = sequence
  const position = themes.findIndex(({ id }) => id === lastId)
  const last = themes[position]
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {notOrdered && (
          <Note icon="alert" tone="bad" alert title={words.failed}>
            <p>{refusalText(notOrdered.refusal)}</p>
          </Note>
        )}
        {!notOrdered && last && (
          <Note icon="tick" tone="ok" status title={words.done(last.title, position + 1, themes.length)} />
        )}
        <nav className="on-screen" aria-label={words.rubrics}>
          <ul className="dash">
            {rubrics.map(({ url, title }) => (
              <li key={url}>
                <a href={hrefOf(url)} aria-current={url === rubric.url ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <MarginSection title={rubric.title}>
        {themes.length === 0 ? <p>{words.none}</p> : <Sequence sequence={sequence} />}
      </MarginSection>
    </>
  )
}

const Sequence = ({ sequence: { rubric, themes, version } }: Pick<Arranging, 'sequence'>) => (
  <form method="post" action={addressOf.themeSequence} noValidate data-arranges={rubric.id}>
    <input type="hidden" name="rubric" value={rubric.url} />
    <input type="hidden" name="version" value={version} />
    <p className="small mute measure by-pointer on-screen">{words.drag}</p>
    <p className="said" role="status" />
    <ol className="stack g2 arranged">
      {themes.map(({ id, title }) => (
        <li key={id} id={`thema-${id}`} data-theme={id} data-title={title}>
          <span className="row">
            <span className="grip by-pointer on-screen" data-grip aria-hidden="true" />
            <span className="measure">{title}</span>
            <span className="row on-screen">
              <Step way="up" id={id} label={words.up} of={title} />
              <Step way="down" id={id} label={words.down} of={title} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  </form>
)

interface Stepping {
  readonly way: 'up' | 'down'
  readonly id: number
  readonly label: string
  readonly of: string
}

const Step = ({ way, id, label, of }: Stepping) => (
  <button className={`btn alt ${way}`} type="submit" name="move" value={`${way} ${id}`} aria-label={`${label}: ${of}`}>
    {label}
  </button>
)
