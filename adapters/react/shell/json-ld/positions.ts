import type { JobPosting, WithContext } from 'schema-dts'
import type { Position } from '#core/jobs/jobs.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import { timeZone } from '#core/shared/dates.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '../../wording/pages.ts'
import { escaped } from '../escape.ts'
import { context, provider } from './provider.ts'

const words = pageWording.jobs.position

/** An open position. */
export const positionLd = (position: Position, frame: Frame): WithContext<JobPosting> => ({
  '@context': context,
  '@type': 'JobPosting',
  title: position.title,
  description: descriptionOf(position),
  identifier: { '@type': 'PropertyValue', name: frame.brand.name, value: String(position.id) },
  url: frame.settings.siteOrigin + positionHref(position),
  datePosted: position.postedOn,
  // The last moment of the last day.
  validThrough: Temporal.PlainDateTime.from(`${position.validThrough}T23:59:59`)
    .toZonedDateTime(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' }),
  hiringOrganization: provider(frame),
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: position.city, addressCountry: 'DE' },
  },
  ...(position.remote
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'DE' } as const,
      }
    : {}),
  employmentType: position.employment,
  ...(position.salary
    ? {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: {
            '@type': 'QuantitativeValue',
            minValue: position.salary.from / 100,
            maxValue: position.salary.to / 100,
            unitText: 'YEAR',
          },
        } as const,
      }
    : {}),
})

/** HTML, as searches ask for it. */
const descriptionOf = ({ teaser, tasks, profile, offers }: Position): string =>
  [
    `<p>${escaped(teaser)}</p>`,
    ...[
      { title: words.tasks, points: tasks },
      { title: words.profile, points: profile },
      { title: words.offers, points: offers },
    ]
      .filter(({ points }) => points.length > 0)
      .map(
        ({ title, points }) =>
          `<h3>${escaped(title)}</h3><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`,
      ),
  ].join('')
