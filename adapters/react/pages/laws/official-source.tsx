import { pageWording } from '#wording/pages.ts'

const words = pageWording.laws

/** Where the ministry publishes a law. */
export const OfficialSource = ({ slug }: { readonly slug: string }) => (
  <p className="small mute">
    {words.warrant} <a href={`https://www.gesetze-im-internet.de/${slug}/`}>{words.official}</a>
  </p>
)
