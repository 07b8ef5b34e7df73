import { describe, expect, test } from 'vitest'
import { differenceBetween } from '../../core/laws/difference-between.ts'
import { breadcrumbOf } from '#core/knowledge/laws/divisions.ts'
import type { LawFile } from '#core/knowledge/laws/law-file.ts'
import type { Norm } from '#core/knowledge/laws/laws.ts'
import { normAt } from '#core/knowledge/laws/norm-at.ts'
import { plainInline, plainNorm } from '#core/knowledge/laws/plain-text.ts'
import { sentencesOf } from '#core/knowledge/laws/sentences.ts'
import { readingLawFiles } from '#reading/laws/reading-law-files.ts'
import { canonical, changed, headingXml, headXml, hinted, items, lawXml, normXml, recast } from './law-xml.ts'

const read = async (xml: string): Promise<LawFile> => {
  const law = await readingLawFiles.read(Buffer.from(xml))
  if (!law.ok) throw new Error(JSON.stringify(law.refusal))
  return law.value
}
const norm = async (...norms: readonly string[]): Promise<Norm> => {
  const { text } = await read(lawXml(headXml(), ...norms))
  const [first] = text.norms
  if (!first) throw new Error('no norm')
  return first
}
const line = (text: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text }] })

describe('what a file calls a law', () => {
  test('the address is made of the abbreviation of the collection; one cites by that of the law', async () => {
    const { text } = await read(lawXml(headXml({ juris: ['SGB 9 2018', 'SGB IX'], official: 'SGB IX' })))
    expect([text.slug, text.abbreviation, text.aliases]).toEqual(['sgb_9_2018', 'SGB IX', ['SGB 9 2018', 'SGB 9']])
  })

  test('a law that gives itself no abbreviation is cited by that of the collection', async () => {
    const { text } = await read(lawXml(headXml({ juris: ['GartG 2020'] })))
    expect([text.slug, text.abbreviation, text.aliases]).toEqual(['gartg_2020', 'GartG 2020', ['GartG']])
  })

  test('it has titles, the day of its making, where it was published, and the number and day of the file', async () => {
    const { title, shortTitle, enactedOn, publishedIn, builtAt, documentNumber } = (await read(lawXml(headXml()))).text
    expect({ title, shortTitle, enactedOn, publishedIn, builtAt, documentNumber }).toEqual({
      title: 'Gesetz über Gärten',
      shortTitle: 'Gartengesetz',
      enactedOn: '1972-01-15',
      publishedIn: 'BGBl I 1972, 13',
      builtAt: '20240724214501',
      documentNumber: 'BJNR000000000',
    })
  })

  test('its Stand is the day of its last change; publications anew and hints are none', async () => {
    const { text, warnings } = await read(lawXml(headXml({ stand: recast + changed + hinted })))
    expect(text.stand).toEqual({
      day: '2024-07-19',
      text: 'Zuletzt geändert durch Art. 1 G v. 19.7.2024 I Nr. 248',
      recast: 'Neugefasst durch Bek. v. 25.9.2001 I 2518',
      hints: ['Änderung durch Art. 9 G v. 27.12.2024 I Nr. 438 textlich nachgewiesen'],
    })
    expect(warnings).toEqual([])
  })

  test('a law without a Stand says so', async () => {
    const { text, warnings } = await read(lawXml(headXml({ stand: recast })))
    expect(text.stand.day).toBeUndefined()
    expect(warnings).toEqual([{ what: 'no-stand', norm: '', detail: '' }])
  })

  test('a note of its title stands below it, not in it', async () => {
    const notes =
      '<text format="XML"><Footnotes><Footnote FnZ="1" ID="F1"><noindex>Dient der Umsetzung.</noindex></Footnote></Footnotes></text>'
    const { text } = await read(lawXml(headXml({ title: 'Gesetz über Gärten<FnR ID="F1"/>', text: notes })))
    expect(text.title).toBe('Gesetz über Gärten')
    expect(text.notes).toEqual([{ id: 'fn-1', sign: '1', blocks: [line('Dient der Umsetzung.')] }])
  })

  test('hints of the collection keep their lines', async () => {
    const { text } = await read(lawXml(headXml()))
    expect(text.remarks).toEqual([
      { kind: 'pre', text: '(+++ Textnachweis ab: 1.1.1975 +++)\n(+++ Umsetzung der\n     EURL 1/2 +++)' },
    ])
  })
})

