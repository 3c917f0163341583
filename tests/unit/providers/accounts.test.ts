import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadAccounts } from '#providers/account/accounts.ts';
import {
  buyingGroups,
  claimAccount,
  ownApplication,
  sendApplication,
} from '#providers/account/applications.ts';
import { customerInformation } from '#providers/account/customer-information.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';

const client = fakeClient({ token: () => Promise.resolve('a.b.c') });

/** A practice of `total` additional accounts, 25 to a page. */
function practiceOf(total: number) {
  return fakeFetch(({ url }) => {
    const page = Number(new URL(url, 'http://portal.test').searchParams.get('page'));
    const numbers = Array.from({ length: total }, (_, index) => String(100_201 + index));
    const additionalAccounts = numbers
      .slice((page - 1) * 25, page * 25)
      .map((accountNumber) => ({ accountNumber, practice: 'Branch' }));
    const main = { accountNumber: '100200', practice: 'North', practiceRole: 'owner' };
    return { json: { ...main, additionalAccounts, page, records: 25, total } };
  });
}

const FIRST_OF_TWO = {
  accountNumber: '100200',
  practice: 'North',
  practiceRole: 'owner',
  additionalAccounts: [],
  page: 1,
  records: 25,
  total: 26,
};

describe('customer information', () => {
  it('RS-02 names the token that the request carries, also while tokens are renewed', async () => {
    const sent = practiceOf(60);
    let issued = 0;
    await loadAccounts(fakeClient({ token: () => Promise.resolve(`a.${(issued += 1)}.c`) }));
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer a.1.c',
      'Bearer a.2.c',
      'Bearer a.3.c',
    ]);
    for (const { url, headers } of sent) {
      const token = /\/auth\/customer\/([^?]+)/.exec(url)?.[1];
      expect(`Bearer ${token}`).toBe(headers.get('authorization'));
    }
  });

  it('RS-02 names the account, page and records that it is given, page 1 of 25 by default', async () => {
    const sent = practiceOf(2);
    await customerInformation(client, { account: '100201', page: 3, records: 5 });
    await customerInformation(client);
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/auth/customer/a.b.c?page=3&records=5&account=100201',
      '/api/auth/customer/a.b.c?page=1&records=25',
    ]);
  });

  it('RS-02 gives null on failure', async () => {
    fakeFetch(() => ({ status: 403 }));
    expect(await customerInformation(client)).toBeNull();
  });
});

describe('the accounts of a practice', () => {
  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
    [60, 3],
  ])('PM-03 of %i additional ones are all there, in %i requests', async (total, requests) => {
    const sent = practiceOf(total);
    const accounts = await loadAccounts(client);
    expect(accounts[0]).toEqual({
      accountNumber: '100200',
      practice: 'North',
      practiceRole: 'owner',
    });
    expect(new Set(accounts.map((account) => account.accountNumber)).size).toBe(total + 1);
    expect(sent).toHaveLength(requests);
  });

  it.each([400, 403, 404])('are none when the server grants none: %i', async (status) => {
    fakeFetch(() => ({ status }));
    expect(await loadAccounts(client)).toEqual([]);
  });

  it.each([429, 500, 502, 503, 504])('LY-12 are not known after a %i', async (status) => {
    fakeFetch(() => ({ status }));
    await expect(loadAccounts(client)).rejects.toThrow('Failed to fetch customer information');
  });

  it('LY-12 are not known without an answer, or when it cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadAccounts(client)).rejects.toThrow('Failed to fetch customer information');
    fakeFetch(() => ({ json: { accountNumber: 'x' } }));
    await expect(loadAccounts(client)).rejects.toThrow('Failed to fetch customer information');
  });

  it('PM-03 LY-12 are those of the first page when the second grants none, and not known when it fails', async () => {
    let status = 403;
    fakeFetch(({ url }) => (url.includes('page=2') ? { status } : { json: FIRST_OF_TWO }));
    const { accountNumber, practice, practiceRole } = FIRST_OF_TWO;
    expect(await loadAccounts(client)).toEqual([{ accountNumber, practice, practiceRole }]);
    status = 503;
    await expect(loadAccounts(client)).rejects.toThrow('Failed to fetch customer information');
  });
});

const endSession = vi.fn<HttpDeps['endSession']>();
const ofForm = fakeClient({ endSession });
const { signal } = new AbortController();
const CLAIM = { accountNumber: '100500', zip: '97205', invoiceNumber: 'INV-50017' };

afterEach(() => void vi.unstubAllGlobals().clearAllMocks());

describe('the requests of somebody without an account number', () => {
  it('RS-05 sends an application under its key, and reads the latest, or that there is none', async () => {
    const application = buildApplication();
    const sent = fakeFetch(() => ({ status: 201, json: application }));
    expect(await sendApplication(ofForm, application, 'key-1')).toEqual(application);
    expect(sent[0]).toMatchObject({ url: '/api/customer', method: 'POST', body: application });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
    for (const latest of [application, null]) {
      fakeFetch(() => ({ json: { application: latest } }));
      expect(await ownApplication(ofForm, signal)).toEqual(latest);
    }
  });

  it('RS-06 RT-04 reads the buying groups, and claims an account', async () => {
    const groups = [{ id: 'g1', name: 'Clear Alliance' }];
    const sent = fakeFetch(({ method }) => ({
      json: method === 'GET' ? groups : { accountNumber: '100500' },
    }));
    expect(await buyingGroups(ofForm, signal)).toEqual(groups);
    expect(await claimAccount(ofForm, CLAIM)).toBe('100500');
    expect(sent).toMatchObject([
      { url: '/api/customer/buyinggroups' },
      { url: '/api/customer/claim', method: 'POST', body: CLAIM },
    ]);
  });
});
