import type { RubricOfTheme } from '#core/catalogue/catalogue.ts'

/** The class that gives a part its rubric's colour. */
export const registerClass = (position: number): string => `r${position}`

/** A rubric's name with its colour beside it. */
export const RubricBadge = ({ rubric }: { readonly rubric: RubricOfTheme }) => (
  <span className={`rub ${registerClass(rubric.position)}`}>{rubric.title}</span>
)
