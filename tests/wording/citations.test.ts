import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { root } from '../architecture/import-graph.ts'

/**
 * Every law and ruling that a sentence of ours cites, file by file in its order. Each was looked up by hand; whoever
 * writes another one looks it up, too.
 */
const citations: Readonly<Record<string, readonly string[]>> = {
  // Which norm gives a body its seats.
  'adapters/react/blocks/portal/seat-plan.tsx': ['§ 9 BetrVG', '§ 62 BetrVG', '§ 177 SGB IX'],
  'core/costs/legal-basis.ts': [
    // Necessary training of the Betriebsrat, and that the employer bears its costs.
    '§ 37 Abs. 6 BetrVG',
    '§ 40 Abs. 1 BetrVG',
    // Training of the Vertrauensperson and her deputy, and its costs.
    '§ 179 Abs. 4 S. 3 SGB IX',
    '§ 179 Abs. 8 SGB IX',
    // What holds for the JAV as well.
    '§ 65 Abs. 1 BetrVG',
    '§ 37 Abs. 6 BetrVG',
    '§ 65 Abs. 1 BetrVG',
    '§ 40 Abs. 1 BetrVG',
  ],
  'core/gremium/law/hints.ts': [
    // Regular elections and the end of a term: council, JAV, person of trust.
    '§ 13 Abs. 1 BetrVG',
    '§ 21 BetrVG',
    '§ 64 BetrVG',
    '§ 177 Abs. 5 SGB IX',
    '§ 177 Abs. 7 SGB IX',
    // A term of less than a year skips the next election.
    '§ 13 Abs. 3 Satz 2 BetrVG',
    '§ 21 BetrVG',
    '§ 64 Abs. 1 BetrVG',
    '§ 13 Abs. 3 Satz 2 BetrVG',
    '§ 177 Abs. 5 SGB IX',
    // Too few members, also with those who move up.
    '§ 13 Abs. 2 Nr. 2 BetrVG',
    '§ 25 Abs. 1 BetrVG',
    // Size of a council, from five who may vote; where too few may be elected, the next lower one.
    '§ 9 BetrVG',
    '§ 1 Abs. 1 BetrVG',
    '§ 9 BetrVG',
    '§ 11 BetrVG',
    // Releases, works committee, further committees, quorum.
    '§ 38 Abs. 1 BetrVG',
    '§ 27 Abs. 1 BetrVG',
    '§ 28 Abs. 1 BetrVG',
    '§ 33 Abs. 2 BetrVG',
    // Size of a JAV, from five young employees and trainees.
    '§ 62 Abs. 1 BetrVG',
    '§ 60 Abs. 1 BetrVG',
    '§ 62 Abs. 1 BetrVG',
    // A person of trust, from five; her release; deputies who are given tasks.
    '§ 177 Abs. 1 SGB IX',
    '§ 177 Abs. 1 SGB IX',
    '§ 179 Abs. 4 Satz 2 SGB IX',
    '§ 178 Abs. 1 Satz 4 SGB IX',
    '§ 178 Abs. 1 Satz 5 SGB IX',
  ],
  'core/papers/agenda-paper.ts': [
    // Members are invited in time, with the agenda; for whoever cannot come his substitute; the SBV too.
    '§ 29 Abs. 2 Satz 3 BetrVG',
    '§ 29 Abs. 2 Satz 6 BetrVG',
    '§ 29 Abs. 2 Satz 4 BetrVG',
    '§ 33 BetrVG',
    // The whole JAV takes part in what concerns mainly the young.
    '§ 67 Abs. 1 Satz 2',
  ],
  'core/papers/law-words.ts': [
    '§ 37 Abs. 6 BetrVG',
    '§ 40 Abs. 1 BetrVG',
    // The employer is told; what is needed at work is thought of; release; the Einigungsstelle.
    '§ 37 Abs. 6 Satz 4 BetrVG',
    '§ 37 Abs. 6 Satz 3 BetrVG',
    '§ 37 Abs. 6',
    '§ 37 Abs. 6 Satz 5 BetrVG',
    // Suitable training: its third sentence leads to those of Abs. 6, its first one gives paid leave.
    '§ 37 Abs. 7 BetrVG',
    '§ 37 Abs. 7 Satz 3',
    '§ 37 Abs. 7 Satz 3',
    '§ 37 Abs. 7 Satz 1 BetrVG',
    '§ 37 Abs. 7 Satz 3',
    '§ 179 Abs. 4 Satz 3 SGB IX',
    '§ 179 Abs. 8 SGB IX',
    '§ 179 Abs. 4 Satz 3',
    '§ 65 Abs. 1',
  ],
  // Quorum and majority of a works council, votes of the JAV among them.
  'core/papers/resolution-blocks.ts': [
    '§ 29 Abs. 2 Satz 3 BetrVG',
    '§ 29 Abs. 2 Satz 6 BetrVG',
    '§ 33 Abs. 2 BetrVG',
    '§ 33 Abs. 1 BetrVG',
    '§ 67 Abs. 2 BetrVG',
    '§ 33 Abs. 3 BetrVG',
    // Minutes are signed by the chair and another member.
    '§ 34 Abs. 1 Satz 2 BetrVG',
  ],
  'core/papers/resolution-paper.ts': [
    '§ 37 Abs. 7 BetrVG',
    // Tasks of the JAV.
    '§ 70 BetrVG',
  ],
  // Quorum and majority of a works council.
  'core/training-plan/legal-basis-of-step.ts': [
    // Members of an election committee: costs of the election, and working time that is missed.
    '§ 20 Abs. 3 BetrVG',
    '§ 20 Abs. 3 BetrVG',
    // Suitable training as a second way, for the JAV as well.
    '§ 37 Abs. 7 BetrVG',
    '§ 65 Abs. 1 BetrVG',
    '§ 37 Abs. 7 BetrVG',
  ],
  // Within three weeks after the dismissal has arrived one sues.
  'wording/chatbot-replies.ts': ['§ 4 Satz 1 KSchG'],
  'wording/booking-refusals.ts': ['§ 33 Abs. 2 BetrVG', '§ 33 Abs. 1 BetrVG'],
  // The way of each body to a training: who decides, who is told, who pays.
  'wording/pages/booking-path.ts': [
    '§ 37 Abs. 6 BetrVG',
    '§ 37 Abs. 7 BetrVG',
    '§ 179 Abs. 4 S. 3 SGB IX',
    '§ 40 Abs. 1 BetrVG',
    '§ 179 Abs. 8 SGB IX',
    '§ 65 Abs. 1 BetrVG',
    '§ 67 Abs. 2 BetrVG',
    '§ 33 BetrVG',
    '§ 37 Abs. 6 S. 4 BetrVG',
    // It leads to the sentences of Abs. 6.
    '§ 37 Abs. 7 S. 3 BetrVG',
  ],
  // On what each body asks the employer, and where he goes who finds the timing wrong.
  'wording/pages/delegation.ts': [
    // Invitations name the agenda; a person of trust needs no resolution.
    '§ 29 Abs. 2 S. 3 BetrVG',
    '§ 29 Abs. 2 S. 3 BetrVG',
    '§ 179 Abs. 4 S. 3 SGB IX',
  ],
  'wording/pages/employers-request.ts': [
    '§ 37 Abs. 6 BetrVG',
    '§ 40 Abs. 1 BetrVG',
    '§ 37 Abs. 7 BetrVG',
    '§ 179 Abs. 4 S. 3 SGB IX',
    '§ 179 Abs. 8 SGB IX',
    '§ 65 Abs. 1',
    '§ 37 Abs. 6 BetrVG',
    '§ 65 Abs. 1',
    '§ 40 Abs. 1 BetrVG',
    '§ 37 Abs. 6 S. 5 BetrVG',
  ],
  // Pictures are shown with the consent of whoever is to be seen.
  // Betriebliches Eingliederungsmanagement; Geheimhaltung, as members owe it.
  'wording/pages/forum.ts': ['§ 167 SGB IX', '§ 79 BetrVG'],
  'wording/pages/materials.ts': ['§ 22 KUG', '§ 22 KUG'],
  'wording/pages/problems.ts': ['§ 33 Abs. 2 BetrVG', '§ 33 Abs. 1 BetrVG'],
  'wording/pages/programme.ts': [
    '§ 37 Abs. 6 BetrVG',
    '§ 179 Abs. 4 S. 3 SGB IX',
    // The JAV votes on what concerns mainly the young.
    '§ 67 Abs. 2 BetrVG',
    '§ 37 Abs. 6 BetrVG',
    '§ 40 Abs. 1 BetrVG',
    '§ 179 Abs. 4 S. 3 SGB IX',
    '§ 179 Abs. 8 SGB IX',
    '§ 37 Abs. 6 BetrVG',
    '§ 65 Abs. 1 BetrVG',
    '§ 67 Abs. 2 BetrVG',
    '§ 65 Abs. 1',
    '§ 40 BetrVG',
  ],
  // Starter sets do not make a seminar unnecessary.
  'wording/pages/rulings.ts': ['§ 37 BetrVG'],
  'wording/pages/theme-pages.ts': ['7 ABR 27/20', '§ 37 Abs. 6 BetrVG'],
  // Who bears the costs, and the rights to training that an order may rest on.
  'wording/pages/checkout.ts': [
    '§ 40 Abs. 1 BetrVG',
    '§ 37 Abs. 6 BetrVG',
    '§ 37 Abs. 7 BetrVG',
    '§ 179 Abs. 4 SGB IX',
    '§ 65 Abs. 1 BetrVG',
  ],
  // What needs no consent.
  // Whoever is not in the council has no claim of his own.
  // Approved events.
  'wording/pages/training-plan.ts': ['§ 37 Abs. 7 BetrVG'],
  'wording/training-plan.ts': ['§ 37 Abs. 6 BetrVG'],
  'wording/training-purposes.ts': [
    // Staff; social matters; that laws are kept; health and safety.
    '§§ 99',
    '§ 87 BetrVG',
    '§ 80 Abs. 1 Nr. 1 BetrVG',
    '§ 87 Abs. 1 Nr. 7',
    '§ 89 BetrVG',
    // Chair and meetings; minutes; economic committee and the annual accounts; current business.
    '§§ 26',
    '§ 34 BetrVG',
    '§ 106 BetrVG',
    '§ 108 Abs. 5 BetrVG',
    '§ 27 Abs. 2 BetrVG',
    // Assessment of risks; reintegration; technical devices; staff once more; hours and pay.
    '§ 5 ArbSchG',
    '§ 87 Abs. 1 Nr. 7 BetrVG',
    '§ 167 Abs. 2 SGB IX',
    '§ 87 Abs. 1 Nr. 6 BetrVG',
    '§§ 99',
    '§ 87 Abs. 1 Nr. 2',
    '§ 87 Abs. 1 Nr. 10',
    // Changes of the establishment, and the plans for them; deputies.
    '§ 111 BetrVG',
    '§ 112 BetrVG',
    '§ 25 BetrVG',
    // Person of trust: tasks, dismissal, agreement on inclusion, being heard, election.
    '§ 178 SGB IX',
    '§ 168 SGB IX',
    '§ 166 SGB IX',
    '§ 178 Abs. 2 SGB IX',
    '§ 177 Abs. 1 SGB IX',
    // Tasks of the JAV; the simplified election.
    '§ 70 BetrVG',
    '§ 14a BetrVG',
  ],
  'wording/widgets.ts': ['§ 25 Abs. 2 TDDDG'],
}

