// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { Form, Link, useFetcher } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answered, forOne, notFound, redirectedTo } from '#react/answers.ts'
import type { SectionSheet } from '#pages-port/section-sheets.ts'
import type { HydratedPage } from '#react/page.ts'
import { brokenPageWording } from '#wording/pages/broken-page.ts'
import { leaveAll, takenOver } from './taken-over.tsx'

interface Question {
  readonly what: string
  readonly answer: (value: unknown) => void
  readonly fail: (error: unknown) => void
}

let questions: Question[] = []
const asking = <T,>(what: string): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  questions.push({ what, answer: (value) => resolve(value as T), fail: reject })
  return promise
}

const Row = ({ name }: { readonly name: string }) => {
  const { Form } = useFetcher({ key: `remove ${name}` })
  return (
    <Form method="post" action={`/merken?nach=termin`}>
      <input name="remove" defaultValue={name} />
      <button data-remove={name}>Entfernen</button>
    </Form>
  )
}

/** A page whose reading and whose forms wait until a test answers them, or lets them fail. */
const page = (title: string, sheet?: SectionSheet): HydratedPage<readonly string[], string> => ({
  hydrated: true,
  ...(sheet && { sheet }),
  reads: ['nach'],
  loader: ({ url }) => asking(`read ${url.pathname}${url.search}`),
  action: ({ form }) => asking(`send ${form.one('remove')}`),
  head: () => ({ title }),
  Component: ({ data, acted, failed }) => (
    <>
      <h1>{title}</h1>
      {acted && (
        <p role="status" tabIndex={-1}>
          {acted}
        </p>
      )}
      {failed && (
        <p role="alert" tabIndex={-1}>
          Keine Verbindung
        </p>
      )}
      <Link to="/merken?nach=namen&egal=1">nach Namen</Link> <Link to="/kasse">zur Kasse</Link>
      <Form method="post" action="/merken">
        <button name="remove" value="nothing">
          Weiter
        </button>
      </Form>
      {data.map((name) => (
        <Row key={name} name={name === 'broken' ? broken() : name} />
      ))}
    </>
  ),
})
const broken = (): string => {
  throw new Error('it cannot be drawn')
}
const pages = { '/merken': page('Merkliste'), '/kasse': page('Kasse') }

const listOf = (...names: string[]) => forOne<readonly string[]>(names)
const remove = (name: string) => document.querySelector<HTMLElement>(`[data-remove=${name}]`)?.click()
const follow = (text: string) => [...document.querySelectorAll('a')].find((a) => a.textContent === text)?.click()
const goOn = () => [...document.querySelectorAll('button')].find((each) => each.textContent === 'Weiter')?.click()
const here = () => window.location.pathname + window.location.search
/** What is listed, and what is told. */
const seen = () => [
  [...document.querySelectorAll('[data-remove]')].map((button) => button.getAttribute('data-remove')).join(' '),
  ...[...document.querySelectorAll('[role]')].map((note) => note.textContent),
]
const sees = (...what: readonly string[]) => vi.waitFor(() => expect(seen()).toEqual(what))
const focusIsOn = (text: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(text))
/** Answers the question that waits, or lets it fail. */
const next = async (what: string, how: object | 'fail', error: unknown = new Error('the line is broken')) => {
  await vi.waitFor(() => expect(questions.map((question) => question.what)).toContain(what))
  const [question] = questions.splice(
    questions.findIndex((each) => each.what === what),
    1,
  )
  if (how === 'fail') question?.fail(error)
  else question?.answer(how)
}
const open = (...names: string[]) => takenOver(pages, '/merken', listOf(...names))

beforeEach(() => void (questions = []))
afterEach(() => {
  leaveAll()
  vi.restoreAllMocks()
})

test('what was answered is told together with the page as it is after that, not before it has been read anew', async () => {
  const { failures } = await open('one', 'two')
  remove('one')
  await next('send one', answered('gone'))
  await vi.waitFor(() => expect(questions).toHaveLength(1))
  expect(seen()).toEqual(['one two'])
  await next('read /merken', listOf('two'))
  await sees('two', 'gone')
  await focusIsOn('gone')
  expect([failures, here()]).toEqual([[], '/merken'])
})

