import { longestQuestion, type ChatAudience, type Reply } from '#core/chatbot/chatbot.ts'
import { faultsOf, type Invalid, type TooMany } from '#core/shared/result.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { pageWording } from '#wording/pages.ts'
import { refusalText } from '#wording/refusals.ts'
import { again, answered, forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { ProseField } from '../../ui/form-field.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { ChatTurn, modelTurn } from './chat-turn.tsx'

const words = pageWording.chatbot

/** What was asked, and what came of it. */
interface ChatAnswer {
  readonly question: string
  readonly reply?: Reply
  readonly refusal?: Invalid<'question'> | TooMany
}

const addresses: Readonly<Record<ChatAudience, addressOf.Address>> = {
  everybody: addressOf.chatbot,
  sbv: addressOf.chatbotSbv,
}

/** Where the conversation stands, for the script that carries it on. */
const conversationId = 'gespraech'

/** What sources are, for the script. */
const kindNames = JSON.stringify(
  Object.fromEntries(Object.entries(pageWording.programme.search.documents).map(([kind, { one }]) => [kind, one])),
)

const chatPage = (audience: ChatAudience, other: ChatAudience): Page<null, ChatAnswer> => ({
  sheet: 'chatbot',
  loader: async () => forEveryone(null, []),
  async action({ site, form }) {
    const question = form.one('question') ?? ''
    const answer = await site.knowledge.chatbot.ask({ question, audience })
    return answer.ok
      ? answered({ question, reply: answer.value })
      : again(answer.refusal, { question, refusal: answer.refusal })
  },
  head: () => ({
    title: words.titles[audience],
    description: words.descriptions[audience],
    // It says nearly the same: searches keep the page for everybody.
    ...(audience === 'sbv' ? { noindex: true } : { canonical: addresses[audience] }),
    crumbs: [],
  }),
  Component: ({ acted }) => {
    const { question, reply, refusal } = acted ?? {}
    const faults =
      refusal?.why === 'invalid'
        ? faultsOf(refusal.fields).map(([field, fault]) => ({ field, says: sentenceAmong(words.faults, fault) }))
        : []
    return (
      <>
        <div className="wrap rhead stack">
          <h1>{words.titles[audience]}</h1>
          <p className="lead">{words.leads[audience]}</p>
          <Note icon="screen" title={words.machine}>
            <p>{words.machineText}</p>
          </Note>
        </div>
        <div className="wrap sec first stack g4 chat">
          <section className="stack g3" id={conversationId} aria-label={words.conversation} aria-live="polite">
            {question !== undefined && reply && <ChatTurn question={question} reply={reply} />}
          </section>
          {refusal && (
            <FormSummary faults={faults} refusal={refusal.why === 'invalid' ? undefined : refusalText(refusal)} />
          )}
          <template data-turn="">
            <ChatTurn {...modelTurn} />
          </template>
          <form
            className="stack g2"
            method="post"
            action={addresses[audience]}
            noValidate
            data-chats={conversationId}
            data-audience={audience}
            data-kinds={kindNames}
          >
            <ProseField
              name="question"
              label={words.question}
              hint={words.hint}
              rows={3}
              maxLength={longestQuestion}
              value={reply ? '' : question}
              fault={faults[0]?.says}
            />
            <p className="row g2">
              <button className="btn" type="submit">
                {words.send}
              </button>
              <button className="btn alt" type="button" data-clears hidden>
                {words.clear}
              </button>
            </p>
            <p className="small">{words.privacy}</p>
          </form>
          <p>
            <GoLink href={addresses[other]}>{words.others[audience]}</GoLink>
          </p>
        </div>
      </>
    )
  },
})

/** Answers questions out of what is published here, word by word. */
export const chatbotPage = chatPage('everybody', 'sbv')
/** The same for representatives of severely disabled people. */
export const chatbotSbvPage = chatPage('sbv', 'everybody')
