import { Window, type Element } from 'happy-dom'

/** The fields of the forms on a page, by name, as a browser would show them. */
export function fieldsOf(page: string): Record<string, string> {
  const { document } = new Window()
  document.write(page)
  const fields = [...document.querySelectorAll('main input[name]'), ...document.querySelectorAll('main select[name]')]
  return Object.fromEntries(fields.map((field) => [field.getAttribute('name'), shownIn(field)]))
}

// Read from the markup: happy-dom's select does not heed the option that is marked.
const shownIn = (field: Element): string =>
  (field.querySelector('option[selected]') ?? field).getAttribute('value') ?? ''
