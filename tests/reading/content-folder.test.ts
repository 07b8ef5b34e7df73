import { describe, expect, test } from 'vitest'
import { readContentFolder } from '#reading/content-folder.ts'
import { withFolder, type Changes } from './sample-folder.ts'

const standsIn = (file: string, line: number) => ({ file, line, lineOf: expect.any(Function) })

const read = async (changes: Changes = {}) => {
  const result = await withFolder(changes, readContentFolder)
  if (!result.ok)
    throw new Error(result.refusal.faults.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'))
  return result.value
}

describe('a content folder without mistakes', () => {
  test('gives the brand', async () => {
    expect((await read()).brand).toEqual({
      name: 'Probehaus',
      portal: 'mein Probehaus',
      product: 'betriebsrat',
      claim: 'Probieren geht über Studieren.',
      phone: '040 123-0',
      phoneLink: 'tel:+49401230',
      email: 'post@probehaus.example',
      officeHours: 'Montag bis Freitag, 9\u00a0bis\u00a017\u00a0Uhr',
      founded: 2001,
      city: 'Hamburg',
    })
  })

  test('gives rubrics, towns and hotels with where they stand; a postcode keeps its zero', async () => {
    const { rubrics, locations, hotels } = await read()
    expect(rubrics[0]).toMatchObject({
      id: 1,
      url: 'recht',
      position: 1,
      teaser: 'Kurz gesagt.',
      at: standsIn('rubriken.yaml', 1),
    })
    expect(locations).toEqual([{ internalId: 4, name: 'Leipzig', at: standsIn('standorte.yaml', 1) }])
    expect(hotels[0]).toMatchObject({ locationId: 4, address: { street: 'Ring 1', zip: '04109', city: 'Leipzig' } })
  })

  test('gives an item of a starter package with its picture, and when one gets it', async () => {
    const item = '- ![Eine Mappe](/img/paket/mappe.svg) **Mappe.** Zum *Ausfüllen* am\n  Bildschirm. *Am ersten Tag.*'
    const { themes } = await read({
      'themen/recht-1.md': (text) => text.replace('- **Mappe** zum Ausfüllen', item),
    })
    expect(themes.find(({ url }) => url === 'recht-1')?.content[0]?.starterPackages).toEqual([
      {
        title: 'Mappe',
        text: 'Zum Ausfüllen am Bildschirm.',
        image: { url: '/img/paket/mappe.svg', alt: 'Eine Mappe' },
        condition: 'Am ersten Tag.',
      },
    ])
  })

  test("gives a theme's place in its rubric, where it says one", async () => {
    const { themes } = await read({
      'themen/recht-1.md': (text) => text.replace('rubrik: recht\n', 'rubrik: recht\nreihenfolge: 12\n'),
    })
    expect(themes.map(({ url, sequence }) => [url, sequence])).toContainEqual(['recht-1', 12])
    expect((await read()).themes.find(({ url }) => url === 'recht-1')).not.toHaveProperty('sequence')
  })

  test('gives a theme with facts and copy', async () => {
    const theme = (await read()).themes.find(({ url }) => url === 'recht-1')
    expect(theme).toEqual({
      internalId: 101,
      url: 'recht-1',
      title: 'Recht I',
      designation: 'Grundlagen',
      level: 'grundlagen',
      eventType: 2,
      isNew: false,
      hideInTrainingSeries: false,
      rubric: 'recht',
      targetGroups: ['br', 'sbv'],
      allowSingle: false,
      at: standsIn('themen/recht-1.md', 1),
      content: [
        {
          title: 'Recht I',
          teaser: 'Der Einstieg in §\u00a037 Abs.\u00a06\u00a0BetrVG\u00a0– für alle.',
          duration: 3.5,
          image: null,
          learn: ['Sie lesen ein „Gesetz“.'],
          programme: [
            { title: 'Anfang', begins: '09:00', ends: '17:00', points: ['Erster Punkt'] },
            { title: 'Ende', points: ['Letzter Punkt'] },
          ],
          audience: 'Für Neue.',
          highlights: [{ title: 'Ein Heft', text: 'Mit Rand.' }, { title: 'Nur ein Titel' }],
          starterPackages: [{ title: 'Mappe', text: 'zum Ausfüllen' }],
        },
      ],
    })
  })

  test.each([
    ['Seminar', 2],
    ['Ausbildungsreihe', 1],
    ['Fachtagung', 3],
  ])('reads the kind %s as event type %i [rule:theme-event-type]', async (word, eventType) => {
    const { themes } = await read({ 'themen/recht-1.md': (text) => text.replace('rubrik:', `art: ${word}\nrubrik:`) })
    expect(themes.find(({ url }) => url === 'recht-1')?.eventType).toBe(eventType)
  })

  test('gives own colour, image, novelty and redirect where they are written, a null image where not [rule:theme-content-image-null]', async () => {
    const { themes } = await read({
      'themen/recht-1.md': (text) =>
        text.replace('rubrik:', 'weiterleitung: /seminare/t/reihe\nin Reihen verborgen: ja\nrubrik:'),
    })
    expect(themes.map(({ content }) => content[0]?.image)).toEqual([
      null,
      { url: '/bilder/reihe.jpg', alt: 'Eine Treppe' },
    ])
    expect(themes[0]).toMatchObject({ redirectUrl: '/seminare/t/reihe', hideInTrainingSeries: true })
    expect(themes[1]).toMatchObject({ color: '#aabbcc', isNew: true, allowSingle: true, eventType: 1 })
    expect(themes[1]?.content[0]).not.toHaveProperty('duration')
  })

  test('gives events: relative, German and ISO days, cents, and on request', async () => {
    const { events } = await read()
    expect(events[0]).toEqual({
      eventId: 4001,
      themeUrl: 'recht-1',
      start: '+2w Mo',
      days: 4,
      startTime: '13:00',
      endTime: '12:00',
      hotelId: 14,
      modules: [],
      price: { net: 149_000, rate: 19 },
      places: 20,
      taken: 3,
      guaranteed: true,
      at: standsIn('termine.csv', 2),
    })
    expect(events[1]).toMatchObject({ start: '2027-03-01', startTime: '09:00', price: null })
    expect(events[1]).not.toHaveProperty('hotelId')
    expect(events[2]).not.toHaveProperty('start')
    expect(events[2]).toMatchObject({ price: { net: 449_000, rate: 19 } })
  })

  test('gives modules to their event, in order, without the number of the event', async () => {
    const modules = (await read()).events[2]?.modules
    expect(modules?.map(({ title, duration, hotelId }) => [title, duration, hotelId])).toEqual([
      ['Modul 1', 3.5, 14],
      ['Modul 2', 180, 522],
    ])
    expect(modules?.[1]).not.toHaveProperty('themeUrl')
    expect(modules?.[1]).not.toHaveProperty('eventId')
    expect(modules?.[1]?.at).toEqual(standsIn('module.csv', 3))
  })

  test('passes on whether an event says that it is online; the import compares', async () => {
    const { events } = await read({
      'termine.csv': (text) => text.replace('garantiert', 'garantiert;online').replaceAll(/(ja|nein)\n/g, '$1;ja\n'),
    })
    expect(events.map(({ isOnlineEvent }) => isOnlineEvent)).toEqual([true, true, true])
  })

  test('gives lexicon entries of their group, and pages without raw HTML', async () => {
    const { lexicon, pages } = await read()
    expect(lexicon).toEqual([
      {
        group: 'br',
        slug: 'beschluss',
        title: 'Beschluss',
        definition: 'Der Wille des Gremiums (§\u00a033 BetrVG).',
        text: {
          synonyms: ['Beschlüsse', 'Beschlussfassung'],
          asOf: '2026-11-20',
          html: '<h2>Wie er entsteht</h2>\n<p>In der Sitzung, mit „Mehrheit“ der Anwesenden.</p>\n',
          questions: [
            { question: 'Zählen Enthaltungen?', html: '<p>Wie ein Nein.</p>\n' },
            {
              question: 'Und bei Gleichstand?',
              html: '<p>Dann ist der Antrag abgelehnt (§\u00a033 Abs.\u00a01\u00a0BetrVG).</p>\n',
            },
          ],
          legalBasis: ['§\u00a033\u00a0BetrVG'],
          related: [
            { group: 'br', slug: 'sitzung' },
            { group: 'sbv', slug: 'anhoerung' },
          ],
          themes: ['recht-1'],
        },
        at: standsIn('lexikon/br/beschluss.md', 1),
      },
      {
        group: 'br',
        slug: 'sitzung',
        title: 'Sitzung',
        definition: 'Wo das Gremium zusammenkommt.',
        at: standsIn('lexikon/br/sitzung.md', 1),
      },
      {
        group: 'sbv',
        slug: 'anhoerung',
        title: 'Anhörung',
        definition: 'Vor jeder Entscheidung.',
        at: standsIn('lexikon/sbv/anhoerung.md', 1),
      },
    ])
    expect(pages[0]).toMatchObject({ slug: 'impressum', title: 'Impressum', description: 'Wer wir sind.' })
    expect(pages[0]?.html).toBe(
      '<h2>Anbieter</h2>\n<p>Probehaus &lt;script&gt;alert(1)&lt;/script&gt; mit „Anführung“ und §\u00a05 Abs.\u00a01\u00a0DDG.</p>\n',
    )
  })

  test('gives articles of every kind with the number and address of their file', async () => {
    const { articles, records } = await read()
    expect(articles).toEqual([
      {
        id: 1040,
        slug: 'noch-zehn-tage',
        kind: 'news',
        title: 'Noch zehn Tage',
        teaser: 'Was „jetzt“ zu tun ist.',
        publishedOn: '2026-11-20',
        tags: [
          { slug: 'wahl', title: 'Wahl' },
          { slug: 'gute-fristen', title: 'Gute Fristen' },
        ],
        targetGroups: ['sbv', 'jav'],
        rubrics: ['recht'],
        themes: ['recht-1'],
        author: 'redaktion',
        html: '<p>Nach §\u00a064 Abs.\u00a01 <strong>gilt</strong> das.</p>\n',
        blocks: [{ kind: 'paragraph', text: 'Nach §\u00a064 Abs.\u00a01 gilt das.' }],
        at: standsIn('artikel/news/1040-noch-zehn-tage.md', 1),
      },
      expect.objectContaining({ id: 4001, kind: 'interview', issue: 4, rubrics: [], themes: [] }),
      expect.objectContaining({
        id: 5001,
        kind: 'wahl',
        category: 'betriebsratswahl',
        asOf: '2026-11-20',
        picture: { url: '/img/wahl.png', alt: 'Eine Urne' },
      }),
    ])
    expect(records).toContainEqual({
      kind: 'issue',
      key: '4',
      value: { number: 4, title: '4/2026: Alle dabei', publishedOn: '2026-11-16', description: 'Ein Heft.' },
      at: standsIn('magazin.yaml', 1),
    })
  })

  test.each(['module.csv', 'lexikon/br/beschluss.md', 'seiten/impressum.md'])('does without %s', async (file) => {
    const changes: Changes =
      file === 'module.csv'
        ? { [file]: undefined, 'termine.csv': (text) => text.replace(/4003.*\n/, '') }
        : { [file]: undefined }
    await expect(read(changes)).resolves.toBeDefined()
  })

  test('accepts what spreadsheets and Windows add: byte order mark, carriage returns, quoted cells, decomposed Umlauts', async () => {
    const { events, hotels } = await read({
      'termine.csv': (text) => `\uFEFF${text.replace('recht-1', '"recht-1"').replaceAll('\n', '\r\n')}`,
      'hotels.yaml': (text) => text.replaceAll('\n', '\r\n').normalize('NFD'),
      'themen/reihe.md': (text) => text.replaceAll('\n', '\r\n'),
    })
    expect(events).toHaveLength(3)
    expect(hotels[0]?.address.street).toBe('Ring 1')
  })
})
