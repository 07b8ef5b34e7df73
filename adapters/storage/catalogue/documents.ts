import type { Rubric, Theme } from '#core/catalogue/catalogue.ts'
import type { Hotel, NamedLocation } from '#core/shared/venues.ts'

/** What is stored of a rubric, town, hotel or theme itself; the rest is counted or joined when it is read. */
export type RubricDocument = Omit<Rubric, 'count'>
export type LocationDocument = NamedLocation
export type HotelDocument = Omit<Hotel, 'location'>
export type ThemeDocument = Omit<Theme, 'rubric' | 'events'>

interface Row {
  readonly document: string
}

export const rubricIn = ({ document }: Row): RubricDocument => JSON.parse(document)
export const locationIn = ({ document }: Row): LocationDocument => JSON.parse(document)
export const hotelIn = ({ document }: Row): HotelDocument => JSON.parse(document)
export const themeIn = ({ document }: Row): ThemeDocument => JSON.parse(document)
