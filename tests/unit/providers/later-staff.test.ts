import { until } from 'test-tools/until.ts';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#providers/data/data.ts';
import { laterStaffData, type StaffDeps } from '#providers/data/later-staff.ts';
import { laterEmailMethods } from '#providers/data/staff/later-emails.ts';
import {
  liveListMethods,
  type LiveListWatcher,
  type LivePage,
} from '#providers/data/staff/live-list.ts';
import { loadEmails } from '#providers/data/staff/load-emails.ts';
import { createStaffData, type StaffMethods } from '#providers/data/staff/staff.ts';
import type { DocumentQuery, DocumentRow } from '#providers/firebase/documents-query.ts';
import { createConnection } from '#providers/http/connection.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import { dataDeps } from '../../fixtures/data-deps.ts';

const PAGE = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

const loader = () => vi.fn<StaffDeps['loadStaff']>(() => Promise.resolve({ createStaffData }));

/** A data provider whose requests are all answered with `json`, and how it loads the code for staff. */
function start(json: unknown, loadStaff = loader()) {
  const client = vi.fn<HttpClient>(() =>
    Promise.resolve({ status: 200, headers: new Headers({ 'content-range': 'x */0' }), json }),
  );
  const connection = createConnection(client);
  const data = createDataProvider(connection, dataDeps({ loadStaff }));
  const staff = createStaffData(connection, dataDeps());
  return { data, client, loadStaff, staff };
}

