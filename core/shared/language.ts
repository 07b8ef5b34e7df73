/** The language of every page (spec §9, the default language). */
export const language = 'de'
