import type { Brand } from '#core/brand/brand.ts'

/** The telephone number, to call; nothing where the provider tells none. */
export const PhoneLink = ({ brand, className }: { readonly brand: Brand; readonly className?: string }) =>
  brand.phone ? (
    <a className={className} href={telHref(brand)}>
      {brand.phone}
    </a>
  ) : null

/** `phoneLink` with or without its scheme. */
export const telHref = ({ phoneLink }: Brand): string => (phoneLink.startsWith('tel:') ? phoneLink : `tel:${phoneLink}`)
