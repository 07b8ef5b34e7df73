import type { ChatAudience, Reply } from '#core/chatbot/chatbot.ts'
import type { ForChatting } from '#core/chatbot/ports.ts'

interface Chatting {
  readonly window: Window
  readonly site: () => Promise<{ readonly knowledge: { readonly chatbot: ForChatting } }>
}

interface Turn {
  readonly question: string
  readonly reply: Reply
}

/** Turns that are remembered; older ones are forgotten. */
const mostTurns = 20

/**
 * Carries a conversation with the chatbot on without a reload. It is remembered by this window of the browser alone
 * (session storage), until somebody clears it or closes the window. What is refused, and what does not arrive, the
 * form sends itself: its page says why.
 */
export function chatGoesOn(form: HTMLFormElement, { window, site }: Chatting): void {
  const { document } = window
  const conversation = document.getElementById(form.dataset['chats'] ?? '')
  const model = document.querySelector<HTMLTemplateElement>('template[data-turn]')?.content.firstElementChild
  const field = form.querySelector('textarea')
  const send = form.querySelector<HTMLButtonElement>('[type=submit]')
  const clear = form.querySelector<HTMLButtonElement>('[data-clears]')
  if (!conversation || !model || !field || !send || !clear) return
  const audience: ChatAudience = form.dataset['audience'] === 'sbv' ? 'sbv' : 'everybody'
  const kinds: Readonly<Record<string, string>> = JSON.parse(form.dataset['kinds'] ?? '{}')
  const { sessionStorage } = window
  const key = `chatbot-${audience}`
  let turns = turnsIn(sessionStorage.getItem(key))

  const show = (turn: Turn): HTMLElement => {
    const drawn = drawnTurn(document, model, turn, kinds)
    conversation.append(drawn)
    clear.hidden = false
    return drawn
  }
  const remember = (turn: Turn): void => {
    turns = [...turns, turn].slice(-mostTurns)
    sessionStorage.setItem(key, JSON.stringify(turns))
  }
  // What this page was loaded for stands below what came before it.
  const loaded = [...conversation.children]
  turns.forEach(show)
  conversation.append(...loaded)

  let leaves = false
  const leave = (): void => {
    leaves = true
    send.disabled = false
    form.requestSubmit(send)
  }
  const ask = async (): Promise<void> => {
    const question = field.value.trim()
    send.disabled = true
    conversation.setAttribute('aria-busy', 'true')
    try {
      const answer = await (await site()).knowledge.chatbot.ask({ question, audience })
      if (!answer.ok) return leave()
      const turn = { question, reply: answer.value }
      field.value = ''
      show(turn).scrollIntoView({ block: 'start' })
      remember(turn)
    } catch {
      leave()
    } finally {
      send.disabled = false
      conversation.removeAttribute('aria-busy')
    }
  }
  form.addEventListener('submit', (event) => {
    if (leaves) return
    event.preventDefault()
    if (!send.disabled) void ask()
  })
  clear.addEventListener('click', () => {
    sessionStorage.removeItem(key)
    turns = []
    conversation.replaceChildren()
    clear.hidden = true
    field.focus()
  })
}

/** What was remembered; nothing of what another version of this script wrote. */
function turnsIn(stored: string | null): readonly Turn[] {
  try {
    const turns = JSON.parse(stored ?? '[]') as readonly Turn[]
    return turns.filter(({ question, reply }) => typeof question === 'string' && Array.isArray(reply.quotes))
  } catch {
    return []
  }
}

/** A turn as the page draws one, made of its model. Texts are set as texts: what stands in them is never markup. */
function drawnTurn(
  document: Document,
  model: Element,
  { question, reply }: Turn,
  kinds: Readonly<Record<string, string>>,
): HTMLElement {
  const drawn = model.cloneNode(true) as HTMLElement
  const part = (name: string): HTMLElement | null => drawn.querySelector(`[data-is="${name}"]`)
  const keep = (name: string, isThere: boolean): void => {
    if (!isThere) part(name)?.remove()
  }
  const say = (name: string, text: string): void => {
    const element = part(name)
    if (element) element.textContent = text
  }
  say('question', question)
  say('answer', reply.answer)
  keep('answer', reply.kind !== 'quotes' || reply.reworded === true)
  keep('reworded', reply.reworded === true)
  say('understood', reply.understood ?? '')
  keep('mended', reply.understood !== undefined)
  keep('quoted', reply.kind === 'quotes')
  const figure = part('source')
  const way = part('way')
  for (const [nth, { title, url, kind }] of reply.sources.entries()) {
    const one = figure?.cloneNode(true) as HTMLElement | undefined
    const link = one?.querySelector('a')
    if (!one || !link) continue
    const quotes = reply.quotes.filter(({ source }) => source === nth)
    one.querySelector('blockquote')?.replaceChildren(
      ...quotes.map(({ text }) => {
        const line = document.createElement('p')
        line.textContent = text
        return line
      }),
    )
    link.textContent = title
    link.setAttribute('href', pathOnly(url))
    const what = one.querySelector('span')
    if (what) what.textContent = ` (${kinds[kind] ?? kind})`
    figure?.before(one)
  }
  for (const { title, url } of reply.ways) {
    const one = way?.cloneNode(true) as HTMLElement | undefined
    const link = one?.querySelector('a')
    if (!one || !link) continue
    link.firstChild?.replaceWith(title)
    link.setAttribute('href', pathOnly(url))
    way?.before(one)
  }
  figure?.remove()
  way?.remove()
  keep('ways', reply.ways.length > 0)
  return drawn
}

/** Everything that is quoted stands on this site; what was remembered leads nowhere else, whoever wrote it there. */
const pathOnly = (url: string): string => (/^\/(?![/\\])/.test(url) ? url : '/')
