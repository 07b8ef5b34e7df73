import { expect, test } from 'vitest'
import type { At, RecordContent } from '#core/content/content.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import {
  aShop,
  recordOf,
  someConferenceDetails,
  someHotelDetails,
  someLocationDetails,
} from '#features/support/record-builder.ts'
import { required } from '#core/shared/required.ts'
import { aThemeFile, someContentFolder } from './sample-content.ts'

const { conference, download, expert, faq, hotel, issue, location, manager, position, shop, video, voice } = recordOf
const fachtagung = aThemeFile({ internalId: 300, url: 'fachtagung-sbv', eventType: 3 })

/** The fields whose lines are looked up for the faults of a record. */
const fieldsAtFault = (record: RecordContent): readonly string[] => {
  const fields: string[] = []
  const lineOf: At['lineOf'] = (field) => {
    fields.push(field.join('.'))
    return 1
  }
  const at = { file: 'inhalt.yaml', line: 1, lineOf }
  const records = [...(record.kind === 'expert' ? [] : [expert()]), { ...record, at }]
  faultsIn(someContentFolder({ themes: [aThemeFile(), fachtagung], records }), '2026-11-21')
  return fields
}

const { prices } = someHotelDetails()
const badPrice = { net: -1, rate: 7 }
const poster = required(aShop().articles[0])
const withArticle = (change: Partial<typeof poster>) => shop({ articles: [{ ...poster, ...change }] })
const [day] = someConferenceDetails().days
const [slot] = required(day).slots
const withSlots = (...changes: readonly Partial<NonNullable<typeof slot>>[]) =>
  conference({ days: [{ ...required(day), slots: changes.map((change) => ({ ...required(slot), ...change })) }] })
const workshop = required(someConferenceDetails().workshops[0])
const withWorkshops = (...changes: readonly Partial<typeof workshop>[]) =>
  conference({ workshops: changes.map((change) => ({ ...workshop, ...change })) })
const contingent = required(someConferenceDetails().contingent ?? undefined)
const [ticket] = someConferenceDetails().prices
const withTicket = (change: object) => conference({ prices: [{ ...required(ticket), ...change }] })
const picture = { url: '/bilder/haus.jpg', alt: 'Das Haus', width: 1200, height: 800, caption: '' }
const [sight] = someLocationDetails().sideProgramme

