/** A law in the format in which the official collection hands it out (gii-norm), as short as it can be. */
export const lawFile = (
  abbreviation: string,
  /** 'YYYY-MM-DD' */
  builtOn: string,
  norms: readonly { readonly norm: string; readonly title: string; readonly text: string }[],
): Uint8Array => {
  const built = `${builtOn.replaceAll('-', '')}000000`
  const head =
    `<norm builddate="${built}" doknr="BJNR1"><metadaten><jurabk>${abbreviation}</jurabk>` +
    `<ausfertigung-datum manuell="ja">1972-01-15</ausfertigung-datum><langue>Gesetz ${abbreviation}</langue>` +
    '<standangabe checked="ja"><standtyp>Stand</standtyp><standkommentar>Geändert durch G v. 19.7.2024 I Nr. 248' +
    '</standkommentar></standangabe></metadaten><textdaten/></norm>'
  const written = norms.map(
    ({ norm, title, text }) =>
      `<norm builddate="${built}" doknr="BJNE"><metadaten><jurabk>${abbreviation}</jurabk><enbez>${norm}</enbez>` +
      `<titel format="parat">${title}</titel></metadaten><textdaten><text format="XML"><Content><P>${text}</P>` +
      '</Content></text><fussnoten/></textdaten></norm>',
  )
  const xml = `<?xml version="1.0" encoding="UTF-8" ?><dokumente builddate="${built}" doknr="BJNR1">${head}${written.join('')}</dokumente>`
  return new TextEncoder().encode(xml)
}
