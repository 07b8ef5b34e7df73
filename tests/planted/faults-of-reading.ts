import { inChromium, inCore, inPorts, inTests, onScreen } from './planted-fault.ts'

const text = 'core/text/limit-text.ts'
const downloads = 'core/knowledge/downloads/downloads.service.ts'
const narrowing = 'core/knowledge/downloads/narrowing.ts'
const syncing = 'core/sync/syncing.service.ts'
const machine = 'core/text/limited-text.machine.ts'

/** Faults in the rules of the lexicon, of running text, and of every page. */
export const faultsOfReading = {
  'lexicon-item': [
    inCore('core/knowledge/lexicon/lexicon.service.ts', 'title: term.title, url', 'title: term.slug, url'),
    inCore('core/knowledge/lexicon/lexicon.service.ts', 'url: lexiconHref(product, term)', 'url: term.slug'),
  ],
  'lexicon-columns': [
    inCore('core/shared/breakpoints.ts', 'twoColumns: 1200', 'twoColumns: 1199'),
    onScreen('adapters/react/widgets/lexicon-grid.tsx', 'data-columns={columns}', 'data-columns={4}'),
    inChromium(
      'adapters/react/widgets/widgets.css',
      "[data-columns='4'] {\n    --n: 4;",
      "[data-columns='4'] {\n    --n: 3;",
    ),
  ],
  'domain-download-protected': [
    inCore(downloads, 'if (download.isProtected && ', 'if ('),
    inCore(downloads, '(await whoIsAsking()) === undefined', 'false'),
    onScreen(
      'adapters/http/server/calls/endpoint-routes.ts',
      "answer.refusal.why === 'not-signed-in') return",
      'false) return',
    ),
  ],
  'domain-download-counts': [
    inCore(narrowing, 'it.targetGroups.includes(targetGroup)', 'it.targetGroups[0] === targetGroup'),
    inCore(narrowing, 'narrowed(all, { ...filter, ...changed })', 'narrowed(all, changed)'),
    onScreen('adapters/react/pages/knowledge/downloads.tsx', 'name={downloadParameters.targetGroup}', 'name="gruppe"'),
  ],
  'domain-sync-version': [
    inTests(syncing, 'version > (known.get', 'version !== (known.get'),
    inTests(syncing, 'version > (known.get', 'version >= (known.get'),
  ],
  'domain-law-stubs': [
    inCore(
      'core/knowledge/laws/laws.service.ts',
      "if (!known) return refused({ why: 'not-found' })",
      "if (known !== null) return refused({ why: 'not-found' })",
    ),
  ],
  'domain-ruling-topics': [
    inCore('core/knowledge/rulings/rulings.view.ts', "...(topic !== '' && { topic }),", ''),
    inCore('core/knowledge/rulings/rulings.view.ts', '...(path.group !== undefined && { group: path.group }),', ''),
  ],
  'limited-text-inputs': [inCore(text, 'Math.floor(limit)', 'Math.floor(limit - 1)')],
  'limited-text-expands-once': [
    inCore(machine, "truncated: { on: { expand: 'whole' } }", 'truncated: {}'),
    // On a page a sleeping text is shortened as well.
    inPorts(machine, "[{ guard: 'isTruncated', target: 'truncated' }, { target: 'whole' }]", "{ target: 'whole' }"),
  ],
  'limit-ellipsis': [
    inCore(text, "const ellipsis = '…'", "const ellipsis = '...'"),
    inCore('core/text/pieces.ts', "granularity: 'grapheme'", "granularity: 'word'"),
  ],
  'limit-strip-tags': [inCore(text, 'const whole = stripTags ? plainText(text) : text', 'const whole = text')],
  'ui-errors-collected': [
    inCore('core/diagnostics/diagnostics.service.ts', '    needs.faults.collect({', '    void ({'),
    inPorts('core/diagnostics/diagnostics.service.ts', 'if (tooMany) return refused(tooMany)', ''),
    onScreen(
      'adapters/react/browser/report-faults.ts',
      "window.addEventListener('error'",
      "window.addEventListener('fault'",
    ),
  ],
  'language-de': [
    inCore('core/shared/language.ts', "language = 'de'", "language = 'en'"),
    onScreen('adapters/react/shell/document.ts', '<html lang="${language}"', '<html lang="en"'),
  ],
  'wording-in-session-storage': [
    inChromium('adapters/react/browser/wording-cache.ts', '    place.setItem(key, text)\n', ''),
  ],
}
