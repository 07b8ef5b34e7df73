// Written from the contract by tools/write-routes.ts; a test tells when it is stale.
export const routes = {
  'catalogue.themes': {"port":"programme.catalogue","method":"GET","path":"/api/get-seminars","refusals":[],"named":{"urls":"url"}},
  'wishlist.list': {"port":"account.wishlist","method":"GET","path":"/wishlist/get-bookmarks","refusals":["not-signed-in"]},
  'wishlist.add': {"port":"account.wishlist","method":"POST","path":"/wishlist/add-bookmark","refusals":["not-signed-in","unknown-content","wishlist-full"]},
  'wishlist.remove': {"port":"account.wishlist","method":"POST","path":"/wishlist/delete/","refusals":["not-signed-in","not-found"]},
  'login.extendSession': {"port":"account.login","method":"POST","path":"/kundenportal/extend-session","refusals":["not-signed-in"]},
  'login.sessionTime': {"port":"account.login","method":"GET","path":"/kundenportal/session-time","refusals":[]},
  'cart.count': {"port":"booking.cart","method":"GET","path":"/order-api/count-shopping-cart","refusals":[]},
  'knowledge.lexicon': {"port":"knowledge.lexicon","method":"GET","path":"/api/get-lexicon/:group","refusals":[]},
  'search.suggestions': {"port":"knowledge.search","method":"GET","path":"/api/search/suggestions","refusals":[]},
  'chatbot.ask': {"port":"knowledge.chatbot","method":"POST","path":"/chatbot/ask","refusals":["invalid","too-many"]},
  'legislation.progress': {"port":"office.legislation","method":"GET","path":"/manage/legislation/import/:id/progress","refusals":["not-signed-in","not-allowed","not-found"]},
  'themeSequence.updateThemeSequence': {"port":"office.themeSequence","method":"POST","path":"/api/update-theme-sequence","refusals":["not-signed-in","not-allowed","not-found","invalid","outdated"]},
  'content.brand': {"port":"office.content","method":"GET","path":"/api/get-brand","refusals":[]},
  'diagnostics.report': {"port":"office.diagnostics","method":"POST","path":"/api/ui-errors","refusals":["too-many"]},
  'security.token': {"method":"GET","path":"/kundenportal/get-token","refusals":[]},
} as const
