import { formsByKind } from '#core/form-requests/form-requests.ts'
import type { OfficeRequest } from '#core/inbox/ports.ts'
import { mimeOf } from '#core/inbox/request-files.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { saidIn } from '#wording/forms/said-in-form.ts'
import { inboxWording } from '#wording/pages/inbox.ts'
import { materialsWording } from '#wording/pages/materials.ts'

const { request: words, history } = inboxWording

interface Part {
  readonly shown: OfficeRequest
}

/** Everything that was sent, with files, and what becomes of it. */
export const SentFacts = ({ shown }: Part) => {
  const { kind, email, sentAt, deletedOn, documents, assignee, receipt } = shown
  // It stands below, as what one answers to.
  const { email: _, ...values } = shown.values
  const { labels } = words
  const isDeclared = formsByKind[kind].declaration === true
  const facts: readonly (readonly [label: string, text: string | undefined])[] = [
    ...saidIn(kind, values).map(({ label, text }) => [label, text] as const),
    [labels.sentAt, inboxWording.when(sentAt)],
    [labels.receipt, receipt ? words.receipt(receipt) : isDeclared ? words.noReceipt : undefined],
    [labels.who, assignee && (assignee.name || inboxWording.gone)],
    [labels.deletedOn, dayText(deletedOn)],
  ]
  return (
    <div className="stack g3">
      <dl className="facts endless said">
        {facts.map(
          ([label, text]) =>
            text !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      {documents.length > 0 && <Documents shown={shown} />}
      <p className="small mute measure">{words.deletedNote(deletedOn)}</p>
    </div>
  )
}

/** Two may have one name: their places tell them apart. */
const Documents = ({ shown: { id, documents } }: Part) => (
  <div className="stack g2">
    <h3>{words.files}</h3>
    <ul className="lines files">
      {documents.map(({ name, kind, size }, index) => {
        const href = addressOf.requestFile(id, String(index + 1))
        return (
          <li key={href}>
            <span>
              <a href={href}>{name}</a>{' '}
              <span className="small mute">({materialsWording.documents.facts({ mime: mimeOf[kind], size })})</span>
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)

/** Two may say the same: what somebody did twice in a moment stands there twice. */
const numbered = (history: OfficeRequest['history']) => history.map((step, nth) => ({ step, key: String(nth) }))

/** What the office did, the oldest first. */
export const HistoryList = ({ shown }: Part) =>
  shown.history.length === 0 ? (
    <p>{history.none}</p>
  ) : (
    <ol className="lines">
      {numbered(shown.history).map(({ step, key }) => (
        <li key={key} className="stack g1">
          <p>
            <b>{history.step(step)}</b> <span className="small mute">{history.by(step)}</span>
          </p>
          {step.what === 'answered' && <p>{step.subject}</p>}
          {'text' in step && step.text !== undefined && <p className="typed">{step.text}</p>}
          {'letter' in step && step.letter && <p className="small mute">{history.letter(step.letter)}</p>}
        </li>
      ))}
    </ol>
  )
