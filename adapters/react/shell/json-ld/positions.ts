// Without React: data for searches, in the head of a page.
import type { JobPosting, WithContext } from 'schema-dts'
import { employmentTypes, isTelecommute } from '#core/jobs/employment.ts'
import type { Position } from '#core/jobs/jobs.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { escaped } from '../escape.ts'
import { momentLd } from './moments.ts'
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
  directApply: true,
  // The last moment of the last day.
  validThrough: momentLd(position.validThrough, '23:59:59'),
  hiringOrganization: provider(frame),
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: position.city, addressCountry: 'DE' },
  },
  ...(isTelecommute(position)
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'DE' } as const,
      }
    : {}),
  employmentType: employmentTypes(position),
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
