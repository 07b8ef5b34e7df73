import * as addressOf from '../shared/addresses.ts'
import type { Event, Theme } from './catalogue.ts'

type Addressed = Pick<Event, 'url'>

/** What taking part costs in all (spec §2). */
export const costsHref = ({ url }: Addressed): string => addressOf.costs(url)

/** What it costs, on paper, with the same query. */
export const costsPdfHref = ({ url }: Addressed): string => addressOf.costsPdf(url)

/** The order form for pen and fax (spec §2). */
export const orderFormHref = ({ url }: Addressed): string => addressOf.orderForm(url)

/** The event for one's calendar. */
export const calendarOfHref = ({ url }: Addressed): string => addressOf.eventCalendar(url)

/** The event on paper (spec §2). */
export const eventPdfHref = ({ url }: Addressed): string => addressOf.eventPdf(url)

/** The theme on paper (spec §2). */
export const themePdfHref = ({ url }: Pick<Theme, 'url'>): string => addressOf.themePdf(url)
