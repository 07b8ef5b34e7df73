// Without React: data for searches, in the head of a page.
import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Frame, Head } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { context } from './provider.ts'

/** The way from the start page to a page, as its breadcrumbs show it; none of pages that searches shall not keep. */
export const breadcrumbLd = (head: Head, { settings }: Frame): WithContext<BreadcrumbList> | undefined => {
  if (!head.crumbs || head.canonical === undefined || head.noindex) return undefined
  const way = [
    { title: pageWording.shell.start, href: '/' },
    ...head.crumbs,
    { title: head.title, href: head.canonical },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: settings.siteOrigin + href,
    })),
  }
}
