import type { IconName } from './icons.ts'
import { usesIcons } from './sprite.ts'

/** An icon beside a word: always hidden from screen readers, drawn once per page in the sprite. */
export const Icon = ({ name }: { readonly name: IconName }) => {
  usesIcons([name])
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
