import type { OfferedTheme } from '#core/feeds/feeds.ts'
import { gross } from '#core/shared/money.ts'
import type { Table } from './endpoint.ts'

/** Themes as advertisers take them in: a gross price in euros with its currency, several towns behind each other. */
export const offersAsTable: Table = {
  columns: ['id', 'title', 'url', 'image', 'price', 'locations'],
  rows: (themes) =>
    (themes as readonly OfferedTheme[]).map(({ id, title, url, image, price, locations }) => [
      String(id),
      title,
      url,
      image,
      price ? `${(gross(price) / 100).toFixed(2)} EUR` : '',
      locations.join('|'),
    ]),
}
