import { largestLawFile } from '#core/knowledge/laws/law-file.ts'
import type { ForReadingLawFiles } from '#core/knowledge/laws/ports.ts'
import { lawOfXml } from './law-of-xml.ts'
import { xmlTextIn } from './xml-text.ts'

/** Reads laws as gesetze-im-internet.de publishes them: XML (gii-norm 1.01), or the archive that holds it. */
export const readingLawFiles: ForReadingLawFiles = {
  async read(bytes, tell) {
    const xml = await xmlTextIn(bytes, largestLawFile)
    return xml.ok ? lawOfXml(xml.value, tell) : xml
  },
}
