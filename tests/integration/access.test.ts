import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { expectations, type RouteKey } from './support/expectations.ts';
import { itAllows } from './support/it-allows.ts';
import { orderInput, submit, submitted } from './support/orders.ts';
import { ASKED_FIRST } from './support/people.ts';
import { requestsFor } from './support/requests.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let orderId: string;
beforeAll(async () => {
  orderId = (await submitted(portal)).id;
});

/** HEAD routes come with every GET but that of a file, and answer as it does. */
function routes() {
  return portal.app.registeredRoutes.filter(({ method }) => method !== 'HEAD');
}

const urlsOf = (method: string) =>
  portal.app.registeredRoutes.filter((one) => one.method === method).map(({ url }) => url);

describe('who may do what', () => {
  it('SE-01 refuses every route that is not public without a token, with a bad one and with a strange scheme', async () => {
    for (const route of routes().filter(({ permission }) => permission !== 'public')) {
      const request = requestsFor(portal, { orderId })[`${route.method} ${route.url}` as RouteKey];
      for (const authorization of [undefined, 'Bearer nonsense', 'Basic cHJhY3RpY2U6eA==']) {
        const response = await portal.app.inject({
          ...request(null),
          headers: { ...request(null).headers, ...(authorization && { authorization }) },
        });
        expect([route.url, response.statusCode]).toEqual([route.url, 401]);
        expect(apiErrorSchema.parse(response.json()).code).toBe('unauthenticated');
      }
    }
  });

  it('SE-03 a file is made and told of for GET alone', () => {
    const heads = new Set(urlsOf('HEAD'));
    const files = urlsOf('GET').filter((url) => /[./](pdf|csv|fhir|export)$/.test(url));
    expect(urlsOf('GET').filter((url) => !heads.has(url))).toEqual(files);
  });

  it.each([
    ['admin', /role/],
    ['unverified', /email/],
    ['unlinked', /account/],
    ['biller', /permission/],
  ] as const)('SE-01 refuses %s with 403 and says why', async (person, reason) => {
    const response = await submit(portal, person, orderInput());
    const error = apiErrorSchema.parse(response.json());
    expect(error).toMatchObject({ code: 'forbidden', message: expect.stringMatching(reason) });
  });

  it('answers 404 in the one shape for what does not exist', async () => {
    const paths = ['/api/nothing', '/api/orders/not-an-id', '/api/lenses/none'];
    for (const url of [...paths, '/api/orders/00000000-0000-4000-8000-000000000000']) {
      const response = await portal.request('admin', { url });
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(apiErrorSchema.parse(response.json()).requestId).toBe(
        response.headers['x-request-id'],
      );
    }
  });

  it('SE-01 has an expectation for each registered route, and no other', () => {
    const registered = routes().map(({ method, url }) => `${method} ${url}`);
    expect(Object.keys(expectations).toSorted()).toEqual(registered.toSorted());
  });

  itAllows(portal, ASKED_FIRST);
});
