import { redirectDocument } from 'react-router-dom'
import type { ServedData } from '../page.ts'
import { askServer } from './ask-server.ts'
import { fieldsOf } from './fields-of.ts'
import type { AnyView, Ways } from './page-routes.ts'

/**
 * Has the server read and act for a page of which a browser has the view. A page of another build than this script is
 * loaded with the script that it needs.
 */
export function byServer({
  window,
  view,
  isDressed,
  build,
}: {
  readonly window: Window
  readonly view: () => Promise<AnyView>
  readonly isDressed: (page: AnyView) => boolean
  readonly build: string
}): Ways {
  const usable = (data: ServedData | undefined, url: string): ServedData => {
    if (!data || ('build' in data && data.build !== build)) throw redirectDocument(url)
    return data
  }
  return {
    async read({ request: { url, signal } }) {
      const asked = askServer(window, url, { signal })
      const [dressed, answer] = await Promise.all([view().then(isDressed), asked])
      if (!dressed) throw redirectDocument(url)
      const data = usable(answer, url)
      if ('location' in data) throw new Response(null, { status: 302, headers: data })
      return data
    },
    async act({ request }) {
      const { url, signal } = request
      const form = new URLSearchParams(await fieldsOf(request))
      const data = usable(await askServer(window, url, { signal, form }), window.location.href)
      if ('location' in data) return new Response(null, { status: 303, headers: data })
      return { acted: data.acted, read: data }
    },
  }
}
