/** Of the breadcrumbs. */
export const pathWording = { path: 'Pfad', start: 'Start' } as const
