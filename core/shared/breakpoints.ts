/** Window widths in px below which a page changes (spec §9). */
export const breakpoints = { oneColumn: 576, mobile: 768, twoColumns: 1200 } as const

/** Whether a window of that width, in px, is a mobile one. */
export const isMobile = (windowWidth: number): boolean => windowWidth < breakpoints.mobile
