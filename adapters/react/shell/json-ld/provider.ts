// Without React: data for searches, in the head of a page.
import type { EducationalOrganization, WithContext } from 'schema-dts'
import { brandPicture } from '#core/shared/pictures.ts'
import type { Frame } from '../../page.ts'

export const context = 'https://schema.org'

/** Who offers what stands on a page; an object, not the string that the types would allow as well. */
export type Provider = Exclude<EducationalOrganization, string> & { readonly '@type': 'EducationalOrganization' }

export const provider = ({ brand, settings }: Frame): Provider => ({
  '@type': 'EducationalOrganization',
  name: brand.name,
  url: settings.siteOrigin,
})

/** Who runs the site; on the start page. */
export const officeLd = (frame: Frame): WithContext<Provider> => {
  const { brand, settings } = frame
  return {
    '@context': context,
    ...provider(frame),
    logo: settings.siteOrigin + brandPicture,
    ...(brand.claim ? { slogan: brand.claim } : {}),
    ...(brand.phone ? { telephone: brand.phone } : {}),
    ...(brand.email ? { email: brand.email } : {}),
    ...(brand.founded > 0 ? { foundingDate: String(brand.founded) } : {}),
    ...(brand.city
      ? { address: { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: 'DE' } as const }
      : {}),
  }
}
