import type { Brand } from '#core/brand/brand.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { PhoneLink } from './phone-link.tsx'

/** How to book: today by telephone. */
export const BookingByPhone = ({ brand }: { readonly brand: Brand }) =>
  brand.phone ? (
    <p className="small">
      {programmeWording.events.book}{' '}
      <strong className="nowrap">
        <PhoneLink brand={brand} />
      </strong>
    </p>
  ) : null
