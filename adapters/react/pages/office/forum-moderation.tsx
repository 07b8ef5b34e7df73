import { savedField, threadHref } from '#core/forum/forum-address.ts'
import { categories } from '#core/forum/forum.ts'
import type { ForModerating } from '#core/forum/ports.ts'
import { verdicts } from '#core/forum/reports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { faultsOf, refused, type Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { forumWording } from '#wording/pages/forum.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { refusalText } from '#wording/refusals.ts'
import { afterForm, again, forOne, notFound } from '../../answers.ts'
import type { Page, PageRequest } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { ForumLog } from './forum-log.tsx'
import { OrderingForm, ReportedPost, WaitingPosts } from './forum-queue.tsx'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

const words = forumWording.moderation

type QueueAnswer = Awaited<ReturnType<ForModerating['queue']>>
export type Queue = Extract<QueueAnswer, { readonly ok: true }>['value']
type Saved = keyof typeof words.saved

interface Shown {
  readonly denied?: never
  readonly queue: Queue
  readonly saved?: Saved
}

/** A form of the moderation that was refused, with what was typed. */
export interface NotDone {
  readonly refusal: SiteRefusal
  readonly id: string
  readonly typed: PostedForm
}

const isSaved = (text: string | null | undefined): text is Saved =>
  text !== undefined && text !== null && Object.hasOwn(words.saved, text)

/** '…/forum/thema/t-1?ich' → 't-1'; whoever types the id alone means it as well. */
const threadIn = (address: string): string => address.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? ''

const deeds: Readonly<Record<Saved, (asked: PageRequest) => Promise<Result<unknown, SiteRefusal>>>> = {
  freigeben: ({ site, form }) => site.office.moderation.release({ postId: form.one('id') ?? '' }),
  entfernen: ({ site, form }) =>
    site.office.moderation.takeOff({ postId: form.one('id') ?? '', reason: form.one('reason') ?? '' }),
  entscheiden({ site, form }) {
    const verdict = verdicts.find((one) => one === form.one('verdict'))
    if (!verdict) throw notFound()
    return site.office.moderation.decide({ reportId: form.one('id') ?? '', verdict, reason: form.one('reason') ?? '' })
  },
  ordnen: ({ site, form }) => ordering(site.office.moderation, form),
}

const ordering = async (
  { lock, move, merge }: ForModerating,
  form: PostedForm,
): Promise<Result<unknown, SiteRefusal>> => {
  const threadId = threadIn(form.one('thread') ?? '')
  const reason = form.one('reason') ?? ''
  switch (form.one('act')) {
    case 'schliessen':
      return lock({ threadId, locked: true, reason })
    case 'oeffnen':
      return lock({ threadId, locked: false, reason })
    case 'verschieben':
      return move({ threadId, category: form.one('category') ?? '', reason })
    case 'anhaengen':
      return merge({ threadId, into: threadIn(form.one('into') ?? ''), reason })
    default:
      return refused({ why: 'not-found' })
  }
}

/** The moderation of the forum: first posts, reports, and threads to be put in order. */
export const forumModerationPage: Page<Shown | Denied, NotDone> = {
  sheet: 'office',
  reads: [savedField],
  async loader({ site, url }) {
    const queue = await site.office.moderation.queue({})
    if (!queue.ok) return guarded(queue.refusal, url)
    const saved = url.searchParams.get(savedField)
    return forOne<Shown>({ queue: queue.value, ...(isSaved(saved) && { saved }) })
  },
  async action(asked) {
    const { form } = asked
    const deed = form.one('was')
    if (!isSaved(deed)) throw notFound()
    const answer = await deeds[deed](asked)
    if (answer.ok) return afterForm(`${addressOf.forumModeration}?${savedField}=${deed}`)
    const { refusal } = answer
    if (refusal.why === 'not-signed-in') return afterForm(addressOf.forumModeration)
    return again(refusal, { refusal, id: form.one('id') ?? '', typed: form })
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data, acted }) =>
    data.denied ? (
      <DeniedPart text={words.denied} />
    ) : (
      <>
        <div className="wrap rhead stack g3">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {acted && <WhyNot acted={acted} />}
          {data.saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[data.saved]} />}
        </div>
        <MarginSection id="beitraege" title={words.waiting}>
          <WaitingPosts waiting={data.queue.waiting} acted={acted} />
        </MarginSection>
        <MarginSection id="meldungen" title={words.reports}>
          {data.queue.reports.length === 0 ? (
            <Note icon="tick" title={words.noneReported}>
              <p>{words.noneReportedText}</p>
            </Note>
          ) : (
            <ul className="stack g4">
              {data.queue.reports.map((report) => (
                <li key={report.id}>
                  <ReportedPost report={report} acted={acted} />
                </li>
              ))}
            </ul>
          )}
        </MarginSection>
        <MarginSection id="ordnen" title={words.threads}>
          <OrderingForm acted={acted} categories={categories.map(({ id }) => id)} />
        </MarginSection>
        <MarginSection id="protokoll" title={words.log}>
          <ForumLog log={data.queue.log} hrefOf={(id) => threadHref(id)} />
        </MarginSection>
      </>
    ),
}

const WhyNot = ({ acted: { refusal, id } }: { readonly acted: NotDone }) => (
  <FormSummary
    faults={
      refusal.why === 'invalid'
        ? faultsOf<string>(refusal.fields).map(([field, fault]) => ({
            field: id === '' ? field : `${field}-${id}`,
            says: sentenceOf(field, fault),
          }))
        : []
    }
    refusal={refusal.why === 'invalid' ? undefined : refusalText(refusal)}
  />
)
