import type { ReactNode } from 'react'
import { longestClosingWord, longestOfficeNote, longestReply, longestSubject } from '#core/inbox/inbox.ts'
import type { OfficeRequest } from '#core/inbox/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { inboxWording } from '#wording/pages/inbox.ts'
import { ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { faultIn } from '../../ui/why-not.ts'
import type { NotDone, RequestDeed } from './acting-on-request.ts'

const { assign, answer, note, close, reopen, request: words } = inboxWording

interface Part {
  readonly shown: OfficeRequest
  readonly acted: NotDone | undefined
}

/** A form says which state of the request it has seen. */
const DeedForm = ({
  shown: { id, version },
  deed,
  submit,
  isQuiet = false,
  children,
}: Pick<Part, 'shown'> & {
  readonly deed: RequestDeed
  readonly submit: string
  readonly isQuiet?: boolean
  readonly children?: ReactNode
}) => (
  <form className="stack g3 narrow on-screen" method="post" action={addressOf.officeRequest(id)} noValidate>
    <input type="hidden" name="do" value={deed} />
    <input type="hidden" name="version" value={version} />
    {children}
    <p>
      <button className={isQuiet ? 'btn alt' : 'btn'} type="submit">
        {submit}
      </button>
    </p>
  </form>
)

/** Assigns it to whoever asks with one press, or to anybody of the office, or to nobody. */
export const AssignPart = ({ shown, acted }: Part) => {
  const { assignee, colleagues, whoIsAsking } = shown
  return (
    <MarginSection title={assign.title}>
      <div className="stack g3">
        {assignee?.id !== whoIsAsking && (
          <DeedForm shown={shown} deed="zuweisen" submit={assign.toMe}>
            <input type="hidden" name="assignee" value={whoIsAsking} />
          </DeedForm>
        )}
        <DeedForm shown={shown} deed="zuweisen" submit={assign.submit} isQuiet>
          <ChoiceField
            name="assignee"
            label={assign.field}
            value={acted?.typed.one('assignee') ?? assignee?.id ?? ''}
            choices={[{ id: '', label: assign.nobody }, ...colleagues.map(({ id, name }) => ({ id, label: name }))]}
            chosen
            optional="unsaid"
            fault={faultIn(acted?.why, 'assignee')}
          />
        </DeedForm>
      </div>
    </MarginSection>
  )
}

/** Answers by a letter. */
export const AnswerPart = ({ shown, acted }: Part) => (
  <MarginSection title={answer.title} note={answer.note(shown.email)}>
    <DeedForm shown={shown} deed="antworten" submit={answer.submit}>
      <TextField
        name="replySubject"
        label={answer.subject}
        value={acted?.typed.one('replySubject') ?? answer.subjectOf(shown.id)}
        fault={faultIn(acted?.why, 'replySubject')}
        autoComplete="off"
        maxLength={longestSubject}
      />
      <ProseField
        name="reply"
        label={answer.text}
        hint={answer.hint}
        value={acted?.typed.one('reply')}
        fault={faultIn(acted?.why, 'reply')}
        rows={10}
        maxLength={longestReply}
      />
    </DeedForm>
  </MarginSection>
)

/** Leaves a word for colleagues. */
export const NotePart = ({ shown, acted }: Part) => (
  <MarginSection title={note.title}>
    <DeedForm shown={shown} deed="notieren" submit={note.submit} isQuiet>
      <ProseField
        name="officeNote"
        label={note.field}
        hint={note.hint}
        value={acted?.typed.one('officeNote')}
        fault={faultIn(acted?.why, 'officeNote')}
        rows={3}
        maxLength={longestOfficeNote}
      />
    </DeedForm>
  </MarginSection>
)

/** Closes it, with a word or without. */
export const ClosePart = ({ shown, acted }: Part) => (
  <MarginSection title={close.title}>
    <DeedForm shown={shown} deed="abschliessen" submit={close.submit} isQuiet>
      <ProseField
        name="closingWord"
        label={close.field}
        value={acted?.typed.one('closingWord')}
        fault={faultIn(acted?.why, 'closingWord')}
        rows={2}
        maxLength={longestClosingWord}
        optional
      />
    </DeedForm>
  </MarginSection>
)

/** Opens again what is closed. */
export const ReopenPart = ({ shown }: Part) => (
  <MarginSection title={reopen.title}>
    <div className="stack g3">
      <p className="measure">{reopen.text}</p>
      <DeedForm shown={shown} deed="oeffnen" submit={reopen.submit} />
    </div>
  </MarginSection>
)

/** Texts that somebody typed into a form that is there no more, because a colleague was faster. */
export const TypedBefore = ({ acted: { typed } }: { readonly acted: NotDone }) => {
  const texts = ['replySubject', 'reply', 'officeNote', 'closingWord'].flatMap((name) => typed.one(name) || [])
  return texts.length === 0 ? null : (
    <div className="stack g1">
      <h2>{words.typedBefore}</h2>
      <p>{words.typedBeforeText}</p>
      {texts.map((text) => (
        <p key={text} className="typed">
          {text}
        </p>
      ))}
    </div>
  )
}
