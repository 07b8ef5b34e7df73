import type { Fault } from './fault.ts'

/** Calls that are open to everybody: the programme, reports of faults, and what is no call at all. */
export const faultsOfOpenCalls: readonly Fault[] = [
  {
    route: 'GET /api/get-seminars',
    fault: 'overlong query',
    ask: (v) => v.get(`/api/get-seminars?q=${'x'.repeat(201)}`),
    status: 400,
    says: 'Erlaubt ist höchstens 200 Zeichen.',
  },
  {
    route: 'GET /api/get-seminars',
    fault: 'too many at once',
    ask: (v) => v.get('/api/get-seminars?limit=1000'),
    status: 400,
    says: 'Erlaubt ist höchstens 100.',
  },
  {
    route: 'GET /api/get-seminars',
    fault: 'number out of range',
    ask: (v) => v.get('/api/get-seminars?locationId=99999999999'),
    status: 400,
    says: 'Erlaubt ist höchstens',
  },
  {
    route: 'GET /api/get-seminars',
    fault: 'forged continuation',
    ask: (v) => v.get('/api/get-seminars?after=%27;drop+table+theme;--'),
    status: 200,
    says: '"items":',
  },
  {
    route: 'GET /api/get-events',
    fault: 'forged continuation',
    ask: (v) => v.get('/api/get-events?after=eyJhIjp7fX0'),
    status: 200,
    says: '"items":',
  },
  {
    route: 'GET /api/get-seminar/{url}',
    fault: 'unknown theme',
    ask: (v) => v.get('/api/get-seminar/gibt-es-nicht'),
    status: 404,
    says: 'nicht_gefunden',
  },
  {
    route: 'GET /api/get-event/{key}',
    fault: 'number out of range',
    ask: (v) => v.get('/api/get-event/x-99999999999999999999'),
    status: 404,
    says: 'nicht_gefunden',
  },
  {
    route: 'POST /api/get-seminars',
    fault: 'wrong method',
    ask: (v) => v.json('/api/get-seminars', {}),
    status: 405,
    says: 'nicht aufrufen',
    allow: 'GET, HEAD',
  },
  {
    route: 'GET /api/{x}',
    fault: 'no such call',
    ask: (v) => v.get('/api/gibt-es-nicht'),
    status: 404,
    says: 'nicht_gefunden',
  },
  {
    route: 'POST /api/ui-errors',
    fault: 'foreign Origin',
    ask: (v) => v.json('/api/ui-errors', { message: 'm', route: '/' }, { origin: 'https://evil.example' }),
    status: 403,
    says: 'nicht erkennbar',
  },
]
