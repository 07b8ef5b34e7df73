import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Puts so many terms into a database that lies in a folder, with their files, as imports would have left them. */
export function manyTerms(folder: string, count: number): void {
  const db = new DatabaseSync(join(folder, 'seminarhaus.sqlite'))
  const term = db.prepare(
    'insert into lexicon_entry (target_group, slug, title, definition, document, fingerprint) values (?, ?, ?, ?, ?, ?)',
  )
  const exported = db.prepare(
    'insert into exported_item (kind, id, fingerprint, changed_at, is_gone) values (?, ?, ?, ?, 0)',
  )
  const file = db.prepare('insert into content_file (path, owner, fingerprint) values (?, ?, ?)')
  const part = db.prepare('insert into content_file_part (path, part, written) values (?, 0, ?)')
  const sentence = 'Der Betriebsrat beschließt in seiner Sitzung über die Schulung seiner Mitglieder. '
  const text = sentence.repeat(12)
  db.exec('begin immediate')
  for (let nth = 0; nth < count; nth += 1) {
    const [slug, title] = [`gemessen-${nth}`, `Gemessen ${nth}`]
    const document = {
      synonyms: [],
      asOf: '2026-11-20',
      html: `<p>${text}</p>`,
      questions: [],
      legalBasis: ['§ 37 BetrVG'],
      related: [],
      themes: [],
    }
    term.run('jav', slug, title, sentence.trim(), JSON.stringify(document), slug)
    // A thousand of them changed at one moment.
    const changedAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(nth / 1000) * 1000).toISOString()
    exported.run('lexicon', `jav/${slug}`, slug, changedAt)
    const path = `lexikon/jav/${slug}.md`
    file.run(path, '', slug)
    part.run(path, `---\ntitel: ${title}\nstand: 2026-11-20\n---\n\n${sentence.trim()}\n\n## Mehr\n\n${text}\n`)
  }
  db.exec('commit')
  db.close()
}
