import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import type { RouteKey } from './support/expectations.ts';
import { allowed, openRoutes, ROUTES, type OpenRoutes } from './support/open-routes.ts';
import { schemaPlaces, withNameAt, withValueAt } from './support/schema-places.ts';

/** What no text may hold, as it stands in JSON and as it stands in an address. */
const BAD = {
  'a NUL': { text: 'a\0b', inAddress: 'a%00b' },
  'half a pair, the first': { text: 'a\ud83d b', inAddress: 'a%ED%A0%BD%20b' },
  'half a pair, the second': { text: 'a\ude00b', inAddress: 'a%ED%B8%80b' },
};
/** In errors the name of a field is shown without what cannot be stored. */
const SHOWN_NAME: Record<string, string> = {
  'a\0b': 'a\ufffdb',
  'a\ud83d b': 'a\ufffd b',
  'a\ude00b': 'a\ufffdb',
};
const HEADERS = [
  'idempotency-key',
  'if-match',
  'user-agent',
  'x-device-id',
  'x-forwarded-for',
  'accept-language',
  'x-anything',
];
/** Query parameters that hold JSON. */
const JSON_PARAMETERS = new Set(['sort', 'range', 'filter']);

const portal = usePortal();
let routes: OpenRoutes;

beforeAll(async () => {
  routes = await openRoutes(portal);
});

/** Some way to say the same request wrongly, and the field that is to be named. */
interface Wrong {
  field: string;
  request: InjectOptions;
}

function wrongParams(
  route: RouteKey,
  request: InjectOptions & { url: string },
  inAddress: string,
): Wrong[] {
  const parts = request.url.split('/');
  const template = (route.split(' ')[1] ?? '').split('/');
  return template.flatMap((part, index) => {
    if (!part.startsWith(':')) return [];
    const url = parts.with(index, inAddress).join('/');
    // The first half of a pair cannot be decoded at all: then the whole path is to blame.
    const field = inAddress.includes('%00') ? part.slice(1) : 'path';
    return [{ field, request: { ...request, url } }];
  });
}

function wrongQueries(
  route: RouteKey,
  request: InjectOptions & { url: string },
  { text, inAddress }: { text: string; inAddress: string },
): Wrong[] {
  const names = routes.queryNames(route);
  const asked = (query: string): InjectOptions => {
    const { query: _query, ...rest } = request;
    return { ...rest, url: `${request.url}?${query}` };
  };
  const inJson = (name: string, value: unknown) =>
    asked(`${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return [
    ...[...names, 'anything'].map((name) => ({
      field: name,
      request: asked(`${name}=${inAddress}`),
    })),
    ...names.flatMap((name) =>
      JSON_PARAMETERS.has(name)
        ? [
            { field: `${name}.0`, request: inJson(name, [text, 'ASC']) },
            { field: `${name}.q`, request: inJson(name, { q: text }) },
            { field: `${name}.id.1`, request: inJson(name, { id: ['x', text] }) },
            { field: `${name}.${SHOWN_NAME[text]}`, request: inJson(name, { [text]: 'x' }) },
          ]
        : [],
    ),
  ];
}

function wrongHeaders(request: InjectOptions, text: string): Wrong[] {
  return HEADERS.map((name) => ({
    field: name,
    request: { ...request, headers: { ...request.headers, [name]: text } },
  }));
}

function wrongBodies(route: RouteKey, request: InjectOptions, text: string): Wrong[] {
  const shape = routes.bodyOf(route);
  if (!shape) return [];
  const { values, names } = schemaPlaces(shape);
  const shown = SHOWN_NAME[text] ?? '';
  return [
    ...values.map((place) => ({
      field: place.join('.'),
      request: { ...request, payload: withValueAt(request.payload, place, text) as object },
    })),
    ...names.map((place) => ({
      field: [...place.slice(0, -1), shown].join('.'),
      request: { ...request, payload: withNameAt(request.payload, place, text) as object },
    })),
  ];
}

function wrongRequests(route: RouteKey, bad: { text: string; inAddress: string }): Wrong[] {
  const request = routes.request(route);
  return [
    ...wrongParams(route, request, bad.inAddress),
    ...wrongQueries(route, request, bad),
    ...wrongHeaders(request, bad.text),
    ...wrongBodies(route, request, bad.text),
  ];
}

async function told(route: RouteKey, { field, request }: Wrong) {
  const response = await portal.request(allowed(route), request);
  const error = apiErrorSchema.safeParse(JSON.parse(response.body || 'null')).data;
  return { field, status: response.statusCode, rule: error?.errors?.[field]?.rule };
}

describe('texts that cannot be stored', () => {
  it('SE-10 knows the shape of each registered route', () => {
    const known = ROUTES.filter((route) => routes.isDescribed(route));
    // The description does not describe itself, and takes nothing.
    expect(known.toSorted()).toEqual(
      ROUTES.filter((route) => route !== 'GET /api/openapi.json').toSorted(),
    );
    const registered = portal.app.registeredRoutes.filter(({ method }) => method !== 'HEAD');
    expect(registered.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      ROUTES.toSorted(),
    );
  });

  it.each(ROUTES)(
    'SE-10 %s answers 400 and names the field, wherever such a text stands',
    async (route) => {
      for (const bad of Object.values(BAD)) {
        const wrong = wrongRequests(route, bad);
        const answers = [];
        for (const one of wrong) answers.push(await told(route, one));
        expect(answers).toEqual(wrong.map(({ field }) => ({ field, status: 400, rule: 'text' })));
      }
    },
  );
});

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
