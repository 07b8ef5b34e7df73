import type { PageAnswer, PageAsk } from '#pages-port/page-rendering.ts'

/** A renderer of plain pages, so that the server can be tested without the look: real answers, few words. */
export async function plainPages(ask: PageAsk): Promise<PageAnswer> {
  const { pathname, searchParams } = new URL(ask.url, 'http://localhost')
  if (ask.fault) return page(ask.fault.status, `Fehler ${ask.fault.status}, Vorgang ${ask.requestId}`, 'private')
  if (pathname === '/wishlist/list') return wishlistPage(ask)
  if (pathname === '/kundenportal/login') return loginPage(ask, searchParams.get('post_login_redirect_url') ?? '/')
  if (pathname === '/kundenportal/logout') return logoutPage(ask)
  if (pathname === '/kaputt') throw new Error('this page is broken')
  if (pathname === '/umlaut') return { ...page(301, '', 'public'), location: '/straße?ü=1' }
  if (pathname === '/') return page(200, `Willkommen. ${'Viel Text. '.repeat(200)}`, 'public')
  return page(404, 'Diese Seite gibt es nicht', 'private')
}

const page = (status: number, text: string, cache: PageAnswer['cache']): PageAnswer => ({
  status,
  html: `<!doctype html><html lang="de"><title>${text.slice(0, 40)}</title><p>${text}</p></html>`,
  cache,
  tags: [],
})

async function wishlistPage({ site }: PageAsk): Promise<PageAnswer> {
  const list = await site.account.wishlist.list({})
  return page(200, list.ok ? `${list.value.length} gemerkt` : 'Bitte melden Sie sich an', 'private')
}

async function loginPage({ method, form, site }: PageAsk, target: string): Promise<PageAnswer> {
  if (method === 'GET') return page(200, 'Anmelden', 'private')
  const answer = await site.account.accounts.signIn({
    email: form?.one('email') ?? '',
    password: form?.one('password') ?? '',
    postLoginRedirectUrl: target,
  })
  return answer.ok
    ? { ...page(303, '', 'private'), location: answer.value.redirectUrl }
    : page(422, `E-Mail oder Passwort stimmen nicht: ${form?.one('email') ?? ''}`, 'private')
}

async function logoutPage({ method, site }: PageAsk): Promise<PageAnswer> {
  if (method === 'GET') return page(200, 'Möchten Sie sich abmelden?', 'private')
  await site.account.accounts.signOut({})
  return { ...page(303, '', 'private'), location: '/' }
}
