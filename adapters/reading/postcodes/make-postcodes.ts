// Makes the table of postcodes from a list of GeoNames: node adapters/reading/postcodes/make-postcodes.ts <DE.txt>
// Name the source and its licence in NOTICE and in the README afterwards.
import { readFileSync, writeFileSync } from 'node:fs'
import { tableFrom } from './table-from-geonames.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('which file? Lines of GeoNames, separated by tabs')
const table = tableFrom(readFileSync(file, 'utf8'))
const module = new URL('postcode-table.ts', import.meta.url)
const text = readFileSync(module, 'utf8')
writeFileSync(
  module,
  text.replace(/`\n[^`]*`/, () => `\`\n${table}\``),
)
