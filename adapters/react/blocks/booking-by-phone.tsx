import type { Brand } from '#core/brand/brand.ts'
import { pageWording } from '#wording/pages.ts'
import { PhoneLink } from './phone-link.tsx'

/** How to book: today by telephone. */
export const BookingByPhone = ({ brand }: { readonly brand: Brand }) =>
  brand.phone ? (
    <p className="small">
      {pageWording.programme.dates.book}{' '}
      <strong className="nowrap">
        <PhoneLink brand={brand} />
      </strong>
    </p>
  ) : null
