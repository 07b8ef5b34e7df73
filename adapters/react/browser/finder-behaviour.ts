/** How the finder's form behaves where scripts run. Everything it does can be done without. */

/** For one page view: where the reader was when his choice loaded the page anew. */
const remembered = 'finder-position'

interface ReadingPosition {
  readonly path: string
  readonly scroll: number
  /** Id of the control that was used. */
  readonly focus: string
  /** Pixels from the top of the window to that control, which stays where it is, whatever comes and goes above it. */
  readonly top?: number
  readonly open: boolean
}

/**
 * Leaves empty fields out of the address, follows a choice made by pointer at once, and restores the reading position
 * on the page that this loads. A choice made by keyboard waits for Enter: arrows only look at what there is (WCAG
 * 3.2.2).
 */
export function finderFollows(window: Window): void {
  const { document, location } = window
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-finder]')) {
    form.addEventListener('formdata', ({ formData }) => inOneAddress(formData))
    // Coming back, a browser shows the fields as they were left, beside a list that is older.
    window.addEventListener('pageshow', ({ persisted }) => persisted && form.reset())
  }
  const form = document.querySelector<HTMLFormElement>('form[data-follows]')
  if (!form) return

  const remember = (focus: string) => {
    const open = form.querySelector('details')?.open ?? false
    const top = document.getElementById(focus)?.getBoundingClientRect().top
    const position: ReadingPosition = {
      path: location.pathname,
      scroll: window.scrollY,
      focus,
      open,
      ...(top !== undefined && { top }),
    }
    keep(window, JSON.stringify(position))
  }
  // Browsers escape the commas between values; to be read and passed on, the address has them as the page's links do.
  const { pathname, search, hash } = location
  if (search.includes('%2C')) window.history.replaceState(null, '', pathname + search.replaceAll('%2C', ',') + hash)
  sayHowMany(form, window)
  let byPointer = false
  document.addEventListener('pointerdown', () => (byPointer = true), true)
  document.addEventListener('keydown', () => (byPointer = false), true)
  document.addEventListener('change', ({ target }) => {
    const { form: owner, id, type } = target as HTMLInputElement
    if (owner?.id === 'vergleich')
      // A failure is collected as every one that nobody caught.
      void import('./comparison-goes-along.ts').then(({ comparisonGoesAlong }) =>
        comparisonGoesAlong(owner, form, window),
      )
    else if (owner === form && byPointer && type !== 'text') {
      remember(id)
      form.requestSubmit()
    }
  })
  form.addEventListener('keydown', (event) => {
    const { id, tagName } = event.target as HTMLElement
    if (event.key !== 'Enter' || !['SELECT', 'INPUT'].includes(tagName)) return
    event.preventDefault()
    remember(id)
    form.requestSubmit()
  })
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Partial<Element>).closest?.('a[data-keeps-position]')
    if (link && !ctrlKey && !metaKey && !shiftKey) remember('')
  })

  const position = taken(window)
  if (position?.path === location.pathname) backTo(position, form, window)
}

/** Milliseconds after the last key or choice. */
const pause = 300

/**
 * The button says how many events it would show, for as long as nothing is sent; a live region says it to those who do
 * not see it.
 */
function sayHowMany(form: HTMLFormElement, window: Window): void {
  const button = form.querySelector<HTMLButtonElement>('[data-count-many]')
  const region = form.querySelector('[aria-live]')
  if (!button || !region) return
  const say = (total: number) => {
    const { countOne, countMany } = button.dataset
    button.textContent = `${total.toLocaleString('de-DE')}\u00a0${(total === 1 ? countOne : countMany) ?? ''}`
  }
  const found = window.document.querySelector('#gefunden strong')?.textContent?.replaceAll(/\D/g, '')
  if (found) say(Number(found))
  let waiting = 0
  let last = 0
  const ask = async () => {
    const mine = ++last
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
    try {
      const answer = await window.fetch(`/api/count-dates?query=${encodeURIComponent(query.toString())}`)
      if (!answer.ok || mine !== last) return
      say(((await answer.json()) as { readonly total: number }).total)
      region.textContent = button.textContent
    } catch {
      // Without an answer the button goes on saying what it does.
      button.textContent = button.dataset['countMany'] ?? ''
    }
  }
  form.addEventListener('input', () => {
    window.clearTimeout(waiting)
    waiting = window.setTimeout(() => void ask(), pause)
  })
}

/** As the address has it: what is empty is left out, several values stand under one name, in order. */
function inOneAddress(formData: FormData): void {
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '')
    formData.delete(name)
    if (values.length > 0) formData.append(name, values.toSorted().join())
  }
}

function backTo({ scroll, focus, top, open }: ReadingPosition, form: HTMLFormElement, window: Window): void {
  const { document } = window
  const fold = form.querySelector('details')
  if (open && fold) fold.open = true
  window.scrollTo({ top: scroll, behavior: 'instant' })
  const control = document.getElementById(focus)
  if (control && top !== undefined)
    window.scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
  control?.focus({ preventScroll: true })
  const status = document.getElementById('gefunden')
  if (!status) return
  // A live region tells what changes in it, not what it came with.
  const told = [...status.childNodes]
  status.replaceChildren()
  window.setTimeout(() => status.replaceChildren(...told), 100)
}

/** Storage may be forbidden; then the page begins at its top. */
function keep(window: Window, text: string): void {
  try {
    window.sessionStorage.setItem(remembered, text)
  } catch {
    return
  }
}

function taken(window: Window): ReadingPosition | undefined {
  try {
    const text = window.sessionStorage.getItem(remembered)
    window.sessionStorage.removeItem(remembered)
    return text === null ? undefined : (JSON.parse(text) as ReadingPosition)
  } catch {
    return undefined
  }
}
