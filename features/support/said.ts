/** Words as they are read out: a no-break space is a space. */
export const said = (text: string): string => text.replaceAll('\u00a0', ' ')
