import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { de } from '#wording/de.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The words as they are served, and the address that changes with them. */
export function servedWording(): { readonly address: string; readonly text: string; readonly module: string } {
  const text = JSON.stringify(de.widgets)
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
