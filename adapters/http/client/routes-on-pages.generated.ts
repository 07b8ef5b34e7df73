// Written from the contract by tools/write-routes.ts; a test tells when it is stale.
export const routes = {
  'catalogue.rubrics': {"method":"GET","path":"/api/get-rubrics","ok":200,"refusals":[]},
  'catalogue.rubric': {"method":"GET","path":"/api/get-rubric/:url","ok":200,"refusals":["not-found"]},
  'catalogue.themes': {"method":"GET","path":"/api/get-seminars","ok":200,"refusals":[],"named":{"urls":"url"}},
  'catalogue.theme': {"method":"GET","path":"/api/get-seminar/:url","ok":200,"refusals":["not-found","moved"]},
  'catalogue.events': {"method":"GET","path":"/api/get-events","ok":200,"refusals":[],"named":{"hotelIds":"hotelId"}},
  'catalogue.event': {"method":"GET","path":"/api/get-event/:key","ok":200,"refusals":["not-found","moved","past"]},
  'catalogue.eventHistory': {"method":"GET","path":"/api/get-event-history/:key","ok":200,"refusals":["not-found","moved","past"]},
  'diagnostics.report': {"method":"POST","path":"/api/ui-errors","ok":202,"refusals":["too-many"]},
  'knowledge.lexicon': {"method":"GET","path":"/api/get-lexicon/:group","ok":200,"refusals":[]},
  'knowledge.lexiconEntry': {"method":"GET","path":"/api/get-lexicon/:group/:slug","ok":200,"refusals":["not-found"]},
  'wishlist.list': {"method":"GET","path":"/wishlist/get-bookmarks","ok":200,"refusals":["not-signed-in"]},
  'wishlist.entries': {"method":"GET","path":"/wishlist/get-all","ok":200,"refusals":["not-signed-in"]},
  'wishlist.add': {"method":"POST","path":"/wishlist/add-bookmark","ok":201,"refusals":["not-signed-in","unknown-content","wishlist-full"]},
  'wishlist.remove': {"method":"POST","path":"/wishlist/delete/","ok":204,"refusals":["not-signed-in","not-found"]},
  'wishlist.note': {"method":"POST","path":"/wishlist/note","ok":204,"refusals":["not-signed-in","not-found","invalid"]},
  'security.token': {"method":"GET","path":"/kundenportal/get-token","ok":200,"refusals":[]},
} as const
