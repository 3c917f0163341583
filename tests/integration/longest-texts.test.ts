import { beforeAll, describe, expect, it } from 'vitest';
import { ASKED_ALONE, type RouteKey } from './support/expectations.ts';
import { storeLongest } from './support/longest-texts.ts';
import { allowed, openRoutes, ROUTES, type OpenRoutes } from './support/open-routes.ts';
import { decide, orderInput, submit } from './support/orders.ts';
import { attachLongest, importLongest, mergeLongest, storeFormer } from './support/other-doors.ts';
import { usePortal } from './support/use.ts';

const CUSTOMER = 'PUT /api/customers/:id';
const READING = ROUTES.filter((route) => route.startsWith('GET ') && !ASKED_ALONE.includes(route));
const ANY_ORDER = /^(\/api\/orders\/)[^/?]+/;
/** Enough to have every kind of a record that the tests make. */
const RECORDS = 25;

const portal = usePortal();
let routes: OpenRoutes;
/** The texts that each route took at their longest. */
const stored = new Map<RouteKey, string[]>();

beforeAll(async () => {
  routes = await openRoutes(portal);
  await store(CUSTOMER, '/api/customers/100200');
  for (const route of ROUTES) if (/^(POST|PUT) /.test(route)) await store(route);
});

/** Stores what the route takes at its longest, in the record that its request names or in another one. */
async function store(route: RouteKey, address?: string): Promise<void> {
  const schema = routes.bodyOf(route);
  if (!schema) return;
  const asked = routes.request(route);
  const versionOf = async () => {
    const { headers, payload } = asked;
    const answer = await portal.request('super', { url: address ?? asked.url });
    const { version = 1 } = answer.json<{ version?: number }>();
    return { payload, headers: { ...headers, 'if-match': `"${version}"` } };
  };
  const isVersioned = asked.headers?.['if-match'] !== undefined;
  const changed = address && isVersioned ? await versionOf() : {};
  const request = () => ({ ...routes.request(route), ...changed, url: address ?? asked.url });
  const taken = await storeLongest(request, schema, async (tried) => {
    // Each text that was taken alone made another version.
    const now = isVersioned && route.startsWith('PUT ') ? await versionOf() : null;
    const sent = now ? { ...tried, headers: now.headers } : tried;
    const { statusCode } = await portal.request(allowed(route), sent);
    expect([route, statusCode]).toEqual([route, expect.toSatisfy((status) => status < 500)]);
    return statusCode < 300;
  });
  if (taken.length > 0) stored.set(route, taken);
}

/** The addresses of the route: of the first records of its list, or the one that its request names. */
async function addressesOf(route: RouteKey, records = RECORDS): Promise<string[]> {
  const { url } = routes.request(route);
  const [list = '', ...rest] = (route.split(' ')[1] ?? '').split('/:id');
  const query = url.split('?')[1];
  if (rest.length !== 1 || rest[0]?.includes(':')) return [url];
  const asked = `${list}?range=${encodeURIComponent(`[0,${records - 1}]`)}`;
  const rows: unknown = (await portal.request('super', { url: asked })).json();
  const ids = Array.isArray(rows) ? rows.map(({ id }: { id: unknown }) => String(id)) : [];
  const ofRows = ids.map((id) => `${list}/${id}${rest[0]}${query ? `?${query}` : ''}`);
  return [url, ...ofRows];
}

/** What is answered with a failure of the server. */
async function failuresOf(addresses: readonly string[]): Promise<unknown[]> {
  const failed: unknown[] = [];
  for (const url of addresses) {
    for (const person of ['practice', 'super'] as const) {
      const { statusCode, body } = await portal.request(person, { url });
      if (statusCode >= 500) failed.push([url, person, statusCode, body.slice(0, 300)]);
    }
  }
  return failed;
}

describe('SE-13 what is stored at its longest', () => {
  it('is taken by many doors', () => {
    const texts = [...stored.values()].flat().length;
    process.stdout.write(`doors: ${stored.size}, texts: ${texts}, reading: ${READING.length}\n`);
    expect(stored.get(CUSTOMER)).toContain('practice');
    expect(stored.size).toBeGreaterThan(25);
    expect(texts).toBeGreaterThan(50);
  });

  it.each(READING)('is read by %s', async (route) => {
    expect(await failuresOf(await addressesOf(route))).toEqual([]);
  });

  it('SE-08 OR-01 is no obstacle to an order of the practice, and to approving it', async () => {
    const order = await submit(portal, 'practice', orderInput());
    const { id, practice } = order.json<{ id: string; practice: string }>();
    expect([order.statusCode, practice.length]).toEqual([201, 120]);
    const approved = await decide(portal, 'admin', { id, action: 'approve', version: 1 });
    expect(approved.statusCode).toBe(200);
  });
});

describe('SE-13 what comes by other doors', () => {
  it('AD-17 is imported at its longest, merged, and read', async () => {
    const texts = await importLongest(portal, '300901');
    const customer = await portal.request('super', { url: '/api/customers/300901' });
    expect(customer.json()).toMatchObject({ practice: texts['Practice'], city: texts['City'] });
    const into = await mergeLongest(portal);
    const ofAccounts = READING.filter((route) => /\/api\/(customers|imports|prices)/.test(route));
    const addresses = await Promise.all(ofAccounts.map((route) => addressesOf(route)));
    expect(addresses.flat()).toContain('/api/customers/300901');
    expect(await failuresOf([...addresses.flat(), `/api/customers/${into}`])).toEqual([]);
  });

  it('OR-01 is the name of a file that goes with an order, which every route about the order reads', async () => {
    const id = await attachLongest(portal);
    const ofOrder = READING.filter((route) => route.startsWith('GET /api/orders/:id'));
    expect(ofOrder.length).toBeGreaterThan(4);
    const addresses = ofOrder.map((route) =>
      routes.request(route).url.replace(ANY_ORDER, `$1${id}`),
    );
    expect(await failuresOf(addresses)).toEqual([]);
  });
});

describe('SE-13 what is stored from before there were limits', () => {
  beforeAll(() => storeFormer(portal));

  it.each(READING)('is read by %s', async (route) => {
    expect(await failuresOf(await addressesOf(route, 3))).toEqual([]);
  });
});