test('where only reading it anew is lost, what was answered is told, and not that nothing arrived', async () => {
  const { failures } = await open('one', 'two')
  remove('one')
  await next('send one', answered('gone'))
  await next('read /merken', 'fail')
  await sees('one two', 'gone')
  expect(failures).toHaveLength(1)
})

test('a form that does not arrive leaves the page as it stands and says so; the next one is sent all the same', async () => {
  const { failures } = await open('one', 'two')
  const typed = document.querySelector<HTMLInputElement>('input[name=remove]')
  if (typed) typed.value = 'typed anew'
  remove('one')
  await next('send typed anew', 'fail')
  await sees('one two', 'Keine Verbindung')
  await focusIsOn('Keine Verbindung')
  expect(typed?.value).toBe('typed anew')
  expect(failures).toHaveLength(1)
  remove('two')
  await next('send two', answered('gone'))
  await next('read /merken', listOf('one'))
  await sees('one', 'gone')
})

test('what is asked while something is asked waits for it, as it was when it was asked; both are answered', async () => {
  await open('one', 'two')
  remove('one')
  const second = document.querySelectorAll<HTMLInputElement>('input[name=remove]')[1]
  remove('two')
  if (second) second.value = 'changed since'
  await vi.waitFor(() => expect(questions).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(questions.map(({ what }) => what)).toEqual(['send one'])
  await next('send one', answered('gone one'))
  await next('read /merken', listOf('two'))
  await sees('two', 'gone one')
  await next('send two', answered('gone two'))
  await next('read /merken', listOf())
  await sees('', 'gone two')
})

test('what was sent twice by one form is sent twice, and told once', async () => {
  await open('one', 'two')
  remove('one')
  remove('one')
  await next('send one', answered('gone'))
  await next('send one', answered('gone already'))
  await next('read /merken', listOf('two'))
  await sees('two', 'gone already')
  expect(questions).toEqual([])
})

test('a reading that was overtaken by a later one is not shown, neither at once nor where the next one fails', async () => {
  await open('one', 'two', 'three')
  remove('one')
  await next('send one', answered('gone one'))
  remove('two')
  await next('send two', answered('gone two'))
  await vi.waitFor(() => expect(questions).toHaveLength(2))
  questions.reverse()
  await next('read /merken', listOf('three'))
  await sees('three', 'gone two')
  await next('read /merken', listOf('two', 'three'))
  remove('three')
  await next('send three', 'fail')
  await sees('three', 'Keine Verbindung')
})

test('whoever follows another link meanwhile is not told that the first one did not arrive', async () => {
  const { failures } = await open('one', 'two')
  follow('nach Namen')
  await vi.waitFor(() => expect(questions).toHaveLength(1))
  follow('zur Kasse')
  await next('read /merken?nach=namen', 'fail')
  await next('read /kasse', listOf('three'))
  await sees('three')
  remove('three')
  await next('send three', answered('gone'))
  await next('read /kasse', listOf())
  await sees('', 'gone')
  expect(failures).toHaveLength(1)
})

test('a link shows the page in its other state, under its address, and tells no more what was answered before', async () => {
  await open('one', 'two')
  remove('one')
  await next('send one', answered('gone'))
  await next('read /merken', listOf('two'))
  await sees('two', 'gone')
  const entries = window.history.length
  follow('nach Namen')
  await next('read /merken?nach=namen', listOf('zwei'))
  await sees('zwei')
  expect([here(), window.history.length]).toEqual(['/merken?nach=namen&egal=1', entries + 1])
})

test('a link that does not arrive leaves page and address as they stand, and says so', async () => {
  const { failures } = await open('one', 'two')
  follow('nach Namen')
  const entries = window.history.length
  await next('read /merken?nach=namen', 'fail')
  await sees('one two', 'Keine Verbindung')
  expect([here(), window.history.length, failures.length, questions.length]).toEqual(['/merken', entries, 1, 0])
})

test('whoever goes back without a connection keeps what he sees, and his history', async () => {
  await open('one', 'two')
  follow('nach Namen')
  await next('read /merken?nach=namen', listOf('zwei'))
  await sees('zwei')
  const entries = window.history.length
  window.history.back()
  await next('read /merken', 'fail')
  await sees('zwei', 'Keine Verbindung')
  expect([here(), window.history.length]).toEqual(['/merken', entries])
})

test('whoever goes back without a connection to what this document never showed gets what his browser says of it', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  // As after a reload: entries that came by links stay entries of the document that is loaded then.
  window.history.pushState(null, '', '/merken')
  window.history.pushState(null, '', '/kasse')
  await takenOver(pages, '/kasse', listOf('three'))
  window.history.back()
  await next('read /merken', 'fail')
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/merken']]))
})

