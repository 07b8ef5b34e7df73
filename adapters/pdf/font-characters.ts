const wholeUnicode = 12

/** The characters that a TrueType font can draw, read from its character map of format 12 (OpenType, cmap). */
export function charactersOf(font: Buffer): { has(character: string): boolean } {
  const map = characterMap(font)
  const groups = font.readUInt32BE(map + 12)
  const known = new Set<number>()
  for (let nth = 0; nth < groups; nth += 1) {
    const group = map + 16 + 12 * nth
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1) known.add(code)
  }
  return { has: (character) => known.has(character.codePointAt(0) ?? 0) }
}

function characterMap(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, nth) => 12 + 16 * nth)
  const table = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (table === undefined) throw new Error('the font has no character map')
  const cmap = font.readUInt32BE(table + 8)
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, nth) => cmap + font.readUInt32BE(cmap + 8 + 8 * nth),
  )
  const whole = maps.find((at) => font.readUInt16BE(at) === wholeUnicode)
  if (whole === undefined) throw new Error('the font has no character map of all Unicode')
  return whole
}
