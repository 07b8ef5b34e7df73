import { themeIn } from './documents.ts'

/** Address of the picture of a stored theme; of the content the first entry is used (spec §3). */
export const imageOf = (document: string): string | undefined => themeIn({ document }).content[0]?.image?.url
