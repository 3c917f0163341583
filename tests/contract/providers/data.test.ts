import type { DataProvider, GetListResult } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#providers/data/data.ts';
import { createConnection } from '#providers/http/connection.ts';
import { createHttpClient } from '#providers/http/http.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { buildOrderInput } from '../../fixtures/build-order-input.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import { dataDeps } from '../../fixtures/data-deps.ts';
import { fakeFetch } from '../../unit/providers/fake-fetch.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const getActivity = vi.fn<() => Promise<GetListResult>>(() =>
  Promise.resolve({ data: [{ id: 'u1' }], total: 1 }),
);
const activity: DataProvider = { getList: getActivity } as Partial<DataProvider> as DataProvider;
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

const ORDER = buildOrder({ number: 'LP-1' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const PAGE = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'submittedAt', order: 'DESC' },
  filter: { state: 'submitted' },
} as const;

describe('what is no plain edit', () => {
  it('OR-04 submits an order under its key', async () => {
    const sent = fakeFetch(() => ({ status: 201, json: ORDER }));
    const input = buildOrderInput({ patientReference: 'P1' });
    expect((await data.submitOrder(input, 'key-1')).data.number).toBe('LP-1');
    expect(sent[0]).toMatchObject({ url: '/api/orders', method: 'POST', body: input });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
  });
});

describe('the combination', () => {
  it('DB-01 asks Firestore for user activity', async () => {
    expect(await data.getList('userActivity', PAGE)).toEqual({ data: [{ id: 'u1' }], total: 1 });
    expect(getActivity).toHaveBeenCalledExactlyOnceWith('userActivity', PAGE);
  });

  it.each(['kinds', 'constructor', '__proto__'])(
    'AD-07 lets the API say whether there is a resource "%s"',
    async (name) => {
      const sent = fakeFetch(() => ({ status: 404, json: { error: { code: 'notFound' } } }));
      await expect(data.getList(name, PAGE)).rejects.toMatchObject({ status: 404 });
      expect(sent[0]?.url).toMatch(new RegExp(`^/api/${name}\\?`));
    },
  );

  it('has the methods it has, and no other: it is no promise', () => {
    expect('then' in data).toBe(false);
    expect(data.supportAbortSignal).toBe(true);
    expect(Reflect.get(data, 'anything')).toBeUndefined();
  });
});
