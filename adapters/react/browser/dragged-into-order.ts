import type { ForArrangingThemes } from '#core/theme-sequence/ports.ts'
import { themeSequenceWording as words } from '#wording/pages/theme-sequence.ts'

interface Dragging {
  readonly window: Window
  readonly site: () => Promise<{
    readonly office: { readonly themeSequence: Pick<ForArrangingThemes, 'updateThemeSequence'> }
  }>
}

/** Pixels from the edge of the window within which the page scrolls along. */
const edge = 56
/** Pixels by which it does, each time it is drawn. */
const scrolled = 9

/**
 * Lets a theme be dragged to its place in the list, by its grip or, with a mouse, anywhere beside its buttons. Others
 * make way while it is held; Escape puts all back. What is dropped is sent at once and told in a live region; where it
 * is refused, the form is sent as without scripts, and the page that answers says why.
 */
export function dragIntoOrder(form: HTMLFormElement, { window, site }: Dragging): void {
  const { document } = window
  const list = form.querySelector('ol')
  const said = form.querySelector('[role=status]')
  const version = form.querySelector<HTMLInputElement>('input[name=version]')
  if (!list || !said || !version) return
  const items = (): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')]

  const putBack = (order: readonly HTMLElement[]): void => list.append(...order)
  /** As without scripts: to its place by the form. */
  const sendForm = (item: HTMLElement, position: number): void => {
    const move = document.createElement('input')
    Object.assign(move, { type: 'hidden', name: 'move', value: `to ${position} ${item.dataset['theme'] ?? ''}` })
    form.append(move)
    form.submit()
  }
  const send = async (item: HTMLElement, before: readonly HTMLElement[]): Promise<void> => {
    const order = items()
    const position = order.indexOf(item) + 1
    list.setAttribute('aria-busy', 'true')
    try {
      const answer = await (
        await site()
      ).office.themeSequence.updateThemeSequence({
        rubricId: Number(form.dataset['arranges']),
        ids: order.map(({ dataset }) => Number(dataset['theme'])),
        version: Number(version.value),
      })
      if (!answer.ok) return sendForm(item, position)
      version.value = String(Number(version.value) + 1)
      said.textContent = words.done(item.dataset['title'] ?? '', position, order.length)
    } catch {
      putBack(before)
      said.textContent = words.notSent
    } finally {
      list.removeAttribute('aria-busy')
    }
  }

  list.addEventListener('pointerdown', (event) => {
    const target = event.target as Element
    const item = target.closest<HTMLElement>('li')
    if (!item || !event.isPrimary || event.button !== 0 || target.closest('button')) return
    if (event.pointerType !== 'mouse' && !target.closest('[data-grip]')) return
    if (list.getAttribute('aria-busy') === 'true') return
    event.preventDefault()
    hold(item, event)
  })

  /** Until the pointer lets go. What is held stays in the document: whoever takes it out takes it from the finger. */
  const hold = (item: HTMLElement, { pointerId, clientY }: PointerEvent): void => {
    const before = items()
    const held = new AbortController()
    let y = clientY
    item.setPointerCapture(pointerId)
    item.classList.add('dragged')
    said.textContent = ''

    const follow = (): void => {
      for (let next = item.nextElementSibling; next && y > middleOf(next); next = item.nextElementSibling)
        item.before(next)
      for (let last = item.previousElementSibling; last && y < middleOf(last); last = item.previousElementSibling)
        item.after(last)
    }
    const scroll = (): void => {
      if (held.signal.aborted) return
      const by = y < edge ? -scrolled : y > window.innerHeight - edge ? scrolled : 0
      if (by !== 0) {
        window.scrollBy({ top: by, behavior: 'instant' })
        follow()
      }
      window.requestAnimationFrame(scroll)
    }
    const end = (): void => {
      held.abort()
      item.classList.remove('dragged')
    }
    const giveUp = (): void => {
      end()
      putBack(before)
    }
    const { signal } = held
    item.addEventListener(
      'pointermove',
      (event) => {
        y = event.clientY
        follow()
      },
      { signal },
    )
    item.addEventListener(
      'pointerup',
      () => {
        end()
        if (items().some((each, nth) => each !== before[nth])) void send(item, before)
      },
      { signal },
    )
    item.addEventListener('pointercancel', giveUp, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal })
    window.requestAnimationFrame(scroll)
  }
}

const middleOf = (item: Element): number => {
  const { top, height } = item.getBoundingClientRect()
  return top + height / 2
}
