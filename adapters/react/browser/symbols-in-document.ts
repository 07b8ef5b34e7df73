import type { IconName } from '../ui/icons.ts'
import { spriteOf, symbolOf } from '../ui/sprite.ts'

/**
 * Sees to it that a document holds the symbols of icons that are drawn in it: pages of others come without any, ours
 * with those of what they showed on the server.
 */
export const symbolsIn =
  (document: Document) =>
  (name: IconName): void => {
    if (document.getElementById(`i-${name}`)) return
    const sprite = document.querySelector('.sprite')
    if (sprite) sprite.insertAdjacentHTML('beforeend', symbolOf(name))
    else document.body.insertAdjacentHTML('beforeend', spriteOf([name]))
  }
