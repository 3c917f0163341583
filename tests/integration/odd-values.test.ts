import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { RouteKey } from './support/expectations.ts';
import { allowed, openRoutes, ROUTES, type OpenRoutes } from './support/open-routes.ts';
import { orderInput } from './support/orders.ts';
import { schemaPlaces, withValueAt, type Place } from './support/schema-places.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let routes: OpenRoutes;
beforeAll(async () => {
  routes = await openRoutes(portal);
});

/** What is answered, and the fields that are named. */
async function refusalOf(request: InjectOptions, route: RouteKey = 'POST /api/orders') {
  const response = await portal.request(allowed(route), request);
  const errors = apiErrorSchema.safeParse(JSON.parse(response.body || 'null')).data?.errors ?? {};
  return [response.statusCode, Object.entries(errors).map(([field, { rule }]) => [field, rule])];
}

const LIST = '/api/orders';
const listed = (name: string, value: unknown) => ({
  url: `${LIST}?${name}=${encodeURIComponent(JSON.stringify(value))}`,
});
const ordered = (changes: object) => ({
  method: 'POST' as const,
  url: LIST,
  headers: { 'idempotency-key': randomUUID() },
  payload: { ...orderInput(), ...changes },
});

describe('texts that cannot be stored', () => {
  it.each([
    ['a NUL', 'a\0b', 'a%00b', 'id'],
    ['half a pair, the first', 'a\ud83d b', 'a%ED%A0%BD%20b', 'path'],
    ['half a pair, the second', 'a\ude00b', 'a%ED%B8%80b', 'path'],
  ])('SE-10 are refused with 400, naming the field: %s', async (_what, text, inAddress, inPath) => {
    const [lens] = orderInput().lenses;
    const asked: [string, InjectOptions][] = [
      [inPath, { url: `${LIST}/${inAddress}` }],
      ['anything', { url: `${LIST}?anything=${inAddress}` }],
      ['sort.0', listed('sort', [text, 'ASC'])],
      ['filter.id.1', listed('filter', { id: ['x', text] })],
      [`filter.${text.replace(/[\0\ud800-\udfff]/, '\ufffd')}`, listed('filter', { [text]: 'x' })],
      ['if-match', { url: LIST, headers: { 'if-match': text } }],
      ['notes', ordered({ notes: text })],
      ['lenses.0.prescription.material', ordered({ lenses: [withMaterial(lens, text)] })],
    ];
    for (const [field, request] of asked) {
      expect(await refusalOf(request)).toEqual([400, [[field, 'text']]]);
    }
  });

  it.each(ROUTES)(
    'SE-10 %s refuses them before all else, in each part of a request',
    async (route) => {
      const request = routes.request(route);
      const [head] = routes.queryNames(route);
      const asked: [string, InjectOptions][] = [
        ['x-anything', { ...request, headers: { ...request.headers, 'x-anything': 'a\0b' } }],
        [head ?? 'anything', { ...request, query: { [head ?? 'anything']: 'a\0b' } }],
      ];
      if (routes.bodyOf(route))
        asked.push(['anything', { ...request, payload: { anything: 'a\0b' } }]);
      for (const [field, one] of asked) {
        expect(await refusalOf(one, route)).toEqual([400, [[field, 'text']]]);
      }
    },
  );
});

const made = (url: string, payload: object) => ({
  method: 'POST' as const,
  url,
  headers: { 'idempotency-key': randomUUID() },
  payload,
});

describe('a text of one line', () => {
  const address = {
    recipient: 'Oak',
    country: 'US',
    address: '1 Main St',
    apt: '',
    city: 'Portland',
  };

  it.each([
    ['a\nb', 'lineBreak'],
    ['a\u2028b', 'lineBreak'],
    ['a\u202eb', 'direction'],
    ['a\u2067b', 'direction'],
  ])('SE-10 SE-08 is refused with the name of the field: %j', async (text, rule) => {
    const group = { offered: true, billsMembers: false, freeShippingFromCents: null };
    const place = {
      ...address,
      accountNumber: '100200',
      state: 'OR',
      zip: '97201',
      isDefault: false,
    };
    const asked: [RouteKey, string, InjectOptions][] = [
      ['POST /api/orders', 'poNumber', ordered({ poNumber: text })],
      ['POST /api/orders', 'patientName', ordered({ patientName: text })],
      ['POST /api/buying-groups', 'name', made('/api/buying-groups', { ...group, name: text })],
      [
        'POST /api/ship-to-addresses',
        'city',
        made('/api/ship-to-addresses', { ...place, city: text }),
      ],
    ];
    for (const [route, field, request] of asked)
      expect(await refusalOf(request, route)).toEqual([422, [[field, rule]]]);
  });
});

const withMaterial = (lens: object | undefined, material: string) =>
  withValueAt(lens, ['prescription', 'material'], material);

const BODIES = [
  '{"a":1e400}',
  '{"__proto__":{"x":1}}',
  'null',
  `${'['.repeat(9_000)}${']'.repeat(9_000)}`,
];
const QUERIES = ['', '{"__proto__":{"q":"x"}}', '[0,999999999999]', '9'.repeat(30)];

function bodies(route: RouteKey): InjectOptions[] {
  const shape = routes.bodyOf(route);
  if (!shape) return [];
  // Each request has an Idempotency-Key of its own: with one that was used, the server compares bodies and no more.
  const named = (place: Place) => {
    const request = routes.request(route);
    return { ...request, payload: withValueAt(request.payload, place, '__proto__') as object };
  };
  const raw = (payload: string) => {
    const { headers, ...request } = routes.request(route);
    return { ...request, payload, headers: { ...headers, 'content-type': 'application/json' } };
  };
  return [...schemaPlaces(shape).values.map(named), ...BODIES.map(raw)];
}

function queries(route: RouteKey): InjectOptions[] {
  const { query: _query, ...request } = routes.request(route);
  const asked = (name: string, value: string): InjectOptions => ({
    ...request,
    url: `${request.url}?${name}=${encodeURIComponent(value)}`,
  });
  return routes.queryNames(route).flatMap((name) => QUERIES.map((value) => asked(name, value)));
}

describe('values that nobody means', () => {
  it.each(ROUTES)(
    'SE-10 %s answers no 500 to names that objects have, nor to JSON',
    async (route) => {
      for (const request of [...bodies(route), ...queries(route)]) {
        const { statusCode } = await portal.request(allowed(route), request);
        const asked = JSON.stringify(request.payload ?? request.url);
        expect({ asked, failed: statusCode >= 500 }).toEqual({ asked, failed: false });
      }
    },
  );
});