test('a link to another page that is taken over leads there without a reload: title and focus follow, and the way back', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await open('one', 'two')
  follow('zur Kasse')
  await next('read /kasse', listOf('three'))
  await sees('three')
  await focusIsOn('Kasse')
  expect([here(), document.title]).toEqual(['/kasse', expect.stringMatching(/^Kasse/)])
  window.history.back()
  await next('read /merken', listOf('one'))
  await sees('one')
  await focusIsOn('Merkliste')
  expect(document.title).toMatch(/^Merkliste/)
  expect(load).not.toHaveBeenCalled()
})

test('a page of the section that stands there wears what is there, and is read in place', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const sameSection = { '/merken': page('Merkliste', 'wishlist'), '/kasse': page('Kasse', 'wishlist') }
  await takenOver(sameSection, '/merken', listOf('one'))
  follow('zur Kasse')
  await next('read /kasse', listOf('three'))
  await sees('three')
  expect(load).not.toHaveBeenCalled()
})

test('a page of a section whose sheet is not there comes with its document, and is not read before', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await takenOver(
    { '/merken': page('Merkliste', 'wishlist'), '/kasse': page('Kasse', 'costs') },
    '/merken',
    listOf('one'),
  )
  follow('zur Kasse')
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/kasse']]))
  expect([seen(), questions]).toEqual([['one'], []])
})

const elsewhere = (href: string) => new Response(null, { status: 303, headers: { location: href } })

test('an answer that leads to another page that is taken over leads there; to any other one its document is loaded', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await open('one', 'two')
  remove('one')
  await next('send one', elsewhere('/kasse'))
  await next('read /kasse', listOf('three'))
  await sees('three')
  expect([here(), load.mock.calls]).toEqual(['/kasse', []])
  remove('three')
  await next('send three', elsewhere('/kundenportal/login?weiter=1'))
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/kundenportal/login?weiter=1']]))
  expect(questions).toEqual([])
})

test('a form that leads on from page to page says what is wrong where it stands, and leads on once nothing is', async () => {
  await open('one')
  const entries = window.history.length
  goOn()
  await next('send nothing', 'fail')
  await sees('one', 'Keine Verbindung')
  goOn()
  await next('send nothing', answered('something is missing'))
  await next('read /merken', listOf('one'))
  await sees('one', 'something is missing')
  expect(window.history.length).toBe(entries)
  goOn()
  await next('send nothing', elsewhere('/kasse'))
  await next('read /kasse', listOf('three'))
  await sees('three')
  expect([here(), window.history.length]).toEqual(['/kasse', entries + 1])
})

test.each([
  ['leads elsewhere', redirectedTo('/woanders'), '/woanders'],
  ['is not there', notFound(), '/merken?nach=namen&egal=1'],
])('a page that %s when it is read is loaded from the server', async (_, thrown, href) => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { failures } = await open('one')
  follow('nach Namen')
  await next('read /merken?nach=namen', 'fail', thrown)
  await vi.waitFor(() => expect(load.mock.calls).toEqual([[href]]))
  expect(failures).toEqual([])
})

test('a page that cannot be drawn any more says so in German, and how to go on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { failures } = await open('one')
  follow('nach Namen')
  await next('read /merken?nach=namen', listOf('broken'))
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(brokenPageWording.title))
  await focusIsOn(brokenPageWording.title)
  const way = document.querySelector('[role=alert] a')
  expect([way?.textContent, way?.getAttribute('href')]).toEqual([
    brokenPageWording.loadAnew,
    '/merken?nach=namen&egal=1',
  ])
  expect(String(failures[0])).toContain('it cannot be drawn')
})
