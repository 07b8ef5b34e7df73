import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import type { Reply } from '#core/chatbot/chatbot.ts'
import { done, refused } from '#core/shared/result.ts'
import { chatGoesOn } from '#react/browser/chat-goes-on.ts'
import { openPages, textOf } from './pages-app.ts'

const pages = openPages()

describe('the page of the chatbot', () => {
  test('says that it is one, is the same for everybody, and keeps nothing', async () => {
    const { visit } = await pages
    const { html, cache } = await visit().get('/chatbot')
    expect(cache).toBe('public')
    expect(textOf(html)).toContain('Ich bin ein Chatbot')
    expect(textOf(html)).toContain('Rechtsberatung gebe ich nicht')
  })

  test('without a script shows question and answer, which no cache holds', async () => {
    const { visit } = await pages
    const { status, html, cache, location } = await visit().post('/chatbot', {
      question: 'Was muss in einer Abmahnung stehen?',
    })
    expect([status, cache, location]).toEqual([200, 'private', undefined])
    expect(html).toContain('aria-live="polite"')
    expect(html).toContain('<a href="/betriebsratslexikon/br/abmahnung">Abmahnung</a>')
    expect(textOf(html)).toContain('Was muss in einer Abmahnung stehen?')
  })

  test('draws what somebody typed as text, whatever it is', async () => {
    const { visit } = await pages
    const { html } = await visit().post('/chatbot-sbv', { question: '<img src=x onerror=alert(1)>' })
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
  })

  test('keeps in its form what was not taken, and says why', async () => {
    const { visit } = await pages
    const long = 'Wie '.repeat(200)
    const { status, html } = await visit().post('/chatbot', { question: long })
    expect(status).toBe(422)
    expect(textOf(html)).toContain('mehr als 500 Zeichen gehen nicht')
    expect(html).toContain(long.trim())
  })
})

const quoted: Reply = {
  kind: 'quotes',
  answer: 'Eine <b>Rüge</b>.',
  quotes: [{ text: 'Eine <b>Rüge</b>.', source: 0 }],
  sources: [{ kind: 'lexicon', title: 'Abmahnung', url: '/betriebsratslexikon/br/abmahnung' }],
  ways: [],
}
const advised: Reply = {
  kind: 'no-advice',
  answer: 'Das beurteilt eine Anwältin.',
  quotes: [],
  sources: [],
  ways: [{ title: 'Rechtsfrage', url: '/rechtsfrage' }],
}

/** The page in a browser that remembers this; what is asked is answered by these, one after the other. */
const opened = async (replies: readonly (Reply | undefined)[], remembered?: string) => {
  const { visit } = await pages
  const { html } = await visit().get('/chatbot')
  const window = new Window({ url: 'https://www.haus.example/chatbot' }) as unknown as Window & globalThis.Window
  const { document, sessionStorage } = window as globalThis.Window
  document.write(html)
  if (remembered !== undefined) sessionStorage.setItem('chatbot-everybody', remembered)
  const form = document.querySelector<HTMLFormElement>('form[data-chats]')
  const field = form?.querySelector('textarea')
  if (!form || !field) throw new Error('no form')
  const asked: unknown[] = []
  let sent = 0
  const left = [...replies]
  chatGoesOn(form, {
    window,
    site: async () => ({
      knowledge: {
        chatbot: {
          async ask(question) {
            asked.push(question)
            const reply = left.shift()
            return reply ? done(reply) : refused({ why: 'too-many', retryAfter: 5 })
          },
        },
      },
    }),
  })
  // Behind the script's own listener: what it lets through is sent by the browser.
  form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent += 1
    event.preventDefault()
  })
  return {
    asked,
    form,
    field,
    sent: () => sent,
    turns: () => [...document.querySelectorAll('article.turn')].map((turn) => turn.textContent ?? ''),
    quotes: () => [...document.querySelectorAll('article.turn blockquote p')].map((line) => line.innerHTML),
    links: () => [...document.querySelectorAll('article.turn a')].map((link) => link.getAttribute('href')),
    clear: () => form.querySelector<HTMLButtonElement>('[data-clears]'),
    stored: () => sessionStorage.getItem('chatbot-everybody'),
    async ask(question: string) {
      field.value = question
      form.requestSubmit()
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    },
  }
}

describe('a conversation with the chatbot', () => {
  test('goes on without a reload, with quotes under their sources, and markup is text', async () => {
    const chat = await opened([quoted, advised])
    await chat.ask('Was ist eine Abmahnung?')
    await chat.ask('Soll ich klagen?')
    expect(chat.asked).toEqual([
      { question: 'Was ist eine Abmahnung?', audience: 'everybody' },
      { question: 'Soll ich klagen?', audience: 'everybody' },
    ])
    expect(chat.turns()).toHaveLength(2)
    expect(chat.quotes()).toEqual(['Eine &lt;b&gt;Rüge&lt;/b&gt;.'])
    expect(chat.links()).toEqual(['/betriebsratslexikon/br/abmahnung', '/rechtsfrage'])
    expect(chat.turns()[0]).toContain('Quelle: Abmahnung (Lexikon)')
    expect(chat.turns()[1]).toContain('Das beurteilt eine Anwältin.')
    expect([chat.field.value, chat.sent()]).toEqual(['', 0])
  })

  test('is remembered by the browser until it is cleared', async () => {
    const first = await opened([quoted])
    await first.ask('Was ist eine Abmahnung?')
    const again = await opened([], first.stored() ?? '')
    expect(again.turns()).toHaveLength(1)
    expect(again.clear()?.hidden).toBe(false)
    again.clear()?.click()
    expect([again.turns(), again.stored(), again.clear()?.hidden]).toEqual([[], null, true])
  })

  test.each(['{', '{}', '[{"question":1}]', 'null', '[null]'])('is not what it does not know: %s', async (stored) => {
    expect((await opened([], stored)).turns()).toEqual([])
  })

  test('leads nowhere else, whatever was written into the browser', async () => {
    const source = { kind: 'lexicon', title: 'x', url: 'javascript:alert(1)' }
    const stored = JSON.stringify([{ question: 'x', reply: { ...quoted, sources: [source] } }])
    expect((await opened([], stored)).links()).toEqual(['/'])
  })

  test('that is refused is sent by the form itself, whose page says why', async () => {
    const chat = await opened([undefined])
    await chat.ask('Was ist eine Abmahnung?')
    expect([chat.turns(), chat.sent(), chat.field.value]).toEqual([[], 1, 'Was ist eine Abmahnung?'])
  })
})