/** What stands beside the sign without being law. */
const noLaw = /^§ (?:404|410)$/

const unit = String.raw`\s(?:Abs\.|S\.|Satz|Nr\.)\s\d+[a-z]?`
const law = String.raw`§§?\s\d+[a-z]?(?:${unit})*(?:\s(?:SGB\s[IVX]+|[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*[A-Z]))?`
const ruling = String.raw`\d\s(?:ABR|AZR|AZN|TaBV|Sa)\s\d+/\d+`
const cited = new RegExp(`${law}|${ruling}`, 'g')

const citationsIn = (file: string, source = readFileSync(join(root, file), 'utf8')): readonly string[] => {
  const texts: (readonly [at: number, text: string])[] = []
  new Visitor({
    Literal: ({ value, start }) => void (typeof value === 'string' && texts.push([start, value])),
    TemplateElement: ({ value, start }) => void texts.push([start, value.cooked ?? '']),
  }).visit(parseSync(file, source).program)
  return texts
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, text]) => text.replaceAll('\u00a0', ' ').match(cited) ?? [])
    .filter((found) => !noLaw.test(found))
}

const files = ['wording', 'core', 'adapters/mail', 'adapters/pdf', 'adapters/react'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/generated/.test(name))
    .map((name) => join(folder, name)),
)

