import fetch from 'cross-fetch'
import { httpSite } from '#http/client/http-site.ts'
import { cookieJar } from '#http/client/cookies.ts'
import { readsFeedsOnSite } from '../on-site/reading-feeds.ts'
import type { ReadsFeeds } from '../reading-feeds.ts'
import type { Place } from './place.ts'

/** A calendar program has no screen: it asks the house itself, beside the browser, and knows nothing of who is signed in there. */
export const readsFeedsBesideTheScreen = ({ origin }: Place): ReadsFeeds =>
  readsFeedsOnSite(httpSite({ origin, fetch, cookies: cookieJar() }), origin)
