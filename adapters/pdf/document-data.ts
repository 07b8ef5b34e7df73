import { encodeQR } from 'qr'
import type { Block, Fact, OpenedText, PrintedDocument } from '#core/documents/documents.ts'

/** Characters that the fonts can draw. */
interface Characters {
  has(character: string): boolean
}

/** Stands for a character that no font has. */
const box = '\u25A1'

/** The document as the template reads it: every field is there, and no text holds what paper cannot show. */
export function asData(document: PrintedDocument, drawn: Characters): object {
  const { title, about = title, subtitle = '', sheet = false, plain = false, letter, letterhead, eInvoice } = document
  const { blocks, issuer, issued } = document
  const printable = printableIn(drawn)
  const factAsData = ({ label, text }: Fact): Fact => ({ label: printable(label), text: printable(text) })
  const openedAsData = (text: string | (Pick<OpenedText, 'text'> & Partial<OpenedText>)): OpenedText =>
    typeof text === 'string'
      ? { opening: '', text: printable(text) }
      : { opening: printable(text.opening ?? ''), text: printable(text.text) }
  const blockAsData = (block: Block): object => {
    switch (block.kind) {
      case 'heading':
      case 'link':
        return { ...block, text: printable(block.text) }
      case 'code':
        return { ...block, text: printable(block.text), squares: squaresOf(block.href) }
      case 'paragraph':
        return { ...block, ...openedAsData(block), tone: block.tone ?? '' }
      case 'list':
        return { ...block, items: block.items.map(openedAsData), marks: block.marks ?? '' }
      case 'facts':
        return { ...block, facts: block.facts.map(factAsData) }
      case 'form':
        return {
          ...block,
          fields: block.fields.map(({ label, text, lines = 1 }) => ({
            label: printable(label),
            text: text === undefined ? null : printable(text),
            lines,
          })),
        }
      case 'signatures':
        return { ...block, closing: printable(block.closing ?? ''), under: block.under.map(printable) }
      case 'table':
        return {
          ...block,
          caption: printable(block.caption ?? ''),
          columns: block.columns.map(({ title, takes = 'text' }) => ({ title: printable(title), takes })),
          rows: block.rows.map(({ cells, strong = false, sum = false }) => ({
            cells: cells.map(printable),
            strong,
            sum,
          })),
        }
    }
  }
  return {
    title: printable(title),
    about: printable(about),
    sheet,
    plain,
    letter: letter
      ? { from: printable(letter.from), to: letter.to.map(printable), beside: letter.beside.map(factAsData) }
      : null,
    subtitle: printable(subtitle),
    issued: issued === undefined ? null : issued.split('-').map(Number),
    issuer: { name: printable(issuer.name), claim: printable(issuer.claim), contact: printable(issuer.contact) },
    letterhead: letterhead
      ? {
          from: printable(letterhead.from),
          to: letterhead.to.map(printable),
          facts: letterhead.facts.map(factAsData),
          foot: letterhead.foot.map((lines) => lines.map(printable)),
        }
      : null,
    eInvoice: eInvoice ?? null,
    blocks: blocks.map(blockAsData),
  }
}

/** An address as a QR code, row by row from the top: true is dark. It can be read though a seventh of it is lost. */
const squaresOf = (address: string): readonly (readonly boolean[])[] =>
  encodeQR(address, 'raw', { ecc: 'medium', border: 1 })

/** One line of whole characters: breaking lines is the template's work, and control characters are nobody's. */
const printableIn =
  (drawn: Characters) =>
  (text: string): string => {
    const line = text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim()
    return Array.from(line, (character) => (isDrawn(character, drawn) ? character : box)).join('')
  }

/** A soft hyphen and a no-break space are the line's, not the font's. */
const isDrawn = (character: string, drawn: Characters): boolean =>
  character === '\u00AD' || character === '\u00A0' || drawn.has(character)
