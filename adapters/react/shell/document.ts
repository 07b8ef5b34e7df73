// Without React: the document around what React draws, as text.
import { documentTitle, pageDataId, withoutSoftHyphens, type Frame, type Head, type PageData } from '../page.ts'
import type { PageAssets } from '#pages-port/page-rendering.ts'
import type { SectionSheet } from '#pages-port/section-sheets.ts'
import { pageWording } from '#wording/pages.ts'
import { escaped, jsonBlock } from './escape.ts'
import { breadcrumbLd } from './json-ld/breadcrumbs.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { language } from '#core/shared/language.ts'
import { brandPicture, covered } from '#core/shared/pictures.ts'

const plain = (text: string): string => escaped(withoutSoftHyphens(text))

interface DocumentParts {
  readonly sheet: SectionSheet | undefined
  readonly head: Head
  readonly frame: Frame
  readonly body: string
  /** Of a page that browsers take over. */
  readonly pageData?: PageData
}

/** The HTML document around a drawn body. Nothing inline that a strict content security policy would stop. */
export function documentOf({ sheet, head, frame, body, pageData }: DocumentParts): string {
  const { assets, cookiebotId } = frame.settings
  const digestOf = (address: string): string => {
    const digest = assets.integrity?.[address]
    return digest === undefined ? '' : ` integrity="${escaped(digest)}"`
  }
  const parts = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...assets.fonts.map(
      (font) => `<link rel="preload" href="${escaped(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...sheetsOf(assets, sheet).map((worn) => `<link rel="stylesheet" href="${escaped(worn)}"${digestOf(worn)}>`),
    ...metaOf(head, frame),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#faf8f4">',
    cookiebotId ? cookiebot(cookiebotId) : '',
    `<script type="module" src="${escaped(assets.loader)}"${digestOf(assets.loader)}></script>`,
    ...(pageData && assets.hydration ? takenOver(pageData, assets.hydration, digestOf(assets.hydration)) : []),
    ...[...(head.jsonLd ?? []), ...wayTo(head, frame)].map(
      (block) => `<script type="application/ld+json">${jsonBlock(block)}</script>`,
    ),
  ]
  return `<!doctype html><html lang="${language}" data-portal-name="${escaped(frame.brand.portal)}"><head>${parts.join('')}</head><body>${body}</body></html>`
}

const sheetsOf = ({ styles, sectionSheets }: PageAssets, sheet?: SectionSheet): readonly string[] =>
  sheet && sectionSheets ? [...styles, sectionSheets[sheet]] : styles

const takenOver = (pageData: PageData, script: string, digest: string): readonly string[] => [
  `<script type="application/json" id="${pageDataId}">${jsonBlock(pageData)}</script>`,
  `<script type="module" src="${escaped(script)}"${digest}></script>`,
]

const wayTo = (head: Head, frame: Frame): readonly object[] => {
  const way = breadcrumbLd(head, frame)
  return way ? [way] : []
}

const feedHref = { all: addressOf.feed, news: addressOf.newsFeed } as const

function metaOf(head: Head, { brand, settings, here }: Frame): string[] {
  const canonical = head.canonical === undefined ? undefined : escaped(settings.siteOrigin + head.canonical)
  return [
    `<title>${escaped(documentTitle(head, brand))}</title>`,
    head.description ? `<meta name="description" content="${plain(head.description)}">` : '',
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    canonical ? `<link rel="canonical" href="${canonical}">` : '',
    `<meta property="og:url" content="${canonical ?? escaped(settings.siteOrigin + here)}">`,
    `<meta property="og:title" content="${plain(head.title)}">`,
    head.description ? `<meta property="og:description" content="${plain(head.description)}">` : '',
    head.calendar
      ? `<link rel="alternate" type="text/calendar" href="${escaped(head.calendar)}" title="${plain(pageWording.shell.asCalendar(head.title))}">`
      : '',
    head.feed
      ? `<link rel="alternate" type="application/rss+xml" href="${feedHref[head.feed]}" title="${plain(`${brand.name}: ${pageWording.articles.feed[head.feed]}`)}">`
      : '',
    `<meta property="og:site_name" content="${plain(brand.name)}"><meta property="og:type" content="website">`,
    `<meta property="og:locale" content="de_DE"><meta property="og:image" content="${escaped(settings.siteOrigin + (head.picture ?? brandPicture))}">`,
    `<meta property="og:image:width" content="${covered.width}"><meta property="og:image:height" content="${covered.height}">`,
    `<meta property="og:image:alt" content="${plain(pictureAlt(head, brand))}"><meta name="twitter:card" content="summary_large_image">`,
  ]
}

const pictureAlt = ({ picture, title }: Head, brand: Frame['brand']): string =>
  picture === undefined || picture === brandPicture ? brand.name : pageWording.shell.pictureOf(title)

/** Where the provider uses Cookiebot, it asks for consent in place of our own banner. */
const cookiebot = (id: string): string =>
  `<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="${escaped(id)}" async></script>`
