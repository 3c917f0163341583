import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import type { InjectOptions } from 'fastify';
import type { RouteKey } from './support/expectations.ts';
import { allowed, openRoutes, ROUTES, type OpenRoutes } from './support/open-routes.ts';
import { schemaPlaces, withValueAt } from './support/schema-places.ts';

/** Larger than the columns of PostgreSQL take. */
const NUMBERS = [2 ** 53 - 1, 2 ** 31, -(2 ** 31) - 1];
/** The ends of the calendar, and a name that objects have anyway. */
const TEXTS = ['0000-01-01', '9999-12-31', '__proto__'];
const BODIES = [
  '{"a":1e400}',
  '{"__proto__":{"x":1}}',
  'null',
  `${'['.repeat(9_000)}${']'.repeat(9_000)}`,
];
const QUERIES = [
  '',
  '{"from":"0000-01-01","to":"0000-01-01"}',
  '{"from":"9999-12-31","to":"9999-12-31"}',
  '{"__proto__":{"q":"x"}}',
  '[0,999999999999]',
  '9'.repeat(30),
];

/** One of the texts is a good password, and whoever changes it is signed out. */
const ENDS_SESSIONS: RouteKey = 'POST /api/auth/password';

const portal = usePortal();
let routes: OpenRoutes;
beforeAll(async () => {
  routes = await openRoutes(portal);
});

function bodies(route: RouteKey): InjectOptions[] {
  const shape = routes.bodyOf(route);
  if (!shape) return [];
  const { numbers, values } = schemaPlaces(shape);
  // Each request has an Idempotency-Key of its own: with one that was used, the server compares bodies and no more.
  const at = (place: (typeof values)[number], value: unknown) => {
    const request = routes.request(route);
    return { ...request, payload: withValueAt(request.payload, place, value) as object };
  };
  const raw = (payload: string): InjectOptions => {
    const { headers, ...request } = routes.request(route);
    return { ...request, payload, headers: { ...headers, 'content-type': 'application/json' } };
  };
  return [
    ...numbers.flatMap((place) => NUMBERS.map((value) => at(place, value))),
    ...values.flatMap((place) => TEXTS.map((value) => at(place, value))),
    ...BODIES.map(raw),
  ];
}

function queries(route: RouteKey): InjectOptions[] {
  const { query: _query, ...request } = routes.request(route);
  const asked = (name: string, value: string): InjectOptions => ({
    ...request,
    url: `${request.url}?${name}=${encodeURIComponent(value)}`,
  });
  return routes.queryNames(route).flatMap((name) => QUERIES.map((value) => asked(name, value)));
}

describe('values at the end of what can be written', () => {
  it.each(ROUTES.filter((route) => route !== ENDS_SESSIONS))(
    'SE-10 %s answers no 500 to numbers, dates and names that nobody means',
    async (route) => {
      for (const request of [...bodies(route), ...queries(route)]) {
        const { statusCode } = await portal.request(allowed(route), request);
        const asked = JSON.stringify(request.payload ?? request.url);
        expect({ asked, failed: statusCode >= 500 }).toEqual({ asked, failed: false });
      }
    },
  );
});
