/** The page widgets of spec §2, as `data-widget` names them on a host. */
export const widgetKinds = [
  'bookmark',
  'theme-teaser',
  'theme-info-box',
  'lexicon-grid',
  'limited-text',
  'video',
] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** The info box also stands on one host by id or on several by class (spec §2). */
const infoBox = '#theme-info-box[data-theme], .theme-info-box[data-theme]'

const hostSelector = [...widgetKinds.map((kind) => `[data-widget="${kind}"]`), infoBox].join(', ')

export const hostsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(hostSelector)]

/** The innermost host that something happened in. */
export const hostAround = (target: EventTarget | null): HTMLElement | undefined =>
  (target as Partial<Element> | null)?.closest?.<HTMLElement>(hostSelector) ?? undefined

/** That host, or the first one in the card, row or picture that something happened in. */
export const hostNear = (target: EventTarget | null): HTMLElement | undefined =>
  hostAround(target) ??
  (target as Partial<Element> | null)?.closest?.('article, li, tr, figure')?.querySelector<HTMLElement>(hostSelector) ??
  undefined

export function kindOf(host: Element): WidgetKind | undefined {
  const named = host.getAttribute('data-widget')
  return widgetKinds.find((kind) => kind === named) ?? (host.matches(infoBox) ? 'theme-info-box' : undefined)
}