describe('laws and rulings in sentences', () => {
  test('are those that were looked up', () => {
    const found = files.map((file) => [file, citationsIn(file)] as const).filter(([, some]) => some.length > 0)
    expect(Object.fromEntries(found)).toEqual(citations)
  })

  test.each([
    ["'Die JAV stimmt mit (§ 67 Abs. 2 BetrVG).'", ['§ 67 Abs. 2 BetrVG']],
    ['`Nach ${unbroken("§ 76 Abs. 2 BetrVG")}`', ['§ 76 Abs. 2 BetrVG']],
    ["'§\u00a0179 Abs.\u00a04 S.\u00a03 SGB\u00a0IX'", ['§ 179 Abs. 4 S. 3 SGB IX']],
    ["'BAG, 7 ABR 8/23'", ['7 ABR 8/23']],
    ["'§\u00a0404'", []],
  ])('are found in %s', (source, found) => {
    expect(citationsIn('planted.ts', `export const planted = ${source}`)).toEqual(found)
  })
})

/** Laws as the ministry publishes them, where LAWS names a folder with some. */
const { LAWS = '' } = process.env
const published: Readonly<Record<string, string>> = { BetrVG: 'betrvg.xml', 'SGB IX': 'sgb_9_2018.xml' }
if (!existsSync(LAWS)) console.log('Skipped: that cited paragraphs exist, for LAWS names no folder with laws.')

describe.skipIf(!existsSync(LAWS))('what is cited', () => {
  const asked = [...new Set(Object.values(citations).flat())].flatMap((citation) => {
    const [, number, rest = '', name = ''] = /^§ (\d+[a-z]?)(.*?)\s(BetrVG|SGB IX)$/.exec(citation) ?? []
    return number ? [{ citation, number, paragraph: /Abs\. (\d+)/.exec(rest)?.[1], file: published[name] ?? '' }] : []
  })

  test.each(asked)('$citation is there', ({ number, paragraph, file }) => {
    const norms = readFileSync(join(LAWS, file), 'utf8').split('<norm ')
    const norm = norms.find((one) => one.includes(`<enbez>§ ${number}</enbez>`))
    expect(norm).toBeDefined()
    if (paragraph) expect(norm).toContain(`(${paragraph})`)
  })
})
