// Written from the contract by tools/write-routes.ts; a test tells when it is stale.
export const routes = {
  'accounts.signIn': {"method":"POST","path":"/kundenportal/local-login","ok":200,"refusals":["credentials-wrong","email-unconfirmed","too-many"]},
  'accounts.signOut': {"method":"POST","path":"/kundenportal/logout","ok":204,"refusals":[]},
  'accounts.whoAmI': {"method":"GET","path":"/kundenportal/get-user","ok":200,"refusals":[]},
  'accounts.register': {"method":"POST","path":"/api/user-registration","ok":202,"refusals":["invalid","too-many"]},
  'accounts.confirm': {"method":"POST","path":"/api/user-registration/confirm/:token","ok":200,"refusals":["expired"]},
  'accounts.salutations': {"method":"GET","path":"/api-meinifb/salutations","ok":200,"refusals":[]},
  'accounts.functions': {"method":"GET","path":"/api-meinifb/functions","ok":200,"refusals":[]},
  'accounts.countries': {"method":"GET","path":"/api-meinifb/countries","ok":200,"refusals":[]},
  'wishlist.list': {"method":"GET","path":"/wishlist/get-bookmarks","ok":200,"refusals":["not-signed-in"]},
  'wishlist.entries': {"method":"GET","path":"/wishlist/get-all","ok":200,"refusals":["not-signed-in"]},
  'wishlist.add': {"method":"POST","path":"/wishlist/add-bookmark","ok":201,"refusals":["not-signed-in","unknown-content","wishlist-full"]},
  'wishlist.remove': {"method":"POST","path":"/wishlist/delete/","ok":204,"refusals":["not-signed-in","not-found"]},
  'wishlist.note': {"method":"POST","path":"/wishlist/note","ok":204,"refusals":["not-signed-in","not-found","invalid"]},
  'security.token': {"method":"GET","path":"/kundenportal/get-token","ok":200,"refusals":[]},
} as const
