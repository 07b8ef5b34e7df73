import { expect, test } from 'vitest'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon.service.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { anEventContent, aHotelEntry, aPage, aTown, aWord, someContentFolder } from './sample-content.ts'

const notFound = { ok: false, refusal: { why: 'not-found' } }

const word = (title: string, slug: string) => aWord({ title, slug })

test('[rule:lexicon-item] the lexicon lists titles and addresses in German order', async () => {
  const { stage, site } = openTestCore()
  await stage.content(
    someContentFolder({
      lexicon: [
        word('Übergangsmandat', 'uebergangsmandat'),
        word('Abmahnung', 'abmahnung'),
        word('Zeugnis', 'zeugnis'),
        word('Änderungskündigung', 'aenderungskuendigung'),
        aWord({ group: 'sbv', title: 'Inklusionsvereinbarung', slug: 'inklusionsvereinbarung' }),
      ],
    }),
  )
  const { lexicon } = site(aVisitor()).knowledge
  expect(valueOf(await lexicon.lexicon({ group: 'br' }))).toEqual({
    items: [
      { title: 'Abmahnung', url: '/betriebsratslexikon/br/abmahnung' },
      { title: 'Änderungskündigung', url: '/betriebsratslexikon/br/aenderungskuendigung' },
      { title: 'Übergangsmandat', url: '/betriebsratslexikon/br/uebergangsmandat' },
      { title: 'Zeugnis', url: '/betriebsratslexikon/br/zeugnis' },
    ],
    total: 4,
  })
  expect(valueOf(await lexicon.lexicon({ group: 'jav' }))).toEqual({ items: [], total: 0 })
  expect(valueOf(await lexicon.lexiconEntry({ group: 'br', slug: 'abmahnung' }))).toEqual({
    group: 'br',
    slug: 'abmahnung',
    title: 'Abmahnung',
    definition: 'Rüge des Arbeitgebers, die vor einer Kündigung warnt.',
  })
  expect(await lexicon.lexiconEntry({ group: 'sbv', slug: 'abmahnung' })).toEqual(notFound)
})

test('the brand names the lexicon', async () => {
  const { stage, site } = openTestCore()
  const { brand } = someContentFolder()
  await stage.content(someContentFolder({ brand: { ...brand, product: 'personalrat' } }))
  const { items } = valueOf(await site(aVisitor()).knowledge.lexicon.lexicon({ group: 'br' }))
  expect(items[0]?.url).toBe('/personalratslexikon/br/abmahnung')
  expect(lexiconHref('betriebsrat', { group: 'jav', slug: 'x' })).toBe('/betriebsratslexikon/jav/x')
})

test('towns and hotels stand in German order, towns with their events to come', async () => {
  const { stage, site } = openTestCore()
  await stage.content(
    someContentFolder({
      locations: [
        aTown({ internalId: 3, name: 'Zwickau' }),
        aTown({ internalId: 1, name: 'Übersee' }),
        aTown({ internalId: 2, name: 'Ulm' }),
      ],
      hotels: [
        aHotelEntry({ internalId: 1, locationId: 3, name: 'Amsel' }),
        aHotelEntry({ internalId: 2, locationId: 2, name: 'Östlich' }),
        aHotelEntry({ internalId: 3, locationId: 2, name: 'Oben' }),
        aHotelEntry({ internalId: 4, locationId: 1, name: 'Adler' }),
      ],
      events: [
        anEventContent({ eventId: 1, hotelId: 2, start: '2026-11-21' }),
        anEventContent({ eventId: 2, hotelId: 2, start: '2026-11-22' }),
        anEventContent({ eventId: 3, hotelId: 3, start: '2027-01-11' }),
      ],
    }),
  )
  const { venues } = site(aVisitor()).programme
  expect(valueOf(await venues.locations({}))).toEqual({
    items: [
      { internalId: 1, name: 'Übersee', events: 0 },
      { internalId: 2, name: 'Ulm', events: 2 },
      { internalId: 3, name: 'Zwickau', events: 0 },
    ],
    total: 3,
  })
  const names = async (ask: { readonly locationId?: number }) =>
    valueOf(await venues.hotels(ask)).items.map(({ name }) => name)
  expect(await names({})).toEqual(['Adler', 'Oben', 'Östlich', 'Amsel'])
  expect(await names({ locationId: 2 })).toEqual(['Oben', 'Östlich'])
  expect(valueOf(await venues.hotels({ locationId: 99 }))).toEqual({ items: [], total: 0 })
})

test('pages and the brand are those last imported', async () => {
  const { stage, site } = openTestCore()
  const { content } = site(aVisitor()).office
  expect(valueOf(await content.brand({}))).toEqual({
    name: 'Seminarhaus',
    portal: 'mein Seminarhaus',
    product: 'betriebsrat',
    claim: '',
    phone: '',
    phoneLink: '',
    email: '',
    officeHours: '',
    founded: 0,
    city: '',
  })
  expect(await content.page({ slug: 'impressum' })).toEqual(notFound)
  await stage.content(someContentFolder({ pages: [aPage({ html: '<p>Wir</p>' })] }))
  expect(valueOf(await content.brand({}))).toEqual(someContentFolder().brand)
  expect(valueOf(await content.page({ slug: 'impressum' }))).toEqual({
    slug: 'impressum',
    title: 'Impressum',
    description: 'Wer hinter diesem Angebot steht.',
    html: '<p>Wir</p>',
  })
})
