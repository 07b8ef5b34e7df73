import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { de } from './de.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** How the provider calls his portal: from the one file that names everything of his. */
const portal = (): string => {
  const settings = parse(readFileSync(join(root, process.env['CONTENT_DIR'] ?? 'content', 'settings.yaml'), 'utf8'))
  return String((settings as { readonly portal: unknown }).portal)
}

/** The words as they are served, and the address that changes with them. */
export function servedWording(): { readonly address: string; readonly text: string; readonly module: string } {
  const text = JSON.stringify({ ...de.widgets, portal: portal() })
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  const address = `/wording/de.${hash}.json`
  return { address, text, module: `export const wordingAddress = '${address}'\n` }
}

/** Writes the address for the loader (before the build) and the words for the page (after it). */
export function writeWording(): void {
  const { address, text, module } = servedWording()
  mkdirSync(join(root, 'dist/client/wording'), { recursive: true })
  writeFileSync(join(root, `dist/client${address}`), text)
  writeFileSync(join(root, 'wording/wording-address.generated.ts'), module)
}

if (import.meta.main) writeWording()
