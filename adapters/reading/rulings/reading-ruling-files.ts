import { largestRulingFile } from '#core/knowledge/rulings/ruling-file.ts'
import type { ForReadingRulingFiles } from '#core/knowledge/rulings/ports.ts'
import { xmlTextIn } from '../laws/xml-text.ts'
import { rulingOfXml } from './ruling-of-xml.ts'

/** Reads decisions as rechtsprechung-im-internet.de publishes them: XML (rii-dok 1), or the archive that holds it. */
export const readingRulingFiles: ForReadingRulingFiles = {
  async read(bytes) {
    const xml = await xmlTextIn(bytes, largestRulingFile)
    return xml.ok ? rulingOfXml(xml.value) : xml
  },
}
