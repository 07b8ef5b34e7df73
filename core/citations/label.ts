import { formatDate } from '../shared/dates.ts'
import type { CaseCitation, CitedPart, LawCitation } from './citations.ts'

const partLabel = (part: CitedPart): string =>
  [
    part.absatz !== undefined && `Abs. ${part.absatz}`,
    part.unterabsatz !== undefined && `Unterabs. ${part.unterabsatz}`,
    part.eingangssatz && 'Eingangssatz',
    part.satz !== undefined && `Satz ${part.satz}${part.satzTo === undefined ? '' : ` bis ${part.satzTo}`}`,
    part.halbsatz !== undefined && `Halbsatz ${part.halbsatz}`,
    part.nummer !== undefined && `Nr. ${part.nummer}`,
    part.buchstabe !== undefined && `Buchst. ${part.buchstabe}`,
    part.following !== undefined && `${part.following}.`,
  ]
    .filter((said) => said !== false && said !== undefined)
    .join(' ')

const normLabel = ({ unit, law, number, numberTo, at }: LawCitation): string => {
  const sign = unit === 'article' ? 'Art.' : numberTo === undefined ? '§' : '§§'
  const numbers = numberTo === undefined ? number : `${number} bis ${numberTo}`
  return [sign, numbers, at && partLabel(at), law]
    .filter((said) => said !== undefined && said !== null && said !== '')
    .join(' ')
}

const decisionLabel = ({ court, type, date, fileNumber }: CaseCitation): string => {
  const day = date === undefined ? '' : formatDate(date)
  const decided = type === undefined || day === '' ? (type ?? day) : `${type} vom ${day}`
  return [court, decided, fileNumber].filter((said) => said !== '').join(', ')
}

/**
 * A norm or decision as it is usually written, whatever a text abbreviates: '§ 37 Abs. 6 Satz 1 BetrVG', 'BAG,
 * Beschluss vom 07.05.2024, 1 ABR 8/23'. An identifier of a decision stands for itself.
 */
export const citationLabel = (citation: LawCitation | CaseCitation): string =>
  citation.kind === 'law' ? normLabel(citation) : decisionLabel(citation)
