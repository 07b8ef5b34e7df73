/** Files in the format of gesetze-im-internet.de (gii-norm 1.01), of laws that nobody has made. */

const doctype = '<!DOCTYPE dokumente SYSTEM "http://www.gesetze-im-internet.de/dtd/1.01/gii-norm.dtd">'

interface HeadXml {
  readonly juris?: readonly string[]
  readonly official?: string
  readonly stand?: string
  readonly title?: string
  readonly text?: string
}

const standXml = (type: string, comment: string): string =>
  `<standangabe checked="ja"><standtyp>${type}</standtyp><standkommentar>${comment}</standkommentar></standangabe>`

export const changed = standXml('Stand', 'Zuletzt geändert durch Art. 1 G v. 19.7.2024 I Nr. 248')
export const recast = standXml('Neuf', 'Neugefasst durch Bek. v. 25.9.2001 I 2518')
export const hinted = standXml('Hinweis', 'Änderung durch Art. 9 G v. 27.12.2024 I Nr. 438 textlich nachgewiesen')

/** The first norm, which is the law itself. */
export const headXml = ({
  juris = ['GartG'],
  official,
  stand = changed,
  title = 'Gesetz über Gärten',
  text = '',
}: HeadXml = {}) =>
  `<norm builddate="20240724214501" doknr="BJNR000000000"><metadaten>${juris.map((one) => `<jurabk>${one}</jurabk>`).join('')}` +
  `${official ? `<amtabk>${official}</amtabk>` : ''}<ausfertigung-datum manuell="ja">1972-01-15</ausfertigung-datum>` +
  '<fundstelle typ="amtlich"><periodikum>BGBl I</periodikum><zitstelle>1972, 13</zitstelle></fundstelle>' +
  `<kurzue>Gartengesetz</kurzue><langue>${title}</langue>${stand}</metadaten><textdaten>${text}<fussnoten><Content><P><BR/> ` +
  '<pre xml:space="preserve">(+++ Textnachweis ab: 1.1.1975 +++)<BR/>(+++ Umsetzung der<BR/>     EURL 1/2 +++)<BR/></pre>' +
  '</P></Content></fussnoten></textdaten></norm>'

export const headingXml = (code: string, label: string, title: string, rest = ''): string =>
  `<norm builddate="20240724214501" doknr="BJNG${code}"><metadaten><jurabk>GartG</jurabk><gliederungseinheit>` +
  `<gliederungskennzahl>${code}</gliederungskennzahl><gliederungsbez>${label}</gliederungsbez>` +
  `<gliederungstitel>${title}</gliederungstitel></gliederungseinheit></metadaten>` +
  `<textdaten><text format="XML"><Content><P/></Content>${rest}</text><fussnoten/></textdaten></norm>`

/** A norm with a name; `content` is what stands in its Content, `rest` behind it. */
export const normXml = (designation: string, content: string, title = '', rest = ''): string =>
  `<norm builddate="20240724214501" doknr="BJNE"><metadaten><jurabk>GartG</jurabk><enbez>${designation}</enbez>` +
  `${title && `<titel format="parat">${title}</titel>`}</metadaten><textdaten><text format="XML">` +
  `<Content>${content}</Content>${rest}</text><fussnoten/></textdaten></norm>`

export const lawXml = (...norms: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>${doctype}\n` +
  `<dokumente builddate="20240724214501" doknr="BJNR000000000">${norms.join('\n')}</dokumente>`

/** The same as the canonical form writes it: without a DOCTYPE, and with no element that closes itself. */
export const canonical = (xml: string): string =>
  xml.replace(doctype, '').replaceAll(/<([A-Za-z]+)((?: [^<>]*?)?)\/>/g, '<$1$2></$1>')

export const items = (...pairs: readonly (readonly [label: string, text: string])[]): string =>
  `<DL Font="normal" Type="arabic">${pairs
    .map(([label, text]) => `<DT>${label}</DT><DD Font="normal"><LA Size="normal">${text}</LA></DD>`)
    .join('')}</DL>`
