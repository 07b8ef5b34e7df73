/**
 * Makes a part of the page one that shows what it says by now (browser/follow-part.ts), and tells so aloud. Without
 * scripts it says nothing. It stands outside of that part.
 */
export const LivePart = ({
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
}) => <p className="vh" role="status" data-live={of} data-part={part} data-says={says} />
