import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '#cli/project-root.ts'

/** What of saxon-js is used; it brings no types. */
interface Saxon {
  transform(asked: {
    readonly stylesheetInternal: unknown
    readonly sourceText: string
    readonly destination: 'serialized'
  }): { readonly principalResult: string }
}

const folder = process.env['EN16931_RULES'] ?? ''
const rules = join(folder, 'EN16931-CII-validation.xslt')

/**
 * Whether the rules of EN 16931 are there that ConnectingEurope publishes for CII (eInvoicing-EN16931, EUPL):
 * EN16931_RULES names their folder.
 */
export const rulesAreThere = folder !== '' && existsSync(rules)

/** An invoice that the publishers give as an example. */
export const exampleNamed = (file: string): string => readFileSync(join(folder, file), 'utf8')

/**
 * Opens the rules, which takes 20 seconds for the first time: what was compiled is remembered under what it was made
 * of. Answers a function that tells which of them a document breaks.
 */
export function openRules(): (xml: string) => readonly string[] {
  const require = createRequire(import.meta.url)
  const saxon: Saxon = require('saxon-js')
  const compiled: unknown = JSON.parse(readFileSync(compiledRules(), 'utf8'))
  return (xml) => {
    const report = saxon.transform({ stylesheetInternal: compiled, sourceText: xml, destination: 'serialized' })
    // A report that tells of no rule was not made by the rules.
    if (!report.principalResult.includes('fired-rule')) throw new Error('the rules were not asked')
    const failed = report.principalResult.matchAll(/<svrl:failed-assert\b[^>]*\bid="([^"]+)"/g)
    return [...new Set([...failed].map(([, id = '']) => id))].toSorted()
  }
}

function compiledRules(): string {
  const made = createHash('sha256').update(readFileSync(rules)).digest('hex').slice(0, 16)
  const cache = join(projectRoot, 'node_modules/.cache')
  const file = join(cache, `en16931-${made}.sef.json`)
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  const half = `${file}.${process.pid}`
  const compiler = join(projectRoot, 'node_modules/xslt3/xslt3.js')
  execFileSync(process.execPath, [compiler, `-xsl:${rules}`, `-export:${half}`, '-nogo'], { stdio: 'pipe' })
  renameSync(half, file)
  return file
}