describe('divisions', () => {
  const law = () =>
    read(
      lawXml(
        headXml(),
        normXml('Inhaltsübersicht', '<P>Erster Teil</P>'),
        headingXml(
          '020',
          'Zweiter Teil',
          'Wege<FnR ID="G1"/>',
          '<Footnotes><Footnote FnZ="*" Postfix=")" ID="G1">Hinweis</Footnote></Footnotes>',
        ),
        headingXml('020030', 'Dritter Abschnitt', 'Pflege der Wege<BR/>und\nBeete'),
        normXml('§ 37', '<P>Text.</P>'),
        headingXml('030', 'Dritter Teil', 'Beete'),
        normXml('§ 60', '<P>Text.</P>'),
        normXml('Anlage 1', '<P>Rosen</P>', '(zu § 60)<BR/>Pflanzen'),
      ),
    )

  test('a norm stands below the headings whose codes begin its own', async () => {
    const { text } = await law()
    const names = (key: string) =>
      breadcrumbOf(text.divisions, normAt(text.norms, key)?.division).map(({ label, title }) => [label, title])
    expect(names('37')).toEqual([
      ['Zweiter Teil', 'Wege'],
      ['Dritter Abschnitt', 'Pflege der Wege und Beete'],
    ])
    expect(names('60')).toEqual([['Dritter Teil', 'Beete']])
  })

  test('what stands before the first heading, and annexes, stand in none', async () => {
    const { norms } = (await law()).text
    expect(norms.filter(({ division }) => division === undefined).map(({ key, title }) => [key, title])).toEqual([
      ['inhaltsuebersicht', undefined],
      ['anlage-1', '(zu § 60) Pflanzen'],
    ])
  })

  test('a note of a heading stands below it, not in it', async () => {
    const { divisions } = (await law()).text
    expect(divisions[0]).toEqual({
      code: '020',
      label: 'Zweiter Teil',
      title: 'Wege',
      notes: [{ id: 'fn-1', sign: '*)', blocks: [line('Hinweis')] }],
    })
  })
})

describe('norms that say nothing', () => {
  test('repealed ones stay, one for several numbers', async () => {
    const xml = lawXml(
      headXml(),
      normXml('(XXXX) §§ 3 bis 6', '<P/>', '(weggefallen)'),
      normXml('§ 10', '<P>(weggefallen)</P>'),
      normXml('§ 11', '<P>-</P>', '(weggefallen)'),
    )
    const { norms } = (await read(xml)).text
    expect(norms.map(({ key, name, state, title }) => [key, name, state, title])).toEqual([
      ['3-bis-6', '§§ 3 bis 6', 'repealed', undefined],
      ['10', '§ 10', 'repealed', undefined],
      ['11', '§ 11', 'repealed', undefined],
    ])
    expect(normAt(norms, '4')?.key).toBe('3-bis-6')
    expect(norms.at(-1)?.subsections).toEqual([])
  })

  test('those that come into force later are added by the file that has them', async () => {
    const before = await read(lawXml(headXml(), normXml('(XXXX) §§ 1 bis 2', '<P/>', '(zukünftig in Kraft)')))
    const after = await read(lawXml(headXml(), normXml('§ 1', '<P>Eins.</P>'), normXml('§ 2', '<P>Zwei.</P>')))
    expect(before.text.norms[0]?.state).toBe('not-yet-in-force')
    expect(before.warnings).toEqual([])
    const { changes } = differenceBetween(before.text, after.text)
    expect(changes.map(({ name, type }) => [name, type])).toEqual([
      ['§ 1', 'added'],
      ['§ 2', 'added'],
      ['§§ 1 bis 2', 'removed'],
    ])
  })

  test('one that says nothing and was not repealed is looked at', async () => {
    const { warnings } = await read(lawXml(headXml(), normXml('§ 1', '<P/>')))
    expect(warnings).toEqual([{ what: 'no-text', norm: '§ 1', detail: '§ 1' }])
  })

  test('of two norms with one name both are reached', async () => {
    const { text, warnings } = await read(
      lawXml(headXml(), ...['Eins', 'Zwei', 'Drei'].map((one) => normXml('§ 1', `<P>${one}</P>`))),
    )
    expect(text.norms.map(({ key }) => key)).toEqual(['1', '1--2', '1--3'])
    expect(warnings).toEqual([{ what: 'same-name-twice', norm: '§ 1', detail: '1' }])
  })
})

