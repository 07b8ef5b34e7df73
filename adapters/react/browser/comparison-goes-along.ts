import { mostCompared } from '#core/comparison/most-compared.ts'
import * as addressOf from '#core/shared/addresses.ts'

const lists: ReadonlySet<string> = new Set([addressOf.events, addressOf.programme])

/**
 * What is ticked to be compared goes along to every other list of the finder, by its links and by the form of its
 * filters: in the address, where the lists look for it, as many as can be compared. The page's own address says it too,
 * for whoever comes back to it.
 */
export function comparisonGoesAlong(compared: HTMLFormElement, filters: HTMLFormElement, window: Window): void {
  const { document, location, history } = window
  const boxes = [...compared.elements].filter((one): one is HTMLInputElement => 'checked' in one)
  const items = boxes.filter(({ name, type, checked }) => isOfAnItem(name) && (type === 'hidden' || checked))
  const chosen = items
    .map(({ value }) => value)
    .slice(0, mostCompared)
    .join(',')
  const field = filters.querySelector<HTMLInputElement>('input[name=vergleich]') ?? document.createElement('input')
  field.type = 'hidden'
  field.name = 'vergleich'
  field.value = chosen
  filters.append(field)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    if (lists.has(link.pathname)) link.search = comparing(link.search, chosen)
  history.replaceState(null, '', location.pathname + comparing(location.search, chosen) + location.hash)
}

const isOfAnItem = (name: string): boolean => name === 'event' || name === 'theme'

/** Commas stand as they are, as in the page's links. */
function comparing(search: string, chosen: string): string {
  const query = new URLSearchParams(search)
  if (chosen === '') query.delete('vergleich')
  else query.set('vergleich', chosen)
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`
}
