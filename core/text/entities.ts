// The named characters that German running text is written with; the signs of HTML itself first.
const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: '\u0027',
    nbsp: '\u00a0',
    shy: '\u00ad',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    szlig: 'ß',
    euro: '€',
    sect: '§',
    para: '¶',
    deg: '°',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    sbquo: '‚',
    lsquo: '‘',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    times: '×',
    frac12: '½',
    sup2: '²',
    sup3: '³',
    copy: '©',
    reg: '®',
    trade: '™',
    aacute: 'á',
    agrave: 'à',
    acirc: 'â',
    Eacute: 'É',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    iacute: 'í',
    oacute: 'ó',
    ocirc: 'ô',
    ccedil: 'ç',
    ntilde: 'ñ',
  }),
)

const isScalar = (code: number): boolean => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)

/**
 * The character that an entity such as `&auml;` or `&#8211;` stands for; undefined for a name that is not known here.
 */
export const decodedEntity = (entity: string): string | undefined => {
  const name = entity.slice(1, -1)
  if (!name.startsWith('#')) return named.get(name)
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return isScalar(code) ? String.fromCodePoint(code) : '\ufffd'
}
