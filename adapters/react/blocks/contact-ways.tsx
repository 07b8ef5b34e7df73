import type { Brand } from '#core/brand/brand.ts'
import { shellWording } from '#wording/pages/shell.ts'
import { PhoneLink } from './phone-link.tsx'

/** How to reach the provider: by telephone, and by e-mail for whoever cannot or does not want to call. */
export const ContactWays = ({ brand }: { readonly brand: Brand }) => (
  <>
    <PhoneLink brand={brand} />
    {brand.phone && brand.email && ` ${shellWording.or} `}
    {brand.email && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
  </>
)
