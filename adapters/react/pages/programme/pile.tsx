import type { Rubric } from '#core/catalogue/catalogue.ts'
import { rubricHref } from '#core/catalogue/theme-links.ts'
import { pageWording } from '#wording/pages.ts'
import { registerClass } from '../../blocks/rubric-badge.tsx'

/** The pile of books: the rubrics, each in its colour. */
export const Pile = ({ rubrics }: { readonly rubrics: readonly Rubric[] }) => (
  <nav className="pile" aria-label={pageWording.programme.rubrics}>
    {rubrics.map((rubric) => (
      <a key={rubric.id} className={registerClass(rubric.position)} href={rubricHref(rubric)}>
        <span>{rubric.title}</span>
        <small>{pageWording.programme.themes(rubric.count)}</small>
      </a>
    ))}
  </nav>
)
