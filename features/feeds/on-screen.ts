import fetch from 'cross-fetch'
import { httpSite } from '#http/client/http-site.ts'
import { cookieJar } from '#http/client/cookies.ts'
import { readsFeedsOnSite } from './on-site.ts'
import type { ReadsFeeds } from './feeds.driver.ts'
import type { PageAddress } from '../screens/page-address.ts'

/**
 * A calendar program has no screen: it asks the server itself, beside the browser, and knows nothing of who is signed
 * in there.
 */
export const readsFeedsBesideTheScreen = ({ origin }: PageAddress): ReadsFeeds =>
  readsFeedsOnSite(httpSite({ origin, fetch, cookies: cookieJar() }), origin)
