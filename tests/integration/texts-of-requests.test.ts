import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { someApplication } from './support/applications.ts';
import { begun } from './support/drafts.ts';
import { expectations, type RouteKey } from './support/expectations.ts';
import { submitted } from './support/orders.ts';
import { PEOPLE, type Person } from './support/people.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import { requestsFor } from './support/requests.ts';
import { stringPlaces, withNameAt, withTextAt } from './support/string-places.ts';

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
const JSON_PARAMETERS = ['sort', 'range', 'filter'];

let portal: TestPortal;
let requests: ReturnType<typeof requestsFor>;
let shapes: z.infer<typeof openApiSchema>['paths'];

const openApiSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
          .optional(),
      }),
    ),
  ),
});

beforeAll(async () => {
  portal = await startPortal();
  requests = requestsFor(portal, {
    orderId: (await submitted(portal)).id,
    applicationId: (await someApplication(portal)).id,
    draftId: (await begun(portal)).id,
  });
  const description = await portal.request(null, { url: '/api/openapi.json' });
  shapes = openApiSchema.parse(description.json()).paths;
});
afterAll(() => portal.close());

/** Some way to say the same request wrongly, and the field that is to be named. */
interface Wrong {
  field: string;
  request: InjectOptions;
}

const ROUTES = Object.keys(expectations) as RouteKey[];

function shapeOf(route: RouteKey) {
  const [method = '', url = ''] = route.split(' ');
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  return shapes[path]?.[method.toLowerCase()];
}

/** Somebody whom the route lets in: whoever is refused would not learn what is wrong with their texts. */
function allowed(route: RouteKey): Person {
  const person = PEOPLE.find((one) => ![401, 403].includes(expectations[route][one]));
  if (!person) throw new Error(`Nobody may use ${route}`);
  return person;
}

function wrongParams(route: RouteKey, request: InjectOptions, inAddress: string): Wrong[] {
  const parts = String(request.url).split('/');
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
  request: InjectOptions,
  { text, inAddress }: { text: string; inAddress: string },
): Wrong[] {
  const declared = (shapeOf(route)?.parameters ?? []).filter((one) => one.in === 'query');
  const names = declared.map(({ name }) => name);
  const asked = (query: string): InjectOptions => {
    const { query: _query, ...rest } = request;
    return { ...rest, url: `${String(request.url)}?${query}` };
  };
  const inJson = (name: string, value: unknown) =>
    asked(`${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return [
    ...[...names, 'anything'].map((name) => ({
      field: name,
      request: asked(`${name}=${inAddress}`),
    })),
    ...names
      .filter((name) => JSON_PARAMETERS.includes(name))
      .flatMap((name) => [
        { field: `${name}.0`, request: inJson(name, [text, 'ASC']) },
        { field: `${name}.q`, request: inJson(name, { q: text }) },
        { field: `${name}.id.1`, request: inJson(name, { id: ['x', text] }) },
        { field: `${name}.${SHOWN_NAME[text]}`, request: inJson(name, { [text]: 'x' }) },
      ]),
  ];
}

function wrongHeaders(request: InjectOptions, text: string): Wrong[] {
  return HEADERS.map((name) => ({
    field: name,
    request: { ...request, headers: { ...request.headers, [name]: text } },
  }));
}

function wrongBodies(route: RouteKey, request: InjectOptions, text: string): Wrong[] {
  const shape = shapeOf(route)?.requestBody?.content['application/json']?.schema;
  if (!shape) return [];
  const { values, names } = stringPlaces(shape);
  const shown = SHOWN_NAME[text] ?? '';
  return [
    ...values.map((place) => ({
      field: place.join('.'),
      request: { ...request, payload: withTextAt(request.payload, place, text) as object },
    })),
    ...names.map((place) => ({
      field: [...place.slice(0, -1), shown].join('.'),
      request: { ...request, payload: withNameAt(request.payload, place, text) as object },
    })),
  ];
}

function wrongRequests(route: RouteKey, bad: { text: string; inAddress: string }): Wrong[] {
  const request = requests[route](allowed(route));
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
    const known = ROUTES.filter((route) => shapeOf(route));
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
