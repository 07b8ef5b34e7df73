/** Width and height of an icon in px, and the width of its strokes, unless set otherwise (spec §9). */
export const iconSize = 48
export const iconStrokeWidth = 2

/** Share of the width that an icon with a background or padding gets around it on each side: 'about 7 %' (spec §9). */
const paddingShare = 0.07

export interface IconBox {
  readonly size: number
  readonly strokeWidth: number
  /** On each side, in whole px. */
  readonly padding: number
}

/** The box of an icon of that width in px; padding is added only where a background or padding is asked for. */
export const iconBox = ({
  size = iconSize,
  background = false,
  padding = false,
}: {
  readonly size?: number
  readonly background?: boolean
  readonly padding?: boolean
} = {}): IconBox => ({
  size,
  strokeWidth: iconStrokeWidth,
  padding: background || padding ? Math.round(size * paddingShare) : 0,
})
