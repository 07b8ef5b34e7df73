// Without React: the outlines of icons, as HTML.
import { documentIcons } from './document-icons.ts'
import { icons, type IconName } from './icons.ts'
import { spriteWith, symbolWith } from './symbol.ts'

const outlines = { ...icons, ...documentIcons } as const

/** The icons that a page uses. */
export const spriteOf = (names: Iterable<IconName>): string =>
  spriteWith(
    [...names]
      .sort()
      .map((name) => symbolWith(name, outlines[name]))
      .join(''),
  )

export const allIcons = Object.keys(outlines) as readonly IconName[]
