// Without React: where a host keeps its own content while its widget sleeps.

/** Keeps the whole of a limited text inside its host while a shortened one is shown and the widget sleeps. */
export const wholeTextSelector = 'template[data-whole]'

/** Shows the whole text of a host again, where it is shortened; answers whether it was. */
export function notShortenedAnyMore(host: HTMLElement): boolean {
  const whole = host.querySelector<HTMLTemplateElement>(wholeTextSelector)
  if (whole) host.replaceChildren(whole.content.cloneNode(true))
  return whole !== null
}
