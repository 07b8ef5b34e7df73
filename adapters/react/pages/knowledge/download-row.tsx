import type { ListedDownload } from '#core/knowledge/downloads/downloads.ts'
import { formatDate } from '#core/shared/dates.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { pageWording } from '#wording/pages.ts'
import { HeartHost } from '../../blocks/heart-host.tsx'
import type { Frame } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { CitingLine } from '../../ui/citing-line.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'

const words = pageWording.downloads
const { audiences } = pageWording.shell

/** A document in the list: what it is and for whom, how long it is, and the file itself. */
export const DownloadRow = ({
  download,
  rubric,
  frame,
}: {
  readonly download: ListedDownload
  /** Title of its rubric. */
  readonly rubric: string
  readonly frame: Frame
}) => {
  const { id, title, description, type, targetGroups, asOf } = download
  // Who is signed in already is led on to the file.
  const href = download.protected ? signInHref(frame.settings, download.url) : download.url
  const label = download.protected ? words.pdfForMembers(title) : words.pdfOf(title)
  return (
    <article className="download">
      <div className="stack g1">
        <p className="small mute">
          {words.what(
            rubric,
            type,
            targetGroups.map((group) => audiences[group]),
          )}
        </p>
        <h3>
          <a href={href}>{withJoints(title)}</a>
        </h3>
        <p>
          <CitingLine text={description} />
        </p>
        {download.protected && (
          <p className="stat">
            <Icon name="person" />
            <span>{words.membersOnly}</span>
          </p>
        )}
      </div>
      <div className="stack g1 small">
        <p>{fileText(download)}</p>
        <p className="mute">
          {words.asOf} {formatDate(asOf)}
        </p>
        <div className="row">
          <GoLink href={href} label={label}>
            {words.pdf}
          </GoLink>
          <HeartHost item={{ type: 'download', value: `download-${id}` }} label={title} frame={frame} />
        </div>
      </div>
    </article>
  )
}

const fileText = ({ pages, size }: ListedDownload): string =>
  pages === undefined || size === undefined ? words.fileUnmeasured : words.file(pages, size)
