/** A source without the comments that stand on lines of their own. */
export const withoutComments = (source: string): string => source.replace(/^\s*\/\*\*?[^]*?\*\/|^\s*\/\/.*/gm, '')
