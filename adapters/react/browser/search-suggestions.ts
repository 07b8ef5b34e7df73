import type { ForSearching } from '#core/search/ports.ts'
import type { Suggestion } from '#core/search/search.ts'

interface Suggesting {
  readonly window: Window
  readonly site: () => Promise<{ readonly knowledge: { readonly search: Pick<ForSearching, 'suggestions'> } }>
}

/**
 * Suggests while somebody types in a search field (WAI-ARIA, editable combobox with list autocomplete): arrows walk
 * through the list, Enter follows what is chosen and sends the form where nothing is, Escape closes the list first. One
 * question is under way at a time; whoever types on meanwhile gets the answer to what he typed last.
 */
export function suggestWhileTyping(input: HTMLInputElement, { window, site }: Suggesting): void {
  const { document } = window
  const list = document.getElementById(input.dataset['suggests'] ?? '')
  const status = list?.nextElementSibling
  if (!list || !status) return
  const kinds: Readonly<Record<string, string>> = JSON.parse(list.dataset['kinds'] ?? '{}')
  let shown: readonly Suggestion[] = []
  let chosen = -1
  let answered = input.defaultValue.trim()
  let isAsking = false

  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    autocomplete: 'off',
  }))
    input.setAttribute(name, value)

  const choose = (nth: number): void => {
    chosen = nth
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(at === nth))
      if (at === nth) option.scrollIntoView({ block: 'nearest' })
    }
    if (nth === -1) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${list.id}-${nth}`)
  }
  const show = (items: readonly Suggestion[]): void => {
    shown = items
    list.replaceChildren(...items.map(optionOf))
    list.hidden = items.length === 0
    input.setAttribute('aria-expanded', String(items.length > 0))
    choose(-1)
  }
  const optionOf = ({ title, kind }: Suggestion, nth: number): HTMLElement => {
    const option = document.createElement('div')
    option.id = `${list.id}-${nth}`
    option.setAttribute('role', 'option')
    const what = document.createElement('small')
    what.textContent = kinds[kind] ?? ''
    option.append(title, ' ', what)
    return option
  }
  const tell = (): void => {
    const [one = '', many = ''] = [status.getAttribute('data-one'), status.getAttribute('data-many')].map(String)
    status.textContent = shown.length === 0 ? '' : shown.length === 1 ? one : `${shown.length} ${many}`
  }
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      while (input.value.trim() !== answered) {
        answered = input.value.trim()
        const answer = await (await site()).knowledge.search.suggestions({ q: answered })
        // Who has left the field is not called back to it.
        if (document.activeElement === input) show(answer.ok ? answer.value.items : [])
        tell()
      }
    } catch {
      // The form works without suggestions.
      show([])
    } finally {
      isAsking = false
    }
  }
  const close = (): void => show([])

  input.addEventListener('input', () => void ask())
  input.addEventListener('keydown', (event) => {
    const { key, isComposing } = event
    if (isComposing || list.hidden) return
    const url = shown[chosen]?.url
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    // Between the last and the first is the field itself.
    if (step !== 0) choose(((chosen + 1 + step + shown.length + 1) % (shown.length + 1)) - 1)
    else if (key === 'Escape') close()
    else if (key === 'Enter' && url !== undefined) window.location.assign(url)
    else return
    event.preventDefault()
  })
  // A press on an option would take the focus out of the field, and close the list before the click is heard.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const nth = [...list.children].findIndex((option) => option.contains(target as Node))
    const url = shown[nth]?.url
    if (url !== undefined) window.location.assign(url)
  })
  input.addEventListener('blur', close)
  // What was typed before this script came.
  void ask()
}
