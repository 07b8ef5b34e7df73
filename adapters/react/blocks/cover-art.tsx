import { useId } from 'react'
import { coverOf, type Cover, type CoverOptions } from './covers/cover.ts'

/** Stands for the gradient's id in a kept drawing. */
const idToken = 'verlauf'
const notInIds = /[^\w-]/g
const mostKept = 500
const kept = new Map<string, Cover>()

/** Drawings are kept, oldest dropped first: the same wishes draw the same picture. */
const drawn = (wishes: CoverOptions): Cover => {
  const key = `${wishes.slug}/${wishes.rubric}/${wishes.w}/${wishes.h}/${wishes.ground}/${wishes.color}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string)
  const cover = coverOf({ ...wishes, id: idToken })
  kept.set(key, cover)
  return cover
}

/**
 * The generated art of a theme or rubric; decorative. Its drawing is made of our own figures and colours alone (`coverOf`
 * takes no colour but a hexadecimal one), so nothing of what editors write gets into the HTML.
 */
export function CoverArt({ id, ...wishes }: CoverOptions) {
  const own = useId()
  const { viewBox, inner } = drawn(wishes)
  return (
    <svg
      className="art"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: inner.replaceAll(idToken, (id ?? own).replace(notInIds, '')) }}
    />
  )
}
