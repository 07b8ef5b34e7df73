import { inCore, inPorts, inTests } from './planted-fault.ts'

const site = 'core/open-site.ts'
const dashboard = 'core/dashboard/dashboard.service.ts'
const report = 'core/citation-report/citation-report.ts'
const importing = 'core/knowledge/laws/importing-laws.ts'
const sequence = 'core/theme-sequence/theme-sequence.ts'
const arranging = 'core/theme-sequence/theme-sequence.service.ts'
const analysis = 'core/analysis/analysis.service.ts'

const inbox = 'core/inbox/inbox.service.ts'
const handling = 'core/form-requests/handling.machine.ts'

/** Faults in what the office alone sees and does with content, laws and PDFs. */
export const faultsOfOffice = {
  'domain-office-closed': [
    inCore(site, "legislation(() => whyNot('administer'))", "legislation(() => whyNot('edit-content'))"),
    inPorts(site, "arrangingThemes(() => whyNot('administer')", "arrangingThemes(() => whyNot('edit-content')"),
    inPorts(site, "checkingCitations(() => whyNot('edit-content')", 'checkingCitations(async () => undefined'),
    inPorts(site, "analysisOf(() => whyNot('administer')", "analysisOf(() => whyNot('edit-content')"),
    inPorts(dashboard, "await whyNot('edit-content')", "await whyNot('own-account')"),
    inCore(
      site,
      "keepingTheInbox(whoIsAsking, () => whyNot('answer-requests')",
      "keepingTheInbox(whoIsAsking, () => whyNot('own-account')",
    ),
  ],
  'domain-dashboard': [
    inCore(dashboard, '.toSorted((one, other) => Date.parse(other.importedAt) - Date.parse(one.importedAt))', ''),
    inPorts(dashboard, 'broken: destinations.filter(isBroken)', 'broken: destinations'),
    inPorts(dashboard, 'added: sum.added + added', 'added: sum.added'),
    inPorts('adapters/storage/dashboard/memory.ts', 'filter(({ withdrawn }) => !withdrawn)', 'filter(() => false)'),
  ],
  'domain-inbox-order': [
    inCore('core/form-requests/handling.ts', " && state !== 'abgeschlossen'", ''),
    inPorts('adapters/storage/form-requests/memory.ts', '[-urgencyOf(row), -row.nth]', '[-row.nth]'),
  ],
  'domain-inbox-handled': [
    inCore(handling, "{ guard: 'isAssigned', target: 'in_arbeit' }, ", ''),
    inPorts(handling, "assigned: 'in_arbeit', answered: 'beantwortet'", "assigned: 'offen', answered: 'beantwortet'"),
    inPorts(inbox, "...(text !== '' && { text })", '...{}'),
    inPorts(inbox, '(mine && { assignee: who.value })', '{}'),
    inPorts('core/form-requests/handling-after.ts', "step.what === 'unassigned' ? undefined : assignee", 'assignee'),
  ],
  'domain-inbox-answered': [
    inCore('core/inbox/inbox-rules.ts', 'proseFault(tidyProse(reply), shortestReply, longestReply)', 'undefined'),
    inPorts(
      'core/inbox/acting-on-requests.ts',
      "if (step.value.what === 'answered') await tx.letters.post(answerTo(request, step.value), at)",
      '',
    ),
    inPorts('wording/letters/request-letters.ts', '...text.split(/\\n{2,}/).map((says) => ({ says })),', ''),
  ],
  'domain-inbox-changed': [
    inCore(
      'core/inbox/acting-on-requests.ts',
      "if (handling.version !== version) return refused({ why: 'request-changed' })",
      '',
    ),
    inPorts('core/form-requests/handling-after.ts', 'version: version + 1', 'version'),
  ],
  'domain-citation-report': [
    inCore(report, " || destination === 'no-such-norm'", ''),
    inCore('core/citation-report/citation-report.service.ts', 'rank(one) - rank(other)', '0'),
    inPorts(report, "law.hasNorm === undefined ? 'awaited-law' : 'norm'", "'norm'"),
    inPorts(
      'core/citation-report/citation-report.service.ts',
      'destination === undefined || each.destination === destination',
      'true',
    ),
  ],
  'domain-law-two-steps': [
    inCore(importing, 'await laws.publish({ id, slug }, now)', 'void now'),
    inPorts(importing, 'if (seen && seen.published !==', 'if (seen && seen.published ==='),
    inPorts(importing, 'if (shown) await eachNorm(shown.id, needs, compared.before)', 'void shown'),
    inPorts('core/knowledge/laws/difference.ts', '      old.delete(key)\n', ''),
  ],
  'domain-law-refused': [
    inCore(importing, "if (same) return refused({ why: 'already-published' })", 'void same'),
    inPorts('adapters/reading/laws/xml-elements.ts', "if (doctype.includes('['))", "if (doctype.includes('[['))"),
    inPorts('core/knowledge/laws/why-not-taken-in.ts', 'if (!file || file.bytes.length === 0)', 'if (!file)'),
    inPorts('core/knowledge/laws/why-not-taken-in.ts', 'return isOfRightKind(file.bytes) ?', 'return true ?'),
    inPorts('adapters/reading/laws/law-of-xml.ts', "return name === 'dokumente'", 'return true'),
  ],
  'domain-theme-sequence': [
    inCore(sequence, 'ids.indexOf(id) + step', 'ids.indexOf(id) - step'),
    inPorts(sequence, 'one.length === other.length && named.size', 'named.size'),
    inPorts(sequence, ' && other.every((id) => named.has(id))', ''),
    inPorts(sequence, '...given.filter((id) => present.includes(id)),', ''),
    inCore(arranging, 'version !== undefined && version !== now.version', 'false'),
    inPorts(arranging, 'await sequences.arrange(rubricId, ids, now.version + 1)', 'void sequences'),
  ],
  'domain-pdf-analysis': [
    inCore(analysis, 'needs.analysedPdfs.byDigest(digest)', 'needs.analysedPdfs.byDigest(name)'),
    inPorts(
      analysis,
      'await needs.analysedPdfs.record({ digest, name,',
      'await needs.analysedPdfs.record({ digest: name, name,',
    ),
    inPorts('core/analysis/named-in-text.ts', 'if (known) known.count += 1', 'if (known) known.count += 0'),
    inPorts('core/analysis/language.ts', 'counts[one] >= fewest', 'counts[one] >= 300'),
  ],
  'domain-pdf-refused': [
    inPorts('core/analysis/analysis.ts', 'mostPages = 500', 'mostPages = 501'),
    inPorts('core/analysis/analysis.ts', 'mostBytes = 20 * megabyte', 'mostBytes = 21 * megabyte'),
    inPorts('adapters/reading/pdf/read-pdf.ts', "if (info['IsCollectionPresent'] === true)", 'if (false)'),
    inPorts('core/analysis/why-not-taken.ts', '  mostFiles: 1,', '  mostFiles: 2,'),
  ],
  'domain-pdf-one-at-a-time': [
    inTests(
      'adapters/http/server/admission/dear-work.ts',
      'readings: { atOnce: 1, waiting: 4',
      'readings: { atOnce: 2, waiting: 3',
    ),
    inTests(
      'adapters/http/server/admission/dear-work.ts',
      'readings: { atOnce: 1, waiting: 4',
      'readings: { atOnce: 1, waiting: 5',
    ),
    inTests(
      'adapters/http/server/admission/admitted-needs.ts',
      "dear.runForAsker('readings', () => pdfReading.read(bytes, terms))",
      'pdfReading.read(bytes, terms)',
    ),
  ],
} as const
