/** Says in the file's metadata which of its attachments is the invoice, and by which rules (ZUGFeRD 2.3, 6.2.2). */
const claim = `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`

const property = (name: string, description: string): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

/** PDF/A allows a property only where its schema stands beside it (ISO 19005-3, 6.6.2.3). */
const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
  property('DocumentFileName', 'name of the embedded XML invoice file'),
  property('DocumentType', 'INVOICE'),
  property('Version', 'The actual version of the Factur-X XML schema'),
  property('ConformanceLevel', 'The conformance level of the embedded Factur-X data'),
].join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`

const endOfSchemas = '</rdf:Bag></pdfaExtension:schemas>'
const endOfMetadata = '</rdf:RDF>'

/**
 * The same PDF with the claim, which typst has no words for: its metadata stand once more behind its end, as a change
 * (ISO 32000-1, 7.5.6), so that nothing before it moves. Throws where the file is not built as typst builds it.
 */
export function withFacturXClaim(pdf: Buffer): Uint8Array<ArrayBuffer> {
  const text = pdf.toString('latin1')
  const number = found(/\/Type \/Catalog[^]*?\/Metadata (\d+) 0 R/, text)
  const object = text.slice(text.lastIndexOf(`\n${number} 0 obj\n`))
  const packet = found(/stream\n(<\?xpacket[^]*?<\?xpacket end="r"\?>)/, object)
  const [trailer, before] = [
    found(/trailer\n<<\n([^]*?)>>\nstartxref\n\d+\n%%EOF/, text),
    found(/startxref\n(\d+)/, text),
  ]
  if (!packet.includes(endOfSchemas) || !packet.includes(endOfMetadata)) throw new Error('metadata of another shape')
  const claimed = packet.replace(endOfSchemas, schema + endOfSchemas).replace(endOfMetadata, claim + endOfMetadata)
  const gap = text.endsWith('\n') ? '' : '\n'
  const changed = `${number} 0 obj\n<<\n  /Length ${claimed.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${claimed}\nendstream\nendobj\n`
  const objectAt = text.length + gap.length
  const table = `xref\n${number} 1\n${String(objectAt).padStart(10, '0')} 00000 n\r\n`
  const end = `trailer\n<<\n${trailer}  /Prev ${before}\n>>\nstartxref\n${objectAt + changed.length}\n%%EOF`
  return new Uint8Array(Buffer.concat([pdf, Buffer.from(gap + changed + table + end, 'latin1')]))
}

function found(pattern: RegExp, text: string): string {
  const part = pattern.exec(text)?.[1]
  if (part === undefined) throw new Error(`the PDF has no ${pattern.source}`)
  return part
}
