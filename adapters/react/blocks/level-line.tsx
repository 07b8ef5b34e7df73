import type { Level } from '#core/catalogue/level.ts'
import { levelWording } from '#wording/levels.ts'

/** How much a theme takes for granted, in a line; nothing where content did not say it yet. */
export const LevelLine = ({ level }: { readonly level: Level | undefined }) =>
  level && (
    <p className="small">
      {levelWording.label}: <strong>{levelWording.names[level]}</strong>
    </p>
  )
