const watchHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com']
const embedHosts = [...watchHosts, 'youtube-nocookie.com', 'www.youtube-nocookie.com']
const shortHosts = ['youtu.be', 'www.youtu.be']

/** Words of eleven letters that stand where an id would in embed links of lists and of running broadcasts. */
const noIds = ['videoseries', 'live_stream']

/** People paste links without their beginning. */
const completed = (link: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`)

const candidateIn = ({ protocol, hostname, pathname, searchParams }: URL): string | null | undefined => {
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const path = pathname.split('/').filter((segment) => segment !== '')
  const [first, id] = path
  if (path.length === 1 && shortHosts.includes(hostname)) return first
  if (path.length === 1 && watchHosts.includes(hostname) && first === 'watch') return searchParams.get('v')
  if (path.length !== 2) return undefined
  if (watchHosts.includes(hostname) && (first === 'shorts' || first === 'live')) return id
  return embedHosts.includes(hostname) && first === 'embed' ? id : undefined
}

/**
 * The id in a video's page link (also of its mobile, shorts and live pages), short link or embed link (spec §5);
 * undefined for what is none of them. A bare id is no link.
 */
export const videoIdOf = (source: string): string | undefined => {
  const link = completed(source.trim())
  const id = URL.canParse(link) ? candidateIn(new URL(link)) : undefined
  return id && /^[\w-]{11}$/.test(id) && !noIds.includes(id) ? id : undefined
}

/** The player on the provider's host that sets no cookie until the video plays. */
export const playerAddress = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`

/** The player as a page embeds it (spec §7). Nothing may ask for it before consent. */
export const embedAddress = (id: string): string => `${playerAddress(id)}?autoplay=1&modestbranding=1&rel=0`
