import { html, type Fault } from './fault.ts'

const long = 'x'.repeat(10_000)
const forged = Buffer.from('{"rank":1e999,"day":-1}').toString('base64url')

/** A page that is shown all the same: what is wrong in its address is said, or does nothing. */
const finds = (fault: string, query: string, says = 'Termine finden'): Fault => ({
  route: '/seminare/p',
  fault,
  ask: (v) => v.get(`/seminare/p?${query}`, html),
  status: 200,
  says,
})

/** What means nothing in its address is left out of it, or written as everywhere else. */
const leadsOn = (fault: string, query: string, location: string): Fault => ({
  route: '/seminare/p',
  fault,
  ask: (v) => v.get(`/seminare/p?${query}`, html),
  status: 301,
  location,
})

const isNotThere = (route: string, fault: string, address: string): Fault => ({
  route,
  fault,
  ask: (v) => v.get(address, html),
  status: 404,
  says: '404',
})

/** What strangers put into the addresses of the finder, of venues and of documents. */
export const faultsOfFinding: readonly Fault[] = [
  leadsOn('an office that is none', 'zielgruppe=xyz', '/seminare/p'),
  finds('quotes and operators for a rubric', 'rubrik=%27%20OR%201%3D1--'),
  finds('a month that is none', 'monat=2027-13', 'Diesen Monat gibt es nicht'),
  leadsOn('a town beyond numbers', 'ort=1e309', '/seminare/p'),
  finds('a postcode that is none', 'plz=00000', 'Diese Postleitzahl kennen wir nicht'),
  finds('letters for a postcode', 'plz=abc&umkreis=-5'),
  finds('wide digits for a postcode', 'plz=%EF%BC%95%EF%BC%90%EF%BC%96%EF%BC%96%EF%BC%97'),
  finds('a price below nothing', 'preis=-1', 'Bitte geben Sie eine Zahl ein'),
  finds('a price beyond numbers', 'preis=1e999'),
  leadsOn('distance without a postcode', 'sortierung=entfernung', '/seminare/p'),
  finds('a forged continuation', `weiter=${forged}`),
  leadsOn('a continuation of 10 kB', `weiter=${long}`, '/seminare/p'),
  leadsOn('one value twice', 'zielgruppe=sbv&zielgruppe=br', '/seminare/p?zielgruppe=br,sbv'),
  finds('names of the language', 'a[]=1&__proto__[x]=1'),
  finds('two thousand unknown keys', 'k=1&'.repeat(2_000)),
  {
    route: '/seminare/p',
    fault: 'NUL in a value',
    ask: (v) => v.get('/seminare/p?sortierung=%00', html),
    status: 400,
    says: '400',
  },
  {
    route: '/suche',
    fault: 'words of 10 kB',
    ask: (v) => v.get(`/suche?q=${long}`, html),
    status: 200,
    says: 'Suche',
  },
  {
    route: '/suche',
    fault: 'quotes and operators',
    ask: (v) => v.get('/suche?q=%22%27%60%3B%28%29*%2B-AND%20OR%20NOT%20NEAR%20%3Cscript%3Ealert(1)', html),
    status: 200,
    says: 'Suche',
  },
  isNotThere('/seminare/p/{event}', 'a segment of 10 kB', `/seminare/p/${long}-999999`),
  isNotThere('/seminare/p/{event}', 'a number beyond numbers', '/seminare/p/x-999999999999999999999'),
  isNotThere('/seminare/pdf/{theme}', 'climbing dots', '/seminare/pdf/..%2f..'),
  isNotThere('/seminare/p-pdf/{event}', 'unknown date', '/seminare/p-pdf/x-1'),
  isNotThere('/kostenrechner/{x}', 'no number', '/kostenrechner/x'),
  isNotThere('/pdf-kostenrechner/{x}', 'unknown date', '/pdf-kostenrechner/x-1'),
  isNotThere('/online-fax/{x}', 'unknown date', '/online-fax/x-1'),
  isNotThere('/standorte/{x}', 'the number that means online', '/standorte/x-522'),
  isNotThere('/standorte/{x}', 'a number below nothing', '/standorte/x--1'),
  isNotThere('/standorte/hotel/{x}', 'the number that means online', '/standorte/hotel/x-522'),
  isNotThere('/fachtagung/{x}', 'unknown conference', '/fachtagung/gibtsnicht'),
  isNotThere('/jobs-karriere/offene-stellen/{x}/{y}', 'unknown position', '/jobs-karriere/offene-stellen/x/y-1'),
  isNotThere('/fragments/{x}', 'unknown fragment', '/fragments/x'),
  {
    route: '/fragments/{x}',
    fault: 'another host as the active path',
    ask: (v) => v.get('/fragments/header?activePath=//evil.example'),
    status: 200,
  },
  {
    route: '/api/find-dates',
    fault: 'a stretch beyond measure',
    ask: (v) => v.get('/api/find-dates?limit=1e9'),
    status: 400,
    says: 'anfrage_ungueltig',
  },
  {
    route: '/api/find-dates',
    fault: 'a postcode that is none',
    ask: (v) => v.get('/api/find-dates?postcode=1'),
    status: 422,
    says: 'validierung',
  },
  {
    route: '/api/find-themes',
    fault: 'a radius that is none',
    ask: (v) => v.get('/api/find-themes?radius=0&postcode=20095'),
    status: 422,
    says: 'validierung',
  },
  {
    route: '/api/nearest-dates',
    fault: 'seats for nobody',
    ask: (v) => v.get('/api/nearest-dates?seats=0'),
    status: 422,
    says: 'validierung',
  },
  {
    route: '/api/get-seminars',
    fault: 'letters for a town',
    ask: (v) => v.get('/api/get-seminars?locationId=abc'),
    status: 400,
    says: 'anfrage_ungueltig',
  },
  {
    route: '/api/get-conference-by-url/{x}',
    fault: 'climbing dots',
    ask: (v) => v.get('/api/get-conference-by-url/..%2f'),
    status: 404,
    says: 'nicht_gefunden',
  },
]
