import { firstRows } from './features/support/first-rows.mjs'

// One profile per assembly (architecture §1); the same scenarios run in each: `cucumber-js --profile core`.
const features = 'features/**/*.feature'
const everywhere = {
  import: ['features/support/world.ts', 'features/**/*.steps.ts'],
  paths: [features],
  format: ['progress'],
  strict: true,
}
// What opens an application for each scenario runs two at a time: the core is faster without.
const assembly = (name, more = {}) => ({ ...everywhere, worldParameters: { assembly: name }, ...more })

// Of tables of examples, all rows or the first one alone.
const rows = process.env.EXAMPLES === 'first' ? { paths: firstRows(features) } : {}

export default {}
// What only a browser has, such as its session storage, nothing else can show.
export const core = assembly('core', { tags: 'not @only-in-browser' })
// What sends nothing over the wire proves nothing about it: counted in the core alone, …
export const http = assembly('http', { ...rows, tags: 'not @no-wire and not @only-in-browser', parallel: 2 })
// … but heard here as well, so that the tag stays true.
export const silent = assembly('http', { tags: '@no-wire and not @only-in-browser' })
// What concerns programs alone has no screen.
export const dom = assembly('dom', { ...rows, tags: 'not @no-screen and not @only-in-browser', parallel: 2 })
// What is long is left to the long run.
const inChromium = '@browser and not @not-in-browser and not @no-screen'
export const browser = assembly('browser', {
  ...rows,
  tags: process.env.LONG ? inChromium : `${inChromium} and not @long`,
  parallel: 2,
})
