import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#providers/data/data.ts';
import { STAFF_RESOURCES } from '#providers/data/later-staff.ts';
import type { StaffDeps } from '#providers/data/later-staff.ts';
import { laterEmailMethods } from '#providers/data/staff/later-emails.ts';
import { loadEmails } from '#providers/data/staff/load-emails.ts';
import { createStaffData } from '#providers/data/staff/staff.ts';
import type { StaffMethods } from '#providers/data/staff/staff.ts';
import { createConnection } from '#providers/http/connection.ts';
import { HttpFailure } from '#providers/http/http.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { buildApplication } from '#tests/fixtures/build-application.ts';
import { dataDeps } from '#tests/fixtures/data-deps.ts';

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

  it('AD-05 has each of its methods and resources, also before it is loaded', () => {
    const { data, staff } = start([]);
    expect(Object.keys(staff.resources).toSorted()).toEqual(STAFF_RESOURCES.toSorted());
    const missing = Object.keys(staff.methods).filter((name) => typeof data[name] !== 'function');
    expect(missing).toEqual([]);
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

  it.each(STAFF_RESOURCES)('AD-05 asks the API for its resource "%s"', async (resource) => {
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
      Promise.resolve({ status: 200, headers: new Headers(), json: [] }),
    );
    const load = vi.fn<typeof loadEmails>(loadEmails).mockImplementationOnce(gone);
    const emails = laterEmailMethods(createConnection(client), load);
    expect(load).not.toHaveBeenCalled();
    await expect(emails.templateVersions('a')).rejects.toMatchObject({ status: 0 });
    expect(client).not.toHaveBeenCalled();
    expect(await emails.templateVersions('a')).toEqual({ data: [] });
    expect(await emails.templateVersions('a')).toEqual({ data: [] });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
