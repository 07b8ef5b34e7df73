import { dayPackageSplits } from '#core/brand/brand.ts'
import type { ForReadingPages } from '#core/content/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

export const Brand = z
  .object({
    name: z.string(),
    portal: z.string(),
    product: z.string(),
    claim: z.string(),
    phone: z.string(),
    phoneLink: z.string(),
    fax: z.string().exactOptional(),
    email: z.string(),
    officeHours: z.string(),
    founded: z.number().int(),
    city: z.string(),
    dayPackage: z.enum(dayPackageSplits).exactOptional(),
    perKm: z.number().int().exactOptional(),
    inhouseLead: z.object({ from: z.number().int(), to: z.number().int() }).exactOptional(),
    inhouseSupport: z.number().int().exactOptional(),
    freeCancellation: z.number().int().exactOptional(),
  })
  .meta({ id: 'Brand', description: 'Wie der Anbieter sich nennt.' })

export const ContentPage = z
  .object({ slug: z.string(), title: z.string(), description: z.string(), html: z.string() })
  .meta({ id: 'ContentPage', description: 'Eine Textseite, etwa das Impressum.' })

export const content: Carrying<ForReadingPages> = {
  brand: {
    method: 'GET',
    path: '/api/get-brand',
    says: 'Name, Telefon und dergleichen',
    ask: z.object({}),
    ok: 200,
    value: Brand,
    refusals: {},
    cache: 'public',
  },
  page: {
    method: 'GET',
    path: '/api/get-page/:slug',
    says: 'Eine Textseite',
    ask: z.object({ slug: segment }),
    ok: 200,
    value: ContentPage,
    refusals: refusing('not-found'),
    cache: 'public',
  },
}
