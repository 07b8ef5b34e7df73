import { useId, useMemo } from 'react'
import { ownHtml } from '../ui/own-html.ts'
import { coverOf, type Cover, type CoverOptions } from './covers/cover.ts'

/** Stands for the gradient's id in a cached drawing. */
const idToken = 'verlauf'
const notInIds = /[^\w-]/g
const mostCached = 500
const cached = new Map<string, Cover>()

/** Drawings are cached, oldest dropped first: the same options draw the same picture. */
const drawn = (options: CoverOptions): Cover => {
  const key = `${options.slug}/${options.rubric}/${options.w}/${options.h}/${options.ground}/${options.color}`
  const known = cached.get(key)
  if (known) return known
  if (cached.size >= mostCached) cached.delete(cached.keys().next().value as string)
  const cover = coverOf({ ...options, id: idToken })
  cached.set(key, cover)
  return cover
}

/**
 * The generated art of a theme or rubric; decorative. Its drawing is made of our own figures and colours alone
 * (`coverOf` takes no colour but a hexadecimal one), so nothing of what editors write gets into the HTML.
 */
export function CoverArt({ id, ...options }: CoverOptions) {
  const own = useId()
  const { viewBox, inner } = drawn(options)
  const html = useMemo(() => ownHtml(inner.replaceAll(idToken, (id ?? own).replace(notInIds, ''))), [inner, id, own])
  return (
    <svg
      className="art"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
