/** A label before what is said of it; a question or a call has its sign already, and takes no colon behind that. */
export const leading = (label: string): string => (/[?!]$/.test(label) ? label : `${label}:`)

/** What is said of what a label names. */
export const labelled = (label: string, says: string): string => `${leading(label)} ${says}`