describe('text of a norm', () => {
  test('each Absatz has its number; lines without one belong to the one before', async () => {
    const { subsections } = await norm(
      normXml('§ 1', '<P>(1) Eins.</P><P>(1a) Eins a.</P>\n<P>Noch einer.</P><P>(2) Zwei.</P>'),
    )
    expect(subsections).toEqual([
      { number: '1', blocks: [line('Eins.')] },
      { number: '1a', blocks: [line('Eins a.'), line('Noch einer.')] },
      { number: '2', blocks: [line('Zwei.')] },
    ])
  })

  test('labels, breaks and cells stand apart from what follows', async () => {
    const list = items(['1.', 'mit Hecke;'], ['2.', `ohne: ${items(['a)', 'Rosen'], ['aa)', 'Tulpen'])}`])
    const table =
      '<table><tgroup cols="2"><colspec colname="col1"/><colspec colname="col2"/><tbody><row><entry>200 bis 500</entry>' +
      '<entry>Gärten</entry></row></tbody></tgroup></table>'
    const text = plainNorm(await norm(normXml('§ 1', `<P>(1) Bei<BR/>500 Gärten ${list}gilt:<BR/>${table}</P>`)))
    expect(text).toBe('(1) Bei 500 Gärten 1. mit Hecke; 2. ohne: a) Rosen aa) Tulpen gilt: 200 bis 500 Gärten')
  })

  test('letters of numbers stay: Absatz 3 Nr. 5a, 9a', async () => {
    const { subsections } = await norm(
      normXml('§ 78a', `<P>(3) Zu: ${items(['5.', 'a'], ['5a.', 'b'], ['9a.', 'c'])}</P>`),
    )
    const [subsection] = subsections
    expect(subsection?.number).toBe('3')
    const list = subsection?.blocks[1]
    expect(list?.kind === 'list' && list.items.map(({ label }) => label)).toEqual(['5.', '5a.', '9a.'])
  })

  test('breaks in titles are spaces', async () => {
    const { title } = await norm(normXml('§ 62', '<P>Text.</P>', 'Zahl der Gärten,<BR/>Zusammensetzung der\nGärten'))
    expect(title).toBe('Zahl der Gärten, Zusammensetzung der Gärten')
  })

  test('a note that is written as an enumeration is a note', async () => {
    const list =
      '<DL Type="arabic"><DT>*)</DT><DD><LA><noindex> Gemäß Artikel 14 gilt das später. </noindex></LA></DD> </DL>'
    const { title, subsections, notes } = await norm(
      normXml('§ 9', `<P>Es sind <BR/>5 Gärten. <BR/>----- ${list}</P>`, 'Zahl der Gärten *)'),
    )
    expect(title).toBe('Zahl der Gärten')
    expect(notes).toEqual([{ id: 'fn-1', sign: '*)', blocks: [line('Gemäß Artikel 14 gilt das später.')] }])
    expect(subsections).toEqual([
      {
        blocks: [
          {
            kind: 'paragraph',
            content: [{ kind: 'text', text: 'Es sind' }, { kind: 'break' }, { kind: 'text', text: '5 Gärten.' }],
          },
        ],
      },
    ])
  })

  test('signs of notes stand in text and tables; one without a text is left out and told of', async () => {
    const table = '<table><tgroup cols="1"><tbody><row><entry>Rose<FnR ID="N1"/></entry></row></tbody></tgroup></table>'
    const notes =
      '<Footnotes><Footnote FnZ="*" Postfix=")" ID="N1"><B>Hinweis:</B><BR/>Eine Blume.</Footnote></Footnotes>'
    const { text, warnings } = await read(
      lawXml(headXml(), normXml('§ 1', `<P><FnR ID="N1"/></P><P>(1) Siehe<FnR ID="N2"/>: ${table}</P>`, '', notes)),
    )
    const [one] = text.norms
    expect(one?.notes.map(({ id, sign }) => [id, sign])).toEqual([['fn-1', '*)']])
    const block = one?.subsections[0]?.blocks[1]
    expect(block?.kind === 'table' && block.body[0]?.cells[0]?.blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'Rose' },
          { kind: 'note', id: 'fn-1' },
        ],
      },
    ])
    expect(warnings).toEqual([{ what: 'note-without-text', norm: '§ 1', detail: 'N2' }])
  })

  test('tables keep heads, cells that take several columns or rows, and how they stand', async () => {
    const table =
      '<table><Title>Pflanzen</Title><tgroup cols="3" align="left"><colspec colname="a"/><colspec colname="b" align="right"/>' +
      '<colspec colname="c"/><thead><row><entry namest="a" nameend="c" align="center">Kopf</entry></row></thead>' +
      '<tbody><row><entry morerows="1">eins</entry><entry colname="b">zwei</entry><entry>drei</entry></row></tbody></tgroup></table>'
    const { subsections } = await norm(normXml('Anlage', `<P>${table}</P>`))
    const cell = (text: string, columns: number, rows: number, align: string) => ({
      blocks: [line(text)],
      columns,
      rows,
      align,
    })
    expect(subsections[0]?.blocks).toEqual([
      { kind: 'heading', content: [{ kind: 'text', text: 'Pflanzen' }] },
      {
        kind: 'table',
        head: [{ cells: [cell('Kopf', 3, 1, 'center')] }],
        body: [{ cells: [cell('eins', 1, 2, 'left'), cell('zwei', 1, 1, 'right'), cell('drei', 1, 1, 'left')] }],
      },
    ])
  })

  test('sentences are found without any sign of them in the file', async () => {
    const { subsections } = await norm(
      normXml('§ 37', '<P>(6) Es gilt § 5 Abs. 2 Nr. 3 i.V.m. Art. 9. Das gilt z. B. am 31. Mai. Sonst nicht.</P>'),
    )
    expect(subsections.map(sentencesOf)).toEqual([
      ['Es gilt § 5 Abs. 2 Nr. 3 i.V.m. Art. 9.', 'Das gilt z. B. am 31. Mai.', 'Sonst nicht.'],
    ])
  })

  test('no-break spaces are shown, and searched and compared as spaces; entities are letters', async () => {
    const spaced = await norm(normXml('§ 1', '<P>§\u00A05 G&#228;rten &amp; Wege&#160;&lt;1&gt;</P>'))
    const block = spaced.subsections[0]?.blocks[0]
    expect(block?.kind === 'paragraph' && plainInline(block.content)).toBe('§\u00A05 Gärten & Wege\u00A0<1>')
    expect(plainNorm(spaced)).toBe('§ 5 Gärten & Wege <1>')
  })

  test('no word of an unknown element is left out', async () => {
    const { text, warnings } = await read(lawXml(headXml(), normXml('§ 1', '<P>Vor<Neu>mitten</Neu>nach<Neu/>.</P>')))
    expect(text.norms[0] && plainNorm(text.norms[0])).toBe('Vor mitten nach .')
    expect(warnings).toEqual([{ what: 'unknown-element', norm: '§ 1', detail: 'Neu' }])
  })

  test('a picture is named, and told of', async () => {
    const { text, warnings } = await read(
      lawXml(headXml(), normXml('§ 1', '<P>Formel:<BR/><IMG SRC="a.jpg" alt="a + b"/></P>')),
    )
    expect(text.norms[0]?.subsections[0]?.blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'Formel:' },
          { kind: 'break' },
          { kind: 'picture', file: 'a.jpg', alt: 'a + b' },
        ],
      },
    ])
    expect(warnings).toEqual([{ what: 'missing-picture', norm: '§ 1', detail: 'a.jpg' }])
  })

  test('where an annex was published is a remark beside it', async () => {
    const { subsections } = await norm(
      normXml(
        'Anlage',
        '<P><noindex><kommentar typ="Fundstelle">(Fundstelle: BGBl. 2024)</kommentar></noindex></P><BR/><P><B>I.</B></P>',
      ),
    )
    expect(subsections[0]?.blocks).toEqual([
      { kind: 'remark', content: [{ kind: 'text', text: '(Fundstelle: BGBl. 2024)' }] },
      { kind: 'paragraph', content: [{ kind: 'strong', content: [{ kind: 'text', text: 'I.' }] }] },
    ])
  })

  test('the canonical form of a file is the same law', async () => {
    const xml = lawXml(
      headXml({ stand: changed + hinted }),
      normXml('§ 1', `<P>Bei<BR/>500 ${items(['1.', 'eins<BR/>zwei'])}</P><P/>`),
    )
    const form = canonical(xml)
    expect(form).not.toContain('/>')
    expect(form).not.toContain('DOCTYPE')
    expect(await read(form)).toEqual(await read(xml))
  })
})
