import { eventLives } from '#core/catalogue/event-lifetime.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { levels } from '#core/catalogue/level.ts'
import { z } from 'zod'
import { Hotel } from './venue-values.ts'

export const TargetGroup = z.enum(targetGroups)

export const Price = z
  .object({ net: z.number().int(), rate: z.number() })
  .meta({ id: 'Price', description: 'Nettobetrag in Cent und Steuersatz in Prozent.' })

export const Rubric = z
  .object({
    id: z.number().int(),
    url: z.string(),
    title: z.string(),
    position: z.number().int(),
    teaser: z.string(),
    description: z.string(),
    count: z.number().int(),
  })
  .meta({ id: 'Rubric', description: 'Eine Rubrik des Programms.' })

const RubricOfTheme = z
  .object({ url: z.string(), title: z.string(), position: z.number().int() })
  .meta({ id: 'RubricOfTheme' })

const Entitled = z
  .object({
    title: z.string(),
    text: z.string().exactOptional(),
    image: z.object({ url: z.string(), alt: z.string() }).exactOptional(),
    condition: z.string().exactOptional(),
  })
  .meta({ id: 'Entitled' })
const Image = z.object({ url: z.string(), alt: z.string().exactOptional() }).meta({ id: 'Image' })

const ProgrammeDay = z
  .object({
    title: z.string(),
    begins: z.string().exactOptional(),
    ends: z.string().exactOptional(),
    points: z.array(z.string()),
  })
  .meta({ id: 'ProgrammeDay' })

export const ThemeContent = z
  .object({
    title: z.string(),
    teaser: z.string(),
    duration: z.number().exactOptional(),
    image: Image.nullable(),
    highlights: z.array(Entitled),
    starterPackages: z.array(Entitled),
    learn: z.array(z.string()),
    programme: z.array(ProgrammeDay),
    audience: z.string(),
  })
  .meta({ id: 'ThemeContent', description: 'Was ein Thema von sich sagt; der erste Eintrag wird gezeigt.' })

const Module = z
  .object({
    title: z.string(),
    firstTitle: z.string().exactOptional(),
    themeUrl: z.string().exactOptional(),
    duration: z.number().exactOptional(),
    startDate: z.string(),
    endDate: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    hotelId: z.number().int(),
    hotel: Hotel.exactOptional(),
    placesLeft: z.number().int().exactOptional(),
  })
  .meta({
    id: 'Module',
    description:
      'Ein Baustein einer Ausbildungsreihe; hotelId 522 und -1 heißen online. placesLeft steht da, wo das Modul allein mehr freie Plätze hat als die ganze Reihe; firstTitle ist der Titel, unter dem es zuerst gebucht wurde, wenn es heute anders heißt.',
  })

export const Event = z
  .object({
    internalId: z.number().int(),
    eventId: z.number().int(),
    url: z.string(),
    themeUrl: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    isOnlineEvent: z.boolean(),
    hotel: Hotel.nullable(),
    modules: z.array(Module),
    price: Price.nullable(),
    places: z.number().int(),
    placesLeft: z.number().int(),
    guaranteed: z.boolean(),
  })
  .meta({ id: 'Event', description: 'Ein Termin.' })

export const ListedEvent = z
  .object({
    ...Event.shape,
    theme: z.object({ url: z.string(), title: z.string(), eventType: z.number().int(), rubric: RubricOfTheme }),
  })
  .meta({ id: 'ListedEvent', description: 'Ein Termin mit seinem Thema.' })

export const UnderWay = z
  .object({
    life: z.enum(eventLives).exclude(['to-come']),
    startTime: z.string(),
    endDate: z.string(),
    endTime: z.string(),
  })
  .meta({ id: 'UnderWay', description: 'Ein Termin, der heute beginnt, gerade läuft oder heute geendet hat.' })

export const EventHistory = z
  .object({
    event: ListedEvent,
    calledOff: z.boolean(),
    life: z.enum(eventLives),
    earlierStarts: z.array(z.object({ startDate: z.string(), startTime: z.string() })),
    standsSince: z.string().exactOptional(),
  })
  .meta({
    id: 'EventHistory',
    description: 'Ein Termin, wie er gerade steht und was aus ihm geworden ist: abgesagt, verlegt oder wie geplant.',
  })

export const ThemeCard = z
  .object({
    url: z.string(),
    title: z.string(),
    designation: z.string(),
    level: z.enum(levels).exactOptional(),
    eventType: z.number().int(),
    teaser: z.string(),
    rubric: RubricOfTheme,
    targetGroups: z.array(TargetGroup),
    isNew: z.boolean(),
    color: z.string().exactOptional(),
    image: Image.nullable(),
    redirectUrl: z.string().exactOptional(),
    duration: z.string(),
    hasOnlineEvents: z.boolean(),
    hasInPersonEvents: z.boolean(),
    locations: z.number().int(),
    extra: z.string().exactOptional(),
    priceFrom: Price.nullable(),
    nextDates: z.array(Event),
  })
  .meta({ id: 'ThemeCard', description: 'Ein Thema, wie eine Karte es zeigt.' })

export const Theme = z
  .object({
    internalId: z.number().int(),
    url: z.string(),
    title: z.string(),
    designation: z.string(),
    level: z.enum(levels).exactOptional(),
    eventType: z.number().int(),
    color: z.string().exactOptional(),
    isNew: z.boolean(),
    hideInTrainingSeries: z.boolean(),
    redirectUrl: z.string().exactOptional(),
    rubric: RubricOfTheme,
    sequence: z.number().int().exactOptional(),
    targetGroups: z.array(TargetGroup),
    content: z.array(ThemeContent),
    events: z.array(Event),
    allowSingle: z.boolean(),
  })
  .meta({ id: 'Theme', description: 'Ein Seminar, eine Fachtagung (3) oder eine Ausbildungsreihe (1).' })

export const ThemePage = z
  .object({
    theme: Theme,
    card: ThemeCard,
    series: z.array(z.object({ url: z.string(), title: z.string() })),
    next: z.array(ThemeCard),
  })
  .meta({ id: 'ThemePage', description: 'Ein Thema und wozu es gehört.' })
