import * as addressOf from '#core/shared/addresses.ts'
import type { LawComparison } from '#core/knowledge/laws/ports.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import { pageHref } from '#core/shared/page.ts'
import type { SiteRefusal } from '#core/site.ts'
import { lawWarningText } from '#wording/law-files.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { afterForm, again, answered, forOne, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { WhyNot } from './booking-forms.tsx'
import { Facts } from './facts.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'
import { LawChanges } from './law-changes.tsx'
import { builtOn } from './legislation.tsx'

const words = manageWording.lawVersion

interface Compared {
  readonly denied?: never
  readonly compared: LawComparison
}
/** The second step, or why it was not done. */
interface Deciding {
  /** What everyone read when the first step was taken. */
  readonly seen?: string
  readonly refusal?: SiteRefusal
}

const changesAtOnce = 50

/** A version of a law beside the one that everyone reads, and publishing it in two steps. */
export const lawVersionPage: Page<Compared | Denied, Deciding> = {
  sheet: 'office',
  reads: ['after'],
  async loader({ site, params, url }) {
    const after = url.searchParams.get('after')
    const answer = await site.office.legislation.version({
      id: params['version'] ?? '',
      ...(after && { after: after.slice(0, 500) }),
      limit: changesAtOnce,
    })
    return answer.ok ? forOne<Compared>({ compared: answer.value }) : guarded(answer.refusal, url)
  },
  async action({ site, params, form }) {
    const id = params['version'] ?? ''
    const seen = form.one('seen') ?? ''
    if (form.one('sure') === undefined) return answered({ seen })
    const ask = { id, ...(seen !== '' && { seen }) }
    const { publish, rollBack } = site.office.legislation
    const answer = await (form.one('do') === 'rollback' ? rollBack(ask) : publish(ask))
    if (answer.ok) return afterForm(addressOf.lawVersion(id))
    if (answer.refusal.why === 'not-found') throw notFound()
    return again(answer.refusal, { refusal: answer.refusal })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title(data.compared.law.abbreviation),
    noindex: true,
    crumbs: [
      { title: manageWording.title, href: addressOf.dashboard },
      { title: manageWording.legislation.title, href: addressOf.legislation },
    ],
  }),
  Component: ({ data, acted }) =>
    data.denied ? (
      <DeniedPart text={manageWording.legislation.denied} />
    ) : (
      <Parts compared={data.compared} acted={acted} />
    ),
}

type Part = Pick<Compared, 'compared'>
interface Decided extends Part {
  readonly acted: Deciding | undefined
}

const Parts = ({ compared, acted }: Decided) => {
  const { law, version, next } = compared
  return (
    <>
      <div className="wrap rhead stack g3">
        <h1>{words.title(law.abbreviation)}</h1>
        <p className="lead">{law.title}</p>
        {acted?.refusal && <WhyNot refusal={acted.refusal} />}
      </div>
      <MarginSection title={words.facts}>
        <VersionFacts compared={compared} />
      </MarginSection>
      {version.warnings.length > 0 && (
        <MarginSection title={words.warnings}>
          <ul className="dash">
            {version.warnings.map(({ what, norm, detail }) => (
              <li key={`${norm} ${what} ${detail}`}>
                {norm === '' ? words.ofLaw : norm}: {lawWarningText[what](detail)}
              </li>
            ))}
          </ul>
        </MarginSection>
      )}
      {!version.isPublished && <Decision compared={compared} acted={acted} />}
      <MarginSection title={words.changes}>
        <div className="stack g4">
          <LawChanges changes={compared.changes} />
          {next !== undefined && (
            <p className="on-screen">
              <GoLink href={pageHref(addressOf.lawVersion(version.id), next)}>{words.further}</GoLink>
            </p>
          )}
        </div>
      </MarginSection>
    </>
  )
}

const VersionFacts = ({ compared: { law, version, counts } }: Part) => {
  const { labels } = words
  const { isPublished, publishedAt, importedAt } = version
  return (
    <Facts
      rows={[
        [labels.law, law.title],
        [labels.built, builtOn(version)],
        [labels.stand, law.stand.day && formatDate(law.stand.day)],
        [labels.imported, `${formatDate(importedAt)}, ${berlinTime(importedAt)}`],
        [labels.state, isPublished ? words.yes : publishedAt === undefined ? words.no : words.before],
        [labels.norms, String(counts.norms)],
        [labels.changes, words.counts(counts.added, counts.changed, counts.removed, counts.unchanged)],
      ]}
    />
  )
}

/** First that one wants to, then that one is sure; both say which version everyone read when the page was opened. */
const Decision = ({ compared: { version, published }, acted }: Decided) => {
  const isBack = version.publishedAt !== undefined
  const { title, text, next, sure, submit } = isBack ? words.rollBack : words.publish
  const here = addressOf.lawVersion(version.id)
  const isAsked = acted !== undefined && acted.refusal === undefined
  return (
    <MarginSection title={title}>
      <form className="stack g3 narrow on-screen" method="post" action={here} noValidate>
        <input type="hidden" name="do" value={isBack ? 'rollback' : 'publish'} />
        <input type="hidden" name="seen" value={acted?.seen ?? published ?? ''} />
        {isAsked ? (
          <>
            <input type="hidden" name="sure" value="yes" />
            <Note icon="alert" title={sure} alert>
              <p>{text}</p>
            </Note>
            <p className="row">
              <button className="btn" type="submit">
                {submit}
              </button>
              <a href={here}>{words.back}</a>
            </p>
          </>
        ) : (
          <>
            <p className="measure">{text}</p>
            <p>
              <button className="btn alt" type="submit">
                {next}
              </button>
            </p>
          </>
        )}
      </form>
    </MarginSection>
  )
}
