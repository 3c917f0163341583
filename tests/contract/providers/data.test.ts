import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DataProvider, GetListResult } from 'react-admin';
import { createDataProvider } from '#providers/data/data.ts';
import { createHttpClient } from '#providers/http/http.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { createConnection } from '#providers/http/connection.ts';
import { buildOrderInput } from '../../fixtures/build-order-input.ts';
import { dataDeps } from '../../fixtures/data-deps.ts';
import { fakeFetch } from '../../unit/providers/fake-fetch.ts';
import type { Sent } from '../../unit/providers/fake-fetch.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const getActivity = vi.fn<() => Promise<GetListResult>>(() =>
  Promise.resolve({ data: [{ id: 'u1' }], total: 1 }),
);
const activity: DataProvider = {
  getList: getActivity,
} as Partial<DataProvider> as DataProvider;
const connection = createConnection(
  createHttpClient({
    baseUrl: '/api',
    token: () => Promise.resolve('t'),
    endSession,
    log: () => undefined,
  }),
);
const data = createDataProvider(
  connection,
  dataDeps({ firestoreList: () => Promise.resolve(activity) }),
);

const ORDER = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  number: 'LP-1',
  accountNumber: '100200',
  practice: 'North',
  patientReference: 'P1',
  type: 'new',
  state: 'submitted',
  version: 1,
  lenses: [],
  flags: [],
  totalCents: 0,
  currency: 'USD',
  submittedAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  promisedAt: null,
  unread: 0,
  sourceOrderId: null,
  sourceOrderNumber: null,
  returnReason: null,
  poNumber: '',
  notes: '',
  patient: {},
  acknowledged: [],
  attachments: [],
  carrier: '',
  trackingNumber: '',
  invoiceNumber: null,
  events: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function queryOf(sent: Sent | undefined): Record<string, unknown> {
  const { searchParams } = new URL(sent?.url ?? '', 'http://portal.test');
  return Object.fromEntries(
    [...searchParams].map(([key, value]) => [key, JSON.parse(value) as unknown]),
  );
}

const PAGE = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'submittedAt', order: 'DESC' },
  filter: { state: 'submitted' },
} as const;

describe('orders and lenses, from the REST API', () => {
  it('asks for a page with sort and filter, and reads the total', async () => {
    const sent = fakeFetch(() => ({
      json: [ORDER],
      headers: { 'content-range': 'orders 25-49/317' },
    }));
    const answer = await data.getList('orders', PAGE);
    expect(answer).toEqual({ data: [ORDER], total: 317 });
    expect(sent[0]?.url).toMatch(/^\/api\/orders\?/);
    expect(queryOf(sent[0])).toEqual({
      sort: ['submittedAt', 'DESC'],
      range: [25, 49],
      filter: { state: 'submitted' },
    });
  });

  it('asks for many by id in one request, also more than fit a page', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `id-${index}`);
    const sent = fakeFetch(() => ({ json: ids.map((id) => ({ id })) }));
    const answer = await data.getMany('lenses', { ids });
    expect(answer.data).toHaveLength(60);
    expect(sent).toHaveLength(1);
    expect(queryOf(sent[0])).toEqual({ filter: { id: ids } });
  });

  it('ER-02 an old link to one record does not sign out', async () => {
    fakeFetch(() => ({ status: 404, json: { message: 'not found' } }));
    await expect(data.getOne('orders', { id: 'gone' })).rejects.toMatchObject({ status: 404 });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('ER-02 a list that fails does', async () => {
    fakeFetch(() => ({ status: 500 }));
    await expect(data.getList('orders', PAGE)).rejects.toMatchObject({ status: 500 });
    expect(endSession).toHaveBeenCalledExactlyOnceWith('server-error');
  });

  it('is refused with the status that the server gave', async () => {
    fakeFetch(() => ({ status: 403, json: { message: 'not yours' } }));
    await expect(data.getList('orders', PAGE)).rejects.toMatchObject({
      status: 403,
      message: 'not yours',
    });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('cancels a request when react-query does', async () => {
    const abort = new AbortController();
    fakeFetch(() => {
      abort.abort();
      throw abort.signal.reason;
    });
    await expect(data.getList('orders', { ...PAGE, signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('what is no plain edit', () => {
  it('OR-04 submits an order under its key', async () => {
    const sent = fakeFetch(() => ({ status: 201, json: ORDER }));
    const input = buildOrderInput({ patientReference: 'P1' });
    expect((await data.submitOrder(input, 'key-1')).data.number).toBe('LP-1');
    expect(sent[0]).toMatchObject({ url: '/api/orders', method: 'POST', body: input });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('OR-07 decides on the version that was seen, and hands on the one that is there now', async () => {
    const current = { ...ORDER, version: 2 };
    const sent = fakeFetch(() => ({ status: 412, json: { message: 'moved on', current } }));
    const decision = data.decideOrder(ORDER.id, 'approve', { version: 1, reason: 'fine' });
    await expect(decision).rejects.toMatchObject({ status: 412, body: { current } });
    expect(sent[0]?.url).toBe(`/api/orders/${ORDER.id}/approve`);
    expect(sent[0]?.headers.get('if-match')).toBe('"1"');
    expect(sent[0]?.body).toEqual({ reason: 'fine' });
  });
});

describe('the combination', () => {
  it('DB-01 asks Firestore for user activity', async () => {
    expect(await data.getList('userActivity', PAGE)).toEqual({ data: [{ id: 'u1' }], total: 1 });
    expect(getActivity).toHaveBeenCalledExactlyOnceWith('userActivity', PAGE);
  });

  it.each(['nothing', 'constructor', '__proto__'])('knows no resource "%s"', async (name) => {
    await expect(data.getList(name, PAGE)).rejects.toThrow(name);
  });

  it('has the methods it has, and no other: it is no promise', () => {
    expect('then' in data).toBe(false);
    expect(data.supportAbortSignal).toBe(true);
    expect(Reflect.get(data, 'anything')).toBeUndefined();
  });
});
