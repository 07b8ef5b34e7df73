import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#cli/project-root.ts'
import type { ShownPage } from '#features/screens/screen.ts'

/** So many characters of a page's text: its heading and what stands below it. */
const mostCharacters = 4_000

/**
 * Tells what somebody had before him when a scenario failed: the address, the text of the page, and a picture where
 * there is one, which is stored in reports/.
 */
export const tellOfPage = (
  scenario: string,
  who: string,
  { address, text, picture }: ShownPage,
  folder = join(projectRoot, 'reports', 'failed'),
): string => {
  const file = join(folder, `${slugOf(`${scenario} ${who}`)}.png`)
  if (picture) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, picture)
  }
  const seen = text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
  const shortened = seen.length > mostCharacters ? `${seen.slice(0, mostCharacters)} …` : seen
  return [`${who} was at ${address}`, ...(picture ? [`as in ${file}`] : []), shortened].join('\n')
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9äöüß]+/g, '-')
    .slice(0, 100)