test.each<[string, RecordContent]>([
  ['id', expert({ id: 'br' })],
  ['name', expert({ name: '' })],
  ['title', expert({ title: '' })],
  ['vita', expert({ vita: '' })],
  ['photo', expert({ photo: 'x' })],
  ['themes.1', expert({ themes: ['fachtagung-sbv', 'nirgends'] })],
  ['id', manager({ id: 'br' })],
  ['name', manager({ name: '' })],
  ['photo', manager({ photo: 'x' })],
  ['phone', manager({ phone: 'x' })],
  ['email', manager({ email: 'x' })],
  ['languages', manager({ languages: [] })],
  ['rubrics.0', manager({ rubrics: ['nirgends'] })],
  ['id', voice({ id: 'br' })],
  ['text', voice({ text: '' })],
  ['speaker', voice({ speaker: '' })],
  ['themes.0', voice({ themes: ['nirgends'] })],
  ['locationId', voice({ locationId: 99 })],
  ['source', voice({ source: { kind: 'stated', text: '', assurance: null } })],
  ['id', video({ id: 'br' })],
  ['title', video({ title: '' })],
  ['description', video({ description: '' })],
  ['source', video({ source: 'x' })],
  ['cover', video({ cover: 'x' })],
  ['durationSec', video({ durationSec: 0 })],
  ['publishedOn', video({ publishedOn: 'bald' })],
  ['topic', video({ topic: '' })],
  ['rubrics.0', video({ rubrics: ['nirgends'] })],
  ['id', position({ id: 0 })],
  ['title', position({ title: '' })],
  ['department', position({ department: { slug: 'it', title: '' } })],
  ['department', position({ department: { slug: 'br', title: 'IT' } })],
  ['hours', position({ hours: '' })],
  ['city', position({ city: '' })],
  ['extent', position({ extent: [] })],
  ['salary', position({ salary: { from: 2, to: 1 } })],
  ['postedOn', position({ postedOn: 'bald' })],
  ['validThrough', position({ validThrough: 'bald' })],
  ['validThrough', position({ postedOn: '2026-11-02', validThrough: '2026-11-01' })],
  ['motto', conference({ motto: '' })],
  ['days', conference({ days: [] })],
  ['days.0.title', conference({ days: [{ ...required(day), title: '' }] })],
  ['days.0.slots', conference({ days: [{ ...required(day), slots: [] }] })],
  ['days.0.slots.0.title', withSlots({ title: '' })],
  ['days.0.slots.0.begins', withSlots({ begins: '9' })],
  ['days.0.slots.0.ends', withSlots({ ends: '9' })],
  ['days.0.slots.0.ends', withSlots({ begins: '11:00' })],
  ['days.0.slots.1', withSlots({ begins: '10:30' }, { begins: '10:00' })],
  ['days.0.slots.0.speakers.1', withSlots({ speakers: ['annika-lorenz', 'nobody'] })],
  ['workshops.0.id', withWorkshops({ id: 'br' })],
  ['workshops.0.title', withWorkshops({ title: '' })],
  ['workshops.0.capacity', withWorkshops({ capacity: 0 })],
  ['workshops.1.id', withWorkshops({}, {})],
  ['workshops.0.speakers.0', withWorkshops({ speakers: ['nobody'] })],
  ['prices.0.title', withTicket({ title: '' })],
  ['prices.0.price', withTicket({ price: badPrice })],
  ['prices.0.daysBefore', withTicket({ daysBefore: -1 })],
  ['contingent.rooms', conference({ contingent: { ...contingent, rooms: 0 } })],
  ['contingent.price', conference({ contingent: { ...contingent, price: badPrice } })],
  ['contingent.daysBefore', conference({ contingent: { ...contingent, daysBefore: 0.5 } })],
  ['questions.0.question', conference({ questions: [{ question: '', answer: 'Ja.' }] })],
  ['questions.0.answer', conference({ questions: [{ question: 'Gibt es das?', answer: '' }] })],
  ['position', hotel({ position: { latitude: 9.99, longitude: 53.55 } })],
  ['rooms', hotel({ rooms: 0 })],
  ['seminarRooms', hotel({ seminarRooms: 0 })],
  ['description', hotel({ description: '' })],
  ['arrival.train', hotel({ arrival: { train: '', car: 'Über die A 7.' } })],
  ['arrival.car', hotel({ arrival: { train: 'Zehn Minuten.', car: '' } })],
  ['accessibility.1', hotel({ accessibility: ['lift', 'helipad' as 'lift'] })],
  ['accessibility', hotel({ accessibility: ['lift', 'lift'] })],
  ['prices.night', hotel({ prices: { ...prices, night: badPrice } })],
  ['prices.breakfast', hotel({ prices: { ...prices, breakfast: badPrice } })],
  ['prices.dayPackage', hotel({ prices: { ...prices, dayPackage: badPrice } })],
  ['prices.parking', hotel({ prices: { ...prices, parking: badPrice } })],
  ['prices.cityTax', hotel({ prices: { ...prices, cityTax: -1 } })],
  ['pictures.0.url', hotel({ pictures: [{ ...picture, url: 'x' }] })],
  ['pictures.0.alt', hotel({ pictures: [{ ...picture, alt: '' }] })],
  ['pictures.0.width', hotel({ pictures: [{ ...picture, width: 0 }] })],
  ['pictures.0.height', hotel({ pictures: [{ ...picture, height: 0 }] })],
  ['state', location({ state: '' })],
  ['position', location({ position: { latitude: 9.99, longitude: 53.55 } })],
  ['teaser', location({ teaser: '' })],
  ['description', location({ description: '' })],
  ['sideProgramme.0.title', location({ sideProgramme: [{ ...required(sight), title: '' }] })],
  ['sideProgramme.0.text', location({ sideProgramme: [{ ...required(sight), text: '' }] })],
  ['pictures.0.alt', location({ pictures: [{ ...picture, alt: '' }] })],
  ['codes', shop({ codes: [] })],
  ['codes.0', shop({ codes: ['kurz'] })],
  ['articles.0.sku', withArticle({ sku: 'WM 101' })],
  ['articles.0.title', withArticle({ title: '' })],
  ['articles.0.unit', withArticle({ unit: '' })],
  ['articles.0.most', withArticle({ most: 0 })],
  ['articles', shop({ articles: [poster, poster] })],
  ['articles', shop({ articles: Array.from({ length: 101 }, (_, nth) => ({ ...poster, sku: `WM-${nth}` })) })],
  ['slug', download({ slug: 'br' })],
  ['title', download({ title: '' })],
  ['description', download({ description: '' })],
  ['rubric', download({ rubric: 'nirgends' })],
  ['targetGroups', download({ targetGroups: [] })],
  ['targetGroups.1', download({ targetGroups: ['br', 'gbr' as 'br'] })],
  ['id', faq({ id: 'br' })],
  ['question', faq({ question: '' })],
  ['html', faq({ html: '' })],
  ['targetGroups', faq({ targetGroups: [] })],
  ['number', issue({ number: 0 })],
  ['title', issue({ title: '' })],
  ['description', issue({ description: '' })],
])('a fault stands in the field %s', (field, record) => expect(fieldsAtFault(record)).toEqual([field]))
