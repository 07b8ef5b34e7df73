import { audienceHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { pathWording } from '#wording/pages/path.ts'
import { documentTitle, type Crumb, type Frame, type Head } from '../page.ts'

/**
 * What stands around a page follows where a browser draws another one in its place: title, canonical address, whether
 * searches keep it, breadcrumbs, and what the menu marks. The document that was sent says the same of its own page.
 */
export function headFollows(document: Document, head: Head, { brand, settings }: Frame): void {
  document.title = documentTitle(head, brand)
  const canonical = head.canonical === undefined ? undefined : settings.siteOrigin + head.canonical
  inHead(document, 'link', { rel: 'canonical' }, 'href', canonical)
  inHead(document, 'meta', { name: 'robots' }, 'content', head.noindex && 'noindex')
  showCrumbs(document, head)
  for (const link of document.querySelectorAll('.nav [data-of]')) {
    const of = link.getAttribute('data-of')
    setCurrent(link, of === head.section || of === head.audience)
    const group = targetGroups.find((each) => each === of)
    if (group) link.setAttribute('href', audienceHref(head.section === 'lexikon', brand, group))
  }
}

/** The one element of the head with these attributes says that value; without a value there is none. */
function inHead(
  document: Document,
  tag: 'link' | 'meta',
  known: Readonly<Record<string, string>>,
  says: 'href' | 'content',
  value: string | undefined,
): void {
  const selector = Object.entries(known).map(([name, text]) => `[${name}="${text}"]`)
  const found = document.head.querySelector(tag + selector.join(''))
  if (value === undefined) {
    found?.remove()
    return
  }
  const element = found ?? document.createElement(tag)
  for (const [name, text] of Object.entries({ ...known, [says]: value })) element.setAttribute(name, text)
  if (!found) document.head.append(element)
}

function setCurrent(link: Element, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')
}

/** As the server draws them (shell/breadcrumbs.tsx). */
function showCrumbs(document: Document, { crumbs, title }: Head): void {
  const known = document.querySelector('nav.crumb')
  if (!crumbs) {
    known?.remove()
    return
  }
  const nav = known ?? document.createElement('nav')
  if (!known) {
    nav.className = 'wrap crumb'
    nav.setAttribute('aria-label', pathWording.path)
    document.getElementById('inhalt')?.before(nav)
  }
  const start = { title: pathWording.start, href: '/' }
  const here = document.createElement('span')
  here.setAttribute('aria-current', 'page')
  here.textContent = title
  const list = document.createElement('ol')
  list.append(...[...[start, ...crumbs].map((crumb) => linkTo(document, crumb)), here].map((part) => inItem(part)))
  nav.replaceChildren(list)
}

const linkTo = (document: Document, { title, href }: Crumb): Element => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  link.textContent = title
  return link
}

const inItem = (part: Element): Element => {
  const item = part.ownerDocument.createElement('li')
  item.append(part)
  return item
}
