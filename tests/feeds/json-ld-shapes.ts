type Block = Readonly<Record<string, unknown>>

const present = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
const address = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value)
const day = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const moment = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(value)
const hour = (value: unknown): boolean => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value)
const amount = (value: unknown): boolean => typeof value === 'string' && /^\d+\.\d{2}$/.test(value)
const number = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const term = (value: unknown): boolean => typeof value === 'string' && value.startsWith('https://schema.org/')

/** One moment or several; searches take them only from an event that was rescheduled. */
const earlier = (value: unknown): boolean => value === undefined || [value].flat().every(moment)

const event = {
  name: present,
  startDate: moment,
  endDate: moment,
  location: present,
  previousStartDate: earlier,
}
const wholeEvent = {
  ...event,
  url: address,
  image: (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(address),
  eventStatus: term,
  eventAttendanceMode: term,
  organizer: present,
}

const article = {
  headline: present,
  image: (value: unknown) => value === undefined || address(value),
  datePublished: moment,
  dateModified: moment,
  author: present,
  publisher: present,
}

/** What searches ask for of each type (domain §5); nested ones are looked at as well. */
const required: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  Course: { name: present, description: present, url: address, provider: present },
  CourseInstance: { courseMode: present, startDate: day, endDate: day, url: address },
  ItemList: { itemListElement: present },
  ListItem: { position: number, item: present },
  BreadcrumbList: { itemListElement: present },
  EducationEvent: event,
  BusinessEvent: event,
  Schedule: {
    startDate: day,
    endDate: day,
    startTime: hour,
    endTime: hour,
    repeatFrequency: (value) => value === 'P1D',
    repeatCount: number,
    scheduleTimezone: (value) => value === 'Europe/Berlin',
  },
  Offer: { price: amount, priceCurrency: (value) => value === 'EUR' },
  Place: { address: present },
  PostalAddress: { addressLocality: present, addressCountry: (value) => value === 'DE' },
  VirtualLocation: { url: address },
  EducationalOrganization: { name: present, url: address },
  Hotel: { name: present, description: present, url: address, address: present },
  GeoCoordinates: { latitude: number, longitude: number },
  LocationFeatureSpecification: { name: present, value: (value) => value === true },
  NewsArticle: article,
  Article: article,
  Person: { name: present },
  JobPosting: {
    title: present,
    description: (value) => typeof value === 'string' && value.startsWith('<p>'),
    datePosted: day,
    validThrough: moment,
    hiringOrganization: present,
    jobLocation: present,
    employmentType: present,
  },
  PropertyValue: { name: present, value: present },
  Country: { name: present },
  MonetaryAmount: { currency: (value) => value === 'EUR', value: present },
  QuantitativeValue: { minValue: number, maxValue: number, unitText: (value) => value === 'YEAR' },
  DefinedTerm: { name: present, description: present, url: address, inDefinedTermSet: address },
  // What it is about is named as well; no day of ours stands on it.
  WebPage: { name: present, description: present, url: address, publisher: present, about: present },
  CreativeWork: { name: present, dateCreated: day, creator: present },
  Organization: { name: present },
  VideoObject: {
    name: present,
    description: present,
    thumbnailUrl: address,
    uploadDate: moment,
    duration: (value) => typeof value === 'string' && /^PT\d+M\d+S$/.test(value),
    url: address,
    embedUrl: address,
  },
  FAQPage: { mainEntity: present },
  Question: { name: present, acceptedAnswer: present },
  Answer: { text: present },
}

/** What a block of JSON-LD lacks, in words; a type that is not known here is a lack too. */
export function missingIn(block: Block): readonly string[] {
  const top = block['@context'] === 'https://schema.org' ? [] : ['no context']
  const type = String(block['@type'])
  const whole = /^(Education|Business)Event$/.test(type) ? lacks(block, type, wholeEvent) : []
  return [...top, ...whole, ...missingWithin(block)]
}

function missingWithin(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(missingWithin)
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Block
  const type = String(thing['@type'])
  const asked = required[type]
  const own = asked ? lacks(thing, type, asked) : [`${type} is unknown`]
  return [...own, ...Object.values(thing).flatMap(missingWithin)]
}

const lacks = (thing: Block, type: string, asked: Readonly<Record<string, (value: unknown) => boolean>>) =>
  Object.entries(asked).flatMap(([name, fits]) =>
    fits(thing[name]) ? [] : [`${type}.${name} is ${JSON.stringify(thing[name])}`],
  )
