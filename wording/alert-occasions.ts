import type { Subject } from '#core/alerts/alerts.ts'

const occasions: { readonly [Kind in Subject['kind']]: (title: string) => string } = {
  norm: (title) => `wenn sich ${title} ändert oder eine Entscheidung dazu erscheint`,
  term: (title) => `wenn sich die Rechtsgrundlagen zu „${title}“ ändern oder eine Entscheidung dazu erscheint`,
  theme: (title) => `wenn es neue Termine zu „${title}“ gibt`,
}

/** When somebody is told something, as the end of a sentence; on pages and in letters alike. */
export const occasionOf = ({ kind, title }: Pick<Subject, 'kind' | 'title'>): string => occasions[kind](title)
