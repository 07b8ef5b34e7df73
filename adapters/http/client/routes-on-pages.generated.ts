// Written from the contract by tools/write-routes.ts; a test tells when it is stale.
export const routes = {
  'catalogue.themes': {"port":"programme.catalogue","method":"GET","path":"/api/get-seminars","refusals":[],"named":{"urls":"url"}},
  'wishlist.list': {"port":"account.wishlist","method":"GET","path":"/wishlist/get-bookmarks","refusals":["not-signed-in"]},
  'wishlist.ids': {"port":"account.wishlist","method":"GET","path":"/wishlist/get","refusals":["not-signed-in"]},
  'wishlist.entries': {"port":"account.wishlist","method":"GET","path":"/wishlist/get-with-event","refusals":["not-signed-in"]},
  'wishlist.grouped': {"port":"account.wishlist","method":"GET","path":"/wishlist/get-all","refusals":["not-signed-in"]},
  'wishlist.add': {"port":"account.wishlist","method":"POST","path":"/wishlist/add-bookmark","refusals":["not-signed-in","unknown-content","wishlist-full"]},
  'wishlist.addEvent': {"port":"account.wishlist","method":"POST","path":"/wishlist/add/:event","refusals":["not-signed-in","unknown-content","wishlist-full"]},
  'wishlist.remove': {"port":"account.wishlist","method":"POST","path":"/wishlist/delete/","refusals":["not-signed-in","not-found"]},
  'wishlist.removed': {"port":"account.wishlist","method":"GET","path":"/wishlist/get-removed","refusals":["not-signed-in"]},
  'wishlist.restore': {"port":"account.wishlist","method":"POST","path":"/wishlist/restore","refusals":["not-signed-in","not-found","wishlist-full"]},
  'wishlist.note': {"port":"account.wishlist","method":"POST","path":"/wishlist/note","refusals":["not-signed-in","not-found","invalid"]},
  'wishlist.intoCart': {"port":"account.wishlist","method":"POST","path":"/wishlist/add-to-cart","refusals":["not-signed-in","not-found","too-many"]},
  'knowledge.lexicon': {"port":"knowledge.lexicon","method":"GET","path":"/api/get-lexicon/:group","refusals":[]},
  'content.brand': {"port":"office.content","method":"GET","path":"/api/get-brand","refusals":[]},
  'diagnostics.report': {"port":"office.diagnostics","method":"POST","path":"/api/ui-errors","refusals":["too-many"]},
  'security.token': {"method":"GET","path":"/kundenportal/get-token","refusals":[]},
} as const
