import { use, useEffect, useRef } from 'react'
import { FollowingParts } from '../../ui/following-parts.ts'

/**
 * Makes a part of a page that a browser took over one that shows what it says by now, and tells so aloud: the page is
 * read anew, and React draws what is different. Without scripts it says nothing. It stands outside of that part.
 */
export const LiveList = ({
  of,
  part,
  says,
}: {
  /** Where one hears that something has changed. */
  readonly of: string
  /** Id of the part. */
  readonly part: string
  /** What is told aloud where the part has become what it is now. */
  readonly says: string
}) => {
  const status = useRef<HTMLParagraphElement>(null)
  const follow = use(FollowingParts)
  useEffect(() => (status.current ? follow?.(status.current, part, says) : undefined), [part, says, follow])
  return <p className="vh" role="status" data-live={of} ref={status} />
}
