/** What is said where a browser cannot draw a page any more. */
export const brokenPageWording = {
  title: 'Das lag an uns',
  text: 'Diese Seite lässt sich gerade nicht weiter anzeigen. Laden Sie sie neu: Was Sie gespeichert haben, ist noch da.',
  loadAnew: 'Seite neu laden',
} as const
