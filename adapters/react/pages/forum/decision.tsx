import * as addressOf from '#core/shared/addresses.ts'
import { faultsOf } from '#core/shared/result.ts'
import type { ShownReport } from '#core/forum/shown.ts'
import { savedField } from '#core/forum/forum-address.ts'
import { longestReason } from '#core/forum/forum.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { forumWording } from '#wording/pages/forum.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { afterForm, again, forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { ProseField } from '../../ui/form-field.tsx'
import { Prose } from '../../ui/prose.tsx'
import { isSaved, type NotDone, type Saved } from './forum-deeds.ts'
import { WhyNotDone } from './forum-forms.tsx'

const words = forumWording.decision

interface Shown {
  /** Absent where the link is worth nothing. */
  readonly report?: ShownReport
  readonly saved?: Saved
}

/** What was decided about a report, for whoever has the link of the letter; there one objects (Art. 20 DSA). */
export const forumDecisionPage: Page<Shown, NotDone> = {
  sheet: 'forum',
  reads: [savedField],
  async loader({ site, url, params }) {
    const answer = await site.knowledge.forum.lookAtDecision({ token: params['token'] ?? '' })
    if (!answer.ok) return forOne<Shown>({}, statusOf(answer.refusal))
    const saved = url.searchParams.get(savedField)
    return forOne<Shown>({ report: answer.value, ...(isSaved(saved) && { saved }) })
  },
  async action({ site, form, params }) {
    const token = params['token'] ?? ''
    const answer = await site.knowledge.forum.object({ token, text: form.one('explanation') ?? '' })
    if (answer.ok) return afterForm(`${addressOf.forumDecision(encodeURIComponent(token))}?${savedField}=widersprechen`)
    return again(answer.refusal, { deed: 'widersprechen', refusal: answer.refusal, typed: form })
  },
  head: ({ report }) => ({
    title: report ? words.title : words.expired,
    noindex: true,
    crumbs: [{ title: forumWording.title, href: addressOf.forum }],
  }),
  Component: ({ data: { report, saved }, acted }) =>
    report ? (
      <>
        <div className="wrap rhead stack g3">
          <h1>{words.title}</h1>
          <p className="lead">{words.about(report.thread.title)}</p>
          {acted && <WhyNotDone acted={acted} />}
          {saved && !acted && <Note icon="tick" tone="ok" status title={forumWording.saved[saved]} />}
        </div>
        <MarginSection title={words.reported}>
          <Prose html={report.post.html} />
        </MarginSection>
        {report.decided && (
          <MarginSection title={words.because}>
            <p>{words.decided[report.decided.verdict]}</p>
            <p className="said">{report.decided.reason}</p>
          </MarginSection>
        )}
        {report.settled && (
          <MarginSection title={words.settled}>
            <p>{words.decided[report.settled.verdict]}</p>
            <p className="said">{report.settled.reason}</p>
          </MarginSection>
        )}
        <MarginSection title={words.object}>
          {report.objection ? (
            <p>{words.objected}</p>
          ) : (
            <form className="stack g3" method="post" noValidate>
              <p>{words.objectText}</p>
              <ProseField
                name="explanation"
                label={words.text}
                rows={6}
                maxLength={longestReason}
                value={acted?.typed.one('explanation')}
                fault={faultIn(acted)}
              />
              <p>
                <button className="btn" type="submit">
                  {words.submit}
                </button>
              </p>
            </form>
          )}
        </MarginSection>
      </>
    ) : (
      <div className="wrap rhead stack g3 room-below">
        <h1>{words.expired}</h1>
        <p className="lead">{words.expiredText}</p>
        <p>
          <GoLink href={addressOf.forum}>{forumWording.own.toForum}</GoLink>
        </p>
      </div>
    ),
}

const faultIn = (acted: NotDone | undefined): string | undefined => {
  if (acted?.refusal.why !== 'invalid') return undefined
  const [fault] = faultsOf<string>(acted.refusal.fields)
  return fault && sentenceOf(fault[0], fault[1])
}