const NO_REPORTS = { foreign: 0, days: 90 };

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('the staff’s part of the data provider', () => {
  it('OR-09 is not loaded by what a practice does', async () => {
    const { data, client, loadStaff } = start([]);
    await data.getList('orders', PAGE);
    await data.getMany('lenses', { ids: ['a'] });
    await data.orderDrafts('100200');
    await data.agreedPrices('100200');
    await data.orderMessages('o1');
    expect(client).toHaveBeenCalledTimes(5);
    expect(loadStaff).not.toHaveBeenCalled();
  });

  it('AD-05 is loaded once, by the first of its methods or resources', async () => {
    const application = buildApplication();
    const { data, client, loadStaff } = start(application);
    const seen = { version: 3 };
    const decided = data.decideApplication(application.id, 'approve', seen);
    await Promise.all([decided, data.getOne('customers', { id: '100200' })]);
    expect(await decided).toEqual({ data: application });
    expect(client).toHaveBeenCalledTimes(2);
    expect(loadStaff).toHaveBeenCalledOnce();
  });

  it('AD-05 has each of its methods, also before it is loaded', () => {
    const { data, client, staff } = start([]);
    const missing = Object.keys(staff.methods).filter((name) => typeof data[name] !== 'function');
    expect(missing).toEqual([]);
    const { methods } = laterStaffData(createConnection(client), dataDeps());
    expect(Object.keys(staff.methods).toSorted()).toEqual(Object.keys(methods).toSorted());
  });

  it('AD-05 passes each call to the method of the same name, with what was asked', async () => {
    const { staff } = start([]);
    for (const name of Object.keys(staff.methods) as (keyof StaffMethods)[]) {
      const method = vi.fn<() => Promise<unknown>>(() => Promise.resolve(name));
      const methods = { ...staff.methods, [name]: method };
      const loadStaff = vi.fn<StaffDeps['loadStaff']>(() =>
        Promise.resolve({ createStaffData: () => ({ ...staff, methods }) }),
      );
      const call = start([], loadStaff).data[name] as (...asked: unknown[]) => Promise<unknown>;
      expect(await call('first', 'second')).toBe(name);
      expect(method).toHaveBeenCalledExactlyOnceWith('first', 'second');
    }
  });

  it.each([
    'buying-groups',
    'customers',
    'email-settings',
    'payments',
    'users',
    // A kind of record that nothing else knows yet.
    'chair-colors',
  ])('AD-05 asks the API for its resource "%s"', async (resource) => {
    const { data, client } = start([]);
    expect(await data.getList(resource, PAGE)).toEqual({ data: [], total: 0 });
    expect(client.mock.calls[0]?.[0]).toMatch(new RegExp(`^/${resource}\\?`));
  });

  it('ER-04 that cannot be loaded is a lost connection, and the next call tries again', async () => {
    const loadStaff = loader();
    loadStaff.mockImplementationOnce(gone).mockImplementationOnce(gone);
    const { data, client } = start([], loadStaff);
    const failed = await data.lensVersions('a').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(HttpFailure);
    expect(failed).toMatchObject({ status: 0, body: null, cause: expect.any(TypeError) });
    await expect(data.getList('users', PAGE)).rejects.toMatchObject({ status: 0 });
    expect(client).not.toHaveBeenCalled();
    expect(await data.lensVersions('a')).toEqual({ data: [] });
    expect(loadStaff).toHaveBeenCalledTimes(3);
  });

  it('EM-02 ER-04 loads the methods of emails later, and tries again after a failure', async () => {
    const client = vi.fn<HttpClient>(() =>
      Promise.resolve({ status: 200, headers: new Headers(), json: NO_REPORTS }),
    );
    const load = vi.fn<typeof loadEmails>(loadEmails).mockImplementationOnce(gone);
    const emails = laterEmailMethods(createConnection(client), load);
    expect(load).not.toHaveBeenCalled();
    await expect(emails.countReports()).rejects.toMatchObject({ status: 0 });
    expect(client).not.toHaveBeenCalled();
    expect(await emails.countReports()).toEqual({ data: NO_REPORTS });
    expect(await emails.countReports()).toEqual({ data: NO_REPORTS });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

const LIVE_PAGE: LivePage = {
  pagination: { page: 1, perPage: 2 },
  sort: { field: 'lastActivity', order: 'DESC' },
  filter: {},
};

const rows = (...ids: string[]): DocumentRow[] => ids.map((id) => ({ id, data: { of: id } }));
const recordOf = (id: string) => ({ id, of: id });

/** Follows a page in a Firestore that says what the test says. */
async function follow(page = LIVE_PAGE) {
  const asked: { collection: string; query: DocumentQuery }[] = [];
  const heard: {
    onRows?: (rows: DocumentRow[], isCurrent: boolean) => void;
    onError?: (error: unknown) => void;
  } = {};
  const end = vi.fn<() => void>();
  const count = vi.fn<(collection: string, where?: unknown) => Promise<number>>();
  const documents = {
    count,
    follow: (
      collection: string,
      query: DocumentQuery,
      onRows: (rows: DocumentRow[], isCurrent: boolean) => void,
      onError: (error: unknown) => void,
    ) => {
      asked.push({ collection, query });
      Object.assign(heard, { onRows, onError });
      return end;
    },
  };
  const watcher = {
    onRows: vi.fn<LiveListWatcher['onRows']>(),
    onTotal: vi.fn<LiveListWatcher['onTotal']>(),
    onError: vi.fn<LiveListWatcher['onError']>(),
  };
  const { followList } = liveListMethods(() => Promise.resolve(documents));
  const stop = await followList('userActivity', page, watcher);
  return { ...watcher, asked, heard, end, count, stop };
}

describe('a list of Firestore, live', () => {
  it('DB-01 shows of the pages before it nothing', async () => {
    const pagination = { page: 2, perPage: 2 };
    const { asked, heard, onRows } = await follow({ ...LIVE_PAGE, pagination });
    expect(asked[0]?.query.limit).toBe(4);
    heard.onRows?.(rows('a', 'b', 'c'), true);
    expect(onRows).toHaveBeenLastCalledWith([recordOf('c')], true, 3);
  });

  it('EN-03 an empty cache is no proof, and tells no total', async () => {
    const { heard, onRows } = await follow();
    heard.onRows?.([], false);
    expect(onRows).not.toHaveBeenCalled();
    heard.onRows?.(rows('a'), false);
    expect(onRows).toHaveBeenLastCalledWith([recordOf('a')], false, undefined);
    heard.onRows?.([], true);
    expect(onRows).toHaveBeenLastCalledWith([], true, 0);
  });

  it('DB-01 counts again after a row came or went, when there may be more behind the page', async () => {
    const { heard, count, onRows, onTotal } = await follow();
    count.mockResolvedValue(7);
    heard.onRows?.(rows('a', 'b'), true);
    heard.onRows?.(rows('a', 'b'), true);
    expect(onRows).toHaveBeenLastCalledWith([recordOf('a'), recordOf('b')], true, undefined);
    expect(count).not.toHaveBeenCalled();
    heard.onRows?.(rows('c', 'a'), true);
    await until(() => expect(onTotal).toHaveBeenCalledExactlyOnceWith(7));
    expect(count).toHaveBeenCalledExactlyOnceWith('userActivity', []);
  });

  it('ER-04 tells a failure as the API would, and nothing after the end', async () => {
    const { heard, onError, stop, end } = await follow();
    heard.onError?.({ code: 'permission-denied', message: 'no' });
    expect(onError.mock.lastCall?.[0]).toMatchObject({ status: 403 });
    stop();
    heard.onError?.({ code: 'unavailable', message: 'no' });
    expect(end).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });
});
