import type { ReactNode } from 'react'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { newBadge } from '#core/catalogue/card-words.ts'
import { coverOf } from '#core/catalogue/cover.ts'
import { CoverArt } from './cover-art.tsx'

interface Covered {
  readonly card: Pick<ThemeCard, 'url' | 'rubric' | 'color' | 'image' | 'isNew'>
  readonly poster?: boolean
  readonly aside?: ReactNode
  /** In place of its own, where its neighbour has that. */
  readonly ground?: number | undefined
  /** Of the drawing's gradient; one of its own where none is given. */
  readonly id?: string
}

/**
 * The head of a theme: its picture, or the generated cover in the rubric's colour or the theme's own; 'Neu' across it.
 */
export function ThemeCover({ card, poster = false, aside, ground, id }: Covered) {
  const cover = coverOf(card)
  const size = poster ? { w: 360, h: 450 } : { w: 400, h: 300 }
  const own = {
    ...(card.color !== undefined && { color: card.color }),
    ...(ground !== undefined && { ground }),
    ...(id !== undefined && { id }),
  }
  return (
    <div className={poster ? 'cover poster' : 'cover'}>
      {cover.kind === 'image' ? (
        <img
          className="art"
          src={cover.url}
          alt={cover.alt}
          width={size.w}
          height={size.h}
          loading={poster ? 'eager' : 'lazy'}
        />
      ) : (
        <CoverArt slug={card.url} rubric={card.rubric.position} {...size} {...own} />
      )}
      {card.isNew && (
        <span className="band">
          <b>{newBadge}</b>
          {aside}
        </span>
      )}
    </div>
  )
}
