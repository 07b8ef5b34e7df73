/** Words of the page on which the office arranges themes, for the server and for the page's script. */
export const themeSequenceWording = {
  title: 'Themen ordnen',
  lead: 'In welcher Reihenfolge die Themen einer Rubrik stehen. Spätere Einspielungen lassen sie so.',
  rubrics: 'Rubriken',
  none: 'In dieser Rubrik steht kein Thema.',
  drag: 'Sie können ein Thema an seinen Platz ziehen; Escape lässt es, wo es war. Mit der Tastatur: „Höher“ und „Tiefer“.',
  up: 'Höher',
  down: 'Tiefer',
  done: (title: string, position: number, of: number) => `„${title}“ steht jetzt an Stelle ${position} von ${of}`,
  failed: 'Die Reihenfolge wurde nicht geändert',
  notSent: 'Die Reihenfolge ist wie zuvor: Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
} as const
