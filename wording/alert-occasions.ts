import type { Subject } from '#core/alerts/alerts.ts'
import { unbroken } from '#core/shared/unbroken.ts'

/** What is followed as it is called in a sentence: '§ 37 BetrVG', '„Abmahnung“'. */
export const calledOf = ({ kind, title }: Pick<Subject, 'kind' | 'title'>): string =>
  kind === 'norm' ? unbroken(title) : `„${title}“`

const occasions: { readonly [Kind in Subject['kind']]: (called: string) => string } = {
  norm: (called) => `wenn sich ${called} ändert oder eine Entscheidung dazu erscheint`,
  term: (called) => `wenn sich die Rechtsgrundlagen zu ${called} ändern oder eine Entscheidung dazu erscheint`,
  theme: (called) => `wenn es neue Termine zu ${called} gibt`,
}

/** When somebody is told something, as the end of a sentence; on pages and in letters alike. */
export const occasionOf = (subject: Pick<Subject, 'kind' | 'title'>): string =>
  occasions[subject.kind](calledOf(subject))
